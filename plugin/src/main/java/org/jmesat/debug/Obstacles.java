package org.jmesat.debug;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.world.Collider;

/**
 * What an explanation should not be drawn on: the pieces of all colliders in the picture. Those of others that contain
 * the whole pair, such as that of a backdrop, do not count. Their boxes are kept, and only pieces whose box is in the
 * way are copied.
 */
final class Obstacles {
    private static final int BOX = 4;

    private ExplainedPair pair;
    private final List<Collider> colliders = new ArrayList<>();
    private int[] indices = new int[64];
    /** Least x and y, greatest x and y of each piece. */
    private double[] boxes = new double[BOX * indices.length];
    private final PlacedPolygon piece = new PlacedPolygon();
    /** What was in the way of the last place on the right and on the left: most likely so of the next one, too. */
    private final int[] last = new int[2];

    /** Begins a picture with the pair to explain, or with null if none is: then there are no obstacles. */
    void begin(ExplainedPair newPair) {
        pair = newPair;
        colliders.clear();
    }

    /** Adds a piece that is in the picture. */
    void add(Collider collider, int index, Corners added) {
        if (pair == null || added.minX <= pair.minX && added.minY <= pair.minY && added.maxX >= pair.maxX
                && added.maxY >= pair.maxY && !ExplainedPair.isIn(pair, collider)) {
            return;
        }
        int i = colliders.size();
        if (i == indices.length) {
            indices = Arrays.copyOf(indices, 2 * i);
            boxes = Arrays.copyOf(boxes, 2 * BOX * i);
        }
        colliders.add(collider);
        indices[i] = index;
        boxes[BOX * i] = added.minX;
        boxes[BOX * i + 1] = added.minY;
        boxes[BOX * i + 2] = added.maxX;
        boxes[BOX * i + 3] = added.maxY;
    }

    private PlacedPolygon copy(int i) {
        return colliders.get(i).copyPiece(indices[i], piece);
    }

    /** Returns whether one of the pieces reaches into the place of an axis, or within a distance of its long sides. */
    boolean meet(AxisPlace place, double gap) {
        int side = place.side > 0 ? 1 : 0;
        int count = colliders.size();
        for (int i = 0, next = last[side]; i < count; i++, next++) {
            next = next < count ? next : 0;
            int at = BOX * next;
            if (place.mayMeet(boxes[at], boxes[at + 1], boxes[at + 2], boxes[at + 3], gap)
                    && place.meets(copy(next), gap)) {
                last[side] = next;
                return true;
            }
        }
        return false;
    }

    /** Returns whether one of the pieces is within a distance of a point. */
    boolean isNear(double x, double y, double distance) {
        boolean near = false;
        for (int i = 0; i < colliders.size() && !near; i++) {
            int at = BOX * i;
            near = x > boxes[at] - distance && x < boxes[at + 2] + distance && y > boxes[at + 1] - distance
                    && y < boxes[at + 3] + distance && isNear(copy(i), x, y, distance);
        }
        return near;
    }

    /** Returns whether a point is within a distance of each edge of a piece. */
    private static boolean isNear(PlacedPolygon piece, double x, double y, double distance) {
        boolean near = true;
        for (int i = 0; near && i < piece.count() && piece.count() > 2; i++) {
            near = piece.normalX(i) * (x - piece.x()[i]) + piece.normalY(i) * (y - piece.y()[i])
                    <= distance + piece.rounding();
        }
        return near;
    }
}
