package org.jmesat.sample.level;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/** Looks down on the player from the south, and follows without haste. */
final class LevelCamera extends BaseAppState {
    private static final Vector3f OFFSET = new Vector3f(0, 13, 9);
    private static final float FIELD_OF_VIEW_DEGREES = 45;
    private static final float NEAR = 0.5f;
    private static final float FAR = 100;
    /** How far it goes from the middle of the level, so that its edges stay at the edges of the window. */
    private static final float REACH_X = 5;
    private static final float REACH_Z = 2.5f;
    /** The share of the way to the player in a second, as the exponent of a decay. */
    private static final float HASTE = 4;

    private final LevelGame game;
    private final Vector3f goal = new Vector3f();
    private final Vector3f target = new Vector3f();
    private boolean placed;

    LevelCamera(LevelGame game) {
        this.game = game;
    }

    @Override
    public void update(float tpf) {
        Vector3f player = game.player().getLocalTranslation();
        goal.set(FastMath.clamp(player.x, -REACH_X, REACH_X), 0, FastMath.clamp(player.z, -REACH_Z, REACH_Z));
        target.interpolateLocal(goal, placed ? 1 - FastMath.exp(-HASTE * tpf) : 1);
        placed = true;
        Camera camera = getApplication().getCamera();
        camera.setLocation(target.add(OFFSET));
        camera.lookAt(target, Vector3f.UNIT_Y);
        float halfHeight = NEAR * FastMath.tan(FIELD_OF_VIEW_DEGREES / 2 * FastMath.DEG_TO_RAD);
        float halfWidth = halfHeight * camera.getWidth() / camera.getHeight();
        camera.setFrustum(NEAR, FAR, -halfWidth, halfWidth, halfHeight, -halfHeight);
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
