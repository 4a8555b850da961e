package org.jmesat.internal.dispatch;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.Objects;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.PushApart;
import org.jmesat.internal.step.TrackedContact;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/**
 * The one event object that a dispatcher lends to each handler in turn, and the copies that handlers keep. It reads the
 * contact at the first getter call, and computes contact points on demand, since most handlers read few values.
 */
final class LentEvent implements CollisionEvent {
    /** Null in a copy. */
    private final ScenePresence presence;
    /** Null in a copy. */
    private final CutShort cuts;
    /** Null in a copy. */
    private final PairPusher pusher;
    private final SpatialMover mover;
    /** Null in a copy. */
    private final HandlerRecord handlers;
    /** Null after the handler, and in a copy, since contacts are pooled. */
    private Contact<Collider> contact;
    private boolean fromA;
    /** Whether the fields below hold the contact's values. */
    private boolean read;
    private long tick;
    private ProjectionPlane plane;
    private Spatial self;
    private Spatial other;
    private int selfId;
    private int otherId;
    private double normalX;
    private double normalY;
    private double depth;
    private float elevation;
    private long sinceTick;
    private ExitReason exitReason;
    private boolean trigger;
    private boolean solid;
    private double fraction;
    private boolean conservative;
    private boolean passThrough;
    private final ContactManifold manifold = new ContactManifold();
    /** Whether the manifold is that of the contact. */
    private boolean pointsRead;
    /** This field and the two below are set in a copy only. */
    private boolean directionWasArbitrary;
    private boolean selfWasInScene;
    private boolean otherWasInScene;

    /** Creates an event that is expired until it is lent. */
    LentEvent(ScenePresence presence, CutShort cuts, PairPusher pusher, SpatialMover mover, HandlerRecord handlers) {
        this.presence = presence;
        this.cuts = cuts;
        this.pusher = pusher;
        this.mover = mover;
        this.handlers = handlers;
    }

    /** Creates a copy, which reads the contact now. */
    private LentEvent(LentEvent lent) {
        this(null, null, null, lent.mover, null);
        lend(lent.contact, lent.fromA, lent.exitReason, lent.tick);
        read();
        manifold.set(lent.manifold());
        pointsRead = true;
        directionWasArbitrary = lent.isDirectionArbitrary();
        selfWasInScene = lent.isSelfInScene();
        otherWasInScene = lent.isOtherInScene();
        contact = null;
    }

    /** Lends the event to one handler. {@code reason} is that of an EXIT, and null for other events. */
    void lend(Contact<Collider> newContact, boolean isFromA, ExitReason reason, long currentTick) {
        contact = newContact;
        fromA = isFromA;
        exitReason = reason;
        tick = currentTick;
    }

    /** Ends the loan and releases the spatials. */
    void expire() {
        read = false;
        self = null;
        other = null;
        contact = null;
        pointsRead = false;
    }

    /** Reads the contact at the first getter call; throws if the event has expired. */
    private void requireRead() {
        if (!read) {
            if (contact == null) {
                throw new IllegalStateException("The event is over: its handler has returned; keep a copy() instead");
            }
            read();
        }
    }

    private void read() {
        Collider mine = fromA ? contact.getA() : contact.getB();
        Collider theirs = fromA ? contact.getB() : contact.getA();
        int sign = fromA ? 1 : -1;
        self = CollisionBody.spatialOf(mine);
        other = CollisionBody.spatialOf(theirs);
        plane = ((CollisionBody) mine.getOwner()).plane;
        elevation = mine.getElevation();
        selfId = fromA ? contact.getIdA() : contact.getIdB();
        otherId = fromA ? contact.getIdB() : contact.getIdA();
        normalX = sign * contact.getNormalX() + 0.0;
        normalY = sign * contact.getNormalY() + 0.0;
        passThrough = contact.isPassThrough();
        depth = exitReason != null || passThrough ? 0 : contact.getDepth();
        fraction = contact.getFraction();
        conservative = contact.isConservative();
        sinceTick = contact.getSinceTick();
        trigger = mine.isTrigger() || theirs.isTrigger();
        solid = !trigger && contact.isSolid();
        read = true;
    }

    private ContactManifold manifold() {
        requireRead();
        if (!pointsRead) {
            ((TrackedContact<Collider>) contact).computeManifold(manifold);
            pointsRead = true;
        }
        return manifold;
    }

    @Override
    public Spatial getSelf() {
        requireRead();
        return self;
    }

    @Override
    public Spatial getOther() {
        requireRead();
        return other;
    }

    @Override
    public boolean isSelfInScene() {
        requireRead();
        return presence == null ? selfWasInScene : presence.isInScene(self);
    }

    @Override
    public boolean isOtherInScene() {
        requireRead();
        return presence == null ? otherWasInScene : presence.isInScene(other);
    }

    @Override
    public int getSelfId() {
        requireRead();
        return selfId;
    }

    @Override
    public int getOtherId() {
        requireRead();
        return otherId;
    }

    @Override
    public Vector2f getNormal(Vector2f store) {
        requireRead();
        return store.set((float) normalX, (float) normalY);
    }

    @Override
    public Vector3f getNormal(Vector3f store) {
        requireRead();
        return plane.toWorld((float) normalX, (float) normalY, 0, store);
    }

    @Override
    public Vector2f getMtv(Vector2f store) {
        requireRead();
        return store.set((float) (0.0 - normalX * depth), (float) (0.0 - normalY * depth));
    }

    @Override
    public Vector3f getMtv(Vector3f store) {
        requireRead();
        return plane.toWorld((float) (0.0 - normalX * depth), (float) (0.0 - normalY * depth), 0, store);
    }

    @Override
    public float getDepth() {
        requireRead();
        return (float) depth;
    }

    @Override
    public boolean isDirectionArbitrary() {
        requireRead();
        return contact == null ? directionWasArbitrary : contact.getPenetration().isDirectionArbitrary();
    }

    @Override
    public int getContactCount() {
        return manifold().count();
    }

    @Override
    public Vector2f getContactPoint(int i, Vector2f store) {
        Objects.checkIndex(i, getContactCount());
        return store.set((float) manifold.x(i), (float) manifold.y(i));
    }

    @Override
    public Vector3f getContactPoint(int i, Vector3f store) {
        Objects.checkIndex(i, getContactCount());
        return plane.toWorld((float) manifold.x(i), (float) manifold.y(i), elevation, store);
    }

    @Override
    public long getTick() {
        requireRead();
        return tick;
    }

    @Override
    public long getSinceTick() {
        requireRead();
        return sinceTick;
    }

    @Override
    public float getFraction() {
        requireRead();
        return (float) fraction;
    }

    @Override
    public boolean isPassThrough() {
        requireRead();
        return passThrough;
    }

    @Override
    public boolean isConservative() {
        requireRead();
        return conservative;
    }

    @Override
    public ExitReason getExitReason() {
        requireRead();
        return exitReason;
    }

    @Override
    public boolean isTrigger() {
        requireRead();
        return trigger;
    }

    @Override
    public boolean isSolid() {
        requireRead();
        return solid;
    }

    @Override
    public void pushOut(float share) {
        requireRead();
        if (!Float.isFinite(share)) {
            throw new IllegalArgumentException("The fraction cannot be " + share);
        }
        if (solid && depth != 0) {
            mover.move(self, plane, -normalX * depth * share, -normalY * depth * share);
        }
    }

    @Override
    public void pushApart(PushApart control) {
        Objects.requireNonNull(control, "control");
        requireRead();
        if (contact != null && exitReason == null) {
            if (solid && !passThrough) {
                pusher.push(contact, control);
            } else {
                note(control, trigger ? "a trigger pushes no body" : passThrough
                        ? "the two are apart again at the end of the tick" : "a one-way collider lets it pass", null);
            }
        }
    }

    /** Notes why a listener ignores this event, unless it is over. */
    void note(CollisionListener listener, String text, Object value) {
        if (contact != null) {
            handlers.note(contact, listener, exitReason != null, tick, text, value);
        }
    }

    @Override
    public void moveToContact() {
        requireRead();
        if (contact == null) {
            throw new IllegalStateException(
                    "A copy of an event cannot move a body to the contact; call moveToContact() in the handler");
        }
        if (exitReason == null && sinceTick == tick) {
            cuts.moveToContact(contact, fromA);
        }
    }

    @Override
    public CollisionEvent copy() {
        requireRead();
        return contact == null ? this : new LentEvent(this);
    }

    @Override
    public String toString() {
        if (!read && contact == null) {
            return "CollisionEvent (over)";
        }
        requireRead();
        return "CollisionEvent (tick " + tick + ", " + self.getName() + " with " + other.getName() + ", depth " + depth
                + (exitReason == null ? ")" : ", " + exitReason + ")");
    }
}
