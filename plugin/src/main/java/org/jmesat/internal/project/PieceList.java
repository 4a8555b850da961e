package org.jmesat.internal.project;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.geometry.PolygonBuffer;

/** The convex pieces of an outline. It owns their buffers, which the next update of the outline changes. */
public final class PieceList {
    /** After how many outlines in a row with few pieces the surplus is released. */
    private static final int PATIENCE = 64;

    private PolygonBuffer[] pieces = {new PolygonBuffer()};
    private int count;
    private int patience = PATIENCE;

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

    /** Replaces the pieces by one hull. */
    void set(ConvexHull hull) {
        clear();
        add().set(hull, 0, 0);
        trim();
    }

    /**
     * Replaces the pieces by the hulls of groups of points, enlarged by the roundings of the groups.
     *
     * @param scale the factor of the roundings
     * @return false if an enlarged radius is too large for a float
     */
    boolean enclose(float[] points, int[] starts, PointGroups groups, double scale, ConvexHull hull) {
        clear();
        for (int group = 0; group < groups.count(); group++) {
            hull.compute(points, starts[group], starts[group + 1]);
            PolygonBuffer piece = add();
            piece.set(hull, 0, 0);
            double rounding = groups.rounding(group) * scale;
            if (rounding > Float.MAX_VALUE) {
                return false;
            }
            if (rounding > 0) {
                piece.grow(rounding);
            }
        }
        trim();
        return true;
    }

    /** Makes the next {@link #trim} release the surplus at once, since the pieces will be others for good. */
    void trimSoon() {
        patience = 0;
    }

    /**
     * Releases the buffers of many former pieces, after many calls in a row with few pieces: so a number of pieces that
     * goes up and down, as in an animated slice, allocates nothing.
     */
    private void trim() {
        int needed = Math.max(1, count);
        if (pieces.length <= 16 || pieces.length <= 4 * needed) {
            patience = PATIENCE;
        } else if (--patience < 0) {
            pieces = Arrays.copyOf(pieces, needed);
            patience = PATIENCE;
        }
    }
}
