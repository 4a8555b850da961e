package org.jmesat.internal.impact;

import java.util.Objects;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.Penetration;

/**
 * When and how two moving shapes A and B come together, as found by {@link PairSweep}. An instance is filled again by
 * each sweep.
 */
public final class Impact {
    /** What became of the pair. */
    public enum State {
        /** The shapes do not come together within the time swept, or touch at its start and then part. */
        MISS,
        /** The shapes come into contact. */
        HIT,
        /** The shapes overlap from the start, by more than the tolerance. */
        OVERLAPPING
    }

    private State state = State.MISS;
    private double time = 1;
    private boolean lowerBound;
    private final Penetration penetration = new Penetration();

    /** Creates an instance to be filled by {@link PairSweep}; until then it tells of a miss. */
    public Impact() {
        clear();
    }

    private void clear() {
        penetration.set(Double.POSITIVE_INFINITY, 1, 0, Penetration.NO_EDGE, false);
    }

    void setMiss(double until) {
        state = State.MISS;
        time = until;
        lowerBound = false;
        clear();
    }

    /** Whoever calls this fills {@link #penetration} too. */
    void set(State newState, double newTime, boolean newLowerBound) {
        state = newState;
        time = newTime;
        lowerBound = newLowerBound;
    }

    /** Takes the values of another instance. */
    public void set(Impact other) {
        Objects.requireNonNull(other, "other");
        set(other.state, other.time, other.lowerBound);
        penetration.set(other.penetration);
    }

    /** {@return what became of the pair: hit, miss or overlap} */
    public State state() {
        return state;
    }

    /**
     * {@return the time of impact, as a fraction of the tick (0 ≤ time ≤ 1)}
     * On a hit it is that of the first contact; it is 0 for shapes that overlap from the start, and on a miss the time
     * up to which the pair was swept.
     */
    public double time() {
        return time;
    }

    /**
     * {@return true when the time is no more than a lower bound, because the search for a hit was given up}
     * The shapes do not come together before {@link #time()}; whether they do then, or ever, is not known. It takes
     * spins of a hundred turns or more within a tick, next to the other shape, to come to that.
     */
    public boolean isLowerBound() {
        return lowerBound;
    }

    /** {@return x, in world axes, of the unit normal from A to B at the time of impact; on a miss 1} */
    public double normalX() {
        return penetration.normalX();
    }

    /** {@return y, in world axes, of the unit normal from A to B at the time of impact; on a miss 0} */
    public double normalY() {
        return penetration.normalY();
    }

    /**
     * {@return how the shapes lie to each other at the time of impact, the same instance each time, valid until the
     * next sweep}
     * On a hit the separation is 0 up to the tolerance, for shapes that overlap from the start it is the negative depth
     * at the start, and on a miss, which has no contact, it is positive infinity. With both shapes placed by
     * {@link Motion#place} at that time, a contact manifold gives the contact points.
     */
    public Penetration penetration() {
        return penetration;
    }
}
