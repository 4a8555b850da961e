package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import org.jmesat.internal.text.NumberText;

/**
 * The rows of a list, one below the other, and what turns its pages if it has more entries than rows: "1-8 of 30"
 * between two buttons. The wheel scrolls it by rows. The rows are made once, and attached while they are shown.
 */
final class RowList<R extends RowPanel> extends Part {
    private static final float BUTTON = 22;
    private static final float COUNT = 96;
    /** The width of the buttons with the text between them. */
    static final float WIDTH = COUNT + 2 * BUTTON;

    /** The top of the first row, in pixels down from that of the list, and the height of each. */
    private final float firstRow;
    private final float height;
    private final IntFunction<R> maker;
    private final List<R> rows = new ArrayList<>();
    private final RowPanel previous;
    final RowPanel next;
    final TextCell count;
    /** The number of rows that are shown, and the first entry of the page. */
    int shown;
    int first;
    private int size;
    private int capacity = 1;

    /** Creates an empty list; {@code maker} makes a row of an index, in {@code home}. */
    RowList(PanelStyle style, Node home, float firstRow, float height, IntFunction<R> maker) {
        super("pager", style, home);
        this.firstRow = firstRow;
        this.height = height;
        this.maker = maker;
        previous = new RowPanel(style, this, HAlignment.Center, () -> turn(-1));
        next = new RowPanel(style, this, HAlignment.Center, () -> turn(1));
        count = text(HAlignment.Center, style.dim);
    }

    /**
     * Fits the page to the list, and shows its rows. The buttons are shown only if the list has more than one page.
     *
     * @param width of the rows, at whose end the buttons are, in pixels
     * @param y the top of the buttons, in pixels
     * @param newSize the number of entries in the list (≥0)
     * @param newCapacity the number of entries on a page (≥1)
     * @return the number of entries on this page
     */
    int show(float width, float y, int newSize, int newCapacity) {
        size = newSize;
        capacity = newCapacity;
        first = Math.min(first, lastPage());
        shown = Math.min(capacity, size - first);
        setShown(size > capacity);
        button(previous, "<", width - WIDTH, y);
        button(next, ">", width - BUTTON, y);
        count.place(width - BUTTON - COUNT, y, COUNT);
        count.set(style.line().append(first + 1).append('-').append(first + shown).append(" of ").append(size));
        for (int i = rows.size(); i < shown; i++) {
            rows.add(maker.apply(i));
        }
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).setShown(i < shown);
            rows.get(i).place(0, top(i), width, height);
        }
        return shown;
    }

    private void button(RowPanel button, String text, float x, float y) {
        button.place(x + RowPanel.PADDING, y, BUTTON - 2 * RowPanel.PADDING, PanelStyle.LINE);
        button.write(text, style.plain, 0);
    }

    private int lastPage() {
        return size == 0 ? 0 : (size - 1) / capacity * capacity;
    }

    private void turn(int pages) {
        int target = first / capacity * capacity + pages * capacity;
        first = target < 0 ? lastPage() : target > lastPage() ? 0 : target;
    }

    /** Scrolls by rows, forward if positive, as far as a full page is left. */
    void scroll(int by) {
        first = Math.max(0, Math.min(size - capacity, first + by));
    }

    /** Turns to the page of an entry, for pages of a number of entries. */
    void turnTo(int index, int newCapacity) {
        first = index / newCapacity * newCapacity;
    }

    /** Returns the top of a row, in pixels down from that of the list. */
    float top(int row) {
        return firstRow + row * height;
    }

    /**
     * Returns the number of decimals of a column, from the sizes of its numbers.
     *
     * @param sizes by entry of the list (≥0)
     * @param end the first entry after those of the page that have a number
     * @param characters how many fit into the column
     */
    int decimals(IntToDoubleFunction sizes, int end, int characters) {
        double smallest = Double.POSITIVE_INFINITY;
        double greatest = 0;
        for (int i = first; i < end; i++) {
            double each = sizes.applyAsDouble(i);
            smallest = each > 0 ? Math.min(smallest, each) : smallest;
            greatest = Math.max(greatest, each);
        }
        return NumberText.decimalsOfColumn(greatest > 0 ? smallest : 0, greatest, characters);
    }

    R get(int i) {
        return rows.get(i);
    }
}
