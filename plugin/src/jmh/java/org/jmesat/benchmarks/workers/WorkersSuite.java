package org.jmesat.benchmarks.workers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jmesat.benchmarks.Settings;
import org.jmesat.benchmarks.Suite;
import org.openjdk.jmh.results.RunResult;
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
    public String report(List<RunResult> results) {
        StringBuilder text = new StringBuilder()
                .append("\n| ms a step | one thread | two threads | times as fast | required | |\n")
                .append("| --- | --- | --- | --- | --- | --- |\n");
        for (RunResult result : results) {
            int bodies = Integer.parseInt(result.getParams().getParam("bodies"));
            // The ratio of times of the same iteration, in which the worlds alternate.
            double gain = Suite.median(result, "gain");
            text.append(String.format(Locale.ROOT, "| world %d | %.2f | %.2f | %.2f |", bodies,
                    Suite.median(result, "one"), Suite.median(result, "two"), gain));
            text.append(bodies != REQUIRED_AT ? " | |\n"
                    : String.format(Locale.ROOT, " %.1f | %s |%n", REQUIRED, gain >= REQUIRED ? "PASS" : "MISS"));
        }
        return text.toString();
    }
}
