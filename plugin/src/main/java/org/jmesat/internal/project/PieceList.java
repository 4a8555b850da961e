package org.jmesat.internal.project;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.geometry.PolygonBuffer;

/** The convex pieces of an outline. It owns their buffers, which the next update of the outline changes. */
final class PieceList {
    private PolygonBuffer[] pieces = {new PolygonBuffer()};
    private int count;

    /** {@return the number of pieces (≥0); each has at least one vertex} */
    int count() {
        return count;
    }

    /** {@return a piece (0 ≤ i &lt; {@link #count()}, checked)} */
    PolygonBuffer get(int i) {
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
    }

    /**
     * Replaces the pieces by the hulls of groups of points, enlarged by the roundings of the groups.
     *
     * @param scale the factor of the roundings
     * @return false if an enlarged radius is too large for a float
     */
    boolean enclose(float[] points, PointGroups groups, double scale, ConvexHull hull) {
        clear();
        for (int group = 0; group < groups.count(); group++) {
            hull.compute(points, groups.starts()[group], groups.starts()[group + 1]);
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
        return true;
    }
}
