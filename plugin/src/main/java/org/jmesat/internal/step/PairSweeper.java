package org.jmesat.internal.step;

import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.sat.Impact;
import org.jmesat.internal.sat.PairSweep;
import org.jmesat.internal.sat.ShapeCopy;
import org.jmesat.narrowphase.ContactManifold;

/**
 * Finds the first contact of two bodies between the last step and this one, by the rule of the discrete test. With
 * {@link TouchPolicy#INCLUSIVE} they must come within the tolerance t of each other. With {@link TouchPolicy#EXCLUSIVE}
 * they must overlap by more than t, or one must pass through the other. (Between t and 2t deep the result may be
 * either, and t is that of the place where they meet.)
 */
final class PairSweeper {
    /** A pair that grazes more often than this in a tick counts as in contact. */
    private static final int MOST_GRAZES = 16;
    /** Distance at which a sweep starts before a touch, as a share of the pair's size; well within the tolerance. */
    private static final double BEFORE = 0.25 * Tolerance.RELATIVE;

    private final PairSweep sweep = new PairSweep();
    private final Motion motionA = new Motion();
    private final Motion motionB = new Motion();
    private final Motion restA = new Motion();
    private final Motion restB = new Motion();
    private final Impact impact = new Impact();
    private final Impact further = new Impact();
    private final PolygonBuffer shapeA = new PolygonBuffer();
    private final PolygonBuffer shapeB = new PolygonBuffer();
    private final PolygonBuffer grown = new PolygonBuffer();
    private final PlacedPolygon placedA = new PlacedPolygon();
    private final PlacedPolygon placedB = new PlacedPolygon();
    private final BodySweeps bodies;
    /** The part of the step in which no path bends, as fractions of the step. */
    private double from;
    private double to;
    /** The time of contact in the part. */
    private double time;
    private boolean conservative;
    /** Whether the bodies overlap in depth at the start and the end of the step. */
    private boolean inDepth;

    PairSweeper(BodySweeps bodies) {
        this.bodies = bodies;
    }

    /**
     * Sweeps all shapes of A against all of B.
     *
     * @param rulesA A's sweep rules of this step
     * @param rulesB B's
     * @param overlapInDepth whether the two overlap in depth at the start and the end of the step; if not, the time of
     *     impact is that in the plane, and conservative
     * @param result receives the first contact; ties go to the lower piece of A and then of B
     */
    void sweep(int a, int rulesA, int b, int rulesB, boolean overlapInDepth, TouchPolicy policy,
            SweptContact result) {
        boolean hullsA = (rulesA & BodyTable.DIFFERENT) != 0;
        boolean hullsB = (rulesB & BodyTable.DIFFERENT) != 0;
        inDepth = overlapInDepth;
        boolean exact = inDepth && !hullsA && !hullsB;
        result.clear(!inDepth);
        to = 0;
        while (to < 1 && !result.hasMet() && result.fraction() > 0) {
            from = to;
            to = Math.min(bodies.nextBend(a, from), bodies.nextBend(b, from));
            if (!takeMotions(a, rulesA, b, rulesB)) {
                return;
            }
            sweepPart(a, hullsA, b, hullsB, exact, policy, result);
        }
    }

    private void sweepPart(int a, boolean hullsA, int b, boolean hullsB, boolean exact, TouchPolicy policy,
            SweptContact result) {
        for (int i = 0; i < bodies.sweptCount(a, hullsA); i++) {
            bodies.takeSweptShape(a, i, hullsA, shapeA);
            for (int j = 0; j < bodies.sweptCount(b, hullsB); j++) {
                bodies.takeSweptShape(b, j, hullsB, shapeB);
                if (shapeA.count() == 0 || shapeB.count() == 0 || result.fraction() <= from) {
                    continue;
                }
                boolean first = !result.hasMet();
                double until = Math.min(1, (result.fraction() - from) / (to - from));
                if (overlapsFromTheStart(shapeA, shapeB, until, policy)) {
                    if (exact && from == 0) {
                        result.setFromTheStart();
                        return;
                    }
                    time = 0;
                    conservative = true;
                }
                if (time < until || first && time <= 1) {
                    result.set(from + time * (to - from), conservative || !exact, i, j, impact.penetration());
                }
            }
        }
    }

    private boolean takeMotions(int a, int rulesA, int b, int rulesB) {
        return bodies.takeMotion(a, motionA, (rulesA & BodyTable.MOVED) != 0, from, to)
                && bodies.takeMotion(b, motionB, (rulesB & BodyTable.MOVED) != 0, from, to);
    }

    /** Finds the time of contact, infinite if there is none. Returns true if the shapes overlap at the start. */
    private boolean overlapsFromTheStart(PolygonBuffer a, PolygonBuffer b, double until, TouchPolicy policy) {
        time = Double.POSITIVE_INFINITY;
        conservative = false;
        Impact.State state = sweep.test(a, motionA, b, motionB, until, impact);
        if (state == Impact.State.MISS && policy == TouchPolicy.INCLUSIVE) {
            double tolerance = Tolerance.touching(a.radius() + b.radius(),
                    Math.max(nearest(motionA) + a.radius(), nearest(motionB) + b.radius()));
            grown.set(a, 0, 0);
            grown.grow(tolerance);
            if (sweep.test(grown, motionA, b, motionB, until, impact) == Impact.State.HIT) {
                take(impact.time());
            } else if ((!inDepth || from > 0) && touchFromTheStart(tolerance, b, until)) {
                time = 0;
            }
            // Otherwise, if only the grown shapes overlap at the start, the shapes touch, which was no contact then.
        } else if (state == Impact.State.HIT && policy == TouchPolicy.EXCLUSIVE) {
            findDeepContact(a, b, until);
        } else if (state == Impact.State.HIT) {
            take(impact.time());
        }
        return state == Impact.State.OVERLAPPING;
    }

    /** Whether shapes touch at the start, grown once by the tolerance: it takes more than that to overlap. */
    private boolean touchFromTheStart(double tolerance, PolygonBuffer b, double until) {
        grown.grow(tolerance);
        return sweep.test(grown, motionA, b, motionB, until, impact) == Impact.State.OVERLAPPING;
    }

    private void take(double found) {
        time = found;
        conservative = impact.isLowerBound();
    }

    /** A lower bound on the largest coordinate during the whole motion. */
    private static double nearest(Motion motion) {
        return Math.max(nearest(motion.x(0), motion.x(1)), nearest(motion.y(0), motion.y(1)));
    }

    private static double nearest(double start, double end) {
        return start < 0 != end < 0 ? 0 : Math.min(Math.abs(start), Math.abs(end));
    }

    /**
     * Sweeps on from a touch, to find whether the shapes go deeper or through each other, slide and separate, or
     * separate and meet again. The sweep starts just before the touch, because a point exactly on a segment is on
     * neither side of it.
     */
    private void findDeepContact(PolygonBuffer a, PolygonBuffer b, double until) {
        double touch = impact.time();
        double shortly = BEFORE * (a.radius() + b.radius()) / speed(a, b);
        for (int i = 0; i < MOST_GRAZES && touch > 0 && !impact.isLowerBound(); i++) {
            double from = Math.max(0, touch - shortly);
            rest(motionA, from, restA);
            rest(motionB, from, restB);
            Impact.State state = sweep.test(a, restA, b, restB, further);
            if (state == Impact.State.MISS) {
                return;
            }
            if (state == Impact.State.OVERLAPPING || further.time() == 0) {
                break;
            }
            touch = from + (1 - from) * further.time();
            impact.set(further);
            if (touch > until) {
                return;
            }
        }
        take(touch);
    }

    /** An upper bound on the relative speed of the shapes (&gt;0). */
    private double speed(PolygonBuffer a, PolygonBuffer b) {
        double vx = motionB.x(1) - motionB.x(0) - (motionA.x(1) - motionA.x(0));
        double vy = motionB.y(1) - motionB.y(0) - (motionA.y(1) - motionA.y(0));
        return Math.abs(vx) + Math.abs(vy) + Math.abs(motionA.turn()) * a.reach() + Math.abs(motionB.turn()) * b.reach()
                + Double.MIN_NORMAL;
    }

    private static void rest(Motion motion, double from, Motion result) {
        result.set(motion.x(from), motion.y(from), motion.angle(from), motion.x(1), motion.y(1), motion.angle(1));
    }

    /** Computes the manifold of a swept contact, with the shapes at their poses at its time. */
    void findPoints(int a, int rulesA, int b, int rulesB, SweptContact contact, ContactManifold manifold) {
        from = contact.fraction();
        to = from;
        takeMotions(a, rulesA, b, rulesB);
        place(a, rulesA, contact.pieceA(), motionA, placedA);
        place(b, rulesB, contact.pieceB(), motionB, placedB);
        manifold.compute(placedA, placedB, contact.penetration());
    }

    private void place(int body, int rules, int piece, Motion motion, PlacedPolygon placed) {
        bodies.takeSweptShape(body, piece, (rules & BodyTable.DIFFERENT) != 0, grown);
        ShapeCopy.copy(grown, placed);
        motion.place(0, placed);
    }
}
