package org.jmesat.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.Options;

/** A group of benchmarks that are run and reported together. */
public interface Suite {
    /** The name of the suite on the command line and of its result files. */
    String name();

    /** The cells to run, in order; empty when the settings select other benchmarks only. */
    List<Options> cells(Settings settings);

    /** Formats the results as Markdown. */
    String report(List<RunResult> results);

    /** Draws plots of the results, if the suite has any, into a folder. */
    default void plot(List<RunResult> results, Path folder) throws IOException {
    }

    /** The median of a counter over the iterations of a cell. */
    static double median(RunResult result, String counter) {
        return result.getSecondaryResults().get(counter).getStatistics().getPercentile(50);
    }
}
