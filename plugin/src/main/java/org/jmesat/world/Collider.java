package org.jmesat.world;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.Predicate;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.RoundingError;
import org.jmesat.internal.sat.ShapeCopy;
import org.jmesat.internal.step.BodyPoses;
import org.jmesat.internal.step.BodyTable;

/**
 * A body in a {@link CollisionWorld}: one or more convex pieces that move as one, and its filter settings.
 *
 * <p>Created by {@link CollisionWorld#add}. Changes take effect at the next step. After the removal of a collider its
 * getters still work, but a change throws {@link IllegalStateException}. A collider without pieces touches nothing.
 */
public final class Collider {
    private static final int MOST_PIECES = 1 << 20;
    private static final PlacedPolygon[] NONE = {};
    private static final long CATEGORY = 1;
    private static final long MASK = -1;

    private final CollisionWorld world;
    private int id;
    private Object owner;
    /** The row in the step's tables of bodies, which hold the settings and the pose. */
    private int index;
    /**
     * The pose that was set last, once a step has dropped this collider; null before. After it, another collider may
     * reuse the index, and {@link #views} has all pieces.
     */
    private double[] lastPose;
    /** The instances that {@link #getPiece} returns, each created at its first call. */
    private PlacedPolygon[] views = NONE;
    /** For each of them, the count of placings at the time of the copy. */
    private long[] viewedAt;
    private boolean continuous;
    private boolean fixed;
    private boolean trigger;
    /** A unit vector, or 0 and 0 for a collider that is solid from all sides. */
    private double oneWayX;
    private double oneWayY;
    /** For whom it may be solid if it is one-way; null for all. */
    private Predicate<Collider> solidFor;
    private long category = CATEGORY;
    private long mask = MASK;
    private int group;
    private float elevation;
    private float minDepth;
    private float maxDepth;
    private ExitReason removal;

    /** Creates a spare instance; call {@link #open} before handing it out. */
    Collider(CollisionWorld world) {
        this.world = world;
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
            ShapeCopy.copy(polygons[i], bodies().pendingShape(index, i));
        }
    }

    /** See {@code WorldAccess.setPieceCount}. */
    void setPieceCount(int newCount) {
        requireLive();
        if (newCount < 0 || newCount > MOST_PIECES) {
            throw new IllegalArgumentException("A collider cannot have " + newCount + " pieces");
        }
        bodies().setPieceCount(index, newCount);
        for (int i = newCount; i < views.length; i++) {
            views[i] = null;
        }
        stages().noteReshape(index);
    }

    /** See {@code WorldAccess.setPiece}. */
    void setPiece(int i, PolygonBuffer polygon, double dx, double dy) {
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
        return lastPose == null ? bodies().pieceCount(index) : views.length;
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
        if (lastPose != null) {
            return views[i];
        }
        if (i >= views.length) {
            views = Arrays.copyOf(views, getPieceCount());
            viewedAt = viewedAt == null ? new long[views.length] : Arrays.copyOf(viewedAt, views.length);
        }
        long placings = stages().pieces.placings();
        if (views[i] == null || viewedAt[i] != placings) {
            views[i] = views[i] == null ? new PlacedPolygon() : views[i];
            copyPiece(i, views[i]);
            viewedAt[i] = placings;
        }
        return views[i];
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
        if (lastPose == null) {
            bodies().copyPiece(index, i, stages().pieces.table(), store);
        } else {
            store.set(views[i]);
        }
        return store;
    }

    /**
     * Moves the collider without turning it.
     *
     * @param newX plane x (finite)
     * @param newY plane y (finite)
     * @throws IllegalArgumentException if a coordinate is NaN, infinite or beyond 10¹⁵⁰
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setPosition(double newX, double newY) {
        requireLive();
        requireCoordinate("x", newX);
        requireCoordinate("y", newY);
        if (bodies().poses().setPosition(index, newX, newY)) {
            stages().places.noteMove(index);
        }
    }

    /**
     * Turns the collider about its position.
     *
     * @param angle from the X axis towards the Y axis, in radians (finite)
     * @throws IllegalArgumentException if the angle is NaN or infinite
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setAngle(double angle) {
        requireLive();
        requireFinite("angle", angle);
        turn(Angles.cos(angle), Angles.sin(angle));
    }

    /**
     * Turns the collider about its position, by cosine and sine of the angle.
     *
     * @param newCos cosine of the angle from the X axis towards the Y axis
     * @param newSin sine of that angle; (cos, sin) is normalised if its length is within a thousandth of 1
     * @throws IllegalArgumentException if the length of (cos, sin) is NaN or further from 1
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setRotation(double newCos, double newSin) {
        requireLive();
        double length = rotationLength(newCos, newSin);
        turn(newCos / length, newSin / length);
    }

    /** Throws the exception of {@link CollisionWorld#setPoses}, unless the pose at an index can be set. */
    void requirePose(double[] poses, int at) {
        if (removal != null) {
            requireLive();
        }
        requireCoordinate("x", poses[at]);
        requireCoordinate("y", poses[at + 1]);
        double square = poses[at + 2] * poses[at + 2] + poses[at + 3] * poses[at + 3];
        // Without a root for nearly all: a length is nearer to 1 than its square.
        if (!(Math.abs(square - 1) <= RoundingError.TURN)) {
            rotationLength(poses[at + 2], poses[at + 3]);
        }
    }

    private double rotationLength(double newCos, double newSin) {
        double length = Math.sqrt(newCos * newCos + newSin * newSin);
        if (!(Math.abs(length - 1) <= RoundingError.TURN)) {
            throw new IllegalArgumentException(
                    "Collider " + this + " cannot be turned by cosine " + newCos + " and sine " + newSin);
        }
        return length;
    }

    private void turn(double newCos, double newSin) {
        if (bodies().poses().setRotation(index, newCos, newSin)) {
            stages().places.noteMove(index);
        }
    }

    private double current(int column) {
        return lastPose == null ? bodies().poses().current()[BodyPoses.ROW * index + column] : lastPose[column];
    }

    /** {@return the plane x of the position} */
    public double getX() {
        return current(0);
    }

    /** {@return the plane y of the position} */
    public double getY() {
        return current(1);
    }

    /** {@return the cosine of the angle from the X axis towards the Y axis, normalised} */
    public double getCos() {
        return current(2);
    }

    /** {@return the sine of the angle from the X axis towards the Y axis, normalised} */
    public double getSin() {
        return current(3);
    }

    /**
     * Computes the angle from the X axis towards the Y axis.
     *
     * @return the angle in radians (−π &lt; angle ≤ π); the same bits on every machine
     */
    public double getAngle() {
        return StrictMath.atan2(getSin(), getCos());
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

    /** {@return whether this collider is solid only for what comes from one side} */
    public boolean isOneWay() {
        return oneWayX != 0 || oneWayY != 0;
    }

    /** {@return x of the unit vector that points to the solid side; 0 if this collider is not one-way} */
    public double getOneWayX() {
        return oneWayX;
    }

    /** {@return y of the unit vector that points to the solid side; 0 if this collider is not one-way} */
    public double getOneWayY() {
        return oneWayY;
    }

    /**
     * Sets from which side this collider is solid. A one-way collider is solid for a body that was above it, on that
     * side, when the body's motion began: the separation of the two along (x, y) was at least −t, t being the
     * {@linkplain org.jmesat.geometry.Tolerance#touching tolerance}. For a body that is new or was teleported, it is
     * solid if the shortest way out is within 45° of (x, y). That is decided when a contact begins, and holds until it
     * ends. A contact that is not {@linkplain org.jmesat.contact.Contact#isSolid solid} has events, too.
     *
     * <p>The direction does not turn with this collider: set it again when it turns. An app state does so.
     *
     * @param x plane x of the direction (finite), of any length
     * @param y plane y of the direction (finite); both 0 for a collider that is solid from all sides
     * @throws IllegalArgumentException if a number is NaN or infinite
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setOneWay(double x, double y) {
        requireLive();
        requireFinite("one-way x", x);
        requireFinite("one-way y", y);
        boolean was = isOneWay();
        // Divided twice, since the square of a coordinate may be infinite or 0.
        double most = Math.max(Math.abs(x), Math.abs(y));
        double length = most == 0 ? 1 : Math.sqrt(x / most * (x / most) + y / most * (y / most));
        oneWayX = most == 0 ? 0 : x / most / length;
        oneWayY = most == 0 ? 0 : y / most / length;
        bodies().addOneWays((isOneWay() ? 1 : 0) - (was ? 1 : 0));
    }

    /** See {@code WorldAccess.setSolidFor}. */
    void setSolidFor(Predicate<Collider> others) {
        solidFor = others;
    }

    boolean isSolidFor(Collider other) {
        return solidFor == null || solidFor.test(other);
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

    /**
     * Skips the sweep of this collider at the next step. A collider that is new, or had no shape, is not swept either.
     *
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void teleport() {
        requireLive();
        bodies().teleport(index);
        change();
    }

    /** See {@code WorldAccess.setSweepStart}. */
    void setSweepStart(double startX, double startY, double startCos, double startSin) {
        requireLive();
        requireCoordinate("x", startX);
        requireCoordinate("y", startY);
        double length = rotationLength(startCos, startSin);
        bodies().setSweepStart(index, startX, startY, startCos / length, startSin / length);
        change();
    }

    /**
     * {@return whether the next step sweeps this collider from another pose than that of the last step, or not at all}
     * That is so if it is new, or was {@linkplain #teleport teleported}, or a handler has moved it to a contact since
     * the last step.
     */
    public boolean isCutShort() {
        return lastPose == null && bodies().isCutShort(index);
    }

    /**
     * Computes the motion that the last step swept: straight, with an even turn; of one that went another way, the
     * straight line from its start to its end. A collider that was not swept (at rest, new or teleported) has a motion
     * of length 0 at its pose.
     *
     * @param store receives the motion; angles are in radians, the short way round
     * @return {@code store}
     * @throws IllegalStateException if the collider was removed, or during a step
     * @throws IllegalArgumentException if a coordinate of the collider is beyond the range of a float, where nothing is
     *     swept and a {@link Motion} ends
     */
    public Motion computeMotion(Motion store) {
        Objects.requireNonNull(store, "store");
        requireLive();
        stages().sweeps.computeMotion(index, store);
        return store;
    }

    /** {@return the categories of this collider, one bit each} */
    public long getCategory() {
        return category;
    }

    /** {@return the categories that this collider can collide with, one bit each} */
    public long getMask() {
        return mask;
    }

    /** {@return the group, or 0 for none} */
    public int getGroup() {
        return group;
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
        if (newCategory != category || newMask != mask || newGroup != group) {
            category = newCategory;
            mask = newMask;
            group = newGroup;
            bodies().setSelective(index, group != 0 || category != CATEGORY || mask != MASK);
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

    /** {@return whether the collider was removed from its world, possibly since the last step} */
    public boolean isRemoved() {
        return removal != null;
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
        for (int i = 0; i < getPieceCount(); i++) {
            getPiece(i);
        }
        views = Arrays.copyOf(views, getPieceCount());
        int row = BodyPoses.ROW * index;
        lastPose = Arrays.copyOfRange(bodies().poses().current(), row, row + BodyPoses.ROW);
        bodies().drop(index, stages().pieces);
    }

    boolean isIn(CollisionWorld candidate) {
        return world == candidate;
    }

    int index() {
        return index;
    }

    WorldStages stages() {
        return world.stages();
    }

    private BodyTable bodies() {
        return world.stages().bodies;
    }

    private void change() {
        stages().places.noteChange(index);
    }

    private void requireLive() {
        if (removal != null) {
            throw new IllegalStateException("Collider " + this + " was removed from its world");
        }
        // Checked before any change, so that a refused call changes nothing.
        world.requireNotStepping();
    }

    private void requireCoordinate(String name, double value) {
        if (!(Math.abs(value) <= PolygonTable.MOST_COORDINATE)) {
            throw new IllegalArgumentException("The " + name + " of collider " + this + " cannot be " + value);
        }
    }

    private void requireFinite(String name, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("The " + name + " of collider " + this + " cannot be " + value);
        }
    }

    @Override
    public String toString() {
        return id + " (" + owner + ")";
    }
}
