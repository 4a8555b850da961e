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
        double rounding = shape.rounding();
        int used = 0;
        for (int i = 0; i < count; i++) {
            int before = i > 0 ? i - 1 : count - 1;
            double from = rounding > 0 ? StrictMath.atan2(shape.normalY(before), shape.normalX(before)) : 0;
            double turn = rounding > 0 ? turn(shape, before, i) : 0;
            int chords = (int) StrictMath.ceil(turn / CHORD);
            for (int step = 0; step <= chords && (count > 1 || step == 0 || step < chords); step++, used += 2) {
                if (used + 1 < xy.length) {
                    double angle = from + (chords == 0 ? 0 : turn * step / chords);
                    // Cosines take time, and allocate in some JVMs.
                    xy[used] = shape.x()[i] + (rounding > 0 ? rounding * StrictMath.cos(angle) : 0);
                    xy[used + 1] = shape.y()[i] + (rounding > 0 ? rounding * StrictMath.sin(angle) : 0);
                }
            }
        }
        return used / 2;
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
