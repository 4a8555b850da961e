package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.input.controls.MouseButtonTrigger;
import com.jme3.math.Vector2f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import org.jmesat.app.SatCollisionState;

/**
 * The mouse in the scene: a click chooses A, a click with shift chooses B, and what is under the cursor is named. While
 * the cursor is hidden, as by a fly camera, a click picks in the middle of the view port. A click that a GUI has
 * consumed is none, and neither is a drag.
 *
 * <p>It uses input mappings of its own, which {@link #release} deletes; the game gets its clicks, too.
 */
final class Picking implements ActionListener {
    /** The most that the cursor may move between press and release, in pixels. */
    private static final float STILL = 4;

    private final FollowedState followed;
    private final String button;
    private final String shift;
    private final ScenePick pick = new ScenePick();
    private final Hover hover = new Hover();
    private final Vector2f middle = new Vector2f();
    private DebugViews views;
    private InputManager input;
    /** The input that this listens to, or null. */
    private InputManager heard;
    private final Vector2f pressedAt = new Vector2f();
    private boolean pressed;
    private boolean shiftPressed;

    Picking(FollowedState followed) {
        this.followed = followed;
        String mapping = CollisionDebugState.class.getName() + ".pick@"
                + Integer.toHexString(System.identityHashCode(this));
        button = mapping + ".button";
        shift = mapping + ".shift";
    }

    /** Sets where to pick; nulls for nowhere. */
    void open(InputManager newInput, DebugViews newViews) {
        input = newInput;
        views = newViews;
    }

    /** Listens to the mouse, or leaves it to the game. */
    void listen(boolean on) {
        InputManager newInput = on ? input : null;
        if (heard == newInput) {
            return;
        }
        forget();
        if (newInput != null) {
            // Before the mappings, so that they are deleted even if one of them fails.
            heard = newInput;
            newInput.addMapping(button, new MouseButtonTrigger(MouseInput.BUTTON_LEFT));
            newInput.addMapping(shift, new KeyTrigger(KeyInput.KEY_LSHIFT), new KeyTrigger(KeyInput.KEY_RSHIFT));
            newInput.addListener(this, button, shift);
        }
    }

    /** Deletes the mappings, if there are any. */
    private void forget() {
        if (heard != null) {
            for (String each : new String[] {button, shift}) {
                if (heard.hasMapping(each)) {
                    heard.deleteMapping(each);
                }
            }
            heard = null;
            pressed = false;
            shiftPressed = false;
        }
    }

    @Override
    public void onAction(String name, boolean isPressed, float tpf) {
        if (name.equals(shift)) {
            shiftPressed = isPressed;
        } else if (!heard.isCursorVisible()) {
            pressed = false;
            if (isPressed) {
                choose(null);
            }
        } else {
            Vector2f cursor = heard.getCursorPosition();
            boolean still = cursor.distance(pressedAt) <= STILL;
            if (!isPressed && pressed && still) {
                choose(cursor);
            }
            pressed = isPressed;
            pressedAt.set(cursor);
        }
    }

    /** Picks at a pixel of the window, or in the middle of the view port for null. */
    private void choose(Vector2f cursor) {
        SatCollisionState state = followed.get();
        ViewPort viewPort = viewPort(cursor);
        if (state == null || state.getRoot() == null || viewPort == null) {
            return;
        }
        Vector2f pixel = cursor == null ? middleOf(viewPort) : cursor;
        if (pick.find(state, viewPort, pixel) > 0) {
            followed.selection().choose(pick.collider(0), pick.spatial(0), shiftPressed);
        }
        pick.clear();
    }

    /** Names what is under the cursor, unless it is hidden, in the view ports of the last frame. */
    void hover() {
        if (input == null || !input.isCursorVisible() || followed.get() == null) {
            hover.clear();
            return;
        }
        Vector2f cursor = input.getCursorPosition();
        hover.update(followed.get(), viewPort(cursor), cursor);
    }

    private ViewPort viewPort(Vector2f cursor) {
        return views == null ? null : views.find(cursor);
    }

    private Vector2f middleOf(ViewPort viewPort) {
        Camera camera = viewPort.getCamera();
        return middle.set((camera.getViewPortLeft() + camera.getViewPortRight()) / 2 * camera.getWidth(),
                (camera.getViewPortBottom() + camera.getViewPortTop()) / 2 * camera.getHeight());
    }

    /** Returns what is under the cursor. */
    Hover what() {
        return hover;
    }

    /** Forgets what was under the cursor. */
    void clear() {
        hover.clear();
    }

    /** Leaves the mouse to the game, and forgets what was under it. */
    void release() {
        forget();
        clear();
    }
}
