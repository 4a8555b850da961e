package org.jmesat.narrowphase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;

/**
 * The explanation of a verdict: every candidate axis of a pair with both projection intervals.
 *
 * <p>It is computed apart from {@link Sat}, which stops early and keeps no record. Parallel edges, also of both shapes,
 * count as one axis. A report is a snapshot; it does not change when the shapes move.
 */
public final class AxisReport {
    /** Which shape an axis is perpendicular to an edge of. */
    public enum Owner {
        /** An edge of A. */
        A,
        /** An edge of B. */
        B,
        /** Parallel edges of both. */
        BOTH,
        /** No edge: the line between the closest corners of two shapes that are barely apart. */
        CORNERS
    }

    /**
     * One candidate axis.
     *
     * @param owner whose edge it is perpendicular to
     * @param edge index of the first such edge, in A unless only B has one; −1 for the line between corners
     * @param x x component of the unit direction, in world axes
     * @param y y component of the unit direction, in world axes
     * @param minA where A's interval begins, in world units
     * @param maxA where A's interval ends
     * @param minB where B's interval begins
     * @param maxB where B's interval ends
     * @param separation the signed gap between the intervals: negative is the least push along the axis that parts them
     * @param separates true when the gap is wider than the limit of the report
     */
    public record Axis(Owner owner, int edge, double x, double y, double minA, double maxA, double minB, double maxB,
            double separation, boolean separates) {
        private Axis shared(int edgeOfA) {
            return new Axis(Owner.BOTH, edgeOfA, x, y, minA, maxA, minB, maxB, separation, separates);
        }

        private boolean exceeds(Axis other, double tie) {
            return separation > other.separation + tie || separates && !other.separates;
        }

        private boolean isEven(double tie) {
            return Math.abs((minB - maxA) - (minA - maxB)) <= tie;
        }
    }

    private final List<Axis> axes;
    private final int deciding;
    private final int pieceA;
    private final int pieceB;

    private AxisReport(List<Axis> axes, int deciding, int pieceA, int pieceB) {
        this.axes = Collections.unmodifiableList(axes);
        this.deciding = deciding;
        this.pieceA = pieceA;
        this.pieceB = pieceB;
    }

    /**
     * Reports on a pair.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @param limit separation in world units above which an axis counts as separating; the one that was in force
     * @return a new report
     */
    public static AxisReport of(PlacedPolygon a, PlacedPolygon b, double limit) {
        List<Axis> axes = new ArrayList<>(a.axisCount() + b.axisCount());
        collect(axes, a, a, b, Owner.A, limit);
        int ofA = axes.size();
        collect(axes, b, a, b, Owner.B, limit);
        double tie = Sat.tie(a, b);
        int deciding = merge(axes, ofA, deciding(axes, tie), tie);
        boolean byCorners = addCorners(axes, a, b, limit, tie);
        return new AxisReport(axes, byCorners ? axes.size() - 1 : deciding, 0, 0);
    }

    /**
     * Returns this report as one about pieces of two bodies.
     *
     * @param ofA which piece of the first body A is
     * @param ofB which piece of the second body B is
     * @return a report that differs only in {@link #pieceA()} and {@link #pieceB()}
     */
    public AxisReport aboutPieces(int ofA, int ofB) {
        return new AxisReport(axes, deciding, ofA, ofB);
    }

    /**
     * Returns which piece of its body A is.
     *
     * @return the index; 0 unless the report is about bodies of several pieces
     */
    public int pieceA() {
        return pieceA;
    }

    /**
     * Returns which piece of its body B is.
     *
     * @return the index; 0 unless the report is about bodies of several pieces
     */
    public int pieceB() {
        return pieceB;
    }

    /** As in {@link Sat}: the first of the greatest or, where directions are arbitrary, the one closest to X. */
    private static int deciding(List<Axis> axes, double tie) {
        int first = 0;
        for (int i = 1; i < axes.size(); i++) {
            if (axes.get(i).exceeds(axes.get(first), tie)) {
                first = i;
            }
        }
        double least = axes.get(first).separation() - tie;
        int deciding = first;
        for (int i = 0; i < axes.size() && axes.get(first).isEven(tie); i++) {
            Axis axis = axes.get(i);
            if (axis.separation() >= least && axis.isEven(tie)
                    && Math.abs(axis.x()) > Math.abs(axes.get(deciding).x()) + Tolerance.PARALLEL) {
                deciding = i;
            }
        }
        return deciding;
    }

    private static void collect(List<Axis> axes, PlacedPolygon owner, PlacedPolygon a, PlacedPolygon b, Owner name,
            double limit) {
        for (int k = 0; k < owner.axisCount(); k++) {
            double x = owner.axisX()[k];
            double y = owner.axisY()[k];
            // The owner's interval is the stored one, as in Sat, so that both see the same bits at the limit.
            double minA = owner == a ? a.low()[k] : project(a, x, y, true);
            double maxA = owner == a ? a.high()[k] : project(a, x, y, false);
            double minB = owner == b ? b.low()[k] : project(b, x, y, true);
            double maxB = owner == b ? b.high()[k] : project(b, x, y, false);
            double separation = Math.max(minB - maxA, minA - maxB);
            axes.add(new Axis(name, firstEdge(owner, k), x, y, minA, maxA, minB, maxB, separation, separation > limit));
        }
    }

    /** As in {@link Sat}: only where no edge separates although the shapes do not overlap. */
    private static boolean addCorners(List<Axis> axes, PlacedPolygon a, PlacedPolygon b, double limit, double tie) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (Axis axis : axes) {
            greatest = Math.max(greatest, axis.separation());
        }
        ClosestVertices corners = new ClosestVertices();
        boolean decide = greatest > -tie && greatest <= limit && corners.find(a, b) && corners.distance() > limit;
        if (decide) {
            double x = corners.directionX();
            double y = corners.directionY();
            axes.add(new Axis(Owner.CORNERS, -1, x, y, project(a, x, y, true), project(a, x, y, false),
                    project(b, x, y, true), project(b, x, y, false), corners.distance(), true));
        }
        return decide;
    }

    private static int firstEdge(PlacedPolygon owner, int k) {
        for (int i = 0; i < owner.count(); i++) {
            int axis = owner.local().edgeAxis(i);
            if (axis == k || axis == ~k) {
                return i;
            }
        }
        // The axis along a segment, or the second axis of a point, belongs to an end and not to an edge.
        return 0;
    }

    private static double project(PlacedPolygon shape, double x, double y, boolean least) {
        double end = least ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        for (int i = 0; i < shape.count(); i++) {
            double p = x * shape.x()[i] + y * shape.y()[i];
            end = least ? Math.min(end, p) : Math.max(end, p);
        }
        return end;
    }

    /** Of two axes that count as parallel, the one that tells more stands for both. Returns the deciding one's index. */
    private static int merge(List<Axis> axes, int ofA, int deciding, double tie) {
        int kept = deciding;
        for (int j = axes.size() - 1; j >= ofA; j--) {
            int i = firstParallel(axes, ofA, axes.get(j));
            if (i < 0) {
                continue;
            }
            boolean second = j == kept || i != kept && axes.get(j).exceeds(axes.get(i), tie);
            axes.set(i, axes.get(second ? j : i).shared(axes.get(i).edge()));
            axes.remove(j);
            kept = j == kept ? i : j < kept ? kept - 1 : kept;
        }
        return kept;
    }

    private static int firstParallel(List<Axis> axes, int end, Axis axis) {
        for (int i = 0; i < end; i++) {
            double cross = axes.get(i).x() * axis.y() - axes.get(i).y() * axis.x();
            if (Math.abs(cross) <= Tolerance.PARALLEL) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Returns the candidate axes, those of A's edges first.
     *
     * @return an unmodifiable list (not empty)
     */
    public List<Axis> axes() {
        return axes;
    }

    /**
     * Returns the axis that decides: the one of greatest separation, hence of the widest gap when the shapes are apart
     * and of the least overlap when they are not.
     *
     * @return the axis
     */
    public Axis deciding() {
        return axes.get(deciding);
    }

    /**
     * Returns where in {@link #axes()} the deciding axis is.
     *
     * @return its index
     */
    public int decidingIndex() {
        return deciding;
    }

    /**
     * Tells whether some axis separates the shapes by more than the limit.
     *
     * @return true when the pair does not collide
     */
    public boolean isSeparated() {
        return deciding().separates();
    }

    /**
     * Returns the signed separation of the pair, measured on the deciding axis.
     *
     * @return the separation in world units, negative in overlap
     */
    public double separation() {
        return deciding().separation();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < axes.size(); i++) {
            Axis axis = axes.get(i);
            String mark = i != deciding ? "" : axis.separates() ? "  separating" : "  least overlap";
            text.append(String.format(java.util.Locale.ROOT,
                    "%-4s edge %d  axis (%.4f, %.4f)  A [%.4f, %.4f]  B [%.4f, %.4f]  separation %.4f%s%n",
                    axis.owner(), axis.edge(), axis.x(), axis.y(), axis.minA(), axis.maxA(), axis.minB(), axis.maxB(),
                    axis.separation(), mark));
        }
        return text.toString();
    }
}
