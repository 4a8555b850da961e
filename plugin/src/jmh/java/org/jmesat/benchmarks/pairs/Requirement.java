package org.jmesat.benchmarks.pairs;

import java.util.ArrayList;
import java.util.List;

/**
 * A requirement on our speed. All of them are in this file.
 *
 * @param operation the test
 * @param workload the workload, as written in {@link Workload#ALL}
 * @param peer the library that we are compared with
 * @param atMost the largest ratio of our time to the peer's
 */
record Requirement(Operation operation, String workload, Library peer, double atMost) {
    static final List<Requirement> ALL = all();

    private static List<Requirement> all() {
        List<Requirement> all = new ArrayList<>();
        for (Library peer : Library.peers()) {
            add(all, peer, Operation.OVERLAP, 1, 1, 1, 1);
            add(all, peer, Operation.MTV, peer == Library.JBOX2D_SAT ? 0.40 : 1, 0.5, 0.5, 1);
        }
        return List.copyOf(all);
    }

    /** One ratio for each workload, except workloads that the peer cannot run. */
    private static void add(List<Requirement> all, Library peer, Operation operation, double... atMost) {
        for (int i = 0; i < atMost.length; i++) {
            String workload = Workload.ALL.get(i);
            if (operation.isAnsweredBy(peer) && peer.takes(Workload.parse(workload))) {
                all.add(new Requirement(operation, workload, peer, atMost[i]));
            }
        }
    }
}
