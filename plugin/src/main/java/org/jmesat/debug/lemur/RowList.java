package org.jmesat.debug.lemur;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** The rows of a list, one below the other. They are made once, and attached while they are shown. */
final class RowList<R extends RowPanel> {
    /** The top of the first row, in pixels down from that of the list, and the height of each. */
    private final float first;
    private final float height;
    private final IntFunction<R> maker;
    private final List<R> rows = new ArrayList<>();
    private int shown;

    /** Creates an empty list; {@code maker} makes a row of an index. */
    RowList(float first, float height, IntFunction<R> maker) {
        this.first = first;
        this.height = height;
        this.maker = maker;
    }

    /** Shows this many rows of a width. */
    void show(int count, float width) {
        for (int i = rows.size(); i < count; i++) {
            rows.add(maker.apply(i));
        }
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).setShown(i < count);
            rows.get(i).place(0, top(i), width, height);
        }
        shown = count;
    }

    /** Returns the top of a row, in pixels down from that of the list. */
    float top(int row) {
        return first + row * height;
    }

    /** Returns the number of rows that are shown. */
    int shown() {
        return shown;
    }

    R get(int i) {
        return rows.get(i);
    }
}
