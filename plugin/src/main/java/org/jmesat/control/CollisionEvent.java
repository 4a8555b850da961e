package org.jmesat.control;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.Objects;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * One collision as its receiver sees it: <i>self</i> is the receiver's side, <i>other</i> the opposite one. Directions
 * and lengths are in world XY.
 *
 * <p>An event is lent for the duration of a handler. Afterwards every method throws {@link IllegalStateException};
 * {@link #copy()} makes one to keep.
 */
public final class CollisionEvent {
    private static final int MAX_POINTS = 2;
    private static final int NOT_COMPUTED = -1;

    private boolean valid;
    /** Whether what follows is that of the contact: a handler that asks nothing costs no look at it. */
    private boolean read;
    private Spatial self;
    private Spatial other;
    private int selfId;
    private int otherId;
    private double normalX;
    private double normalY;
    private double depth;
    /** {@link #NOT_COMPUTED} until somebody asks for the points: most handlers never do. */
    private int pointCount;
    private final double[] points = new double[2 * MAX_POINTS];
    private long tick;
    private long sinceTick;
    private ExitReason exitReason;
    private boolean trigger;
    /** Of a copy. */
    private boolean wasDirectionArbitrary;
    private double fraction;
    private boolean conservative;
    private boolean passThrough;
    private final Vector3f push = new Vector3f();
    private final ParentFrame frame = new ParentFrame();
    private Contact<Collider> contact;
    private boolean fromA;
    private boolean exit;
    private CollisionWorld world;
    /** Null in a copy. */
    private final ScenePresence presence;
    private boolean selfWasInScene;
    private boolean otherWasInScene;
    private PairPusher pusher;
    private ContactPlacement placement;

    CollisionEvent(ScenePresence presence) {
        this.presence = presence;
    }

    /** Sets the world whose events are delivered; null when they are. */
    void setWorld(CollisionWorld newWorld) {
        world = newWorld;
    }

    /** Lends the event for one handler. What it says is read from the contact when the handler asks. */
    void lend(Contact<Collider> newContact, boolean isFromA, boolean isExit, long currentTick) {
        contact = newContact;
        fromA = isFromA;
        exit = isExit;
        tick = currentTick;
        read = false;
        valid = true;
    }

    private void read() {
        CollisionBody a = (CollisionBody) contact.getA().getOwner();
        CollisionBody b = (CollisionBody) contact.getB().getOwner();
        int sign = fromA ? 1 : -1;
        self = fromA ? a.getSpatial() : b.getSpatial();
        other = fromA ? b.getSpatial() : a.getSpatial();
        selfId = fromA ? contact.getIdA() : contact.getIdB();
        otherId = fromA ? contact.getIdB() : contact.getIdA();
        normalX = sign * contact.getNormalX() + 0.0;
        normalY = sign * contact.getNormalY() + 0.0;
        exitReason = exit ? contact.getExitReason() : null;
        passThrough = contact.isPassThrough();
        depth = exit || passThrough ? 0 : contact.getDepth();
        fraction = contact.getFraction();
        conservative = contact.isConservative();
        pointCount = NOT_COMPUTED;
        sinceTick = contact.getSinceTick();
        trigger = contact.getA().isTrigger() || contact.getB().isTrigger();
        read = true;
    }

    private void computePoints() {
        if (pointCount == NOT_COMPUTED) {
            ContactManifold manifold = contact.getManifold();
            pointCount = manifold.count();
            for (int i = 0; i < pointCount; i++) {
                points[2 * i] = manifold.x(i);
                points[2 * i + 1] = manifold.y(i);
            }
        }
    }

    /** Ends the loan and lets go of the spatials. */
    void expire() {
        valid = false;
        self = null;
        other = null;
        contact = null;
    }

    /** Refuses an event that is over, and reads what it says when it is asked for the first time. */
    private void requireRead() {
        if (!valid) {
            throw new IllegalStateException("The event is over; keep a copy() instead");
        }
        if (!read) {
            read();
        }
    }

    /**
     * Returns the spatial of the collider on the receiver's side.
     *
     * @return the spatial (not null), also when it has left the scene
     */
    public Spatial getSelf() {
        requireRead();
        return self;
    }

    /**
     * Returns the spatial of the opposite collider.
     *
     * @return the spatial (not null), also when it has left the scene
     */
    public Spatial getOther() {
        requireRead();
        return other;
    }

    /**
     * Tells whether self is in the scene at this moment: the app state's root, or attached below it. An earlier handler
     * of the same tick may have detached it. A disabled collider is in the scene.
     *
     * @return true when it is; a {@link #copy()} keeps the answer of the moment at which it was made
     */
    public boolean isSelfInScene() {
        requireRead();
        return presence == null ? selfWasInScene : presence.isInScene(self);
    }

    /**
     * Tells whether other is in the scene at this moment: the app state's root, or attached below it. An earlier
     * handler of the same tick may have detached it. A disabled collider is in the scene.
     *
     * @return true when it is; a {@link #copy()} keeps the answer of the moment at which it was made
     */
    public boolean isOtherInScene() {
        requireRead();
        return presence == null ? otherWasInScene : presence.isInScene(other);
    }

    /**
     * Returns the id of the collider on the receiver's side. The EXITs and the STAYs of a
     * tick are in the order of (lower id, higher id), the ENTERs in that of (fraction, lower id, higher id).
     *
     * @return the id (≥0); ids count up in the order of discovery and are never used again
     */
    public int getSelfId() {
        requireRead();
        return selfId;
    }

    /**
     * Returns the id of the opposite collider.
     *
     * @return the id (≥0), never that of self
     */
    public int getOtherId() {
        requireRead();
        return otherId;
    }

    /**
     * Returns the direction from self to other, perpendicular to the edge of least overlap. At EXIT it is that of the
     * last tick in contact.
     *
     * @param store receives the unit vector
     * @return {@code store}
     */
    public Vector2f getNormal(Vector2f store) {
        requireRead();
        return store.set((float) normalX, (float) normalY);
    }

    /**
     * Returns the minimum translation vector: the shortest move of self after which the two only touch.
     *
     * @param store receives the vector, in world units; zero where the two only touch, and at EXIT
     * @return {@code store}
     */
    public Vector2f getMtv(Vector2f store) {
        requireRead();
        return store.set((float) (0.0 - normalX * depth), (float) (0.0 - normalY * depth));
    }

    /**
     * Returns the penetration depth, which is the length of the MTV.
     *
     * @return the depth in world units (≥0); 0 where the two only touch, and at EXIT
     */
    public float getDepth() {
        requireRead();
        return (float) depth;
    }

    /**
     * Tells whether geometry gives no direction, since centres or points coincide; the normal is then one of two that
     * would do equally well.
     *
     * @return true when the normal was chosen rather than found
     */
    public boolean isDirectionArbitrary() {
        requireRead();
        return contact == null ? wasDirectionArbitrary : contact.getPenetration().isDirectionArbitrary();
    }

    /**
     * Returns how many contact points there are.
     *
     * @return 1 or 2
     */
    public int getContactCount() {
        requireRead();
        computePoints();
        return pointCount;
    }

    /**
     * Returns a contact point; the first belongs to the deepest vertex. At EXIT they are those of the last tick in
     * contact.
     *
     * @param i which point (0 ≤ i &lt; {@link #getContactCount()})
     * @param store receives the world position
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public Vector2f getContactPoint(int i, Vector2f store) {
        requireRead();
        computePoints();
        Objects.checkIndex(i, pointCount);
        return store.set((float) points[2 * i], (float) points[2 * i + 1]);
    }

    /**
     * Returns the tick of this event.
     *
     * @return the tick number (≥1)
     */
    public long getTick() {
        requireRead();
        return tick;
    }

    /**
     * Returns the tick of the contact's ENTER.
     *
     * @return the tick number (≥1)
     */
    public long getSinceTick() {
        requireRead();
        return sinceTick;
    }

    /**
     * Returns when within the tick of the contact's ENTER the two came together. That is known where a side is
     * {@linkplain ColliderControl#setContinuous continuous}.
     *
     * @return the time as a fraction of the tick: 0 at its beginning, 1 at its end and where only the end was looked at
     */
    public float getFraction() {
        requireRead();
        return (float) fraction;
    }

    /**
     * Tells whether the two came together and parted within one tick. Normal and contact points are those of the moment
     * at which they came together, when they only touched, so the depth is 0; the EXIT follows the ENTER directly.
     *
     * @return true at the ENTER and the EXIT of such a contact
     */
    public boolean isPassThrough() {
        requireRead();
        return passThrough;
    }

    /**
     * Tells whether a shape changed its form on the way, as when it is animated. What held both its forms was swept
     * then, so the {@linkplain #getFraction() fraction} may be too early, and a
     * {@linkplain #isPassThrough() pass-through} may have been a near miss.
     *
     * @return true when the contact was found with more than the shapes themselves
     */
    public boolean isConservative() {
        requireRead();
        return conservative;
    }

    /**
     * Returns why the contact ended.
     *
     * @return the reason, or null when this is no EXIT
     */
    public ExitReason getExitReason() {
        requireRead();
        return exitReason;
    }

    /**
     * Tells whether one of the two is a trigger, which nobody is pushed out of.
     *
     * @return true for a trigger
     */
    public boolean isTrigger() {
        requireRead();
        return trigger;
    }

    /**
     * Moves self out of other by a share of the MTV, rightly also under a turned or scaled parent. Does nothing for a
     * trigger and at EXIT. A parent with a scale of zero holds everything below it in one plane. Self then moves within
     * that plane, and its z changes where the plane is tilted. Where the plane is seen edge-on, self moves along the
     * edge only, and part of the overlap may remain.
     *
     * @param fraction the share: 1 for the whole way, 0.5 when other does as much
     * @throws IllegalArgumentException if the share is NaN or infinite
     */
    public void pushOut(float fraction) {
        requireRead();
        if (!Float.isFinite(fraction)) {
            throw new IllegalArgumentException("The fraction cannot be " + fraction);
        }
        if (trigger || depth == 0) {
            return;
        }
        move(self, -normalX * depth * fraction, -normalY * depth * fraction);
    }

    /**
     * Puts a {@linkplain ColliderControl#setContinuous continuous} body to where it was when the two came together, and
     * ends its way there: what it met later in this tick is not reported to anybody, and the next tick sweeps it from
     * there. That is self if self is continuous, otherwise other. Does nothing where neither is, and at STAY and EXIT.
     *
     * <p>Position and angle in the plane are set, rightly also under a turned or scaled parent; its depth stays.
     * Continuous bodies below it in the scene go with it, and end their way with it. A pair that has
     * {@linkplain #isPassThrough() passed through} touches then, so that the next tick brings another ENTER unless the
     * body is moved away, detached or disabled. Where only corners have grazed each other, the rounding of the place to
     * floats may leave them just apart.
     *
     * @throws IllegalStateException if this is a {@link #copy()}, or the event is over
     */
    public void moveToContact() {
        requireRead();
        if (contact == null) {
            throw new IllegalStateException(
                    "A copy cannot move a body to the contact; only the event in its handler can");
        }
        if (exitReason != null || contact.getSinceTick() != tick) {
            return;
        }
        Collider mine = fromA ? contact.getA() : contact.getB();
        Collider theirs = fromA ? contact.getB() : contact.getA();
        Collider moved = mine.isContinuous() ? mine : theirs;
        if (moved.isContinuous() && !moved.isRemoved()) {
            if (placement == null) {
                placement = new ContactPlacement(this);
            }
            placement.place(moved, contact.getFraction(), world.getContinuousColliders());
        }
    }

    /**
     * Moves a spatial by a vector in world XY, rightly also under a turned or scaled parent; by as much of it as that
     * parent allows where its scale has a zero.
     */
    void move(Spatial spatial, double x, double y) {
        push.set((float) x, (float) y, 0);
        if (spatial.getParent() != null) {
            frame.toLocal(spatial.getParent(), push);
        }
        if (Vector3f.isValidVector(push)) {
            spatial.move(push);
        }
    }

    /** The contact that this event is about; null in a copy, since contacts are used again. */
    Contact<Collider> contact() {
        return contact;
    }

    /** The one that all events of a dispatcher share, for an event is filled again and again. */
    PairPusher pusher() {
        if (pusher == null) {
            pusher = new PairPusher(this);
        }
        return pusher;
    }

    /** Completes the pushes of a tick, once all its events were delivered. */
    void settlePushes(CollisionWorld world) {
        if (pusher != null) {
            pusher.settle(world);
        }
    }

    /**
     * Makes an event to keep.
     *
     * @return a new event with the same values, valid for ever
     */
    public CollisionEvent copy() {
        requireRead();
        computePoints();
        CollisionEvent copy = new CollisionEvent(null);
        copy.valid = true;
        copy.read = true;
        copy.selfWasInScene = isSelfInScene();
        copy.otherWasInScene = isOtherInScene();
        copy.self = self;
        copy.other = other;
        copy.selfId = selfId;
        copy.otherId = otherId;
        copy.normalX = normalX;
        copy.normalY = normalY;
        copy.depth = depth;
        copy.pointCount = pointCount;
        System.arraycopy(points, 0, copy.points, 0, points.length);
        copy.tick = tick;
        copy.sinceTick = sinceTick;
        copy.exitReason = exitReason;
        copy.trigger = trigger;
        copy.wasDirectionArbitrary = isDirectionArbitrary();
        copy.fraction = fraction;
        copy.conservative = conservative;
        copy.passThrough = passThrough;
        return copy;
    }

    @Override
    public String toString() {
        if (!valid) {
            return "CollisionEvent (over)";
        }
        requireRead();
        return "CollisionEvent (tick " + tick + ", " + self.getName() + " with " + other.getName() + ", depth " + depth
                + (exitReason == null ? ")" : ", " + exitReason + ")");
    }
}
