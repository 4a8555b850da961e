package org.jmesat.app;

import com.jme3.material.Material;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.util.List;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.InPlane;

/**
 * A running application with a collision state whose events are logged. Creates cubes of side 1. A scene made for a
 * plane takes and returns plane coordinates (x, y, depth), and converts meshes that are laid out for XY.
 */
public final class CollisionScene implements AutoCloseable {
    private final SatCollisionState state;
    private final InPlane in;
    private final EventLog log = new EventLog();
    private final HeadlessRun run = new HeadlessRun();
    private final Material material;

    /** Starts the application; no tick has run yet. */
    public CollisionScene() {
        this(new SatCollisionState());
    }

    public CollisionScene(SatCollisionState state) {
        this(state, ProjectionPlane.XY);
    }

    public CollisionScene(ProjectionPlane plane) {
        this(new SatCollisionState(), plane);
        state.setPlane(plane);
    }

    private CollisionScene(SatCollisionState state, ProjectionPlane plane) {
        this.state = state;
        in = new InPlane(plane);
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

    /** The mesh is converted in place. */
    public Geometry geometry(String name, Mesh mesh, float x, float y) {
        Geometry geometry = new Geometry(name, mesh(mesh));
        geometry.setMaterial(material);
        place(geometry, x, y);
        return geometry;
    }

    /** Converts a mesh in place, and returns it. */
    public Mesh mesh(Mesh mesh) {
        return in.mesh(mesh);
    }

    /** Sets the local translation. */
    public void place(Spatial spatial, float x, float y) {
        place(spatial, x, y, 0);
    }

    public void place(Spatial spatial, float x, float y, float depth) {
        spatial.setLocalTranslation(vector(x, y, depth));
    }

    public void move(Spatial spatial, float x, float y) {
        spatial.move(vector(x, y, 0));
    }

    /** Rotates about the plane's axis. */
    public void turn(Spatial spatial, float angle) {
        spatial.rotate(rotation(0, 0, angle));
    }

    /** Sets the local scale. */
    public void scale(Spatial spatial, float x, float y, float depth) {
        spatial.setLocalScale(scaling(x, y, depth));
    }

    /** A scale in space from one along the axes of the plane. */
    public Vector3f scaling(float x, float y, float depth) {
        return in.scale(x, y, depth);
    }

    /** The local translation, in plane coordinates. */
    public Vector3f at(Spatial spatial) {
        return inPlane(spatial.getLocalTranslation());
    }

    /** The plane coordinates of a vector in space. */
    public Vector3f inPlane(Vector3f world) {
        return new Vector3f(in.plane().x(world), in.plane().y(world), in.plane().depth(world));
    }

    /** A vector in space from plane coordinates. */
    public Vector3f vector(float x, float y, float depth) {
        return in.vector(x, y, depth);
    }

    /** A rotation in space from the angles that it has in XY. */
    public Quaternion rotation(float xAngle, float yAngle, float zAngle) {
        return rotation(new Quaternion().fromAngles(xAngle, yAngle, zAngle));
    }

    public Quaternion rotation(Quaternion inXy) {
        return in.rotation(inXy);
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
