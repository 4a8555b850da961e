package org.jmesat.debug;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.world.Collider;

/**
 * What an explanation should not be drawn on: the pieces of all colliders in the picture. Those of others that contain
 * the whole pair, such as that of a backdrop, do not count.
 */
final class Obstacles {
    /** Those that count come first; the others are for later. */
    final List<PlacedPolygon> pieces = new ArrayList<>(List.of(new PlacedPolygon()));
    int count;

    /** Sets the colliders of the tick, and the pair to explain. */
    void set(List<Collider> colliders, ExplainedPair pair, ViewScale view) {
        count = 0;
        for (int i = 0; i < colliders.size(); i++) {
            Collider each = colliders.get(i);
            for (int k = 0; k < each.getPieceCount(); k++) {
                PlacedPolygon piece = each.copyPiece(k, pieces.get(count));
                boolean around = !ExplainedPair.isIn(pair, each) && piece.minX() <= pair.minX
                        && piece.minY() <= pair.minY && piece.maxX() >= pair.maxX && piece.maxY() >= pair.maxY;
                if (piece.count() > 0 && !around && view.mayShow(piece.minX(), piece.minY(), piece.maxX(),
                        piece.maxY(), pair.elevation, Drawing.MARGIN)) {
                    count++;
                    if (count == pieces.size()) {
                        pieces.add(new PlacedPolygon());
                    }
                }
            }
        }
    }

    /** Returns whether one of the pieces is within a distance of a point. */
    boolean isNear(double x, double y, double distance) {
        boolean near = false;
        for (int i = 0; i < count && !near; i++) {
            near = isNear(pieces.get(i), x, y, distance);
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
}
