package org.jmesat.ledger;

import com.jme3.math.Vector2f;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.contact.ContactEvents;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.world.Collider;

/**
 * Checks the events of an app state, for tests: each contact has one ENTER, then a STAY in each tick but those that had
 * {@linkplain org.jmesat.world.CollisionWorld#setMaxPairs too many pairs}, then one EXIT with a reason; the EXIT of a
 * pass-through directly follows its ENTER; the events of a tick are in order; their values are valid. A hash of all
 * events shows whether two runs, even on different machines, were the same.
 *
 * <pre>
 * CollisionLedger ledger = new CollisionLedger(state);
 * ...
 * ledger.verify();
 * </pre>
 *
 * <p>{@link #verify} throws the first violation. A ledger keeps no spatial alive. It allocates for each contact, so do
 * not use it in a released game.
 */
public final class CollisionLedger implements CollisionListener, CollisionTickListener {
    private enum Phase { EXIT, ENTER, STAY, TEARDOWN }

    private static final float MOST_LENGTH_ERROR = 1e-5f;

    private final SatCollisionState state;
    private final long firstTick;
    /** By lower and higher id. */
    private final Map<Long, LedgerEntry> open = new TreeMap<>();
    private final EventOrder order = new EventOrder();
    private final EventHash hash = new EventHash();
    private final EventHash tickHash = new EventHash();
    private final int[] tickCounts = new int[Phase.values().length];
    private final Vector2f store = new Vector2f();
    private Consumer<String> report = line -> { };
    private long tick;
    private long eventCount;
    private String violation;

    /**
     * Creates a ledger and registers it with a state as a listener for events and for ticks. It starts with the next
     * tick, with the contacts that exist already.
     *
     * @param state the state (not null)
     */
    public CollisionLedger(SatCollisionState state) {
        this.state = Objects.requireNonNull(state, "state");
        tick = state.getTick();
        firstTick = tick + 1;
        state.addCollisionListener(this);
        state.addTickListener(this);
    }

    /** Removes the ledger from the state. Its counts, hash and violation remain. */
    public void close() {
        state.removeCollisionListener(this);
        state.removeTickListener(this);
    }

    /**
     * Sets a consumer that receives a line after each tick, with the number of events of each kind, the number of open
     * contacts, and the hash of the tick's events:
     * {@code tick 12: 1 EXIT, 2 ENTER, 40 STAY, 42 open, hash 8d2f0a6671c03b5e}. A teardown has a line of its own.
     *
     * @param report the consumer (not null), such as {@code System.out::println}
     */
    public void setReport(Consumer<String> report) {
        this.report = Objects.requireNonNull(report, "report");
    }

    /**
     * {@return the hash of all events so far, the same on every machine; 0 before the first event}
     * It covers the order of the events, and of each event the kind, tick, tick of the ENTER, ids and names of both
     * sides, reason, normal, depth and points, bit for bit.
     */
    public long getHash() {
        return hash.value();
    }

    /** {@return the number of events so far (≥0)} */
    public long getEventCount() {
        return eventCount;
    }

    /** {@return a new list of the open contacts in the order of ids, each as names and first tick} */
    public List<String> getOpenPairs() {
        return open.values().stream().map(LedgerEntry::toString).toList();
    }

    /**
     * Throws if any event so far violates a rule. Call it between ticks. Once the state is disabled or cleaned up,
     * every contact must have ended.
     *
     * @throws AssertionError if an event was wrong or missing; the message names the first violation and its pair
     */
    public void verify() {
        requireNoneMissing();
        if (!state.isEnabled() || !state.isInitialized()) {
            open.values().forEach(entry -> note("no EXIT though the state is off", entry.name));
        }
        if (hasUnreported()) {
            reportTick();
        }
        if (violation != null) {
            throw new AssertionError(violation);
        }
    }

    private void note(String what, String pair) {
        if (violation == null) {
            violation = "tick " + tick + ": " + what + ": " + pair;
        }
    }

    @Override
    public void beforeTick(SatCollisionState source, float tpf) {
        requireNoneMissing();
        // After an interrupted tick or a teardown there was no afterTick.
        if (hasUnreported()) {
            reportTick();
        }
    }

    @Override
    public void afterTick(SatCollisionState source, float tpf) {
        tick = state.getTick();
        requireNoneMissing();
        reportTick();
    }

    /** Whether the last step tested no pair, since there were too many: contacts last, without events. */
    private boolean wasRefused() {
        ContactEvents<Collider> events = state.getWorld().getEvents();
        return events.enters().isEmpty() && events.stays().isEmpty() && !state.getWorld().getContacts().isEmpty();
    }

    private void requireNoneMissing() {
        boolean refused = wasRefused();
        for (LedgerEntry entry : open.values()) {
            if (refused) {
                entry.last = state.getTick();
            } else if (entry.last != state.getTick()) {
                note("neither STAY nor EXIT", entry.name);
            }
        }
    }

    private boolean hasUnreported() {
        return Arrays.stream(tickCounts).anyMatch(count -> count > 0);
    }

    private void reportTick() {
        int torn = tickCounts[Phase.TEARDOWN.ordinal()];
        String counts = torn > 0 ? ", teardown: " + torn + " EXIT"
                : String.format(Locale.ROOT, ": %d EXIT, %d ENTER, %d STAY", tickCounts[Phase.EXIT.ordinal()],
                        tickCounts[Phase.ENTER.ordinal()], tickCounts[Phase.STAY.ordinal()]);
        report.accept(String.format(Locale.ROOT, "tick %d%s, %d open, hash %016x", tick, counts, open.size(),
                tickHash.value()));
        Arrays.fill(tickCounts, 0);
        tickHash.clear();
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        long pair = begin(event);
        String name = name(event);
        if (!order.take(Phase.ENTER, event.getFraction(), pair)) {
            note(Phase.ENTER + " out of order", name);
        }
        if (open.put(pair, new LedgerEntry(name, tick)) != null) {
            note("second ENTER of an open contact", name);
        }
        if (event.getSinceTick() != tick) {
            note("ENTER with since tick " + event.getSinceTick(), name);
        }
        write(Phase.ENTER, event, name);
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        long pair = begin(event);
        LedgerEntry entry = open.get(pair);
        if (entry == null) {
            entry = new LedgerEntry(name(event), event.getSinceTick());
            open.put(pair, entry);
            if (tick != firstTick || entry.since >= firstTick) {
                note("STAY without an ENTER", entry.name);
            }
        } else if (entry.last != tick - 1) {
            note("STAY after tick " + entry.last, entry.name);
        }
        entry.last = tick;
        take(Phase.STAY, pair, entry.name);
        requireSince(entry, event);
        write(Phase.STAY, event, entry.name);
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        long pair = begin(event);
        LedgerEntry entry = open.remove(pair);
        Phase phase = Phase.EXIT;
        if (entry == null) {
            note("EXIT without an ENTER", name(event));
        } else {
            requireSince(entry, event);
            phase = phase(pair, entry, event);
        }
        if (event.getExitReason() == null) {
            note("EXIT without a reason", name(event));
        }
        write(phase, event, name(event));
    }

    private Phase phase(long pair, LedgerEntry entry, CollisionEvent event) {
        if (event.isPassThrough()) {
            if (!order.hasJustEntered(pair) || entry.last != tick) {
                note("EXIT of a pass-through that does not directly follow its ENTER", entry.name);
            }
            return Phase.EXIT;
        }
        Phase phase = entry.last == tick ? Phase.TEARDOWN : Phase.EXIT;
        if (phase == Phase.TEARDOWN && order.phase() != Phase.TEARDOWN && hasUnreported()) {
            reportTick();
        }
        take(phase, pair, entry.name);
        return phase;
    }

    /** Begins an event; returns the key of its pair, which sorts by (lower id, higher id). */
    private long begin(CollisionEvent event) {
        if (event.getTick() != tick) {
            tick = event.getTick();
            order.begin();
        }
        if (tick != state.getTick()) {
            note("event in tick " + state.getTick(), name(event));
        }
        if (event.getSelfId() >= event.getOtherId()) {
            note("ids " + event.getSelfId() + " and " + event.getOtherId(), name(event));
        }
        return (long) event.getSelfId() << Integer.SIZE | event.getOtherId();
    }

    private static String name(CollisionEvent event) {
        return event.getSelf().getName() + " + " + event.getOther().getName();
    }

    private void take(Phase phase, long pair, String name) {
        if (!order.take(phase, pair)) {
            note(phase + " out of order", name);
        }
    }

    private void requireSince(LedgerEntry entry, CollisionEvent event) {
        if (event.getSinceTick() != entry.since) {
            note("since tick " + event.getSinceTick() + " instead of " + entry.since, entry.name);
        }
    }

    private void write(Phase phase, CollisionEvent event, String name) {
        eventCount++;
        tickCounts[phase.ordinal()]++;
        boolean ends = phase == Phase.EXIT || phase == Phase.TEARDOWN;
        if (!ends && event.getExitReason() != null) {
            note(phase + " with the reason " + event.getExitReason(), name);
        }
        float length = event.getNormal(store).length();
        if (!(Math.abs(length - 1) <= MOST_LENGTH_ERROR)) {
            note(phase + " with a normal of length " + length, name);
        }
        float depth = event.getDepth();
        if (!(depth >= 0 && depth < Float.POSITIVE_INFINITY) || ends && depth > 0) {
            note(phase + " with a depth of " + depth, name);
        }
        hash.add(phase.name(), event);
        tickHash.add(phase.name(), event);
    }

    /** An open contact of a ledger: names only, so that no spatial is kept alive. */
    private static final class LedgerEntry {
        final String name;
        final long since;
        /** The tick of the pair's last event. */
        long last;

        LedgerEntry(String name, long since) {
            this.name = name;
            this.since = since;
            last = since;
        }

        @Override
        public String toString() {
            return name + " since tick " + since;
        }
    }

    /**
     * Checks the order of a tick's events: EXIT, ENTER, STAY, then a teardown; ENTERs ascending by (fraction, lower id,
     * higher id), the others by (lower id, higher id).
     */
    private static final class EventOrder {
        private Phase phase;
        private float lastFraction;
        private long lastPair;

        void begin() {
            phase = null;
        }

        Phase phase() {
            return phase;
        }

        /** Records an event other than an ENTER; false if it is out of order. */
        boolean take(Phase next, long pair) {
            return take(next, 1, pair);
        }

        /** Records an event; false if it is out of order. */
        boolean take(Phase next, float fraction, long pair) {
            boolean right = phase == null || phase.compareTo(next) < 0 || phase == next
                    && (lastFraction < fraction || lastFraction == fraction && lastPair < pair);
            phase = next;
            lastFraction = fraction;
            lastPair = pair;
            return right;
        }

        /** Whether the last event was the ENTER of this pair. */
        boolean hasJustEntered(long pair) {
            return phase == Phase.ENTER && lastPair == pair;
        }
    }

    /**
     * An incremental 64-bit hash that is the same on every machine: it uses no identity hash and no hash code of the
     * JVM. The mixing function is that of SplitMix64.
     */
    private static final class EventHash {
        private static final long GOLDEN = 0x9E3779B97F4A7C15L;

        private final Vector2f store = new Vector2f();
        private long state;

        long value() {
            return state;
        }

        void clear() {
            state = 0;
        }

        void add(long value) {
            long z = (state ^ value) + GOLDEN;
            z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            state = z ^ z >>> 31;
        }

        void add(float value) {
            add(Float.floatToIntBits(value));
        }

        void add(String text) {
            add(text == null ? -1 : text.length());
            for (int i = 0; text != null && i < text.length(); i++) {
                add(text.charAt(i));
            }
        }

        /** Adds all values of an event that is seen from A's side. */
        void add(String kind, CollisionEvent event) {
            add(kind);
            add(event.getTick());
            add(event.getSinceTick());
            add(event.getSelfId());
            add(event.getOtherId());
            add(event.getSelf().getName());
            add(event.getOther().getName());
            add(event.getExitReason() == null ? null : event.getExitReason().name());
            add(event.getNormal(store));
            add(event.getDepth());
            add(event.getContactCount());
            for (int i = 0; i < event.getContactCount(); i++) {
                add(event.getContactPoint(i, store));
            }
        }

        private void add(Vector2f vector) {
            add(vector.x);
            add(vector.y);
        }
    }
}
