package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;

/** Which stretch of a list that is longer than its place is shown: "1-8 of 30" between two buttons. */
final class Pager {
    private static final float BUTTON = 22;
    private static final float COUNT = 96;

    private final Node node = new Node("pager");
    private final PanelStyle style;
    private final Node parent;
    private final RowPanel back;
    private final RowPanel forth;
    private final TextCell backText;
    private final TextCell forthText;
    private final TextCell count;
    private int first;
    private int size;
    private int capacity = 1;
    private boolean turned;

    Pager(PanelStyle style, Node parent) {
        this.style = style;
        this.parent = parent;
        back = new RowPanel(style, () -> turn(-1));
        forth = new RowPanel(style, () -> turn(1));
        node.attachChild(back);
        node.attachChild(forth);
        backText = new TextCell(style, back, HAlignment.Center);
        forthText = new TextCell(style, forth, HAlignment.Center);
        backText.set("<");
        forthText.set(">");
        count = new TextCell(style, node, HAlignment.Center);
        count.setColor(style.dim);
    }

    static float width() {
        return COUNT + 2 * BUTTON;
    }

    void place(float right, float y) {
        back.place(right - width(), y, BUTTON, PanelStyle.LINE);
        forth.place(right - BUTTON, y, BUTTON, PanelStyle.LINE);
        backText.place(0, 0, BUTTON);
        forthText.place(0, 0, BUTTON);
        count.place(right - BUTTON - COUNT, y, COUNT);
    }

    /**
     * Fits the page to the list. The buttons are there only when it has more than one.
     *
     * @param newSize entries in the list (≥0)
     * @param newCapacity entries that there is place for (≥1)
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
        int next = first / capacity * capacity + pages * capacity;
        first = next < 0 ? lastPage() : next > lastPage() ? 0 : next;
        turned = true;
    }

    /** Turns to the page that an entry is on. */
    void show(int index) {
        first = index / capacity * capacity;
    }

    RowPanel forth() {
        return forth;
    }

    TextCell count() {
        return count;
    }

    int first() {
        return first;
    }

    /** Tells once that the user has turned the page. */
    boolean takeTurned() {
        boolean result = turned;
        turned = false;
        return result;
    }
}
