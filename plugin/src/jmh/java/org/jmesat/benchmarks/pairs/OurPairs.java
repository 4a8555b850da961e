package org.jmesat.benchmarks.pairs;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Penetration;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.testing.Buffers;

/** This project: local polygons; placing them in the world is part of the work. */
final class OurPairs implements OverlapTest, MtvTest {
    private final PolygonTable shapes;
    private final double[] poses;
    private final Sat sat = new Sat();
    private final SatResult penetration = new SatResult();

    OurPairs(PairSet set) {
        int count = 2 * set.pairs();
        shapes = new PolygonTable(count, count);
        poses = new double[4 * count];
        for (int i = 0; i < count; i++) {
            shapes.add(Buffers.of(ConvexPolygon.of(set.corners(i))));
            poses[4 * i] = set.x(i);
            poses[4 * i + 1] = set.y(i);
            poses[4 * i + 2] = set.cos(i);
            poses[4 * i + 3] = set.sin(i);
        }
    }

    @Override
    public int countOverlaps() {
        int overlaps = 0;
        for (int i = 0; i < shapes.size(); i += 2) {
            place(i);
            if (sat.overlaps(shapes, i, i + 1, 0)) {
                overlaps++;
            }
        }
        return overlaps;
    }

    @Override
    public MtvSum sumMtvs() {
        int overlaps = 0;
        double depth = 0;
        double sumX = 0;
        double sumY = 0;
        for (int i = 0; i < shapes.size(); i += 2) {
            place(i);
            if (sat.test(shapes, i, i + 1, 0, Penetration.NO_EDGE, penetration)) {
                overlaps++;
                depth += penetration.depth();
                sumX += penetration.normalX();
                sumY += penetration.normalY();
            }
        }
        return new MtvSum(overlaps, depth, sumX, sumY);
    }

    private void place(int a) {
        for (int i = a; i <= a + 1; i++) {
            int pose = 4 * i;
            shapes.place(i, poses[pose], poses[pose + 1], poses[pose + 2], poses[pose + 3]);
        }
    }
}
