package org.jmesat.internal.diagnose;

import org.jmesat.contact.Contact;
import org.jmesat.internal.text.NumberText;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** How two colliders met, if they did: a contact, or one within the last tick that ended or was withdrawn. */
final class LastContact {
    final Collider a;
    final Collider b;
    private final long tick;
    private final Contact<Collider> contact;
    private final Contact<Collider> entered;

    LastContact(CollisionWorld world, Collider a, Collider b) {
        this.a = a;
        this.b = b;
        tick = world.getTick();
        contact = a == b ? null : world.getContact(a, b);
        entered = contact == null ? findEntered(world) : null;
    }

    /** The contact of the pair's ENTER in the last tick if it was withdrawn, or passed through; or null. */
    private Contact<Collider> findEntered(CollisionWorld world) {
        for (Contact<Collider> each : world.getEvents().enters()) {
            boolean ofPair = each.getA() == a && each.getB() == b || each.getA() == b && each.getB() == a;
            if (ofPair && (each.isWithdrawn() || each.isPassThrough())) {
                return each;
            }
        }
        return null;
    }

    boolean hasMet() {
        return contact != null || entered != null;
    }

    boolean isWithdrawn() {
        return entered != null && entered.isWithdrawn();
    }

    /** The contact that began within the last tick and ended there or was withdrawn; or null. */
    Contact<Collider> entered() {
        return entered;
    }

    /** A sentence without its full stop; they must have met. */
    String write() {
        return contact != null ? "In contact since tick " + contact.getSinceTick()
                : isWithdrawn() ? "They met at " + NumberText.of(entered.getFraction()) + " of tick " + tick
                : "Passed through each other within tick " + tick;
    }
}
