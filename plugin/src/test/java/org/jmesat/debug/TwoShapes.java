package org.jmesat.debug;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import org.jmesat.app.SatCollisionState;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** A world of two colliders, the first at the origin, with a selection that follows them. */
final class TwoShapes {
    private final SatCollisionState state = new SatCollisionState(new Node("root"));
    private final CollisionWorld world = state.getWorld();
    private final PairSelection selection = new PairSelection();
    private final Collider a;
    private final Collider b;

    TwoShapes(ConvexPolygon shapeA, ConvexPolygon shapeB) {
        a = world.add("A");
        a.setShape(shapeA);
        b = world.add("B");
        b.setShape(shapeB);
        selection.choose(a, b);
    }

    /** Sets the elevation of both. */
    void setElevations(float elevation) {
        a.setElevation(elevation);
        b.setElevation(elevation);
    }

    /** Places B and runs a tick. */
    TwoShapes place(double x, double y, double angle) {
        b.setPosition(x, y);
        b.setAngle(angle);
        world.step();
        selection.update(state);
        return this;
    }

    AxisReport report() {
        return selection.report();
    }

    PairSelection selection() {
        return selection;
    }

    ExplainedPair explained() {
        ExplainedPair pair = new ExplainedPair();
        if (!pair.find(selection, ProjectionPlane.XY)) {
            throw new AssertionError("no pair to explain");
        }
        return pair;
    }

    /** Makes all pieces of a world obstacles, as if they were in the picture. */
    static void set(Obstacles obstacles, CollisionWorld world, ExplainedPair pair) {
        obstacles.begin(pair);
        Corners corners = new Corners();
        for (Collider each : world.getColliders()) {
            for (int i = 0; i < each.getPieceCount(); i++) {
                corners.read(each, i);
                obstacles.add(each, i, corners);
            }
        }
    }

    /** A parallel camera along −Z that sees this height above and below the origin, in 1280 × 720 pixels. */
    static Camera camera(float halfHeight) {
        Camera camera = new Camera(1280, 720);
        camera.setParallelProjection(true);
        float halfWidth = halfHeight * 1280 / 720;
        camera.setFrustum(0, 10, -halfWidth, halfWidth, halfHeight, -halfHeight);
        camera.setLocation(new Vector3f(0, 0, 5));
        camera.lookAtDirection(new Vector3f(0, 0, -1), Vector3f.UNIT_Y);
        camera.update();
        return camera;
    }
}
