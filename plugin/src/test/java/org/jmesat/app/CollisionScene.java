package org.jmesat.app;

import com.jme3.material.Material;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.util.List;
import org.jmesat.testing.HeadlessRun;

/** A running application with a collision state whose events are logged. Creates cubes of side 1. */
public final class CollisionScene implements AutoCloseable {
    private final SatCollisionState state;
    private final EventLog log = new EventLog();
    private final HeadlessRun run = new HeadlessRun();
    private final Material material;

    /** Starts the application; no tick has run yet. */
    public CollisionScene() {
        this(new SatCollisionState());
    }

    public CollisionScene(SatCollisionState state) {
        this.state = state;
        state.addCollisionListener(log);
        material = run.ask(() ->
                new Material(run.application().getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md"));
        run.step(() -> run.application().getStateManager().attach(state));
    }

    public HeadlessRun run() {
        return run;
    }

    public SatCollisionState state() {
        return state;
    }

    public Node root() {
        return run.application().getRootNode();
    }

    public EventLog log() {
        return log;
    }

    /** The events since the last call. */
    public List<String> events() {
        return log.take();
    }

    /** A cube whose projection is a square of side 1. */
    public Geometry cube(String name, float x, float y) {
        return geometry(name, new Box(0.5f, 0.5f, 0.5f), x, y);
    }

    public Geometry geometry(String name, Mesh mesh, float x, float y) {
        Geometry geometry = new Geometry(name, mesh);
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, y, 0);
        return geometry;
    }

    public static Node node(String name, Spatial... children) {
        Node node = new Node(name);
        for (Spatial child : children) {
            node.attachChild(child);
        }
        return node;
    }

    /** Attaches spatials to the root node. */
    public void attach(Spatial... spatials) {
        run.step(() -> {
            for (Spatial spatial : spatials) {
                root().attachChild(spatial);
            }
        });
    }

    public void step(HeadlessRun.Step step) {
        run.step(step);
    }

    /** Runs one frame, which is one tick. */
    public void frame() {
        run.frame();
    }

    public void frame(HeadlessRun.Step before) {
        run.frame(before);
    }

    public void frames(int count) {
        run.frames(count);
    }

    public boolean isColliding(Spatial a, Spatial b) {
        return run.ask(() -> state.isColliding(a, b));
    }

    @Override
    public void close() {
        run.close();
    }
}
