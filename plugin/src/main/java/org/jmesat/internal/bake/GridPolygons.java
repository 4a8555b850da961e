package org.jmesat.internal.bake;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.polygonize.Polygonizer;
import org.locationtech.jts.triangulate.polygon.ConstrainedDelaunayTriangulator;
import org.locationtech.jts.triangulate.tri.Tri;

/** Polygons with holes on the grid, and JTS's view of them. */
final class GridPolygons {
    private static final GeometryFactory FACTORY = new GeometryFactory();

    private GridPolygons() {
    }

    /**
     * {@return the polygons that a boundary encloses: for each a list of rings without a repeated last corner, the
     * shell first and counter-clockwise, then its holes clockwise; all in an order that depends on the corners alone}
     *
     * @throws IllegalStateException if the edges do not close
     */
    static List<List<long[]>> of(EdgeSum boundary) {
        Polygonizer polygonizer = new Polygonizer(true);
        for (int i = 0; i < boundary.count(); i++) {
            LineString line = FACTORY.createLineString(
                    new Coordinate[] {coordinate(boundary.from(i)), coordinate(boundary.to(i))});
            polygonizer.add(line);
        }
        Geometry found = polygonizer.getGeometry();
        if (!polygonizer.getDangles().isEmpty() || !polygonizer.getCutEdges().isEmpty()
                || !polygonizer.getInvalidRingLines().isEmpty()) {
            throw new IllegalStateException("Open boundary");
        }
        List<List<long[]>> polygons = new ArrayList<>();
        for (int i = 0; i < found.getNumGeometries(); i++) {
            Polygon polygon = (Polygon) found.getGeometryN(i);
            List<long[]> rings = new ArrayList<>();
            for (int k = 0; k < polygon.getNumInteriorRing(); k++) {
                rings.add(ring(polygon.getInteriorRingN(k), false));
            }
            rings.sort(Arrays::compare);
            rings.add(0, ring(polygon.getExteriorRing(), true));
            polygons.add(rings);
        }
        // The polygonizer keeps rings in sets by identity: their order differs from run to run.
        polygons.sort((a, b) -> Arrays.compare(a.get(0), b.get(0)));
        return polygons;
    }

    /** The corners from the least one on. */
    private static long[] ring(LinearRing line, boolean counterClockwise) {
        Coordinate[] corners = line.getCoordinates();
        int n = corners.length - 1;
        boolean reverse = Orientation.isCCW(corners) != counterClockwise;
        long[] ring = new long[n];
        for (int i = 0; i < n; i++) {
            ring[i] = point(corners[reverse ? n - i : i]);
        }
        int least = 0;
        for (int i = 1; i < n; i++) {
            if (ring[i] < ring[least]) {
                least = i;
            }
        }
        long[] turned = new long[n];
        for (int i = 0; i < n; i++) {
            turned[i] = ring[(least + i) % n];
        }
        return turned;
    }

    /** {@return three corners for each triangle of a polygon, counter-clockwise} */
    static long[] triangulate(List<long[]> rings) {
        LinearRing[] holes = new LinearRing[rings.size() - 1];
        for (int i = 0; i < holes.length; i++) {
            holes[i] = line(rings.get(i + 1));
        }
        Polygon polygon = FACTORY.createPolygon(line(rings.get(0)), holes);
        List<Tri> triangles = new ConstrainedDelaunayTriangulator(polygon).getTriangles();
        long[] corners = new long[3 * triangles.size()];
        int n = 0;
        for (Tri each : triangles) {
            long a = point(each.getCoordinate(0));
            long b = point(each.getCoordinate(1));
            long c = point(each.getCoordinate(2));
            long side = EdgeSum.side(a, b, c);
            if (side != 0) {
                corners[n++] = a;
                corners[n++] = side > 0 ? b : c;
                corners[n++] = side > 0 ? c : b;
            }
        }
        return Arrays.copyOf(corners, n);
    }

    private static LinearRing line(long[] ring) {
        Coordinate[] corners = new Coordinate[ring.length + 1];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = coordinate(ring[i % ring.length]);
        }
        return FACTORY.createLinearRing(corners);
    }

    private static Coordinate coordinate(long point) {
        return new Coordinate(EdgeSum.x(point), EdgeSum.y(point));
    }

    private static long point(Coordinate c) {
        return EdgeSum.key((int) c.x, (int) c.y);
    }
}
