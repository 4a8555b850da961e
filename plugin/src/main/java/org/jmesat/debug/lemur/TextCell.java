package org.jmesat.debug.lemur;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Label;

/**
 * One line of text in a column. Text that is wider than the column loses its middle. Setting what is shown already
 * costs nothing.
 */
final class TextCell {
    private static final float Z = 2;

    private final TextFit fit;
    private final Label label;
    private ColorRGBA color;
    private String full = "";
    private float width;

    TextCell(PanelStyle style, Node parent, HAlignment alignment) {
        fit = style.fit;
        color = style.plain;
        label = new Label("", PanelStyle.TEXT, PanelStyle.NAME);
        label.setTextHAlignment(alignment);
        parent.attachChild(label);
    }

    /**
     * Places the column.
     *
     * @param x left end, in pixels from that of the parent
     * @param y top, in pixels down from that of the parent
     * @param newWidth in pixels
     */
    void place(float x, float y, float newWidth) {
        Placement.move(label, x, y, Z);
        if (newWidth != width) {
            width = newWidth;
            Vector3f size = new Vector3f(width, PanelStyle.LINE, 0);
            label.setPreferredSize(size);
            label.setSize(size);
            label.setText(fit.shorten(fit.drawable(full), width));
        }
    }

    void set(String text) {
        if (!text.equals(full)) {
            full = text;
            label.setText(fit.shorten(fit.drawable(text), width));
        }
    }

    void set(String text, ColorRGBA newColor) {
        set(text);
        setColor(newColor);
    }

    void setColor(ColorRGBA newColor) {
        if (newColor != color) {
            color = newColor;
            label.setColor(newColor);
        }
    }

    /** The whole text, also when it does not fit. */
    String text() {
        return full;
    }

    Label label() {
        return label;
    }
}
