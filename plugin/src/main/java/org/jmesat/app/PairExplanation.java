package org.jmesat.app;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jmesat.app.PairCheck.Link;
import org.jmesat.app.PairCheck.Result;
import org.jmesat.contact.Contact;
import org.jmesat.internal.diagnose.Checklist;
import org.jmesat.internal.diagnose.PairDiagnosis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * Why a pair raises an event or not, as of one tick: the verdict, what must hold for an event link by link, the
 * contact, and all axes with their numbers. Everything that shows a pair reads it here: overlay, panel, log and
 * editor's sheet.
 *
 * <p>An instance may be updated in each tick, see {@link #update}. The numbers are then those of the tick; settings,
 * filters and listeners are read again when a contact begins or ends, when the pair is another one, and otherwise four
 * times a second, or less often if that takes long, as for two large meshes that touch. Without such a change an update
 * allocates nothing. It holds the pair and its world until it is {@linkplain #clear cleared}.
 */
public final class PairExplanation {
    private static final Link[] LINKS = Link.values();
    private static final Result[] RESULTS = Result.values();
    private static final Checklist.Link[] OF_LIST = Checklist.Link.values();
    private static final double SECONDS = 0.25;
    /** The time between two readings of the settings is at least this multiple of what one takes. */
    private static final double PAUSE = 50;

    private final AxisReport axes = new AxisReport();
    private final Checklist list = new Checklist();
    private final PairHistory history = new PairHistory();
    private PairDiagnosis diagnosis;
    private SatCollisionState state;
    private CollisionWorld world;
    private Spatial spatialA;
    private Spatial spatialB;
    private Collider a;
    private Collider b;
    private Contact<Collider> contact;
    private boolean explained;
    private long tick = -1;
    private Object heap;
    private boolean paused;
    /** Whether the state runs no ticks. */
    private boolean idling;
    /** When the contact had begun, when the settings were read last. */
    private long readSince;
    /** When the settings are read again, by the clock of the state. */
    private double due;

    /** Creates an explanation of nothing. */
    public PairExplanation() {
    }

    /**
     * Explains a pair as of the last tick of a state.
     *
     * @param newState the state (not null)
     * @param newA a spatial of the scene, or null if {@code ofA} belongs to none
     * @param ofA its collider, or null if it has none
     * @param newB another spatial, or null if {@code ofB} belongs to none
     * @param ofB its collider, or null if it has none
     */
    public void update(SatCollisionState newState, Spatial newA, Collider ofA, Spatial newB, Collider ofB) {
        Objects.requireNonNull(newState, "newState");
        boolean other = state != newState || spatialA != newA || spatialB != newB || a != ofA || b != ofB;
        set(newState.getWorld(), ofA, ofB);
        state = newState;
        spatialA = newA;
        spatialB = newB;
        if (other || isDue() || sinceOfContact() != readSince || !diagnosis.follow(axes())) {
            long start = System.nanoTime();
            read();
            due = state.seconds() + Math.max(SECONDS, PAUSE * 1e-9 * (System.nanoTime() - start));
        }
        list.setPaused(paused && !idling ? tick : -1);
    }

    /**
     * Explains a pair as of the last step of a world without a scene.
     *
     * @param newWorld the world (not null)
     * @param ofA a collider of it
     * @param ofB another
     */
    public void update(CollisionWorld newWorld, Collider ofA, Collider ofB) {
        Objects.requireNonNull(newWorld, "newWorld");
        boolean other = diagnosis == null || state != null || world != newWorld || a != ofA || b != ofB;
        set(newWorld, ofA, ofB);
        state = null;
        spatialA = null;
        spatialB = null;
        // Filters are read in each step, which a world without a scene can afford.
        boolean numbersOnly = !other && list.broken() != null && list.broken().compareTo(Checklist.Link.BOXES) >= 0;
        if (!numbersOnly || sinceOfContact() != readSince || !diagnosis.follow(axes())) {
            diagnosis = new PairDiagnosis(world, null, false, null, null, null, list);
            diagnosis.check(null, a, null, b, axes());
            readSince = sinceOfContact();
            list.setPaused(-1);
        }
    }

    /** The tick in which the contact began, or −1. */
    private long sinceOfContact() {
        return contact == null ? -1 : contact.getSinceTick();
    }

    private void set(CollisionWorld newWorld, Collider ofA, Collider ofB) {
        world = newWorld;
        a = ofA;
        b = ofB;
        tick = world.getTick();
        boolean pair = a != null && b != null && a != b && !a.isRemoved() && !b.isRemoved();
        contact = pair ? world.getContact(a, b) : null;
        explained = pair && world.explain(a, b, axes);
        history.update(world, pair ? a : null, pair ? b : null, contact);
    }

    /** Reads the scene and the settings, too. */
    private void read() {
        SceneTick of = state.sceneTick();
        String idle = of.status.idle();
        heap = of.heap;
        paused = state.isPaused();
        diagnosis = new PairDiagnosis(world, of.scanner, of.settings.isMarkedOnly(), of.listeners, of.dispatcher,
                of.heap, list);
        if (idle != null) {
            list.setIdle("the SatCollisionState " + idle);
        } else {
            diagnosis.check(spatialA, a, spatialB, b, axes());
        }
        idling = idle != null;
        readSince = sinceOfContact();
    }

    /** Notes a tick between two updates, such as one of several in a frame; for the {@linkplain #appendHint hint}. */
    public void noteTick() {
        if (diagnosis != null && a != null && b != null && a != b && !a.isRemoved() && !b.isRemoved()) {
            history.update(world, a, b, world.getContact(a, b));
        }
    }

    /** {@return whether settings are to be read again, though nothing may have changed} */
    public boolean isDue() {
        return state != null && (state.seconds() >= due || heap != state.sceneTick().heap || paused != state.isPaused()
                || !state.isInitialized());
    }

    /** Forgets the pair. */
    public void clear() {
        diagnosis = null;
        state = null;
        world = null;
        spatialA = null;
        spatialB = null;
        a = null;
        b = null;
        contact = null;
        explained = false;
        history.clear();
        list.clear();
        heap = null;
        tick = -1;
    }

    /** {@return whether there is a pair} */
    public boolean isPresent() {
        return diagnosis != null;
    }

    /** {@return the tick of the last update, whose numbers these are; −1 without a pair} */
    public long getTick() {
        return tick;
    }

    /**
     * {@return all axes of the deepest pieces or, of bodies apart, of the closest ones; valid until the next update}
     * Null if a side has no collider or no polygon, or both have the same collider.
     */
    public AxisReport axes() {
        return explained ? axes : null;
    }

    /** {@return the contact of the pair, valid until the next step; null if it does not touch} */
    public Contact<Collider> getContact() {
        return contact;
    }

    /**
     * Returns what a link of the chain to an event has found.
     *
     * @param link which one (not null)
     * @return whether it holds
     */
    public Result getResult(Link link) {
        return RESULTS[list.result(of(link)).ordinal()];
    }

    private static Checklist.Link of(Link link) {
        return OF_LIST[Objects.requireNonNull(link, "link").ordinal()];
    }

    /** {@return the link that decides that there is no event; null if there is one} */
    public Link getBroken() {
        return list.broken() == null ? null : LINKS[list.broken().ordinal()];
    }

    /**
     * Appends the text of a link as {@link PairCheck#text} has it.
     *
     * @param to receives the text (not null)
     * @param link which one (not null)
     * @return {@code to}
     */
    public StringBuilder append(StringBuilder to, Link link) {
        return list.append(Objects.requireNonNull(to, "to"), of(link));
    }

    /**
     * Appends the verdict, such as "No event: they are 5 apart" or "Event: touching since tick 213".
     *
     * @param to receives the text (not null)
     * @return {@code to}
     */
    public StringBuilder appendVerdict(StringBuilder to) {
        return list.appendVerdict(Objects.requireNonNull(to, "to"));
    }

    /**
     * Appends what may surprise beside the verdict, as a sentence without its full stop, such as that a mesh has a gap
     * where the two touch, or that a fast body went through the other. Nothing if there is no such thing.
     *
     * @param to receives the text (not null)
     * @return {@code to}
     */
    public StringBuilder appendHint(StringBuilder to) {
        int start = Objects.requireNonNull(to, "to").length();
        if (list.hint() == null) {
            history.append(to, heap == null && (getBroken() == Link.BOXES || getBroken() == Link.AXIS));
        } else {
            to.append(list.hint());
        }
        if (to.length() > start) {
            to.setCharAt(start, Character.toUpperCase(to.charAt(start)));
        }
        return to;
    }

    /** {@return the verdict as a sentence; of a contact also who receives its events; then the hint, if any} */
    public String getVerdict() {
        StringBuilder text = list.appendSentences(new StringBuilder());
        int end = text.append(' ').length();
        appendHint(text);
        text.setLength(text.length() == end ? end - 1 : text.length());
        return (text.length() < end ? text : text.append('.')).toString();
    }

    /** {@return a new list with each {@link Link} once, in this order} */
    public List<PairCheck> getChecks() {
        List<PairCheck> checks = new ArrayList<>();
        for (Link link : LINKS) {
            checks.add(new PairCheck(link, getResult(link), append(new StringBuilder(), link).toString()));
        }
        return checks;
    }

    /** {@return the verdict, then the links, one a line} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(getVerdict());
        for (Link link : LINKS) {
            append(text.append('\n').append(link).append(' ').append(getResult(link)).append(": "), link);
        }
        return text.toString();
    }
}
