package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.PushApart;

/** What is pushed as a whole: the spatial of a {@code PushApart}, with the colliders for which it is the nearest. */
final class PushBody {
    /** The level of a body that nothing in place touches, directly or through others. */
    static final int FLOATING = 1 << 30;

    /** The pairs of its colliders that pushes move. */
    final List<PushPair> pairs = new ArrayList<>();
    /** These colliders. */
    final List<PushSide> sides = new ArrayList<>();
    /** Null for what has no PushApart. */
    PushApart control;
    Spatial spatial;
    /** The body of the next PushApart above, which takes this one along, or null. */
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
    double pushedX;
    double pushedY;
    /** Whether its last search for a free place among all that stands firm found one. */
    boolean hasRoom;
    private int version;
    /** The version at the last search for what the body was pushed into. */
    int searched;

    void open(Spatial newSpatial, PushApart newControl, PushBody newAbove) {
        spatial = newSpatial;
        control = newControl;
        above = newAbove.control == null ? null : newAbove;
        mobility = control.isEnabled() ? 1.0 / control.getWeight() : 0;
        slop = control.getSlop();
        id = Integer.MAX_VALUE;
        extent = 0;
        pushedX = 0;
        pushedY = 0;
        hasRoom = true;
        version = 0;
        searched = 0;
    }

    void close() {
        spatial = null;
        control = null;
        above = null;
        pairs.clear();
        sides.clear();
    }

    void add(PushPair pair, PushSide side) {
        pairs.add(pair);
        if (!side.isAttached) {
            side.isAttached = true;
            sides.add(side);
            id = Math.min(id, side.collider.getId());
            extent = Math.max(extent, Math.max(side.maxX - side.minX, side.maxY - side.minY));
        }
    }

    /** Returns whether it has moved. */
    boolean move(double dx, double dy) {
        pushedX += dx;
        pushedY += dy;
        version++;
        return dx != 0 || dy != 0;
    }

    boolean isBefore(PushBody other) {
        return level < other.level || level == other.level && id < other.id;
    }

    /** How much further the body may be pushed in this tick. */
    double reach() {
        return Math.max(0, extent - Math.hypot(pushedX, pushedY));
    }

    /** The displacement by its own pushes and those of the bodies above. */
    double x() {
        return above == null ? pushedX : pushedX + above.x();
    }

    double y() {
        return above == null ? pushedY : pushedY + above.y();
    }

    /** Another number after each push. */
    int version() {
        return above == null ? version : version + above.version();
    }

    /** Whether it takes another body along, or is the same. */
    boolean carries(PushBody other) {
        return other != null && (other == this || carries(other.above));
    }
}
