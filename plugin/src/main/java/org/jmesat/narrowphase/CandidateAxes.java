package org.jmesat.narrowphase;

import static org.jmesat.geometry.PolygonBuffer.STRIDE;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Support;
import org.jmesat.narrowphase.AxisReport.Axis;
import org.jmesat.narrowphase.AxisReport.Owner;

/**
 * The candidate axes of a pair, each with the edges of both shapes that it is perpendicular to. Of n and m edges they
 * are found in O((n + m) log (n + m)): edges that are parallel by {@link DirectionCells}, and how far a shape reaches
 * along an axis by {@link Support}. Only thin shapes, whose edges have no certain order, are looked at vertex by
 * vertex.
 */
final class CandidateAxes {
    private final PlacedPolygon a;
    private final PlacedPolygon b;
    private final double limit;
    private final List<ParallelEdges> groups = new ArrayList<>();
    private final DirectionCells cells = new DirectionCells();
    private final int[] groupOfEdgeOfA;
    private final int[] groupOfEdgeOfB;
    private long work;

    CandidateAxes(PlacedPolygon a, PlacedPolygon b, double limit) {
        this.a = a;
        this.b = b;
        this.limit = limit;
        groupOfEdgeOfA = collect(a, false);
        groupOfEdgeOfB = collect(b, true);
    }

    private int[] collect(PlacedPolygon owner, boolean isB) {
        int[] groupOfEdge = new int[owner.count() < 2 ? 0 : owner.count()];
        double lastX = Double.NaN;
        double lastY = Double.NaN;
        double forth = 0;
        double back = 0;
        for (int i = 0; i < groupOfEdge.length; i++) {
            // What an edge of A separates lies along its outward normal, and what one of B does, against it.
            double x = isB ? 0.0 - owner.normalX(i) : owner.normalX(i);
            double y = isB ? 0.0 - owner.normalY(i) : owner.normalY(i);
            if (x != lastX || y != lastY) {
                lastX = x;
                lastY = y;
                forth = separation(x, y);
                back = separation(0.0 - x, 0.0 - y);
            }
            int group = indexOfParallel(x, y);
            if (group == groups.size()) {
                groups.add(new ParallelEdges(x, y));
            }
            ParallelEdges edges = groups.get(group);
            edges.add(i, isB, x, y, forth, back);
            cells.add(group, edges.x(), edges.y());
            groupOfEdge[i] = group;
        }
        return groupOfEdge;
    }

    /** The first group that an edge is parallel to; how many there are if there is none. */
    private int indexOfParallel(double x, double y) {
        int first = groups.size();
        for (int group : cells.near(x, y)) {
            work++;
            first = group < first && groups.get(group).isParallel(x, y) ? group : first;
        }
        return first;
    }

    /** Each in the direction in which it separates more. */
    List<Axis> all() {
        List<Axis> axes = new ArrayList<>(groups.size() + 1);
        for (ParallelEdges edges : groups) {
            axes.add(axis(edges, edges.x(), edges.y()));
        }
        return axes;
    }

    /** Which of {@link #all()} an edge belongs to; for no edge, how many there are. */
    int indexOf(int edge) {
        if (edge == Penetration.NO_EDGE) {
            return groups.size();
        }
        return edge >= 0 ? groupOfEdgeOfA[edge] : groupOfEdgeOfB[~edge];
    }

    /** One of them, or as the last one an axis of no edge, in a direction. */
    Axis along(double x, double y, int index) {
        return axis(index < groups.size() ? groups.get(index) : null, x, y);
    }

    private Axis axis(ParallelEdges edges, double x, double y) {
        int ofA = edges == null ? ParallelEdges.NONE : edges.ofA(x, y);
        int ofB = edges == null ? ParallelEdges.NONE : edges.ofB(x, y);
        Owner owner = edges == null ? Owner.CORNERS : ofB < 0 ? Owner.A : ofA < 0 ? Owner.B : Owner.BOTH;
        double minB = least(b, x, y);
        double maxA = reach(a, x, y);
        double separation = minB - maxA;
        return new Axis(owner, ofA, ofB, x, y, least(a, x, y), maxA, minB, reach(b, x, y), separation,
                separation > limit);
    }

    /** How many vertices and axes were looked at so far. */
    long work() {
        return work;
    }

    /** From where A ends to where B begins, in a direction. */
    private double separation(double x, double y) {
        return least(b, x, y) - reach(a, x, y);
    }

    private double least(PlacedPolygon shape, double x, double y) {
        return 0.0 - reach(shape, -x, -y);
    }

    private double reach(PlacedPolygon shape, double x, double y) {
        int count = shape.count();
        double u = shape.cos() * x + shape.sin() * y;
        double v = shape.cos() * y - shape.sin() * x;
        boolean thin = shape.shape().isThin();
        int support = thin ? 0 : Support.edgeFrom(shape.shape().edges(), 0, STRIDE * count, u, v) / STRIDE;
        double reach = along(shape, support, x, y);
        // Of vertices on a line across the direction, rounding decides which reaches furthest in the world.
        double level = thin ? Double.NEGATIVE_INFINITY : reach - shape.tie();
        int left = count - 1;
        for (int i = support + 1; left > 0 && along(shape, i % count, x, y) >= level; i++, left--) {
            reach = Math.max(reach, along(shape, i % count, x, y));
        }
        for (int i = support - 1 + count; left > 0 && along(shape, i % count, x, y) >= level; i--, left--) {
            reach = Math.max(reach, along(shape, i % count, x, y));
        }
        return reach + shape.rounding() + 0.0;
    }

    private double along(PlacedPolygon shape, int vertex, double x, double y) {
        work++;
        return x * shape.x()[vertex] + y * shape.y()[vertex];
    }
}
