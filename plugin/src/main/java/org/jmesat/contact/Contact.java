package org.jmesat.contact;

import org.jmesat.geometry.Penetration;
import org.jmesat.narrowphase.ContactManifold;

/**
 * A pair of bodies in contact; A is the body of lower id. Instances are pooled: do not keep one past the tick of its
 * EXIT.
 *
 * @param <T> the type of a body
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
     * {@return the index of this contact (≥0), valid from its ENTER to its EXIT and reused later}
     * Use it to keep your own data of each contact, such as a sound, in an array.
     */
    int getIndex();

    /** {@return the tick of the ENTER} */
    long getSinceTick();

    /**
     * {@return why the contact ended; null while it lasts}
     * A {@linkplain #isPassThrough() pass-through} has a reason already at its ENTER.
     */
    ExitReason getExitReason();

    /**
     * {@return the time of impact as a fraction of the tick of the ENTER (0 ≤ fraction ≤ 1)}
     * Always 1 if neither side is continuous. ENTERs are ordered by this time rounded to a float; rounding errors of
     * the sweeps thus do not change the order of simultaneous contacts, which is by ids.
     */
    double getFraction();

    /**
     * {@return whether the swept contact is approximate}
     * That is so when a shape changed or made many turns during the tick, or when the two did not overlap in depth both
     * at its start and at its end. The fraction may then be too early, and a {@linkplain #isPassThrough() pass-through}
     * may have been a near miss.
     */
    boolean isConservative();

    /** {@return whether the contact began and ended within one tick; true already at its ENTER} */
    boolean isPassThrough();

    /**
     * {@return whether the two are solid for each other, as decided at the ENTER}
     * False only if one of them is {@linkplain org.jmesat.world.Collider#setOneWay one-way} and lets the other pass,
     * until the contact ends. Says nothing of triggers.
     */
    boolean isSolid();

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
     * Equal to the depth of {@link #getPenetration()}, but faster for many contacts.
     */
    double getDepth();

    /** {@return the world x of the unit normal, which points from A to B} */
    double getNormalX();

    /** {@return the world y of the unit normal, which points from A to B} */
    double getNormalY();

    /**
     * {@return separation and normal of the deepest pair of pieces, in an instance that the contact owns}
     * Call this again after each tick. At EXIT the values are those of the last tick in contact; for a
     * {@linkplain #isPassThrough() pass-through}, those at the time of impact.
     */
    Penetration getPenetration();

    /**
     * Returns the contact points of the deepest pair of pieces, computed at the first call in a tick. At EXIT they are
     * those of the last tick in contact; for a {@linkplain #isPassThrough() pass-through}, those at the time of impact.
     *
     * @return an instance that the contact owns until the tick of its EXIT is over; do not alter it
     * @throws IllegalStateException if the contact ended in an earlier tick
     */
    ContactManifold getManifold();
}
