package org.jmesat.internal.sat;

import java.util.Objects;
import org.jmesat.internal.geometry.PolygonTable;

/** Checks arguments and names the bad one. */
final class Arguments {
    private Arguments() {
    }

    static void requireFinite(String name, double value) {
        if (!(Math.abs(value) <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException("The " + name + " must be finite, not " + value);
        }
    }

    static void requireShape(PolygonTable table, int slot) {
        Objects.requireNonNull(table, "table");
        Objects.checkIndex(slot, table.size());
        if (table.count(slot) == 0) {
            throw new IllegalArgumentException("The shape of slot " + slot + " has 0 vertices");
        }
    }
}
