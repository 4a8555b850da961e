package org.jmesat.testing.world;

import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** A world of colliders that follow the bodies of a workload; the owner of each is its body's index. */
public final class DrivenWorld {
    private MovingBodies bodies;
    private final CollisionWorld world = new CollisionWorld();
    private final Collider[] colliders;

    public DrivenWorld(MovingBodies bodies) {
        this.bodies = bodies;
        colliders = new Collider[bodies.count()];
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

    /** From now on, follows other bodies, of the same workload and number. */
    public void follow(MovingBodies newBodies) {
        bodies = newBodies;
    }

    /** Gives every collider whose body moves its pose of this tick. */
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

    /** Reads the events as a listener would: who, and for those that touch, how deep and which way; returns a sum. */
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
