package org.jmesat.benchmarks.world;

import java.util.Locale;
import org.jmesat.testing.world.WorldWorkload;

/**
 * A workload and how many bodies it has.
 *
 * @param workload the workload
 * @param bodies as {@link WorldWorkload#generate} takes it
 */
record Crowd(WorldWorkload workload, int bodies) {
    String label() {
        return workload.label() + String.format(Locale.ROOT, " %,d", bodies).replace(',', ' ');
    }
}
