package org.jmesat.benchmarks.pairs;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.Penetration;
import org.jmesat.narrowphase.Sat;

/** This project: polygons in local form; placing them in the world is part of the work. */
final class OurPairs implements OverlapTest, MtvTest {
    private final PlacedPolygon[] shapes;
    private final double[] x;
    private final double[] y;
    private final double[] cos;
    private final double[] sin;
    private final Sat sat = new Sat();
    private final Penetration penetration = new Penetration();

    OurPairs(PairSet set) {
        int count = 2 * set.pairs();
        shapes = new PlacedPolygon[count];
        x = new double[count];
        y = new double[count];
        cos = new double[count];
        sin = new double[count];
        for (int i = 0; i < count; i++) {
            shapes[i] = new PlacedPolygon();
            shapes[i].local().set(ConvexPolygon.of(set.corners(i)).buffer(), 0, 0);
            x[i] = set.x(i);
            y[i] = set.y(i);
            cos[i] = set.cos(i);
            sin[i] = set.sin(i);
        }
    }

    @Override
    public int countOverlaps() {
        int overlaps = 0;
        for (int i = 0; i < shapes.length; i += 2) {
            place(i);
            if (sat.overlaps(shapes[i], shapes[i + 1], 0)) {
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
        for (int i = 0; i < shapes.length; i += 2) {
            place(i);
            if (sat.test(shapes[i], shapes[i + 1], 0, penetration)) {
                overlaps++;
                depth += penetration.depth();
                sumX += penetration.normalX();
                sumY += penetration.normalY();
            }
        }
        return new MtvSum(overlaps, depth, sumX, sumY);
    }

    private void place(int a) {
        int b = a + 1;
        shapes[a].place(x[a], y[a], cos[a], sin[a]);
        shapes[b].place(x[b], y[b], cos[b], sin[b]);
    }
}
