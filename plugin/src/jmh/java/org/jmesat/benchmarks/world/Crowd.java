package org.jmesat.benchmarks.world;

import org.jmesat.benchmarks.Plot;
import org.jmesat.testing.world.WorldWorkload;

/**
 * A workload and its number of bodies.
 *
 * @param workload the workload
 * @param bodies number of bodies, as for {@link WorldWorkload#generate}
 */
record Crowd(WorldWorkload workload, int bodies) {
    String label() {
        return workload.label() + " " + Plot.count(bodies);
    }
}
