package org.jmesat.internal.project;

import java.util.Arrays;

/**
 * Turns the stairs of a ring of pixel sides into slopes: the outline that the artist drew before it became pixels.
 *
 * <p>A run is a straight part of the ring. It is a step if the ring turns one way at its beginning and the other way
 * at its end. The corner between two steps, one of which is only a pixel long, is cut from the middle of one step to
 * the middle of the other, by less than half a pixel. All other corners stay, so rectangles and blocks are exact.
 * As much is added as is cut off: the area of a straight flight of stairs stays the same.
 */
final class StairSmoothing {
    private StairSmoothing() {
    }

    /** {@return x and y of each corner of the smoothed ring, in half pixels} */
    static int[] smooth(int[] ring) {
        int n = ring.length / 2;
        boolean[] cut = new boolean[n];
        for (int i = 0; i < n; i++) {
            cut[i] = isStep(ring, before(i, n)) && isStep(ring, i)
                    && Math.min(length(ring, before(i, n)), length(ring, i)) == 1;
        }
        int[] smooth = new int[4 * n];
        int count = 0;
        for (int i = 0; i < n; i++) {
            int j = after(i, n);
            if (!cut[i]) {
                smooth[count++] = 2 * ring[2 * i];
                smooth[count++] = 2 * ring[2 * i + 1];
            }
            if (cut[i] || cut[j]) {
                smooth[count++] = ring[2 * i] + ring[2 * j];
                smooth[count++] = ring[2 * i + 1] + ring[2 * j + 1];
            }
        }
        return Arrays.copyOf(smooth, count);
    }

    private static int after(int i, int n) {
        return i + 1 < n ? i + 1 : 0;
    }

    private static int before(int i, int n) {
        return i > 0 ? i - 1 : n - 1;
    }

    private static int length(int[] ring, int run) {
        int next = after(run, ring.length / 2);
        return Math.abs(ring[2 * next] - ring[2 * run]) + Math.abs(ring[2 * next + 1] - ring[2 * run + 1]);
    }

    private static boolean isStep(int[] ring, int run) {
        return isLeftTurn(ring, run) != isLeftTurn(ring, after(run, ring.length / 2));
    }

    private static boolean isLeftTurn(int[] ring, int corner) {
        int n = ring.length / 2;
        int a = before(corner, n);
        int c = after(corner, n);
        long dx = ring[2 * corner] - ring[2 * a];
        long dy = ring[2 * corner + 1] - ring[2 * a + 1];
        return dx * (ring[2 * c + 1] - ring[2 * corner + 1]) - dy * (ring[2 * c] - ring[2 * corner]) > 0;
    }
}
