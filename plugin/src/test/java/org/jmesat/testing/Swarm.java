package org.jmesat.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * A world of colliders that circle and rotate at different speeds, and return to their poses after {@link #PERIOD}
 * ticks. The same seed gives the same swarm.
 */
public final class Swarm {
    public static final int PERIOD = 60;

    private final CollisionWorld world = new CollisionWorld();
    private final List<Collider> colliders = new ArrayList<>();
    private final double[] homeX;
    private final double[] homeY;
    private final double[] orbit;
    private final int[] rounds;
    private final int[] turns;

    /**
     * Places {@code count} colliders at random in a square; every tenth has two pieces, every seventh is fixed scenery.
     */
    public Swarm(long seed, int count, double side) {
        RandomShapes shapes = new RandomShapes(seed);
        Random random = shapes.random();
        homeX = new double[count];
        homeY = new double[count];
        orbit = new double[count];
        rounds = new int[count];
        turns = new int[count];
        for (int i = 0; i < count; i++) {
            Collider collider = world.add("body " + i);
            if (i % 10 == 0) {
                collider.setShape(shapes.nextSolid(), ConvexPolygon.hullOf(-1, -1, 1.5f, 0.5f));
            } else {
                collider.setShape(i % 25 == 3 ? ConvexPolygon.hullOf(0, 0, 1, 1) : shapes.nextSolid());
            }
            collider.setFixed(i % 7 == 0);
            homeX[i] = random.nextDouble() * side;
            homeY[i] = random.nextDouble() * side;
            orbit[i] = i % 7 == 0 ? 0 : random.nextDouble() * 5;
            rounds[i] = random.nextInt(5) - 2;
            turns[i] = i % 7 == 0 ? 0 : random.nextInt(7) - 3;
            colliders.add(collider);
        }
    }

    public CollisionWorld world() {
        return world;
    }

    public List<Collider> colliders() {
        return colliders;
    }

    /** Sets the pose of every collider at a tick; removed colliders are not changed. */
    public void move(int tick) {
        for (int i = 0; i < homeX.length; i++) {
            Collider collider = colliders.get(i);
            if (!collider.isRemoved()) {
                double share = 2 * StrictMath.PI * (tick % PERIOD) / PERIOD;
                collider.setPosition(homeX[i] + orbit[i] * StrictMath.cos(rounds[i] * share),
                        homeY[i] + orbit[i] * StrictMath.sin(rounds[i] * share));
                collider.setAngle(turns[i] * share);
            }
        }
    }
}
