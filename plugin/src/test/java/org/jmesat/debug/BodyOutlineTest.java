package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.union.CascadedPolygonUnion;

class BodyOutlineTest {
    private static final GeometryFactory JTS = new GeometryFactory();

    private final BodyOutline outline = new BodyOutline();
    private final Corners corners = new Corners();

    /** The oracle is the boundary of the union. Cells of different sizes share parts of their edges. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theEdgesAreTheBoundaryOfTheUnion(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Envelope> cells = new ArrayList<>();
        divide(new Envelope(-3, 3, -2, 2), random, cells, 4);
        cells.removeIf(cell -> random.nextInt(4) == 0);
        double angle = random.nextInt(2) * random.nextDouble();
        double far = random.nextInt(2) * 100_000;

        Collider body = body(cells, angle, far);
        outline.clear();
        List<Geometry> polygons = new ArrayList<>();
        for (int i = 0; i < body.getPieceCount(); i++) {
            add(body, i);
            polygons.add(polygon(body.getPiece(i)));
        }
        int count = outline.compute();
        Geometry boundary = CascadedPolygonUnion.union(snapped(polygons)).getBoundary();

        double length = 0;
        for (int i = 0; i < 4 * count; i += 4) {
            double[] at = outline.edges();
            length += Math.hypot(at[i + 2] - at[i], at[i + 3] - at[i + 1]);
            Geometry middle = JTS.createPoint(new Coordinate((at[i] + at[i + 2]) / 2, (at[i + 1] + at[i + 3]) / 2));
            assertTrue(boundary.distance(middle) < 1e-3, "an inner edge at " + middle + ", seed " + seed);
        }
        assertEquals(boundary.getLength(), length, 1e-3 * length, "seed " + seed);
    }

    private static void divide(Envelope cell, SplittableRandom random, List<Envelope> into, int depth) {
        if (depth == 0) {
            into.add(cell);
            return;
        }
        double part = 0.25 * (1 + random.nextInt(3));
        if (random.nextBoolean()) {
            double x = cell.getMinX() + part * cell.getWidth();
            divide(new Envelope(cell.getMinX(), x, cell.getMinY(), cell.getMaxY()), random, into, depth - 1);
            divide(new Envelope(x, cell.getMaxX(), cell.getMinY(), cell.getMaxY()), random, into, depth - 1);
        } else {
            double y = cell.getMinY() + part * cell.getHeight();
            divide(new Envelope(cell.getMinX(), cell.getMaxX(), cell.getMinY(), y), random, into, depth - 1);
            divide(new Envelope(cell.getMinX(), cell.getMaxX(), y, cell.getMaxY()), random, into, depth - 1);
        }
    }

    private static Collider body(List<Envelope> cells, double angle, double far) {
        CollisionWorld world = new CollisionWorld();
        Collider body = world.add(null);
        body.setShape(cells.stream()
                .map(cell -> ConvexPolygon.of((float) cell.getMinX(), (float) cell.getMinY(), (float) cell.getMaxX(),
                        (float) cell.getMinY(), (float) cell.getMaxX(), (float) cell.getMaxY(), (float) cell.getMinX(),
                        (float) cell.getMaxY()))
                .toArray(ConvexPolygon[]::new));
        body.setPosition(far, -far);
        body.setAngle(angle);
        world.step();
        return body;
    }

    private void add(Collider body, int piece) {
        corners.read(body.getPiece(piece));
        outline.add(corners);
    }

    private static Geometry polygon(PlacedPolygon piece) {
        Coordinate[] ring = new Coordinate[piece.count() + 1];
        for (int k = 0; k < ring.length; k++) {
            int corner = k % piece.count();
            ring[k] = new Coordinate(piece.x()[corner], piece.y()[corner]);
        }
        return JTS.createPolygon(ring);
    }

    /** Rounding leaves slits between turned cells. */
    private static List<Geometry> snapped(List<Geometry> polygons) {
        return polygons.stream().map(each -> each.buffer(1e-6)).toList();
    }

    @Test
    void piecesThatOverlapKeepTheirEdges() {
        Collider body = body(List.of(new Envelope(0, 2, 0, 2), new Envelope(1, 3, 1, 3)), 0, 0);
        outline.clear();
        add(body, 0);
        add(body, 1);
        assertEquals(8, outline.compute());
    }

    @Test
    void computingAgainAllocatesNothing() {
        List<Envelope> cells = new ArrayList<>();
        divide(new Envelope(-3, 3, -2, 2), new SplittableRandom(5), cells, 5);
        Collider body = body(cells, 0.3, 0);
        Runnable compute = () -> {
            outline.clear();
            for (int i = 0; i < body.getPieceCount(); i++) {
                add(body, i);
            }
            outline.compute();
        };
        for (int i = 0; i < 3; i++) {
            AllocationMeter.bytes(compute);
        }
        assertEquals(0, AllocationMeter.bytes(compute));
    }
}
