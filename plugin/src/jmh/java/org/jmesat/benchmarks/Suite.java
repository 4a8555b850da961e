package org.jmesat.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.Options;

/** Benchmarks that are run and reported together. */
public interface Suite {
    /** What the files of the results are called, and the suite on the command line. */
    String name();

    /** The cells to run, in order; none when the settings ask for other benchmarks only. */
    List<Options> cells(Settings settings);

    /** What to print about the results, as Markdown. */
    String report(List<RunResult> results);

    /** Draws the results into files of this folder, where there is something to draw. */
    default void plot(List<RunResult> results, Path folder) throws IOException {
    }

    /** The median of a counter over the iterations of a cell. */
    static double median(RunResult result, String counter) {
        return result.getSecondaryResults().get(counter).getStatistics().getPercentile(50);
    }
}
