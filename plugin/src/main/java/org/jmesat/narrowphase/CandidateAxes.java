package org.jmesat.narrowphase;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.Support;
import org.jmesat.narrowphase.AxisReport.Owner;

/**
 * The candidate axes of a pair, each with the edges of both shapes that it is perpendicular to. Finding them takes O((n
 * + m) log (n + m)) for n and m edges: {@link DirectionCells} finds parallel edges, {@link Support} the support points.
 * Thin shapes, whose edge normals may be out of order, are searched vertex by vertex. An instance is reused for other
 * pairs and allocates only to grow.
 */
final class CandidateAxes {
    private PlacedPolygon a;
    private PlacedPolygon b;
    private double limit;
    /** Elements from groupCount on are kept for reuse. */
    private final List<ParallelEdges> groups = new ArrayList<>();
    private int groupCount;
    private final DirectionCells cells = new DirectionCells();
    private int[] groupOfEdgeOfA = {};
    private int[] groupOfEdgeOfB = {};
    /** The number of vertices and axes examined so far; tests check the cost by it. */
    long work;

    /** Finds the axes of a pair; neither shape is empty. */
    void find(PlacedPolygon newA, PlacedPolygon newB, double newLimit) {
        a = newA;
        b = newB;
        limit = newLimit;
        groupCount = 0;
        // An edge that turns the axis of its group adds a second entry.
        cells.begin(a.count() + b.count());
        groupOfEdgeOfA = collect(a, false, groupOfEdgeOfA);
        groupOfEdgeOfB = collect(b, true, groupOfEdgeOfB);
    }

    private int[] collect(PlacedPolygon owner, boolean isB, int[] store) {
        int edgeCount = owner.count() < 2 ? 0 : owner.count();
        int[] groupOfEdge = store.length < edgeCount ? new int[edgeCount] : store;
        double lastX = Double.NaN;
        double lastY = Double.NaN;
        double forth = 0;
        double back = 0;
        for (int i = 0; i < edgeCount; i++) {
            // From A to B: along the outward normal of an edge of A, against that of an edge of B.
            double x = isB ? 0.0 - owner.normalX(i) : owner.normalX(i);
            double y = isB ? 0.0 - owner.normalY(i) : owner.normalY(i);
            if (x != lastX || y != lastY) {
                lastX = x;
                lastY = y;
                forth = separation(x, y);
                back = separation(0.0 - x, 0.0 - y);
            }
            int group = indexOfParallel(x, y);
            if (group == groupCount) {
                begin(x, y);
            }
            ParallelEdges edges = groups.get(group);
            edges.add(i, isB, x, y, forth, back);
            cells.add(group, edges.x(), edges.y());
            groupOfEdge[i] = group;
        }
        return groupOfEdge;
    }

    private void begin(double x, double y) {
        if (groupCount == groups.size()) {
            groups.add(new ParallelEdges());
        }
        groups.get(groupCount++).begin(x, y);
    }

    /** The index of the first group that an edge is parallel to; the number of groups if there is none. */
    private int indexOfParallel(double x, double y) {
        int first = groupCount;
        for (int away = -1; away <= 1; away++) {
            int entry = cells.first(DirectionCells.cellNear(x, y, away));
            for (; entry != DirectionCells.NONE; entry = cells.next(entry)) {
                int group = cells.number(entry);
                work++;
                first = group < first && groups.get(group).isParallel(x, y) ? group : first;
            }
        }
        return first;
    }

    /** Appends all axes, each in the direction in which it separates more. */
    void addTo(AxisList axes) {
        for (int i = 0; i < groupCount; i++) {
            set(axes.append(), groups.get(i).x(), groups.get(i).y(), i);
        }
    }

    /** The index of the axis of an edge in {@link #addTo}'s order; the number of groups for no edge. */
    int indexOf(int edge) {
        if (edge == Penetration.NO_EDGE) {
            return groupCount;
        }
        return edge >= 0 ? groupOfEdgeOfA[edge] : groupOfEdgeOfB[~edge];
    }

    /** Sets an axis to the group with an index, or to an axis of no edge if the index is the number of groups. */
    void set(Axis axis, double x, double y, int index) {
        ParallelEdges edges = index < groupCount ? groups.get(index) : null;
        int ofA = edges == null ? ParallelEdges.NONE : edges.ofA(x, y);
        int ofB = edges == null ? ParallelEdges.NONE : edges.ofB(x, y);
        axis.set(edges == null ? Owner.CORNERS : ofB < 0 ? Owner.A : ofA < 0 ? Owner.B : Owner.BOTH, ofA, ofB, x, y);
        axis.setIntervals(least(a, x, y), reach(a, x, y), least(b, x, y), reach(b, x, y));
        axis.setSeparates(axis.separation() > limit);
    }

    /** The gap from the end of A to the start of B in a direction. */
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
        boolean thin = shape.isThin();
        int support = thin ? 0 : Support.edgeFrom(shape.edges(), 0, STRIDE * count, u, v) / STRIDE;
        double reach = along(shape, support, x, y);
        // Of vertices that are level, rounding decides which one is the support point in the world.
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
