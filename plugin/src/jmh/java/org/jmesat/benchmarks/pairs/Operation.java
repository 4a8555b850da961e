package org.jmesat.benchmarks.pairs;

import java.util.Arrays;

/** A test of a pair. */
enum Operation {
    OVERLAP("boolean", OverlapBenchmark.class),
    MTV("MTV", MtvBenchmark.class);

    private final String label;
    private final Class<? extends PairBenchmark> benchmark;

    Operation(String label, Class<? extends PairBenchmark> benchmark) {
        this.label = label;
        this.benchmark = benchmark;
    }

    /** The operation whose benchmark has the method of this qualified name. */
    static Operation of(String name) {
        return Arrays.stream(values())
                .filter(operation -> name.startsWith(operation.benchmark.getName() + "."))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " is no benchmark of pairs"));
    }

    String label() {
        return label;
    }

    Class<? extends PairBenchmark> benchmark() {
        return benchmark;
    }

    boolean isAnsweredBy(Library library) {
        return this == OVERLAP || library.findsMtv();
    }
}
