package org.jmesat.testing.world;

import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** A world with a collider for each body of a workload; the owner of a collider is the index of its body. */
public final class DrivenWorld {
    private MovingBodies bodies;
    private final CollisionWorld world = new CollisionWorld();
    private final Collider[] colliders;
    private final double[] poses;

    public DrivenWorld(MovingBodies bodies) {
        this.bodies = bodies;
        colliders = new Collider[bodies.count()];
        poses = new double[4 * bodies.movers()];
        for (int i = 0; i < colliders.length; i++) {
            colliders[i] = world.add(i);
            colliders[i].setShape(ConvexPolygon.of(bodies.corners(i)));
            colliders[i].setFixed(i >= bodies.movers());
            pose(i);
        }
    }

    private void pose(int body) {
        colliders[body].setPosition(bodies.x()[body], bodies.y()[body]);
        colliders[body].setRotation(bodies.cos()[body], bodies.sin()[body]);
    }

    /** Follows other bodies from now on, of the same workload and number. */
    public void follow(MovingBodies newBodies) {
        bodies = newBodies;
    }

    /** Sets the poses of all moving colliders for this tick at once. */
    public void poseAtOnce() {
        for (int i = 0; i < bodies.movers(); i++) {
            poses[4 * i] = bodies.x()[i];
            poses[4 * i + 1] = bodies.y()[i];
            poses[4 * i + 2] = bodies.cos()[i];
            poses[4 * i + 3] = bodies.sin()[i];
        }
        world.setPoses(colliders, bodies.movers(), poses);
    }

    /** Sets the pose of each moving collider for this tick. */
    public void pose() {
        for (int i = 0; i < bodies.movers(); i++) {
            pose(i);
        }
    }

    public CollisionWorld world() {
        return world;
    }

    public static int body(Collider collider) {
        return (Integer) collider.getOwner();
    }

    /** Reads all events like a listener: both sides and, for contacts, depth and direction; returns a sum. */
    public double readEvents() {
        double sum = 0;
        List<Contact<Collider>> exits = world.getEvents().exits();
        for (int i = 0; i < exits.size(); i++) {
            sum += exits.get(i).getIdA() - exits.get(i).getIdB() + exits.get(i).getExitReason().ordinal();
        }
        return sum + depths(world.getEvents().enters()) + depths(world.getEvents().stays());
    }

    private static double depths(List<Contact<Collider>> contacts) {
        double sum = 0;
        for (int i = 0; i < contacts.size(); i++) {
            Contact<Collider> contact = contacts.get(i);
            sum += contact.getIdA() - contact.getIdB() + contact.getDepth()
                    + contact.getNormalX() + contact.getNormalY();
        }
        return sum;
    }
}
