package org.jmesat.world;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.function.LongSupplier;
import org.jmesat.internal.step.PairCounts;

/**
 * Counts and times of a step; see {@link CollisionWorld#setStatistics}. The caller owns an instance; each step
 * overwrites it. The counts are the same for any number of worker threads, the times are not.
 */
public final class StepStatistics {
    /** A stage of a step. */
    public enum Stage {
        /** Placing changed pieces and updating their boxes. */
        PLACE,
        /** Finding overlapping boxes (broad phase). */
        FIND,
        /** Sorting and filtering pairs. */
        GATHER,
        /** Separating axis tests (narrow phase). */
        TEST,
        /** Comparing with the last step's contacts. */
        REPORT
    }

    private final long[] nanoseconds = new long[Stage.values().length];
    private final PairCounts counts = new PairCounts();
    private int changed;
    private int contacts;
    private final LongSupplier clock;
    private long stageBegan;

    /** Creates statistics with counts only. */
    public StepStatistics() {
        this(() -> 0);
    }

    /**
     * Creates statistics with counts and times.
     *
     * @param clock a clock that counts nanoseconds, such as {@code System::nanoTime} (not null)
     */
    public StepStatistics(LongSupplier clock) {
        this.clock = Objects.requireNonNull(clock, "clock");
    }

    void begin(int changedCount) {
        Arrays.fill(nanoseconds, 0);
        changed = changedCount;
        stageBegan = clock.getAsLong();
    }

    void end(Stage stage) {
        long now = clock.getAsLong();
        nanoseconds[stage.ordinal()] += now - stageBegan;
        stageBegan = now;
    }

    /** The counts of the step's pairs, for the step to fill. */
    PairCounts counts() {
        return counts;
    }

    void setContacts(int newContacts) {
        contacts = newContacts;
    }

    /** {@return the number of colliders changed since the step before (≥0)} */
    public int getChanged() {
        return changed;
    }

    /**
     * {@return the number of pairs of pieces whose boxes overlap, at least one of them awake (≥0)}
     * Pairs within one collider and pairs of fixed pieces are not counted.
     */
    public int getCandidates() {
        return counts.candidates;
    }

    /** {@return the number of pairs of colliders, sleeping ones included (≥0)} */
    public int getPairs() {
        return counts.pairs;
    }

    /** {@return the number of pairs that a filter keeps apart (≥0)} */
    public int getFiltered() {
        return counts.filtered;
    }

    /** {@return the number of pairs of pieces tested by SAT (≥0); other results were kept from the step before} */
    public int getTests() {
        return counts.tests;
    }

    /**
     * {@return the number of tests that ended before the first axis (≥0)}
     * The bounding circles were apart, or the corners of rounded or touching shapes.
     */
    public int getEndedByCircles() {
        return counts.endedByCircles;
    }

    /** {@return the number of tests that ended at the separating axis of the step before (≥0)} */
    public int getEndedByLastAxis() {
        return counts.endedByLastAxis;
    }

    /** {@return the number of tests that ended at another separating axis (≥0)} */
    public int getEndedByOtherAxis() {
        return counts.endedByOtherAxis;
    }

    /** {@return the number of contacts (≥0)} */
    public int getContacts() {
        return contacts;
    }

    /**
     * {@return the number of awake pairs, which the step visited, tested or not (≥0)}
     * 0 if nothing changed in this step and the one before.
     */
    public int getVisited() {
        return counts.visited;
    }

    /**
     * Returns the time of a stage.
     *
     * @param stage the stage (not null)
     * @return nanoseconds by the clock; 0 without a clock
     */
    public long getNanoseconds(Stage stage) {
        return nanoseconds[Objects.requireNonNull(stage, "stage").ordinal()];
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(changed).append(" changed, ").append(counts.candidates).append(" candidates, ").append(counts.pairs)
                .append(" pairs, ").append(counts.filtered).append(" filtered, ").append(counts.tests)
                .append(" tests (").append(counts.endedByCircles).append(" ended by circles, ")
                .append(counts.endedByLastAxis).append(" by the last axis, ").append(counts.endedByOtherAxis)
                .append(" by another), ").append(contacts).append(" contacts; µs:");
        for (Stage stage : Stage.values()) {
            text.append(' ').append(stage.name().toLowerCase(Locale.ROOT)).append(' ')
                    .append(nanoseconds[stage.ordinal()] / 1000);
        }
        return text.toString();
    }
}
