package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.Penetration;
import org.jmesat.internal.sat.SatResult;

/**
 * The SAT results of contacts in flat arrays, by the caller's index: separation, normal, edge and pieces. Different
 * threads may write different indices below the capacity.
 */
final class ContactResults {
    private static final int ROW = 4;
    private static final int DETAILS = 4;
    private static final long ARBITRARY = 1L << 32;
    private static final long DETAILED = 1L << 33;

    /** Per row: bits of the separation, of x and y of the normal; then the edge with flags. */
    private long[] rows = new long[64 * ROW];
    /** The separations once more, by themselves: those who read only them, in any order, read little memory. */
    private double[] separations = new double[64];
    /** For few rows: the deciding corners if no edge decides, and the pieces. */
    private int[] details = new int[64 * DETAILS];

    /** Creates an instance of capacity 64. */
    ContactResults() {
    }

    /** Ensures that indices below a capacity can be set. */
    void ensureCapacity(int capacity) {
        if (rows.length < ROW * capacity) {
            setCapacity(capacity + capacity / 4);
        }
    }

    /** Grows or shrinks to a capacity. The results of indices below it are kept. */
    void setCapacity(int capacity) {
        long[] newRows = Arrays.copyOf(rows, ROW * capacity);
        int[] newDetails = Arrays.copyOf(details, DETAILS * capacity);
        separations = Arrays.copyOf(separations, capacity);
        details = newDetails;
        rows = newRows;
    }

    /** Copies the result of a test of two pieces to an index below the capacity. */
    void set(int index, Penetration found, int pieceA, int pieceB) {
        int row = ROW * index;
        int edge = found.edge();
        rows[row] = Double.doubleToRawLongBits(found.separation());
        separations[index] = found.separation();
        rows[row + 1] = Double.doubleToRawLongBits(found.normalX());
        rows[row + 2] = Double.doubleToRawLongBits(found.normalY());
        long last = edge & 0xFFFFFFFFL | (found.isDirectionArbitrary() ? ARBITRARY : 0);
        if (edge == Penetration.NO_EDGE || (pieceA | pieceB) != 0) {
            last |= DETAILED;
            int detail = DETAILS * index;
            details[detail] = found.cornerOfA();
            details[detail + 1] = found.cornerOfB();
            details[detail + 2] = pieceA;
            details[detail + 3] = pieceB;
        }
        rows[row + 3] = last;
    }

    /** Copies the result at an index of another instance. */
    void set(int index, ContactResults other, int from) {
        int row = ROW * index;
        int otherRow = ROW * from;
        long last = other.rows[otherRow + 3];
        rows[row] = other.rows[otherRow];
        separations[index] = other.separations[from];
        rows[row + 1] = other.rows[otherRow + 1];
        rows[row + 2] = other.rows[otherRow + 2];
        rows[row + 3] = last;
        if ((last & DETAILED) != 0) {
            System.arraycopy(other.details, DETAILS * from, details, DETAILS * index, DETAILS);
        }
    }

    void get(int index, SatResult penetration) {
        int row = ROW * index;
        long last = rows[row + 3];
        penetration.set(Double.longBitsToDouble(rows[row]), Double.longBitsToDouble(rows[row + 1]),
                Double.longBitsToDouble(rows[row + 2]), (int) last, (last & ARBITRARY) != 0,
                detail(index, 0, Penetration.NO_EDGE), detail(index, 1, Penetration.NO_EDGE));
    }

    private double separation(int index) {
        return separations[index];
    }

    double depth(int index) {
        return Math.max(0, -separation(index));
    }

    double normalX(int index) {
        return Double.longBitsToDouble(rows[ROW * index + 1]);
    }

    double normalY(int index) {
        return Double.longBitsToDouble(rows[ROW * index + 2]);
    }

    int pieceA(int index) {
        return detail(index, 2, 0);
    }

    int pieceB(int index) {
        return detail(index, 3, 0);
    }

    private int detail(int index, int which, int otherwise) {
        return (rows[ROW * index + 3] & DETAILED) != 0 ? details[DETAILS * index + which] : otherwise;
    }
}
