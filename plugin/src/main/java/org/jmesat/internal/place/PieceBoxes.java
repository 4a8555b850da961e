package org.jmesat.internal.place;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.broadphase.GridBroadPhase;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The boxes of pieces: wide enough that whatever may touch is found, and where pairs are kept for some steps, fat
 * enough for where a piece is going. Goes by slot; different slots may be placed by different threads, different words
 * of 64 slots settled.
 */
public final class PieceBoxes {
    /** What sums of a few numbers are rounded by, and more than the margin of a box grows by with its way. */
    private static final double ROUNDING = 0x1p-16;

    private final PolygonTable table;
    private final GridBroadPhase broadPhase;
    private final SearchSchedule schedule;
    /** The rounding of the coordinates that a piece was placed at. */
    private double[] slacks = new double[64];
    /** One bit for each slot whose box may hold more than its piece. */
    private long[] fat = new long[1];
    /** One bit for each slot whose piece has grown beyond the reach in this step, see {@link #beginSweep}. */
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
     * Begins a step, in which is noted what moves far: so far that the box of its whole way reaches beyond that of its
     * piece, at the end, by more than a distance.
     *
     * @param newReach the distance; infinite if nothing is to be noted
     */
    public void beginSweep(double newReach) {
        Arrays.fill(far, 0);
        reach = newReach;
    }

    /** Notes that a slot moves far, whatever it does. */
    void noteFar(int slot) {
        far[slot >>> 6] |= 1L << slot;
    }

    /** Whether a slot moves far in this step. */
    public boolean isFar(int slot) {
        return (far[slot >>> 6] & 1L << slot) != 0;
    }

    /** The next slot that moves far, from one on, or −1. */
    public int nextFar(int from) {
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

    /** After pieces were given other slots. Which boxes have room is not known after that. */
    void renumber(int size) {
        for (int slot = 0; slot < size; slot++) {
            slacks[slot] = Tolerance.coordinates(table.largestCoordinate(slot));
        }
        Arrays.fill(fat, -1);
    }

    /**
     * Before some of 64 pieces are placed: has the boxes of the others hold no more than these, unless pairs are kept.
     */
    void settle(int word, long placed) {
        long still = fat[word] & ~placed;
        if (still != 0 && (schedule.isRenewing() || !schedule.keepsBoxes())) {
            tighten(word << 6, still);
        }
        fat[word] = schedule.isAhead() ? fat[word] | placed : fat[word] & ~placed;
    }

    /** Places a piece, and its box unless that holds it. */
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
            noteWay(slot, Math.max(Math.abs(centerX - fromX), Math.abs(centerY - fromY)), turn,
                    Math.min(halfX, halfY) - margin);
        }
        boolean held = schedule.keepsBoxes()
                && broadPhase.holds(slot, centerX - halfX, centerY - halfY, centerX + halfX, centerY + halfY);
        if (held && !schedule.isRenewing()) {
            return;
        }
        if (schedule.isAhead()) {
            putAhead(slot, held, centerX - fromX, centerY - fromY, turn, halfX, halfY, rows[row + 4] + margin);
        } else {
            put(slot, held, halfX, halfY, 0, 0);
        }
    }

    /** By how much the box of a whole way, see {@link SweptBox}, may reach beyond that of the piece at its end. */
    private void noteWay(int slot, double went, double turn, double half) {
        double radius = table.rows()[PolygonTable.ROW * slot + 4];
        double growth = went + 2 * slacks[slot];
        if (turn > 0) {
            // The offset of the centre is at most so far along both axes together.
            growth += radius - half + SweptBox.bulge(turn, 0) * Math.sqrt(2) * (table.reach(slot) - radius);
        }
        if (!(growth * (1 + ROUNDING) <= reach)) {
            noteFar(slot);
        }
    }

    /**
     * Gives a piece a box that holds it in the next steps, too, if it goes and turns on as it did, and a little more.
     * What goes further than its size in that time may have jumped, and gets no room.
     *
     * @param held whether the box of before holds the piece in this step
     * @param turn by how much sine and cosine have changed
     * @param reach the radius of a circle that holds it however it turns
     */
    private void putAhead(int slot, boolean held, double wentX, double wentY, double turn, double halfX, double halfY,
            double reach) {
        int steps = schedule.stepsAhead();
        double wayX = steps * wentX;
        double wayY = steps * wentY;
        if (Math.abs(wayX) > reach || Math.abs(wayY) > reach) {
            put(slot, held, halfX, halfY, 0, 0);
            return;
        }
        double growth = steps * reach * turn;
        double room = reach / 128 + (Math.abs(wayX) + Math.abs(wayY)) / 16;
        put(slot, held, Math.min(reach, halfX + growth) + room, Math.min(reach, halfY + growth) + room, wayX, wayY);
    }

    /** Puts a piece's box, from half its size and the way that it is to hold. */
    private void put(int slot, boolean held, double halfX, double halfY, double wayX, double wayY) {
        double x = table.rows()[PolygonTable.ROW * slot];
        double y = table.rows()[PolygonTable.ROW * slot + 1];
        double minX = x - halfX + Math.min(wayX, 0);
        double minY = y - halfY + Math.min(wayY, 0);
        double maxX = x + halfX + Math.max(wayX, 0);
        double maxY = y + halfY + Math.max(wayY, 0);
        if (held) {
            broadPhase.refit(slot, minX, minY, maxX, maxY);
        } else {
            broadPhase.put(slot, minX, minY, maxX, maxY);
        }
    }

    /** By how much a box is wider than its piece, so that whatever may touch is found. */
    private double margin(int slot) {
        return 2 * Math.max(Tolerance.RELATIVE * table.rows()[PolygonTable.ROW * slot + 4], slacks[slot]);
    }

    /** Gives pieces that have not moved since boxes that hold them alone. */
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

    /** Gives all boxes that do not rest bounds that hold their pieces alone; returns true if any may have held more. */
    public boolean tighten() {
        boolean any = false;
        for (int word = 0; word < fat.length; word++) {
            any |= fat[word] != 0;
            tighten(word << 6, fat[word]);
        }
        return any;
    }
}
