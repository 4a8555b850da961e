package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * Copies shapes, to the bit, between the types that users see and the flat arrays of the stages. The former show plain
 * numbers only, so that no signature of theirs names a type of a stage. Arguments are not checked.
 */
public final class ShapeCopy {
    private ShapeCopy() {
    }

    /** Copies a polygon in local coordinates. */
    public static void copy(ConvexPolygon from, PolygonBuffer to) {
        to.begin(from.getVertexCount());
        for (int i = 0; i < from.getVertexCount(); i++) {
            to.put(i, from.getX(i), from.getY(i));
        }
        to.end(from.getRadius());
    }

    /** Copies the polygon of a placed shape in local coordinates. */
    public static void copy(PlacedPolygon from, PolygonBuffer to) {
        to.set(from.numbers(), 0, from.edges(), 0, STRIDE * from.count(), from.isThin(), from.localCenterX(),
                from.localCenterY());
    }

    /** Sets the polygon of a shape, which the caller then places. */
    public static void copy(PolygonBuffer from, PlacedPolygon to) {
        to.set(from.numbers(), 0, from.edges(), 0, STRIDE * from.count(), from.isThin(), from.centerX(),
                from.centerY());
    }

    /** Copies the polygon of a table's slot with its pose. */
    public static void copy(PolygonTable from, int slot, PlacedPolygon to) {
        to.set(from.rows(), PolygonTable.ROW * slot, from.edges(), from.start(slot), from.end(slot),
                from.isThin(slot), from.localCenterX(slot), from.localCenterY(slot));
    }

    /** Adds a placed shape to a table, and returns its slot. */
    public static int add(PlacedPolygon from, PolygonTable to) {
        return to.add(from.numbers(), 0, from.edges(), 0, STRIDE * from.count(), from.isThin(), from.localCenterX(),
                from.localCenterY());
    }
}
