package org.jmesat.debug;

import java.util.Arrays;
import java.util.List;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.world.Collider;

/**
 * What an explanation should not be drawn on: the outlines of other colliders in the picture, and areas of the viewport
 * that the game's HUD and a panel cover. Outlines that contain the whole pair, such as that of a backdrop, do not
 * count.
 */
final class Obstacles {
    private static final int SIDES = 4;
    /** Numbers of a box. */
    private static final int BOX = 4;
    /** That of the game and that of the panel. */
    private static final int MOST_AREAS = 2;

    private final PlacedPolygon piece = new PlacedPolygon();
    private final Corners corners = new Corners();
    /** The outlines that count, one after the other: the box of each, and x and y of its corners. */
    private double[] outlines = {};
    /** By outline: where its corners begin. */
    private int[] starts = new int[1];
    private int count;
    /** Left, bottom, right and top of each covered area. */
    private final float[] areas = new float[SIDES * MOST_AREAS];
    private int areaCount;

    /** Sets the colliders of the tick, and the pair to explain. */
    void set(List<Collider> colliders, ExplainedPair pair, ViewScale view) {
        count = 0;
        starts[0] = BOX;
        double depth = pair.elevation();
        for (int i = 0; i < colliders.size(); i++) {
            Collider each = colliders.get(i);
            for (int k = 0; k < each.getPieceCount() && each != pair.colliderA && each != pair.colliderB; k++) {
                each.copyPiece(k, piece);
                boolean around = piece.minX() <= pair.minX && piece.minY() <= pair.minY && piece.maxX() >= pair.maxX
                        && piece.maxY() >= pair.maxY;
                if (!around && view.mayShow(piece.minX(), piece.minY(), piece.maxX(), piece.maxY(), depth,
                        Drawing.MARGIN)) {
                    add();
                }
            }
        }
    }

    private void add() {
        corners.read(piece);
        int box = starts[count] - BOX;
        int next = starts[count] + 2 * corners.count + BOX;
        if (outlines.length < next) {
            outlines = Arrays.copyOf(outlines, 2 * next);
        }
        outlines[box] = piece.minX();
        outlines[box + 1] = piece.minY();
        outlines[box + 2] = piece.maxX();
        outlines[box + 3] = piece.maxY();
        System.arraycopy(corners.xy, 0, outlines, starts[count], 2 * corners.count);
        count++;
        if (starts.length == count) {
            starts = Arrays.copyOf(starts, 16 + 2 * count);
        }
        starts[count] = next;
    }

    /** Returns the number of outlines that count. */
    int count() {
        return count;
    }

    /** Returns where the corners of an outline begin in {@link #outlines()}. */
    int start(int outline) {
        return starts[outline];
    }

    /** Returns where the corners of an outline end. */
    int end(int outline) {
        return starts[outline + 1] - BOX;
    }

    /** Returns, between other numbers, x and y of the corners. */
    double[] outlines() {
        return outlines;
    }

    /** Forgets the covered areas. */
    void uncover() {
        areaCount = 0;
    }

    /** Adds a covered area, in pixels of the viewport, unless it is empty. */
    void cover(float minX, float minY, float maxX, float maxY) {
        if (minX < maxX && minY < maxY) {
            int at = SIDES * areaCount++;
            areas[at] = minX;
            areas[at + 1] = minY;
            areas[at + 2] = maxX;
            areas[at + 3] = maxY;
        }
    }

    /** Counts the outlines within a distance of a point, by their boxes and then by their edges. */
    int countNear(double x, double y, double distance) {
        int near = 0;
        for (int i = 0; i < count; i++) {
            int box = starts[i] - BOX;
            if (x > outlines[box] - distance && x < outlines[box + 2] + distance && y > outlines[box + 1] - distance
                    && y < outlines[box + 3] + distance && isNear(i, x, y, distance)) {
                near++;
            }
        }
        return near;
    }

    private boolean isNear(int outline, double x, double y, double distance) {
        int start = start(outline);
        int end = end(outline);
        for (int i = start; i < end && end - start > 4; i += 2) {
            int next = i + 2 == end ? start : i + 2;
            double dx = outlines[next] - outlines[i];
            double dy = outlines[next + 1] - outlines[i + 1];
            double outside = (x - outlines[i]) * dy - (y - outlines[i + 1]) * dx;
            if (outside > distance * Math.hypot(dx, dy)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a line between two pixels, or one pixel, comes within a distance of a covered area. */
    boolean isCovered(float x1, float y1, float x2, float y2, float distance) {
        for (int i = 0; i < areaCount; i++) {
            if (isCovered(SIDES * i, x1, y1, x2, y2, distance)) {
                return true;
            }
        }
        return false;
    }

    private boolean isCovered(int area, float x1, float y1, float x2, float y2, float distance) {
        float from = 0;
        float to = 1;
        for (int side = 0; side < 2; side++) {
            float start = side == 0 ? x1 : y1;
            float length = side == 0 ? x2 - x1 : y2 - y1;
            float low = areas[area + side] - distance;
            float high = areas[area + 2 + side] + distance;
            if (length == 0) {
                if (start <= low || start >= high) {
                    return false;
                }
            } else {
                from = Math.max(from, (length > 0 ? low - start : high - start) / length);
                to = Math.min(to, (length > 0 ? high - start : low - start) / length);
            }
        }
        return from < to;
    }
}
