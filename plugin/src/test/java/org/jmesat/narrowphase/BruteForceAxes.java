package org.jmesat.narrowphase;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.AxisReport.Owner;

/** The candidate axes of a pair by brute force: each edge against each axis so far and each vertex. O(n²). */
final class BruteForceAxes {
    private final PlacedPolygon a;
    private final PlacedPolygon b;
    private final double limit;
    private final List<ParallelEdges> groups = new ArrayList<>();

    private BruteForceAxes(PlacedPolygon a, PlacedPolygon b, double limit) {
        this.a = a;
        this.b = b;
        this.limit = limit;
    }

    static List<Axis> of(PlacedPolygon a, PlacedPolygon b, double limit) {
        BruteForceAxes plain = new BruteForceAxes(a, b, limit);
        plain.collect(a, 1, false);
        plain.collect(b, -1, true);
        List<Axis> axes = new ArrayList<>();
        plain.groups.forEach(group -> axes.add(plain.axis(group)));
        return axes;
    }

    private void collect(PlacedPolygon owner, int sign, boolean isB) {
        for (int i = 0; i < owner.count() && owner.count() > 1; i++) {
            double x = sign * owner.normalX(i) + 0.0;
            double y = sign * owner.normalY(i) + 0.0;
            double forth = least(b, x, y) - reach(a, x, y);
            double back = least(b, 0.0 - x, 0.0 - y) - reach(a, 0.0 - x, 0.0 - y);
            ParallelEdges group = groups.stream().filter(other -> other.isParallel(x, y)).findFirst().orElse(null);
            if (group == null) {
                group = new ParallelEdges().begin(x, y);
                groups.add(group);
            }
            group.add(i, isB, x, y, forth, back);
        }
    }

    private Axis axis(ParallelEdges edges) {
        double x = edges.x();
        double y = edges.y();
        int ofA = edges.ofA(x, y);
        int ofB = edges.ofB(x, y);
        Owner owner = ofB < 0 ? Owner.A : ofA < 0 ? Owner.B : Owner.BOTH;
        Axis axis = new Axis();
        axis.set(owner, ofA, ofB, x, y);
        axis.setIntervals(least(a, x, y), reach(a, x, y), least(b, x, y), reach(b, x, y));
        axis.setSeparates(least(b, x, y) - reach(a, x, y) > limit);
        return axis;
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
