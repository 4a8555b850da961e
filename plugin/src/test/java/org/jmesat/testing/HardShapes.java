package org.jmesat.testing;

import java.util.SplittableRandom;
import org.jmesat.geometry.ConvexPolygon;

/** Difficult polygons near their local origin: regular, with parallel edges, flat, irregular, on a lattice. */
final class HardShapes {
    private static final int FEW = 32;
    private static final int MANY = 200;

    private final SplittableRandom random;
    private boolean many;

    HardShapes(SplittableRandom random) {
        this.random = random;
    }

    /** Lets the next solid shape have from 33 to 200 vertices instead of 3 to 32. */
    void allowMany() {
        many = true;
    }

    /** A polygon with an interior, whose reach is about {@code size}. */
    ConvexPolygon solid(double size) {
        if (many) {
            many = false;
            int count = FEW + 1 + random.nextInt(MANY - FEW);
            return random.nextBoolean() ? ConvexPolygon.regular(count, (float) size) : round(count, size);
        }
        return switch (random.nextInt(8)) {
            case 0 -> ConvexPolygon.regular(count(), (float) size);
            case 1 -> rectangle(size);
            case 2 -> lattice(size);
            case 3 -> straightCornered(size);
            case 4 -> baked(parallelSided(size));
            case 5 -> round(count(), size);
            default -> cloud(size);
        };
    }

    /** A number from 3 to 32; small numbers are more frequent. */
    private int count() {
        double share = random.nextDouble();
        return 3 + (int) (share * share * (FEW - 2));
    }

    ConvexPolygon rectangle(double size) {
        return ConvexPolygon.rectangle((float) size, (float) (size * random.nextDouble(0.1, 1)));
    }

    /** A polygon whose edges are parallel in pairs. */
    ConvexPolygon parallelSided(double size) {
        return switch (random.nextInt(3)) {
            case 0 -> ConvexPolygon.regular(6, (float) size);
            case 1 -> ConvexPolygon.regular(2 * random.nextInt(2, 9), (float) size);
            default -> rectangle(size);
        };
    }

    /** Rotates a polygon and rounds its corners to floats, so that parallel edges are only nearly parallel. */
    ConvexPolygon baked(ConvexPolygon polygon) {
        double angle = random.nextDouble(7);
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        float[] xy = corners(polygon);
        for (int i = 0; i < xy.length; i += 2) {
            double u = xy[i];
            double v = xy[i + 1];
            xy[i] = (float) (cos * u - sin * v);
            xy[i + 1] = (float) (sin * u + cos * v);
        }
        return solidHull(xy, polygon);
    }

    /** A polygon with corners on a small lattice, which gives many parallel edges and exact contacts. */
    ConvexPolygon lattice(double size) {
        // A power of two keeps the corners on a lattice of floats.
        float step = Math.scalb(1f, Math.getExponent(size) - 1);
        float[] xy = new float[2 * random.nextInt(4, 16)];
        for (int i = 0; i < xy.length; i++) {
            xy[i] = step * (random.nextInt(5) - 2);
        }
        return solidHull(xy, ConvexPolygon.rectangle(4 * step, 2 * step));
    }

    /** A rectangle with additional corners in the middle of its edges. */
    private ConvexPolygon straightCornered(double size) {
        float x = (float) size;
        float y = (float) (size * random.nextDouble(0.1, 1));
        return ConvexPolygon.of(-x, -y, 0, -y, x, -y, x, 0, x, y, 0, y, -x, y, -x, 0);
    }

    /** A polygon with irregular corners on an ellipse. */
    private ConvexPolygon round(int count, double size) {
        double flat = random.nextDouble(0.05, 1);
        float[] xy = new float[2 * count];
        double start = random.nextDouble(7);
        for (int i = 0; i < count; i++) {
            double angle = start + 2 * Math.PI * (i + 0.9 * random.nextDouble()) / count;
            xy[2 * i] = (float) (size * StrictMath.cos(angle));
            xy[2 * i + 1] = (float) (size * flat * StrictMath.sin(angle));
        }
        return solidHull(xy, ConvexPolygon.regular(3, (float) size));
    }

    private ConvexPolygon cloud(double size) {
        float[] xy = new float[2 * random.nextInt(3, 14)];
        for (int i = 0; i < xy.length; i++) {
            xy[i] = (float) (size * random.nextDouble(-1, 1));
        }
        return solidHull(xy, ConvexPolygon.regular(3, (float) size));
    }

    /** A triangle, rectangle or kite whose thickness is 10⁻² to 10⁻⁶ of its length. */
    ConvexPolygon sliver(double size) {
        float length = (float) size;
        float thin = (float) (size * StrictMath.pow(10, -2 - 4 * random.nextDouble()));
        float middle = (float) (size * random.nextDouble(-1, 1));
        ConvexPolygon sliver = switch (random.nextInt(3)) {
            case 0 -> ConvexPolygon.hullOf(-length, 0, length, 0, middle, 2 * thin);
            case 1 -> ConvexPolygon.rectangle(2 * length, 2 * thin);
            default -> ConvexPolygon.hullOf(-length, 0, middle, -thin, length, 0, middle, thin);
        };
        return random.nextInt(3) == 0 ? baked(sliver) : sliver;
    }

    ConvexPolygon point(double size) {
        if (random.nextBoolean()) {
            return ConvexPolygon.hullOf(0, 0);
        }
        return ConvexPolygon.hullOf(coordinate(size), coordinate(size));
    }

    ConvexPolygon segment(double size) {
        if (random.nextInt(3) == 0) {
            return ConvexPolygon.hullOf(-(float) size, 0, (float) size, 0);
        }
        return ConvexPolygon.hullOf(coordinate(size), coordinate(size), coordinate(size), coordinate(size));
    }

    /** Half of the coordinates are eighths of the size, so that lines often coincide. */
    private float coordinate(double size) {
        double share = random.nextDouble(-1, 1);
        return (float) (size * (random.nextBoolean() ? share : Math.rint(8 * share) / 8));
    }

    /** Reflects a polygon in its origin: each edge of one has an exactly parallel, opposite edge in the other. */
    static ConvexPolygon pointReflected(ConvexPolygon polygon) {
        return scaled(polygon, -1);
    }

    /** Scales a polygon; a power of two rounds no corner. */
    static ConvexPolygon scaled(ConvexPolygon polygon, float factor) {
        float[] xy = corners(polygon);
        for (int i = 0; i < xy.length; i++) {
            xy[i] *= factor;
        }
        return xy.length < 6 ? ConvexPolygon.hullOf(xy) : ConvexPolygon.of(xy);
    }

    private static float[] corners(ConvexPolygon polygon) {
        float[] xy = new float[2 * polygon.getVertexCount()];
        for (int i = 0; i < polygon.getVertexCount(); i++) {
            xy[2 * i] = polygon.getX(i);
            xy[2 * i + 1] = polygon.getY(i);
        }
        return xy;
    }

    private static ConvexPolygon solidHull(float[] xy, ConvexPolygon otherwise) {
        ConvexPolygon hull = ConvexPolygon.hullOf(xy);
        return hull.getVertexCount() < 3 ? otherwise : hull;
    }
}
