package org.jmesat.contact;

import org.jmesat.geometry.Penetration;
import org.jmesat.narrowphase.ContactManifold;

/**
 * A pair of bodies in contact, A being the one of lower id. Instances are used again once their EXIT was delivered: a
 * reader must not keep one past the tick in which it ended.
 *
 * @param <T> what a body is
 */
public final class Contact<T> {
    private final int index;
    private int idA;
    private int idB;
    private long sinceTick;
    private T a;
    private T b;
    private ExitReason exitReason;
    private final ContactTracker<T> tracker;
    /** Null until they are needed, so that contacts that are only gone through lie close together. */
    private ContactDetails details;

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
    }

    /** In the tick of its ENTER. How it lies is for whoever tracks the pair to say. */
    void pass() {
        details().passThrough = true;
        exitReason = ExitReason.SEPARATED;
    }

    /** In the tick after the last one in contact, whose points may be found now or later. */
    void close(ExitReason reason, boolean findPoints) {
        if (findPoints) {
            findPoints(tracker.lastTick());
        }
        exitReason = reason;
    }

    private ContactDetails details() {
        if (details == null) {
            details = tracker.takeDetails();
        }
        return details;
    }

    /** Not for what ended before the last tick, of which nobody knows any more. */
    private ContactDetails measure() {
        ContactDetails known = details();
        long tick = exitReason == null ? tracker.tick() : tracker.lastTick();
        if (a != null && !known.passThrough && known.measuredTick != tick) {
            tracker.results().get(index, known.penetration);
            known.pieceA = tracker.results().pieceA(index);
            known.pieceB = tracker.results().pieceB(index);
            known.measuredTick = tick;
        }
        return known;
    }

    private void findPoints(long tick) {
        ContactDetails known = details();
        if (known.manifold == null) {
            known.manifold = tracker.takeManifold();
        }
        if (known.manifoldTick != tick) {
            tracker.computeManifold(this, known.manifold);
            known.manifoldTick = tick;
        }
    }

    /** Returns the details, which are null if there are none, for another contact to use. */
    ContactDetails release() {
        a = null;
        b = null;
        ContactDetails released = details;
        details = null;
        return released;
    }

    /**
     * Says which pieces the {@linkplain #getPenetration() penetration} of a {@linkplain #isPassThrough() pass-through}
     * is of.
     *
     * @param newPieceA which piece of A is meant
     * @param newPieceB which piece of B is meant
     */
    public void setPieces(int newPieceA, int newPieceB) {
        details().pieceA = newPieceA;
        details().pieceB = newPieceB;
    }

    /**
     * Says when within the tick of the ENTER the contact began.
     *
     * @param newFraction the time as a fraction of the tick (0 ≤ fraction ≤ 1)
     * @param newConservative whether that was found with hulls that hold more than the shapes
     * @throws IllegalArgumentException if the fraction is NaN or out of range
     */
    public void setImpact(double newFraction, boolean newConservative) {
        if (!(newFraction >= 0 && newFraction <= 1)) {
            throw new IllegalArgumentException("A contact cannot begin at the fraction " + newFraction + " of a tick");
        }
        details().fraction = newFraction;
        details().conservative = newConservative;
    }

    /**
     * Returns when within the tick of the ENTER the contact began. ENTERs are ordered by this time rounded to a float,
     * so that what meets at once is ordered by ids, whatever the rounding of its sweep.
     *
     * @return the time as a fraction of the tick (0 ≤ fraction ≤ 1); 1 where only the end of the tick was looked at
     */
    public double getFraction() {
        return details == null ? 1 : details.fraction;
    }

    /**
     * Tells whether the fraction was found with hulls that hold more than the shapes: it may be too early then, and a
     * {@linkplain #isPassThrough() pass-through} may have been none.
     *
     * @return true when a shape changed its form within the tick, or turned too often to be followed
     */
    public boolean isConservative() {
        return details != null && details.conservative;
    }

    /**
     * Tells whether the contact began and ended within one tick.
     *
     * @return true when it is over, also at its ENTER
     */
    public boolean isPassThrough() {
        return details != null && details.passThrough;
    }

    void withdraw() {
        details().withdrawn = true;
    }

    /**
     * Tells whether the contact was {@linkplain ContactTracker#withdraw withdrawn} in the tick of its ENTER.
     *
     * @return true when it never began for those who listen
     */
    public boolean isWithdrawn() {
        return details != null && details.withdrawn;
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
        return measure().pieceA;
    }

    /**
     * Returns which piece of B is deepest in A.
     *
     * @return index of the piece
     */
    public int getPieceB() {
        return measure().pieceB;
    }

    /**
     * Returns the penetration depth of the deepest pair of pieces, as {@link #getPenetration()} has it. For whoever
     * goes through many contacts this is faster.
     *
     * @return the depth in world units (≥0; 0 when the two only touch)
     */
    public double getDepth() {
        return isMeasuredHere() ? measure().penetration.depth() : Math.max(0, -tracker.results().separation(index));
    }

    /**
     * Returns the x component of the unit normal, which points from A to B, as {@link #getPenetration()} has it.
     *
     * @return the component in world axes
     */
    public double getNormalX() {
        return isMeasuredHere() ? measure().penetration.normalX() : tracker.results().normalX(index);
    }

    /**
     * Returns the y component of the unit normal, which points from A to B.
     *
     * @return the component in world axes
     */
    public double getNormalY() {
        return isMeasuredHere() ? measure().penetration.normalY() : tracker.results().normalY(index);
    }

    /** Of what has passed, or ended before the last tick, there is no result. */
    private boolean isMeasuredHere() {
        return details != null || a == null;
    }

    /**
     * Returns separation and normal of the deepest pair of pieces; after the end those of the last tick in contact, and
     * for a {@linkplain #isPassThrough() pass-through} those of the moment at which it began.
     *
     * @return the instance that this contact owns, brought up to date by this call alone: to be asked for again after a
     *     tick; not to be altered
     */
    public Penetration getPenetration() {
        return measure().penetration;
    }

    /**
     * Returns the contact points of the deepest pair of pieces; after the end those of the last tick in contact, and
     * for a {@linkplain #isPassThrough() pass-through} those of the moment at which it began.
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
        if (isPassThrough()) {
            details.manifold = details.manifold == null ? tracker.takeManifold() : details.manifold;
        } else {
            findPoints(exitReason == null ? tracker.tick() : tracker.lastTick());
        }
        return details.manifold;
    }

    @Override
    public String toString() {
        if (a == null) {
            return "Contact (over)";
        }
        String state = exitReason == null ? "depth " + getDepth() : exitReason.toString();
        return "Contact of " + a + " and " + b + " since tick " + sinceTick + ", " + state;
    }
}
