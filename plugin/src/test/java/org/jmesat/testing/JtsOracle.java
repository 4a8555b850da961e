package org.jmesat.testing;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.PlacedPolygon;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.geom.TopologyException;
import org.locationtech.jts.operation.distance.DistanceOp;
import org.locationtech.jts.operation.overlayng.UnaryUnionNG;

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
        Geometry hull = hull(differences(a, b));
        Point origin = FACTORY.createPoint(new Coordinate(0, 0));
        double distance = hull.distance(origin);
        if (distance > 0 || hull.getDimension() < 2) {
            return distance;
        }
        return -hull.getBoundary().distance(origin);
    }

    /**
     * The distance from the origin to the boundary of the union of all Minkowski differences, each grown by a margin;
     * 0 outside of the union. That is a bound on the length of the shortest way to a place where none overlap, from
     * above; gaps of twice the margin are closed. Arcs are replaced by polygons round them.
     */
    public static double distanceToFreePlace(List<PlacedPolygon> pieces, List<PlacedPolygon> obstacles,
            double margin) {
        List<Geometry> differences = new ArrayList<>();
        for (PlacedPolygon piece : pieces) {
            for (PlacedPolygon obstacle : obstacles) {
                Geometry core = hull(differences(piece, obstacle));
                double rounding = piece.rounding() + obstacle.rounding();
                if (rounding > 0 || core.getDimension() == 2) {
                    differences.add(grown(core, rounding, margin));
                }
            }
        }
        if (differences.isEmpty()) {
            return 0;
        }
        Geometry union = union(differences, 4 / margin);
        Point origin = FACTORY.createPoint(new Coordinate(0, 0));
        return union.contains(origin) ? union.getBoundary().distance(origin) : 0;
    }

    /**
     * The union on a grid of width 1 / scale. JTS fails on it ("Ring edge missing") for about two sets of a million,
     * which are tried again on a finer grid. OverlayNGRobust works in floating precision first, and its union lacks a
     * part for about as few sets, without an exception.
     */
    private static Geometry union(List<Geometry> polygons, double scale) {
        try {
            return UnaryUnionNG.union(polygons, new PrecisionModel(scale));
        } catch (TopologyException e) {
            return UnaryUnionNG.union(polygons, new PrecisionModel(1.25 * scale));
        }
    }

    private static Geometry grown(Geometry core, double rounding, double margin) {
        int sides = rounding > 0 ? 64 : 4;
        double radius = (rounding + margin * Math.sqrt(2)) / (rounding > 0 ? Math.cos(Math.PI / sides) : 1);
        Coordinate[] corners = core.getCoordinates();
        Coordinate[] all = new Coordinate[corners.length * sides];
        for (int i = 0; i < all.length; i++) {
            double angle = 2 * Math.PI * (i % sides + 0.5) / sides;
            Coordinate corner = corners[i / sides];
            all[i] = new Coordinate(corner.x + radius * Math.cos(angle), corner.y + radius * Math.sin(angle));
        }
        return hull(all);
    }

    private static Coordinate[] differences(PlacedPolygon a, PlacedPolygon b) {
        Coordinate[] differences = new Coordinate[a.count() * b.count()];
        int n = 0;
        for (int i = 0; i < a.count(); i++) {
            for (int j = 0; j < b.count(); j++) {
                differences[n++] = new Coordinate(b.x()[j] - a.x()[i], b.y()[j] - a.y()[i]);
            }
        }
        return differences;
    }

    private static Geometry hull(Coordinate[] points) {
        return new ConvexHull(points, FACTORY).getConvexHull();
    }
}
