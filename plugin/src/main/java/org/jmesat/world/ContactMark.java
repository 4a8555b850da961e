package org.jmesat.world;

import java.util.Objects;

/**
 * A contact in the window of a {@link CollisionSnapshot}, for drawing. Reads the snapshot, and is valid until its next
 * update.
 */
public final class ContactMark {
    private ContactRows rows;
    private int contact;

    /** Creates an instance to pass to {@link CollisionSnapshot#mark(int, ContactMark)} before any getter. */
    public ContactMark() {
    }

    ContactMark show(ContactRows source, int newContact) {
        rows = source;
        contact = newContact;
        return this;
    }

    /** {@return the collider of lower id} */
    public Collider a() {
        return rows.a(contact);
    }

    /** {@return the collider of higher id} */
    public Collider b() {
        return rows.b(contact);
    }

    /** {@return whether a side was a trigger at the update} */
    public boolean isTrigger() {
        return rows.isTrigger(contact);
    }

    /** {@return whether the contact began in the tick of the snapshot} */
    public boolean isNew() {
        return rows.isNew(contact);
    }

    /** {@return the coordinate along the plane's axis at which to draw it: the mean of both colliders' elevations} */
    public float elevation() {
        return rows.elevation(contact);
    }

    /** {@return the penetration depth in world units (≥0)} */
    public double depth() {
        return rows.depth(contact);
    }

    /** {@return x of the unit normal from a to b} */
    public double normalX() {
        return rows.normalX(contact);
    }

    /** {@return y of the unit normal from a to b} */
    public double normalY() {
        return rows.normalY(contact);
    }

    /** {@return the number of contact points (1 or 2)} */
    public int pointCount() {
        return rows.pointCount(contact);
    }

    /**
     * Returns x of a contact point.
     *
     * @param point which one (0 ≤ point &lt; {@link #pointCount()})
     * @return plane x
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public double pointX(int point) {
        return rows.pointX(contact, Objects.checkIndex(point, pointCount()));
    }

    /**
     * Returns y of a contact point.
     *
     * @param point which one (0 ≤ point &lt; {@link #pointCount()})
     * @return plane y
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public double pointY(int point) {
        return rows.pointY(contact, Objects.checkIndex(point, pointCount()));
    }
}
