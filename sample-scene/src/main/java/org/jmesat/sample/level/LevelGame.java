package org.jmesat.sample.level;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;

/**
 * The code of the game: it moves the player before each tick, and reads from user data how the game stands. All rules
 * are in the level.
 */
final class LevelGame extends BaseAppState implements CollisionTickListener {
    private static final float SPEED = 4;
    private static final float RADIANS_PER_UNIT = 0.12f;

    private final SatCollisionState collisions;
    private final Node root;
    private final Steering steering;
    private final Vector3f direction = new Vector3f();
    private Node level;
    private Spatial player;
    private CharacterMover mover;

    /** The level is loaded when the state is attached, and added to a root node. */
    LevelGame(SatCollisionState collisions, Node root, Steering steering) {
        this.collisions = collisions;
        this.root = root;
        this.steering = steering;
    }

    /** Loads the level and begins. */
    void begin(AssetManager assets) {
        assets.clearCache();
        begin((Node) assets.loadModel(LevelFile.ASSET));
    }

    /** Begins with a level, in place of the former one. */
    void begin(Node newLevel) {
        if (level != null) {
            level.removeFromParent();
        }
        level = newLevel;
        player = level.getChild("player");
        mover = new CharacterMover();
        player.addControl(mover);
        root.attachChild(level);
    }

    Node level() {
        return level;
    }

    Spatial player() {
        return player;
    }

    int coins() {
        return number("coins");
    }

    /** From 0 to 100. */
    int health() {
        return player.getUserData("health") == null ? 100 : number("health");
    }

    private int number(String key) {
        return player.getUserData(key) instanceof Number number ? number.intValue() : 0;
    }

    boolean isWon() {
        return level.getUserData("won") != null;
    }

    /** The player's script Health takes him out of the scene. */
    boolean isLost() {
        return player.getParent() == null;
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        steering.steer(player.getLocalTranslation(), direction);
        mover.setVelocity(isWon() ? Vector3f.ZERO : direction.multLocal(SPEED));
    }

    @Override
    public void update(float tpf) {
        for (Spatial each : level.getChildren()) {
            if (each.getName().equals("coin")) {
                ((Node) each).getChild(0).rotate(0, RADIANS_PER_UNIT * 30 * tpf, 0);
            }
        }
    }

    @Override
    protected void initialize(Application app) {
        if (level == null) {
            begin(app.getAssetManager());
        }
    }

    @Override
    protected void cleanup(Application app) {
        level.removeFromParent();
    }

    @Override
    protected void onEnable() {
        collisions.addTickListener(this);
    }

    @Override
    protected void onDisable() {
        collisions.removeTickListener(this);
    }
}
