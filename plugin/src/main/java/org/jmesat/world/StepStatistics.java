package org.jmesat.world;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.function.LongSupplier;
import org.jmesat.internal.pairs.PairCounts;

/**
 * What a step did and how long it took, for whoever wants to know; see {@link CollisionWorld#setStatistics}. An
 * instance belongs to the caller and is filled anew by each step. The numbers are the same for any number of worker
 * threads, the times are not.
 */
public final class StepStatistics {
    /** A part of a step. */
    public enum Stage {
        /** Placing what has changed, and its boxes. */
        PLACE,
        /** Finding the boxes that overlap. */
        FIND,
        /** Bringing pairs into order and filtering them. */
        GATHER,
        /** Separating axis tests. */
        TEST,
        /** Comparing with the last step's contacts. */
        REPORT
    }

    private final long[] nanoseconds = new long[Stage.values().length];
    private int changed;
    private boolean searched;
    private int visited;
    private int candidates;
    private int pairs;
    private int filtered;
    private int tests;
    private int endedByCircles;
    private int endedByLastAxis;
    private int endedByOtherAxis;
    private int contacts;
    private final LongSupplier clock;
    private long stageBegan;

    /** Creates statistics that count and measure no times. */
    public StepStatistics() {
        this(() -> 0);
    }

    /**
     * Creates statistics that measure times, too.
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

    void set(PairCounts counts, int contactCount) {
        searched = counts.searched;
        visited = counts.visited;
        candidates = counts.candidates;
        pairs = counts.pairs;
        filtered = counts.filtered;
        tests = counts.tests;
        endedByCircles = counts.endedByCircles;
        endedByLastAxis = counts.endedByLastAxis;
        endedByOtherAxis = counts.endedByOtherAxis;
        contacts = contactCount;
    }

    /** {@return how many colliders had been changed since the step before (≥0)} */
    public int getChanged() {
        return changed;
    }

    /**
     * {@return whether all pieces that do not rest were searched for pairs, not only those added or out of their box}
     * Where nothing is reshaped, boxes hold where pieces are going for some steps, and pairs are kept.
     */
    public boolean isSearched() {
        return searched;
    }

    /**
     * {@return the number of pairs of pieces whose boxes overlap and of which at least one does not rest (≥0)}
     * Pairs within one collider and pairs of fixed pieces are left out. Boxes may hold where pieces will be in the next
     * steps.
     */
    public int getCandidates() {
        return candidates;
    }

    /** {@return how many pairs of colliders there were, those that rest included (≥0)} */
    public int getPairs() {
        return pairs;
    }

    /** {@return how many of them a filter kept apart (≥0)} */
    public int getFiltered() {
        return filtered;
    }

    /** {@return how many pairs of pieces were tested for separating axes (≥0); others were as at the step before} */
    public int getTests() {
        return tests;
    }

    /**
     * {@return how many tests ended at once (≥0)}
     * The bounding circles were apart, or the corners of rounded or touching shapes.
     */
    public int getEndedByCircles() {
        return endedByCircles;
    }

    /** {@return how many tests ended with the axis that had separated the pair before (≥0)} */
    public int getEndedByLastAxis() {
        return endedByLastAxis;
    }

    /** {@return how many tests ended with another axis that separates (≥0)} */
    public int getEndedByOtherAxis() {
        return endedByOtherAxis;
    }

    /** {@return how many pairs are in contact (≥0)} */
    public int getContacts() {
        return contacts;
    }

    /**
     * {@return the number of pairs that do not rest, which the step went through, tested or not (≥0)}
     * It is 0 when nothing changed in this step and the one before, whose result stands.
     */
    public int getVisited() {
        return visited;
    }

    /**
     * Returns how long a part of the step took.
     *
     * @param stage the part (not null)
     * @return nanoseconds by the clock that was given; 0 without one
     */
    public long getNanoseconds(Stage stage) {
        return nanoseconds[Objects.requireNonNull(stage, "stage").ordinal()];
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(changed).append(" changed, ").append(candidates).append(" candidates, ").append(pairs)
                .append(" pairs, ").append(filtered).append(" filtered, ").append(tests).append(" tests (")
                .append(endedByCircles).append(" ended by circles, ").append(endedByLastAxis)
                .append(" by the last axis, ").append(endedByOtherAxis).append(" by another), ").append(contacts)
                .append(" contacts; µs:");
        for (Stage stage : Stage.values()) {
            text.append(' ').append(stage.name().toLowerCase(Locale.ROOT)).append(' ')
                    .append(nanoseconds[stage.ordinal()] / 1000);
        }
        return text.toString();
    }
}
