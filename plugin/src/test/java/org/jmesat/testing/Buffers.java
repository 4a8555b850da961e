package org.jmesat.testing;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.sat.ShapeCopy;

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
        ShapeCopy.copy(polygon, buffer);
        return buffer;
    }

    /**
     * Copies the local polygon of a placed shape to a buffer.
     *
     * @param placed the shape
     * @return a new buffer
     */
    public static PolygonBuffer of(PlacedPolygon placed) {
        PolygonBuffer buffer = new PolygonBuffer();
        ShapeCopy.copy(placed, buffer);
        return buffer;
    }

    /**
     * Copies a placed shape to a table.
     *
     * @param placed the shape
     * @return a new table with the shape in slot 0
     */
    public static PolygonTable table(PlacedPolygon placed) {
        PolygonTable table = new PolygonTable();
        ShapeCopy.add(placed, table);
        return table;
    }
}
