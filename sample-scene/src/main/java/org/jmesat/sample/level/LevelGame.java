package org.jmesat.sample.level;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.stream.Stream;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;

/**
 * The code of the game: it makes the player run and jump before each tick, reads from user data how the game stands,
 * and keeps the best time. All rules are in the level.
 */
final class LevelGame extends BaseAppState implements CollisionTickListener {
    private static final float SPEED = 5;
    private static final float JUMP = 9;
    private static final float GRAVITY = 22;
    /** Of a jump whose key is released early, as a multiple of gravity. */
    private static final float SHORT_JUMP = 2.5f;
    /** A jump may be asked for this long before the player lands, and after he has left the ground, in seconds. */
    private static final float GRACE = 0.1f;

    private final SatCollisionState collisions;
    private final Node root;
    private final Steering steering;
    private final Vector3f velocity = new Vector3f();
    private Node level;
    private Spatial player;
    private Spatial rules;
    /** Whether there was a tick, which has made the scripts. */
    private boolean begun;
    private boolean wasHeld;
    private float sinceAsked;
    private float sinceGround;
    private int best = Integer.MAX_VALUE;

    /** The level is loaded when the state is attached, and added to a root node. */
    LevelGame(SatCollisionState collisions, Node root, Steering steering) {
        this.collisions = collisions;
        this.root = root;
        this.steering = steering;
    }

    /** Loads the level and begins. */
    void begin(AssetManager assets) {
        begin((Node) assets.loadModel(LevelFile.ASSET));
    }

    /** Begins with a level, in place of the former one. */
    void begin(Node newLevel) {
        if (level != null) {
            level.removeFromParent();
        }
        level = newLevel;
        player = level.getChild("player");
        rules = level.getChild("rules");
        begun = false;
        sinceAsked = GRACE;
        sinceGround = GRACE;
        showBest();
        root.attachChild(level);
        collisions.setPaused(false);
    }

    Node level() {
        return level;
    }

    Spatial player() {
        return player;
    }

    int coins() {
        return number(player, "coins");
    }

    /** From 0 to 3. */
    int hearts() {
        return number(player, "hearts");
    }

    /** In seconds since the beginning. */
    int time() {
        return number(rules, "time");
    }

    private static int number(Spatial spatial, String key) {
        return spatial.getUserData(key) instanceof Number number ? number.intValue() : 0;
    }

    boolean isWon() {
        return number(rules, "won") > 0;
    }

    boolean isLost() {
        return hearts() == 0;
    }

    /** Null before the first tick. */
    CharacterMover mover() {
        return scripts(player, CharacterMover.class).findFirst().orElse(player.getControl(CharacterMover.class));
    }

    /** The scripts of one kind that a spatial has by its user data. */
    <T> Stream<T> scripts(Spatial spatial, Class<T> kind) {
        return collisions.getScripts(spatial).stream().filter(kind::isInstance).map(kind::cast);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        CharacterMover mover = mover();
        if (!begun || mover == null) {
            begun = true;
            return;
        }
        mover.getRemainingVelocity(velocity);
        velocity.x = SPEED * steering.walk(this);
        boolean held = steering.isJumpHeld();
        sinceAsked = held && !wasHeld ? 0 : sinceAsked + tpf;
        sinceGround = mover.isOnGround() ? 0 : sinceGround + tpf;
        wasHeld = held;
        if (sinceAsked < GRACE && sinceGround < GRACE) {
            velocity.y = JUMP;
            sinceAsked = GRACE;
            sinceGround = GRACE;
        } else {
            velocity.y -= (held || velocity.y < 0 ? 1 : SHORT_JUMP) * GRAVITY * tpf;
        }
        mover.setVelocity(velocity);
    }

    private void showBest() {
        if (best < Integer.MAX_VALUE) {
            rules.setUserData("best", best);
        }
    }

    private void hear(String signal, Spatial spatial) {
        if (signal.equals("won")) {
            best = Math.min(best, time());
            showBest();
        }
    }

    @Override
    protected void initialize(Application app) {
        collisions.addSignalListener(this::hear);
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
