package org.jmesat.narrowphase;

import java.util.Arrays;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.sat.ShapeCopy;

/**
 * The input of a placed polygon: its corners, their offset within the local frame, and the frame's pose in the world.
 * Placing it reproduces the polygon to the bit.
 */
record ShapeInput(double[] xy, double rounding, double dx, double dy, double originX, double originY, double cos,
        double sin) {
    /** Takes the corners in the local frame or, if that is not exact, relative to their centre. */
    static ShapeInput of(PlacedPolygon placed) {
        PolygonBuffer shape = new PolygonBuffer();
        ShapeCopy.copy(placed, shape);
        if (shape.count() == 0) {
            throw new IllegalArgumentException("A shape without a vertex cannot be written");
        }
        PolygonBuffer whole = new PolygonBuffer();
        whole.set(corners(shape, shape.centerX(), shape.centerY()), shape.rounding());
        boolean exact = whole.centerX() == shape.centerX() && whole.centerY() == shape.centerY();
        for (int i = 0; i < PolygonBuffer.STRIDE * shape.count(); i++) {
            exact &= whole.edges()[i] == shape.edges()[i];
        }
        double dx = placed.cos() * shape.centerX() - placed.sin() * shape.centerY();
        double dy = placed.sin() * shape.centerX() + placed.cos() * shape.centerY();
        return new ShapeInput(exact ? corners(shape, shape.centerX(), shape.centerY()) : corners(shape, 0, 0),
                shape.rounding(), exact ? 0 : shape.centerX(), exact ? 0 : shape.centerY(),
                move(dx, placed.centerX()), move(dy, placed.centerY()), placed.cos(), placed.sin());
    }

    private static double[] corners(PolygonBuffer shape, double centerX, double centerY) {
        double[] xy = new double[2 * shape.count()];
        for (int i = 0; i < shape.count(); i++) {
            xy[2 * i] = centerX + shape.edges()[PolygonBuffer.STRIDE * i];
            xy[2 * i + 1] = centerY + shape.edges()[PolygonBuffer.STRIDE * i + 1];
        }
        return xy;
    }

    /** The number to add to {@code from} to get {@code to}, to the bit if possible. */
    private static double move(double from, double to) {
        double move = to - from;
        for (double next : new double[] {Math.nextDown(move), Math.nextUp(move)}) {
            if (from + move != to && from + next == to) {
                return next;
            }
        }
        return move;
    }

    /** Centring rounds corners that are not floats, so the normals are computed from the rounded corners. */
    PlacedPolygon place() {
        PolygonBuffer corners = new PolygonBuffer();
        corners.set(xy, rounding);
        double centerX = 0;
        double centerY = 0;
        if (!Arrays.stream(xy).allMatch(each -> (float) each == each)) {
            centerX = corners.centerX();
            centerY = corners.centerY();
            corners.set(corners(corners, 0, 0), rounding);
        }
        PlacedPolygon placed = new PlacedPolygon();
        corners.set(corners, centerX + dx, centerY + dy);
        ShapeCopy.copy(corners, placed);
        placed.place(originX, originY, cos, sin);
        return placed;
    }
}
