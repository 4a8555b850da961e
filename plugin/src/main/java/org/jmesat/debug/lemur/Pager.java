package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;

/**
 * Turns the pages of a list with more entries than rows: "1-8 of 30" between two buttons. The wheel scrolls it by rows.
 */
final class Pager extends Part {
    private static final float BUTTON = 22;
    private static final float COUNT = 96;
    static final float WIDTH = COUNT + 2 * BUTTON;

    private final RowPanel previous;
    final RowPanel next;
    final TextCell count;
    private int first;
    private int size;
    private int capacity = 1;

    Pager(PanelStyle style, Node home) {
        super("pager", style, home);
        previous = new RowPanel(style, this, HAlignment.Center, () -> turn(-1));
        next = new RowPanel(style, this, HAlignment.Center, () -> turn(1));
        count = text(HAlignment.Center, style.dim);
    }

    /**
     * Fits the page to the list. The buttons are shown only if the list has more than one page.
     *
     * @param right the right end of the buttons, in pixels
     * @param y the top, in pixels
     * @param newSize the number of entries in the list (≥0)
     * @param newCapacity the number of entries on a page (≥1)
     * @return the number of entries on this page
     */
    int show(float right, float y, int newSize, int newCapacity) {
        size = newSize;
        capacity = newCapacity;
        first = Math.min(first, lastPage());
        int last = Math.min(first + capacity, size);
        setShown(size > capacity);
        button(previous, "<", right - WIDTH, y);
        button(next, ">", right - BUTTON, y);
        count.place(right - BUTTON - COUNT, y, COUNT);
        count.set(style.line().append(first + 1).append('-').append(last).append(" of ").append(size));
        return last - first;
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
    void scroll(int rows) {
        first = Math.max(0, Math.min(size - capacity, first + rows));
    }

    /** Turns to the page of an entry, for pages of a number of entries. */
    void turnTo(int index, int newCapacity) {
        first = index / newCapacity * newCapacity;
    }

    int first() {
        return first;
    }
}
