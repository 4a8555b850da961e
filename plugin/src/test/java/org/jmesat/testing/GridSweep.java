package org.jmesat.testing;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.internal.geometry.PolygonBuffer;

/**
 * Two shapes on a dyadic grid that move without rotation: boxes, triangles, octagons, hulls of grid points, many
 * segments and points, rotated by quarter turns only. So edges are parallel, corners are aimed at corners, and touching
 * and grazing are exact. Vertices begin at any corner. Each pair depends only on its seed and round.
 */
public final class GridSweep {
    private static final long SPREAD = 0x9e3779b97f4a7c15L;

    private final long seed;
    private final long round;
    private final SplittableRandom random;
    private final long[][] cornersA;
    private final long[][] cornersB;
    private final long radiusA;
    private final long radiusB;
    private final int quarterA;
    private final int quarterB;
    private final double scale;
    private final long[] displacement;
    private final long[] velocity;
    private final long[] origin = new long[2];
    private final long[] common = new long[2];

    public GridSweep(long seed, long round) {
        this.seed = seed;
        this.round = round;
        random = new SplittableRandom(new SplittableRandom(seed ^ (round + 1) * SPREAD).nextLong());
        cornersA = renumbered(shape());
        cornersB = renumbered(shape());
        radiusA = random.nextInt(5) == 0 ? 1 + random.nextInt(16) : 0;
        radiusB = random.nextInt(5) == 0 ? 1 + random.nextInt(16) : 0;
        quarterA = random.nextInt(3) == 0 ? random.nextInt(4) : 0;
        quarterB = random.nextInt(3) == 0 ? random.nextInt(4) : 0;
        scale = Math.scalb(1.0, random.nextInt(-8, 5));
        velocity = direction();
        long speed = 8L << random.nextInt(4);
        velocity[0] *= speed;
        velocity[1] *= speed;
        displacement = aim();
        if (random.nextInt(3) == 0) {
            origin[0] = random.nextInt(-1024, 1024);
            origin[1] = random.nextInt(-1024, 1024);
            common[0] = random.nextInt(-256, 256);
            common[1] = random.nextInt(-256, 256);
        }
    }

    /** Counter-clockwise vertices within 32 of the origin. */
    private long[][] shape() {
        int w = 1 + random.nextInt(random.nextBoolean() ? 4 : 32);
        int h = 1 + random.nextInt(random.nextBoolean() ? 4 : 32);
        return switch (random.nextInt(9)) {
            case 0 -> new long[][] {{0, 0}};
            case 1 -> new long[][] {{-w, 0}, {w, 0}};
            case 2 -> new long[][] {{0, -h}, {0, h}};
            case 3 -> random.nextBoolean() ? new long[][] {{-w, -h}, {w, h}} : new long[][] {{-w, h}, {w, -h}};
            case 4 -> new long[][] {{-w, -h}, {w, -h}, {w, h}, {-w, h}};
            // A rectangle with additional corners in the middle of two sides.
            case 5 -> new long[][] {{-w, -h}, {0, -h}, {w, -h}, {w, 0}, {w, h}, {-w, h}};
            case 6 -> random.nextBoolean() ? new long[][] {{0, -h}, {w, h}, {-w, h}}
                    : new long[][] {{-w, -h}, {w, -h}, {-w, h}};
            case 7 -> new long[][] {{-w, -2 * w}, {w, -2 * w}, {2 * w, -w}, {2 * w, w}, {w, 2 * w}, {-w, 2 * w},
                {-2 * w, w}, {-2 * w, -w}};
            default -> latticeHull();
        };
    }

    private long[][] latticeHull() {
        float[] xy = new float[2 * random.nextInt(3, 10)];
        int step = 1 + random.nextInt(8);
        for (int i = 0; i < xy.length; i++) {
            xy[i] = step * random.nextInt(-3, 4);
        }
        ConvexPolygon hull = ConvexPolygon.hullOf(xy);
        long[][] corners = new long[hull.getVertexCount()][];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = new long[] {(long) hull.getX(i), (long) hull.getY(i)};
        }
        return corners;
    }

    private long[][] renumbered(long[][] corners) {
        long[][] renumbered = new long[corners.length][];
        int first = random.nextInt(corners.length);
        for (int i = 0; i < corners.length; i++) {
            renumbered[i] = corners[(first + i) % corners.length];
        }
        return renumbered;
    }

    /** A direction along an axis, along an edge, towards a grid point, or any. */
    private long[] direction() {
        long[][] corners = turned(random.nextBoolean() ? cornersA : cornersB, random.nextInt(4));
        long[] direction = switch (random.nextInt(5)) {
            case 0 -> new long[] {random.nextInt(-1, 2), 0};
            case 1 -> new long[] {0, random.nextInt(-1, 2)};
            case 2 -> {
                long[] from = corners[random.nextInt(corners.length)];
                long[] to = corners[random.nextInt(corners.length)];
                yield new long[] {(to[0] - from[0]) / 2, (to[1] - from[1]) / 2};
            }
            case 3 -> new long[] {random.nextInt(-4, 5), random.nextInt(-4, 5)};
            default -> new long[] {random.nextInt(-32, 33), random.nextInt(-32, 33)};
        };
        long longest = Math.max(1, Math.max(Math.abs(direction[0]), Math.abs(direction[1])) / 8);
        return new long[] {direction[0] / longest, direction[1] / longest};
    }

    /**
     * The start position. Usually a corner, or a point between two, meets another before, in or after the tick, or at
     * its ends.
     */
    private long[] aim() {
        if (random.nextInt(8) == 0) {
            return new long[] {random.nextInt(-256, 256), random.nextInt(-256, 256)};
        }
        long[] a = pointOf(turned(cornersA, quarterA));
        long[] b = pointOf(turned(cornersB, quarterB));
        long radius = random.nextBoolean() ? radiusA + radiusB : 0;
        int eighths = random.nextInt(3) > 0 ? random.nextInt(1, 9) : random.nextInt(-2, 11);
        long[] aim = {a[0] - b[0] - eighths * (velocity[0] / 8), a[1] - b[1] - eighths * (velocity[1] / 8)};
        switch (random.nextInt(6)) {
            case 0 -> aim[0] += random.nextBoolean() ? radius : -radius;
            case 1 -> aim[1] += random.nextBoolean() ? radius : -radius;
            case 2 -> aim[random.nextInt(2)] += random.nextInt(-1, 2);
            default -> { }
        }
        return aim;
    }

    private long[] pointOf(long[][] corners) {
        long[] p = corners[random.nextInt(corners.length)];
        long[] q = corners[random.nextInt(corners.length)];
        return random.nextInt(3) > 0 ? p : new long[] {(p[0] + q[0]) / 2, (p[1] + q[1]) / 2};
    }

    private static long[][] turned(long[][] corners, int quarters) {
        long[][] turned = new long[corners.length][];
        for (int i = 0; i < corners.length; i++) {
            long x = corners[i][0];
            long y = corners[i][1];
            turned[i] = switch (quarters) {
                case 0 -> new long[] {x, y};
                case 1 -> new long[] {-y, x};
                case 2 -> new long[] {-x, -y};
                default -> new long[] {y, -x};
            };
        }
        return turned;
    }

    /** The pair in integer grid steps. */
    public ExactSweep exact() {
        return new ExactSweep(turned(cornersA, quarterA), turned(cornersB, quarterB), displacement, velocity);
    }

    /** The distance of the cores, in grid steps, at which the shapes touch. */
    public long radius() {
        return radiusA + radiusB;
    }

    /** The length of a grid step. */
    public double scale() {
        return scale;
    }

    public PolygonBuffer a() {
        return buffer(cornersA, radiusA);
    }

    public PolygonBuffer b() {
        return buffer(cornersB, radiusB);
    }

    private PolygonBuffer buffer(long[][] corners, long radius) {
        float[] xy = new float[2 * corners.length];
        for (int i = 0; i < corners.length; i++) {
            xy[2 * i] = (float) (scale * corners[i][0]);
            xy[2 * i + 1] = (float) (scale * corners[i][1]);
        }
        ConvexPolygon polygon = corners.length < 3 ? ConvexPolygon.hullOf(xy) : ConvexPolygon.of(xy);
        return Buffers.of(polygon.rounded((float) (scale * radius)));
    }

    public Motion motionA() {
        return motion(origin[0], origin[1], common[0], common[1], quarterA);
    }

    public Motion motionB() {
        return motion(origin[0] + displacement[0], origin[1] + displacement[1], common[0] + velocity[0],
                common[1] + velocity[1], quarterB);
    }

    private Motion motion(long x, long y, long dx, long dy, int quarters) {
        Motion motion = new Motion();
        double angle = quarters * 0.5 * Math.PI;
        motion.set(scale * x, scale * y, angle, scale * (x + dx), scale * (y + dy), angle);
        return motion;
    }

    /** The relative velocity, in grid steps. */
    public long[] velocity() {
        return velocity.clone();
    }

    @Override
    public String toString() {
        return "round " + round + " of seed " + seed + ", grid " + scale + "\nA " + Arrays.deepToString(cornersA)
                + " rounded by " + radiusA + ", quarters " + quarterA + "\nB " + Arrays.deepToString(cornersB)
                + " rounded by " + radiusB + ", quarters " + quarterB + "\n  at " + Arrays.toString(displacement)
                + " by " + Arrays.toString(velocity) + ", both at " + Arrays.toString(origin) + " by "
                + Arrays.toString(common);
    }
}
