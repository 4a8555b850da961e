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
    private static final float MIDDLE_Y = 4.2f;
    private static final float HALF_HEIGHT = 6.6f;
    private static final float NEAR = 1;
    private static final float FAR = 100;
    private static final float LEFT = -2;
    private static final float RIGHT = 47;
    /** The share of the way to the player in a second, as the exponent of a decay. */
    private static final float HASTE = 4;

    private final LevelGame game;
    private final IntSupplier coveredPixels;
    private final Vector3f target = new Vector3f();
    private boolean placed;

    /** The panel covers some pixels at the right edge of the window. */
    LevelCamera(LevelGame game, IntSupplier coveredPixels) {
        this.game = game;
        this.coveredPixels = coveredPixels;
    }

    @Override
    public void update(float tpf) {
        Camera camera = getApplication().getCamera();
        float covered = (float) coveredPixels.getAsInt() / camera.getWidth();
        float half = HALF_HEIGHT * camera.getWidth() / camera.getHeight();
        float visible = Math.min(half * (1 - covered), (RIGHT - LEFT) / 2);
        float goal = FastMath.clamp(game.player().getLocalTranslation().x, LEFT + visible, RIGHT - visible);
        target.set(placed ? FastMath.interpolateLinear(1 - FastMath.exp(-HASTE * tpf), target.x, goal) : goal,
                MIDDLE_Y, 0);
        placed = true;
        camera.setLocation(target.add(OFFSET));
        camera.lookAt(target, Vector3f.UNIT_Y);
        float scale = NEAR / OFFSET.length();
        float shift = covered * half;
        camera.setFrustum(NEAR, FAR, (shift - half) * scale, (shift + half) * scale, HALF_HEIGHT * scale,
                -HALF_HEIGHT * scale);
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
