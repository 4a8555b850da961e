package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;

/** What is pushed as a whole: the colliders of one enabled {@code PushApart}, or one that pushes do not move. */
final class PushBody {
    /** The level of a body that nothing in place touches, directly or through others. */
    static final int FLOATING = Integer.MAX_VALUE;

    /** The pairs of this body. */
    final List<PushPair> pairs = new ArrayList<>();
    /** The colliders of those pairs. */
    final List<PushSide> sides = new ArrayList<>();
    /** The spatial with its control, or null. */
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

    /** Opens the body of a side; {@code newSpatial} is the one with its control, or null. */
    void open(PushSide side, Spatial newSpatial) {
        spatial = newSpatial;
        mobility = side.isPlaced ? 0 : 1.0 / side.control.getWeight();
        slop = side.control == null ? 0 : side.control.getSlop();
        above = null;
        id = Integer.MAX_VALUE;
        extent = 0;
        x = 0;
        y = 0;
        version = 0;
        searched = 0;
    }

    void close() {
        spatial = null;
        above = null;
        pairs.clear();
        sides.clear();
    }

    void add(PushPair pair, PushSide side, double[] box) {
        pairs.add(pair);
        if (!side.isAttached) {
            side.isAttached = true;
            sides.add(side);
            id = Math.min(id, side.collider.getId());
            side.copyBox(box);
            extent = Math.max(extent, Math.max(box[2] - box[0], box[3] - box[1]));
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
