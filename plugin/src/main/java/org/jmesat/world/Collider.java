package org.jmesat.world;

import java.util.Objects;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.place.BodyPoses;

/**
 * A body in a {@link CollisionWorld}: one or more convex pieces that move as one, and its filter settings.
 *
 * <p>Created by {@link CollisionWorld#add}. Changes take effect at the next step. After the removal of a collider its
 * getters still work, but a change throws {@link IllegalStateException}. A collider without pieces touches nothing.
 */
public final class Collider extends ColliderPose {
    private int id;
    private Object owner;
    /** Null until the first call of {@link #getPiece}. */
    private PieceViews views;
    private boolean continuous;
    private boolean fixed;
    private boolean trigger;
    /** Null while all values are the defaults. */
    private FilterBits filter;
    private float elevation;
    private float minDepth;
    private float maxDepth;

    /** Creates a spare instance; call {@link #open} before handing it out. */
    Collider(CollisionWorld world) {
        super(world);
    }

    void open(int newId, Object newOwner) {
        id = newId;
        owner = newOwner;
        index = bodies().add(newId);
    }

    /** {@return the id (≥0), which orders pairs and events; ids grow in the order of addition and are never reused} */
    public int getId() {
        return id;
    }

    /** {@return the object given to {@link CollisionWorld#add}, or null} */
    public Object getOwner() {
        return owner;
    }

    /**
     * Replaces the pieces.
     *
     * @param polygons the new pieces, relative to the collider's pose (no element null); may be empty
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setShape(ConvexPolygon... polygons) {
        requireLive();
        Objects.requireNonNull(polygons, "polygons");
        for (int i = 0; i < polygons.length; i++) {
            if (polygons[i] == null) {
                throw new NullPointerException("polygons[" + i + "]");
            }
        }
        setPieceCount(polygons.length);
        for (int i = 0; i < polygons.length; i++) {
            polygons[i].copyTo(bodies().pendingShape(index, i));
        }
    }

    /**
     * Sets the number of pieces. New pieces are empty, and touch nothing until they are set.
     *
     * @param newCount the number of pieces (≥0)
     * @throws IllegalArgumentException if the number is negative
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setPieceCount(int newCount) {
        requireLive();
        if (newCount < 0) {
            throw new IllegalArgumentException("A collider cannot have " + newCount + " pieces");
        }
        bodies().setPieceCount(index, newCount);
        if (views != null) {
            views.truncate(newCount);
        }
        stages().noteReshape(index);
    }

    /**
     * Replaces one piece.
     *
     * @param i index of the piece (0 ≤ i &lt; {@link #getPieceCount()})
     * @param polygon the vertices (not null); copied
     * @param dx offset added to each x, relative to the collider's pose (finite)
     * @param dy offset added to each y (finite)
     * @throws IllegalArgumentException if dx or dy is NaN, infinite or beyond 10¹⁵⁰
     * @throws IndexOutOfBoundsException if there is no such piece
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setPiece(int i, PolygonBuffer polygon, double dx, double dy) {
        requireLive();
        Objects.checkIndex(i, getPieceCount());
        Objects.requireNonNull(polygon, "polygon");
        if (!(Math.abs(dx) <= PolygonTable.MOST_COORDINATE && Math.abs(dy) <= PolygonTable.MOST_COORDINATE)) {
            throw new IllegalArgumentException(
                    "Piece " + i + " of collider " + this + " cannot be placed at (" + dx + ", " + dy + ")");
        }
        bodies().pendingShape(index, i).set(polygon, dx, dy);
        stages().noteReshape(index);
    }

    /** {@return the number of pieces (≥0)} */
    public int getPieceCount() {
        return removed == null ? bodies().pieceCount(index) : removed.pieceCount();
    }

    /**
     * Returns a piece as placed at the last step.
     *
     * @param i index of the piece (0 ≤ i &lt; {@link #getPieceCount()})
     * @return an instance that this collider owns, the same each time; do not alter it. Stale after the next step; the
     *     next call updates it.
     * @throws IndexOutOfBoundsException if there is no such piece
     */
    public PlacedPolygon getPiece(int i) {
        Objects.checkIndex(i, getPieceCount());
        views = views == null ? new PieceViews() : views;
        return views.get(i, this, removed == null ? stages().pieces.placings() : -1);
    }

    /**
     * Copies a piece as placed at the last step. Use this to read many pieces, since {@link #getPiece} makes the
     * collider keep an instance for each.
     *
     * @param i index of the piece (0 ≤ i &lt; {@link #getPieceCount()})
     * @param store receives the piece (not null)
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such piece
     */
    public PlacedPolygon copyPiece(int i, PlacedPolygon store) {
        Objects.checkIndex(i, getPieceCount());
        Objects.requireNonNull(store, "store");
        if (removed != null) {
            removed.copyPiece(i, store);
        } else if (bodies().slot(index, i) >= 0) {
            store.take(stages().pieces.table(), bodies().slot(index, i));
        } else {
            double[] poses = bodies().poses().placed(index);
            int row = BodyPoses.ROW * index;
            store.local().clear();
            store.place(poses[row], poses[row + 1], poses[row + 2], poses[row + 3]);
        }
        return store;
    }

    /** {@return whether this collider is scenery, which is never tested against other scenery} */
    public boolean isFixed() {
        return fixed;
    }

    /**
     * Sets whether this collider is scenery, which is never tested against other scenery.
     *
     * @param newFixed true for scenery; scenery may still be moved
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setFixed(boolean newFixed) {
        requireLive();
        if (newFixed != fixed) {
            fixed = newFixed;
            bodies().setFixed(index, newFixed);
            change();
        }
    }

    /** {@return whether this is a trigger: it has contacts but pushes no body} */
    public boolean isTrigger() {
        return trigger;
    }

    /**
     * Sets whether this is a trigger: it has contacts but pushes no body.
     *
     * @param newTrigger true for a trigger
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setTrigger(boolean newTrigger) {
        requireLive();
        trigger = newTrigger;
    }

    /** {@return whether each step sweeps this collider from its last pose to its present one} */
    public boolean isContinuous() {
        return continuous;
    }

    /**
     * Sets whether each step sweeps this collider from its last pose to its present one. A swept collider does not
     * tunnel. The sweep assumes a straight motion and an even turn, the short way round. It costs most where many
     * bodies move nearby, so use it for few small fast bodies.
     *
     * @param newContinuous true to sweep this collider
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setContinuous(boolean newContinuous) {
        requireLive();
        if (newContinuous != continuous) {
            continuous = newContinuous;
            world.noteContinuous(this, newContinuous);
            bodies().setContinuous(index, newContinuous);
            change();
        }
    }

    /** {@return the categories of this collider, one bit each} */
    public long getCategory() {
        return filter == null ? FilterBits.CATEGORY : filter.category;
    }

    /** {@return the categories that this collider can collide with, one bit each} */
    public long getMask() {
        return filter == null ? FilterBits.MASK : filter.mask;
    }

    /** {@return the group, or 0 for none} */
    public int getGroup() {
        return filter == null ? 0 : filter.group;
    }

    /**
     * Sets categories, mask and group. Two colliders of the same positive group always collide; two of the same
     * negative group never collide. Otherwise the mask of each must have a bit of the other's category, and their
     * {@linkplain CollisionLayers layers} must collide.
     *
     * @param newCategory one bit for each category of this collider; no mask matches 0
     * @param newMask one bit for each category that this collider can collide with; 0 matches none
     * @param newGroup the group, or 0 for none
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setFilter(long newCategory, long newMask, int newGroup) {
        requireLive();
        if (newCategory != getCategory() || newMask != getMask() || newGroup != getGroup()) {
            filter = filter == null ? new FilterBits() : filter;
            filter.category = newCategory;
            filter.mask = newMask;
            filter.group = newGroup;
            bodies().setSelective(index, filter.isSelective());
            change();
        }
    }

    /** {@return the elevation: the coordinate along the plane's axis at which a view should draw the collider} */
    public float getElevation() {
        return elevation;
    }

    /**
     * Sets the elevation: the coordinate along the plane's axis (z in the XY plane) at which a view should draw the
     * collider. It also moves the {@linkplain #setDepthRange range of depth}. Collisions ignore both unless the
     * {@linkplain CollisionWorld#setDepthTest depth test} is on.
     *
     * @param newElevation the coordinate in world units (finite)
     * @throws IllegalArgumentException if the value is NaN or infinite
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setElevation(float newElevation) {
        requireLive();
        requireFinite("elevation", newElevation);
        if (elevation != newElevation) {
            stages().colliders.noteElevation();
        }
        elevation = newElevation;
        stages().noteDepth(this);
    }

    /**
     * Sets the range of depth: how far the collider extends along the plane's axis, relative to its elevation. By
     * default both are 0: the collider is flat. Collisions ignore it unless the
     * {@linkplain CollisionWorld#setDepthTest depth test} is on.
     *
     * @param newMin from the elevation to the lower end, in world units; −∞ for a collider without a lower end
     * @param newMax from the elevation to the upper end (≥ newMin); +∞ for a collider without an upper end
     * @throws IllegalArgumentException if a value is NaN, newMin is greater than newMax, newMin is +∞ or newMax −∞
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setDepthRange(float newMin, float newMax) {
        requireLive();
        if (!(newMin <= newMax) || newMin == Float.POSITIVE_INFINITY || newMax == Float.NEGATIVE_INFINITY) {
            throw new IllegalArgumentException(
                    "The range of depth of collider " + this + " cannot be from " + newMin + " to " + newMax);
        }
        minDepth = newMin;
        maxDepth = newMax;
        stages().noteDepth(this);
    }

    /** {@return the coordinate of the lower end along the plane's axis, as set; −∞ if there is none} */
    public float getMinDepth() {
        return Math.min(elevation + minDepth, Float.MAX_VALUE);
    }

    /** {@return the coordinate of the upper end along the plane's axis, as set; +∞ if there is none} */
    public float getMaxDepth() {
        return Math.max(elevation + maxDepth, -Float.MAX_VALUE);
    }

    ExitReason removal() {
        return removal;
    }

    void remove(ExitReason reason) {
        removal = reason;
        stages().noteRemoval(this);
    }

    /** Releases the index, in the step that drops this collider. */
    void leave() {
        removed = new RemovedBody(index, bodies(), stages().pieces);
        bodies().drop(index, stages().pieces);
    }

    boolean isIn(CollisionWorld candidate) {
        return world == candidate;
    }

    @Override
    public String toString() {
        return id + " (" + owner + ")";
    }
}
