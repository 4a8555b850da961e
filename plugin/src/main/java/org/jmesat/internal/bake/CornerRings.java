package org.jmesat.internal.bake;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rings of an outline as linked lists of corners, the covered side to their left, with a grid of cells that finds
 * the corners near a place. Corners can be removed and moved while the rings stay free of crossings.
 */
final class CornerRings {
    private final List<List<long[]>> polygons;
    private final long[] points;
    private final int[] next;
    private final int[] previous;
    private final boolean[] shared;
    private final boolean[] removed;
    private final int[] ringOf;
    private final int[] sizes;
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
        links = new int[n];
        left = x0;
        bottom = y0;
        size = Math.max(x1 - x0, y1 - y0) / Math.max(1, (int) Math.sqrt(n)) + 1;
        columns = (x1 - x0) / size + 1;
        heads = new int[columns * ((y1 - y0) / size + 1)];
        Arrays.fill(heads, -1);
        int ring = 0;
        for (List<long[]> polygon : polygons) {
            for (long[] corners : polygon) {
                add(corners, ring++);
            }
        }
        shared = findShared();
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
        return (EdgeSum.y(point) - bottom) / size * columns + (EdgeSum.x(point) - left) / size;
    }

    private void insert(int corner) {
        int cell = cell(points[corner]);
        links[corner] = heads[cell];
        heads[cell] = corner;
    }

    int count() {
        return count;
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

    /** Whether two rings, or one ring twice, have this corner: it must stay. */
    boolean isShared(int corner) {
        return shared[corner];
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

    /** Whether a corner can be removed without its ring crossing or touching any: its triangle has no other corner. */
    boolean isFree(int corner) {
        int before = previous[corner];
        int after = next[corner];
        long a = points[before];
        long b = points[corner];
        long c = points[after];
        if (EdgeSum.side(a, b, c) < 0) {
            long swap = a;
            a = c;
            c = swap;
        }
        int x0 = (Math.min(EdgeSum.x(a), Math.min(EdgeSum.x(b), EdgeSum.x(c))) - left) / size;
        int x1 = (Math.max(EdgeSum.x(a), Math.max(EdgeSum.x(b), EdgeSum.x(c))) - left) / size;
        int y0 = (Math.min(EdgeSum.y(a), Math.min(EdgeSum.y(b), EdgeSum.y(c))) - bottom) / size;
        int y1 = (Math.max(EdgeSum.y(a), Math.max(EdgeSum.y(b), EdgeSum.y(c))) - bottom) / size;
        for (int y = y0; y <= y1; y++) {
            for (int x = x0; x <= x1; x++) {
                for (int i = heads[y * columns + x]; i >= 0; i = links[i]) {
                    long p = points[i];
                    if (!removed[i] && p != a && p != b && p != c && EdgeSum.side(a, b, p) >= 0
                            && EdgeSum.side(b, c, p) >= 0 && EdgeSum.side(c, a, p) >= 0) {
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
