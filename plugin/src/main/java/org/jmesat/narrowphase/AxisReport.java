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
        private Axis shared() {
            return new Axis(Owner.BOTH, edge, x, y, minA, maxA, minB, maxB, separation, separates);
        }
    }

    private final List<Axis> axes;
    private final int deciding;

    private AxisReport(List<Axis> axes, int deciding) {
        this.axes = Collections.unmodifiableList(axes);
        this.deciding = deciding;
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
        merge(axes, ofA);
        addCorners(axes, a, b, limit);
        double tie = Tolerance.TIE * (a.radius() + b.radius());
        int deciding = 0;
        for (int i = 1; i < axes.size(); i++) {
            if (axes.get(i).separation() > axes.get(deciding).separation() + tie) {
                deciding = i;
            }
        }
        return new AxisReport(axes, deciding);
    }

    private static void collect(List<Axis> axes, PlacedPolygon owner, PlacedPolygon a, PlacedPolygon b, Owner name,
            double limit) {
        for (int k = 0; k < owner.axisCount(); k++) {
            axes.add(measure(a, b, owner.axisX()[k], owner.axisY()[k], name, firstEdge(owner, k), limit));
        }
    }

    /** As in {@link Sat}: only where no edge separates although the shapes do not overlap. */
    private static void addCorners(List<Axis> axes, PlacedPolygon a, PlacedPolygon b, double limit) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (Axis axis : axes) {
            greatest = Math.max(greatest, axis.separation());
        }
        ClosestVertices corners = new ClosestVertices();
        if (greatest > 0 && greatest <= limit && corners.find(a, b) && corners.distance() > limit) {
            axes.add(measure(a, b, corners.directionX(), corners.directionY(), Owner.CORNERS, -1, limit));
        }
    }

    private static Axis measure(PlacedPolygon a, PlacedPolygon b, double x, double y, Owner owner, int edge,
            double limit) {
        double minA = project(a, x, y, true);
        double maxA = project(a, x, y, false);
        double minB = project(b, x, y, true);
        double maxB = project(b, x, y, false);
        double separation = Math.max(minB - maxA, minA - maxB);
        return new Axis(owner, edge, x, y, minA, maxA, minB, maxB, separation, separation > limit);
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

    private static void merge(List<Axis> axes, int ofA) {
        for (int j = axes.size() - 1; j >= ofA; j--) {
            for (int i = 0; i < ofA; i++) {
                double cross = axes.get(i).x() * axes.get(j).y() - axes.get(i).y() * axes.get(j).x();
                if (Math.abs(cross) <= Tolerance.PARALLEL) {
                    axes.set(i, axes.get(i).shared());
                    axes.remove(j);
                    break;
                }
            }
        }
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
