package org.jmesat.debug.lemur;

import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.component.QuadBackgroundComponent;
import com.simsilica.lemur.event.DefaultMouseListener;

/**
 * An area to click. It acts when the button goes down: a row of a live list may show something else by the time that it
 * goes up.
 */
final class RowPanel extends Panel {
    /** How far a row reaches beyond its text on either side. */
    static final float BLEED = 4;
    private static final float Z = 1;

    private final PanelStyle style;
    private boolean hovered;
    private boolean chosen;

    RowPanel(PanelStyle style, Runnable action) {
        super(PanelStyle.ROW, PanelStyle.NAME);
        this.style = style;
        addMouseListener(new DefaultMouseListener() {
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
        Vector3f size = new Vector3f(width, height, 0);
        setPreferredSize(size);
        setSize(size);
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
        ColorRGBA color = chosen ? style.chosen : hovered ? style.hovered : style.clear;
        ((QuadBackgroundComponent) getBackground()).setColor(color);
    }
}
