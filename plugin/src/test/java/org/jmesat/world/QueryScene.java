package org.jmesat.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.RandomShapes;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** A world with bodies of every kind of shape, and the same pieces as JTS geometries; determined by a seed. */
final class QueryScene {
    private static final GeometryFactory FACTORY = new GeometryFactory();

    /** A placed piece, with its core as a JTS geometry, and its rounding. */
    record Piece(Collider collider, int index, PlacedPolygon placed, Geometry core, double rounding) {
        double distance(Geometry other) {
            return core.distance(other) - rounding;
        }

        /** Within this distance, a query touches the piece. */
        double tolerance(double largestCoordinate) {
            return Tolerance.touching(placed.radius(), Math.max(placed.largestCoordinate(), largestCoordinate));
        }
    }

    final CollisionWorld world = new CollisionWorld();
    final CollisionQueries queries = world.getQueries();
    final Random random;
    final List<Piece> pieces = new ArrayList<>();
    final String label;
    final double originX;
    final double originY;
    final double reach;
    private final RandomShapes shapes;

    QueryScene(long seed) {
        label = "seed " + seed;
        shapes = new RandomShapes(seed);
        random = shapes.random();
        originX = seed % 3 == 0 ? 1000 * (random.nextDouble() - 0.5) : 0;
        originY = seed % 3 == 0 ? 1e5 * (random.nextDouble() - 0.5) : 0;
        reach = seed % 2 == 0 ? 20 : 60;
        int bodies = random.nextInt(10) == 0 ? 60 : 3 + random.nextInt(20);
        for (int i = 0; i < bodies; i++) {
            add();
        }
        world.step();
        look();
    }

    Collider add() {
        Collider collider = world.add("body");
        ConvexPolygon[] parts = new ConvexPolygon[random.nextInt(4) == 0 ? 3 : 1];
        for (int p = 0; p < parts.length; p++) {
            parts[p] = shape();
        }
        collider.setShape(parts);
        collider.setPosition(x(), y());
        collider.setAngle(random.nextInt(3) == 0 ? 0 : 7 * random.nextDouble());
        collider.setTrigger(random.nextInt(5) == 0);
        collider.setFilter(1L << random.nextInt(3), random.nextInt(3) == 0 ? 2 : -1, 0);
        return collider;
    }

    ConvexPolygon shape() {
        ConvexPolygon sharp = shapes.next();
        return random.nextInt(3) == 0 ? sharp.rounded(shapes.between(0.05f, 2)) : sharp;
    }

    /** Copies all pieces as the last step placed them. */
    void look() {
        pieces.clear();
        for (Collider collider : world.getColliders()) {
            for (int i = 0; i < collider.getPieceCount(); i++) {
                PlacedPolygon placed = collider.getPiece(i);
                pieces.add(new Piece(collider, i, placed, JtsOracle.geometry(placed), placed.rounding()));
            }
        }
    }

    double x() {
        return originX + snap(reach * (random.nextDouble() - 0.5));
    }

    double y() {
        return originY + snap(reach * (random.nextDouble() - 0.5));
    }

    /** Rounds some values to whole numbers, so that queries hit edges and corners exactly. */
    private double snap(double value) {
        return random.nextInt(3) == 0 ? Math.rint(value) : value;
    }

    static Geometry line(double x, double y, double toX, double toY) {
        return FACTORY.createLineString(new Coordinate[] {new Coordinate(x, y), new Coordinate(toX, toY)});
    }

    static Geometry point(double x, double y) {
        return FACTORY.createPoint(new Coordinate(x, y));
    }
}
