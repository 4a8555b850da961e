package org.jmesat.internal.dispatch;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.AbstractControl;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.internal.dispatch.Handlers.Kind;
import org.jmesat.internal.dispatch.UserDataListeners.Replacement;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.internal.step.StepLock;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionLayers;
import org.jmesat.world.CollisionWorld;

/**
 * Delivers the events of a tick: EXIT, then ENTER, then STAY, and the EXIT of a pass-through directly after its ENTER.
 * Each event goes to the listeners on A's spatial and its ancestors (on each first the Controls, then those from user
 * data), to those of B, and to the listeners of the app state, in this order and to each once.
 *
 * <p>If a listener from user data is replaced by one of another class, the old one gets the EXIT of each contact that
 * it knows, and its successor the ENTER of each that lasts. The EXITs are among the other EXITs, in the order of ids;
 * these ENTERs come before the other ENTERs.
 *
 * <p>All events are delivered whatever a handler does. Exceptions: listeners that are no longer installed, and ENTERs
 * of a continuous collider after a handler has {@linkplain CutShort cut it short}. Delivery allocates nothing once
 * warmed up.
 */
public final class EventDispatcher {
    /** What is dispatched; of a contact that lasts, the EXIT for replaced listeners, and the ENTER for successors. */
    private enum Part {
        EXIT, ENTER, STAY, LEAVE, JOIN
    }

    private final HandlerFailures failures;
    private final SpatialMover mover = new SpatialMover();
    private final PairPusher pusher;
    private final CharacterMovers movers;
    private final CutShort cuts;
    private final Replacements replaced = new Replacements();
    private final LentEvent event;
    private final HandlerRecord handlers = new HandlerRecord();
    private final StateListeners listeners;
    private final UserDataListeners fromUserData;
    /** By contact index: the {@link #revision} at which a contact was found plain; 0 if it was not. */
    private int[] plain = {};
    /** The {@link #revision} at the start of the delivery. */
    private int startRevision;
    private final StepLock lock;
    private final ScenePresence presence;
    private boolean acting = true;
    private long tick;

    /** Creates a dispatcher. {@code lock} is the lock of the world. */
    public EventDispatcher(HandlerFailures failures, StateListeners listeners, UserDataListeners fromUserData,
            ScenePresence presence, StepLock lock) {
        this.failures = failures;
        this.listeners = listeners;
        this.fromUserData = fromUserData;
        this.lock = lock;
        this.presence = presence;
        pusher = new PairPusher(CollisionBody::spatialOf, this::findPushApart, mover, handlers);
        movers = new CharacterMovers(failures, mover);
        cuts = new CutShort(presence, mover);
        event = new LentEvent(presence, cuts, pusher, mover, handlers);
    }

    /** Sets the plane of the next step; at first XY. */
    public void setPlane(ProjectionPlane plane) {
        mover.setPlane(plane);
    }

    /**
     * Sets whether scripts act, at first true. Otherwise {@link PushApart} moves nothing, and scripts get no ENTER and
     * no STAY.
     */
    public void setActing(boolean nowActing) {
        acting = nowActing;
        pusher.pushing = nowActing;
        movers.acting = nowActing;
    }

    /**
     * Moves what movers and platforms move, before a step of the world.
     *
     * @param tpf the length of the tick, in seconds
     */
    public void moveBodies(CollisionWorld world, float tpf) {
        handlers.pass(tpf);
        movers.move(world, fromUserData.revision(), tpf);
    }

    /**
     * Delivers the events of a world's last step or teardown. Afterwards withdraws the contacts whose ENTER was not
     * delivered because a side was cut short. Skips contacts of colliders that no app state added. During delivery the
     * world cannot be stepped.
     */
    public void dispatch(CollisionWorld world) {
        ContactEvents<Collider> events = world.getEvents();
        if (world.getTick() > tick + 1) {
            // Of the steps between, whose events nobody delivered, other contacts may have these indices now.
            Arrays.fill(plain, 0);
        }
        tick = world.getTick();
        listeners.resolve(world.getLayers());
        startRevision = revision();
        lock.setDelivering(true);
        cuts.begin(world);
        try {
            forgetWithdrawn(events.enters());
            if (replaced.begin(fromUserData.replacements())) {
                dispatchExitsAndReplace(events.exits(), world.getContacts());
            } else {
                for (int i = 0; i < events.exits().size(); i++) {
                    dispatch(events.exits().get(i), Part.EXIT);
                }
            }
            for (int i = 0; i < events.enters().size(); i++) {
                dispatch(events.enters().get(i), Part.ENTER);
                cuts.pass(i);
            }
            handlers.beginStays(!events.stays().isEmpty(), tick);
            for (int i = 0; i < events.stays().size(); i++) {
                dispatch(events.stays().get(i), Part.STAY);
            }
            finishPushes(world);
            if (WorldAccess.<CollisionWorld, Collider>get().hasOneWay(world)) {
                noteShifts(world.getContacts());
            }
        } finally {
            lock.setDelivering(false);
            cuts.end(world);
            replaced.clear();
            fromUserData.endDelivery();
        }
    }

    /** Frees the memory of all contacts, after they have ended. */
    public void clear() {
        handlers.clear();
        movers.clear();
        plain = new int[0];
    }

    /** An earlier contact with the index of a new one may have been withdrawn by the game, and so had no EXIT. */
    private void forgetWithdrawn(List<Contact<Collider>> enters) {
        for (int i = 0; i < enters.size(); i++) {
            handlers.audience(enters.get(i)).clear();
        }
    }

    /**
     * Delivers the EXITs, and those of contacts that last to the listeners that are replaced; then replaces the
     * listeners. Reads the contacts that last from the world: a step with too many pairs has no events, not even STAYs.
     */
    private void dispatchExitsAndReplace(List<Contact<Collider>> exits, List<Contact<Collider>> lasting) {
        int next = 0;
        for (int i = 0; i < exits.size(); i++) {
            while (next < lasting.size() && isBefore(lasting.get(next), exits.get(i))) {
                dispatch(lasting.get(next++), Part.LEAVE);
            }
            dispatch(exits.get(i), Part.EXIT);
        }
        while (next < lasting.size()) {
            dispatch(lasting.get(next++), Part.LEAVE);
        }
        replaced.endExits();
        fromUserData.replace();
        for (int i = 0; i < lasting.size(); i++) {
            dispatch(lasting.get(i), Part.JOIN);
        }
    }

    private static boolean isBefore(Contact<Collider> one, Contact<Collider> other) {
        return one.getIdA() != other.getIdA() ? one.getIdA() < other.getIdA() : one.getIdB() < other.getIdB();
    }

    /** An exception, such as from a subclass of the game's own, does not stop the events of other contacts. */
    private void dispatch(Contact<Collider> contact, Part part) {
        try {
            switch (part) {
                case EXIT -> dispatchExit(contact);
                case ENTER -> dispatchEnter(contact);
                case STAY -> dispatchStay(contact);
                case LEAVE -> dispatchLeave(contact);
                case JOIN -> dispatchJoin(contact);
            }
        } catch (RuntimeException | Error thrown) {
            failures.record(contact, thrown);
        }
    }

    private void dispatchEnter(Contact<Collider> contact) {
        if (cuts.isCut(contact)) {
            cuts.withdraw(contact);
            return;
        }
        dispatchCurrent(contact, Kind.ENTER);
        if (contact.isPassThrough()) {
            dispatchExit(contact);
        }
    }

    private void dispatchStay(Contact<Collider> contact) {
        int index = contact.getIndex();
        if (index >= plain.length || plain[index] != revision()) {
            dispatchCurrent(contact, Kind.STAY);
            return;
        }
        for (int i = 0; i < listeners.frozenCount(); i++) {
            if (listeners.isActive(i, contact)) {
                deliver(contact, listeners.frozenListener(i), true, Kind.STAY, null);
            }
        }
    }

    /** Another number after each change of the listeners of the app state or of any collider (&gt;0). */
    private int revision() {
        return 1 + (int) (listeners.revision() + fromUserData.revision());
    }

    private void setPlain(Contact<Collider> contact, boolean isPlain) {
        int index = contact.getIndex();
        if (index >= plain.length) {
            plain = Arrays.copyOf(plain, Math.max(index + 1, 2 * plain.length));
        }
        plain[index] = isPlain ? startRevision : 0;
    }

    private void finishPushes(CollisionWorld world) {
        try {
            pusher.finish(world);
        } catch (RuntimeException | Error thrown) {
            failures.record(world.getPairFilter() == null ? pusher : world.getPairFilter(), thrown);
        }
    }

    /** Notes how far handlers and pushes have moved what is in contact: its next motion begins there. */
    private void noteShifts(List<Contact<Collider>> contacts) {
        for (int i = 0; i < contacts.size(); i++) {
            noteShift(contacts.get(i).getA());
            noteShift(contacts.get(i).getB());
        }
    }

    private void noteShift(Collider collider) {
        Spatial spatial = collider.isFixed() ? null : CollisionBody.spatialOf(collider);
        if (spatial == null) {
            return;
        }
        try {
            WorldTransforms.refresh(spatial);
            Vector3f place = spatial.getWorldTranslation();
            WorldAccess.<CollisionWorld, Collider>get().setShift(collider, mover.plane().x(place) - collider.getX(),
                    mover.plane().y(place) - collider.getY());
        } catch (RuntimeException | Error thrown) {
            failures.record(spatial, thrown);
        }
    }

    private void dispatchExit(Contact<Collider> contact) {
        Audience audience = handlers.audience(contact);
        try {
            int i = 0;
            while (i < audience.count) {
                if (isInstalled(audience, i)) {
                    deliver(contact, audience.listener(i), audience.isFromA(i), Kind.EXIT, contact.getExitReason());
                    i++;
                } else {
                    handlers.remove(contact, i, tick);
                }
            }
        } finally {
            handlers.end(contact, tick);
        }
    }

    private void dispatchLeave(Contact<Collider> contact) {
        Audience audience = handlers.audience(contact);
        int i = 0;
        while (i < audience.count) {
            CollisionListener listener = audience.listener(i);
            Replacement replacement = replaced.find(listener, audience.spatial(i));
            if (replacement == null) {
                i++;
                continue;
            }
            replaced.add(contact, replacement.successor());
            if (listeners.contains(listener)) {
                audience.releaseSpatial(i++);
            } else {
                deliver(contact, listener, audience.isFromA(i), Kind.EXIT, ExitReason.RECONFIGURED);
                handlers.remove(contact, i, tick);
            }
        }
    }

    private void dispatchJoin(Contact<Collider> contact) {
        List<CollisionListener> successors = replaced.take(contact);
        if (successors != null) {
            handlers.audience(contact).notified = 0;
            offer(contact, (CollisionBody) contact.getA().getOwner(), true, successors);
            offer(contact, (CollisionBody) contact.getB().getOwner(), false, successors);
        }
    }

    private void offer(Contact<Collider> contact, CollisionBody body, boolean fromA,
            List<CollisionListener> successors) {
        Audience audience = handlers.audience(contact);
        for (int i = 0; i < body.listeners.length; i++) {
            CollisionListener listener = body.listeners[i];
            Spatial spatial = body.listenerSpatials[i];
            if (Replacements.contains(successors, listener) && isEnabled(listener, true)
                    && isInstalled(listener, spatial)) {
                boolean sideA = listeners.isFromA(listener, contact, fromA);
                if (audience.add(listener, spatial, sideA, tick)) {
                    replaced.add(contact, listener);
                    deliver(contact, listener, sideA, Kind.ENTER, null);
                }
            }
        }
    }

    private void dispatchCurrent(Contact<Collider> contact, Kind kind) {
        if (!(contact.getA().getOwner() instanceof CollisionBody a)
                || !(contact.getB().getOwner() instanceof CollisionBody b)) {
            setPlain(contact, false);
            return;
        }
        setPlain(contact, listeners.allForAll && a.listeners.length == 0 && b.listeners.length == 0);
        Audience audience = handlers.audience(contact);
        audience.notified = 0;
        dropUninstalled(contact, audience);
        offer(contact, a, true, audience, kind);
        offer(contact, b, false, audience, kind);
        for (int i = 0; i < listeners.frozenCount(); i++) {
            if (listeners.isActive(i, contact)) {
                CollisionListener listener = listeners.frozenListener(i);
                boolean sideA = listeners.isFromA(listener, contact, true);
                if (audience.add(listener, null, sideA, entered(kind))) {
                    deliver(contact, listener, sideA, kind, null);
                }
            }
        }
    }

    /** Without this, a long contact would keep its former listeners alive, and the spatials that had them. */
    private void dropUninstalled(Contact<Collider> contact, Audience audience) {
        for (int i = audience.count - 1; i >= 0; i--) {
            if (!isInstalled(audience, i)) {
                handlers.remove(contact, i, tick);
            } else if (audience.spatial(i) != null && !isInstalled(audience.listener(i), audience.spatial(i))) {
                audience.releaseSpatial(i);
            }
        }
    }

    private void offer(Contact<Collider> contact, CollisionBody body, boolean fromA, Audience audience, Kind kind) {
        for (int i = 0; i < body.listeners.length; i++) {
            CollisionListener listener = body.listeners[i];
            Spatial spatial = body.listenerSpatials[i];
            boolean sideA = listeners.isFromA(listener, contact, fromA);
            if (isEnabled(listener, true) && isInstalled(listener, spatial)
                    && audience.add(listener, spatial, sideA, entered(kind)) && !replaced.contains(contact, listener)) {
                deliver(contact, listener, sideA, kind, null);
            }
        }
    }

    /** The tick of the ENTER of a listener that is new at an event. */
    private static long entered(Kind kind) {
        return kind == Kind.ENTER ? HandlerCalls.WITH_CONTACT : 0;
    }

    private void deliver(Contact<Collider> contact, CollisionListener listener, boolean fromA, Kind kind,
            ExitReason reason) {
        event.lend(contact, fromA, reason, tick);
        try {
            switch (kind) {
                case EXIT -> listener.onCollisionExit(event);
                case ENTER -> listener.onCollisionEnter(event);
                case STAY -> listener.onCollisionStay(event);
            }
        } catch (Exception | Error thrown) {
            handlers.fail(contact, listener, kind, tick, thrown);
            failures.record(listener, thrown);
        } finally {
            event.expire();
            cuts.afterHandler(contact);
        }
    }

    /** Notes why a script ignores the event that is delivered now; outside of a handler does nothing. */
    public void note(CollisionScript script, String text, Object value) {
        event.note(script, text, value);
    }

    /**
     * Describes what handlers did, as {@link HandlerRecord#describe}, and which listeners of a contact that lasts get
     * no events now.
     */
    public void describeHandlers(Contact<Collider> lasting, Spatial a, Spatial b, BiConsumer<String, String> clauses) {
        boolean called = handlers.describe(lasting, a, b, clauses);
        if (called || lasting != null && !acting) {
            CollisionBody first = (CollisionBody) lasting.getA().getOwner();
            describeDisabled(first, null, clauses);
            describeDisabled((CollisionBody) lasting.getB().getOwner(), first, clauses);
        }
    }

    /** The names of listeners, each once. */
    private static final class ListenerNames {
        private final List<CollisionListener> known = new ArrayList<>();
        private final List<String> names = new ArrayList<>();

        void add(CollisionListener listener, String place) {
            if (!Replacements.contains(known, listener)) {
                known.add(listener);
                names.add(Handlers.of(listener).className + place);
            }
        }
    }

    /**
     * Appends a clause on who would now receive the events of a contact, or that nobody would.
     *
     * @return whether anybody would
     */
    public boolean appendListeners(StringBuilder to, Collider a, Collider b, CollisionLayers layers) {
        ListenerNames receiving = new ListenerNames();
        ListenerNames disabled = new ListenerNames();
        for (Collider side : List.of(a, b)) {
            // Also those that have come since the scan.
            for (Spatial each = CollisionBody.spatialOf(side); presence.isInScene(each); each = each.getParent()) {
                String on = SpatialName.of(each);
                for (int i = 0; i < each.getNumControls(); i++) {
                    if (each.getControl(i) instanceof CollisionListener listener && Handlers.of(listener).any) {
                        (isSwitchedOn(listener, false) ? receiving : disabled).add(listener, " on " + on);
                    }
                }
                fromUserData.on(each).stream().filter(named -> Handlers.of(named).any).forEach(listener ->
                        (isSwitchedOn(listener, false) ? receiving : disabled)
                                .add(listener, " from the user data of " + on));
            }
        }
        // These receive events even if they are disabled Controls.
        listeners.find(a, b, layers, (listener, roles) -> receiving.add(listener, " on the app state" + roles));
        to.append(!receiving.names.isEmpty() ? "events go to " + String.join(", ", receiving.names)
                : !disabled.names.isEmpty() ? "nobody listens: " + String.join(", ", disabled.names)
                        + (disabled.names.size() == 1 ? " is disabled" : " are disabled")
                : "nobody listens: no CollisionListener at or above them or on the app state"
                        + (listeners.isEmpty() ? "" : " for their layers"));
        return !receiving.names.isEmpty();
    }

    /** Describes the listeners of a body, but not those that another body has as well, which get no events now. */
    private void describeDisabled(CollisionBody body, CollisionBody other, BiConsumer<String, String> clauses) {
        for (int i = 0; i < body.listeners.length; i++) {
            CollisionListener listener = body.listeners[i];
            Spatial spatial = body.listenerSpatials[i];
            if (!isEnabled(listener, false) && isInstalled(listener, spatial) && !listeners.contains(listener)
                    && !(other != null && other.hasListener(listener))) {
                String clause = Handlers.of(listener).className + " on " + SpatialName.of(spatial)
                        + (acting || !(listener instanceof CollisionScript) ? " is disabled"
                        : " does not act in an editor without a preview");
                clauses.accept(clause, clause);
            }
        }
    }

    private boolean isEnabled(CollisionListener listener, boolean report) {
        return isSwitchedOn(listener, report) && (acting || !(listener instanceof CollisionScript));
    }

    /** Whether a listener is an enabled Control, or none; what a Control throws may be reported. */
    private boolean isSwitchedOn(CollisionListener listener, boolean report) {
        try {
            return !(listener instanceof AbstractControl control) || control.isEnabled();
        } catch (RuntimeException | Error thrown) {
            if (report) {
                failures.record(listener, thrown);
            }
            return false;
        }
    }

    /** A Control that was removed counts as installed if it is also registered with the app state. */
    private boolean isInstalled(Audience audience, int i) {
        CollisionListener listener = audience.listener(i);
        return listeners.contains(listener)
                || audience.spatial(i) != null && isInstalled(listener, audience.spatial(i));
    }

    private boolean isInstalled(CollisionListener listener, Spatial spatial) {
        try {
            for (int i = 0; i < spatial.getNumControls(); i++) {
                if (spatial.getControl(i) == listener) {
                    return true;
                }
            }
        } catch (RuntimeException | Error thrown) {
            // Otherwise a listener could miss the EXIT of a contact.
            failures.record(spatial, thrown);
            return true;
        }
        return Replacements.contains(fromUserData.on(spatial), listener) || replaced.find(listener, spatial) != null;
    }

    /** The PushApart on a spatial, a Control or from user data; or null. */
    public PushApart findPushApart(Spatial spatial) {
        PushApart control = spatial.getControl(PushApart.class);
        if (control != null) {
            return control;
        }
        List<CollisionListener> more = fromUserData.on(spatial);
        for (int i = 0; i < more.size(); i++) {
            if (more.get(i) instanceof PushApart pushApart) {
                return pushApart;
            }
        }
        return null;
    }
}
