package org.jmesat.internal.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The partition of a small simple polygon into the fewest convex pieces that have its corners and no others.
 *
 * <p>Dynamic programming after J. M. Keil, <i>Decomposing a polygon into simpler components</i> (1985), in its plain
 * form. A diagonal cuts off a part of the polygon; the piece beside it in that part is a convex chain of sides and
 * diagonals, and each of these cuts off a smaller part. A diagonal between two convex corners is never needed. O(n² d²)
 * for d diagonals at each corner, so it is for polygons of a few dozen corners; {@link ConvexMerge} takes any.
 */
final class LeastPartition {
    private static final int NEVER = Integer.MAX_VALUE / 2;

    private final float[] xy;
    private final int[] ring;
    private final int n;
    /** Which corners (by rank in the ring) can be neighbours in a piece: ends of a side, or of a useful diagonal. */
    private final boolean[][] linked;
    /** For linked corners i and j &gt; i the pieces between them, and the corners of the piece beside the diagonal. */
    private final int[][] cost;
    private final int[][][] chains;

    private LeastPartition(float[] xy, int[] ring) {
        this.xy = xy;
        this.ring = ring;
        n = ring.length;
        linked = new boolean[n][n];
        cost = new int[n][n];
        chains = new int[n][n][];
    }

    /**
     * {@return the pieces as indices of vertices, counter-clockwise; corners on straight edges are kept}
     *
     * @param xy x and y of each vertex
     * @param ring the corners of a simple polygon, counter-clockwise; straight ones are allowed
     */
    static int[][] find(float[] xy, int[] ring) {
        LeastPartition partition = new LeastPartition(xy, ring);
        partition.link();
        partition.fill();
        List<int[]> pieces = new ArrayList<>();
        partition.collect(0, ring.length - 1, pieces);
        return pieces.toArray(int[][]::new);
    }

    private int turn(int a, int b, int c) {
        int i = 2 * ring[a];
        int j = 2 * ring[b];
        int k = 2 * ring[c];
        return Orientation.index(xy[i], xy[i + 1], xy[j], xy[j + 1], xy[k], xy[k + 1]);
    }

    private void link() {
        boolean[] concave = new boolean[n];
        for (int i = 0; i < n; i++) {
            concave[i] = turn((i + n - 1) % n, i, (i + 1) % n) == Orientation.RIGHT;
        }
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                boolean side = j == i + 1 || i == 0 && j == n - 1;
                linked[i][j] = side || (concave[i] || concave[j]) && isInside(i, j) && isInside(j, i) && isClear(i, j);
            }
        }
    }

    /** Whether the diagonal from i to j leaves i to the inside of the polygon, and along none of its sides. */
    private boolean isInside(int i, int j) {
        int before = (i + n - 1) % n;
        int after = (i + 1) % n;
        boolean leftOfAfter = turn(i, after, j) == Orientation.LEFT;
        boolean leftOfBefore = turn(before, i, j) == Orientation.LEFT;
        boolean concave = turn(before, i, after) == Orientation.RIGHT;
        return concave ? leftOfAfter || leftOfBefore : leftOfAfter && leftOfBefore;
    }

    /** Whether the diagonal meets no side and no corner but its ends. */
    private boolean isClear(int i, int j) {
        for (int k = 0; k < n; k++) {
            int m = (k + 1) % n;
            if (k != i && k != j && m != i && m != j && turn(i, j, k) != turn(i, j, m)
                    && turn(k, m, i) * turn(k, m, j) <= 0 && turn(i, j, k) * turn(i, j, m) <= 0) {
                return false;
            }
            if (k != i && k != j && turn(i, j, k) == Orientation.STRAIGHT && isBetween(i, j, k)) {
                return false;
            }
        }
        return true;
    }

    private boolean isBetween(int i, int j, int k) {
        double x0 = xy[2 * ring[i]];
        double y0 = xy[2 * ring[i] + 1];
        double x1 = xy[2 * ring[j]];
        double y1 = xy[2 * ring[j] + 1];
        double x = xy[2 * ring[k]];
        double y = xy[2 * ring[k] + 1];
        return Math.min(x0, x1) <= x && x <= Math.max(x0, x1) && Math.min(y0, y1) <= y && y <= Math.max(y0, y1);
    }

    private void fill() {
        int[][] least = new int[n][n];
        int[][] from = new int[n][n];
        for (int gap = 2; gap < n; gap++) {
            for (int i = 0; i + gap < n; i++) {
                if (linked[i][i + gap]) {
                    fill(i, i + gap, least, from);
                }
            }
        }
    }

    /** Finds the piece beside the diagonal i to j; {@code least} has the cost of a chain by its last two corners. */
    private void fill(int i, int j, int[][] least, int[][] from) {
        for (int p = i; p <= j; p++) {
            Arrays.fill(least[p], i, j + 1, NEVER);
        }
        int best = NEVER;
        int last = -1;
        for (int p = i; p < j; p++) {
            for (int q = p + 1; q <= j; q++) {
                if (!linked[p][q] || p == i && q == j) {
                    continue;
                }
                if (p == i && turn(j, i, q) != Orientation.RIGHT) {
                    least[p][q] = cost[p][q];
                    from[p][q] = -1;
                } else if (p > i) {
                    for (int o = i; o < p; o++) {
                        if (least[o][p] + cost[p][q] < least[p][q] && turn(o, p, q) != Orientation.RIGHT) {
                            least[p][q] = least[o][p] + cost[p][q];
                            from[p][q] = o;
                        }
                    }
                }
                if (q == j && least[p][j] < best && turn(p, j, i) != Orientation.RIGHT) {
                    best = least[p][j];
                    last = p;
                }
            }
        }
        cost[i][j] = best < NEVER ? best + 1 : NEVER;
        chains[i][j] = best < NEVER ? chain(last, j, from) : null;
    }

    private static int[] chain(int last, int end, int[][] from) {
        int[] reversed = new int[from.length];
        int count = 0;
        reversed[count++] = end;
        int q = end;
        for (int p = last; p >= 0; ) {
            reversed[count++] = p;
            int before = from[p][q];
            q = p;
            p = before;
        }
        int[] chain = new int[count];
        for (int i = 0; i < count; i++) {
            chain[i] = reversed[count - 1 - i];
        }
        return chain;
    }

    private void collect(int i, int j, List<int[]> pieces) {
        int[] chain = chains[i][j];
        int[] piece = new int[chain.length];
        for (int k = 0; k < chain.length; k++) {
            piece[k] = ring[chain[k]];
        }
        pieces.add(piece);
        for (int k = 1; k < chain.length; k++) {
            if (chain[k] - chain[k - 1] > 1) {
                collect(chain[k - 1], chain[k], pieces);
            }
        }
    }
}
