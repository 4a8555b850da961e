package org.jmesat.benchmarks;

import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.Options;

/** Benchmarks that are run and reported together. */
public interface Suite {
    /** What the file of the results is called. */
    String name();

    /** The cells to run, in order; none when the settings ask for other benchmarks only. */
    List<Options> cells(Settings settings);

    /** What to print about the results, as Markdown. */
    String report(List<RunResult> results);
}
