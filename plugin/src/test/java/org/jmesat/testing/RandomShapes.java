package org.jmesat.testing;

import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;

/** Convex polygons, segments and points of every kind that has caused errors. The same seed gives the same shapes. */
public final class RandomShapes {
    private final Random random;

    public RandomShapes(long seed) {
        random = new Random(seed);
    }

    public Random random() {
        return random;
    }

    /** A shape of a random kind, a tenth of a unit to ten units wide, near its local origin. */
    public ConvexPolygon next() {
        float size = (float) Math.pow(10, random.nextDouble() * 2 - 1);
        return switch (random.nextInt(10)) {
            case 0 -> ConvexPolygon.regular(3 + random.nextInt(14), size);
            case 1 -> ConvexPolygon.rectangle(size, size * (0.05f + random.nextFloat()));
            case 2 -> lattice(4 + random.nextInt(12));
            case 3 -> ConvexPolygon.hullOf(between(-size, size), between(-size, size), between(-size, size),
                    between(-size, size));
            case 4 -> ConvexPolygon.hullOf(between(-size, size), between(-size, size));
            case 5 -> sliver(size);
            default -> cloud(3 + random.nextInt(10), size);
        };
    }

    /** A hull with an interior, of at least three random points. */
    public ConvexPolygon nextSolid() {
        ConvexPolygon shape = cloud(4 + random.nextInt(8), 0.3f + random.nextFloat());
        return shape.getVertexCount() < 3 ? nextSolid() : shape;
    }

    private ConvexPolygon cloud(int points, float size) {
        float[] xy = new float[2 * points];
        for (int i = 0; i < xy.length; i++) {
            xy[i] = between(-size, size);
        }
        return ConvexPolygon.hullOf(xy);
    }

    /** A hull of points with integer coordinates, which gives parallel edges, equal depths and exact contacts. */
    private ConvexPolygon lattice(int points) {
        float[] xy = new float[2 * points];
        for (int i = 0; i < xy.length; i++) {
            xy[i] = random.nextInt(5) - 2;
        }
        return ConvexPolygon.hullOf(xy);
    }

    /** A triangle as thin as less than a float's rounding. */
    private ConvexPolygon sliver(float size) {
        float thin = size * (float) Math.pow(10, -2 - 7 * random.nextDouble());
        float bulge = between(-size, size);
        return ConvexPolygon.hullOf(-size, 0, bulge, -thin, size, between(-thin, thin), bulge, thin);
    }

    public float between(float least, float most) {
        return least + random.nextFloat() * (most - least);
    }
}
