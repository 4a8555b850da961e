package org.jmesat.debug.lemur;

import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;

/**
 * A clickable row or button. It acts when the button is pressed, not released: a row of a changing list may show
 * another entry by then.
 */
class RowPanel extends Part {
    static final float HEIGHT = 22;
    /** The distance from the text to either end of the row. */
    static final float PADDING = 4;
    /** The side of a square before the text, and what it shifts the text by. */
    static final float MARK = 8;
    static final float INDENT = 18;
    private static final float Z = 1;

    final TextCell text;
    private final Fill background;
    private Material ground;
    private float width;
    private boolean hovered;
    boolean chosen;

    RowPanel(PanelStyle style, Node home, Runnable action) {
        this(style, home, HAlignment.Left, action);
    }

    RowPanel(PanelStyle style, Node home, HAlignment alignment, Runnable action) {
        super("row", style, home);
        ground = style.clear;
        background = fill(ground, 0);
        text = text(alignment, style.plain);
        MouseEventControl.addListenersToSpatial(this, new DefaultMouseListener() {
            @Override
            public void mouseButtonEvent(MouseButtonEvent event, Spatial target, Spatial capture) {
                event.setConsumed();
                if (event.isPressed() && event.getButtonIndex() == 0) {
                    action.run();
                }
            }

            @Override
            public void mouseEntered(MouseMotionEvent event, Spatial target, Spatial capture) {
                hover(true);
            }

            @Override
            public void mouseExited(MouseMotionEvent event, Spatial target, Spatial capture) {
                hover(false);
            }
        });
    }

    /** Adds a square before the text. */
    final Fill mark(Material material) {
        Fill mark = fill(material, 1);
        mark.place(0, (HEIGHT - MARK) / 2, MARK, MARK);
        return mark;
    }

    /** Places the text of the row; the background is wider by the padding at both ends. */
    final void place(float x, float y, float newWidth, float height) {
        width = newWidth;
        move(this, x, y, Z);
        background.place(-PADDING, 0, width + 2 * PADDING, height);
    }

    /** Writes a text from an indent to the end of the row. */
    final void write(CharSequence newText, ColorRGBA color, float indent) {
        text.place(indent, 0, width - indent);
        text.set(newText, color);
    }

    /** Notices that the cursor enters the row or leaves it. */
    void hover(boolean entered) {
        hovered = entered;
        paint();
    }

    /** Sets the material of the row while it is neither chosen nor under the cursor. */
    final void setGround(Material newGround) {
        ground = newGround;
        paint();
    }

    final void setChosen(boolean newChosen) {
        chosen = newChosen;
        paint();
    }

    private void paint() {
        background.setMaterial(chosen ? style.chosen : hovered ? style.hovered : ground);
    }
}
