package org.jmesat.geometry;

import java.util.Objects;

/** Computes the boundary of a placed shape for drawing: a polygon in which short chords replace arcs. */
public final class Outline {
    /** Angle of a chord in radians; the chord is at most 0.5 % of the rounding away from its arc. */
    private static final double CHORD = StrictMath.PI / 16;

    private Outline() {
    }

    /**
     * Computes the boundary of a shape.
     *
     * @param shape the shape, placed
     * @return a new array: plane x and y of each corner, counter-clockwise; the vertices of a sharp shape; no entry for
     *     an empty shape
     */
    public static double[] of(PlacedPolygon shape) {
        double[] xy = new double[2 * write(shape, new double[0])];
        write(shape, xy);
        return xy;
    }

    /**
     * Computes the boundary of a shape.
     *
     * @param shape the shape, placed
     * @param xy receives the numbers that {@link #of} returns, as many as fit
     * @return the number of corners; the array needs twice as many entries
     */
    public static int write(PlacedPolygon shape, double[] xy) {
        int count = Objects.requireNonNull(shape, "shape").count();
        Objects.requireNonNull(xy, "xy");
        int used = 0;
        for (int i = 0; i < count; i++) {
            used = shape.rounding() > 0 ? writeArc(shape, i, xy, used)
                    : write(shape.x()[i], shape.y()[i], xy, used);
        }
        return used / 2;
    }

    private static int writeArc(PlacedPolygon shape, int i, double[] xy, int start) {
        int used = start;
        int before = i > 0 ? i - 1 : shape.count() - 1;
        double from = StrictMath.atan2(shape.normalY(before), shape.normalX(before));
        double turn = turn(shape, before, i);
        int chords = (int) StrictMath.ceil(turn / CHORD);
        // The last corner of a circle is its first one.
        for (int step = 0; step <= chords - (shape.count() > 1 ? 0 : 1); step++) {
            double angle = from + (chords == 0 ? 0 : turn * step / chords);
            // Cosines take time, and allocate in some JVMs.
            used = write(shape.x()[i] + shape.rounding() * StrictMath.cos(angle),
                    shape.y()[i] + shape.rounding() * StrictMath.sin(angle), xy, used);
        }
        return used;
    }

    /** Writes a corner if it fits, and returns where the next one follows. */
    private static int write(double x, double y, double[] xy, int used) {
        if (used + 1 < xy.length) {
            xy[used] = x;
            xy[used + 1] = y;
        }
        return used + 2;
    }

    /** The angle by which the outline turns at a vertex. */
    private static double turn(PlacedPolygon shape, int before, int after) {
        if (shape.count() == 1) {
            return 2 * StrictMath.PI;
        }
        double cross = shape.normalX(before) * shape.normalY(after) - shape.normalY(before) * shape.normalX(after);
        double dot = shape.normalX(before) * shape.normalX(after) + shape.normalY(before) * shape.normalY(after);
        return StrictMath.abs(StrictMath.atan2(cross, dot));
    }
}
