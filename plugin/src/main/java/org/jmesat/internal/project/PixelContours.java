package org.jmesat.internal.project;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rings between visible and other pixels, with the visible ones to their left: counter-clockwise around what is
 * visible, clockwise around holes. Two visible pixels that share only a corner are connected.
 *
 * <p>Crack following: each ring is followed from one side of a pixel to the next, beginning with the lower side of a
 * pixel, which each ring has. O(pixels / 64 + sides).
 */
final class PixelContours {
    private static final int[] DX = {1, 0, -1, 0};
    private static final int[] DY = {0, 1, 0, -1};
    /** From a corner of pixels to the one ahead and to the left. That of a right turn is to the right. */
    private static final int[] LEFT_X = {0, -1, -1, 0};
    private static final int[] LEFT_Y = {0, 0, -1, -1};

    private final PixelMask mask;
    private final int mostCorners;
    private final long[] seen;
    private int[] ring = new int[64];
    private int length;
    private int total;

    private PixelContours(PixelMask mask, int mostCorners) {
        this.mask = mask;
        this.mostCorners = mostCorners;
        seen = new long[mask.stride() * mask.height()];
    }

    /** {@return for each ring x and y of its corners; null if all rings together have more than a number of corners} */
    static List<int[]> find(PixelMask mask, int mostCorners) {
        return new PixelContours(mask, mostCorners).findAll();
    }

    private List<int[]> findAll() {
        List<int[]> rings = new ArrayList<>();
        for (int y = 0; y < mask.height(); y++) {
            for (int i = 0; i < mask.stride(); i++) {
                int at = y * mask.stride() + i;
                for (long rest = mask.bottoms(y, i) & ~seen[at]; rest != 0; rest = mask.bottoms(y, i) & ~seen[at]) {
                    if (!follow(64 * i + Long.numberOfTrailingZeros(rest), y)) {
                        return null;
                    }
                    rings.add(Arrays.copyOf(ring, length));
                }
            }
        }
        return rings;
    }

    /** Follows the ring that has the lower side of a pixel. */
    private boolean follow(int startX, int startY) {
        length = 0;
        int x = startX;
        int y = startY;
        int direction = 0;
        do {
            if (direction == 0) {
                seen[y * mask.stride() + (x >> 6)] |= 1L << x;
            }
            x += DX[direction];
            y += DY[direction];
            int turn = turn(x, y, direction);
            if (turn != 0) {
                if (++total > mostCorners) {
                    return false;
                }
                if (length + 2 > ring.length) {
                    ring = Arrays.copyOf(ring, 2 * length);
                }
                ring[length++] = x;
                ring[length++] = y;
                direction = direction + turn & 3;
            }
        } while (x != startX || y != startY || direction != 0);
        return true;
    }

    /** The turn at a corner of pixels: −1 to the right, 0, or 1 to the left. */
    private int turn(int x, int y, int direction) {
        boolean left = isAhead(x, y, direction);
        boolean right = isAhead(x, y, direction + 3 & 3);
        return right ? -1 : left ? 0 : 1;
    }

    /** Whether the pixel ahead and to the left of a corner is visible. */
    private boolean isAhead(int x, int y, int direction) {
        return mask.isVisible(x + LEFT_X[direction], y + LEFT_Y[direction]);
    }
}
