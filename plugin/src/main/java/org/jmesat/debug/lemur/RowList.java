package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The rows of a list, one below the other. They are made once, and attached while they are shown. */
final class RowList<R extends RowList.Row> {
    /** One row of a list. */
    interface Row {
        RowPanel panel();

        /** Places the row, by its top in pixels down from that of the list, and its width. */
        void place(float y, float width);

        /** Removes what the row shows; a click does nothing until it shows something again. */
        void clear();
    }

    private final Node node;
    private final Supplier<R> maker;
    /** The top of the first row, in pixels down from that of the list. */
    private final float first;
    private final List<R> rows = new ArrayList<>();
    private int shown;
    private float width;

    RowList(Node node, float first, Supplier<R> maker) {
        this.node = node;
        this.first = first;
        this.maker = maker;
    }

    void place(float newWidth) {
        width = newWidth;
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).place(top(i), width);
        }
    }

    /** Returns the top of a row, in pixels down from that of the list. */
    float top(int row) {
        return first + row * PairRow.HEIGHT;
    }

    /** Shows this many rows. */
    void setShown(int count) {
        while (rows.size() < count) {
            R row = maker.get();
            row.place(top(rows.size()), width);
            rows.add(row);
        }
        for (int i = shown; i < count; i++) {
            node.attachChild(rows.get(i).panel());
        }
        for (int i = count; i < shown; i++) {
            rows.get(i).panel().removeFromParent();
            rows.get(i).clear();
        }
        shown = count;
    }

    /** Returns the number of rows that are shown. */
    int shown() {
        return shown;
    }

    R get(int i) {
        return rows.get(i);
    }
}
