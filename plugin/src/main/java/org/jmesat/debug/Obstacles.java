package org.jmesat.debug;

import org.jmesat.narrowphase.Axis;
import org.jmesat.world.Collider;

/**
 * What an explanation should not be drawn on: the outlines of other colliders, and areas of the viewport that the
 * game's HUD and a panel cover. Outlines that contain the whole pair, such as that of a backdrop, do not count.
 */
final class Obstacles {
    /** Doubles per outline in {@code boxes}. */
    private static final int BOX = 4;
    private static final int SIDES = 4;
    /** That of the game and that of the panel. */
    private static final int MOST_AREAS = 2;

    private CollisionSnapshot snapshot;
    /** The outlines that count, by their indices in the snapshot, and their boxes: read often for each picture. */
    private int[] outlines = {};
    private double[] boxes = {};
    private int count;
    /** The first ones are near the pair: they meet this box. */
    private int nearCount;
    private double nearMinX;
    private double nearMinY;
    private double nearMaxX;
    private double nearMaxY;
    /** Left, bottom, right and top of each covered area. */
    private final float[] areas = new float[SIDES * MOST_AREAS];
    private int areaCount;

    /**
     * Sets the tick, and the pair to explain.
     *
     * @param reach how far from the pair letters are placed, in world units; those places are searched fast
     */
    void set(CollisionSnapshot newSnapshot, ExplainedPair pair, double reach) {
        snapshot = newSnapshot;
        count = 0;
        nearCount = 0;
        nearMinX = pair.minX() - reach;
        nearMinY = pair.minY() - reach;
        nearMaxX = pair.maxX() + reach;
        nearMaxY = pair.maxY() + reach;
        int all = snapshot.outlineCount();
        if (outlines.length < all) {
            outlines = new int[all + all / 2];
            boxes = new double[BOX * outlines.length];
        }
        int endOfA = snapshot.endOutline(pair.colliderA());
        int endOfB = snapshot.endOutline(pair.colliderB());
        boolean ordered = endOfA < endOfB;
        Collider first = ordered ? pair.colliderA() : pair.colliderB();
        Collider second = ordered ? pair.colliderB() : pair.colliderA();
        add(0, snapshot.firstOutline(first), pair);
        add(snapshot.endOutline(first), snapshot.firstOutline(second), pair);
        add(snapshot.endOutline(second), all, pair);
    }

    private void add(int from, int end, ExplainedPair pair) {
        for (int i = from; i < end; i++) {
            PieceOutline each = snapshot.outline(i);
            double minX = each.minX();
            double minY = each.minY();
            double maxX = each.maxX();
            double maxY = each.maxY();
            if (!pair.isWithin(minX, minY, maxX, maxY)) {
                int at = count++;
                if (minX <= nearMaxX && minY <= nearMaxY && maxX >= nearMinX && maxY >= nearMinY) {
                    outlines[at] = outlines[nearCount];
                    System.arraycopy(boxes, BOX * nearCount, boxes, BOX * at, BOX);
                    at = nearCount++;
                }
                outlines[at] = i;
                boxes[BOX * at] = minX;
                boxes[BOX * at + 1] = minY;
                boxes[BOX * at + 2] = maxX;
                boxes[BOX * at + 3] = maxY;
            }
        }
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

    /** Returns the number of outlines that count. */
    int count() {
        return count;
    }

    /** Returns an outline that counts. */
    PieceOutline outline(int i) {
        return snapshot.outline(outlines[i]);
    }

    /** Returns whether the box of an outline projects onto a part of an axis; never wrongly false. */
    boolean isAlong(int i, Axis axis, double from, double to) {
        int box = BOX * i;
        double middle = (axis.x() * (boxes[box] + boxes[box + 2]) + axis.y() * (boxes[box + 1] + boxes[box + 3])) / 2;
        double half = (Math.abs(axis.x()) * (boxes[box + 2] - boxes[box])
                + Math.abs(axis.y()) * (boxes[box + 3] - boxes[box + 1])) / 2;
        double rounding = 1e-9 * (Math.abs(middle) + half);
        return middle - half <= to + rounding && middle + half >= from - rounding;
    }

    /** Counts the outlines within a distance of a point, by their boxes and then by their edges. */
    int countNear(double x, double y, double distance) {
        int near = 0;
        boolean isNear = x - distance >= nearMinX && y - distance >= nearMinY && x + distance <= nearMaxX
                && y + distance <= nearMaxY;
        int end = isNear ? nearCount : count;
        for (int i = 0, box = 0; i < end; i++, box += BOX) {
            if (x > boxes[box] - distance && x < boxes[box + 2] + distance && y > boxes[box + 1] - distance
                    && y < boxes[box + 3] + distance && isNear(outline(i), x, y, distance)) {
                near++;
            }
        }
        return near;
    }

    private static boolean isNear(PieceOutline outline, double x, double y, double distance) {
        int corners = outline.count();
        for (int i = 0; i < corners && corners > 2; i++) {
            int next = i + 1 == corners ? 0 : i + 1;
            double dx = outline.x(next) - outline.x(i);
            double dy = outline.y(next) - outline.y(i);
            double outside = (x - outline.x(i)) * dy - (y - outline.y(i)) * dx;
            if (outside > distance * Math.hypot(dx, dy)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a pixel is within a distance of a covered area. */
    boolean isCovered(float x, float y, float distance) {
        for (int i = 0; i < SIDES * areaCount; i += SIDES) {
            if (x > areas[i] - distance && x < areas[i + 2] + distance && y > areas[i + 1] - distance
                    && y < areas[i + 3] + distance) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a line between two pixels comes within a distance of a covered area. */
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

    void clear() {
        snapshot = null;
        count = 0;
        nearCount = 0;
    }
}
