package org.jmesat.world;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.RoundingError;
import org.jmesat.internal.place.BodyPoses;
import org.jmesat.internal.place.BodyTable;

/**
 * A body in a {@link CollisionWorld}: one or more convex pieces that move as one, and what may collide with it.
 *
 * <p>Made by {@link CollisionWorld#add}. Changes take effect at the next step. After its removal a collider still
 * answers questions, but a change throws {@link IllegalStateException}. A collider without pieces touches nothing.
 */
public final class Collider {
    private final CollisionWorld world;
    private int id;
    private Object owner;
    /** Among the bodies of the step, which have what this collider is set to and where it was placed. */
    private int index;
    /** Null until the step that drops it: from then on another may have its index. */
    private RemovedBody removed;
    /** Null until somebody asks for a piece, which few do. */
    private PieceViews views;
    private boolean continuous;
    private boolean fixed;
    private boolean trigger;
    /** Null while it is as for a new collider. */
    private FilterBits filter;
    private float elevation;
    private ExitReason removal;

    /** To be {@linkplain #open opened} when it is given out. */
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
     * @param polygons the new pieces, relative to the collider's pose (none null); none makes it touch nothing
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
            polygons[i].copyTo(bodies().shapeToCome(index, i));
        }
    }

    /**
     * Sets how many pieces there are. New pieces are empty, and touch nothing until they are set.
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
     * @param polygon its vertices (not null); copied
     * @param dx added to each x: the piece's place relative to the collider's pose (finite)
     * @param dy added to each y (finite)
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
        bodies().shapeToCome(index, i).set(polygon, dx, dy);
        stages().noteReshape(index);
    }

    /** {@return how many pieces there are (≥0)} */
    public int getPieceCount() {
        return removed == null ? bodies().pieceCount(index) : removed.pieceCount();
    }

    /**
     * Returns a piece as it was placed at the last step.
     *
     * @param i index of the piece (0 ≤ i &lt; {@link #getPieceCount()})
     * @return the instance that this collider owns, the same each time; not to be altered. It is valid until the next
     *     step; the next call brings it up to date.
     * @throws IndexOutOfBoundsException if there is no such piece
     */
    public PlacedPolygon getPiece(int i) {
        Objects.checkIndex(i, getPieceCount());
        views = views == null ? new PieceViews() : views;
        return views.get(i, this, removed == null ? stages().pieces.placings() : -1);
    }

    /**
     * Copies a piece as it was placed at the last step, for whoever looks at many: a collider keeps an instance of its
     * own for each piece that {@link #getPiece} was asked for.
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

    /**
     * Moves the collider without turning it.
     *
     * @param newX world x (finite)
     * @param newY world y (finite)
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
     * Turns the collider about its position, for whoever has a direction rather than an angle.
     *
     * @param newCos cosine of the angle from the X axis towards the Y axis
     * @param newSin sine of that angle; both together are made a unit vector if their length is within a thousandth of
     *     1
     * @throws IllegalArgumentException if a number is NaN, or the two are no cosine and sine of one angle
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setRotation(double newCos, double newSin) {
        requireLive();
        double length = rotationLength(newCos, newSin);
        turn(newCos / length, newSin / length);
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

    private double wanted(int column) {
        return removed == null ? bodies().poses().wanted()[BodyPoses.ROW * index + column] : removed.wanted(column);
    }

    /** {@return the world x of the position} */
    public double getX() {
        return wanted(0);
    }

    /** {@return the world y of the position} */
    public double getY() {
        return wanted(1);
    }

    /** {@return the cosine of the angle from the X axis towards the Y axis, after it was made a unit vector} */
    public double getCos() {
        return wanted(2);
    }

    /** {@return the sine of the angle from the X axis towards the Y axis, after it was made a unit vector} */
    public double getSin() {
        return wanted(3);
    }

    /**
     * Computes the angle from the X axis towards the Y axis.
     *
     * @return the angle in radians (−π &lt; angle ≤ π); the same bits on every machine
     */
    public double getAngle() {
        return StrictMath.atan2(getSin(), getCos());
    }

    /** {@return true for scenery, which is never tested against other scenery} */
    public boolean isFixed() {
        return fixed;
    }

    /**
     * Makes the collider scenery or not.
     *
     * @param newFixed true for scenery, which may still be moved
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

    /** {@return true for a trigger, which only reports and is not to be pushed out of} */
    public boolean isTrigger() {
        return trigger;
    }

    /**
     * Makes the collider a trigger or not.
     *
     * @param newTrigger true for a trigger
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setTrigger(boolean newTrigger) {
        requireLive();
        trigger = newTrigger;
    }

    /** {@return true when the collider meets what it passes between two steps} */
    public boolean isContinuous() {
        return continuous;
    }

    /**
     * Makes the collider meet what it passes between two steps, however fast it or the other moves. Between the poses
     * of two steps a collider moves in a straight line and turns evenly, the short way round. It costs most where much
     * moves near it, so it is meant for the few that are fast and small.
     *
     * @param newContinuous true to sweep it
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
     * Skips the sweep of the next step: what lies between the last place of the collider and the next one is not met.
     * A collider that is new, or had no shape, is not swept either.
     *
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void teleport() {
        requireLive();
        bodies().teleport(index);
        change();
    }

    /**
     * Sets where the next step's sweep begins, if that is not where the last step has placed the collider. The next
     * step alone uses it; {@link #teleport} has precedence.
     *
     * @param startX world x of the collider's position (finite)
     * @param startY world y (finite)
     * @param startCos cosine of its angle from the X axis towards the Y axis
     * @param startSin sine of that angle; both together are made a unit vector if their length is within a thousandth
     *     of 1
     * @throws IllegalArgumentException if a coordinate is NaN, infinite or beyond 10¹⁵⁰, or
     *     the two others are no cosine and sine of one angle; nothing is changed then
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setSweepStart(double startX, double startY, double startCos, double startSin) {
        requireLive();
        requireCoordinate("x", startX);
        requireCoordinate("y", startY);
        double length = rotationLength(startCos, startSin);
        bodies().sweep(index).setStart(startX, startY, startCos / length, startSin / length);
        change();
    }

    /**
     * {@return whether the next step's sweep does not begin where the last step has placed the collider}
     * It is true until the next step when the collider is new, or was {@linkplain #teleport teleported}, or its
     * {@linkplain #setSweepStart sweep start} was set since the last step.
     */
    public boolean isCutShort() {
        return removed == null && bodies().isCutShort(index);
    }

    /**
     * Finds how the collider moved in the last step, as sweeps take it: in a straight line and with an even turn. One
     * that was not swept, since it rested, was new or was teleported, rests where it is.
     *
     * @param store receives the motion; its angles are in radians and go the short way round
     * @return {@code store}
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public Motion computeMotion(Motion store) {
        Objects.requireNonNull(store, "store");
        requireLive();
        stages().sweeps.computeMotion(index, store);
        return store;
    }

    /** {@return the categories that the collider belongs to, one bit for each} */
    public long getCategory() {
        return filter == null ? FilterBits.CATEGORY : filter.category;
    }

    /** {@return the categories that the collider can collide with, one bit for each} */
    public long getMask() {
        return filter == null ? FilterBits.MASK : filter.mask;
    }

    /** {@return the group, or 0 for none} */
    public int getGroup() {
        return filter == null ? 0 : filter.group;
    }

    /**
     * Sets what the collider can collide with. Two colliders of the same group other than 0 always collide if it is
     * positive and never if it is negative; otherwise the mask of each must have a bit of the other's category, and
     * their {@linkplain CollisionLayers layers} must collide.
     *
     * @param newCategory one bit for each category that the collider belongs to; 0 means that no mask matches
     * @param newMask one bit for each category that it can collide with; 0 matches nothing
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

    /** {@return the world z at which a view should draw the collider; it has no part in collisions} */
    public float getElevation() {
        return elevation;
    }

    /**
     * Sets the height at which a view should draw the collider.
     *
     * @param newElevation world z (finite); it has no part in collisions
     * @throws IllegalArgumentException if it is NaN or infinite
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void setElevation(float newElevation) {
        requireLive();
        requireFinite("elevation", newElevation);
        elevation = newElevation;
    }

    /** {@return true when the collider was removed from its world, also before the step that reports it} */
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

    /** Gives up the index, in the step that drops it. */
    void leave() {
        removed = new RemovedBody(index, bodies(), stages().pieces);
        bodies().drop(index, stages().pieces);
    }

    boolean isIn(CollisionWorld candidate) {
        return world == candidate;
    }

    int index() {
        return index;
    }

    private WorldStages stages() {
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
        // Before anything is altered, or what is refused would be half done.
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

    /** The pieces as users see them, each made when it is first asked for. */
    private static final class PieceViews {
        private PlacedPolygon[] polygons = {};
        /** The count of placings when each was taken. */
        private long[] takenAt = {};

        PlacedPolygon get(int i, Collider collider, long placings) {
            if (i >= polygons.length) {
                polygons = Arrays.copyOf(polygons, collider.getPieceCount());
                takenAt = Arrays.copyOf(takenAt, polygons.length);
            }
            if (polygons[i] == null || takenAt[i] != placings) {
                polygons[i] = polygons[i] == null ? new PlacedPolygon() : polygons[i];
                collider.copyPiece(i, polygons[i]);
                takenAt[i] = placings;
            }
            return polygons[i];
        }

        /** A piece that comes later in the place of one that is gone is another. */
        void truncate(int count) {
            Arrays.fill(polygons, Math.min(count, polygons.length), polygons.length, null);
        }
    }
}
