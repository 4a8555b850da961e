package org.jmesat.benchmarks.pairs;

import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;

/**
 * JTS at its fastest: A is prepared once, in its own frame, and B is transformed into that frame as part of the work,
 * so that JTS's index of A stays valid. B uses one geometry for each number of corners, overwritten each time.
 */
final class JtsPairs implements OverlapTest {
    private final PreparedGeometry[] prepared;
    private final float[][] corners;
    private final double[] x;
    private final double[] y;
    private final double[] cos;
    private final double[] sin;
    private final Polygon[] polygons;
    private final Coordinate[][] rings;

    JtsPairs(PairSet set) {
        int pairs = set.pairs();
        prepared = new PreparedGeometry[pairs];
        corners = new float[pairs][];
        x = new double[2 * pairs];
        y = new double[2 * pairs];
        cos = new double[2 * pairs];
        sin = new double[2 * pairs];
        GeometryFactory factory = new GeometryFactory();
        int most = 0;
        for (int i = 0; i < pairs; i++) {
            prepared[i] = PreparedGeometryFactory.prepare(factory.createPolygon(ring(set.corners(2 * i))));
            corners[i] = set.corners(2 * i + 1);
            most = Math.max(most, corners[i].length / 2);
        }
        for (int i = 0; i < 2 * pairs; i++) {
            x[i] = set.x(i);
            y[i] = set.y(i);
            cos[i] = set.cos(i);
            sin[i] = set.sin(i);
        }
        polygons = new Polygon[most + 1];
        rings = new Coordinate[most + 1][];
        for (int count = 3; count <= most; count++) {
            rings[count] = ring(new float[2 * count]);
            polygons[count] = factory.createPolygon(rings[count]);
        }
    }

    private static Coordinate[] ring(float[] xy) {
        Coordinate[] ring = new Coordinate[xy.length / 2 + 1];
        for (int i = 0; i < ring.length - 1; i++) {
            ring[i] = new Coordinate(xy[2 * i], xy[2 * i + 1]);
        }
        ring[ring.length - 1] = ring[0];
        return ring;
    }

    @Override
    public int countOverlaps() {
        int overlaps = 0;
        for (int i = 0; i < prepared.length; i++) {
            if (prepared[i].intersects(seenFromA(i))) {
                overlaps++;
            }
        }
        return overlaps;
    }

    private Polygon seenFromA(int pair) {
        int a = 2 * pair;
        int b = a + 1;
        double c = cos[a] * cos[b] + sin[a] * sin[b];
        double s = cos[a] * sin[b] - sin[a] * cos[b];
        double dx = x[b] - x[a];
        double dy = y[b] - y[a];
        double originX = cos[a] * dx + sin[a] * dy;
        double originY = cos[a] * dy - sin[a] * dx;
        float[] local = corners[pair];
        int count = local.length / 2;
        Coordinate[] ring = rings[count];
        for (int i = 0; i < count; i++) {
            ring[i].x = originX + (c * local[2 * i] - s * local[2 * i + 1]);
            ring[i].y = originY + (s * local[2 * i] + c * local[2 * i + 1]);
        }
        Polygon polygon = polygons[count];
        polygon.geometryChanged();
        return polygon;
    }
}
