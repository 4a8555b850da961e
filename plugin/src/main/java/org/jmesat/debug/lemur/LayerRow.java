package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import org.jmesat.debug.CollisionDebugState;

/** Names the layers that the overlay draws, or counts them; a click shows a switch for each. */
final class LayerRow {
    private static final LayerSwitch[] SWITCHES = LayerSwitch.values();
    private static final int COLUMNS = 3;

    private final PanelStyle style;
    private final Node parent;
    private final Node node = new Node("layers");
    private final Node grid = new Node("switches");
    final RowPanel heading;
    final TextCell headingText;
    final RowPanel[] buttons = new RowPanel[SWITCHES.length];
    private final Fill[] marks = new Fill[SWITCHES.length];
    private final TextCell[] texts = new TextCell[SWITCHES.length];
    private CollisionDebugState overlay;
    private boolean open;
    private boolean opened;
    private boolean changed;
    private int shownLayers;
    private boolean shownTooMany;
    private float width;

    LayerRow(PanelStyle style, Node parent) {
        this.style = style;
        this.parent = parent;
        heading = new RowPanel(style, () -> {
            open = !open;
            opened |= open;
            changed = true;
        });
        node.attachChild(heading);
        headingText = new TextCell(style, heading, HAlignment.Left);
        for (int i = 0; i < SWITCHES.length; i++) {
            LayerSwitch layer = SWITCHES[i];
            buttons[i] = new RowPanel(style, () -> toggle(layer));
            grid.attachChild(buttons[i]);
            marks[i] = new Fill(style, buttons[i], style.lane, 1);
            texts[i] = new TextCell(style, buttons[i], HAlignment.Left);
            texts[i].set(layer.title);
        }
    }

    private void toggle(LayerSwitch layer) {
        if (overlay != null) {
            layer.toggle(overlay);
        }
    }

    void place(float x, float y, float newWidth) {
        Placement.move(node, x, y, 0);
        if (newWidth == width) {
            return;
        }
        width = newWidth;
        heading.place(-RowPanel.PADDING, 0, width + 2 * RowPanel.PADDING, PairRow.HEIGHT);
        headingText.place(RowPanel.PADDING, 0, width);
        float column = (float) Math.floor((width + 2 * RowPanel.PADDING) / COLUMNS);
        for (int i = 0; i < buttons.length; i++) {
            buttons[i].place(i % COLUMNS * column - RowPanel.PADDING, (1 + i / COLUMNS) * PairRow.HEIGHT, column,
                    PairRow.HEIGHT);
            marks[i].place(RowPanel.PADDING, (PairRow.HEIGHT - PairRow.MARK) / 2, PairRow.MARK, PairRow.MARK);
            texts[i].place(RowPanel.PADDING + PairRow.INDENT, 0, column - PairRow.INDENT - RowPanel.PADDING);
        }
    }

    /**
     * Shows the layers of an overlay.
     *
     * @param newOverlay the overlay, or null to show nothing
     * @return the height, in pixels
     */
    float show(CollisionDebugState newOverlay) {
        overlay = newOverlay;
        if (overlay == null) {
            node.removeFromParent();
            return 0;
        }
        parent.attachChild(node);
        StringBuilder names = style.line().append(open ? "- Shown: " : "+ Shown: ");
        int count = 0;
        int start = names.length();
        shownTooMany = areTooMany(overlay);
        for (int i = 0; i < SWITCHES.length; i++) {
            boolean on = SWITCHES[i].isOn(overlay);
            marks[i].setMaterial(on ? style.onMark : style.lane);
            texts[i].setColor(on ? style.plain : style.dim);
            if (on) {
                count++;
                names.append(names.length() == start ? "" : ", ").append(SWITCHES[i].title);
                names.append(shownTooMany && SWITCHES[i] == LayerSwitch.CONTACTS ? " (too many to draw)" : "");
            }
        }
        if (count == 0) {
            names.append("the pair only");
        } else if (style.text.advance(names) > width) {
            names.setLength(start);
            names.append(count == SWITCHES.length ? "all " : "").append(count);
            (count == SWITCHES.length ? names : names.append(" of ").append(SWITCHES.length))
                    .append(shownTooMany ? ", too many contacts" : " layers");
        }
        headingText.set(names, style.dim);
        shownLayers = layers(overlay);
        if (open) {
            node.attachChild(grid);
        } else {
            grid.removeFromParent();
        }
        return PairRow.HEIGHT * (open ? 1 + (SWITCHES.length + COLUMNS - 1) / COLUMNS : 1);
    }

    /** Whether so many contacts are in view that the overlay draws none but that of the pair. */
    private static boolean areTooMany(CollisionDebugState overlay) {
        return overlay.getSelection().snapshot().areMarksHidden();
    }

    private static int layers(CollisionDebugState overlay) {
        int layers = 0;
        for (LayerSwitch each : SWITCHES) {
            layers |= each.isOn(overlay) ? 1 << each.ordinal() : 0;
        }
        return layers;
    }

    /** Returns whether the user has opened or closed the switches, or a layer was switched, since the last call. */
    boolean pollChanged() {
        boolean result = changed || overlay != null
                && (layers(overlay) != shownLayers || areTooMany(overlay) != shownTooMany);
        changed = false;
        return result;
    }

    boolean isOpen() {
        return open && overlay != null;
    }

    /** Hides the switches. */
    void close() {
        changed |= open;
        open = false;
    }

    /** Returns whether the user has opened the switches since the last call. */
    boolean pollOpened() {
        boolean result = opened;
        opened = false;
        return result;
    }

    /** Releases the overlay. */
    void clear() {
        overlay = null;
    }
}
