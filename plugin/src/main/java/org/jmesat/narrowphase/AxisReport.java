package org.jmesat.narrowphase;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;

/**
 * Explains the verdict on a pair: lists every candidate axis with both projection intervals, names the one that
 * decides, and says by how much.
 *
 * <p>The report is computed separately, because a test stops early and keeps no record. Parallel edges of one
 * shape or of both share one axis. A report is a snapshot: it changes only when it is {@linkplain #update updated}. It
 * takes O(n log n) for n edges of both shapes together. Use {@link #toString()} for a log, {@link #toWellKnownText()}
 * for a drawing, an issue or a test.
 */
public final class AxisReport {
    /**
     * Largest {@link #margin} of a rival, as a share of the pair's size; a hint for people. A body that crosses its own
     * size in a second moves this far in a frame.
     */
    private static final double CLOSE = 0.02;

    /**
     * Cosine of the smallest turn that counts as a jump, about 14°. Between neighbouring edges of a round polygon the
     * MTV turns by less.
     */
    private static final double JUMP_COSINE = 0.97;

    /** The shape whose edge an axis is perpendicular to. */
    public enum Owner {
        /** An edge of A. */
        A,
        /** An edge of B. */
        B,
        /** Parallel edges of both. */
        BOTH,
        /**
         * No edge: the axis is the line between the closest corners of rounded or barely separate shapes. A circle's
         * centre is a corner.
         */
        CORNERS
    }

    /** Copies of the shapes, for {@link #toWellKnownText}. */
    private final PlacedPolygon shapeA = new PlacedPolygon();
    private final PlacedPolygon shapeB = new PlacedPolygon();
    private final Sat sat = new Sat();
    /** The greatest separation and its axis, also for a separate pair. */
    private final SatResult found = new SatResult();
    private double limit;
    private boolean touching;
    private final CandidateAxes candidates = new CandidateAxes();
    private final AxisList axes = new AxisList();
    private final AxisList opposites = new AxisList();
    private int deciding;
    private int pieceA;
    private int pieceB;

    /** Creates an empty report, to be filled by {@link #update}. */
    public AxisReport() {
    }

    /**
     * Reports on a pair without a previous result.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @param limit separation in world units above which an axis counts as separating; pass the limit of the explained
     *     test
     * @return a new report
     */
    public static AxisReport of(PlacedPolygon a, PlacedPolygon b, double limit) {
        return of(a, b, limit, Penetration.NO_EDGE);
    }

    static AxisReport of(PlacedPolygon a, PlacedPolygon b, double limit, int lastEdge) {
        AxisReport report = new AxisReport();
        report.update(a, b, limit, lastEdge);
        return report;
    }

    /**
     * Replaces this report by one on the given pair. Overwrites the {@link #axes()}. Allocates only to grow.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @param newLimit separation in world units above which an axis counts as separating; pass the limit of the
     *     explained test
     * @param lastEdge the edge that decided the previous test of the pair, or {@link Penetration#NO_EDGE}
     */
    public void update(PlacedPolygon a, PlacedPolygon b, double newLimit, int lastEdge) {
        Objects.requireNonNull(a, "a");
        Objects.requireNonNull(b, "b");
        if (Double.isNaN(newLimit)) {
            throw new IllegalArgumentException("The limit of a report cannot be NaN");
        }
        touching = sat.test(a, b, newLimit, lastEdge, found);
        if (!touching) {
            sat.test(a, b, Double.POSITIVE_INFINITY, found);
        }
        limit = newLimit;
        shapeA.set(a);
        shapeB.set(b);
        pieceA = 0;
        pieceB = 0;
        candidates.find(a, b, limit);
        axes.begin();
        candidates.addTo(axes);
        deciding = touching ? -1 : greatest(axes);
        if (deciding < 0 || !axes.get(deciding).separates()) {
            deciding = candidates.indexOf(found.edge());
            Axis axis = deciding == axes.size() ? axes.append() : axes.get(deciding);
            candidates.set(axis, found.normalX(), found.normalY(), deciding);
        }
        // Rounding may put the axis on the other side of the limit; the verdict is that of the test.
        axes.get(deciding).setSeparates(!touching);
        opposites.begin();
        for (int i = 0; i < axes.size() && touching; i++) {
            candidates.set(opposites.append(), 0.0 - axes.get(i).x(), 0.0 - axes.get(i).y(), i);
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
     * Notes which pieces of two bodies the shapes are, until the next {@linkplain #update update}.
     *
     * @param ofA index of piece A in the first body (≥0)
     * @param ofB index of piece B in the second body (≥0)
     * @return this report
     * @throws IllegalArgumentException if an index is negative
     */
    public AxisReport aboutPieces(int ofA, int ofB) {
        if (ofA < 0 || ofB < 0) {
            throw new IllegalArgumentException("The indices of pieces must not be negative: " + ofA + " and " + ofB);
        }
        pieceA = ofA;
        pieceB = ofB;
        return this;
    }

    /** {@return the index of piece A in its body; 0 for a body of one piece} */
    public int pieceA() {
        return pieceA;
    }

    /** {@return the index of piece B in its body; 0 for a body of one piece} */
    public int pieceB() {
        return pieceB;
    }

    /**
     * {@return the candidate axes, those of A's edges first}
     * The list is unmodifiable and always the same instance. It is empty before the first update.
     */
    public List<Axis> axes() {
        return axes;
    }

    /**
     * {@return the axis that decides: the one of greatest separation}
     * It has the widest gap when the shapes are apart and the least overlap otherwise. The previous deciding axis is
     * kept while no other is better by more than the tolerance.
     */
    public Axis deciding() {
        return axes.get(deciding);
    }

    /** {@return the index of the deciding axis in {@link #axes()}} */
    public int decidingIndex() {
        return deciding;
    }

    /**
     * {@return the second best axis; empty when the shapes are apart and there is only one axis}
     * In contact it is the second shortest push: along another axis or against the direction of an axis, and such an
     * opposite axis is not in {@link #axes()}. For a separate pair it is the axis with the second widest gap or,
     * without another gap, the least overlap.
     */
    public Optional<Axis> runnerUp() {
        Axis next = next(Double.POSITIVE_INFINITY);
        return next == null ? Optional.empty() : next.present();
    }

    /**
     * Returns by how much the deciding axis is better than the {@linkplain #runnerUp() runner-up}. In contact, pushing
     * B along the runner-up takes that much more; apart, the runner-up's gap is that much narrower.
     *
     * @return the difference of the separations in world units; infinite without a runner-up; at least
     *     −{@link Tolerance#touching}, and negative only when the previous deciding axis was kept
     */
    public double margin() {
        return runnerUp().map(this::marginTo).orElse(Double.POSITIVE_INFINITY);
    }

    private double marginTo(Axis other) {
        return separation() - other.separation();
    }

    /**
     * Returns the axis that the normal and the MTV may jump to in the next tick. It is the best axis, opposite
     * directions included, whose {@linkplain #margin margin} is at most a fiftieth of the pair's size and whose
     * direction differs by more than 14°. Such a pair may be pushed one way in one tick and another way in the next.
     * The size is the sum of the bounding radii or, if that is less, the least sum of both intervals on one axis: a
     * floor is as large as it is thick.
     *
     * @return the axis; empty when there is none or the pair is apart
     */
    public Optional<Axis> rival() {
        Axis rival = isSeparated() ? null : next(JUMP_COSINE);
        return rival != null && marginTo(rival) <= CLOSE * leastSize() ? rival.present() : Optional.empty();
    }

    private double leastSize() {
        double size = size();
        for (int i = 0; i < axes.size(); i++) {
            size = Math.min(size, axes.get(i).extents());
        }
        return size;
    }

    /** {@return whether there is a {@link #rival()}, so that a small movement may make normal and MTV jump} */
    public boolean isAboutToJump() {
        return rival().isPresent();
    }

    /** The best axis other than the deciding one whose direction's cosine with it is below a bound; null for none. */
    private Axis next(double cosine) {
        Axis best = null;
        for (int i = 0; i < axes.size(); i++) {
            if (i != deciding) {
                best = better(best, axes.get(i), cosine);
            }
        }
        for (int i = 0; i < opposites.size(); i++) {
            best = better(best, opposites.get(i), cosine);
        }
        return best;
    }

    private Axis better(Axis best, Axis next, double cosine) {
        boolean eligible = deciding().cosine(next) < cosine;
        return eligible && (best == null || next.separation() > best.separation()) ? next : best;
    }

    /** {@return whether an axis separates the shapes by more than the limit, so that the pair does not collide} */
    public boolean isSeparated() {
        return !touching;
    }

    /** {@return whether the bounding circles are further apart than the limit; the test then looks at no axis} */
    public boolean isSeparatedByCircles() {
        double dx = shapeB.centerX() - shapeA.centerX();
        double dy = shapeB.centerY() - shapeA.centerY();
        double reach = size() + limit;
        return !touching && reach > 0 && dx * dx + dy * dy > reach * reach;
    }

    /**
     * {@return whether the direction is arbitrary, because the opposite one is as good; false when the pair is apart}
     * By convention the deciding axis then points to the side of +X.
     *
     * @see Penetration#isDirectionArbitrary()
     */
    public boolean isDirectionArbitrary() {
        return touching && found.isDirectionArbitrary();
    }

    /** {@return the signed separation of the pair on the deciding axis, in world units; negative in overlap} */
    public double separation() {
        return deciding().separation();
    }

    /**
     * {@return the distance between the closest points of the shapes in world units; 0 when they overlap}
     * Corner to corner it is greater than the separation on any edge's axis.
     */
    public double distance() {
        return Math.max(0, found.separation());
    }

    /** {@return whether the {@link #distance} is that of two corners, and greater than the separation on each axis} */
    public boolean isCornerToCorner() {
        return distance() > Math.max(0, separation()) + tie();
    }

    /** {@return the limit of the report: the separation in world units above which an axis counts as separating} */
    public double limit() {
        return limit;
    }

    /** {@return whether the shapes are neither apart nor overlap by more than the tolerance within which they touch} */
    public boolean onlyTouches() {
        double tolerance = ShapePair.tolerance(shapeA, shapeB);
        return separation() >= -tolerance && separation() <= tolerance && distance() <= tolerance;
    }

    /** The difference up to which two separations count as equal. */
    double tie() {
        return shapeA.tie() + shapeB.tie();
    }

    /** The sum of the bounding radii. */
    double size() {
        return shapeA.radius() + shapeB.radius();
    }

    /**
     * Returns the report as text for a log: the verdict in words, then a table of the axes, the deciding one first, the
     * others by decreasing separation. The shapes are called A and B.
     *
     * @return several lines, without a line break at the end; the same in every locale
     */
    @Override
    public String toString() {
        return toString("A", "B");
    }

    /**
     * Returns the text of {@link #toString()} with other names for the shapes.
     *
     * @param nameA name of the first shape (not null)
     * @param nameB name of the second shape (not null)
     * @return several lines, without a line break at the end; the same in every locale
     */
    public String toString(String nameA, String nameB) {
        return new AxisNarrator(nameA, nameB).write(this);
    }

    /**
     * Returns pair and result as well-known text (WKT): the shapes as {@link PairText} writes them, then limit,
     * separation and normal. In contact the contact points follow, and in overlap the MTV as a line from the first of
     * them. {@link PairText#read} reads the same shapes back, to the bit.
     *
     * @return several lines, without a line break at the end; the same in every locale
     */
    public String toWellKnownText() {
        Axis axis = deciding();
        StringBuilder text = new StringBuilder(PairText.of(shapeA, shapeB).toString());
        text.append('\n').append(PairText.LIMIT).append(": ").append(WellKnownText.number(limit));
        text.append('\n').append(PairText.SEPARATION).append(": ").append(WellKnownText.number(axis.separation()));
        text.append('\n').append(PairText.NORMAL).append(": ").append(WellKnownText.vector(axis.x(), axis.y()));
        if (touching) {
            ContactManifold contact = new ContactManifold();
            contact.compute(shapeA, shapeB, found);
            text.append('\n').append(PairText.CONTACT).append(": ").append(contactPoints(contact));
            if (axis.separation() < 0) {
                text.append('\n').append(PairText.MTV).append(": ").append(push(contact, axis));
            }
        }
        return text.toString();
    }

    private static String contactPoints(ContactManifold contact) {
        double[] xy = new double[2 * contact.count()];
        for (int i = 0; i < contact.count(); i++) {
            xy[2 * i] = contact.x(i);
            xy[2 * i + 1] = contact.y(i);
        }
        return WellKnownText.points(xy);
    }

    private static String push(ContactManifold contact, Axis axis) {
        double x = contact.x(0);
        double y = contact.y(0);
        return WellKnownText.line(x, y, x + axis.pushX(), y + axis.pushY());
    }
}
