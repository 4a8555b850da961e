package org.jmesat.sample;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.collision.CollisionResults;
import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.input.controls.MouseButtonTrigger;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.function.IntSupplier;

/**
 * Drags models with the mouse: the left button moves a model in its plane, the right button turns it about the axes of
 * the screen. A dragged model leaves its path and glides back after its release; during a pause it stays where it was
 * released. Attach this before the collision state, so that a drag is tested in the frame that shows it.
 */
final class MouseDragState extends BaseAppState implements ActionListener {

    private static final String MOVE = "sample-move";
    private static final String TURN = "sample-turn";
    private static final String PAUSE = "sample-pause";
    private static final String[] MAPPINGS = {MOVE, TURN, PAUSE};

    private static final float RADIANS_PER_PIXEL = 0.01f;

    private final Node models;
    private final IntSupplier coveredPixels;
    private final CursorRay sight = new CursorRay();
    private final Vector2f lastCursor = new Vector2f();
    private final Vector3f point = new Vector3f();
    private final Vector3f grip = new Vector3f();
    private final Quaternion yaw = new Quaternion();
    private final Quaternion pitch = new Quaternion();
    private ModelMotion taken;
    private String button;

    /**
     * @param models the parent of all pivots
     * @param coveredPixels returns the number of pixels at the right edge of the window whose clicks go to a panel
     */
    MouseDragState(Node models, IntSupplier coveredPixels) {
        this.models = models;
        this.coveredPixels = coveredPixels;
    }

    @Override
    public void onAction(String name, boolean isPressed, float tpf) {
        if (name.equals(PAUSE)) {
            if (isPressed) {
                getState(MotionState.class, true).togglePaused();
            }
        } else if (isPressed && taken == null) {
            take(name);
        } else if (!isPressed && name.equals(button)) {
            letGo();
        }
    }

    private void take(String name) {
        Vector2f cursor = getApplication().getInputManager().getCursorPosition();
        Camera camera = getApplication().getCamera();
        if (cursor.x > camera.getWidth() - coveredPixels.getAsInt()) {
            return;
        }
        CollisionResults hits = new CollisionResults();
        models.collideWith(sight.aim(camera, cursor), hits);
        if (hits.size() == 0) {
            return;
        }
        taken = getState(MotionState.class, true).findMotion(hits.getClosestCollision().getGeometry());
        if (taken != null) {
            button = name;
            lastCursor.set(cursor);
            taken.hold();
            Vector3f held = taken.pivot().getLocalTranslation();
            sight.meetPlane(held.z, point);
            grip.set(held).subtractLocal(point);
        }
    }

    private void letGo() {
        taken.release();
        taken = null;
        button = null;
    }

    @Override
    public void update(float tpf) {
        if (taken == null) {
            return;
        }
        Vector2f cursor = getApplication().getInputManager().getCursorPosition();
        if (cursor.x == lastCursor.x && cursor.y == lastCursor.y) {
            return;
        }
        Spatial pivot = taken.pivot();
        if (button.equals(MOVE)) {
            sight.aim(getApplication().getCamera(), cursor);
            if (sight.meetPlane(pivot.getLocalTranslation().z, point)) {
                pivot.setLocalTranslation(point.addLocal(grip));
            }
        } else {
            yaw.fromAngles(0f, (cursor.x - lastCursor.x) * RADIANS_PER_PIXEL, 0f);
            pitch.fromAngles(-(cursor.y - lastCursor.y) * RADIANS_PER_PIXEL, 0f, 0f);
            pitch.mult(yaw, yaw).multLocal(pivot.getLocalRotation()).normalizeLocal();
            pivot.setLocalRotation(yaw);
        }
        lastCursor.set(cursor);
    }

    @Override
    protected void initialize(Application app) {
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        InputManager input = getApplication().getInputManager();
        input.addMapping(MOVE, new MouseButtonTrigger(MouseInput.BUTTON_LEFT));
        input.addMapping(TURN, new MouseButtonTrigger(MouseInput.BUTTON_RIGHT));
        input.addMapping(PAUSE, new KeyTrigger(KeyInput.KEY_SPACE));
        input.addListener(this, MAPPINGS);
    }

    @Override
    protected void onDisable() {
        if (taken != null) {
            letGo();
        }
        InputManager input = getApplication().getInputManager();
        input.removeListener(this);
        for (String mapping : MAPPINGS) {
            input.deleteMapping(mapping);
        }
    }
}
