package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionListener;
import org.jmesat.internal.dispatch.Handlers.Kind;
import org.jmesat.world.Collider;

/**
 * The audiences of the contacts, and what the handlers did: answers "the event was raised, so why did nothing happen?".
 *
 * <p><b>Idea.</b> The question is asked after the fact, so all contacts are recorded. A call that simply runs costs
 * nothing: the {@link Audience} tells who was notified and in which order, and the contact tells when, since each one
 * has an ENTER, then a STAY in each tick. Only what is unusual is written down with the listener: why a script ignored
 * the event ({@link #note}), and what it threw. Texts are composed when somebody reads them.
 *
 * <p><b>After the contact.</b> At its EXIT, what the listeners did is moved to the contacts that ended last, at most
 * {@value #MOST_ENDED}, and is found there for {@value #SECONDS} seconds of ticks. A contact in which a handler failed
 * is found until somebody has asked for its pair, and as long after that; if there is no room, at least the last
 * {@value #MOST_UNSEEN} of these are.
 */
final class HandlerRecord {
    private static final int MOST_ENDED = 256;
    /** Older failures that nobody has asked for yet make room for others. */
    private static final int MOST_UNSEEN = 64;
    private static final int SECONDS = 5;
    /** The listeners of most contacts. */
    private static final int MOST_USUAL = 4;

    /** A contact that has ended, or, without a reason, a listener that was removed during one. */
    private static final class Ended {
        private WeakReference<Spatial> a;
        private WeakReference<Spatial> b;
        private final List<HandlerCalls> calls = new ArrayList<>(MOST_USUAL);
        private long tick;
        private ExitReason reason;
        /** When it ended or, if that was later, when somebody asked for its failure first. */
        private double time;

        boolean isOf(Spatial one, Spatial other) {
            return a.refersTo(one) && b.refersTo(other) || a.refersTo(other) && b.refersTo(one);
        }

        void describe(BiConsumer<String, String> clauses) {
            calls.forEach(each -> each.describe(clauses));
            clauses.accept(reason == null ? "it was removed at tick " + tick
                    : "that contact ended at tick " + tick + " (" + reason + ")", null);
        }
    }

    private final ArrayList<Audience> audiences = new ArrayList<>();
    /** From the oldest one on. */
    private final List<Ended> ended = new ArrayList<>();
    /** Made at the first EXIT, since a steady tick makes nothing. */
    private final List<Ended> spare = new ArrayList<>();
    private final List<HandlerCalls> spareCalls = new ArrayList<>();
    /** The sum of the ticks, in seconds. */
    private double time;
    /** The last tick with STAYs. */
    private long stayed;

    Audience audience(Contact<Collider> contact) {
        while (audiences.size() <= contact.getIndex()) {
            audiences.add(new Audience());
        }
        return audiences.get(contact.getIndex());
    }

    /** Frees the memory of all contacts, after they have ended. */
    void clear() {
        audiences.clear();
        audiences.trimToSize();
        ended.clear();
        spare.clear();
        spareCalls.clear();
    }

    /** Lets the time of a tick pass, in seconds. */
    void pass(float tpf) {
        time += tpf;
        int kept = 0;
        for (int i = 0; i < ended.size(); i++) {
            Ended past = ended.get(i);
            if (!isOver(past)) {
                ended.set(kept++, past);
            } else if (isAnyUnseen(past.calls)) {
                past.calls.forEach(HandlerCalls::forgetNotes);
                ended.set(kept++, past);
            } else {
                release(past);
            }
        }
        while (ended.size() > kept) {
            ended.remove(ended.size() - 1);
        }
    }

    private boolean isOver(Ended past) {
        return time - past.time > SECONDS;
    }

    private void release(Ended past) {
        for (int i = 0; i < past.calls.size(); i++) {
            past.calls.get(i).forget();
            // A listener that came later has brought calls of its own.
            if (spareCalls.size() < 2 * MOST_ENDED) {
                spareCalls.add(past.calls.get(i));
            }
        }
        past.calls.clear();
        spare.add(past);
    }

    /** Notes whether a tick has STAYs: one with too many pairs has none, and its contacts go on. */
    void beginStays(boolean any, long tick) {
        stayed = any ? tick : stayed;
    }

    /** Records why a listener ignores an event of a contact. */
    void note(Contact<Collider> contact, CollisionListener listener, boolean isExit, long tick, String text,
            Object value) {
        HandlerCalls calls = calls(contact, listener);
        if (calls != null) {
            boolean isEnter = contact.getSinceTick() == tick || calls.entered == tick;
            calls.note(isExit ? Kind.EXIT : isEnter ? Kind.ENTER : Kind.STAY, tick, text, value);
        }
    }

    /** Records an exception of a handler. */
    void fail(Contact<Collider> contact, CollisionListener listener, Kind kind, long tick, Throwable thrown) {
        HandlerCalls calls = calls(contact, listener);
        if (calls != null) {
            calls.fail(kind, tick, thrown);
        }
    }

    /** What a listener did, to add more to it; null if it was not notified of the contact. */
    private HandlerCalls calls(Contact<Collider> contact, CollisionListener listener) {
        Audience audience = audience(contact);
        int i = audience.indexOf(listener);
        if (i < audience.count && audience.calls(i) == null) {
            audience.setCalls(i, newCalls());
        }
        return i < audience.count ? audience.calls(i) : null;
    }

    private HandlerCalls newCalls() {
        return spareCalls.isEmpty() ? new HandlerCalls() : spareCalls.remove(spareCalls.size() - 1);
    }

    /** Removes a listener from a contact; a failure of it stays known until somebody has asked. */
    void remove(Contact<Collider> contact, int i, long tick) {
        Audience audience = audience(contact);
        HandlerCalls calls = audience.calls(i);
        if (calls != null && calls.isFailureUnseen) {
            calls.set(audience.listener(i), audience.spatial(i), contact, 0, 0);
            addEnded(contact, tick, null).calls.add(calls);
        }
        audience.remove(i);
    }

    /** Ends a contact, whose EXIT all listeners have got. */
    void end(Contact<Collider> contact, long tick) {
        Audience audience = audience(contact);
        if (audience.count > 0) {
            collect(contact, audience, tick, addEnded(contact, tick, contact.getExitReason()).calls);
        }
        audience.clear();
    }

    private Ended addEnded(Contact<Collider> contact, long tick, ExitReason reason) {
        if (spare.isEmpty() && ended.isEmpty()) {
            // What many contacts take that end, with a listener on each side.
            for (int i = 0; i < MOST_ENDED; i++) {
                spare.add(new Ended());
                spareCalls.add(new HandlerCalls());
                spareCalls.add(new HandlerCalls());
            }
        }
        if (ended.size() == MOST_ENDED) {
            int dropped = 0;
            while (dropped < MOST_UNSEEN && isAnyUnseen(ended.get(dropped).calls)) {
                dropped++;
            }
            release(ended.remove(dropped % MOST_UNSEEN));
        }
        Ended past = spare.remove(spare.size() - 1);
        past.a = CollisionBody.referenceOf(contact.getA());
        past.b = CollisionBody.referenceOf(contact.getB());
        past.tick = tick;
        past.reason = reason;
        past.time = time;
        ended.add(past);
        return past;
    }

    /** Collects what the listeners did; {@code tick} is that of the EXIT, or 0. */
    private void collect(Contact<Collider> contact, Audience audience, long tick, List<HandlerCalls> store) {
        for (int i = 0; i < audience.count; i++) {
            HandlerCalls calls = audience.calls(i) != null ? audience.calls(i)
                    : tick > 0 ? newCalls() : new HandlerCalls();
            calls.set(audience.listener(i), audience.spatial(i), contact, i < audience.notified ? stayed : 0, tick);
            store.add(calls);
        }
    }

    /**
     * Describes what the handlers did in a contact that lasts, or in the last one of two spatials that ended lately,
     * and in their last one in which a handler failed, each in a clause; the second text is its part that may surprise,
     * or null. All failures of the two are then seen.
     *
     * @param lasting the contact of the two now, or null
     * @return whether any handler was called in it
     */
    boolean describe(Contact<Collider> lasting, Spatial a, Spatial b, BiConsumer<String, String> clauses) {
        List<HandlerCalls> present = new ArrayList<>();
        if (lasting != null) {
            collect(lasting, audience(lasting), 0, present);
        }
        Ended last = null;
        Ended lastFailed = null;
        for (Ended each : ended) {
            boolean ofPair = each.isOf(a, b);
            if (ofPair && see(each.calls)) {
                each.time = time;
            }
            if (ofPair && !isOver(each)) {
                last = each;
                lastFailed = each.calls.stream().anyMatch(call -> call.hasFailed) ? each : lastFailed;
            }
        }
        see(present);
        present.forEach(each -> each.describe(clauses));
        if (lastFailed != null && (lastFailed != last || !present.isEmpty())) {
            lastFailed.describe(clauses);
        }
        if (last != null && present.isEmpty()) {
            last.describe(clauses);
        }
        return !present.isEmpty();
    }

    /** Marks failures as seen; returns whether any was not. */
    private static boolean see(List<HandlerCalls> calls) {
        boolean unseen = isAnyUnseen(calls);
        calls.forEach(each -> each.isFailureUnseen = false);
        return unseen;
    }

    private static boolean isAnyUnseen(List<HandlerCalls> calls) {
        boolean unseen = false;
        for (int i = 0; i < calls.size(); i++) {
            unseen |= calls.get(i).isFailureUnseen;
        }
        return unseen;
    }
}
