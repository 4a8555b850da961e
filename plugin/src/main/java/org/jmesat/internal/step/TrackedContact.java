package org.jmesat.internal.step;

import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.Penetration;
import org.jmesat.narrowphase.ContactManifold;

/**
 * A contact of a {@link ContactTracker}. Separation and normal are in {@link ContactResults}, rarely used values in
 * {@link ContactDetails}, so that the object is small and loops over contacts read little memory.
 *
 * @param <T> the type of a body
 */
public final class TrackedContact<T> implements Contact<T> {
    private final int index;
    private int idA;
    private int idB;
    private long sinceTick;
    private T a;
    private T b;
    private ExitReason exitReason;
    private boolean solid;
    private final ContactTracker<T> tracker;
    /** Null until needed. */
    private ContactDetails details;

    TrackedContact(int index, ContactTracker<T> tracker) {
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
        solid = true;
    }

    /** Ends the contact in the tick of its ENTER. */
    void pass() {
        details().passThrough = true;
        exitReason = ExitReason.SEPARATED;
    }

    /** Ends the contact; if {@code findPoints}, computes its points of the last tick now, otherwise on demand. */
    void close(ExitReason reason, boolean findPoints) {
        if (findPoints) {
            findPoints(tracker.lastTick());
        }
        exitReason = reason;
    }

    void withdraw() {
        details().withdrawn = true;
    }

    /** Releases the bodies, and returns the details (or null) for reuse. */
    ContactDetails release() {
        a = null;
        b = null;
        ContactDetails released = details;
        details = null;
        return released;
    }

    private ContactDetails details() {
        if (details == null) {
            details = tracker.takeDetails();
        }
        return details;
    }

    /** Copies the tracker's result once a tick. After the tick of its EXIT a contact keeps its values. */
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

    private long pointsTick() {
        return exitReason == null ? tracker.tick() : tracker.lastTick();
    }

    /** Like {@link #getManifold}, but in an instance of the caller, so that the contact needs none. */
    public void computeManifold(ContactManifold store) {
        if (isPassThrough() || details != null && details.manifoldTick == pointsTick()) {
            store.set(details.manifold);
        } else {
            tracker.computeManifold(this, store);
        }
    }

    /** Sets what a {@linkplain #isPassThrough() pass-through} has found, and the pieces that it belongs to. */
    public void setFound(Penetration found, int newPieceA, int newPieceB) {
        details().penetration.set(found);
        details().pieceA = newPieceA;
        details().pieceB = newPieceB;
    }

    /**
     * Sets the time of impact as a fraction of the tick of the ENTER (0 ≤ fraction ≤ 1), and whether hulls larger than
     * the shapes were swept.
     */
    public void setImpact(double newFraction, boolean newConservative) {
        assert newFraction >= 0 && newFraction <= 1 : newFraction;
        details().fraction = newFraction;
        details().conservative = newConservative;
    }

    public void setSolid(boolean nowSolid) {
        solid = nowSolid;
    }

    @Override
    public boolean isSolid() {
        return solid;
    }

    @Override
    public T getA() {
        return a;
    }

    @Override
    public T getB() {
        return b;
    }

    @Override
    public int getIdA() {
        return idA;
    }

    @Override
    public int getIdB() {
        return idB;
    }

    @Override
    public int getIndex() {
        return index;
    }

    @Override
    public long getSinceTick() {
        return sinceTick;
    }

    @Override
    public ExitReason getExitReason() {
        return exitReason;
    }

    @Override
    public double getFraction() {
        return details == null ? 1 : details.fraction;
    }

    @Override
    public boolean isConservative() {
        return details != null && details.conservative;
    }

    @Override
    public boolean isPassThrough() {
        return details != null && details.passThrough;
    }

    @Override
    public boolean isWithdrawn() {
        return details != null && details.withdrawn;
    }

    @Override
    public int getPieceA() {
        return measure().pieceA;
    }

    @Override
    public int getPieceB() {
        return measure().pieceB;
    }

    @Override
    public double getDepth() {
        return isMeasuredHere() ? measure().penetration.depth() : tracker.results().depth(index);
    }

    @Override
    public double getNormalX() {
        return isMeasuredHere() ? measure().penetration.normalX() : tracker.results().normalX(index);
    }

    @Override
    public double getNormalY() {
        return isMeasuredHere() ? measure().penetration.normalY() : tracker.results().normalY(index);
    }

    /** The tracker has no result of a pass-through, nor of a contact that ended before the last tick. */
    private boolean isMeasuredHere() {
        return details != null || a == null;
    }

    @Override
    public Penetration getPenetration() {
        return measure().penetration;
    }

    @Override
    public ContactManifold getManifold() {
        if (a == null) {
            throw new IllegalStateException("The contact ended in an earlier tick; its points are gone");
        }
        if (isPassThrough()) {
            details.manifold = details.manifold == null ? tracker.takeManifold() : details.manifold;
        } else {
            findPoints(pointsTick());
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
