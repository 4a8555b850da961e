package org.jmesat.testing;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;

/** Polygons as the stages take them. */
public final class Buffers {
    private Buffers() {
    }

    /**
     * Makes a buffer of a polygon.
     *
     * @param polygon the polygon
     * @return a new buffer
     */
    public static PolygonBuffer of(ConvexPolygon polygon) {
        PolygonBuffer buffer = new PolygonBuffer();
        polygon.copyTo(buffer);
        return buffer;
    }
}
