package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;

/**
 * Turns the pages of a list with more entries than rows: "1-8 of 30" between two buttons. The wheel scrolls it by rows.
 */
final class Pager {
    private static final float BUTTON = 22;
    private static final float COUNT = 96;

    private final Node node = new Node("pager");
    private final PanelStyle style;
    private final Node parent;
    private final RowPanel previous;
    final RowPanel next;
    private final TextCell previousText;
    private final TextCell nextText;
    final TextCell count;
    private int first;
    private int size;
    private int capacity = 1;
    private boolean turned;

    Pager(PanelStyle style, Node parent) {
        this.style = style;
        this.parent = parent;
        previous = new RowPanel(style, () -> turn(-1));
        next = new RowPanel(style, () -> turn(1));
        node.attachChild(previous);
        node.attachChild(next);
        previousText = new TextCell(style, previous, HAlignment.Center);
        nextText = new TextCell(style, next, HAlignment.Center);
        previousText.set("<");
        nextText.set(">");
        count = new TextCell(style, node, HAlignment.Center);
        count.setColor(style.dim);
    }

    static float width() {
        return COUNT + 2 * BUTTON;
    }

    void place(float right, float y) {
        previous.place(right - width(), y, BUTTON, PanelStyle.LINE);
        next.place(right - BUTTON, y, BUTTON, PanelStyle.LINE);
        previousText.place(0, 0, BUTTON);
        nextText.place(0, 0, BUTTON);
        count.place(right - BUTTON - COUNT, y, COUNT);
    }

    /**
     * Fits the page to the list. The buttons are shown only if the list has more than one page.
     *
     * @param newSize the number of entries in the list (≥0)
     * @param newCapacity the number of entries on a page (≥1)
     */
    void fit(int newSize, int newCapacity) {
        size = newSize;
        capacity = newCapacity;
        first = Math.min(first, lastPage());
        if (size > capacity) {
            parent.attachChild(node);
            int last = Math.min(first + capacity, size);
            count.set(style.line().append(first + 1).append('-').append(last).append(" of ").append(size));
        } else {
            node.removeFromParent();
        }
    }

    private int lastPage() {
        return size == 0 ? 0 : (size - 1) / capacity * capacity;
    }

    private void turn(int pages) {
        int target = first / capacity * capacity + pages * capacity;
        first = target < 0 ? lastPage() : target > lastPage() ? 0 : target;
        turned = true;
    }

    /** Scrolls by rows, forward if positive, as far as a full page is left. */
    void scroll(int rows) {
        int target = Math.max(0, Math.min(size - capacity, first + rows));
        turned |= target != first;
        first = target;
    }

    /** Turns to the page of an entry. */
    void show(int index) {
        first = index / capacity * capacity;
    }

    int first() {
        return first;
    }

    /** Returns whether the user has turned the page since the last call. */
    boolean pollTurned() {
        boolean result = turned;
        turned = false;
        return result;
    }
}
