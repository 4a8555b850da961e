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

    /**
     * Returns the body of lower id.
     *
     * @return A, also when it has been removed; null once the tick of the EXIT is over
     */
    T getA();

    /**
     * Returns the body of higher id.
     *
     * @return B, also when it has been removed; null once the tick of the EXIT is over
     */
    T getB();

    /**
     * Returns the id of A.
     *
     * @return the lower id
     */
    int getIdA();

    /**
     * Returns the id of B.
     *
     * @return the higher id
     */
    int getIdB();

    /**
     * Returns a small number that belongs to this contact from its ENTER to its EXIT, and to another contact later. It
     * is an index for an array in which you keep something for each contact, such as a sound.
     *
     * @return the number (≥0)
     */
    int getIndex();

    /**
     * Returns the tick of the ENTER.
     *
     * @return the tick number
     */
    long getSinceTick();

    /**
     * Returns why the contact ended.
     *
     * @return the reason, or null while the contact lasts; a {@linkplain #isPassThrough() pass-through} has a reason at
     *     its ENTER already
     */
    ExitReason getExitReason();

    /**
     * Returns when within the tick of the ENTER the contact began. ENTERs are ordered by this time rounded to a float,
     * so that contacts that begin at the same time are ordered by ids, whatever the rounding of their sweeps.
     *
     * @return the time as a fraction of the tick (0 ≤ fraction ≤ 1); 1 where neither side is continuous
     */
    double getFraction();

    /**
     * Tells whether the fraction was found with hulls that are larger than the shapes. The fraction may be too early
     * then, and a {@linkplain #isPassThrough() pass-through} may have missed.
     *
     * @return true when a shape changed within the tick, or turned too often to be followed
     */
    boolean isConservative();

    /**
     * Tells whether the contact began and ended within one tick.
     *
     * @return true when it is over, also at its ENTER
     */
    boolean isPassThrough();

    /**
     * Tells whether the contact was withdrawn in the tick of its ENTER, because a handler cut one side short.
     *
     * @return true when no listener hears of this contact
     */
    boolean isWithdrawn();

    /**
     * Returns which piece of A is in the deepest pair of pieces.
     *
     * @return index of the piece
     */
    int getPieceA();

    /**
     * Returns which piece of B is in the deepest pair of pieces.
     *
     * @return index of the piece
     */
    int getPieceB();

    /**
     * Returns the penetration depth of the deepest pair of pieces. It is the depth of {@link #getPenetration()}, and
     * faster when you read many contacts.
     *
     * @return the depth in world units (≥0; 0 when the two only touch)
     */
    double getDepth();

    /**
     * Returns the x component of the unit normal, which points from A to B.
     *
     * @return the component in world axes
     */
    double getNormalX();

    /**
     * Returns the y component of the unit normal, which points from A to B.
     *
     * @return the component in world axes
     */
    double getNormalY();

    /**
     * Returns separation and normal of the deepest pair of pieces. After the end these are those of the last tick in
     * contact; for a {@linkplain #isPassThrough() pass-through}, those of the moment at which it began.
     *
     * @return an instance that the contact owns, not to be altered; after another tick, call this again to update it
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
