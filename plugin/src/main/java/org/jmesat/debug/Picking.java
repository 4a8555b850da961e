package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.input.controls.MouseButtonTrigger;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import org.jmesat.app.SatCollisionState;

/**
 * The mouse in the scene: a click chooses A, a click with shift chooses B, and what is under the cursor is named. A
 * further click at the same place chooses what is below, and after the last the uppermost again.
 *
 * <p>While the cursor is hidden, as by a fly camera, a click picks in the middle of the view port. A click that a GUI
 * has consumed is none, and neither is a drag.
 *
 * <p>It uses input mappings of its own, which {@link #release} deletes; the game gets its clicks, too.
 */
final class Picking implements ActionListener {
    /** The most that the cursor may move within a click, and between clicks at the same place, in pixels. */
    private static final float STILL = 4;
    /** The depth in the picture, from 0 to 1, at which a place is remembered: ten times as far as the near plane. */
    private static final float PLACE_DEPTH = 0.9f;

    private final FollowedState followed;
    private final String button;
    private final String shift;
    private final ScenePick pick = new ScenePick();
    final Hover hover = new Hover();
    private final Vector2f middle = new Vector2f();
    private DebugViews views;
    private InputManager input;
    /** The input that this listens to, or null. */
    private InputManager heard;
    private final Vector2f pressedAt = new Vector2f();
    private boolean pressed;
    private boolean shiftPressed;
    /** Where in the scene the last click was, so that a camera that moves or turns leaves it; null for none. */
    private Vector3f place;
    /** Whether A and B were chosen there. */
    private boolean hereA;
    private boolean hereB;

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
            place = null;
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
        boolean isB = shiftPressed;
        Vector3f last = place == null ? null : viewPort.getCamera().getScreenCoordinates(place);
        boolean again = last != null && Math.hypot(last.x - pixel.x, last.y - pixel.y) <= STILL;
        hereA &= again;
        hereB &= again;
        int count = pick.find(state, viewPort, pixel);
        if (count > 0) {
            int next = (isB ? hereB : hereA) ? (indexOf(isB) + 1) % count : 0;
            // Nothing collides with itself: what was chosen here for the other side is passed over.
            if ((isB ? hereA : hereB) && next == indexOf(!isB)) {
                next = (next + 1) % count;
            }
            PairSelection selection = followed.selection;
            Geometry part = next == 0 ? pick.mesh : null;
            boolean sameBody = part != null && part != pick.spatials[0] && selection.isChosen()
                    && pick.colliders[0] == (isB ? selection.a() : selection.b());
            // Two meshes of one body: the question is why they do not collide.
            selection.choose(sameBody ? null : pick.colliders[next], sameBody ? part : pick.spatials[next], isB);
        }
        pick.clear();
        place = viewPort.getCamera().getWorldCoordinates(pixel, PLACE_DEPTH);
        hereA |= !isB;
        hereB |= isB;
    }

    /** Returns the index of A or B among what was found, or -1. */
    private int indexOf(boolean isB) {
        PairSelection selection = followed.selection;
        return pick.indexOf(isB ? selection.b() : selection.a(), isB ? selection.spatialB() : selection.spatialA());
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

    /** Leaves the mouse to the game, and forgets what was under it. */
    void release() {
        forget();
        hover.clear();
    }
}
