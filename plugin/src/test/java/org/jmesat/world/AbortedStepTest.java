package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.DepthSpan;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** After a step that an exception aborted between two stages, the next step finds the contacts of brute force. */
class AbortedStepTest {
    private static final int BODIES = 60;
    private static final int STEPS = 200;
    private static final double SIDE = 10;
    private static final double MARGIN = 1e-4;

    private final CollisionWorld world = new CollisionWorld();
    private final List<Collider> colliders = new ArrayList<>();
    private final List<double[]> states = new ArrayList<>();
    /** The number of readings of the clock until it throws; negative if it does not. */
    private int callsLeft = -1;
    private boolean testsDepth;
    private final Map<Collider, DepthSpan> depths = new HashMap<>();

    private long time() {
        if (callsLeft == 0) {
            callsLeft = -1;
            throw new IllegalStateException("The clock has stopped");
        }
        callsLeft = Math.max(-1, callsLeft - 1);
        return 0;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
        21, 22, 23, 24, 25, 26, 27, 28})
    void theNextStepFindsEveryContact(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        testsDepth = seed > 20;
        world.setDepthTest(testsDepth);
        world.setStatistics(new StepStatistics(this::time));
        int contacts = 0;
        for (int step = 0; step < STEPS; step++) {
            move(random);
            if (random.nextInt(5) == 0) {
                abortStep(random);
            } else {
                world.step();
                contacts += requireContacts("Seed " + seed + ", step " + step);
            }
        }
        assertTrue(contacts > STEPS, "only " + contacts + " contacts, seed " + seed);
        world.close();
    }

    private void move(SplittableRandom random) {
        while (colliders.size() < BODIES) {
            Collider collider = world.add(null);
            collider.setShape(ConvexPolygon.rectangle(1, 1));
            colliders.add(collider);
            states.add(new double[] {SIDE * random.nextDouble(), SIDE * random.nextDouble(),
                0.2 * random.nextDouble() - 0.1, 0.2 * random.nextDouble() - 0.1});
        }
        for (int i = 0; i < BODIES; i++) {
            double[] state = states.get(i);
            for (int axis = 0; axis < 2; axis++) {
                state[axis] += state[axis + 2];
                if (state[axis] < 0 || state[axis] > SIDE) {
                    state[axis + 2] = -state[axis + 2];
                }
            }
            colliders.get(i).setPosition(state[0], state[1]);
            if (testsDepth && random.nextInt(20) == 0) {
                changeDepth(colliders.get(i), random);
            }
        }
    }

    private void changeDepth(Collider collider, SplittableRandom random) {
        DepthSpan depth = DepthSpan.random(random.nextInt(5), random);
        collider.setDepthRange(depth.lowFloat(), depth.highFloat());
        depths.put(collider, depth);
    }

    private boolean overlapInDepth(Collider a, Collider b) {
        return !testsDepth || depths.getOrDefault(a, DepthSpan.FLAT).overlaps(depths.getOrDefault(b, DepthSpan.FLAT));
    }

    /** Aborts a step at the end of one of its stages. A query may follow, which updates the boxes. */
    private void abortStep(SplittableRandom random) {
        if (random.nextBoolean()) {
            int gone = random.nextInt(BODIES);
            world.remove(colliders.remove(gone), ExitReason.REMOVED);
            states.remove(gone);
        }
        callsLeft = 1 + random.nextInt(StepStatistics.Stage.values().length);
        assertThrows(IllegalStateException.class, world::step);
        if (random.nextBoolean()) {
            world.getQueries().castRay(0, 0, SIDE, SIDE, QueryFilter.ALL, new QueryHit());
        }
    }

    /** Returns the number of contacts. */
    private int requireContacts(String label) {
        int count = 0;
        for (int i = 0; i < colliders.size(); i++) {
            for (int j = i + 1; j < colliders.size(); j++) {
                Collider a = colliders.get(i);
                Collider b = colliders.get(j);
                double apart = Math.max(Math.abs(a.getX() - b.getX()), Math.abs(a.getY() - b.getY())) - 1;
                if (Math.abs(apart) > MARGIN) {
                    boolean expected = apart < 0 && overlapInDepth(a, b);
                    assertEquals(expected, world.getContact(a, b) != null, label);
                    count += expected ? 1 : 0;
                }
            }
        }
        return count;
    }
}
