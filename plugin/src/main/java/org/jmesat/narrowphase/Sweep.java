package org.jmesat.narrowphase;

import java.util.Objects;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.impact.Impact;
import org.jmesat.internal.impact.PairSweep;

/**
 * Whether and when two convex shapes come together while they move and turn, however fast: a swept test by one call,
 * without a world. Polygons, segments, points, sharp or rounded, each against each.
 *
 * <pre>
 * Sweep sweep = Sweep.of(ball, Motion.of(-5, 0, 0, 5, 0, 0), wall, Motion.of(0, 0, 0, 0, 0, 0));
 * if (sweep.isHit()) {
 *     ... sweep.time(), sweep.normalX()
 * }
 * </pre>
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
 * <li>s &lt; −t at the start is {@linkplain #isOverlapping() overlapping}.
 * <li>s &gt; t at the start is a {@linkplain #isHit() hit} if s comes down to 0, and otherwise a
 * miss. For shapes that turn, 0 is up to 10⁻⁸ of the sum of their radii: at the time found s is
 * between 0 and that, and until then, or all the time, s is above 0.
 * <li>−t ≤ s ≤ t at the start is touching, which is not yet a hit. Shapes that come apart, rest or slide along each
 * other are a miss, unless they are seen to be more than t apart and come together again after that. Where s falls
 * below −2t first, it is a hit at the time 0; where it falls to between −t and −2t, it may be either. It is a hit at
 * the time 0, too, when one goes through the other and they are too thin to be that deep in each other, like a point
 * and a segment. Only what lies exactly halfway, as a point does that lies on a segment, may leave on both sides.
 * </ul>
 *
 * <p><b>Normal.</b> The normal of a hit never points along the motion of B relative to A: where corners graze and
 * several edges are equally good, it is one of those that face the motion.
 *
 * <p>One question needs one {@link #of}; a loop over many pairs keeps an instance, whose {@link #compute} allocates
 * nothing once its arrays have grown. The same input gives the same bits on any machine. An instance must not be shared
 * between threads.
 */
public final class Sweep {
    private final PairSweep test = new PairSweep();
    private final Impact impact = new Impact();
    private final PolygonBuffer bufferA = new PolygonBuffer();
    private final PolygonBuffer bufferB = new PolygonBuffer();

    /** Creates an instance to be filled by {@link #compute}; until then it tells of a miss. */
    public Sweep() {
    }

    /**
     * Sweeps a pair over a tick.
     *
     * @param a the first shape in local coordinates (not null)
     * @param motionA how it moves (not null)
     * @param b the second shape (not null)
     * @param motionB how it moves (not null)
     * @return a new result
     */
    public static Sweep of(ConvexPolygon a, Motion motionA, ConvexPolygon b, Motion motionB) {
        Sweep sweep = new Sweep();
        sweep.compute(a, motionA, b, motionB);
        return sweep;
    }

    /**
     * Sweeps a pair over a tick, into this instance.
     *
     * @param a the first shape in local coordinates (not null)
     * @param motionA how it moves (not null)
     * @param b the second shape (not null)
     * @param motionB how it moves (not null)
     * @return whether it is a {@linkplain #isHit() hit}
     */
    public boolean compute(ConvexPolygon a, Motion motionA, ConvexPolygon b, Motion motionB) {
        Objects.requireNonNull(a, "a");
        Objects.requireNonNull(motionA, "motionA");
        Objects.requireNonNull(b, "b");
        Objects.requireNonNull(motionB, "motionB");
        a.copyTo(bufferA);
        b.copyTo(bufferB);
        test.test(bufferA, motionA, bufferB, motionB, impact);
        return isHit();
    }

    /** {@return whether the shapes come together; false on a miss, and for shapes that overlap from the start} */
    public boolean isHit() {
        return impact.state() == Impact.State.HIT;
    }

    /** {@return whether the shapes overlap from the start, by more than the tolerance} */
    public boolean isOverlapping() {
        return impact.state() == Impact.State.OVERLAPPING;
    }

    /**
     * {@return the time of impact as a fraction of the tick (0 ≤ time ≤ 1)}
     * It is the time of the first contact on a hit, 0 for shapes that overlap from the start, 1 on a miss.
     */
    public double time() {
        return impact.time();
    }

    /**
     * {@return whether the search for a hit was given up, so that the time is no more than a lower bound}
     * The shapes do not come together before {@link #time()}, but whether they do then, or ever, is not known. That
     * takes spins of a hundred turns or more within a tick, next to the other shape.
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
