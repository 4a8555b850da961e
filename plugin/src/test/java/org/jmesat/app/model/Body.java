package org.jmesat.app.model;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionListener;

/** A collider of the model: a spatial with its shape and settings at the last reading of the scene. */
final class Body {
    /** A listening Control and its spatial. */
    record Place(CollisionListener listener, Spatial spatial) {
        boolean isInstalled() {
            return isOn(spatial, listener);
        }
    }

    final Spatial spatial;
    /** The id in the order of discovery; −1 until discovered. */
    int id = -1;
    /** The settings at the last tick in which the body was a collider. */
    Settings settings;
    final List<Rectangle> pieces = new ArrayList<>();
    final List<Place> path = new ArrayList<>();
    /** The current and the last position, and the motion between them. */
    final BodyMotion motion = new BodyMotion();
    private List<Rectangle> lastPieces = List.of();
    private boolean wasHull;
    /** The direction in which a one-way collider is solid, in quarter turns from +X. */
    private int up;
    private final List<Integer> turns = new ArrayList<>();
    private DepthRange depth = DepthRange.EMPTY;
    private DepthRange lastDepth;
    private boolean exact;
    private PointSet hull;
    private ColliderControl control;
    /** The control's teleport count when last read. */
    private int teleports;

    Body(Spatial spatial) {
        this.spatial = spatial;
    }

    static boolean isOn(Spatial spatial, CollisionListener listener) {
        for (int i = 0; i < spatial.getNumControls(); i++) {
            if (spatial.getControl(i) == listener) {
                return true;
            }
        }
        return false;
    }

    void begin(Spatial root) {
        lastPieces = List.copyOf(pieces);
        wasHull = settings != null && isHull();
        pieces.clear();
        lastDepth = depth;
        depth = DepthRange.EMPTY;
        turns.clear();
        exact = true;
        hull = null;
        path.clear();
        for (Spatial each = spatial; each != null; each = each == root ? null : each.getParent()) {
            for (int i = 0; i < each.getNumControls(); i++) {
                Control control = each.getControl(i);
                if (control instanceof CollisionListener listener) {
                    path.add(new Place(listener, each));
                }
            }
        }
    }

    void add(Lattice.Place place, Lattice.Shape shape) {
        pieces.add(Lattice.rectangle(place, shape));
        turns.add(place.turns());
        depth = depth.with(new DepthRange(place.depth() - Lattice.Shape.HALF_DEPTH,
                place.depth() + Lattice.Shape.HALF_DEPTH));
        exact &= place.exact();
    }

    /** Sets the place and settings of a tick in which the body is a collider. */
    void settle(Lattice lattice, Layers layers) {
        Lattice.Place place = lattice.place(spatial);
        settings = Settings.of(spatial, layers, lattice);
        up = settings.oneWay() + place.turns();
        depth = depth.extended(settings.depthMargin());
        ColliderControl now = Settings.control(spatial);
        if (now == control && isTeleportAsked()) {
            motion.teleport();
        }
        control = now;
        teleports = now == null ? 0 : now.getTeleportCount();
        List<Object> form = new ArrayList<>(turns);
        form.add(place.turns());
        pieces.forEach(piece -> form.add(piece.movedBy(-place.x(), -place.y())));
        motion.arrive(place.x(), place.y(), exact && place.exact() && !isHull() ? form : null, id < 0);
    }

    /** Whether its control was teleported since the last tick. */
    boolean isTeleportAsked() {
        return control != null && control.getTeleportCount() != teleports;
    }

    /** Whether a handler has cut the body short in this tick. */
    boolean isCutShort() {
        return settings.continuous() && (motion.isCut() || isTeleportAsked());
    }

    boolean overlapsInDepth(Body other) {
        return depth.overlaps(other.depth);
    }

    /**
     * Whether the ranges from the start to the end of the tick overlap, or those at either end: two flat ones overlap
     * at the same depth, but a flat one does not overlap the end of a range.
     */
    boolean mayMeetInDepth(Body other) {
        return depth.with(lastDepth).overlaps(other.depth.with(other.lastDepth)) || overlapsInDepth(other)
                || lastDepth.overlaps(other.lastDepth);
    }

    boolean overlapsInDepthAtBothEnds(Body other) {
        return depth.overlaps(other.depth) && lastDepth.overlaps(other.lastDepth);
    }

    boolean hasChangedDepth() {
        return !depth.equals(lastDepth);
    }

    /** Makes the start of the tick have the depth of its end. */
    void forgetLastDepth() {
        lastDepth = depth;
    }

    private PointSet hull() {
        if (hull == null) {
            hull = new PointSet(pieces);
        }
        return hull;
    }

    boolean isHull() {
        return settings.singleHull() && pieces.size() > 1;
    }

    @Override
    public String toString() {
        return spatial + " " + motion + (isOneWay() ? " one-way to " + upX() + " " + upY() : "");
    }

    /** Notes that the next motion begins where the spatial is now. */
    void noteLeft(Lattice lattice) {
        if (!settings.fixed()) {
            Vector3f place = spatial.getWorldTranslation();
            motion.leaveAt(Lattice.UNIT * (double) lattice.plane().x(place),
                    Lattice.UNIT * (double) lattice.plane().y(place));
        }
    }

    /** The pieces of the last tick. */
    List<Rectangle> lastPieces() {
        return lastPieces;
    }

    /** Whether it was the hull of its pieces at the last tick. */
    boolean wasHull() {
        return wasHull;
    }

    boolean isOneWay() {
        return settings.oneWay() != Settings.NOT_ONE_WAY;
    }

    int upX() {
        return Lattice.quarterX(up);
    }

    int upY() {
        return Lattice.quarterX(up - 1);
    }

    boolean overlaps(Body other) {
        if (isHull() && other.isHull()) {
            return hull().overlaps(other.hull());
        }
        if (isHull()) {
            return other.pieces.stream().anyMatch(piece -> hull().overlaps(new PointSet(List.of(piece))));
        }
        if (other.isHull()) {
            return other.overlaps(this);
        }
        for (Rectangle piece : pieces) {
            for (Rectangle theirs : other.pieces) {
                if (piece.overlaps(theirs)) {
                    return true;
                }
            }
        }
        return false;
    }
}
