package org.jmesat.debug;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.world.Collider;

/**
 * What an explanation should not be drawn on: the pieces of other colliders in the picture, and areas of the viewport
 * that the game's HUD and a panel cover. Pieces that contain the whole pair, such as that of a backdrop, do not count.
 */
final class Obstacles {
    /** Left, bottom, right and top of an area. */
    private static final int SIDES = 4;

    /** Those that count come first; the others are for later. */
    private final List<PlacedPolygon> pieces = new ArrayList<>(List.of(new PlacedPolygon()));
    private int count;
    /** That of the game and that of the panel. */
    private final float[] areas = new float[2 * SIDES];
    private int areaCount;

    /** Sets the colliders of the tick, and the pair to explain. */
    void set(List<Collider> colliders, ExplainedPair pair, ViewScale view) {
        count = 0;
        for (int i = 0; i < colliders.size(); i++) {
            Collider each = colliders.get(i);
            for (int k = 0; k < each.getPieceCount() && each != pair.colliderA && each != pair.colliderB; k++) {
                PlacedPolygon piece = each.copyPiece(k, pieces.get(count));
                boolean around = piece.minX() <= pair.minX && piece.minY() <= pair.minY && piece.maxX() >= pair.maxX
                        && piece.maxY() >= pair.maxY;
                if (piece.count() > 0 && !around && view.mayShow(piece.minX(), piece.minY(), piece.maxX(),
                        piece.maxY(), pair.elevation(), Drawing.MARGIN)) {
                    count++;
                    if (count == pieces.size()) {
                        pieces.add(new PlacedPolygon());
                    }
                }
            }
        }
    }

    /** Returns the number of pieces that count. */
    int count() {
        return count;
    }

    PlacedPolygon get(int i) {
        return pieces.get(i);
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

    /** Counts the pieces within a distance of a point. */
    int countNear(double x, double y, double distance) {
        int near = 0;
        for (int i = 0; i < count; i++) {
            near += isNear(pieces.get(i), x, y, distance) ? 1 : 0;
        }
        return near;
    }

    /** Returns whether a point is within a distance of the box of a piece and of each of its edges. */
    private static boolean isNear(PlacedPolygon piece, double x, double y, double distance) {
        boolean near = x > piece.minX() - distance && x < piece.maxX() + distance && y > piece.minY() - distance
                && y < piece.maxY() + distance;
        for (int i = 0; near && i < piece.count() && piece.count() > 2; i++) {
            near = piece.normalX(i) * (x - piece.x()[i]) + piece.normalY(i) * (y - piece.y()[i])
                    <= distance + piece.rounding();
        }
        return near;
    }

    /** Returns whether a line between two pixels, or one pixel, comes within a distance of a covered area. */
    boolean isCovered(float x1, float y1, float x2, float y2, float distance) {
        boolean covered = false;
        for (int at = 0; at < SIDES * areaCount; at += SIDES) {
            // The part of the line between the left and the right border, and then also between lower and upper.
            float from = 0;
            float to = 1;
            for (int side = 0; side < 2; side++) {
                float low = areas[at + side] - distance - (side == 0 ? x1 : y1);
                float high = areas[at + 2 + side] + distance - (side == 0 ? x1 : y1);
                float length = side == 0 ? x2 - x1 : y2 - y1;
                if (length != 0) {
                    from = Math.max(from, Math.min(low / length, high / length));
                    to = Math.min(to, Math.max(low / length, high / length));
                } else if (low >= 0 || high <= 0) {
                    to = 0;
                }
            }
            covered |= from < to;
        }
        return covered;
    }
}
