package org.jmesat.debug.lemur;

import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;

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
    private boolean hovered;
    private boolean chosen;

    RowPanel(PanelStyle style, Runnable action) {
        super("row");
        this.style = style;
        background = new Fill(style, this, style.clear, 0);
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
                hovered = true;
                paint();
            }

            @Override
            public void mouseExited(MouseMotionEvent event, Spatial target, Spatial capture) {
                hovered = false;
                paint();
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
        Placement.move(this, x, y, Z);
        background.place(0, 0, width, height);
    }

    void setChosen(boolean newChosen) {
        if (newChosen != chosen) {
            chosen = newChosen;
            paint();
        }
    }

    boolean isChosen() {
        return chosen;
    }

    private void paint() {
        background.setMaterial(chosen ? style.chosen : hovered ? style.hovered : style.clear);
    }
}
