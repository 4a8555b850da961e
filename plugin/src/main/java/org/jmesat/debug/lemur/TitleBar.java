package org.jmesat.debug.lemur;

import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;
import java.util.Arrays;
import org.jmesat.projection.ProjectionPlane;

/**
 * The title of the panel: moves it when dragged, collapses it by a double click or the button at its right end. Six
 * dots at its left end show that it can be dragged.
 */
final class TitleBar extends Part {
    static final float HEIGHT = 29;
    private static final float BUTTON = 26;
    private static final float TICK = 100;
    /** A panel of less width has a shorter title. */
    private static final float NARROW = 350;
    /** The dots, in two columns. */
    private static final int DOTS = 6;
    private static final float DOT = 2;
    private static final float DOT_DISTANCE = 5;
    private static final float GRIP = 14;
    private static final float TEXT_TOP = 4;
    /** A press that moves further than this, in pixels, is no click. */
    private static final float SLOP = 4;
    private static final long DOUBLE_CLICK_NANOS = 400_000_000;

    private final PanelFrame frame;
    final Fill handle;
    private final Fill[] dots = new Fill[DOTS];
    final RowPanel button;
    final TextCell title;
    final TextCell tick;
    private float grabX;
    private float grabY;
    private boolean dragging;
    private boolean moved;
    private long lastClick;
    private boolean clickedBefore;

    TitleBar(PanelStyle style, PanelFrame frame, Node content) {
        super("title", style, content);
        this.frame = frame;
        handle = fill(style.titleBar, 0);
        Arrays.setAll(dots, i -> fill(style.tick, 0.1f));
        title = text(HAlignment.Left, style.white);
        tick = text(HAlignment.Right, style.dim);
        button = new RowPanel(style, this, HAlignment.Center, frame.place::toggleCollapsed);
        button.setGround(style.button);
        MouseEventControl.addListenersToSpatial(handle, new DefaultMouseListener() {
            @Override
            public void mouseButtonEvent(MouseButtonEvent event, Spatial target, Spatial capture) {
                event.setConsumed();
                if (event.getButtonIndex() == 0) {
                    press(event.isPressed(), event.getX(), event.getY());
                }
            }

            @Override
            public void mouseMoved(MouseMotionEvent event, Spatial target, Spatial capture) {
                if (capture == handle) {
                    drag(event.getX(), event.getY());
                }
            }
        });
    }

    private void press(boolean pressed, float x, float y) {
        if (pressed) {
            dragging = true;
            moved = false;
            grabX = x;
            grabY = y;
            frame.grab();
            return;
        }
        dragging = false;
        if (moved) {
            clickedBefore = false;
            return;
        }
        long now = System.nanoTime();
        if (clickedBefore && now - lastClick < DOUBLE_CLICK_NANOS) {
            clickedBefore = false;
            frame.place.toggleCollapsed();
        } else {
            clickedBefore = true;
            lastClick = now;
        }
    }

    private void drag(float x, float y) {
        moved |= Math.abs(x - grabX) > SLOP || Math.abs(y - grabY) > SLOP;
        if (dragging && moved) {
            frame.moveBy(x - grabX, y - grabY);
        }
    }

    /** Shows the plane and the tick at the top of the panel; a negative tick is not shown. */
    void show(ProjectionPlane plane, long now) {
        float padding = PanelFrame.PADDING;
        float width = frame.width;
        float inner = width - 2 * padding;
        move(this, -padding, 0, 0);
        handle.place(0, 0, width, HEIGHT);
        float firstDot = (HEIGHT - 2 * DOT_DISTANCE - DOT) / 2;
        for (int i = 0; i < DOTS; i++) {
            dots[i].place(padding + i % 2 * DOT_DISTANCE, firstDot + i / 2 * DOT_DISTANCE, DOT, DOT);
        }
        title.place(padding + GRIP, TEXT_TOP, inner - GRIP - TICK - BUTTON);
        tick.place(padding + inner - TICK - BUTTON, TEXT_TOP, TICK - 4);
        button.place(width - BUTTON - 5 + RowPanel.PADDING, 4, BUTTON - 2 * RowPanel.PADDING, HEIGHT - 8);
        StringBuilder line = style.line().append("Collisions, ").append(plane.name());
        title.set(width < NARROW ? line : line.append(" plane"));
        tick.set(now < 0 ? "" : style.line().append("tick ").append(now));
        button.write(frame.place.collapsed ? "+" : "-", style.plain, 0);
    }
}
