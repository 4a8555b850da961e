package org.jmesat.sample.level;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.util.AnimMigrationUtils;
import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Quad;
import org.jmesat.control.CharacterMover;
import org.jmesat.scripts.Label;

/** What is only to be seen: the hero's animation, coins and saws that turn, and a red flash when he loses a heart. */
final class LevelLook extends BaseAppState {
    private static final int USUAL_HEIGHT = 720;
    /** Smaller letters cannot be read. */
    private static final int LEAST_HEIGHT = 580;
    private static final float COIN_SPEED = 3.5f;
    private static final float SAW_SPEED = 9;
    private static final float TURN_SPEED = 12;
    private static final float FLASH_SECONDS = 0.4f;
    private static final float FLASH_ALPHA = 0.45f;

    private final LevelGame game;
    private final Geometry flash = new Geometry("flash", new Quad(1, 1));
    private final ColorRGBA red = new ColorRGBA(0.8f, 0.02f, 0, 0);
    private final Quaternion facing = new Quaternion();
    private Node shown;
    private Spatial hero;
    private AnimComposer animations;
    private String playing;
    private float angle;
    private int hearts;
    private int labelsFor;

    LevelLook(LevelGame game) {
        this.game = game;
    }

    @Override
    public void update(float tpf) {
        if (shown != game.level()) {
            begin();
        }
        for (Spatial each : game.level().getChildren()) {
            if (each.getName().endsWith("coin")) {
                each.rotate(0, COIN_SPEED * tpf, 0);
            } else if (each.getName().equals("saw")) {
                each.rotate(0, 0, SAW_SPEED * tpf);
            }
        }
        if (game.mover() != null) {
            moveHero(game.mover(), tpf);
            resizeLabels();
        }
        flash(tpf);
    }

    /** Jaime's file has the animation system before AnimComposer. */
    private void begin() {
        shown = game.level();
        hearts = game.hearts();
        hero = AnimMigrationUtils.migrate(shown.getChild("hero"));
        hero.depthFirstTraversal(each -> {
            AnimComposer found = each.getControl(AnimComposer.class);
            animations = found == null ? animations : found;
        });
        playing = "";
        labelsFor = USUAL_HEIGHT;
        angle = FastMath.HALF_PI;
        play("Idle");
        // Later than the blend from the pose of the file.
        animations.setTime(0.5);
        hero.setLocalRotation(facing.fromAngles(0, angle, 0));
    }

    private void moveHero(CharacterMover mover, float tpf) {
        float speed = mover.getVelocity(new Vector3f()).x;
        play(game.isWon() ? "Wave" : game.isLost() ? "Taunt" : !mover.isOnGround() ? "Jumping"
                : speed == 0 ? "Idle" : "Run");
        float goal = game.isWon() ? 0 : speed == 0 ? FastMath.sign(angle) * FastMath.HALF_PI
                : FastMath.sign(speed) * FastMath.HALF_PI;
        angle += FastMath.clamp(goal - angle, -TURN_SPEED * tpf, TURN_SPEED * tpf);
        hero.setLocalRotation(facing.fromAngles(0, angle, 0));
    }

    /** The level has sizes for the usual window. */
    private void resizeLabels() {
        int height = Math.max(LEAST_HEIGHT, getApplication().getCamera().getHeight());
        float scale = (float) height / labelsFor;
        if (scale != 1) {
            labelsFor = height;
            game.level().depthFirstTraversal(each -> game.scripts(each, Label.class)
                    .forEach(label -> label.setSize(scale * label.getSize())));
        }
    }

    private void play(String animation) {
        if (!animation.equals(playing)) {
            animations.setCurrentAction(animation);
            playing = animation;
        }
    }

    private void flash(float tpf) {
        red.a = game.hearts() < hearts ? FLASH_ALPHA : Math.max(0, red.a - FLASH_ALPHA / FLASH_SECONDS * tpf);
        hearts = game.hearts();
        Camera camera = getApplication().getCamera();
        flash.setLocalScale(camera.getWidth(), camera.getHeight(), 1);
        flash.getMaterial().setColor("Color", red);
        flash.setCullHint(red.a > 0 ? Spatial.CullHint.Never : Spatial.CullHint.Always);
    }

    @Override
    protected void initialize(Application app) {
        Material material = new Material(app.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md");
        material.getAdditionalRenderState().setBlendMode(BlendMode.Alpha);
        material.setColor("Color", red);
        flash.setMaterial(material);
        flash.setLocalTranslation(0, 0, -1);
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        ((SimpleApplication) getApplication()).getGuiNode().attachChild(flash);
    }

    @Override
    protected void onDisable() {
        flash.removeFromParent();
    }
}
