package org.jmesat.benchmarks.pairs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.benchmarks.Settings;
import org.jmesat.benchmarks.Suite;
import org.openjdk.jmh.results.RunResult;
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
    public String report(List<RunResult> results) {
        return new PairReport(results).toString();
    }
}
