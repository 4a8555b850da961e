package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.world.Collider;

/** What is pushed as a whole: the colliders of one enabled {@link PushApart}; or one collider that pushes do not move. */
final class PushBody {
    /** The level of a body that nothing in place touches, directly or through others. */
    static final int FLOATING = Integer.MAX_VALUE;

    /** The pairs of this body. */
    final List<PushPair> pairs = new ArrayList<>();
    /** The colliders of those pairs. */
    final List<Collider> colliders = new ArrayList<>();
    /** Null for a collider that pushes do not move. */
    PushApart control;
    Spatial spatial;
    /** The next body above this one in the scene graph, which takes it along, or null. */
    PushBody above;
    /** The least id of its colliders. */
    int id;
    /** How many contacts away from something that stays in place. */
    int level;
    /** The inverse of the weight; 0 if pushes do not move it. */
    double mobility;
    double slop;
    /** The greatest width or height of its colliders, in world units. */
    double extent;
    /** The sum of its pushes in this tick, in world units. */
    private double x;
    private double y;
    private int version;
    /** The version at the last search for what the body was pushed into. */
    int searched;
    /** Marks a body that was visited by the search of that number. */
    int visited;

    /** {@code nearest} is the control at or above the spatial, also one that does not move it. */
    void open(PushApart newControl, Spatial newSpatial, PushApart nearest) {
        control = newControl;
        spatial = newSpatial;
        mobility = newControl == null ? 0 : 1.0 / newControl.getWeight();
        slop = nearest == null ? 0 : nearest.getSlop();
        above = null;
        id = Integer.MAX_VALUE;
        extent = 0;
        x = 0;
        y = 0;
        version = 0;
        searched = 0;
        visited = 0;
    }

    void close() {
        control = null;
        spatial = null;
        above = null;
        pairs.clear();
        colliders.clear();
    }

    boolean isMovable() {
        return mobility > 0;
    }

    void add(PushPair pair, Collider collider) {
        pairs.add(pair);
        if (!colliders.contains(collider)) {
            colliders.add(collider);
            id = Math.min(id, collider.getId());
            double minX = Double.POSITIVE_INFINITY;
            double minY = Double.POSITIVE_INFINITY;
            double maxX = Double.NEGATIVE_INFINITY;
            double maxY = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < collider.getPieceCount(); i++) {
                PlacedPolygon piece = collider.getPiece(i);
                minX = Math.min(minX, piece.minX());
                minY = Math.min(minY, piece.minY());
                maxX = Math.max(maxX, piece.maxX());
                maxY = Math.max(maxY, piece.maxY());
            }
            extent = Math.max(extent, Math.max(maxX - minX, maxY - minY));
        }
    }

    void move(double dx, double dy) {
        x += dx;
        y += dy;
        version++;
    }

    /** How much further the body may be pushed in this tick. */
    double reach() {
        return extent - Math.hypot(x, y);
    }

    double pushedX() {
        return x;
    }

    double pushedY() {
        return y;
    }

    /** The displacement by its own pushes and those of the bodies above. */
    double x() {
        return above == null ? x : x + above.x();
    }

    double y() {
        return above == null ? y : y + above.y();
    }

    /** Another number after each push. */
    int version() {
        return above == null ? version : version + above.version();
    }
}
