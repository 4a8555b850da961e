package org.jmesat.benchmarks.world;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.testing.world.WorldWorkload;

/**
 * A requirement on our speed. All of them are in this file.
 *
 * @param crowd the workload and its number of bodies
 * @param peer the library that we are compared with
 * @param atMost the largest ratio of our time to the peer's
 */
record Requirement(Crowd crowd, Library peer, double atMost) {
    static final List<Requirement> ALL = all();

    private static List<Requirement> all() {
        List<Requirement> all = new ArrayList<>();
        add(all, WorldWorkload.WORLD, 1_000, Library.GDX_BOX2D, 0.5);
        add(all, WorldWorkload.WORLD, 10_000, Library.GDX_BOX2D, 0.2);
        add(all, WorldWorkload.WORLD, 10_000, Library.DYN4J, 0.1);
        add(all, WorldWorkload.WORLD, 10_000, Library.BARE, 0.75);
        add(all, WorldWorkload.WORLD, 50_000, Library.GDX_BOX2D, 0.12);
        add(all, WorldWorkload.WORLD, 50_000, Library.BARE, 1);
        add(all, WorldWorkload.WORLD, 100_000, Library.GDX_BOX2D, 0.15);
        add(all, WorldWorkload.STATIC, 50_000, Library.GDX_BOX2D, 0.35);
        for (WorldWorkload odd : List.of(WorldWorkload.MIXED_SIZES, WorldWorkload.HEAP, WorldWorkload.LINE,
                WorldWorkload.SPREAD)) {
            Library.peers().forEach(peer -> add(all, odd, 10_000, peer, 1));
        }
        return List.copyOf(all);
    }

    private static void add(List<Requirement> all, WorldWorkload workload, int bodies, Library peer, double atMost) {
        all.add(new Requirement(new Crowd(workload, bodies), peer, atMost));
    }
}
