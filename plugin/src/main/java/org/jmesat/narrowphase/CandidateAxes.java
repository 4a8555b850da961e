package org.jmesat.narrowphase;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.AxisReport.Axis;
import org.jmesat.narrowphase.AxisReport.Owner;

/** The candidate axes of a pair, each with the edges of both shapes that it is perpendicular to. */
final class CandidateAxes {
    private final PlacedPolygon a;
    private final PlacedPolygon b;
    private final double limit;
    private final List<ParallelEdges> groups = new ArrayList<>();
    private final int[] groupOfEdgeOfA;
    private final int[] groupOfEdgeOfB;

    CandidateAxes(PlacedPolygon a, PlacedPolygon b, double limit) {
        this.a = a;
        this.b = b;
        this.limit = limit;
        groupOfEdgeOfA = collect(a, false);
        groupOfEdgeOfB = collect(b, true);
    }

    private int[] collect(PlacedPolygon owner, boolean isB) {
        int[] groupOfEdge = new int[owner.count() < 2 ? 0 : owner.count()];
        for (int i = 0; i < groupOfEdge.length; i++) {
            // What an edge of A separates lies along its outward normal, and what one of B does, against it.
            double x = isB ? 0.0 - owner.normalX(i) : owner.normalX(i);
            double y = isB ? 0.0 - owner.normalY(i) : owner.normalY(i);
            int group = indexOfParallel(x, y);
            if (group == groups.size()) {
                groups.add(new ParallelEdges(x, y));
            }
            groups.get(group).add(i, isB, x, y, separation(x, y), separation(0.0 - x, 0.0 - y));
            groupOfEdge[i] = group;
        }
        return groupOfEdge;
    }

    private int indexOfParallel(double x, double y) {
        for (int i = 0; i < groups.size(); i++) {
            if (groups.get(i).isParallel(x, y)) {
                return i;
            }
        }
        return groups.size();
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

    /** From where A ends to where B begins, in a direction. */
    private double separation(double x, double y) {
        return least(b, x, y) - reach(a, x, y);
    }

    private static double least(PlacedPolygon shape, double x, double y) {
        return 0.0 - reach(shape, -x, -y);
    }

    private static double reach(PlacedPolygon shape, double x, double y) {
        double reach = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < shape.count(); i++) {
            reach = Math.max(reach, x * shape.x()[i] + y * shape.y()[i]);
        }
        return reach + shape.rounding() + 0.0;
    }
}
