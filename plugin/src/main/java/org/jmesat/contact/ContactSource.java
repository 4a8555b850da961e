package org.jmesat.contact;

import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.narrowphase.Penetration;

/**
 * Where contacts learn how they lie, when somebody asks: most are never asked.
 *
 * @param <T> what a body is
 */
public interface ContactSource<T> {
    /**
     * Tells how deep a contact is and which way, and {@linkplain Contact#setPieces of which pieces}: at the last tick, or,
     * for one that ended with it, at the tick before. Asked at most once for each tick.
     *
     * @param contact a contact that lasts, or whose EXIT is of the last tick
     * @param penetration receives it
     */
    void measure(Contact<T> contact, Penetration penetration);

    /**
     * Finds the points of a contact, at most once for each tick and once when it ends.
     *
     * @param contact as the last tick in contact left it
     * @param manifold receives the points
     */
    void findPoints(Contact<T> contact, ContactManifold manifold);

    /**
     * Tells how far the two of a contact are apart, as {@link #measure} would.
     *
     * @param index the contact's {@linkplain Contact#getIndex index}
     * @return the signed separation
     */
    double separation(int index);

    /**
     * Tells the x component of a contact's normal, as {@link #measure} would.
     *
     * @param index the contact's index
     * @return the component
     */
    double normalX(int index);

    /**
     * Tells the y component of a contact's normal, as {@link #measure} would.
     *
     * @param index the contact's index
     * @return the component
     */
    double normalY(int index);
}
