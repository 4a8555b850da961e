package org.jmesat.narrowphase;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.Sat;

/**
 * The explanation of a verdict: every candidate axis of a pair with both projection intervals, which of them decides,
 * and by how much.
 *
 * <p>It is computed apart from {@link Sat}, which stops early and keeps no record. Parallel edges, also of both shapes,
 * count as one axis. A report is a snapshot; it does not change when the shapes move, but when it is
 * {@linkplain #update updated}. Of shapes with n edges together it takes O(n log n). {@link #toString()} is for a log,
 * {@link #toWellKnownText()} for a drawing, an issue or a test.
 */
public final class AxisReport {
    /**
     * Share of the pair's size up to which another way out counts as close; dimensionless, a hint for people. What
     * crosses its own size in a second moves so far in a frame.
     */
    private static final double CLOSE = 0.02;

    /**
     * Cosine of the turn from which on another direction is a jump, about 14°. Neighbouring edges of a round polygon
     * are closer: from one to the next the MTV turns rather than jumps.
     */
    private static final double JUMP_COSINE = 0.97;

    /** Which shape an axis is perpendicular to an edge of. */
    public enum Owner {
        /** An edge of A. */
        A,
        /** An edge of B. */
        B,
        /** Parallel edges of both. */
        BOTH,
        /**
         * No edge: the line between the closest corners of shapes that are rounded or barely apart; a circle is a
         * corner.
         */
        CORNERS
    }

    private final TestedPair pair = new TestedPair();
    private final CandidateAxes candidates = new CandidateAxes();
    private final AxisList axes = new AxisList();
    private final AxisList otherWayRound = new AxisList();
    private int deciding;
    private int pieceA;
    private int pieceB;

    /** Creates a report on no pair, without an axis, which is to be {@linkplain #update updated}. */
    public AxisReport() {
    }

    /**
     * Reports on a pair of which nothing is known from before.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @param limit separation in world units above which an axis counts as separating; the one that was in force
     * @return a new report
     */
    public static AxisReport of(PlacedPolygon a, PlacedPolygon b, double limit) {
        return of(a, b, limit, Penetration.NO_EDGE);
    }

    /**
     * Reports on a pair as {@link Sat} judges it with the same arguments.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @param limit separation in world units above which an axis counts as separating; the one that was in force
     * @param lastEdge the edge that decided before, or {@link Penetration#NO_EDGE}
     * @return a new report
     */
    public static AxisReport of(PlacedPolygon a, PlacedPolygon b, double limit, int lastEdge) {
        AxisReport report = new AxisReport();
        report.update(a, b, limit, lastEdge);
        return report;
    }

    /**
     * Makes this a report on another pair, or on the same one as it lies now, as
     * {@link #of(PlacedPolygon, PlacedPolygon, double, int)} makes a new one. Its {@link #axes()} become others.
     * Allocates only to grow.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @param limit separation in world units above which an axis counts as separating; the one that was in force
     * @param lastEdge the edge that decided before, or {@link Penetration#NO_EDGE}
     */
    public void update(PlacedPolygon a, PlacedPolygon b, double limit, int lastEdge) {
        Objects.requireNonNull(a, "a");
        Objects.requireNonNull(b, "b");
        if (Double.isNaN(limit)) {
            throw new IllegalArgumentException("The limit of a report cannot be NaN");
        }
        pair.test(a, b, limit, lastEdge);
        pieceA = 0;
        pieceB = 0;
        candidates.find(a, b, limit);
        axes.begin();
        candidates.addTo(axes);
        deciding = pair.isTouching() ? -1 : greatest(axes);
        if (deciding < 0 || !axes.get(deciding).separates()) {
            Penetration found = pair.deepest();
            deciding = candidates.indexOf(found.edge());
            Axis axis = deciding == axes.size() ? axes.append() : axes.get(deciding);
            candidates.set(axis, found.normalX(), found.normalY(), deciding);
        }
        // Which side of the limit an axis is on that lies on it to the last bit, the test itself says.
        axes.get(deciding).setSeparates(!pair.isTouching());
        otherWayRound.begin();
        for (int i = 0; i < axes.size() && pair.isTouching(); i++) {
            candidates.set(otherWayRound.append(), 0.0 - axes.get(i).x(), 0.0 - axes.get(i).y(), i);
        }
    }

    private static int greatest(List<Axis> axes) {
        int greatest = -1;
        for (int i = 0; i < axes.size(); i++) {
            if (greatest < 0 || axes.get(i).separation() > axes.get(greatest).separation()) {
                greatest = i;
            }
        }
        return greatest;
    }

    /**
     * Makes this report one about pieces of two bodies, until the next {@linkplain #update update}.
     *
     * @param ofA which piece of the first body A is
     * @param ofB which piece of the second body B is
     * @return this report
     * @throws IllegalArgumentException if an index is negative
     */
    public AxisReport aboutPieces(int ofA, int ofB) {
        if (ofA < 0 || ofB < 0) {
            throw new IllegalArgumentException("No body has pieces " + ofA + " and " + ofB);
        }
        pieceA = ofA;
        pieceB = ofB;
        return this;
    }

    /** {@return which piece of its body A is; 0 unless the report is about bodies of several pieces} */
    public int pieceA() {
        return pieceA;
    }

    /** {@return which piece of its body B is; 0 unless the report is about bodies of several pieces} */
    public int pieceB() {
        return pieceB;
    }

    /**
     * {@return the candidate axes, those of A's edges first}
     * The list is unmodifiable and the same each time; it is empty before the first update.
     */
    public List<Axis> axes() {
        return axes;
    }

    /**
     * {@return the axis that decides: the one of greatest separation}
     * That is the widest gap when the shapes are apart and the least overlap when they are not. An axis that decided
     * before may stay the deciding one while another is better by no more than the tolerance.
     */
    public Axis deciding() {
        return axes.get(deciding);
    }

    /** {@return the index of the deciding axis in {@link #axes()}} */
    public int decidingIndex() {
        return deciding;
    }

    /**
     * {@return the axis that would decide if the deciding one did not}
     * It is empty when the shapes are apart and there is only one axis. For a pair in contact it is the next best way
     * to part the shapes: along another axis or, where that takes less, along the deciding one the other way round, and
     * then the result is not one of {@link #axes()}. For a pair that is apart it is the axis of the next wider gap or,
     * when no other has a gap, of the least overlap.
     */
    public Optional<Axis> runnerUp() {
        Axis next = next(Double.POSITIVE_INFINITY);
        return next == null ? Optional.empty() : next.present();
    }

    /**
     * Returns by how much the deciding axis beats the {@linkplain #runnerUp() runner-up}. In contact, that much further
     * B would have to be pushed along the other; apart, that much narrower is the other's gap.
     *
     * @return the difference of the separations in world units; infinite when there is no runner-up; below 0 by no more
     *     than the tolerance {@link Tolerance#touching} when the axis that decided before was kept
     */
    public double margin() {
        return runnerUp().map(this::marginTo).orElse(Double.POSITIVE_INFINITY);
    }

    private double marginTo(Axis other) {
        return separation() - other.separation();
    }

    /**
     * Returns where the normal and the MTV may jump to in the next tick: the best axis, also the other way round, that
     * is deeper by no more than a fiftieth of the pair's size (the sum of the bounding radii), and
     * whose direction differs by more than 14°. A game that sees such a pair pushed one way and then another sees this.
     *
     * @return the axis; empty when there is none, and always when the pair is apart
     */
    public Optional<Axis> rival() {
        Axis rival = isSeparated() ? null : next(JUMP_COSINE);
        return rival != null && marginTo(rival) <= CLOSE * pair.size() ? rival.present() : Optional.empty();
    }

    /** {@return whether there is a {@link #rival()}, so that a small movement may make normal and MTV jump to it} */
    public boolean isAboutToJump() {
        return rival().isPresent();
    }

    /** The best but the deciding one, of those whose direction's cosine is below a bound; null when there is none. */
    private Axis next(double cosine) {
        Axis best = null;
        for (int i = 0; i < axes.size(); i++) {
            if (i != deciding) {
                best = better(best, axes.get(i), cosine);
            }
        }
        for (int i = 0; i < otherWayRound.size(); i++) {
            best = better(best, otherWayRound.get(i), cosine);
        }
        return best;
    }

    private Axis better(Axis best, Axis next, double cosine) {
        boolean eligible = deciding().cosine(next) < cosine;
        return eligible && (best == null || next.separation() > best.separation()) ? next : best;
    }

    /** {@return whether some axis separates the shapes by more than the limit, so that the pair does not collide} */
    public boolean isSeparated() {
        return !pair.isTouching();
    }

    /** {@return whether the bounding circles alone are further apart than the limit; the test then looks at no axis} */
    public boolean isSeparatedByCircles() {
        return pair.isSeparatedByCircles();
    }

    /**
     * {@return whether geometry gives no direction, since the shapes lie so evenly that the opposite would do as well}
     * The deciding axis then points to the side of +X for want of anything better. It is false when the pair is apart.
     *
     * @see Penetration#isDirectionArbitrary()
     */
    public boolean isDirectionArbitrary() {
        return pair.isTouching() && pair.deepest().isDirectionArbitrary();
    }

    /** {@return the signed separation of the pair on the deciding axis, in world units; negative in overlap} */
    public double separation() {
        return deciding().separation();
    }

    /** {@return the limit of the report: the separation in world units above which an axis counts as separating} */
    public double limit() {
        return pair.limit();
    }

    /** Up to which difference two separations count as equal. */
    double tie() {
        return pair.tie();
    }

    /** The sum of the bounding radii. */
    double size() {
        return pair.size();
    }

    /**
     * Returns the report as text for a log: the verdict in words, then a table of the axes, the deciding one first, the
     * others by falling separation. The shapes are called A and B.
     *
     * @return several lines, without a line break at the end; the same in every locale
     */
    @Override
    public String toString() {
        return toString("A", "B");
    }

    /**
     * Returns the report as {@link #toString()} does, with other names for the shapes.
     *
     * @param nameA what to call the first shape (not null)
     * @param nameB what to call the second shape (not null)
     * @return several lines, without a line break at the end; the same in every locale
     */
    public String toString(String nameA, String nameB) {
        return new AxisNarrator(nameA, nameB).write(this);
    }

    /**
     * Returns pair and result as well-known text (WKT): the shapes as {@link PairText} writes them, then limit,
     * separation and normal and, in contact, the contact points and the MTV as a line from the first of these (left out
     * without overlap). {@link PairText#read} reads the shapes back from it to the bit.
     *
     * @return several lines, without a line break at the end; the same in every locale
     */
    public String toWellKnownText() {
        return pair.write(deciding());
    }
}
