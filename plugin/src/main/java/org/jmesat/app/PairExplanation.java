package org.jmesat.app;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jmesat.contact.Contact;
import org.jmesat.control.PairCheck;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.control.PairCheck.Result;
import org.jmesat.internal.diagnose.Checklist;
import org.jmesat.internal.diagnose.PairDiagnosis;
import org.jmesat.internal.step.WorldAccess;
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
 * allocates nothing. It holds the pair and its state until it is {@linkplain #clear cleared}.
 */
public final class PairExplanation {
    private static final Link[] LINKS = Link.values();
    private static final double SECONDS = 0.25;
    /** The time between two readings of the settings is at least this multiple of what one takes. */
    private static final double PAUSE = 50;

    private final AxisReport axes = new AxisReport();
    private final Checklist list = new Checklist();
    private final PairHistory history = new PairHistory();
    private PairDiagnosis diagnosis;
    private SatCollisionState state;
    private Spatial spatialA;
    private Spatial spatialB;
    private Collider a;
    private Collider b;
    private Contact<Collider> contact;
    private boolean explained;
    private long tick = -1;
    /** Of the world, at the last update. */
    private long revision;
    private Object heap;
    private boolean paused;
    private boolean initialized;
    /** Whether the state runs no ticks. */
    private boolean idling;
    /** When the contact had begun, when the settings were read last. */
    private long readSince;
    /** When the settings are read again, by the clock of the state. */
    private double dueAt;

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
     * @return false if nothing has changed since the last update
     */
    public boolean update(SatCollisionState newState, Spatial newA, Collider ofA, Spatial newB, Collider ofB) {
        CollisionWorld world = Objects.requireNonNull(newState, "newState").getWorld();
        long newRevision = WorldAccess.<CollisionWorld, Collider>get().revision(world);
        boolean due = state != newState || spatialA != newA || spatialB != newB || a != ofA || b != ofB || isDue();
        if (!due && revision == newRevision) {
            return false;
        }
        state = newState;
        spatialA = newA;
        spatialB = newB;
        a = ofA;
        b = ofB;
        revision = newRevision;
        tick = world.getTick();
        contact = arePresent() ? world.getContact(a, b) : null;
        explained = arePresent() && world.explain(a, b, axes);
        history.update(world, arePresent() ? a : null, arePresent() ? b : null, contact);
        if (due || sinceOfContact() != readSince || !diagnosis.follow(axes())) {
            long start = System.nanoTime();
            read(world);
            dueAt = state.seconds() + Math.max(SECONDS, PAUSE * 1e-9 * (System.nanoTime() - start));
        }
        list.setPaused(paused && !idling ? tick : -1);
        return true;
    }

    /** Whether settings are to be read again, though no tick has passed. */
    private boolean isDue() {
        return state.seconds() >= dueAt || heap != state.sceneTick().heap || paused != state.isPaused()
                || initialized != state.isInitialized();
    }

    private boolean arePresent() {
        return a != null && b != null && a != b && !a.isRemoved() && !b.isRemoved();
    }

    /** The tick in which the contact began, or −1. */
    private long sinceOfContact() {
        return contact == null ? -1 : contact.getSinceTick();
    }

    /** Reads the scene and the settings, too. */
    private void read(CollisionWorld world) {
        SceneTick of = state.sceneTick();
        String idle = of.status.idle();
        heap = of.heap;
        paused = state.isPaused();
        initialized = state.isInitialized();
        diagnosis = new PairDiagnosis(world, of.scanner, of.settings.isMarkedOnly(), of.dispatcher, of.heap, list);
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
        if (diagnosis != null && arePresent()) {
            history.update(state.getWorld(), a, b, state.getWorld().getContact(a, b));
        }
    }

    /** Forgets the pair. */
    public void clear() {
        diagnosis = null;
        state = null;
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
        return list.result(Objects.requireNonNull(link, "link"));
    }

    /** {@return the link that decides that there is no event; null if there is one} */
    public Link getBroken() {
        return list.broken();
    }

    /**
     * Appends the text of a link as {@link PairCheck#text} has it.
     *
     * @param to receives the text (not null)
     * @param link which one (not null)
     * @return {@code to}
     */
    public StringBuilder append(StringBuilder to, Link link) {
        return list.append(Objects.requireNonNull(to, "to"), Objects.requireNonNull(link, "link"));
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
