package org.jmesat.internal.sat;

import java.util.Objects;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.Penetration;

/**
 * The result of a {@link PairSweep}: whether, when and how two moving shapes A and B meet. Each sweep overwrites the
 * instance.
 */
public final class Impact {
    /** The outcome of a sweep. */
    public enum State {
        /** The shapes do not meet within the swept time, or touch at its start and then separate. */
        MISS,
        /** The shapes meet. */
        HIT,
        /** The shapes overlap at the start by more than the tolerance. */
        OVERLAPPING
    }

    private State state = State.MISS;
    private double time = 1;
    private boolean lowerBound;
    private final SatResult penetration = new SatResult();

    /** Creates an instance to be filled by {@link PairSweep}. Until then it is a miss. */
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

    /** The caller must fill {@link #penetration} too. */
    void set(State newState, double newTime, boolean newLowerBound) {
        state = newState;
        time = newTime;
        lowerBound = newLowerBound;
    }

    /** Copies another instance. */
    public void set(Impact other) {
        Objects.requireNonNull(other, "other");
        set(other.state, other.time, other.lowerBound);
        penetration.set(other.penetration);
    }

    /** {@return the outcome: hit, miss or overlap} */
    public State state() {
        return state;
    }

    /**
     * {@return the time of impact, as a fraction of the tick (0 ≤ time ≤ 1)}
     * On a hit it is the time of the first contact, for shapes that overlap at the start 0, and on a miss the end of
     * the swept time.
     */
    public double time() {
        return time;
    }

    /**
     * {@return whether the search was given up, so that the time is only a lower bound}
     * The shapes do not meet before {@link #time()}; whether they meet later is unknown. This takes a spin of a hundred
     * turns or more within a tick, close to the other shape.
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
     * {@return separation and normal at the time of impact, always the same instance, valid until the next sweep}
     * The separation is 0 within the tolerance on a hit, the negated depth for shapes that overlap at the start, and
     * positive infinity on a miss. To compute the contact points, place both shapes by {@link Motion#place} at the time
     * of impact.
     */
    public SatResult penetration() {
        return penetration;
    }
}
