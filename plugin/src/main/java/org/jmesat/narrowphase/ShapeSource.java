package org.jmesat.narrowphase;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;

/**
 * What a placed polygon can be made of: a polygon of floats, a move of it within the local frame, and the place of that
 * frame in the world.
 */
record ShapeSource(ConvexPolygon polygon, double dx, double dy, Placement placement) {
    /** Finds what gives the same polygon again, to the bit. */
    static ShapeSource of(PlacedPolygon placed) {
        PolygonBuffer shape = placed.shape();
        int count = shape.count();
        if (count == 0) {
            throw new IllegalArgumentException("A shape without a vertex cannot be written");
        }
        double[] x = new double[count];
        double[] y = new double[count];
        for (int i = 0; i < count; i++) {
            x[i] = shape.edges()[PolygonBuffer.STRIDE * i];
            y[i] = shape.edges()[PolygonBuffer.STRIDE * i + 1];
        }
        double shiftX = FloatCoordinates.findShift(x, shape.centerX());
        double shiftY = FloatCoordinates.findShift(y, shape.centerY());
        float[] xy = new float[2 * count];
        for (int i = 0; i < count; i++) {
            xy[2 * i] = (float) (x[i] + shiftX);
            xy[2 * i + 1] = (float) (y[i] + shiftY);
        }
        ConvexPolygon polygon = polygon(xy).rounded((float) shape.rounding());
        PolygonBuffer found = buffer(polygon);
        return new ShapeSource(polygon, FloatCoordinates.move(found.centerX(), shape.centerX()),
                FloatCoordinates.move(found.centerY(), shape.centerY()), Placement.of(placed));
    }

    /** A point, a segment, or the corners as they are. */
    static ConvexPolygon polygon(float[] xy) {
        return xy.length < 6 ? ConvexPolygon.hullOf(xy) : ConvexPolygon.of(xy);
    }

    private static PolygonBuffer buffer(ConvexPolygon polygon) {
        PolygonBuffer buffer = new PolygonBuffer();
        polygon.copyTo(buffer);
        return buffer;
    }

    PlacedPolygon place() {
        PlacedPolygon placed = new PlacedPolygon();
        placed.local().set(buffer(polygon), dx, dy);
        placement.place(placed);
        return placed;
    }
}
