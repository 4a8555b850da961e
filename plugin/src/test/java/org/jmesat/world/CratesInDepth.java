package org.jmesat.world;

import org.jmesat.geometry.ConvexPolygon;

/** Two colliders of side 1 that overlap in the plane, and their contact by their depths. */
abstract class CratesInDepth {
    /** More steps than a pair needs to be kept, and two colliders to go to rest. */
    static final int MANY = 40;

    /** Below 1 by more than half of the tolerance of two crates one unit thick, 4.8e-6, and less than all of it. */
    static final float BARELY = 1 - 3.6e-6f;

    final CollisionWorld world = new CollisionWorld();
    final Collider a = crate();
    final Collider b = crate();

    Collider crate() {
        Collider crate = world.add("crate " + world.getColliders().size());
        crate.setShape(ConvexPolygon.rectangle(1, 1));
        return crate;
    }

    /** The depths of a and b, and whether they are in contact after a step. */
    boolean isInContact(float lowA, float highA, float lowB, float highB) {
        world.setDepthTest(true);
        a.setDepthRange(lowA, highA);
        b.setDepthRange(lowB, highB);
        world.step();
        return world.getContact(a, b) != null;
    }

    String step() {
        world.step();
        StringBuilder events = new StringBuilder();
        world.getEvents().forEach((kind, contact) -> events.append(kind).append(' ')
                .append(contact.getExitReason() == null ? "" : contact.getExitReason() + " "));
        return events.toString().trim();
    }

    void step(int steps) {
        for (int i = 0; i < steps; i++) {
            world.step();
        }
    }
}
