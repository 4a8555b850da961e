package org.jmesat.testing;

import org.jmesat.geometry.PlacedPolygon;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.operation.distance.DistanceOp;

/** Distance and depth of two shapes by JTS and by definition, without separating axes. */
public final class JtsOracle {
    private static final GeometryFactory FACTORY = new GeometryFactory();

    private JtsOracle() {
    }

    /** The shape as JTS sees it: a point, a line or a polygon. */
    public static Geometry geometry(PlacedPolygon shape) {
        Coordinate[] corners = new Coordinate[shape.count()];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = new Coordinate(shape.x()[i], shape.y()[i]);
        }
        if (corners.length == 1) {
            return FACTORY.createPoint(corners[0]);
        }
        if (corners.length == 2) {
            return FACTORY.createLineString(corners);
        }
        Coordinate[] ring = java.util.Arrays.copyOf(corners, corners.length + 1);
        ring[corners.length] = corners[0];
        return FACTORY.createPolygon(ring);
    }

    /** The distance, 0 where the shapes overlap. */
    public static double distance(PlacedPolygon a, PlacedPolygon b) {
        return geometry(a).distance(geometry(b));
    }

    /** Whether the two closest points are corners of both shapes. */
    public static boolean isCornerToCorner(PlacedPolygon a, PlacedPolygon b) {
        Coordinate[] nearest = DistanceOp.nearestPoints(geometry(a), geometry(b));
        return isCorner(a, nearest[0]) && isCorner(b, nearest[1]);
    }

    private static boolean isCorner(PlacedPolygon shape, Coordinate point) {
        for (int i = 0; i < shape.count(); i++) {
            if (shape.x()[i] == point.x && shape.y()[i] == point.y) {
                return true;
            }
        }
        return false;
    }

    /** The distance of a point from a shape; 0 inside. */
    public static double distance(PlacedPolygon shape, double x, double y) {
        return geometry(shape).distance(FACTORY.createPoint(new Coordinate(x, y)));
    }

    /** The distance of a point from a shape's outline. */
    public static double distanceFromOutline(PlacedPolygon shape, double x, double y) {
        Geometry whole = geometry(shape);
        Geometry outline = whole.getDimension() < 2 ? whole : whole.getBoundary();
        return outline.distance(FACTORY.createPoint(new Coordinate(x, y)));
    }

    /**
     * The distance when apart, the negative depth when overlapping: the signed distance of the origin from the hull of
     * all differences of a vertex of B and a vertex of A, which is the shortest move in any direction that separates
     * the two.
     */
    public static double signedDistance(PlacedPolygon a, PlacedPolygon b) {
        Coordinate[] differences = new Coordinate[a.count() * b.count()];
        int n = 0;
        for (int i = 0; i < a.count(); i++) {
            for (int j = 0; j < b.count(); j++) {
                differences[n++] = new Coordinate(b.x()[j] - a.x()[i], b.y()[j] - a.y()[i]);
            }
        }
        Geometry hull = new ConvexHull(differences, FACTORY).getConvexHull();
        Point origin = FACTORY.createPoint(new Coordinate(0, 0));
        double distance = hull.distance(origin);
        if (distance > 0 || hull.getDimension() < 2) {
            return distance;
        }
        return -hull.getBoundary().distance(origin);
    }
}
