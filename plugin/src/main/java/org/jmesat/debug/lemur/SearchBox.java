package org.jmesat.debug.lemur;

import com.jme3.input.KeyInput;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.HAlignment;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.debug.PairSelection;

/**
 * The field in which the user types a part of a name, and the spatials found. A click on one chooses it as A, with
 * Shift as B. Enter takes the first, Escape leaves.
 */
final class SearchBox {
    private static final int LIMIT = 50;
    private static final int LONGEST = 40;
    /** A list of less width has shorter texts. */
    private static final float NARROW = 330;
    private static final float TEXT_TOP = 1;
    private static final float GAP = 6;

    private final PanelStyle style;
    private final Node parent;
    private final Node node = new Node("search");
    final RowPanel field;
    final TextCell text;
    final TextCell heading;
    private final Pager pager;
    final RowList<SpatialRow> rows;
    private final List<Spatial> found = new ArrayList<>();
    private final StringBuilder typed = new StringBuilder();
    private final SpatialKinds kinds = new SpatialKinds();
    private PanelInput input;
    private PairSelection selection;
    private boolean typing;
    private boolean entered;
    private boolean changed;
    private boolean outdated;
    private boolean chosenHere;
    private long foundVersion;
    private float width;

    SearchBox(PanelStyle style, Node parent) {
        this.style = style;
        this.parent = parent;
        parent.attachChild(node);
        field = new RowPanel(style, this::enter);
        field.setGround(style.lane);
        node.attachChild(field);
        text = new TextCell(style, field, HAlignment.Left);
        heading = new TextCell(style, node, HAlignment.Left);
        heading.setColor(style.dim);
        pager = new Pager(style, node);
        rows = new RowList<>(node, 2 * PairRow.HEIGHT + GAP / 2, () -> new SpatialRow(style, this::choose));
    }

    void setInput(PanelInput newInput) {
        input = newInput;
    }

    void place(float x, float y, float newWidth) {
        Placement.move(node, x, y, 0);
        if (newWidth == width) {
            return;
        }
        width = newWidth;
        field.place(-RowPanel.PADDING, 0, width + 2 * RowPanel.PADDING, PairRow.HEIGHT);
        text.place(RowPanel.PADDING, TEXT_TOP, width);
        heading.place(0, PairRow.HEIGHT + GAP / 2, width - Pager.width());
        pager.place(width, PairRow.HEIGHT + GAP / 2);
        rows.place(width);
    }

    private void enter() {
        entered = true;
        typing = true;
        changed = true;
        outdated = true;
    }

    /** Ends typing and forgets the text. */
    void leave() {
        changed |= typing;
        typing = false;
        typed.setLength(0);
        found.clear();
        kinds.clear();
        selection = null;
    }

    boolean isTyping() {
        return typing;
    }

    /** Handles a pressed key: its code and, if it has one, its character. */
    void type(int code, char character) {
        changed = true;
        outdated = true;
        switch (code) {
            case KeyInput.KEY_ESCAPE -> leave();
            case KeyInput.KEY_RETURN, KeyInput.KEY_NUMPADENTER -> takeFirst();
            case KeyInput.KEY_BACK -> typed.setLength(Math.max(0, typed.length() - 1));
            default -> {
                if (character >= ' ' && character != 127 && typed.length() < LONGEST) {
                    typed.append(character);
                }
            }
        }
    }

    private void takeFirst() {
        if (found.isEmpty()) {
            return;
        }
        choose(found.get(0));
        leave();
    }

    private void choose(Spatial spatial) {
        if (selection == null) {
            return;
        }
        if (input != null && input.isShiftDown()) {
            selection.chooseB(spatial);
        } else {
            selection.chooseA(spatial);
        }
        chosenHere = true;
        changed = true;
    }

    /**
     * Shows the field and, while the user types, the spatials found.
     *
     * @param feed what is shown
     * @param capacity the number of rows that fit (≥1)
     * @return the height, in pixels
     */
    float show(PanelFeed feed, int capacity) {
        if (!typing || feed.state() == null) {
            text.set("Find by name: click here", style.dim);
            heading.set("");
            pager.fit(0, 1);
            rows.setShown(0);
            return PairRow.HEIGHT;
        }
        selection = feed.selection();
        text.set(style.line().append(typed).append('|'), style.white);
        if (outdated || feed.version() != foundVersion) {
            outdated = false;
            foundVersion = feed.version();
            feed.state().findSpatials(typed.toString(), LIMIT, found);
            kinds.update(feed.state());
        }
        if (found.isEmpty()) {
            heading.set("no such spatial");
        } else {
            StringBuilder count = style.line().append(found.size()).append(found.size() == LIMIT ? " or more" : "");
            heading.set(count.append(width < NARROW ? " found" : ": click for A, Shift for B"));
        }
        pager.fit(found.size(), capacity);
        int count = Math.min(capacity, found.size() - pager.first());
        rows.setShown(count);
        for (int i = 0; i < count; i++) {
            Spatial spatial = found.get(pager.first() + i);
            rows.get(i).show(spatial, kinds.of(feed.state(), spatial),
                    spatial == selection.spatialA() ? "A" : spatial == selection.spatialB() ? "B" : "");
        }
        return rows.top(capacity);
    }

    void setShown(boolean shown) {
        if (shown) {
            parent.attachChild(node);
        } else {
            node.removeFromParent();
        }
    }

    /** Returns whether the user has clicked into the field since the last call. */
    boolean pollEntered() {
        boolean result = entered;
        entered = false;
        return result;
    }

    /** Returns whether the user has typed, entered or left the field since the last call. */
    boolean pollChanged() {
        boolean result = changed | pager.pollTurned();
        changed = false;
        return result;
    }

    /** Returns whether the user has chosen a spatial in this list since the last call. */
    boolean pollChosen() {
        boolean result = chosenHere;
        chosenHere = false;
        return result;
    }

    Pager pager() {
        return pager;
    }
}
