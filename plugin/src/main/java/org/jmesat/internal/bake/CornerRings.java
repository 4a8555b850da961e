package org.jmesat.internal.bake;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/**
 * The rings of an outline as linked lists of corners, the covered side to their left, with a grid of cells that finds
 * the corners near a place. Corners can be removed and moved while the rings stay free of crossings.
 */
final class CornerRings {
    private final List<List<long[]>> polygons;
    private final long[] points;
    private final int[] next;
    /** The corners that followed at first, which may be removed by now. */
    private final int[] followers;
    private final int[] previous;
    /** Whether two rings, or one ring twice, have a corner: it must stay. */
    private final boolean[] shared;
    private final boolean[] removed;
    private final int[] ringOf;
    private final int[] sizes;
    private final boolean[] shells;
    private final int[] heads;
    private final int[] links;
    private final int left;
    private final int bottom;
    private final int size;
    private final int columns;
    private int count;

    CornerRings(List<List<long[]>> polygons) {
        this.polygons = polygons;
        int n = 0;
        int rings = 0;
        int x0 = Integer.MAX_VALUE;
        int x1 = Integer.MIN_VALUE;
        int y0 = Integer.MAX_VALUE;
        int y1 = Integer.MIN_VALUE;
        for (List<long[]> polygon : polygons) {
            for (long[] ring : polygon) {
                n += ring.length;
                rings++;
                for (long point : ring) {
                    x0 = Math.min(x0, EdgeSum.x(point));
                    x1 = Math.max(x1, EdgeSum.x(point));
                    y0 = Math.min(y0, EdgeSum.y(point));
                    y1 = Math.max(y1, EdgeSum.y(point));
                }
            }
        }
        points = new long[n];
        next = new int[n];
        previous = new int[n];
        removed = new boolean[n];
        ringOf = new int[n];
        sizes = new int[rings];
        shells = new boolean[rings];
        links = new int[n];
        left = x0;
        bottom = y0;
        size = Math.max(x1 - x0, y1 - y0) / Math.max(1, (int) Math.sqrt(n)) + 1;
        columns = (x1 - x0) / size + 1;
        heads = new int[columns * ((y1 - y0) / size + 1)];
        Arrays.fill(heads, -1);
        int ring = 0;
        for (List<long[]> polygon : polygons) {
            shells[ring] = true;
            for (long[] corners : polygon) {
                add(corners, ring++);
            }
        }
        shared = findShared();
        followers = next.clone();
    }

    private void add(long[] corners, int ring) {
        int first = count;
        sizes[ring] = corners.length;
        for (int i = 0; i < corners.length; i++) {
            points[count] = corners[i];
            ringOf[count] = ring;
            next[count] = first + (i + 1) % corners.length;
            previous[next[count]] = count;
            insert(count++);
        }
    }

    private boolean[] findShared() {
        long[] sorted = points.clone();
        Arrays.sort(sorted);
        boolean[] found = new boolean[count];
        for (int i = 0; i < count; i++) {
            int at = Arrays.binarySearch(sorted, points[i]);
            found[i] = at > 0 && sorted[at - 1] == points[i] || at + 1 < count && sorted[at + 1] == points[i];
        }
        return found;
    }

    private int cell(long point) {
        return row(EdgeSum.y(point)) * columns + column(EdgeSum.x(point));
    }

    /** Corners that moved out of the grid are in the cells at its edge. */
    private int column(int x) {
        return Math.max(0, Math.min(columns - 1, (x - left) / size));
    }

    private int row(int y) {
        return Math.max(0, Math.min(heads.length / columns - 1, (y - bottom) / size));
    }

    private void insert(int corner) {
        int cell = cell(points[corner]);
        links[corner] = heads[cell];
        heads[cell] = corner;
    }

    /** The number of corners, with those that are removed. */
    int count() {
        return count;
    }

    /** The number of corners in rings of three and more. */
    int left() {
        int sum = 0;
        for (int each : sizes) {
            sum += each >= 3 ? each : 0;
        }
        return sum;
    }

    /** Whether a corner is in the outer ring of its polygon. */
    boolean isInShell(int corner) {
        return shells[ringOf[corner]];
    }

    long point(int corner) {
        return points[corner];
    }

    int next(int corner) {
        return next[corner];
    }

    int previous(int corner) {
        return previous[corner];
    }

    boolean isRemoved(int corner) {
        return removed[corner];
    }

    int ringSize(int corner) {
        return sizes[ringOf[corner]];
    }

    /** Positive for a turn to the left, as {@link EdgeSum#side}. */
    long turn(int corner) {
        return EdgeSum.side(points[previous[corner]], points[corner], points[next[corner]]);
    }

    void remove(int corner) {
        removed[corner] = true;
        next[previous[corner]] = next[corner];
        previous[next[corner]] = previous[corner];
        sizes[ringOf[corner]]--;
    }

    /**
     * Removes corners as long as each is, with those removed beside it, within a tolerance of the side that replaces
     * it, and its ring does not cross or touch any other then.
     *
     * @param tolerances the tolerance for each ring, by its number in the order given
     */
    void removeFlat(IntToDoubleFunction tolerances) {
        boolean again = true;
        while (again) {
            again = false;
            for (int i = 0; i < count; i++) {
                if (!removed[i] && !shared[i] && ringSize(i) > 3 && isFlat(i, tolerances.applyAsDouble(ringOf[i]))
                        && isFree(i)) {
                    remove(i);
                    again = true;
                }
            }
        }
    }

    private boolean isFlat(int corner, double tolerance) {
        int before = previous[corner];
        int after = next[corner];
        for (int each = followers[before]; each != after; each = followers[each]) {
            if (!(RoundingNoise.distance(points[each], points[before], points[after]) <= tolerance)) {
                return false;
            }
        }
        return true;
    }

    /** Moves a corner; the caller sees to it that its ring stays free of crossings. */
    void move(int corner, long point) {
        int cell = cell(points[corner]);
        if (heads[cell] == corner) {
            heads[cell] = links[corner];
        } else {
            int i = heads[cell];
            while (links[i] != corner) {
                i = links[i];
            }
            links[i] = links[corner];
        }
        points[corner] = point;
        insert(corner);
    }

    /** Whether a corner can be removed without its ring crossing or touching any: its triangle has no other corner. */
    boolean isFree(int corner) {
        long a = points[previous[corner]];
        long b = points[corner];
        long c = points[next[corner]];
        return EdgeSum.side(a, b, c) < 0 ? isEmpty(c, b, a) : isEmpty(a, b, c);
    }

    /** Whether a counter-clockwise triangle, with its boundary, has no corner but those that it is made of. */
    boolean isEmpty(long a, long b, long c) {
        int x0 = Math.min(EdgeSum.x(a), Math.min(EdgeSum.x(b), EdgeSum.x(c)));
        int x1 = Math.max(EdgeSum.x(a), Math.max(EdgeSum.x(b), EdgeSum.x(c)));
        int y0 = Math.min(EdgeSum.y(a), Math.min(EdgeSum.y(b), EdgeSum.y(c)));
        int y1 = Math.max(EdgeSum.y(a), Math.max(EdgeSum.y(b), EdgeSum.y(c)));
        for (int row = row(y0); row <= row(y1); row++) {
            for (int column = column(x0); column <= column(x1); column++) {
                for (int i = heads[row * columns + column]; i >= 0; i = links[i]) {
                    long p = points[i];
                    // A flat triangle has all points of its line on the left of its sides, hence the box.
                    if (!removed[i] && p != a && p != b && p != c && EdgeSum.side(a, b, p) >= 0
                            && EdgeSum.side(b, c, p) >= 0 && EdgeSum.side(c, a, p) >= 0 && x0 <= EdgeSum.x(p)
                            && EdgeSum.x(p) <= x1 && y0 <= EdgeSum.y(p) && EdgeSum.y(p) <= y1) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** {@return the polygons with what is left of their rings; a ring of fewer than three corners is left out} */
    List<List<long[]>> polygons() {
        List<List<long[]>> result = new ArrayList<>();
        int first = 0;
        for (List<long[]> polygon : polygons) {
            List<long[]> rings = new ArrayList<>();
            boolean hasShell = false;
            for (int k = 0; k < polygon.size(); k++) {
                int end = first + polygon.get(k).length;
                int size = sizes[ringOf[first]];
                if (size >= 3 && (k == 0 || hasShell)) {
                    hasShell = true;
                    rings.add(corners(first, end, size));
                }
                first = end;
            }
            if (hasShell) {
                result.add(rings);
            }
        }
        return result;
    }

    private long[] corners(int first, int end, int size) {
        long[] corners = new long[size];
        int n = 0;
        for (int i = first; i < end; i++) {
            if (!removed[i]) {
                corners[n++] = points[i];
            }
        }
        return corners;
    }
}
