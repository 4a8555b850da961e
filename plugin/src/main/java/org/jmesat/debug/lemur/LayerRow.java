package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import org.jmesat.debug.CollisionDebugState.Layer;

/** Names the layers that the overlay draws, or counts them; a click shows a switch for each. */
final class LayerRow extends Part {
    private static final Layer[] LAYERS = Layer.values();
    private static final int COLUMNS = 3;

    private final PanelFeed feed;
    private final Part grid;
    final RowPanel heading;
    final RowPanel[] buttons = new RowPanel[LAYERS.length];
    private final Fill[] marks = new Fill[LAYERS.length];
    private boolean open;

    /** Creates the row; {@code opened} runs when a click shows the switches. */
    LayerRow(PanelStyle style, Node home, PanelFeed feed, Runnable opened) {
        super("layers", style, home);
        this.feed = feed;
        grid = new Part("switches", style, this);
        heading = new RowPanel(style, this, () -> {
            open = !open;
            if (open) {
                opened.run();
            }
        });
        for (int i = 0; i < LAYERS.length; i++) {
            Layer layer = LAYERS[i];
            buttons[i] = new RowPanel(style, grid, () -> toggle(layer));
            marks[i] = buttons[i].mark(style.lane);
        }
    }

    private void toggle(Layer layer) {
        if (feed.overlay != null) {
            layer.setShown(feed.overlay, !layer.isShown(feed.overlay));
        }
    }

    /** Shows the layers of the overlay; returns the height, in pixels, 0 if there is no overlay. */
    float show(float width) {
        setShown(feed.overlay != null);
        if (feed.overlay == null) {
            return 0;
        }
        heading.place(0, 0, width, RowPanel.HEIGHT);
        heading.write(heading(width), style.dim, 0);
        grid.setShown(open);
        float column = (float) Math.floor((width + 2 * RowPanel.PADDING) / COLUMNS);
        for (int i = 0; i < LAYERS.length; i++) {
            boolean on = LAYERS[i].isShown(feed.overlay);
            float y = (1 + i / COLUMNS) * RowPanel.HEIGHT;
            buttons[i].place(i % COLUMNS * column, y, column - 2 * RowPanel.PADDING, RowPanel.HEIGHT);
            marks[i].setMaterial(on ? style.onMark : style.lane);
            buttons[i].text.place(RowPanel.INDENT, 0, column - RowPanel.INDENT - RowPanel.PADDING);
            buttons[i].text.set(LAYERS[i].toString(), on ? style.plain : style.dim);
        }
        return RowPanel.HEIGHT * (open ? 1 + (LAYERS.length + COLUMNS - 1) / COLUMNS : 1);
    }

    private StringBuilder heading(float width) {
        // So many contacts may be in view that the overlay draws none but that of the pair.
        boolean tooMany = feed.overlay.areContactsHidden();
        StringBuilder names = style.line().append(open ? "- Shown: " : "+ Shown: ");
        int start = names.length();
        int count = 0;
        for (Layer each : LAYERS) {
            if (each.isShown(feed.overlay)) {
                names.append(count++ == 0 ? "" : ", ").append(each.toString())
                        .append(tooMany && each == Layer.CONTACTS ? " (too many to draw)" : "");
            }
        }
        if (count == 0) {
            names.append("the pair only");
        } else if (style.text.advance(names) > width) {
            names.setLength(start);
            names.append(count == LAYERS.length ? "all " : "").append(count);
            (count == LAYERS.length ? names : names.append(" of ").append(LAYERS.length))
                    .append(tooMany ? ", too many contacts" : " layers");
        }
        return names;
    }

    boolean isOpen() {
        return open && feed.overlay != null;
    }

    /** Hides the switches. */
    void close() {
        open = false;
    }
}
