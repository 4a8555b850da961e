package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.ExactOrientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.UnaryUnionNG;

/** One model that turns in space: its pieces in several modes, compared with JTS and with scan lines in each view. */
final class ModelInViews {
    private static final GeometryFactory FACTORY = new GeometryFactory();
    /** Share of the area by which an outline may differ. */
    private static final double MOST_DIFFERENCE = 1e-3;
    private static final int LINES = 500;
    private static final List<ProjectionMode> MODES = List.of(ProjectionMode.HULL_PER_GEOMETRY,
            ProjectionMode.HULL_PER_PART, ProjectionMode.OUTLINE);

    private final String name;
    private final Node turned = new Node("turned");
    private final ProjectionCache cache = new ProjectionCache();
    private final List<Part> parts = new ArrayList<>();
    private final List<Integer> pieces = new ArrayList<>();
    private final List<Integer> triangles = new ArrayList<>();
    private double worstDifference;
    private String label;

    /** One geometry, with a projection for each mode. */
    private static final class Part {
        private final Geometry geometry;
        private final WorldTriangles world;
        private final List<ProjectedGeometry> projections = new ArrayList<>();
        private final List<PieceSettings> settings = new ArrayList<>();

        Part(Geometry geometry) {
            this.geometry = geometry;
            world = new WorldTriangles(geometry);
            for (ProjectionMode mode : MODES) {
                projections.add(new ProjectedGeometry());
                settings.add(new PieceSettings(mode, Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY, 0));
            }
        }

        /** The pieces in a mode, as rings without a repeated corner, in world coordinates. */
        List<Coordinate[]> pieces(ProjectionMode mode) {
            ProjectedGeometry projected = projections.get(MODES.indexOf(mode));
            List<Coordinate[]> rings = new ArrayList<>();
            for (int i = 0; i < projected.pieceCount(); i++) {
                PolygonBuffer piece = projected.piece(i);
                Coordinate[] ring = new Coordinate[piece.count()];
                for (int k = 0; k < ring.length; k++) {
                    double x = piece.x(k);
                    double y = piece.y(k);
                    ring[k] = new Coordinate(projected.originX() + projected.cos() * x - projected.sin() * y,
                            projected.originY() + projected.sin() * x + projected.cos() * y);
                }
                rings.add(ring);
            }
            return rings;
        }
    }

    ModelInViews(String name, Spatial model) {
        this.name = name;
        turned.attachChild(model);
        for (Geometry each : TestdataModels.geometries(model)) {
            parts.add(new Part(each));
        }
    }

    int vertexCount() {
        return parts.stream().mapToInt(part -> part.geometry.getVertexCount()).sum();
    }

    int triangleCount() {
        return parts.stream().mapToInt(part -> part.world.count()).sum();
    }

    /** Turns the model, and compares each of its geometries. */
    void look(Quaternion rotation, boolean withJts, String view) {
        turned.setLocalRotation(rotation);
        turned.updateGeometricState();
        cache.beginTick();
        int outlinePieces = 0;
        int outlineTriangles = 0;
        for (Part part : parts) {
            label = name + ", " + part.geometry.getName() + ", " + view;
            part.world.update();
            for (int i = 0; i < MODES.size(); i++) {
                part.projections.get(i).update(part.geometry, cache, false, part.settings.get(i), 0);
            }
            compareHulls(part);
            List<Coordinate[]> found = part.pieces(ProjectionMode.OUTLINE);
            for (Coordinate[] piece : found) {
                outlinePieces++;
                outlineTriangles += Math.max(0, piece.length - 2);
            }
            compareOutline(part, found, withJts);
        }
        cache.endTick();
        pieces.add(outlinePieces);
        triangles.add(outlineTriangles);
    }

    private void compareHulls(Part part) {
        List<Coordinate[]> whole = part.pieces(ProjectionMode.HULL_PER_GEOMETRY);
        assertEquals(1, whole.size(), label);
        org.locationtech.jts.geom.Geometry hull = part.world.hull();
        double tolerance = tolerance(part.world);
        assertTrue(distance(polygon(whole.get(0)), hull) <= tolerance, () -> label + ": the hull");
        List<org.locationtech.jts.geom.Geometry> expected = part.world.partHulls();
        List<Coordinate[]> found = part.pieces(ProjectionMode.HULL_PER_PART);
        assertEquals(expected.size(), found.size(), label);
        for (Coordinate[] piece : found) {
            org.locationtech.jts.geom.Geometry polygon = polygon(piece);
            Envelope box = polygon.getEnvelopeInternal();
            assertTrue(expected.removeIf(new FirstMatch(each -> isSameBox(box, each.getEnvelopeInternal(), tolerance)
                    && distance(polygon, each) <= tolerance)), () -> label + ": no part has the hull " + polygon);
        }
    }

    /** Matches one element only. */
    private static final class FirstMatch implements java.util.function.Predicate<org.locationtech.jts.geom.Geometry> {
        private final java.util.function.Predicate<org.locationtech.jts.geom.Geometry> test;
        private boolean matched;

        FirstMatch(java.util.function.Predicate<org.locationtech.jts.geom.Geometry> test) {
            this.test = test;
        }

        @Override
        public boolean test(org.locationtech.jts.geom.Geometry each) {
            boolean now = !matched && test.test(each);
            matched |= now;
            return now;
        }
    }

    private static boolean isSameBox(Envelope a, Envelope b, double tolerance) {
        return Math.abs(a.getMinX() - b.getMinX()) <= tolerance && Math.abs(a.getMaxX() - b.getMaxX()) <= tolerance
                && Math.abs(a.getMinY() - b.getMinY()) <= tolerance && Math.abs(a.getMaxY() - b.getMaxY()) <= tolerance;
    }

    private static double tolerance(WorldTriangles world) {
        return Tolerance.touching(world.largest(), world.largest());
    }

    /** The greatest distance of a corner of one convex polygon from the other. */
    private static double distance(org.locationtech.jts.geom.Geometry a, org.locationtech.jts.geom.Geometry b) {
        return Math.max(farthest(a, b), farthest(b, a));
    }

    private static double farthest(org.locationtech.jts.geom.Geometry a, org.locationtech.jts.geom.Geometry b) {
        return Arrays.stream(a.getCoordinates()).mapToDouble(corner -> {
            Point point = FACTORY.createPoint(corner);
            return b.distance(point);
        }).max().orElseThrow();
    }

    private static org.locationtech.jts.geom.Geometry polygon(Coordinate[] corners) {
        if (corners.length == 1) {
            return FACTORY.createPoint(corners[0]);
        }
        if (corners.length == 2) {
            return FACTORY.createLineString(corners);
        }
        Coordinate[] ring = Arrays.copyOf(corners, corners.length + 1);
        ring[corners.length] = corners[0];
        return FACTORY.createPolygon(ring);
    }

    private void compareOutline(Part part, List<Coordinate[]> found, boolean withJts) {
        String problem = part.projections.get(MODES.indexOf(ProjectionMode.OUTLINE)).problem();
        assertTrue(problem == null || problem.contains("is computed again in each tick"), () -> label + ": " + problem);
        for (Coordinate[] piece : found) {
            requireConvex(piece);
        }
        Envelope box = part.world.hull().getEnvelopeInternal();
        ScanLines expected = new ScanLines(box.getMinY(), box.getMaxY(), LINES);
        for (int t = 0; t < part.world.count(); t++) {
            expected.add(part.world.triangle(t));
        }
        ScanLines actual = new ScanLines(box.getMinY(), box.getMaxY(), LINES);
        found.forEach(actual::add);
        double area = expected.area();
        // What rounding all corners to floats may change.
        double noise = 4 * tolerance(part.world) * box.getDiameter();
        assertTrue(actual.sum() - actual.area() <= 1e-5 * area + noise, () -> label + ": pieces overlap");
        double difference = expected.difference(actual);
        assertTrue(difference <= MOST_DIFFERENCE * area + noise, () -> label + ": " + difference + " of " + area);
        worstDifference = Math.max(worstDifference, area > 0 ? difference / area : 0);
        if (withJts) {
            compareWithJts(part, found, noise);
        }
    }

    private void requireConvex(Coordinate[] piece) {
        for (int i = 0; i < piece.length && piece.length > 2; i++) {
            Coordinate a = piece[i];
            Coordinate b = piece[(i + 1) % piece.length];
            Coordinate c = piece[(i + 2) % piece.length];
            assertEquals(1, ExactOrientation.index(a.x, a.y, b.x, b.y, c.x, c.y), label);
        }
    }

    /** Compares with the union of the triangles on a grid, without the overlays that choose their own precision. */
    private void compareWithJts(Part part, List<Coordinate[]> found, double noise) {
        List<org.locationtech.jts.geom.Geometry> polygons = part.world.polygons();
        if (polygons.isEmpty()) {
            return;
        }
        double size = part.world.hull().getEnvelopeInternal().getDiameter();
        PrecisionModel grid = new PrecisionModel(Math.scalb(1, 26 - Math.getExponent(size)));
        org.locationtech.jts.geom.Geometry union = UnaryUnionNG.union(polygons, FACTORY, grid);
        double difference = union.getArea();
        for (Coordinate[] piece : found) {
            if (piece.length > 2) {
                org.locationtech.jts.geom.Geometry polygon = polygon(piece);
                // The pieces are disjoint, so that their common areas with the union add up.
                difference += polygon.getArea()
                        - 2 * OverlayNG.overlay(polygon, union, OverlayNG.INTERSECTION, grid).getArea();
            }
        }
        double most = MOST_DIFFERENCE * union.getArea() + noise;
        double least = difference;
        assertTrue(Math.abs(difference) <= most, () -> label + ": JTS finds a difference of " + least);
        worstDifference = Math.max(worstDifference, Math.abs(difference) / union.getArea());
    }

    /** The greatest share of the area, in any view, by which an outline differed. */
    double worstDifference() {
        return worstDifference;
    }

    /** A row of the table of models. */
    String row() {
        int inParts = parts.stream().mapToInt(part -> part.world.partCount()).sum();
        return "| " + name + " | " + parts.size() + " | " + vertexCount() + " | " + triangleCount() + " | " + inParts
                + " | " + median(pieces) + " | " + median(triangles) + " |";
    }

    private static int median(List<Integer> numbers) {
        return numbers.stream().sorted().skip(numbers.size() / 2).findFirst().orElse(0);
    }
}
