package org.jmesat.benchmarks.world;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.benchmarks.Settings;
import org.jmesat.benchmarks.Suite;
import org.jmesat.testing.world.WorldWorkload;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.Options;

/** Ticks of whole worlds, of this project and its peers. */
public final class WorldSuite implements Suite {
    private static final Integer[] QUICK = {1000};

    @Override
    public String name() {
        return "world";
    }

    /** Runs all libraries of a workload in a row, so that they are measured under the same conditions. */
    @Override
    public List<Options> cells(Settings settings) {
        if (!settings.includes(WorldBenchmark.class)) {
            return List.of();
        }
        List<Options> cells = new ArrayList<>();
        for (Crowd crowd : crowds(settings)) {
            for (Library library : settings.constants("library", Library.class)) {
                if (library.takes(crowd.workload(), crowd.bodies())) {
                    cells.add(settings.options(WorldBenchmark.class)
                            .param("library", library.name())
                            .param("workload", crowd.workload().name())
                            .param("bodies", String.valueOf(crowd.bodies()))
                            .build());
                }
            }
        }
        return cells;
    }

    private static List<Crowd> crowds(Settings settings) {
        List<Crowd> crowds = new ArrayList<>();
        for (WorldWorkload workload : settings.constants("workload", WorldWorkload.class)) {
            for (int bodies : settings.numbers("bodies", settings.isQuick() ? QUICK : sizes(workload))) {
                crowds.add(new Crowd(workload, bodies));
            }
        }
        return crowds;
    }

    private static Integer[] sizes(WorldWorkload workload) {
        return switch (workload) {
            case WORLD -> new Integer[] {1_000, 10_000, 50_000, 100_000};
            case STATIC -> new Integer[] {50_000};
            default -> new Integer[] {10_000};
        };
    }

    @Override
    public String report(List<RunResult> results) {
        return new WorldReport(results).toString();
    }

    @Override
    public void plot(List<RunResult> results, Path folder) throws IOException {
        WorldPlot.write(TickTimes.of(results), folder.resolve("world.svg"));
    }
}
