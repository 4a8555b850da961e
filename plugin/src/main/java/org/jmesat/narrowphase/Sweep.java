package org.jmesat.narrowphase;

import java.util.Objects;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;

/**
 * The swept test: whether and when two convex shapes come together while they move and turn, however fast. Polygons,
 * segments, points, sharp or rounded, each against each.
 *
 * <p><b>Time.</b> Each shape follows its {@link Motion}. The time of impact is that of the first contact, as a fraction
 * of the tick. Only the motion of one shape relative to the other counts. If neither turns (a circle about its local
 * origin never does), the time is computed in closed form, with an error of about 10⁻¹² of it; otherwise by steps that
 * are proven to skip no contact.
 *
 * <p><b>Tolerance.</b> t is {@link Tolerance#touching}, by the coordinates at the start: what the rounding of the input
 * may amount to, and so the distance within which the discrete test calls shapes touching. A smaller one would tell
 * apart what the input does not say; a larger one would see contacts where a person sees a gap. (Where shapes go so far
 * or turn so often that doubles cannot say their place as well as that, it is what doubles can say.) With s for the
 * signed separation:
 * <ul>
 * <li>s &lt; −t at the start is {@link Impact.State#OVERLAPPING}.
 * <li>s &gt; t at the start is a {@link Impact.State#HIT} if s comes down to 0, and otherwise a
 * {@link Impact.State#MISS}. For shapes that turn, 0 is up to 10⁻⁸ of the sum of their radii: at the time found s is
 * between 0 and that, and until then, or all the time, s is above 0.
 * <li>−t ≤ s ≤ t at the start is touching, which is not yet a hit. Shapes that come apart, rest or slide along each
 * other are a miss, unless they are seen to be more than t apart and come together again after that. Where s falls below
 * −2t first, it is a hit at the time 0; where it falls to between −t and −2t, it may be either. It is a hit at the time
 * 0, too, when one goes through the other and they are too thin to be that deep in each other, like a point and a
 * segment. Only what lies exactly halfway, as a point does that lies on a segment, may leave on both sides.
 * </ul>
 *
 * <p><b>Normal.</b> The normal of a hit never points along the motion of B relative to A: where corners graze and several
 * edges are equally good, it is one of those that face the motion.
 *
 * <p><b>Cost.</b> Pairs whose bounding circles do not meet take a few dozen operations, straight motion O(n + m), and
 * turning a few times as much, and ten to thirty times for each radian that a shape turns right next to the other. The
 * number of steps is bounded; a sweep that would need more ends with a hit that is
 * {@linkplain Impact#isLowerBound() a lower bound}.
 *
 * <p>The same input gives the same bits on any machine. An instance keeps scratch values, copies the shapes into them,
 * and allocates only to grow; it must not be shared between threads.
 */
public final class Sweep {
    private final SweptPair pair = new SweptPair();
    private final StraightSweep straight = new StraightSweep();
    private final TurningSweep turning = new TurningSweep();
    private final TouchingSides sides = new TouchingSides();
    private final AxisSpan span = new AxisSpan();
    private final FacingAxis facing = new FacingAxis();
    private final Penetration start = new Penetration();
    private final Penetration end = new Penetration();

    /** Creates a test with its own scratch values. */
    public Sweep() {
    }

    /**
     * Sweeps a pair over the whole tick.
     *
     * @param shapeA the first shape in local coordinates, not empty; may lie off its local origin
     * @param motionA how it moves
     * @param shapeB the second shape, not empty
     * @param motionB how it moves
     * @param result receives the outcome
     * @return the state of the result
     * @throws IllegalArgumentException if a shape is empty; nothing is changed then
     */
    public Impact.State test(PolygonBuffer shapeA, Motion motionA, PolygonBuffer shapeB, Motion motionB,
            Impact result) {
        return test(shapeA, motionA, shapeB, motionB, 1, result);
    }

    /**
     * Sweeps a pair over the first part of the tick. To find the first of many impacts, sweep each pair until the earliest
     * that was found so far.
     *
     * @param shapeA the first shape in local coordinates, not empty; may lie off its local origin
     * @param motionA how it moves during the whole tick
     * @param shapeB the second shape, not empty
     * @param motionB how it moves during the whole tick
     * @param until the time up to which to sweep, as a fraction of the tick (0 &lt; until ≤ 1)
     * @param result receives the outcome, its time as a fraction of the whole tick
     * @return the state of the result
     * @throws IllegalArgumentException if the time is zero, negative, NaN or beyond the tick, or a shape is empty; the
     *     message names the value, and nothing is changed
     */
    public Impact.State test(PolygonBuffer shapeA, Motion motionA, PolygonBuffer shapeB, Motion motionB, double until,
            Impact result) {
        if (!(until > 0 && until <= 1)) {
            throw new IllegalArgumentException("A sweep covers a time above 0, up to 1, not " + until);
        }
        Objects.requireNonNull(shapeA, "shapeA");
        Objects.requireNonNull(motionA, "motionA");
        Objects.requireNonNull(shapeB, "shapeB");
        Objects.requireNonNull(motionB, "motionB");
        Objects.requireNonNull(result, "result");
        requireNotEmpty("A", shapeA);
        requireNotEmpty("B", shapeB);
        pair.set(shapeA, motionA, shapeB, motionB);
        if (pair.circlesMeet() > until) {
            result.setMiss(until);
            return result.state();
        }
        if (pair.circlesMeet() > 0 && !pair.isTurning()) {
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

    private static void requireNotEmpty(String name, PolygonBuffer shape) {
        if (shape.count() == 0) {
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
        Penetration contact = result.penetration();
        straight.fill(contact);
        if (!straight.isFace()) {
            // Where sharp corners graze, the direction from one to the other may not separate the rest of the shapes.
            pair.place(time);
            span.measure(pair, contact.normalX(), contact.normalY());
            if (span.separation() < -pair.converged()) {
                facing.find(pair, pair.converged(), contact);
            }
        }
        result.set(Impact.State.HIT, time, false);
    }

    private void sweepTouching(double until, Impact result) {
        pair.measure(until, end);
        pair.place(0);
        if (sides.stay(pair, until, start, end)) {
            result.setMiss(until);
        } else {
            result.penetration().set(start);
            result.set(Impact.State.HIT, 0, false);
        }
    }

    /** How many steps the last sweep of shapes that turn has taken. */
    int steps() {
        return turning.steps();
    }
}
