package org.jmesat.internal.project;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.internal.geometry.PolygonBuffer;

/** The convex pieces of an outline. It owns their buffers, which the next update of the outline changes. */
public final class PieceList {
    private PolygonBuffer[] pieces = {new PolygonBuffer()};
    private int count;

    PieceList() {
    }

    /** {@return the number of pieces (≥0); each has at least one vertex} */
    public int count() {
        return count;
    }

    /** {@return a piece (0 ≤ i &lt; {@link #count()}, checked)} */
    public PolygonBuffer get(int i) {
        return pieces[Objects.checkIndex(i, count)];
    }

    void clear() {
        count = 0;
    }

    /** Adds a piece; the caller sets its vertices. */
    PolygonBuffer add() {
        if (count == pieces.length) {
            pieces = Arrays.copyOf(pieces, 2 * count);
        }
        if (pieces[count] == null) {
            pieces[count] = new PolygonBuffer();
        }
        return pieces[count++];
    }

    /** Releases the buffers of many former pieces. */
    void trim() {
        int needed = Math.max(1, count);
        if (pieces.length > 16 && pieces.length > 4 * needed) {
            pieces = Arrays.copyOf(pieces, needed);
        }
    }
}
