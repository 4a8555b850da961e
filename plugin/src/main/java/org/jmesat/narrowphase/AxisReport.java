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

        /** Which side of the limit an axis is on that lies on it to the last bit, the test itself says. */
        private Axis decided(boolean apart) {
            return new Axis(owner, edge, x, y, minA, maxA, minB, maxB, separation, apart);
        }

        private boolean isParallel(Axis other) {
            return Math.abs(x * other.y - y * other.x) <= Tolerance.PARALLEL;
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
        List<Axis> axes = new ArrayList<>(a.count() + b.count());
        collect(axes, a, a, b, Owner.A, limit);
        collect(axes, b, a, b, Owner.B, limit);
        Penetration found = new Penetration();
        boolean touching = new Sat().test(a, b, limit, lastEdge, found);
        int deciding = greatest(axes);
        if (found.edge() == Penetration.NO_EDGE && (touching || deciding < 0 || !axes.get(deciding).separates())) {
            axes.add(axis(Owner.CORNERS, -1, found.normalX(), found.normalY(), a, b, limit));
            deciding = axes.size() - 1;
        } else if (touching) {
            deciding = indexOf(axes, found);
            Axis same = axes.get(deciding);
            axes.set(deciding, axis(same.owner(), same.edge(), found.normalX(), found.normalY(), a, b, limit));
        }
        axes.set(deciding, axes.get(deciding).decided(!touching));
        return new AxisReport(axes, deciding, 0, 0);
    }

    /** Parallel edges share an axis: of those of one shape the first stands for all, of both shapes that of A. */
    private static void collect(List<Axis> axes, PlacedPolygon owner, PlacedPolygon a, PlacedPolygon b, Owner name,
            double limit) {
        int edges = owner.count() < 2 ? 0 : owner.count();
        for (int i = 0; i < edges; i++) {
            Axis axis = axis(name, i, owner.normalX(i), owner.normalY(i), a, b, limit);
            int same = firstParallel(axes, axis);
            if (same < 0) {
                axes.add(axis);
            } else {
                Axis kept = axes.get(same);
                Axis telling = axis.separation() > kept.separation() ? axis : kept;
                axes.set(same, kept.owner() == name
                        ? new Axis(name, kept.edge(), telling.x(), telling.y(), telling.minA(), telling.maxA(),
                                telling.minB(), telling.maxB(), telling.separation(), telling.separates())
                        : telling.shared(kept.edge()));
            }
        }
    }

    private static Axis axis(Owner owner, int edge, double x, double y, PlacedPolygon a, PlacedPolygon b,
            double limit) {
        double minA = project(a, x, y, true);
        double maxA = project(a, x, y, false);
        double minB = project(b, x, y, true);
        double maxB = project(b, x, y, false);
        double separation = Math.max(minB - maxA, minA - maxB);
        return new Axis(owner, edge, x, y, minA, maxA, minB, maxB, separation, separation > limit);
    }

    private static int firstParallel(List<Axis> axes, Axis axis) {
        for (int i = 0; i < axes.size(); i++) {
            if (axes.get(i).isParallel(axis)) {
                return i;
            }
        }
        return -1;
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

    private static int indexOf(List<Axis> axes, Penetration found) {
        Axis wanted = new Axis(Owner.BOTH, found.edge(), found.normalX(), found.normalY(), 0, 0, 0, 0, 0, false);
        return firstParallel(axes, wanted);
    }

    private static double project(PlacedPolygon shape, double x, double y, boolean least) {
        double end = least ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        for (int i = 0; i < shape.count(); i++) {
            double p = x * shape.x()[i] + y * shape.y()[i];
            end = least ? Math.min(end, p) : Math.max(end, p);
        }
        return least ? end - shape.rounding() : end + shape.rounding();
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
