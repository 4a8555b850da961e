package org.jmesat.testing;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;

/** Converts polygons to the buffers of the internal stages. */
public final class Buffers {
    private Buffers() {
    }

    /**
     * Copies a polygon to a buffer.
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
