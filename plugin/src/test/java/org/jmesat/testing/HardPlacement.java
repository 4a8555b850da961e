package org.jmesat.testing;

import java.util.SplittableRandom;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.HardPair.Kind;
import org.jmesat.testing.HardPair.Pose;

/** Chooses two polygons and places them for a kind of difficulty. */
final class HardPlacement {
    private static final Kind[] KINDS = Kind.values();
    /** The number of kinds that do not modify another kind; they come first. */
    private static final int BASIC_KINDS = Kind.SMALL_SCALE.ordinal();
    /** A power of two near 10⁻⁴, which keeps exact contacts exact. */
    private static final float SMALL = 0x1p-13f;

    private final SplittableRandom random;
    private final HardShapes shapes;
    private ConvexPolygon a;
    private ConvexPolygon b;
    private double xA;
    private double yA;
    private double angleA;
    private double xB;
    private double yB;
    private double angleB;

    HardPlacement(SplittableRandom random) {
        this.random = random;
        shapes = new HardShapes(random);
    }

    /** Lets one of the shapes have over 32 vertices, if the kind allows it. */
    void allowMany() {
        shapes.allowMany();
    }

    HardPair place(Kind kind, long seed, long round) {
        build(kind);
        if (random.nextBoolean()) {
            swap();
        }
        return new HardPair(kind, seed, round, a, new Pose(xA, yA, angleA), b, new Pose(xB, yB, angleB));
    }

    private void build(Kind kind) {
        double size = StrictMath.pow(10, random.nextDouble(-1, 1));
        xA = 0;
        yA = 0;
        switch (random.nextInt(3)) {
            case 0 -> {
                xA = size * random.nextDouble(-5, 5);
                yA = size * random.nextDouble(-5, 5);
            }
            case 1 -> {
                xA = random.nextInt(-40, 41) / 8.0;
                yA = random.nextInt(-40, 41) / 8.0;
            }
            default -> { }
        }
        angleA = angle();
        angleB = random.nextInt(3) == 0 ? angle() : angleA;
        switch (kind) {
            case SIMILAR_SIZE -> similarSize(size);
            case CONTAINED -> contained(size);
            case CONCENTRIC -> concentric(size);
            case VERTEX_TO_EDGE -> vertexToEdge(solidOrSliver(size), solidOrSliver(size));
            case VERTEX_TO_VERTEX -> vertexToVertex(solidOrSliver(size), solidOrSliver(size));
            case EDGE_TO_EDGE -> edgeToEdge(size);
            case PARALLEL_EDGES -> parallelEdges(size);
            case SLIVERS -> slivers(size);
            case DIFFERENT_SIZES -> differentSizes(size);
            case POINTS_AND_SEGMENTS -> pointsAndSegments(size);
            case ON_GRID -> onGrid();
            case SMALL_SCALE -> smallScale();
            case FAR_AWAY -> farAway();
        }
    }

    private void swap() {
        ConvexPolygon polygon = a;
        double x = xA;
        double y = yA;
        double angle = angleA;
        a = b;
        xA = xB;
        yA = yB;
        angleA = angleB;
        b = polygon;
        xB = x;
        yB = y;
        angleB = angle;
    }

    /** An angle of 0, a multiple of a right angle, or any angle. */
    private double angle() {
        return switch (random.nextInt(4)) {
            case 0, 1 -> 0;
            case 2 -> random.nextInt(4) * Math.PI / 2;
            default -> random.nextDouble(7);
        };
    }

    private ConvexPolygon solidOrSliver(double size) {
        return random.nextInt(8) == 0 ? shapes.sliver(size) : shapes.solid(size);
    }

    private void similarSize(double size) {
        a = shapes.solid(size);
        b = shapes.solid(size * random.nextDouble(0.7, 1.4));
        angleA = random.nextDouble(7);
        angleB = random.nextDouble(7);
        placeBWithin(1.4);
    }

    /** Places B at a random position around A, up to a share of the sum of both reaches away. */
    private void placeBWithin(double share) {
        double direction = random.nextDouble(7);
        double distance = (reach(a) + reach(b)) * share * random.nextDouble();
        xB = xA + distance * StrictMath.cos(direction);
        yB = yA + distance * StrictMath.sin(direction);
    }

    private void contained(double size) {
        a = shapes.solid(size);
        TurnedCorners cornersA = new TurnedCorners(a, angleA);
        double x = cornersA.meanX();
        double y = cornersA.meanY();
        if (random.nextBoolean()) {
            int corner = random.nextInt(a.getVertexCount());
            double share = random.nextDouble();
            x += share * (cornersA.x(corner) - x);
            y += share * (cornersA.y(corner) - y);
        }
        double room = Math.max(cornersA.depth(x, y), 1e-6 * size);
        // A shape's reach is at most √2 times its size.
        b = shapes.solid(room * random.nextDouble(0.1, 0.7));
        xB = xA + x;
        yB = yA + y;
    }

    private void concentric(double size) {
        a = shapes.solid(size);
        b = switch (random.nextInt(4)) {
            case 0 -> a;
            case 1 -> HardShapes.scaled(a, 0.5f);
            case 2 -> HardShapes.pointReflected(a);
            default -> shapes.solid(size);
        };
        xB = xA;
        yB = yA;
    }

    private void vertexToEdge(ConvexPolygon withEdge, ConvexPolygon withVertex) {
        a = withEdge;
        b = withVertex;
        TurnedCorners cornersA = new TurnedCorners(a, angleA);
        TurnedCorners cornersB = new TurnedCorners(b, angleB);
        int i = random.nextInt(a.getVertexCount());
        int end = (i + 1) % a.getVertexCount();
        double share = random.nextInt(3) == 0 ? random.nextDouble() : random.nextInt(1, 4) / 4.0;
        int j = cornersB.farthest(cornersA.y(i) - cornersA.y(end), cornersA.x(end) - cornersA.x(i));
        touch(cornersA.x(i) + share * (cornersA.x(end) - cornersA.x(i)),
                cornersA.y(i) + share * (cornersA.y(end) - cornersA.y(i)), cornersB.x(j), cornersB.y(j));
    }

    private void vertexToVertex(ConvexPolygon one, ConvexPolygon other) {
        a = one;
        b = other;
        TurnedCorners cornersA = new TurnedCorners(a, angleA);
        TurnedCorners cornersB = new TurnedCorners(b, angleB);
        double direction = random.nextDouble(7);
        double x = StrictMath.cos(direction);
        double y = StrictMath.sin(direction);
        int i = cornersA.farthest(x, y);
        int j = cornersB.farthest(-x, -y);
        touch(cornersA.x(i), cornersA.y(i), cornersB.x(j), cornersB.y(j));
    }

    private void edgeToEdge(double size) {
        ConvexPolygon one = solidOrSliver(size);
        if (random.nextBoolean()) {
            angleB = angleA;
            vertexToEdge(one, HardShapes.pointReflected(one));
            return;
        }
        ConvexPolygon other = solidOrSliver(size);
        TurnedCorners cornersA = new TurnedCorners(one, angleA);
        TurnedCorners cornersB = new TurnedCorners(other, 0);
        int i = random.nextInt(one.getVertexCount());
        int j = random.nextInt(other.getVertexCount());
        angleB = cornersA.direction(i) - cornersB.direction(j) + Math.PI;
        a = one;
        b = other;
        cornersB = new TurnedCorners(other, angleB);
        int end = (i + 1) % one.getVertexCount();
        double share = random.nextDouble();
        touch(cornersA.x(i) + share * (cornersA.x(end) - cornersA.x(i)),
                cornersA.y(i) + share * (cornersA.y(end) - cornersA.y(i)), cornersB.x(j), cornersB.y(j));
    }

    /**
     * Places B so that a point of B is at a point of A, exactly or within a few ulps. Both points are relative to their
     * local origins.
     */
    private void touch(double ofAX, double ofAY, double ofBX, double ofBY) {
        xB = xA + (ofAX - ofBX);
        yB = yA + (ofAY - ofBY);
        if (random.nextBoolean()) {
            return;
        }
        double largest = Math.max(Math.max(Math.abs(xB), Math.abs(yB)), reach(a) + reach(b));
        if (largest == 0) {
            largest = 1;
        }
        double ulp = random.nextBoolean() ? Math.ulp(largest) : Math.ulp((float) largest);
        xB += ulp * (random.nextInt(9) - 4);
        yB += ulp * (random.nextInt(9) - 4);
    }

    private void parallelEdges(double size) {
        a = shapes.parallelSided(size);
        if (random.nextInt(3) == 0) {
            a = shapes.baked(a);
        }
        b = switch (random.nextInt(3)) {
            case 0 -> a;
            case 1 -> HardShapes.scaled(a, random.nextBoolean() ? 0.5f : 2);
            default -> shapes.parallelSided(size);
        };
        angleB = angleA + (random.nextBoolean() ? 0 : random.nextInt(6) * Math.PI / 3);
        placeBWithin(1.1);
        switch (random.nextInt(5)) {
            case 0 -> xB = xA;
            case 1 -> yB = yA;
            case 2 -> vertexToEdge(a, b);
            default -> { }
        }
    }

    private void slivers(double size) {
        ConvexPolygon one = shapes.sliver(size);
        ConvexPolygon other = random.nextInt(3) == 0 ? shapes.solid(size) : shapes.sliver(size);
        if (random.nextBoolean()) {
            angleB = angleA + StrictMath.pow(10, random.nextDouble(-8, 0));
        }
        switch (random.nextInt(4)) {
            case 0 -> vertexToVertex(one, other);
            case 1 -> vertexToEdge(one, other);
            default -> {
                a = one;
                b = other;
                placeBWithin(random.nextBoolean() ? 1 : 1e-4);
            }
        }
    }

    private void differentSizes(double size) {
        ConvexPolygon large = shapes.solid(size);
        double smallSize = size / random.nextDouble(500, 2000);
        vertexToEdge(large, solidOrSliver(smallSize));
        if (random.nextInt(4) != 0) {
            xB += smallSize * random.nextDouble(-2, 2);
            yB += smallSize * random.nextDouble(-2, 2);
        }
    }

    private void pointsAndSegments(double size) {
        ConvexPolygon flat = random.nextInt(3) == 0 ? shapes.point(size) : shapes.segment(size);
        ConvexPolygon other = switch (random.nextInt(5)) {
            case 0 -> shapes.point(size);
            case 1 -> shapes.segment(size);
            case 2 -> flat;
            default -> solidOrSliver(size);
        };
        switch (random.nextInt(4)) {
            case 0 -> vertexToEdge(other, flat);
            case 1 -> vertexToEdge(flat, other);
            case 2 -> {
                a = flat;
                b = other;
                concur(size);
            }
            default -> {
                a = flat;
                b = other;
                placeBWithin(1);
            }
        }
    }

    /** Places both in the same pose, or B by some eighths of the size along an axis or an edge of A. */
    private void concur(double size) {
        angleB = angleA;
        xB = xA;
        yB = yA;
        int eighths = random.nextInt(33) - 16;
        switch (random.nextInt(4)) {
            case 0 -> { }
            case 1 -> xB += size * eighths / 8;
            case 2 -> yB += size * eighths / 8;
            default -> {
                TurnedCorners corners = new TurnedCorners(a, angleA);
                int end = a.getVertexCount() - 1;
                xB += (corners.x(end) - corners.x(0)) * eighths / 8;
                yB += (corners.y(end) - corners.y(0)) * eighths / 8;
            }
        }
    }

    private void onGrid() {
        a = gridShape();
        b = gridShape();
        xA = (random.nextInt(21) - 10) / 2.0;
        yA = (random.nextInt(21) - 10) / 2.0;
        xB = xA + (random.nextInt(17) - 8) / 2.0;
        yB = yA + (random.nextInt(17) - 8) / 2.0;
        angleA = random.nextInt(4) * Math.PI / 2;
        angleB = random.nextInt(4) * Math.PI / 2;
        if (random.nextInt(3) == 0) {
            angleA = 0;
            angleB = 0;
        }
    }

    private ConvexPolygon gridShape() {
        return random.nextBoolean() ? shapes.lattice(2)
                : ConvexPolygon.rectangle(random.nextInt(1, 5), random.nextInt(1, 5));
    }

    private void smallScale() {
        build(KINDS[random.nextInt(BASIC_KINDS)]);
        a = HardShapes.scaled(a, SMALL);
        b = HardShapes.scaled(b, SMALL);
        xA *= SMALL;
        yA *= SMALL;
        xB *= SMALL;
        yB *= SMALL;
    }

    private void farAway() {
        build(KINDS[random.nextInt(BASIC_KINDS)]);
        double dx = random.nextInt(4) == 0 ? 0 : farCoordinate();
        double dy = dx != 0 && random.nextInt(4) == 0 ? 0 : farCoordinate();
        xA += dx;
        yA += dy;
        xB += dx;
        yB += dy;
        if (random.nextBoolean()) {
            xA = (float) xA;
            yA = (float) yA;
            xB = (float) xB;
            yB = (float) yB;
        }
    }

    /** Half of the coordinates are whole numbers, which leaves the fraction bits to the pair. */
    private double farCoordinate() {
        double far = random.nextDouble(0.5e6, 1.5e6);
        return (random.nextBoolean() ? far : Math.rint(far)) * (random.nextBoolean() ? 1 : -1);
    }

    private static double reach(ConvexPolygon polygon) {
        double reach = 0;
        for (int i = 0; i < polygon.getVertexCount(); i++) {
            reach = Math.max(reach, StrictMath.hypot(polygon.getX(i), polygon.getY(i)));
        }
        return reach;
    }
}
