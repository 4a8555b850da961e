package org.jmesat.contact;

import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.narrowphase.Penetration;

/**
 * A pair of bodies in contact, A being the one of lower id. Instances are used again once their EXIT was delivered: a
 * reader must not keep one past the tick in which it ended.
 *
 * @param <T> what a body is
 */
public final class Contact<T> {
    private final int index;
    private T a;
    private T b;
    private int idA;
    private int idB;
    private long sinceTick;
    private ExitReason exitReason;
    private int pieceA;
    private int pieceB;
    private double fraction;
    private boolean conservative;
    private boolean passThrough;
    /** Up to date when its tick is that of the last one in contact. */
    private final Penetration penetration = new Penetration();
    /** Null until somebody asks, since most are never asked for. */
    private ContactManifold manifold;
    private final ContactTracker<T> tracker;
    /** The tick for which pieces and penetration are known. */
    private long measuredTick;
    /** The tick whose points are known. */
    private long manifoldTick;

    Contact(int index, ContactTracker<T> tracker) {
        this.index = index;
        this.tracker = tracker;
    }

    void open(T bodyA, T bodyB, int lowerId, int higherId, long tick) {
        a = bodyA;
        b = bodyB;
        idA = lowerId;
        idB = higherId;
        sinceTick = tick;
        exitReason = null;
        measuredTick = -1;
        manifoldTick = -1;
        fraction = 1;
        conservative = false;
        passThrough = false;
    }

    /** In the tick of its ENTER. How it lies is for whoever tracks the pair to say. */
    void pass() {
        passThrough = true;
        exitReason = ExitReason.SEPARATED;
    }

    /** In the tick after the last one in contact, whose points may be found now or later. */
    void close(ExitReason reason, boolean findPoints) {
        if (findPoints) {
            findPoints(tracker.lastTick());
        }
        exitReason = reason;
    }

    /** Not for what ended before the last tick, of which nobody knows any more. */
    private void measure() {
        long tick = exitReason == null ? tracker.tick() : tracker.lastTick();
        if (a != null && !passThrough && measuredTick != tick) {
            tracker.measure(this, penetration);
            measuredTick = tick;
        }
    }

    private void findPoints(long tick) {
        if (manifold == null) {
            manifold = tracker.takeManifold();
        }
        if (manifoldTick != tick) {
            tracker.computeManifold(this, manifold);
            manifoldTick = tick;
        }
    }

    /** Returns the manifold, which is null if there is none, for another contact to use. */
    ContactManifold release() {
        a = null;
        b = null;
        ContactManifold released = manifold;
        manifold = null;
        return released;
    }

    /**
     * Says which pieces the {@linkplain #getPenetration() penetration} is of; for {@link ContactSource#measure}, and for
     * whoever lets a contact pass.
     *
     * @param newPieceA which piece of A is meant
     * @param newPieceB which piece of B is meant
     */
    public void setPieces(int newPieceA, int newPieceB) {
        pieceA = newPieceA;
        pieceB = newPieceB;
    }

    /**
     * Says when within the tick of the ENTER the contact began.
     *
     * @param newFraction the time as a fraction of the tick (0 ≤ fraction ≤ 1)
     * @param newConservative whether that was found with hulls that hold more than the shapes
     */
    public void setImpact(double newFraction, boolean newConservative) {
        fraction = newFraction;
        conservative = newConservative;
    }

    /**
     * Returns when within the tick of the ENTER the contact began.
     *
     * @return the time as a fraction of the tick (0 ≤ fraction ≤ 1); 1 where only the end of the tick was looked at
     */
    public double getFraction() {
        return fraction;
    }

    /**
     * Tells whether the fraction was found with hulls that hold more than the shapes: it may be too early then, and a
     * {@linkplain #isPassThrough() pass-through} may have been none.
     *
     * @return true when a shape changed its form within the tick, or turned too often to be followed
     */
    public boolean isConservative() {
        return conservative;
    }

    /**
     * Tells whether the contact began and ended within one tick.
     *
     * @return true when it is over, also at its ENTER
     */
    public boolean isPassThrough() {
        return passThrough;
    }

    /**
     * Returns a small number that belongs to this contact from ENTER to EXIT and to another contact afterwards, for
     * whoever keeps something per contact in an array.
     *
     * @return the number (≥0)
     */
    public int getIndex() {
        return index;
    }

    /**
     * Returns the body of lower id.
     *
     * @return A, also when it has been removed
     */
    public T getA() {
        return a;
    }

    /**
     * Returns the body of higher id.
     *
     * @return B, also when it has been removed
     */
    public T getB() {
        return b;
    }

    /**
     * Returns the id of A.
     *
     * @return the lower id
     */
    public int getIdA() {
        return idA;
    }

    /**
     * Returns the id of B.
     *
     * @return the higher id
     */
    public int getIdB() {
        return idB;
    }

    /**
     * Returns the tick of the ENTER.
     *
     * @return the tick number
     */
    public long getSinceTick() {
        return sinceTick;
    }

    /**
     * Returns why the contact ended.
     *
     * @return the reason, or null while it lasts; of a {@linkplain #isPassThrough() pass-through} also at its ENTER
     */
    public ExitReason getExitReason() {
        return exitReason;
    }

    /**
     * Returns which piece of A is deepest in B.
     *
     * @return index of the piece
     */
    public int getPieceA() {
        measure();
        return pieceA;
    }

    /**
     * Returns which piece of B is deepest in A.
     *
     * @return index of the piece
     */
    public int getPieceB() {
        measure();
        return pieceB;
    }

    /**
     * Returns separation and normal of the deepest pair of pieces; after the end those of the last tick in contact, and
     * for a {@linkplain #isPassThrough() pass-through} those of the moment at which it began.
     *
     * @return the instance that this contact owns, brought up to date by this call alone: to be asked for again after a
     *     tick; not to be altered
     */
    public Penetration getPenetration() {
        measure();
        return penetration;
    }

    /**
     * Returns the contact points of the deepest pair of pieces; after the end those of the last tick in contact, and for
     * a {@linkplain #isPassThrough() pass-through} those of the moment at which it began.
     *
     * <p>They are found when they are first asked for after a tick, since most are never asked for.
     *
     * @return an instance that is this contact's until its EXIT was delivered; not to be altered
     * @throws IllegalStateException if the contact's EXIT is of an earlier tick
     */
    public ContactManifold getManifold() {
        if (a == null) {
            throw new IllegalStateException("The contact is over, and so is the tick that told of its end");
        }
        if (passThrough) {
            manifold = manifold == null ? tracker.takeManifold() : manifold;
        } else {
            findPoints(exitReason == null ? tracker.tick() : tracker.lastTick());
        }
        return manifold;
    }
}
