package org.jmesat.benchmarks;

import java.util.List;
import org.openjdk.jmh.runner.options.Options;

/** A group of benchmarks that are run and reported together. */
public interface Suite {
    /** The name of the suite on the command line and of its result files. */
    String name();

    /** The cells to run, in order; empty when the settings select other benchmarks only. */
    List<Options> cells(Settings settings);

    /** Formats the results as tables of Markdown, and draws them into a plot. */
    String report(List<Cell> cells, Plot plot);
}
