package org.jmesat.benchmarks.world;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.testing.world.WorldWorkload;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/** The measured times by workload, number of bodies and library. */
final class TickTimes {
    private final Map<Crowd, Map<Library, TickTime>> times = new LinkedHashMap<>();

    static TickTimes of(List<RunResult> results) {
        TickTimes all = new TickTimes();
        for (RunResult result : results) {
            BenchmarkParams params = result.getParams();
            Crowd crowd = new Crowd(WorldWorkload.valueOf(params.getParam("workload")),
                    Integer.parseInt(params.getParam("bodies")));
            all.times.computeIfAbsent(crowd, key -> new EnumMap<>(Library.class))
                    .put(Library.valueOf(params.getParam("library")), TickTime.of(result));
        }
        return all;
    }

    /** The workloads in the order of their measurement. */
    List<Crowd> crowds() {
        return new ArrayList<>(times.keySet());
    }

    /** Null if it was not measured. */
    TickTime get(Crowd crowd, Library library) {
        return times.getOrDefault(crowd, Map.of()).get(library);
    }

    boolean has(Library library) {
        return times.values().stream().anyMatch(row -> row.containsKey(library));
    }
}
