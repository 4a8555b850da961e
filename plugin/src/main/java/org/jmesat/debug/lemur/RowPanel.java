package org.jmesat.debug.lemur;

import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;

/**
 * An area to click. It acts when the button goes down: a row of a live list may show something else by the time that it
 * goes up.
 */
final class RowPanel extends Node {
    /** How far a row reaches beyond its text on either side. */
    static final float BLEED = 4;
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
     * Places the area.
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
