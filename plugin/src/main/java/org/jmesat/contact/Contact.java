package org.jmesat.contact;

import org.jmesat.geometry.Penetration;
import org.jmesat.narrowphase.ContactManifold;

/**
 * A pair of bodies in contact. A is the body of lower id. Instances are reused: do not keep one past the tick of its
 * EXIT.
 *
 * @param <T> what a body is
 */
public interface Contact<T> {

    /** {@return the body of lower id, also when it has been removed; null once the tick of the EXIT is over} */
    T getA();

    /** {@return the body of higher id, also when it has been removed; null once the tick of the EXIT is over} */
    T getB();

    /** {@return the id of A, the lower one} */
    int getIdA();

    /** {@return the id of B, the higher one} */
    int getIdB();

    /**
     * {@return a small number (≥0) that belongs to this contact from its ENTER to its EXIT, and to another one later}
     * It is an index for an array in which you keep something for each contact, such as a sound.
     */
    int getIndex();

    /** {@return the tick of the ENTER} */
    long getSinceTick();

    /**
     * {@return why the contact ended; null while it lasts}
     * A {@linkplain #isPassThrough() pass-through} has a reason at its ENTER already.
     */
    ExitReason getExitReason();

    /**
     * {@return the time at which the contact began, as a fraction of the tick of the ENTER (0 ≤ fraction ≤ 1)}
     * It is 1 where neither side is continuous. ENTERs are ordered by this time rounded to a float, so that contacts
     * that begin at the same time are ordered by ids, whatever the rounding of their sweeps.
     */
    double getFraction();

    /**
     * {@return whether the fraction was found with hulls that are larger than the shapes}
     * That is so when a shape changed within the tick, or turned too often to be followed. The fraction may be too
     * early then, and a {@linkplain #isPassThrough() pass-through} may have missed.
     */
    boolean isConservative();

    /** {@return whether the contact began and ended within one tick; true already at its ENTER} */
    boolean isPassThrough();

    /**
     * {@return whether the contact was withdrawn in the tick of its ENTER, because a handler cut one side short}
     * Listeners are not notified of such a contact.
     */
    boolean isWithdrawn();

    /** {@return the index of the piece of A in the deepest pair of pieces} */
    int getPieceA();

    /** {@return the index of the piece of B in the deepest pair of pieces} */
    int getPieceB();

    /**
     * {@return the penetration depth of the deepest pair of pieces, in world units (≥0; 0 when the two only touch)}
     * It is the depth of {@link #getPenetration()}, and faster when you read many contacts.
     */
    double getDepth();

    /** {@return the x component, in world axes, of the unit normal, which points from A to B} */
    double getNormalX();

    /** {@return the y component, in world axes, of the unit normal, which points from A to B} */
    double getNormalY();

    /**
     * {@return separation and normal of the deepest pair of pieces, in an instance that the contact owns}
     * Do not alter it. After another tick, call this again to update it. After the end these are those of the last tick
     * in contact; for a {@linkplain #isPassThrough() pass-through}, those of the moment at which it began.
     */
    Penetration getPenetration();

    /**
     * Returns the contact points of the deepest pair of pieces. After the end these are those of the last tick in
     * contact; for a {@linkplain #isPassThrough() pass-through}, those of the moment at which it began. They are
     * computed at the first call in a tick, since most are never read.
     *
     * @return an instance that belongs to the contact until the tick of its EXIT is over; not to be altered
     * @throws IllegalStateException if the contact's EXIT is of an earlier tick
     */
    ContactManifold getManifold();
}
