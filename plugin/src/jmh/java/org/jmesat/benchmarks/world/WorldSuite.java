package org.jmesat.benchmarks.world;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jmesat.benchmarks.Cell;
import org.jmesat.benchmarks.Plot;
import org.jmesat.benchmarks.Settings;
import org.jmesat.benchmarks.Suite;
import org.jmesat.benchmarks.Time;
import org.jmesat.benchmarks.TimeTable;
import org.jmesat.benchmarks.Verdict;
import org.jmesat.testing.world.WorldWorkload;
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
    public String report(List<Cell> cells, Plot plot) {
        TimeTable table = new TimeTable();
        Map<String, NavigableMap<Double, Double>> lines = new LinkedHashMap<>();
        for (Cell cell : cells) {
            Crowd crowd = new Crowd(WorldWorkload.valueOf(cell.param("workload")),
                    Integer.parseInt(cell.param("bodies")));
            String library = Library.valueOf(cell.param("library")).label();
            table.put(crowd.label(), library, cell.time());
            if (crowd.workload() == WorldWorkload.WORLD) {
                lines.computeIfAbsent(library, key -> new TreeMap<>())
                        .put((double) crowd.bodies(), cell.time().median());
            }
        }
        List<Verdict> verdicts = new ArrayList<>();
        for (Requirement required : Requirement.ALL) {
            table.judge("", required.crowd().label(), required.peer().label(), required.atMost(), verdicts);
        }
        plot.lines("ms a tick in which all bodies move", "bodies", lines);
        return table.format("ms a tick") + Verdict.format(verdicts) + Time.MARK;
    }
}
