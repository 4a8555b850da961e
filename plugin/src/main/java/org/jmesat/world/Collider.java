package org.jmesat.world;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.broadphase.GridBroadPhase;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.RoundingError;

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
    private Piece[] pieces = {};
    private int pieceCount;
    private int index;
    /** Once it has no index any more: the pose that it was given last, and that of the last step which placed it. */
    private double[] lastPoses;
    private boolean reshaped;
    private boolean continuous;
    /** Until the step that places it: where it was before is not where it came from. */
    private boolean teleported = true;
    /** Null until it is needed, which for most colliders is never. */
    private SweepState sweep;
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
    }

    /**
     * Returns the number by which pairs and events are ordered.
     *
     * @return the id (≥0); grows in the order of addition and is never used again
     */
    public int getId() {
        return id;
    }

    /**
     * Returns what the collider stands for.
     *
     * @return the object given to {@link CollisionWorld#add}, or null
     */
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
            pieces[i].setShape(world.pieces(), polygons[i]);
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
        if (newCount > pieces.length) {
            Piece[] more = Arrays.copyOf(pieces, newCount);
            for (int i = pieces.length; i < newCount; i++) {
                more[i] = new Piece();
            }
            pieces = more;
        }
        for (int i = pieceCount; i < newCount; i++) {
            pieces[i].setShape(world.pieces(), null, 0, 0);
        }
        pieceCount = newCount;
        changeShape();
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
        Objects.checkIndex(i, pieceCount);
        Objects.requireNonNull(polygon, "polygon");
        if (!(Math.abs(dx) <= PolygonTable.MOST_COORDINATE && Math.abs(dy) <= PolygonTable.MOST_COORDINATE)) {
            throw new IllegalArgumentException(
                    "Piece " + i + " of collider " + this + " cannot be placed at (" + dx + ", " + dy + ")");
        }
        pieces[i].setShape(world.pieces(), polygon, dx, dy);
        changeShape();
    }

    /**
     * Returns how many pieces there are.
     *
     * @return the count (≥0)
     */
    public int getPieceCount() {
        return pieceCount;
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
        Objects.checkIndex(i, pieceCount);
        return pieces[i].view(world.pieces(), placedPoses(), placedRow());
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
        Objects.checkIndex(i, pieceCount);
        Objects.requireNonNull(store, "store");
        pieces[i].copy(world.pieces(), placedPoses(), placedRow(), store);
        return store;
    }

    private double[] placedPoses() {
        return lastPoses == null ? poses().placed(index) : lastPoses;
    }

    private int placedRow() {
        return ColliderPoses.ROW * (lastPoses == null ? index : 1);
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
        if (poses().setPosition(index, newX, newY)) {
            world.noteMove(index);
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
        if (poses().setRotation(index, newCos, newSin)) {
            world.noteMove(index);
        }
    }

    /**
     * Returns the world x of the position.
     *
     * @return the coordinate
     */
    public double getX() {
        return lastPoses == null ? poses().wanted()[ColliderPoses.ROW * index] : lastPoses[0];
    }

    /**
     * Returns the world y of the position.
     *
     * @return the coordinate
     */
    public double getY() {
        return lastPoses == null ? poses().wanted()[ColliderPoses.ROW * index + 1] : lastPoses[1];
    }

    /**
     * Returns the cosine of the angle from the X axis towards the Y axis.
     *
     * @return the cosine, as the unit vector has it that was made of what was set
     */
    public double getCos() {
        return lastPoses == null ? poses().wanted()[ColliderPoses.ROW * index + 2] : lastPoses[2];
    }

    /**
     * Returns the sine of the angle from the X axis towards the Y axis.
     *
     * @return the sine, as the unit vector has it that was made of what was set
     */
    public double getSin() {
        return lastPoses == null ? poses().wanted()[ColliderPoses.ROW * index + 3] : lastPoses[3];
    }

    /**
     * Computes the angle from the X axis towards the Y axis.
     *
     * @return the angle in radians (−π &lt; angle ≤ π); the same bits on every machine
     */
    public double getAngle() {
        return StrictMath.atan2(getSin(), getCos());
    }

    /**
     * Tells whether the collider is scenery, which is never tested against other scenery.
     *
     * @return true for scenery
     */
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
            change();
        }
    }

    /**
     * Tells whether the collider only reports and is not to be pushed out of.
     *
     * @return true for a trigger
     */
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

    /**
     * Tells whether the collider meets what it passes between two steps.
     *
     * @return true when it is swept
     */
    public boolean isContinuous() {
        return continuous;
    }

    /**
     * Has the collider meet what it passes between two steps, however fast it or the other moves. Between the poses of
     * two steps a collider moves in a straight line and turns evenly, the short way round. It costs most where much
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
            change();
        }
    }

    /**
     * Has the next step take the collider's way from where it was for none: what lies between is not met. A collider
     * that is new, or had no shape, has come no way either.
     *
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public void teleport() {
        requireLive();
        teleported = true;
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
        sweep().setStart(startX, startY, startCos / length, startSin / length);
        change();
    }

    private SweepState sweep() {
        if (sweep == null) {
            sweep = new SweepState();
        }
        return sweep;
    }

    /**
     * Tells whether the next step's sweep does not begin where the last step has placed the collider: it is new, or was
     * {@linkplain #teleport teleported}, or its {@linkplain #setSweepStart sweep start} was set since that step.
     *
     * @return true until the next step
     */
    public boolean isCutShort() {
        return teleported || sweep != null && sweep.isStartSet();
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
        if (!world.colliders().isSweeping() || (findSweepRules() & ColliderList.MOVED) == 0
                || !takeMotion(store, true)) {
            setMotion(store, poses().placed(index), ColliderPoses.ROW * index);
        }
        return store;
    }

    /**
     * Returns the categories that the collider belongs to.
     *
     * @return one bit for each
     */
    public long getCategory() {
        return filter == null ? FilterBits.CATEGORY : filter.category;
    }

    /**
     * Returns the categories that the collider can collide with.
     *
     * @return one bit for each
     */
    public long getMask() {
        return filter == null ? FilterBits.MASK : filter.mask;
    }

    /**
     * Returns the group.
     *
     * @return 0 for none
     */
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
            change();
        }
    }

    /**
     * Returns the height at which a view should draw the collider.
     *
     * @return world z; it has no part in collisions
     */
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

    /**
     * Tells whether the collider has been removed from its world.
     *
     * @return true when it was removed, also before the step that reports it
     */
    public boolean isRemoved() {
        return removal != null;
    }

    ExitReason removal() {
        return removal;
    }

    void remove(ExitReason reason) {
        removal = reason;
    }

    boolean isIn(CollisionWorld candidate) {
        return world == candidate;
    }

    int index() {
        return index;
    }

    void setIndex(int newIndex) {
        index = newIndex;
    }

    /** The slot of a piece, or −1 before the step that places it for the first time. */
    int slot(int piece) {
        return pieces[piece].slot();
    }

    /** How many pieces the collider has, or had at the last step. */
    int slotCount() {
        return pieces.length;
    }

    /** True when no placed piece has a vertex. */
    boolean isEmpty() {
        for (Piece piece : pieces) {
            if (piece.slot() >= 0 && world.pieces().table().count(piece.slot()) > 0) {
                return false;
            }
        }
        return true;
    }

    boolean isReshaped() {
        return reshaped;
    }

    int rules() {
        boolean selective = filter != null && filter.isSelective();
        return (fixed ? ColliderList.FIXED : 0) | (selective ? ColliderList.SELECTIVE : 0)
                | (pieceCount > 1 ? ColliderList.SEVERAL : 0);
    }

    private void changeShape() {
        if (!reshaped) {
            reshaped = true;
            if (world.colliders().slot(index) >= 0) {
                // One that is new has no contacts.
                world.noteReshape();
            }
        }
        change();
    }

    private void change() {
        world.noteChange(index);
    }

    /**
     * Says where the pieces are to be placed.
     *
     * @return its sweep rules, as far as they are known before the pieces are placed
     */
    int place(PieceStore store, boolean sweeping) {
        int rules = continuous ? ColliderList.CONTINUOUS : 0;
        if (teleported || sweeping && isEmpty()) {
            rules |= ColliderList.CUT;
        } else if (sweep != null && sweep.isStartSet()) {
            rules |= ColliderList.STARTED;
        }
        if (sweep != null) {
            sweep.useStart();
        }
        teleported = false;
        if (reshaped && sweeping && (rules & ColliderList.CUT) == 0) {
            rules |= ColliderList.RESHAPED;
            sweep().formerShape().keep(store.table(), pieces);
        }
        if (reshaped) {
            reshape(store);
        }
        poses().advance(index);
        for (int i = 0; i < pieceCount; i++) {
            store.stage(0, pieces[i].slot());
            if ((rules & (ColliderList.STARTED | ColliderList.RESHAPED)) != 0) {
                store.boxes().noteFar(pieces[i].slot());
            }
        }
        return rules;
    }

    private ColliderPoses poses() {
        return world.colliders().poses();
    }

    /** Keeps its poses, as another may have its index from now on. */
    void keepPose() {
        lastPoses = new double[2 * ColliderPoses.ROW];
        System.arraycopy(poses().wanted(), ColliderPoses.ROW * index, lastPoses, 0, ColliderPoses.ROW);
        System.arraycopy(poses().placed(index), ColliderPoses.ROW * index, lastPoses, ColliderPoses.ROW,
                ColliderPoses.ROW);
    }

    /**
     * Finds out, in a step that has placed the pieces and sweeps, what there is to sweep.
     *
     * @return its sweep rules for this step
     */
    int findSweepRules() {
        ColliderList list = world.colliders();
        int rules = list.sweepRules(index);
        if (list.isChanged(index) && (rules & (ColliderList.KNOWN | ColliderList.CUT)) == 0) {
            SweptBox box = list.way();
            setWay(box);
            boolean different = (rules & ColliderList.RESHAPED) != 0
                    && sweep.formerShape().compare(world.pieces().table(), pieces, pieceCount, box.furthest());
            rules |= ColliderList.KNOWN;
            if (!(box.furthest() + reach(different) <= SweptBox.MOST)) {
                rules |= ColliderList.CUT;
            } else if (different) {
                rules |= ColliderList.MOVED | ColliderList.DIFFERENT;
            } else if (box.isMoving()) {
                rules |= ColliderList.MOVED;
            }
            list.setSweepRules(index, rules);
        }
        return rules;
    }

    private double reach(boolean different) {
        double reach = 0;
        for (int i = 0; i < pieceCount; i++) {
            reach = Math.max(reach, pieces[i].slot() < 0 ? 0 : world.pieces().table().reach(pieces[i].slot()));
        }
        for (int i = 0; different && i < sweep.formerShape().count(); i++) {
            reach = Math.max(reach, sweep.formerShape().piece(i).reach());
        }
        return reach;
    }

    /** Has a box hold what it is given all the way that the collider has come in this step. */
    void setWay(SweptBox box) {
        int row = ColliderPoses.ROW * index;
        if ((world.colliders().sweepRules(index) & ColliderList.STARTED) != 0) {
            box.setStart(sweep.usedStart(), 0);
        } else {
            box.setStart(world.colliders().isChanged(index) ? poses().previous(index) : poses().placed(index), row);
        }
        box.setEnd(poses().placed(index), row);
    }

    /**
     * Has a box hold a piece, and what it was before, all the way; or all pieces, where their number was another.
     *
     * @param box the box, whose way is set
     */
    void fit(SweptBox box, int piece, boolean different) {
        PolygonTable table = world.pieces().table();
        FormerShape former = different ? sweep.formerShape() : null;
        boolean all = different && former.isOneHull(pieceCount);
        box.clear();
        for (int i = all ? 0 : piece; i < (all ? pieceCount : piece + 1); i++) {
            if (table.count(pieces[i].slot()) > 0) {
                box.add(table, pieces[i].slot());
            }
        }
        for (int i = all ? 0 : piece; different && i < (all ? former.count() : piece + 1); i++) {
            if (former.piece(i).count() > 0) {
                box.add(former.piece(i));
            }
        }
    }

    /** Fills in how it came to lie as it does, unless it is so far out that no motion can be told. */
    boolean takeMotion(Motion motion, boolean moved) {
        int row = ColliderPoses.ROW * index;
        double[] to = poses().placed(index);
        if (!(Math.abs(to[row]) <= SweptBox.MOST && Math.abs(to[row + 1]) <= SweptBox.MOST)) {
            return false;
        }
        if (!moved) {
            setMotion(motion, to, row);
        } else if ((world.colliders().sweepRules(index) & ColliderList.STARTED) != 0) {
            setMotion(motion, sweep.usedStart(), 0);
        } else {
            setMotion(motion, poses().previous(index), row);
        }
        return true;
    }

    /** From a pose to the one that it was placed at last. */
    private void setMotion(Motion motion, double[] from, int fromRow) {
        int row = ColliderPoses.ROW * index;
        double[] to = poses().placed(index);
        double cos = from[fromRow + 2];
        double sin = from[fromRow + 3];
        double angle = StrictMath.atan2(sin, cos);
        double turn = cos == to[row + 2] && sin == to[row + 3] ? 0
                : StrictMath.atan2(cos * to[row + 3] - sin * to[row + 2], cos * to[row + 2] + sin * to[row + 3]);
        motion.set(from[fromRow], from[fromRow + 1], angle, to[row], to[row + 1], angle + turn);
    }

    void findHulls(ConvexHull hull) {
        sweep.formerShape().findHulls(world.pieces().table(), pieces, pieceCount, hull);
    }

    /** How many shapes there are to sweep. */
    int sweptCount(boolean different) {
        return different ? sweep.formerShape().hullCount() : pieceCount;
    }

    /** Takes a shape to sweep: a piece, or the hull of what it was and what it is. */
    void takeSweptShape(int i, boolean different, PolygonBuffer store) {
        if (different) {
            store.set(sweep.formerShape().hull(i), 0, 0);
        } else {
            store.set(world.pieces().table(), pieces[i].slot());
        }
    }

    private void reshape(PieceStore store) {
        reshaped = false;
        for (int i = 0; i < pieceCount; i++) {
            pieces[i].reshape(store, index, i);
        }
        for (int i = pieceCount; i < pieces.length; i++) {
            pieces[i].drop(store);
        }
    }

    /** A slot that has a box, or −1. */
    int slotWithBox() {
        for (int i = 0; i < pieceCount; i++) {
            if (world.pieces().table().count(pieces[i].slot()) > 0) {
                return pieces[i].slot();
            }
        }
        return -1;
    }

    /** Takes the boxes away, for a collider that is removed. */
    void leave(GridBroadPhase broadPhase) {
        for (Piece piece : pieces) {
            broadPhase.remove(piece.slot());
        }
    }

    /** Gives the slots back. */
    void close(PieceStore store) {
        for (int i = 0; i < pieces.length; i++) {
            pieces[i].close(store);
        }
    }

    /** Places a polygon as a piece was at the last step, or at the step before the one that is going on. */
    void placeAs(PlacedPolygon polygon, int piece, boolean before) {
        polygon.take(world.pieces().table(), pieces[piece].slot());
        if (before) {
            double[] from = poses().previous(index);
            int row = ColliderPoses.ROW * index;
            polygon.place(from[row], from[row + 1], from[row + 2], from[row + 3]);
        }
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
}
