package org.jmesat.sample.ground;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.input.ChaseCamera;
import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.input.controls.MouseButtonTrigger;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Spatial;
import java.util.function.IntSupplier;

/**
 * A camera that follows a spatial and keeps it in the middle of the part of the window that no panel covers. The keys
 * 1 to 4 look from +Z, +X, −Z and −X.
 */
final class ChaseState extends BaseAppState implements ActionListener {

    static final int SIDES = 4;

    private static final String SIDE = "ground-side-";
    private static final float FIELD_OF_VIEW_DEGREES = 45f;
    private static final float NEAR = 0.5f;
    private static final float FAR = 100f;

    private final Spatial target;
    private final IntSupplier coveredPixels;
    private int side;
    private ChaseCamera chase;

    /**
     * @param target the spatial that the camera follows
     * @param side where it looks from at first, 1 to {@link #SIDES}
     * @param coveredPixels returns the number of covered pixels at the right edge of the window; called each frame
     */
    ChaseState(Spatial target, int side, IntSupplier coveredPixels) {
        this.target = target;
        this.side = side;
        this.coveredPixels = coveredPixels;
    }

    @Override
    public void update(float tpf) {
        Camera camera = getApplication().getCamera();
        float halfHeight = NEAR * FastMath.tan(FIELD_OF_VIEW_DEGREES / 2 * FastMath.DEG_TO_RAD);
        float halfWidth = halfHeight * camera.getWidth() / camera.getHeight();
        float shift = halfWidth * coveredPixels.getAsInt() / camera.getWidth();
        camera.setFrustum(NEAR, FAR, shift - halfWidth, shift + halfWidth, halfHeight, -halfHeight);
    }

    @Override
    public void onAction(String name, boolean isPressed, float tpf) {
        if (isPressed) {
            lookFrom(Integer.parseInt(name.substring(SIDE.length())));
        }
    }

    private void lookFrom(int newSide) {
        side = newSide;
        chase.setDefaultHorizontalRotation(FastMath.HALF_PI * (2 - side));
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
        chase = new ChaseCamera(getApplication().getCamera(), target, input);
        chase.setToggleRotationTrigger(new MouseButtonTrigger(MouseInput.BUTTON_RIGHT));
        chase.setInvertVerticalAxis(true);
        chase.setRotationSpeed(3f);
        chase.setLookAtOffset(new Vector3f(0f, 0.8f, 0f));
        chase.setMinDistance(4f);
        chase.setMaxDistance(30f);
        chase.setDefaultDistance(10f);
        chase.setMinVerticalRotation(0.15f);
        chase.setDefaultVerticalRotation(0.62f);
        lookFrom(side);
        for (int i = 1; i <= SIDES; i++) {
            input.addMapping(SIDE + i, new KeyTrigger(KeyInput.KEY_1 + i - 1));
            input.addListener(this, SIDE + i);
        }
    }

    @Override
    protected void onDisable() {
        InputManager input = getApplication().getInputManager();
        input.removeListener(this);
        for (int i = 1; i <= SIDES; i++) {
            input.deleteMapping(SIDE + i);
        }
        target.removeControl(chase);
        chase.cleanupWithInput(input);
    }
}
