package org.jmesat.debug.lemur;

import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.material.Material;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;
import java.util.function.Consumer;

/**
 * A clickable row. It acts when the button is pressed, not released: a row of a changing list may show another entry by
 * then.
 */
final class RowPanel extends Node {
    /** The distance from the text to either end of the row. */
    static final float PADDING = 4;
    private static final float Z = 1;

    private final PanelStyle style;
    private final Fill background;
    private Consumer<Boolean> hover = entered -> { };
    private Material ground;
    private boolean hovered;
    boolean chosen;

    RowPanel(PanelStyle style, Runnable action) {
        super("row");
        this.style = style;
        ground = style.clear;
        background = new Fill(style, this, ground, 0);
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
                setHovered(true);
            }

            @Override
            public void mouseExited(MouseMotionEvent event, Spatial target, Spatial capture) {
                setHovered(false);
            }
        });
    }

    /**
     * Places the row.
     *
     * @param x left end, in pixels from that of the parent
     * @param y top, in pixels down from that of the parent
     * @param width in pixels
     * @param height in pixels
     */
    void place(float x, float y, float width, float height) {
        place(x, y, Z, width, height);
    }

    /** Places the row like {@link #place(float, float, float, float)}, behind the rest of the parent. */
    void placeBehind(float x, float y, float width, float height) {
        place(x, y, 0, width, height);
    }

    private void place(float x, float y, float z, float width, float height) {
        Placement.move(this, x, y, z);
        background.place(0, 0, width, height);
    }

    private void setHovered(boolean newHovered) {
        hovered = newHovered;
        paint();
        hover.accept(hovered);
    }

    /** Sets what is called when the cursor enters the row (true) or leaves it. */
    void setHover(Consumer<Boolean> newHover) {
        hover = newHover;
    }

    /** Sets the material of the row while it is neither chosen nor under the cursor. */
    void setGround(Material newGround) {
        if (newGround != ground) {
            ground = newGround;
            paint();
        }
    }

    void setChosen(boolean newChosen) {
        if (newChosen != chosen) {
            chosen = newChosen;
            paint();
        }
    }

    private void paint() {
        background.setMaterial(chosen ? style.chosen : hovered ? style.hovered : ground);
    }
}
