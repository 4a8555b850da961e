package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import org.jmesat.contact.Contact;
import org.jmesat.world.Collider;

/** Two colliders in contact, or pushed into each other, and their penetration at their present places. */
final class PushPair {
    Contact<Collider> contact;
    Collider a;
    Collider b;
    Spatial spatialA;
    Spatial spatialB;
    PushBody bodyA;
    PushBody bodyB;
    /** Whether the two are to be pushed apart; otherwise they only support each other. */
    boolean isPushed;
    /** Whether pushes of this pair leave a side in place. */
    boolean isPlacedA;
    boolean isPlacedB;
    /** How far the game has moved the two since the step, in world units. */
    double movedAX;
    double movedAY;
    double movedBX;
    double movedBY;
    /** The sum of the bodies' versions at the last measurement; −1 before. */
    int version;
    double separation;
    /** The unit normal from A to B. */
    double normalX;
    double normalY;
    double tolerance;
    /** How firmly the other side stands, for the side that is being placed. */
    int firmness;

    void open(Contact<Collider> newContact, Collider newA, Spatial newSpatialA, Collider newB, Spatial newSpatialB) {
        contact = newContact;
        a = newA;
        b = newB;
        spatialA = newSpatialA;
        spatialB = newSpatialB;
        isPushed = true;
        version = -1;
    }

    void close() {
        open(null, null, null, null, null);
        bodyA = null;
        bodyB = null;
    }

    PushBody other(PushBody body) {
        return body == bodyA ? bodyB : bodyA;
    }

    boolean isPlaced(PushBody body) {
        return body == bodyA ? isPlacedA : isPlacedB;
    }

    boolean isOf(Collider first, Collider second) {
        return a == first && b == second || a == second && b == first;
    }

    /** The depth beyond what may remain, in world units; 0 or less if nothing is to be done. */
    double excess() {
        double depth = -separation - Math.max(bodyA.slop, bodyB.slop);
        return depth > 0.5 * tolerance ? depth : 0;
    }

    /** How far the pushes and the game have moved a side since the step. */
    double ax() {
        return movedAX + bodyA.x();
    }

    double ay() {
        return movedAY + bodyA.y();
    }

    double bx() {
        return movedBX + bodyB.x();
    }

    double by() {
        return movedBY + bodyB.y();
    }
}
