package org.jmesat.sample.movers;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.function.IntSupplier;

/** Looks at the hero from the side that his game says. */
final class HeroCamera extends BaseAppState {
    private static final float FIELD_OF_VIEW_DEGREES = 45;
    private static final float NEAR = 0.5f;
    private static final float FAR = 100;

    private final MoverGame game;
    private final IntSupplier coveredPixels;
    private final Vector3f eye = new Vector3f();

    HeroCamera(MoverGame game, IntSupplier coveredPixels) {
        this.game = game;
        this.coveredPixels = coveredPixels;
    }

    @Override
    public void update(float tpf) {
        Camera camera = getApplication().getCamera();
        camera.setLocation(eye.set(game.eye()).addLocal(game.place()));
        camera.lookAt(game.place(), Vector3f.UNIT_Y);
        float halfHeight = NEAR * FastMath.tan(FIELD_OF_VIEW_DEGREES / 2 * FastMath.DEG_TO_RAD);
        float halfWidth = halfHeight * camera.getWidth() / camera.getHeight();
        float shift = halfWidth * coveredPixels.getAsInt() / camera.getWidth();
        camera.setFrustum(NEAR, FAR, shift - halfWidth, shift + halfWidth, halfHeight, -halfHeight);
    }

    @Override
    protected void initialize(Application app) {
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
    }

    @Override
    protected void onDisable() {
    }
}
