package org.jmesat.benchmarks.workers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jmesat.benchmarks.Cell;
import org.jmesat.benchmarks.Plot;
import org.jmesat.benchmarks.Settings;
import org.jmesat.benchmarks.Suite;
import org.jmesat.benchmarks.Verdict;
import org.openjdk.jmh.runner.options.Options;

/** The speed-up of a second thread. */
public final class WorkersSuite implements Suite {
    private static final int REQUIRED_AT = 50_000;
    private static final double REQUIRED = 1.6;

    @Override
    public String name() {
        return "workers";
    }

    @Override
    public List<Options> cells(Settings settings) {
        List<Options> cells = new ArrayList<>();
        if (settings.includes(WorkersBenchmark.class)) {
            for (int bodies : settings.numbers("bodies", 10_000, 50_000)) {
                cells.add(settings.options(WorkersBenchmark.class).param("bodies", String.valueOf(bodies)).build());
            }
        }
        return cells;
    }

    @Override
    public String report(List<Cell> cells, Plot plot) {
        StringBuilder text = new StringBuilder()
                .append("\n| ms a step | one thread | two threads | times as fast | required | |\n")
                .append("| --- | --- | --- | --- | --- | --- |\n");
        List<Plot.Bar> bars = new ArrayList<>();
        for (Cell cell : cells) {
            int bodies = Integer.parseInt(cell.param("bodies"));
            // The ratio of times of the same iteration, in which the worlds alternate.
            double gain = cell.median("gain");
            boolean isMissed = bodies == REQUIRED_AT && gain < REQUIRED;
            text.append(String.format(Locale.ROOT, "| world %s | %.2f | %.2f | %.2f |", Plot.count(bodies),
                    cell.median("one"), cell.median("two"), gain));
            text.append(bodies != REQUIRED_AT ? " | |\n"
                    : String.format(Locale.ROOT, " ≥ %.1f | %s |%n", REQUIRED, isMissed ? "MISS" : "PASS"));
            bars.add(new Plot.Bar(Plot.count(bodies) + " bodies, two threads: " + Verdict.number(gain)
                    + (bodies == REQUIRED_AT ? " (≥ " + REQUIRED + ")" : ""), gain, isMissed));
        }
        plot.bars("times as fast as one thread", "An orange bar misses the limit.", bars);
        return text.toString();
    }
}
