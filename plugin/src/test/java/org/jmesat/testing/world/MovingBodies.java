package org.jmesat.testing.world;

import java.util.Random;

/**
 * Polygons and their poses at each tick, as flat arrays that all libraries can read.
 *
 * <p>The moving bodies come first. Their coordinates are rounded to floats, so that libraries of floats and of doubles
 * get the same input. A tick takes a few nanoseconds per moving body, without a sine or a square root.
 */
public final class MovingBodies {
    private static final double SLOWEST = 0.03;
    private static final double FASTEST = 0.1;
    private static final double FASTEST_SPIN = 0.05;

    private final float[][] corners;
    private final int movers;
    private final Arena arena;

    /**
     * The position along and across the arena's direction, relative to the arena's centre, which differs between
     * bodies.
     */
    private final double[] along;
    private final double[] across;
    private final double[] alongSpeed;
    private final double[] acrossSpeed;
    private final double[] middleX;
    private final double[] middleY;
    private final double[] spin;
    private final double[] spinCos;
    private final double[] spinSin;

    private final float[] x;
    private final float[] y;
    private final double[] angle;
    private final double[] cos;
    private final double[] sin;

    private MovingBodies(BodyShapes shapes, int movers, Arena arena) {
        int count = shapes.count();
        this.movers = movers;
        this.arena = arena;
        corners = new float[count][];
        along = new double[count];
        across = new double[count];
        alongSpeed = new double[count];
        acrossSpeed = new double[count];
        middleX = new double[count];
        middleY = new double[count];
        spin = new double[count];
        spinCos = new double[count];
        spinSin = new double[count];
        x = new float[count];
        y = new float[count];
        angle = new double[count];
        cos = new double[count];
        sin = new double[count];
        for (int i = 0; i < count; i++) {
            corners[i] = shapes.corners(i);
        }
    }

    /**
     * Places the shapes at uniformly random positions in arenas of one size, centred at the given points (x and y in
     * turn).
     */
    static MovingBodies place(BodyShapes shapes, int movers, Arena arena, double[] middles, Random random) {
        MovingBodies bodies = new MovingBodies(shapes, movers, arena);
        for (int i = 0; i < bodies.count(); i++) {
            int middle = i % (middles.length / 2);
            bodies.middleX[i] = middles[2 * middle];
            bodies.middleY[i] = middles[2 * middle + 1];
            bodies.strew(i, random);
        }
        return bodies;
    }

    private void strew(int body, Random random) {
        along[body] = arena.halfLength() * (2 * random.nextDouble() - 1);
        across[body] = arena.halfWidth() * (2 * random.nextDouble() - 1);
        double speed = SLOWEST + (FASTEST - SLOWEST) * random.nextDouble();
        double heading = 2 * StrictMath.PI * random.nextDouble();
        boolean onLine = arena.halfWidth() == 0;
        alongSpeed[body] = onLine ? Math.copySign(speed, heading - StrictMath.PI) : speed * StrictMath.cos(heading);
        acrossSpeed[body] = onLine ? 0 : speed * StrictMath.sin(heading);
        angle[body] = StrictMath.PI * (2 * random.nextDouble() - 1);
        cos[body] = StrictMath.cos(angle[body]);
        sin[body] = StrictMath.sin(angle[body]);
        spin[body] = FASTEST_SPIN * (2 * random.nextDouble() - 1);
        spinCos[body] = StrictMath.cos(spin[body]);
        spinSin[body] = StrictMath.sin(spin[body]);
        locate(body);
    }

    private void locate(int body) {
        double u = along[body];
        double v = across[body];
        x[body] = (float) (middleX[body] + (arena.ux() * u - arena.uy() * v));
        y[body] = (float) (middleY[body] + (arena.uy() * u + arena.ux() * v));
    }

    /** Advances all bodies by a tick. */
    public void advance() {
        for (int i = 0; i < movers; i++) {
            move(i);
            turn(i);
            locate(i);
        }
    }

    private void move(int body) {
        double u = along[body] + alongSpeed[body];
        if (Math.abs(u) > arena.halfLength()) {
            u = Math.copySign(2 * arena.halfLength(), u) - u;
            alongSpeed[body] = -alongSpeed[body];
        }
        along[body] = u;
        double v = across[body] + acrossSpeed[body];
        if (Math.abs(v) > arena.halfWidth()) {
            v = Math.copySign(2 * arena.halfWidth(), v) - v;
            acrossSpeed[body] = -acrossSpeed[body];
        }
        across[body] = v;
    }

    private void turn(int body) {
        double turned = angle[body] + spin[body];
        angle[body] = Math.abs(turned) > Math.PI ? turned - Math.copySign(2 * Math.PI, turned) : turned;
        double c = cos[body] * spinCos[body] - sin[body] * spinSin[body];
        double s = sin[body] * spinCos[body] + cos[body] * spinSin[body];
        // A Newton step for 1 / √(c² + s²), so that the length does not drift.
        double scale = 1.5 - 0.5 * (c * c + s * s);
        cos[body] = scale * c;
        sin[body] = scale * s;
    }

    /** The number of bodies. */
    public int count() {
        return corners.length;
    }

    /**
     * The number of moving bodies: those before this index. The others are at rest and must not be tested with each
     * other.
     */
    public int movers() {
        return movers;
    }

    /** x and y of each local corner in turn, counter-clockwise; do not modify. */
    public float[] corners(int body) {
        return corners[body];
    }

    /** World x of each body's origin; the same array at every tick, do not modify. */
    public float[] x() {
        return x;
    }

    /** World y of each body's origin; the same array at every tick, do not modify. */
    public float[] y() {
        return y;
    }

    /** The angle of each body, in radians from −π to π; the same array at every tick, do not modify. */
    public double[] angle() {
        return angle;
    }

    /** The cosine of each body's angle; the same array at every tick, do not modify. */
    public double[] cos() {
        return cos;
    }

    /** The sine of each body's angle; the same array at every tick, do not modify. */
    public double[] sin() {
        return sin;
    }
}
