package org.jmesat.sample.ground;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.asset.AssetManager;
import com.jme3.math.FastMath;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.projection.ProjectionPlane;

/**
 * The game: a yard with walls, crates, a door and the pad that opens it. A crate on the pad keeps the door open, so
 * that the walker can go through it.
 */
final class GroundGame extends BaseAppState implements CollisionTickListener {

    /** A round on which Jaime pushes a crate onto the pad, goes through the door and walks into walls. */
    static final List<Vector3f> ROUND = List.of(new Vector3f(4.2f, 0f, 1.5f), new Vector3f(1f, 0f, 2.5f),
            new Vector3f(0f, 0f, -1f), new Vector3f(0f, 0f, -7f), new Vector3f(5f, 0f, -6.5f),
            new Vector3f(5f, 0f, -3f), new Vector3f(0f, 0f, -6.5f), new Vector3f(0f, 0f, 0f),
            new Vector3f(-8f, 0f, -1f), new Vector3f(-4f, 0f, 6f));

    private final SatCollisionState collisions;
    private final Node scene = new Node("yard");
    private final Ground ground;
    private final Walker walker;
    private final Yard yard;
    private final Door door;
    private final Node pad;

    /**
     * Builds the scene.
     *
     * @param collisions the collision state; its plane and step are set here
     */
    GroundGame(AssetManager assets, SatCollisionState collisions) {
        this.collisions = collisions;
        collisions.setPlane(ProjectionPlane.XZ);
        collisions.setFixedStep(1 / 60f);

        ground = new Ground(assets);
        scene.attachChild(ground.spatial());
        yard = new Yard(assets, ground, scene);
        yard.addWall("west wall", -8f, -4f, 0f, 4);
        yard.addWall("east wall", 2f, -4f, 0f, 4);
        yard.addWall("slanting wall", -9.5f, 2f, FastMath.PI / 4, 3);
        door = yard.addDoor(0f, -4f);
        pad = Pad.create(assets, 1.1f, 0.06f, door);
        pad.setLocalTranslation(5f, 0f, 1.5f);
        ground.putDown(pad);
        scene.attachChild(pad);
        yard.addCrate("crate", 0.5f, 1.5f, 0f);
        yard.addCrate("turned crate", -2.6f, 5.2f, 0.5f);
        yard.addCrate("other crate", -4.2f, 5f, -0.3f);
        yard.addCrate("far crate", 6.6f, -1.6f, FastMath.PI / 4);
        yard.addHeavyCrate("heavy crate", -4.6f, -0.8f, 0.35f);

        walker = new Walker(assets);
        walker.body().setLocalTranslation(-3f, 0f, 1.5f);
        ground.putDown(walker.body());
        scene.attachChild(walker.body());
    }

    /** The root of everything, without a parent. */
    Node scene() {
        return scene;
    }

    Walker walker() {
        return walker;
    }

    Yard yard() {
        return yard;
    }

    Ground ground() {
        return ground;
    }

    Door door() {
        return door;
    }

    Pad pad() {
        return pad.getControl(Pad.class);
    }

    SatCollisionState collisions() {
        return collisions;
    }

    /** Sends the walker to the point of the ground that a camera shows at a pixel, if any. */
    void click(Camera camera, Vector2f cursor) {
        Vector3f point = ground.findPoint(camera, cursor);
        if (point != null) {
            point.x = FastMath.clamp(point.x, -Ground.REACH, Ground.REACH);
            point.z = FastMath.clamp(point.z, -Ground.REACH, Ground.REACH);
            walker.walkTo(point);
        }
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        walker.advance(tpf);
    }

    /** Walking and pushes do not change the height, so all bodies that move are put on the ground again. */
    @Override
    public void afterTick(SatCollisionState state, float tpf) {
        ground.putDown(walker.body());
        for (Node crate : yard.crates()) {
            ground.putDown(crate);
        }
    }

    @Override
    protected void initialize(Application app) {
    }

    @Override
    protected void cleanup(Application app) {
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
