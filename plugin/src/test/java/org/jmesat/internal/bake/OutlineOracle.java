package org.jmesat.internal.bake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.testing.ExactOrientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** The union of triangles by JTS's overlay, and what must be true of the pieces of an outline. */
final class OutlineOracle {
    private static final GeometryFactory FACTORY = new GeometryFactory();

    private OutlineOracle() {
    }

    /** The union of triangles: an overlay of polygons, which shares no step with the search. */
    static Geometry union(float[] xy) {
        List<Geometry> triangles = new ArrayList<>();
        for (int i = 0; i < xy.length; i += 6) {
            Polygon triangle = polygon(Arrays.copyOfRange(xy, i, i + 6));
            if (ExactOrientation.index(xy[i], xy[i + 1], xy[i + 2], xy[i + 3], xy[i + 4], xy[i + 5]) != 0) {
                triangles.add(triangle);
            }
        }
        return OverlayNGRobust.union(triangles, FACTORY);
    }

    static Geometry union(float[][] pieces) {
        List<Geometry> polygons = new ArrayList<>();
        for (float[] piece : pieces) {
            polygons.add(polygon(piece));
        }
        return OverlayNGRobust.union(polygons, FACTORY);
    }

    static Polygon polygon(float[] xy) {
        Coordinate[] ring = new Coordinate[xy.length / 2 + 1];
        for (int i = 0; i < ring.length; i++) {
            ring[i] = new Coordinate(xy[2 * i % xy.length], xy[(2 * i + 1) % xy.length]);
        }
        return FACTORY.createPolygon(ring);
    }

    static double difference(Geometry a, Geometry b) {
        return OverlayNGRobust.overlay(a, b, OverlayNG.SYMDIFFERENCE).getArea();
    }

    /** The sum of the areas of the pieces. */
    static double area(float[][] pieces) {
        double area = 0;
        for (float[] piece : pieces) {
            area += polygon(piece).getArea();
        }
        return area;
    }

    /** Fails unless each piece is strictly convex and counter-clockwise, and no two of them overlap. */
    static void requireConvexAndDisjoint(float[][] pieces, String what) {
        for (float[] piece : pieces) {
            int n = piece.length / 2;
            assertTrue(n >= 3, what);
            for (int i = 0; i < n; i++) {
                int j = (i + 1) % n;
                int k = (i + 2) % n;
                assertEquals(1, ExactOrientation.index(piece[2 * i], piece[2 * i + 1], piece[2 * j], piece[2 * j + 1],
                        piece[2 * k], piece[2 * k + 1]), what);
            }
            assertTrue(polygon(piece).isSimple(), what);
        }
        double sum = area(pieces);
        assertEquals(sum, union(pieces).getArea(), 1e-9 * sum, what);
    }

    /**
     * Finds pieces, and fails unless they are convex, disjoint, and cover the union of the triangles alone. Returns
     * those with an area, without segments.
     */
    static float[][] requireExact(float[] xy, String what) {
        OutlinePieces found = OutlinePieces.find(xy, xy.length / 6, 0);
        assertNull(found.problem(), what);
        assertEquals(0, found.areaError(), what);
        float[][] pieces = withArea(found);
        requireConvexAndDisjoint(pieces, what);
        Geometry union = union(xy);
        assertTrue(difference(union, union(pieces)) <= 1e-5 * union.getArea(), what);
        return pieces;
    }

    /** The pieces without segments and points. */
    static float[][] withArea(OutlinePieces found) {
        return Arrays.stream(found.pieces()).filter(piece -> piece.length > 4).toArray(float[][]::new);
    }
}
