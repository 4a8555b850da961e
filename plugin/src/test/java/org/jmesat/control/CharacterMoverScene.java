package org.jmesat.control;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.SatCollisionState;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.ShapePair;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.HeadlessRun;

/** A scene of movers, crates, platforms and fixed shapes, in plane coordinates. A frame lasts a 64th of a second. */
final class CharacterMoverScene implements AutoCloseable {
    static final ConvexPolygon TILE = ConvexPolygon.rectangle(1, 1);
    static final ConvexPolygon BOX = ConvexPolygon.rectangle(0.8f, 0.8f);
    static final ConvexPolygon CIRCLE = ConvexPolygon.circle(0.4f);

    final CollisionScene scene;
    private final List<PlacedPolygon> level = new ArrayList<>();
    private int count;

    CharacterMoverScene() {
        this(ProjectionPlane.XY);
    }

    CharacterMoverScene(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
    }

    CharacterMoverScene(SatCollisionState state) {
        scene = new CollisionScene(state);
    }

    /** A node with a collider, not attached yet. */
    Node node(ConvexPolygon shape, double x, double y) {
        ColliderControl collider = new ColliderControl();
        collider.setPolygon(shape);
        Node node = new Node("body " + count++);
        node.addControl(collider);
        scene.place(node, (float) x, (float) y);
        return node;
    }

    Node fixed(ConvexPolygon shape, double x, double y) {
        Node node = node(shape, x, y);
        node.getControl(ColliderControl.class).setFixed(true);
        scene.attach(node);
        level.add(PlacedPolygon.of(shape, (float) x, (float) y, 0));
        return node;
    }

    /** A floor whose surface is at y = 0. */
    Node floor() {
        return fixed(ConvexPolygon.rectangle(40, 1), 0, -0.5);
    }

    Node platform(ConvexPolygon shape, double x, double y) {
        Node node = node(shape, x, y);
        scene.attach(node);
        return node;
    }

    Node crate(double x, double y) {
        return crate(TILE, x, y);
    }

    Node crate(ConvexPolygon shape, double x, double y) {
        Node node = node(shape, x, y);
        node.addControl(new PushApart());
        scene.attach(node);
        return node;
    }

    CharacterMover mover(ConvexPolygon shape, double x, double y) {
        return add(new CharacterMover(), shape, x, y);
    }

    CharacterMover add(CharacterMover mover, ConvexPolygon shape, double x, double y) {
        Node node = node(shape, x, y);
        mover.setUp(scene.vector(0, 1, 0));
        node.addControl(mover);
        scene.attach(node);
        return mover;
    }

    Vector3f at(CharacterMover mover) {
        return at(mover.getSpatial());
    }

    Vector3f at(Spatial spatial) {
        return scene.at(spatial);
    }

    /** Sets the velocity such that each frame moves it by a displacement. */
    void steer(CharacterMover mover, double dx, double dy) {
        mover.setVelocity(scene.vector((float) (dx / HeadlessRun.TPF), (float) (dy / HeadlessRun.TPF), 0));
    }

    /** Runs a frame in which a mover is to go by a displacement. */
    void frame(CharacterMover mover, double dx, double dy) {
        scene.frame(() -> steer(mover, dx, dy));
    }

    void frames(int frames, CharacterMover mover, double dx, double dy) {
        for (int i = 0; i < frames; i++) {
            frame(mover, dx, dy);
        }
    }

    /** The least separation from the fixed shapes, in tolerances. */
    double clearance(ConvexPolygon shape, CharacterMover mover) {
        double least = Double.POSITIVE_INFINITY;
        for (PlacedPolygon other : level) {
            ShapePair pair = ShapePair.of(PlacedPolygon.of(shape, at(mover).x, at(mover).y, 0), other);
            least = Math.min(least, pair.separation() / pair.tolerance());
        }
        return least;
    }

    @Override
    public void close() {
        scene.close();
    }
}
