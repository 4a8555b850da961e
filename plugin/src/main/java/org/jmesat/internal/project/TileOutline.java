package org.jmesat.internal.project;

import com.jme3.texture.Image;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.bake.OutlinePieces;

/**
 * The outline of the visible pixels of a tile: its convex hull, and convex pieces, which are found when they are first
 * needed. Coordinates are pixels from the lower left corner of the tile's first pixel.
 */
final class TileOutline {
    /** How far a corner of the smoothed outline may be from a side of the simplified one, in pixels. */
    static final double TOLERANCE = 0.75;
    /** Beyond these, finding the pieces would take seconds, and they would be more than a game can use. */
    private static final int MOST_CORNERS = 1 << 16;
    private static final int MOST_PIECES = 1 << 12;
    /** Each point of a hole this narrow is at most half a pixel away from a visible one. */
    private static final int NARROW_HOLE = 1;

    private final float[][] hull;
    private final boolean full;
    private PixelMask mask;
    private float[][] pieces;
    private String problem;

    TileOutline(Image image, TileKey tile) {
        mask = PixelMask.read(image, tile);
        hull = mask.count() == 0 ? new float[0][] : new float[][] {mask.findHull()};
        full = mask.isFull();
        if (mask.count() == 0 || full) {
            pieces = hull;
            mask = null;
        }
    }

    /** Whether all pixels are visible. */
    boolean isFull() {
        return full;
    }

    /** x and y of the corners of the hull, counter-clockwise; none if no pixel is visible. */
    float[][] hull() {
        return hull;
    }

    /** x and y of the corners of each convex piece, counter-clockwise; those of the hull if there is a problem. */
    float[][] pieces() {
        if (pieces == null) {
            pieces = findPieces();
            mask = null;
        }
        return pieces;
    }

    /** Why the hull stands for the pieces, as a clause; null if it does not. */
    String problem() {
        return problem;
    }

    private float[][] findPieces() {
        List<int[]> contours = PixelContours.find(mask, MOST_CORNERS);
        if (contours == null) {
            return fail("the outline of its texture has more than " + MOST_CORNERS + " corners");
        }
        List<int[]> rings = new ArrayList<>();
        for (int[] contour : contours) {
            if (!isNarrowHole(contour)) {
                rings.add(StairSmoothing.smooth(contour));
            }
        }
        rings = OutlinePieces.simplify(rings, 2 * TOLERANCE);
        if (rings.size() == 1 && isConvex(rings.get(0))) {
            return new float[][] {inPixels(rings.get(0))};
        }
        if (!OutlinePieces.isAvailable()) {
            return fail("pieces of its texture need " + OutlinePieces.MISSING);
        }
        OutlinePieces outline = OutlinePieces.ofRings(rings, 0.5);
        if (outline.problem() != null) {
            return fail(outline.problem());
        }
        if (outline.pieces().length > MOST_PIECES) {
            return fail("the visible part of its texture has more than " + MOST_PIECES + " convex pieces");
        }
        return outline.pieces();
    }

    private float[][] fail(String reason) {
        problem = reason;
        return hull;
    }

    private static boolean isNarrowHole(int[] ring) {
        int n = ring.length;
        long area = 0;
        int left = Integer.MAX_VALUE;
        int right = Integer.MIN_VALUE;
        int bottom = Integer.MAX_VALUE;
        int top = Integer.MIN_VALUE;
        for (int i = 0; i < n; i += 2) {
            int j = (i + 2) % n;
            area += (long) ring[i] * ring[j + 1] - (long) ring[j] * ring[i + 1];
            left = Math.min(left, ring[i]);
            right = Math.max(right, ring[i]);
            bottom = Math.min(bottom, ring[i + 1]);
            top = Math.max(top, ring[i + 1]);
        }
        return area < 0 && Math.min(right - left, top - bottom) <= NARROW_HOLE;
    }

    private static boolean isConvex(int[] ring) {
        int n = ring.length;
        for (int i = 0; i < n; i += 2) {
            int j = (i + 2) % n;
            int k = (i + 4) % n;
            long turn = (long) (ring[j] - ring[i]) * (ring[k + 1] - ring[j + 1])
                    - (long) (ring[j + 1] - ring[i + 1]) * (ring[k] - ring[j]);
            if (turn < 0) {
                return false;
            }
        }
        return true;
    }

    private static float[] inPixels(int[] ring) {
        float[] xy = new float[ring.length];
        for (int i = 0; i < ring.length; i++) {
            xy[i] = ring[i] / 2f;
        }
        return xy;
    }
}
