package org.jmesat.internal.dispatch;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;
import org.jmesat.control.CollisionEvent;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * The continuous colliders that a handler cut short in this tick: by {@link CollisionEvent#moveToContact()}, by a
 * teleport, or by detaching or disabling the collider's spatial and leaving it so when it returns. Their later ENTERs
 * are not delivered, and these contacts are withdrawn after delivery.
 *
 * <p>After each handler this checks whether a spatial is detached or disabled: for the sides of the event, and for
 * colliders with an ENTER ahead. After delivery it checks all continuous colliders.
 */
final class CutShort {
    private final ScenePresence presence;
    private final ContactPlacement placement;
    /** Continuous colliders with an ENTER ahead. */
    private final List<Collider> expecting = new ArrayList<>();
    private final List<Contact<Collider>> withdrawn = new ArrayList<>();
    /** The world's continuous colliders (a view) during delivery. */
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
            if (body.lastEnter < 0) {
                expecting.add(collider);
            }
            body.lastEnter = enter;
        }
    }

    /** Places the continuous side of a contact at its pose at the time of impact; if both are continuous, self. */
    void moveToContact(Contact<Collider> contact, boolean fromA) {
        Collider mine = fromA ? contact.getA() : contact.getB();
        Collider theirs = fromA ? contact.getB() : contact.getA();
        Collider moved = mine.isContinuous() ? mine : theirs;
        if (moved.isContinuous() && !moved.isRemoved()) {
            placement.place(moved, contact.getFraction(), continuous);
        }
    }

    /** Finds the colliders that the handler detached or disabled. */
    void afterHandler(Contact<Collider> contact) {
        if (!active) {
            return;
        }
        check(contact.getA());
        check(contact.getB());
        for (int i = 0; i < expecting.size(); i++) {
            check(expecting.get(i));
        }
    }

    private void check(Collider collider) {
        if (collider.isContinuous() && !collider.isRemoved() && collider.getOwner() instanceof CollisionBody body
                && !presence.isEnabledInScene(body.getSpatial())) {
            // This also replaces a sweep start that moveToContact has set before.
            collider.teleport();
        }
    }

    /** Returns whether a handler cut a side of the contact short, so that its ENTER is not delivered. */
    boolean isCut(Contact<Collider> contact) {
        return active && (isCut(contact.getA()) || isCut(contact.getB()));
    }

    private static boolean isCut(Collider collider) {
        return collider.isContinuous()
                && (collider.isCutShort()
                || collider.getOwner() instanceof CollisionBody body && body.isTeleportRequested());
    }

    /** Marks a contact for withdrawal by {@link #end}. */
    void withdraw(Contact<Collider> contact) {
        withdrawn.add(contact);
    }

    /** Called after an ENTER, delivered or not. */
    void pass(int enter) {
        for (int i = expecting.size() - 1; i >= 0; i--) {
            CollisionBody body = (CollisionBody) expecting.get(i).getOwner();
            if (body.lastEnter <= enter) {
                body.lastEnter = -1;
                expecting.set(i, expecting.get(expecting.size() - 1));
                expecting.remove(expecting.size() - 1);
            }
        }
    }

    /** Ends the delivery, and withdraws the contacts whose ENTER was not delivered. */
    void end(CollisionWorld world) {
        for (int i = 0; i < withdrawn.size(); i++) {
            WorldAccess.<CollisionWorld, Collider>get().withdraw(world, withdrawn.get(i));
        }
        withdrawn.clear();
        for (int i = 0; active && i < continuous.size(); i++) {
            check(continuous.get(i));
        }
        continuous = List.of();
        active = false;
    }
}
