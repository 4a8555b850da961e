package org.jmesat.internal.sprite;

import java.util.Arrays;
import java.util.List;

/**
 * Removes corners from rings that neither cross nor overlap, so that they still do not, and each removed corner is at
 * most a tolerance away from the side that replaces it.
 *
 * <p>A corner can go if the triangle with its two neighbours contains no other corner, as in M. Visvalingam and J. D.
 * Whyatt, <i>Line generalisation by repeated elimination of points</i> (1993). The tolerance grows in four steps, so
 * that the corners that matter least go first. Coordinates are half pixels; all comparisons but those with the
 * tolerance are exact.
 */
final class RingSimplifier {
    /** Where it is thin, a shape must not lose a large part of its width. */
    private static final double SHARE_OF_WIDTH = 0.25;
    private static final int ROUNDS = 4;

    private final int count;
    private final int[] xs;
    private final int[] ys;
    private final int[] next;
    private final int[] previous;
    private final int[] sizes;
    private final int[] ringOf;
    private final double[] tolerances;
    private final boolean[] removed;
    /** The corners by their y, and where those of each y begin. */
    private final int[] byRow;
    private final int[] rowStarts;

    private RingSimplifier(List<int[]> rings, double tolerance) {
        int n = 0;
        int top = 0;
        for (int[] ring : rings) {
            n += ring.length / 2;
            for (int i = 1; i < ring.length; i += 2) {
                top = Math.max(top, ring[i]);
            }
        }
        count = n;
        xs = new int[n];
        ys = new int[n];
        next = new int[n];
        previous = new int[n];
        ringOf = new int[n];
        removed = new boolean[n];
        sizes = new int[rings.size()];
        tolerances = new double[rings.size()];
        rowStarts = new int[top + 2];
        byRow = new int[n];
        int first = 0;
        for (int r = 0; r < sizes.length; r++) {
            int[] ring = rings.get(r);
            sizes[r] = ring.length / 2;
            tolerances[r] = Math.min(tolerance, SHARE_OF_WIDTH * width(ring));
            for (int i = 0; i < sizes[r]; i++) {
                int corner = first + i;
                xs[corner] = ring[2 * i];
                ys[corner] = ring[2 * i + 1];
                ringOf[corner] = r;
                next[corner] = first + (i + 1) % sizes[r];
                previous[next[corner]] = corner;
                rowStarts[ys[corner] + 1]++;
            }
            first += sizes[r];
        }
        sortByRow();
    }

    private void sortByRow() {
        for (int y = 1; y < rowStarts.length; y++) {
            rowStarts[y] += rowStarts[y - 1];
        }
        int[] at = rowStarts.clone();
        for (int i = 0; i < count; i++) {
            byRow[at[ys[i]]++] = i;
        }
    }

    /** The mean width of what a ring surrounds, if it is long: twice its area by its length. */
    private static double width(int[] ring) {
        double area = 0;
        double length = 0;
        int n = ring.length / 2;
        for (int i = 0; i < n; i++) {
            int j = (i + 1) % n;
            area += (double) ring[2 * i] * ring[2 * j + 1] - (double) ring[2 * j] * ring[2 * i + 1];
            length += Math.hypot(ring[2 * j] - ring[2 * i], ring[2 * j + 1] - ring[2 * i + 1]);
        }
        // The sum of cross products is twice the area.
        return Math.abs(area) / length;
    }

    /** Simplifies rings of x and y in half pixels; the tolerance is in half pixels as well. */
    static void simplify(List<int[]> rings, double tolerance) {
        RingSimplifier simplifier = new RingSimplifier(rings, tolerance);
        for (int round = ROUNDS; round > 0; round--) {
            simplifier.removeAll(1.0 / (1 << round - 1));
        }
        simplifier.collect(rings);
    }

    private void removeAll(double share) {
        boolean again = true;
        while (again) {
            again = false;
            for (int i = 0; i < count; i++) {
                if (!removed[i] && sizes[ringOf[i]] > 3 && isNear(i, share * tolerances[ringOf[i]]) && isFree(i)) {
                    removed[i] = true;
                    sizes[ringOf[i]]--;
                    next[previous[i]] = next[i];
                    previous[next[i]] = previous[i];
                    again = true;
                }
            }
        }
    }

    /** Whether all corners that were between two neighbours of a corner, and itself, are near the new side. */
    private boolean isNear(int corner, double tolerance) {
        int a = previous[corner];
        int c = next[corner];
        double dx = xs[c] - xs[a];
        double dy = ys[c] - ys[a];
        double squared = dx * dx + dy * dy;
        if (squared == 0) {
            return false;
        }
        double most = tolerance * tolerance;
        for (int i = following(a); i != c; i = following(i)) {
            double px = xs[i] - xs[a];
            double py = ys[i] - ys[a];
            double along = Math.max(0, Math.min((px * dx + py * dy) / squared, 1));
            double ex = px - along * dx;
            double ey = py - along * dy;
            if (ex * ex + ey * ey > most) {
                return false;
            }
        }
        return true;
    }

    /** The corner that followed before any was removed. */
    private int following(int corner) {
        int ring = ringOf[corner];
        return corner + 1 < count && ringOf[corner + 1] == ring ? corner + 1 : firstOf(corner);
    }

    private int firstOf(int corner) {
        int low = 0;
        int high = corner;
        while (low < high) {
            int middle = low + high >>> 1;
            if (ringOf[middle] < ringOf[corner]) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Whether the triangle of a corner and its neighbours contains no other corner, inside or on its sides. */
    private boolean isFree(int b) {
        int a = previous[b];
        int c = next[b];
        long orientation = side(a, b, c);
        if (orientation < 0) {
            int swap = a;
            a = c;
            c = swap;
        }
        int low = Math.min(ys[a], Math.min(ys[b], ys[c]));
        int high = Math.max(ys[a], Math.max(ys[b], ys[c]));
        for (int k = rowStarts[low]; k < rowStarts[high + 1]; k++) {
            int p = byRow[k];
            if (!removed[p] && p != a && p != b && p != c
                    && side(a, b, p) >= 0 && side(b, c, p) >= 0 && side(c, a, p) >= 0
                    && (orientation != 0 || isBetween(a, c, p))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a corner on the line through two others lies in their box. */
    private boolean isBetween(int a, int c, int p) {
        return xs[p] >= Math.min(xs[a], xs[c]) && xs[p] <= Math.max(xs[a], xs[c])
                && ys[p] >= Math.min(ys[a], ys[c]) && ys[p] <= Math.max(ys[a], ys[c]);
    }

    private long side(int a, int b, int p) {
        return (long) (xs[b] - xs[a]) * (ys[p] - ys[a]) - (long) (ys[b] - ys[a]) * (xs[p] - xs[a]);
    }

    private void collect(List<int[]> rings) {
        int first = 0;
        for (int r = 0; r < sizes.length; r++) {
            int n = rings.get(r).length / 2;
            int[] ring = new int[2 * n];
            int length = 0;
            for (int i = first; i < first + n; i++) {
                if (!removed[i]) {
                    ring[length++] = xs[i];
                    ring[length++] = ys[i];
                }
            }
            rings.set(r, Arrays.copyOf(ring, length));
            first += n;
        }
    }
}
