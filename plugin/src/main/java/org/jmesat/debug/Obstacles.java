package org.jmesat.debug;

import org.jmesat.world.CollisionSnapshot;
import org.jmesat.world.PieceOutline;

/**
 * What an explanation should not be drawn on: the outlines of other colliders, and an area of the viewport that a panel
 * covers. Outlines that contain the whole pair, such as that of a backdrop, do not count.
 */
final class Obstacles {
    private final PieceOutline each = new PieceOutline();
    private CollisionSnapshot snapshot;
    private ExplainedPair pair;
    private float left;
    private float bottom;
    private float right;
    private float top;

    /** Sets the tick, and the pair to explain. */
    void set(CollisionSnapshot newSnapshot, ExplainedPair newPair) {
        snapshot = newSnapshot;
        pair = newPair;
    }

    /** Sets the covered area, in pixels of the viewport; none if it is empty. */
    void cover(float minX, float minY, float maxX, float maxY) {
        left = minX;
        bottom = minY;
        right = maxX;
        top = maxY;
    }

    /** Returns the number of outlines; {@link #outline} leaves out those that do not count. */
    int count() {
        return snapshot == null ? 0 : snapshot.outlineCount();
    }

    /** Returns an outline, valid until the next call; null if it does not count. */
    PieceOutline outline(int i) {
        snapshot.outline(i, each);
        boolean counts = each.collider() != pair.colliderA() && each.collider() != pair.colliderB()
                && !pair.isWithin(each.minX(), each.minY(), each.maxX(), each.maxY());
        return counts ? each : null;
    }

    /** Counts the outlines within a distance of a point, by their boxes and then by their edges. */
    int countNear(double x, double y, double distance) {
        int near = 0;
        for (int i = 0; i < count(); i++) {
            PieceOutline outline = outline(i);
            if (outline != null && x > outline.minX() - distance && x < outline.maxX() + distance
                    && y > outline.minY() - distance && y < outline.maxY() + distance
                    && isNear(outline, x, y, distance)) {
                near++;
            }
        }
        return near;
    }

    private static boolean isNear(PieceOutline outline, double x, double y, double distance) {
        int count = outline.count();
        for (int i = 0; i < count && count > 2; i++) {
            int next = i + 1 == count ? 0 : i + 1;
            double dx = outline.x(next) - outline.x(i);
            double dy = outline.y(next) - outline.y(i);
            double outside = (x - outline.x(i)) * dy - (y - outline.y(i)) * dx;
            if (outside > distance * Math.hypot(dx, dy)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a pixel is within a distance of the covered area. */
    boolean isCovered(float x, float y, float distance) {
        return hasArea() && x > left - distance && x < right + distance && y > bottom - distance && y < top + distance;
    }

    /** Returns whether a line between two pixels comes within a distance of the covered area. */
    boolean isCovered(float x1, float y1, float x2, float y2, float distance) {
        if (!hasArea()) {
            return false;
        }
        float from = 0;
        float to = 1;
        for (int side = 0; side < 2; side++) {
            float start = side == 0 ? x1 : y1;
            float length = side == 0 ? x2 - x1 : y2 - y1;
            float low = (side == 0 ? left : bottom) - distance;
            float high = (side == 0 ? right : top) + distance;
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

    private boolean hasArea() {
        return left < right && bottom < top;
    }

    void clear() {
        snapshot = null;
        pair = null;
    }
}
