package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.math.Vector2f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import org.jmesat.app.SatCollisionState;

/**
 * The mouse in the scene: a click chooses A, a click with shift chooses B, and what is under the cursor is named. While
 * the cursor is hidden, as by a fly camera, a click picks in the middle of the view port.
 */
final class Picking {
    private final FollowedState followed;
    private final PickButton button;
    private final ScenePick pick = new ScenePick();
    private final Hover hover = new Hover();
    private final Vector2f middle = new Vector2f();
    private DebugViews views;
    private InputManager input;

    Picking(Object owner, FollowedState followed) {
        this.followed = followed;
        button = new PickButton(CollisionDebugState.class.getName() + ".pick@"
                + Integer.toHexString(System.identityHashCode(owner)), this::choose);
    }

    /** Sets where to pick; nulls for nowhere. */
    void open(InputManager newInput, DebugViews newViews) {
        input = newInput;
        views = newViews;
    }

    /** Listens to the mouse, or leaves it to the game. */
    void listen(boolean on) {
        button.listen(on ? input : null);
    }

    private void choose(Vector2f cursor, boolean shift) {
        SatCollisionState state = followed.get();
        ViewPort viewPort = viewPort(cursor);
        if (state == null || state.getRoot() == null || viewPort == null) {
            return;
        }
        Vector2f pixel = cursor == null ? middleOf(viewPort) : cursor;
        if (pick.find(state, viewPort.getCamera(), ViewPorts.isGui(state.getRoot()), pixel)) {
            choose(followed.selection(), shift);
        }
        pick.clear();
    }

    private void choose(PairSelection selection, boolean shift) {
        if (pick.collider() != null && shift) {
            selection.chooseB(pick.collider());
        } else if (pick.collider() != null) {
            selection.chooseA(pick.collider());
        } else if (shift) {
            selection.chooseB(pick.spatial());
        } else {
            selection.chooseA(pick.spatial());
        }
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
        button.release();
        clear();
    }
}
