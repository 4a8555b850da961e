package org.jmesat.narrowphase;

import java.util.Objects;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.Impact;
import org.jmesat.internal.sat.PairSweep;

/**
 * A swept test of two moving and turning convex shapes: whether and when they first touch, at any speed, without a
 * world. Both shapes may be a polygon, a segment or a point, sharp or rounded.
 *
 * <pre>
 * Sweep sweep = Sweep.of(ball, Motion.of(-5, 0, 0, 5, 0, 0), wall, Motion.of(0, 0, 0, 0, 0, 0));
 * if (sweep.isHit()) {
 *     ... sweep.time(), sweep.normalX()
 * }
 * </pre>
 *
 * <p><b>Time.</b> Each shape follows its {@link Motion}. The time of impact is the time of the first contact, as a
 * fraction of the tick. If neither shape turns (the turn of a circle about its local origin does not count), it is
 * computed in closed form, with a relative error of about 10⁻¹²; otherwise by conservative advancement, in steps that
 * are proven to skip no contact.
 *
 * <p><b>Tolerance.</b> t is {@link Tolerance#touching} for the coordinates at the start, as in the discrete test. If
 * shapes move so far or turn so often that the rounding error of doubles is larger, t is that error. With s for the
 * signed separation:
 * <ul>
 * <li>s &lt; −t at the start is {@linkplain #isOverlapping() overlapping}.
 * <li>s &gt; t at the start is a {@linkplain #isHit() hit} if s falls to 0, and otherwise a miss. For turning shapes, s
 * at the time of impact is between 0 and 10⁻⁸ of the sum of their radii. Before that time s is above 0, and on a miss
 * always.
 * <li>−t ≤ s ≤ t at the start is touching, which is not a hit by itself. Shapes that separate, rest or slide along each
 * other are a miss, unless they separate by more than t and then meet again. It is a hit at time 0 if s first falls
 * below −2t; if s falls to between −t and −2t only, the result may be a hit or a miss. It is also a hit at time 0 if
 * one shape passes through the other and both are too thin to overlap that deep, like a point and a segment. Only a
 * shape that starts exactly halfway, like a point on a segment, may leave on either side.
 * </ul>
 *
 * <p><b>Normal.</b> The normal of a hit never points along the motion of B relative to A: if several edges tie where
 * corners graze, it is that of an edge that faces the motion.
 *
 * <p>For a single test call {@link #of}; a loop over many pairs should keep an instance and call {@link #compute},
 * which allocates nothing once its arrays have grown. The same input gives the same bits on any machine. An instance
 * must not be shared between threads.
 */
public final class Sweep {
    private final PairSweep test = new PairSweep();
    private final Impact impact = new Impact();
    private final PlacedPolygon shapeA = new PlacedPolygon();
    private final PlacedPolygon shapeB = new PlacedPolygon();

    /** Creates an instance to be filled by {@link #compute}. Until then its result is a miss. */
    public Sweep() {
    }

    /**
     * Sweeps a pair over a tick.
     *
     * @param a the first shape in local coordinates (not null)
     * @param motionA its motion (not null)
     * @param b the second shape (not null)
     * @param motionB its motion (not null)
     * @return a new result
     */
    public static Sweep of(ConvexPolygon a, Motion motionA, ConvexPolygon b, Motion motionB) {
        Sweep sweep = new Sweep();
        sweep.compute(a, motionA, b, motionB);
        return sweep;
    }

    /**
     * Sweeps a pair over a tick and replaces the previous result.
     *
     * @param a the first shape in local coordinates (not null)
     * @param motionA its motion (not null)
     * @param b the second shape (not null)
     * @param motionB its motion (not null)
     * @return whether it is a {@linkplain #isHit() hit}
     */
    public boolean compute(ConvexPolygon a, Motion motionA, ConvexPolygon b, Motion motionB) {
        Objects.requireNonNull(a, "a");
        Objects.requireNonNull(motionA, "motionA");
        Objects.requireNonNull(b, "b");
        Objects.requireNonNull(motionB, "motionB");
        shapeA.setShape(a);
        shapeA.place(0, 0, 1, 0);
        shapeB.setShape(b);
        shapeB.place(0, 0, 1, 0);
        test.test(shapeA, motionA, shapeB, motionB, impact);
        return isHit();
    }

    /** {@return whether the shapes meet during the tick; false on a miss and for shapes that overlap at the start} */
    public boolean isHit() {
        return impact.state() == Impact.State.HIT;
    }

    /** {@return whether the shapes overlap at the start by more than the tolerance} */
    public boolean isOverlapping() {
        return impact.state() == Impact.State.OVERLAPPING;
    }

    /**
     * {@return the time of impact as a fraction of the tick (0 ≤ time ≤ 1)}
     * It is the time of the first contact on a hit, 0 for shapes that overlap at the start, 1 on a miss.
     */
    public double time() {
        return impact.time();
    }

    /**
     * {@return whether the search was given up, so that the time is only a lower bound}
     * The shapes do not meet before {@link #time()}; whether they meet later is unknown. This takes a spin of a hundred
     * turns or more within a tick, close to the other shape.
     */
    public boolean isLowerBound() {
        return impact.isLowerBound();
    }

    /**
     * {@return the x component, in world axes, of the unit normal at the time of impact; 1 on a miss}
     * The normal points from A to B.
     */
    public double normalX() {
        return impact.normalX();
    }

    /**
     * {@return the y component, in world axes, of the unit normal at the time of impact; 0 on a miss}
     * The normal points from A to B.
     */
    public double normalY() {
        return impact.normalY();
    }
}
