package org.jmesat.internal.dispatch;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;
import org.jmesat.control.CollisionEvent;
import org.jmesat.internal.push.SpatialMover;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * Which continuous colliders a handler has stopped in this tick: by {@link CollisionEvent#moveToContact()}, by a
 * teleport, or by returning while the collider's spatial is detached or disabled. What such a collider met later in the
 * tick is not reported, and these contacts are withdrawn after delivery.
 *
 * <p>Whether a spatial is detached or disabled is looked up after each handler, for the sides of its event and for the
 * colliders that still have an ENTER to come; and after delivery for all continuous colliders.
 */
final class CutShort {
    private final ScenePresence presence;
    private final ContactPlacement placement;
    /** Continuous colliders that have an ENTER to come. */
    private final List<Collider> expecting = new ArrayList<>();
    private final List<Contact<Collider>> withdrawn = new ArrayList<>();
    /** A view of those of the world while events are delivered. */
    private List<Collider> continuous = List.of();
    private boolean active;

    CutShort(ScenePresence presence, SpatialMover mover) {
        this.presence = presence;
        placement = new ContactPlacement(mover);
    }

    /** Begins the delivery of a step's events. */
    void begin(CollisionWorld world) {
        continuous = world.getContinuousColliders();
        active = !continuous.isEmpty();
        if (!active) {
            return;
        }
        ContactEvents<Collider> events = world.getEvents();
        for (int i = 0; i < events.enters().size(); i++) {
            Contact<Collider> contact = events.enters().get(i);
            expect(contact.getA(), i);
            expect(contact.getB(), i);
        }
    }

    private void expect(Collider collider, int enter) {
        if (collider.isContinuous() && collider.getOwner() instanceof CollisionBody body) {
            if (!body.expectsEnter()) {
                expecting.add(collider);
            }
            body.expectEnter(enter);
        }
    }

    /** Puts the continuous side of a contact, which is self where both are, where it was at the time of impact. */
    void moveToContact(Contact<Collider> contact, boolean fromA) {
        Collider mine = fromA ? contact.getA() : contact.getB();
        Collider theirs = fromA ? contact.getB() : contact.getA();
        Collider moved = mine.isContinuous() ? mine : theirs;
        if (moved.isContinuous() && !moved.isRemoved()) {
            placement.place(moved, contact.getFraction(), continuous);
        }
    }

    /** Looks which colliders a handler has left detached or disabled. */
    void afterHandler(Contact<Collider> contact) {
        if (!active) {
            return;
        }
        look(contact.getA());
        look(contact.getB());
        for (int i = 0; i < expecting.size(); i++) {
            look(expecting.get(i));
        }
    }

    private void look(Collider collider) {
        if (collider.isContinuous() && !collider.isRemoved() && collider.getOwner() instanceof CollisionBody body
                && !presence.isEnabledInScene(body.getSpatial())) {
            // Also where it was moved to the contact before: it is not swept from there once it was taken out.
            collider.teleport();
        }
    }

    /** Tells whether an ENTER is not to be reported, since a handler has cut a side short. */
    boolean isCut(Contact<Collider> contact) {
        return active && (isCut(contact.getA()) || isCut(contact.getB()));
    }

    private static boolean isCut(Collider collider) {
        return collider.isContinuous()
                && (collider.isCutShort()
                || collider.getOwner() instanceof CollisionBody body && body.isTeleportAsked());
    }

    /** Makes {@link #end} withdraw a contact that is not reported. */
    void withdraw(Contact<Collider> contact) {
        withdrawn.add(contact);
    }

    /** Notes that an ENTER is over, whether or not it was reported. */
    void pass(int enter) {
        for (int i = expecting.size() - 1; i >= 0; i--) {
            CollisionBody body = (CollisionBody) expecting.get(i).getOwner();
            if (body.lastEnter() <= enter) {
                body.expectNoEnter();
                expecting.set(i, expecting.get(expecting.size() - 1));
                expecting.remove(expecting.size() - 1);
            }
        }
    }

    /** Ends the delivery: contacts that were not reported never began. */
    void end(CollisionWorld world) {
        for (int i = 0; i < withdrawn.size(); i++) {
            world.withdraw(withdrawn.get(i));
        }
        withdrawn.clear();
        for (int i = 0; active && i < continuous.size(); i++) {
            look(continuous.get(i));
        }
        continuous = List.of();
        active = false;
    }
}
