package org.jmesat.benchmarks.pairs;

import java.util.List;
import java.util.Random;

/**
 * The number of corners of the polygons: from {@code least} to {@code most}, each equally likely.
 *
 * <p>Written as {@code 3-8}, or {@code 4} if all polygons have the same number.
 */
record Workload(int least, int most) {
    static final List<String> ALL = List.of("3-8", "4", "32", "128");

    static Workload parse(String text) {
        String[] ends = text.split("-", 2);
        int least = Integer.parseInt(ends[0]);
        int most = Integer.parseInt(ends[ends.length - 1]);
        if (least < 3 || most < least) {
            throw new IllegalArgumentException("No polygons have " + text + " corners");
        }
        return new Workload(least, most);
    }

    double mean() {
        return 0.5 * (least + most);
    }

    int draw(Random random) {
        return least + random.nextInt(most - least + 1);
    }
}
