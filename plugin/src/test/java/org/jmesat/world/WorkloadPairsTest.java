package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.testing.world.BruteForcePairs;
import org.jmesat.testing.world.DrivenWorld;
import org.jmesat.testing.world.MovingBodies;
import org.jmesat.testing.world.WorldWorkload;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** On the workloads of the benchmarks, the world finds the pairs that brute force finds in each tick. */
class WorkloadPairsTest {
    private static final int BODIES = 2_000;
    private static final int TICKS = 200;

    /**
     * The share of the tolerance round a limit within which either answer is right. Rounding is far smaller, but the
     * largest coordinate may be that of boxes, circles or corners.
     */
    private static final double SLACK = 0.01;

    /** The most pairs with an open answer, by the slack or between corners, as a share of the pairs in contact. */
    private static final double MOST_UNDECIDED = 0.005;

    private long touching;
    private long undecided;

    @ParameterizedTest
    @EnumSource
    void theWorldFindsThePairsOfBruteForceAtEachTick(WorldWorkload workload) {
        MovingBodies bodies = workload.generate(BODIES);
        DrivenWorld driven = new DrivenWorld(bodies);
        BruteForcePairs expected = new BruteForcePairs(bodies);
        long[] before = {};
        for (int tick = 1; tick <= TICKS; tick++) {
            bodies.advance();
            driven.pose();
            driven.world().step();
            expected.find();
            long[] found = keys(driven.world().getContacts());
            requireSame(expected, found, before, workload + ", tick " + tick);
            assertArrayEquals(without(found, before), keys(driven.world().getEvents().enters()),
                    workload + ", enters of tick " + tick);
            assertArrayEquals(without(before, found), keys(driven.world().getEvents().exits()),
                    workload + ", exits of tick " + tick);
            before = found;
        }
        assertTrue(touching > TICKS, workload + " has only " + touching + " pairs in contact");
        assertTrue(undecided <= MOST_UNDECIDED * touching,
                workload + " leaves " + undecided + " verdicts open, at " + touching + " pairs in contact");
    }

    /** A contact begins at a separation up to the tolerance, and lasts up to twice that. */
    private void requireSame(BruteForcePairs expected, long[] found, long[] before, String when) {
        int confirmed = 0;
        for (int i = 0; i < expected.count(); i++) {
            boolean was = Arrays.binarySearch(before, expected.key(i)) >= 0;
            boolean is = Arrays.binarySearch(found, expected.key(i)) >= 0;
            double limits = was ? 2 : 1;
            boolean must = expected.distance(i) <= (limits - SLACK) * expected.leastTolerance(i);
            boolean may = expected.separation(i) <= (limits + SLACK) * expected.mostTolerance(i);
            if (is ? !may : must) {
                throw new AssertionError(String.format("%s: %d and %d are %s, at a separation of %s to %s", when,
                        expected.key(i) >> 32, (int) expected.key(i), is ? "in contact" : "not in contact",
                        expected.separation(i), expected.distance(i)));
            }
            undecided += may && !must ? 1 : 0;
            confirmed += is ? 1 : 0;
        }
        touching += confirmed;
        assertEquals(found.length, confirmed, () -> when + ": in contact, but not near each other: "
                + Arrays.toString(without(found, sortedKeys(expected))));
    }

    private static long[] keys(List<Contact<Collider>> contacts) {
        return contacts.stream()
                .mapToLong(contact ->
                        BruteForcePairs.key(DrivenWorld.body(contact.getA()), DrivenWorld.body(contact.getB())))
                .sorted()
                .toArray();
    }

    private static long[] sortedKeys(BruteForcePairs pairs) {
        long[] keys = new long[pairs.count()];
        Arrays.setAll(keys, pairs::key);
        Arrays.sort(keys);
        return keys;
    }

    private static long[] without(long[] keys, long[] taken) {
        return Arrays.stream(keys).filter(key -> Arrays.binarySearch(taken, key) < 0).toArray();
    }
}
