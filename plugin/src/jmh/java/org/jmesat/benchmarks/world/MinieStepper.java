package org.jmesat.benchmarks.world;

import com.jme3.bullet.PhysicsSpace;
import com.jme3.bullet.collision.ContactListener;
import com.jme3.bullet.collision.ManifoldPoints;
import com.jme3.bullet.collision.PersistentManifolds;
import com.jme3.bullet.collision.PhysicsCollisionObject;
import com.jme3.bullet.collision.shapes.HullCollisionShape;
import com.jme3.bullet.objects.PhysicsGhostObject;
import com.jme3.bullet.objects.PhysicsRigidBody;
import com.jme3.math.Matrix3f;
import com.jme3.math.Vector3f;
import com.jme3.system.NativeLibraryLoader;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.testing.world.MovingBodies;

/**
 * Minie's Bullet: polygons as prisms of unit height about z = 0, ghosts for moving bodies and bodies without mass for
 * still ones, in a physics space that is updated each tick. Its listener gets the start and end of contacts. Nothing is
 * dynamic, so nothing is solved. The margin, 0.04 by default, is almost 0.
 */
final class MinieStepper implements Stepper {
    private static final float MARGIN = 1e-4f;
    private static final float TICK = 1 / 60f;

    private final class Counter implements ContactListener {
        @Override
        public void onContactStarted(long manifoldId) {
            events++;
        }

        @Override
        public void onContactEnded(long manifoldId) {
            events++;
        }

        @Override
        public void onContactProcessed(PhysicsCollisionObject a, PhysicsCollisionObject b, long pointId) {
            // Not needed.
        }
    }

    private final MovingBodies bodies;
    private final PhysicsSpace space;
    private final PhysicsGhostObject[] movers;
    private final Vector3f location = new Vector3f();
    private final Matrix3f rotation = new Matrix3f();
    private long events;

    MinieStepper(MovingBodies bodies) {
        this.bodies = bodies;
        Logger.getLogger("com.jme3").setLevel(Level.WARNING);
        NativeLibraryLoader.loadNativeLibrary("bulletjme", true);
        space = new PhysicsSpace(PhysicsSpace.BroadphaseType.DBVT);
        space.setForceUpdateAllAabbs(false);
        space.addContactListener(new Counter(), true, false, true);
        movers = new PhysicsGhostObject[bodies.movers()];
        for (int i = 0; i < bodies.count(); i++) {
            HullCollisionShape shape = prism(bodies.corners(i));
            readPose(i);
            if (i < movers.length) {
                movers[i] = new PhysicsGhostObject(shape);
                movers[i].setPhysicsLocation(location);
                movers[i].setPhysicsRotation(rotation);
                space.addCollisionObject(movers[i]);
            } else {
                PhysicsRigidBody still = new PhysicsRigidBody(shape, 0);
                still.setPhysicsLocation(location);
                still.setPhysicsRotation(rotation);
                space.addCollisionObject(still);
            }
        }
    }

    private static HullCollisionShape prism(float[] xy) {
        float[] xyz = new float[3 * xy.length];
        for (int i = 0; i < xy.length; i++) {
            int corner = i % (xy.length / 2);
            xyz[3 * i] = xy[2 * corner];
            xyz[3 * i + 1] = xy[2 * corner + 1];
            xyz[3 * i + 2] = i < xy.length / 2 ? -0.5f : 0.5f;
        }
        HullCollisionShape shape = new HullCollisionShape(xyz);
        shape.setMargin(MARGIN);
        return shape;
    }

    private void readPose(int body) {
        float cos = (float) bodies.cos()[body];
        float sin = (float) bodies.sin()[body];
        rotation.set(0, 0, cos);
        rotation.set(0, 1, -sin);
        rotation.set(1, 0, sin);
        rotation.set(1, 1, cos);
        location.set(bodies.x()[body], bodies.y()[body], 0);
    }

    @Override
    public void step() {
        for (int i = 0; i < movers.length; i++) {
            readPose(i);
            movers[i].setPhysicsLocation(location);
            movers[i].setPhysicsRotation(rotation);
        }
        space.update(TICK, 0, true, false, true);
    }

    /** Bullet keeps contact points for some time after the shapes have separated; their distance is positive then. */
    @Override
    public int contacts() {
        if (events == 0) {
            throw new IllegalStateException("The listener was never called");
        }
        int contacts = 0;
        for (long manifold : space.listManifoldIds()) {
            boolean touching = false;
            for (long point : PersistentManifolds.listPointIds(manifold)) {
                touching |= ManifoldPoints.getDistance1(point) <= 0;
            }
            contacts += touching ? 1 : 0;
        }
        return contacts;
    }
}
