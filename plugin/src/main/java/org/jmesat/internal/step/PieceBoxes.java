package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The boxes of pieces, by slot. Each box includes the touching tolerance. While pairs are kept for several steps, boxes
 * are fat: they include the expected motion of their pieces. Different threads may place different slots, and settle
 * different words of 64 slots.
 */
final class PieceBoxes {
    /** Relative rounding of a sum of a few numbers, and an upper bound on how a swept box's margin grows. */
    private static final double ROUNDING = 0x1p-16;

    private final PolygonTable table;
    private final GridBroadPhase broadPhase;
    private final SearchSchedule schedule;
    /** The rounding error of each piece's coordinates, in world units. */
    private double[] slacks = new double[64];
    /** One bit for each slot whose box may be fat. */
    private long[] fat = new long[1];
    /** One bit for each slot that moves far in this step, see {@link #beginSweep}. */
    private long[] far = new long[1];
    private double reach = Double.POSITIVE_INFINITY;

    PieceBoxes(PolygonTable table, GridBroadPhase broadPhase, SearchSchedule schedule) {
        this.table = table;
        this.broadPhase = broadPhase;
        this.schedule = schedule;
    }

    void ensureCapacity(int slots) {
        slacks = Arrays.copyOf(slacks, Math.max(slacks.length, slots));
        fat = Arrays.copyOf(fat, Math.max(fat.length, (slots >>> 6) + 1));
        far = Arrays.copyOf(far, fat.length);
    }

    /**
     * Begins a step that notes which pieces move far: the swept box of such a piece extends beyond its box at the end
     * of the step by more than a distance.
     *
     * @param newReach the distance (world units); infinite to note none
     */
    void beginSweep(double newReach) {
        Arrays.fill(far, 0);
        reach = newReach;
    }

    /** Marks a slot as moving far, without a check. */
    void noteFar(int slot) {
        far[slot >>> 6] |= 1L << slot;
    }

    /** Whether a slot moves far in this step. */
    boolean isFar(int slot) {
        return (far[slot >>> 6] & 1L << slot) != 0;
    }

    /** The first slot from {@code from} on that moves far, or −1. */
    int nextFar(int from) {
        int word = from >>> 6;
        long left = word < far.length ? far[word] & -1L << from : 0;
        while (left == 0) {
            if (++word >= far.length) {
                return -1;
            }
            left = far[word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(left);
    }

    double slack(int slot) {
        return slacks[slot];
    }

    /** Updates the arrays after pieces were renumbered. After this, any box may be fat. */
    void renumber(int size) {
        for (int slot = 0; slot < size; slot++) {
            slacks[slot] = Tolerance.coordinates(table.largestCoordinate(slot));
        }
        Arrays.fill(fat, -1);
    }

    /** Whether any box of 64 pieces may be fat. */
    boolean mayBeFat(int word) {
        return fat[word] != 0;
    }

    /**
     * Prepares the placing of some of 64 pieces. Tightens the fat boxes of the others in the last step of a term and in
     * a step that keeps no boxes.
     */
    void settle(int word, long placed) {
        long still = fat[word] & ~placed;
        if (still != 0 && (schedule.isRenewing() || !schedule.keepsBoxes())) {
            tighten(word << 6, still);
        }
        fat[word] = schedule.hasFatBoxes() ? fat[word] | placed : fat[word] & ~placed;
    }

    /**
     * Places a piece, and puts its box unless the present box contains the piece.
     *
     * <p>A fat box contains the piece in the next steps as well if it keeps moving and turning at the same rate, plus a
     * small margin. A piece that moves further than its size in that time may have jumped, and gets a tight box.
     */
    void place(int slot, double x, double y, double cos, double sin) {
        int row = PolygonTable.ROW * slot;
        double[] rows = table.rows();
        double fromX = rows[row];
        double fromY = rows[row + 1];
        double fromCos = rows[row + 2];
        double fromSin = rows[row + 3];
        table.place(slot, x, y, cos, sin);
        if (table.count(slot) == 0) {
            return;
        }
        slacks[slot] = Tolerance.coordinates(table.largestCoordinate(slot));
        double margin = margin(slot);
        double halfX = table.halfWidth(slot) + margin;
        double halfY = table.halfHeight(slot) + margin;
        double centerX = rows[row];
        double centerY = rows[row + 1];
        double turn = Math.abs(cos - fromCos) + Math.abs(sin - fromSin);
        if (reach < Double.POSITIVE_INFINITY) {
            markIfFar(slot, Math.max(Math.abs(centerX - fromX), Math.abs(centerY - fromY)), turn,
                    Math.min(halfX, halfY) - margin);
        }
        boolean held = schedule.keepsBoxes()
                && broadPhase.holds(slot, centerX - halfX, centerY - halfY, centerX + halfX, centerY + halfY);
        if (held && !schedule.isRenewing()) {
            return;
        }
        double motionX = 0;
        double motionY = 0;
        if (schedule.hasFatBoxes()) {
            int steps = schedule.stepsAhead();
            double mostHalf = rows[row + 4] + margin;
            motionX = steps * (centerX - fromX);
            motionY = steps * (centerY - fromY);
            if (Math.abs(motionX) > mostHalf || Math.abs(motionY) > mostHalf) {
                // It may have jumped.
                motionX = 0;
                motionY = 0;
            } else {
                double growth = steps * mostHalf * turn;
                double slack = mostHalf / 128 + (Math.abs(motionX) + Math.abs(motionY)) / 16;
                halfX = Math.min(mostHalf, halfX + growth) + slack;
                halfY = Math.min(mostHalf, halfY + growth) + slack;
            }
        }
        put(slot, held, halfX, halfY, motionX, motionY);
    }

    /** Marks a slot if its {@link SweptBox} may extend beyond the piece's box by more than the reach. */
    private void markIfFar(int slot, double moved, double turn, double half) {
        double radius = table.rows()[PolygonTable.ROW * slot + 4];
        double growth = moved + 2 * slacks[slot];
        if (turn > 0) {
            // The centre's offset from the origin is at most this long; its |x| + |y| is at most √2 times that.
            growth += radius - half + SweptBox.bulge(turn, 0) * Math.sqrt(2) * (table.reach(slot) - radius);
        }
        if (!(growth * (1 + ROUNDING) <= reach)) {
            noteFar(slot);
        }
    }

    /** Puts or refits a piece's box, of half a size and enlarged by an expected motion. */
    private void put(int slot, boolean held, double halfX, double halfY, double motionX, double motionY) {
        double x = table.rows()[PolygonTable.ROW * slot];
        double y = table.rows()[PolygonTable.ROW * slot + 1];
        double minX = x - halfX + Math.min(motionX, 0);
        double minY = y - halfY + Math.min(motionY, 0);
        double maxX = x + halfX + Math.max(motionX, 0);
        double maxY = y + halfY + Math.max(motionY, 0);
        // One call for both cases, since the JIT compiler then has less to compile in a game's first second.
        broadPhase.put(slot, held, minX, minY, maxX, maxY);
    }

    /** By how much a box extends beyond its piece on each side, so that the broad phase finds every touching pair. */
    private double margin(int slot) {
        return 2 * Math.max(Tolerance.RELATIVE * table.rows()[PolygonTable.ROW * slot + 4], slacks[slot]);
    }

    /** Gives pieces that have not moved tight boxes. */
    private void tighten(int first, long bits) {
        for (long left = bits; left != 0; left &= left - 1) {
            int slot = first + Long.numberOfTrailingZeros(left);
            if (broadPhase.isAwake(slot)) {
                double x = table.rows()[PolygonTable.ROW * slot];
                double y = table.rows()[PolygonTable.ROW * slot + 1];
                double halfX = table.halfWidth(slot) + margin(slot);
                double halfY = table.halfHeight(slot) + margin(slot);
                broadPhase.refit(slot, x - halfX, y - halfY, x + halfX, y + halfY);
            }
        }
        fat[first >>> 6] &= ~bits;
    }

    /** Makes all awake boxes tight; returns true if any may have been fat. */
    boolean tighten() {
        boolean any = false;
        for (int word = 0; word < fat.length; word++) {
            any |= fat[word] != 0;
            tighten(word << 6, fat[word]);
        }
        return any;
    }
}
