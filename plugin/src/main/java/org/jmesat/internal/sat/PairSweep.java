package org.jmesat.internal.sat;

import java.util.Objects;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;

/**
 * The swept test of two moving and turning convex shapes: whether and when they meet, at any speed.
 * {@code narrowphase.Sweep} defines what a hit is.
 *
 * <p>Shapes that do not turn are swept in closed form ({@code StraightSweep}), others by conservative advancement
 * ({@code TurningSweep}).
 *
 * <p><b>Cost.</b> A pair whose bounding circles do not meet takes a few dozen operations. Straight motion takes O(n +
 * m), a turn a few times as much, and ten to thirty times as much for each radian that a shape turns close to the
 * other. The number of steps is bounded; a sweep that needs more ends with a hit that is
 * {@linkplain Impact#isLowerBound() a lower bound}.
 *
 * <p>The same input gives the same bits on any machine. An instance copies the shapes into its scratch values and
 * allocates only to grow. It must not be shared between threads.
 */
public final class PairSweep {
    private final SweptPair pair = new SweptPair();
    private final StraightSweep straight = new StraightSweep();
    final TurningSweep turning = new TurningSweep();
    private final FacingAxis facing = new FacingAxis();
    private final SatResult start = new SatResult();
    private final SatResult end = new SatResult();

    /** Creates a test with its own scratch values. */
    public PairSweep() {
    }

    /**
     * Sweeps a pair over the whole tick and returns the state of the result. The shapes are not empty, and need not
     * contain their local origin; their poses do not matter.
     *
     * @throws IllegalArgumentException if a shape is empty; the result is unchanged then
     */
    public Impact.State test(PlacedPolygon shapeA, Motion motionA, PlacedPolygon shapeB, Motion motionB,
            Impact result) {
        Objects.requireNonNull(shapeA, "shapeA");
        Objects.requireNonNull(shapeB, "shapeB");
        requireNotEmpty("A", shapeA.count());
        requireNotEmpty("B", shapeB.count());
        pair.a.placed.set(shapeA);
        pair.b.placed.set(shapeB);
        return sweep(motionA, motionB, 1, result);
    }

    /** Does the same for shapes in local coordinates. */
    public Impact.State test(PolygonBuffer shapeA, Motion motionA, PolygonBuffer shapeB, Motion motionB,
            Impact result) {
        return test(shapeA, motionA, shapeB, motionB, 1, result);
    }

    /**
     * Sweeps a pair over the first part of the tick, up to a fraction of the tick (0 &lt; until ≤ 1). The motions are
     * those of the whole tick, and the result's time is a fraction of the whole tick. To find the first of many
     * impacts, sweep each pair up to the earliest one found so far.
     *
     * @throws IllegalArgumentException if the time is zero, negative, NaN or beyond the tick, or a shape is empty; the
     *     message names the value and the result is unchanged
     */
    public Impact.State test(PolygonBuffer shapeA, Motion motionA, PolygonBuffer shapeB, Motion motionB, double until,
            Impact result) {
        if (!(until > 0 && until <= 1)) {
            throw new IllegalArgumentException("The end of a sweep must be above 0 and at most 1, not " + until);
        }
        Objects.requireNonNull(shapeA, "shapeA");
        Objects.requireNonNull(shapeB, "shapeB");
        requireNotEmpty("A", shapeA.count());
        requireNotEmpty("B", shapeB.count());
        ShapeCopy.copy(shapeA, pair.a.placed);
        ShapeCopy.copy(shapeB, pair.b.placed);
        return sweep(motionA, motionB, until, result);
    }

    private Impact.State sweep(Motion motionA, Motion motionB, double until, Impact result) {
        Objects.requireNonNull(motionA, "motionA");
        Objects.requireNonNull(motionB, "motionB");
        Objects.requireNonNull(result, "result");
        pair.begin(motionA, motionB);
        if (pair.circlesMeet > until) {
            result.setMiss(until);
            return result.state();
        }
        if (pair.circlesMeet > 0 && !pair.isTurning()) {
            pair.place(0);
            sweepStraight(until, result);
            return result.state();
        }
        pair.measure(0, start);
        if (start.separation() < -pair.tolerance) {
            result.penetration().set(start);
            result.set(Impact.State.OVERLAPPING, 0, false);
        } else if (pair.isTurning()) {
            turning.sweep(pair, until, start, result);
        } else if (start.separation() > pair.tolerance) {
            sweepStraight(until, result);
        } else {
            sweepTouching(until, result);
        }
        return result.state();
    }

    private static void requireNotEmpty(String name, int count) {
        if (count == 0) {
            throw new IllegalArgumentException("Shape " + name + " has 0 vertices");
        }
    }

    private void sweepStraight(double until, Impact result) {
        double time = straight.find(pair.a.placed, pair.b.placed, pair.velocityX, pair.velocityY, pair.rounding,
                pair.noise);
        if (time > until) {
            result.setMiss(until);
            return;
        }
        SatResult contact = result.penetration();
        straight.fill(contact);
        if (!straight.isFace()) {
            // Where sharp corners graze, the direction between them may not separate the rest of the shapes.
            pair.place(time);
            if (pair.separation(contact.normalX(), contact.normalY()) < -pair.converged()) {
                facing.find(pair, pair.converged(), contact);
            }
        }
        result.set(Impact.State.HIT, time, false);
    }

    private void sweepTouching(double until, Impact result) {
        pair.measure(until, end);
        pair.place(0);
        if (pair.staysOnSide(until, start, end)) {
            result.setMiss(until);
        } else {
            result.penetration().set(start);
            result.set(Impact.State.HIT, 0, false);
        }
    }
}
