package org.jmesat.benchmarks.pairs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
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
import org.openjdk.jmh.runner.options.Options;

/** The narrow phase alone, of this project and its peers, on single pairs of polygons. */
public final class PairSuite implements Suite {
    private static final int QUICK_PAIRS = 8_192;

    @Override
    public String name() {
        return "pairs";
    }

    /** Runs all libraries of a workload in a row, so that they are measured under the same conditions. */
    @Override
    public List<Options> cells(Settings settings) {
        List<Operation> operations =
                Arrays.stream(Operation.values()).filter(each -> settings.includes(each.benchmark())).toList();
        if (operations.isEmpty()) {
            return List.of();
        }
        int pairs = pairs(settings);
        List<Options> cells = new ArrayList<>();
        for (String workload : settings.values("workload", Workload.ALL, "[0-9]+(-[0-9]+)?")) {
            for (Operation operation : operations) {
                for (Library library : settings.constants("library", Library.class)) {
                    if (operation.isAnsweredBy(library) && library.takes(Workload.parse(workload))) {
                        cells.add(settings.options(operation.benchmark())
                                .param("library", library.name())
                                .param("workload", workload)
                                .param("pairs", String.valueOf(pairs))
                                .operationsPerInvocation(pairs)
                                .build());
                    }
                }
            }
        }
        return cells;
    }

    private static int pairs(Settings settings) {
        List<Integer> asked =
                settings.numbers("pairs", settings.isQuick() ? QUICK_PAIRS : PairBenchmark.PAIRS);
        if (asked.size() != 1) {
            throw new IllegalArgumentException("One number of pairs for all cells, not " + asked);
        }
        return asked.get(0);
    }

    @Override
    public String report(List<Cell> cells, Plot plot) {
        Map<Operation, TimeTable> tables = new EnumMap<>(Operation.class);
        NavigableMap<Double, String> corners = new TreeMap<>();
        for (Cell cell : cells) {
            String workload = cell.param("workload");
            corners.put(Workload.parse(workload).mean(), workload);
            tables.computeIfAbsent(Operation.of(cell.benchmark()), key -> new TimeTable())
                    .put(workload, Library.valueOf(cell.param("library")).label(), cell.time());
        }
        StringBuilder text = new StringBuilder();
        List<Verdict> verdicts = new ArrayList<>();
        tables.forEach((operation, table) -> {
            text.append(table.format(operation.label() + ", ns a pair of " + cells.get(0).param("pairs")));
            plot.lines(operation.label() + ": our time / their time; below 1 we are faster",
                    "mean number of corners of a polygon", ratios(table, corners));
        });
        for (Requirement required : Requirement.ALL) {
            tables.getOrDefault(required.operation(), new TimeTable()).judge(required.operation().label() + ", ",
                    required.workload(), required.peer().label(), required.atMost(), verdicts);
        }
        return text + Verdict.format(verdicts) + Time.MARK;
    }

    private static Map<String, NavigableMap<Double, Double>> ratios(TimeTable table, Map<Double, String> corners) {
        Map<String, NavigableMap<Double, Double>> lines = new LinkedHashMap<>();
        for (Library library : Library.values()) {
            corners.forEach((mean, workload) -> {
                double ratio = table.ratio(workload, library.label());
                if (!Double.isNaN(ratio)) {
                    lines.computeIfAbsent(library.label(), key -> new TreeMap<>()).put(mean, ratio);
                }
            });
        }
        return lines;
    }
}
