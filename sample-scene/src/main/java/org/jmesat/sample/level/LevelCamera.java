package org.jmesat.sample.level;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.function.IntSupplier;

/** Looks at both floors from the front, and follows the player to the left and right without haste. */
final class LevelCamera extends BaseAppState {
    private static final Vector3f OFFSET = new Vector3f(0, 2.2f, 17);
    /** The middle of what is seen below the title, and half of it. */
    private static final float MIDDLE_Y = 4.1f;
    private static final float HALF_HEIGHT = 6.2f;
    private static final float NEAR = 1;
    private static final float FAR = 100;
    private static final float LEFT = -2;
    private static final float RIGHT = 47;
    /** The share of the way to the player in a second, as the exponent of a decay. */
    private static final float HASTE = 4;

    private final LevelGame game;
    private final IntSupplier coveredPixels;
    private final IntSupplier coveredTop;
    private final Vector3f target = new Vector3f();
    private boolean placed;

    /** The panel and the title cover some pixels at the right and at the upper edge of the window. */
    LevelCamera(LevelGame game, IntSupplier coveredPixels, IntSupplier coveredTop) {
        this.game = game;
        this.coveredPixels = coveredPixels;
        this.coveredTop = coveredTop;
    }

    @Override
    public void update(float tpf) {
        Camera camera = getApplication().getCamera();
        float right = (float) coveredPixels.getAsInt() / camera.getWidth();
        float top = (float) coveredTop.getAsInt() / camera.getHeight();
        float halfHeight = HALF_HEIGHT / (1 - top);
        float halfWidth = halfHeight * camera.getWidth() / camera.getHeight();
        float visible = Math.min(halfWidth * (1 - right), (RIGHT - LEFT) / 2);
        float goal = FastMath.clamp(game.player().getLocalTranslation().x, LEFT + visible, RIGHT - visible);
        target.set(placed ? FastMath.interpolateLinear(1 - FastMath.exp(-HASTE * tpf), target.x, goal) : goal,
                MIDDLE_Y, 0);
        placed = true;
        camera.setLocation(target.add(OFFSET));
        camera.lookAt(target, Vector3f.UNIT_Y);
        float scale = NEAR / OFFSET.length();
        camera.setFrustum(NEAR, FAR, scale * halfWidth * (right - 1), scale * halfWidth * (right + 1),
                scale * halfHeight * (1 + top), scale * halfHeight * (top - 1));
    }

    @Override
    protected void initialize(Application app) {
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        placed = false;
    }

    @Override
    protected void onDisable() {
    }
}
