package org.jmesat.world;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.internal.contacts.StepLock;
import org.jmesat.narrowphase.AxisReport;

/**
 * A set of colliders that can be stepped: each step finds what touches and how that differs from the step before.
 *
 * <p>The same calls in the same order give the same events, bit for bit, on every machine. A step in which nothing is
 * added or removed allocates nothing once the world has warmed up. Not thread-safe; a second thread that steps it
 * during a step is refused.
 */
public final class CollisionWorld implements AutoCloseable {
    private static final String STEPPING = "The world cannot be changed, queried or stepped during a step";

    private final CollisionLayers layers = new CollisionLayers(this);
    private final WorldStages stages = new WorldStages(layers);
    private final PairExplanation explanation = new PairExplanation();
    private final ArrayList<Collider> continuous = new ArrayList<>();
    private final List<Collider> continuousView = Collections.unmodifiableList(continuous);
    private final ContactIndex contactIndex = new ContactIndex(stages);
    private final CollisionQueries queries = new CollisionQueries(this, stages);
    private TouchPolicy touchPolicy = TouchPolicy.INCLUSIVE;
    private int nextId;
    private long tick;
    private long revision;
    private final AtomicBoolean stepping = new AtomicBoolean();
    private final StepLock lock;

    /** Creates an empty world at tick 0. */
    public CollisionWorld() {
        this(new StepLock());
    }

    /**
     * Creates an empty world at tick 0 whose steps are controlled by a lock; for an app state, which delivers events.
     *
     * @param lock the lock (not null), of this world alone
     */
    public CollisionWorld(StepLock lock) {
        this.lock = Objects.requireNonNull(lock, "lock");
        lock.setTracker(stages.tracker);
    }

    /**
     * Adds a collider without pieces at the origin.
     *
     * @param owner what it stands for; only handed back, may be null
     * @return the new collider
     * @throws IllegalStateException if called during a step, or if 2 147 483 647 colliders have been added, so that no
     *     id is left
     */
    public Collider add(Object owner) {
        requireNotStepping();
        if (nextId == Integer.MAX_VALUE) {
            throw new IllegalStateException(
                    "The world has no id left for a collider: all below " + nextId + " were given");
        }
        return stages.colliders.add(nextId++, owner, this);
    }

    /**
     * Removes a collider. Its contacts end at the next step with {@link ExitReason#REMOVED}.
     *
     * @param collider a collider of this world; one that was removed before is ignored
     * @throws IllegalArgumentException if the collider belongs to another world
     * @throws IllegalStateException if called during a step
     */
    public void remove(Collider collider) {
        remove(collider, ExitReason.REMOVED);
    }

    /**
     * Removes a collider. Its contacts end at the next step; where both of a pair were removed, the reason that
     * {@link ExitReason} lists first is given.
     *
     * @param collider a collider of this world; one that was removed before is ignored
     * @param reason what the contacts' EXIT will say: {@link ExitReason#REMOVED}, {@link ExitReason#DISABLED},
     *     {@link ExitReason#INVALID} or {@link ExitReason#RECONFIGURED}
     * @throws IllegalArgumentException if the collider belongs to another world, or the reason is one that only a step
     *     or a teardown finds
     * @throws IllegalStateException if called during a step
     */
    public void remove(Collider collider, ExitReason reason) {
        requireNotStepping();
        requireMember("collider", collider);
        switch (Objects.requireNonNull(reason, "reason")) {
            case REMOVED, DISABLED, INVALID, RECONFIGURED -> remove(reason, collider);
            default -> throw new IllegalArgumentException("The reason to remove a collider cannot be " + reason);
        }
    }

    private void remove(ExitReason reason, Collider collider) {
        if (!collider.isRemoved()) {
            collider.remove(reason);
            if (collider.isContinuous()) {
                continuous.remove(collider);
            }
        }
    }

    /**
     * Runs one tick: places the pieces, finds the pairs that touch and compares them with the last tick's.
     *
     * <p>A {@link PairFilter} that throws keeps its pair apart; the step is completed, and then throws what the first
     * such filter threw. So it is with a pool that throws when it is asked for a thread.
     *
     * @throws IllegalStateException if called during a step, or if the world is an app state's, which steps it
     */
    public void step() {
        lock.requireFree();
        queries.requireNotAsking("stepped");
        if (!stepping.compareAndSet(false, true)) {
            throw new IllegalStateException(STEPPING);
        }
        try {
            tick++;
            revision++;
            stages.step(tick, touchPolicy);
        } finally {
            stepping.set(false);
        }
        stages.gate.throwFailure();
        stages.team.throwPoolFailure();
    }

    /**
     * Removes all colliders and ends all contacts at once, without a new tick. Ids and ticks go on counting.
     *
     * @throws IllegalStateException if called during a step, or if the world is an app state's, which steps it
     */
    public void tearDown() {
        requireNotStepping();
        lock.requireFree();
        queries.requireNotAsking("torn down");
        for (Collider collider : getColliders()) {
            remove(ExitReason.TEARDOWN, collider);
        }
        revision++;
        stages.tearDown(tick);
    }

    /** Does what {@link #tearDown} does. The world can be used again. */
    @Override
    public void close() {
        tearDown();
    }

    WorldStages stages() {
        return stages;
    }

    /** {@return the continuous colliders in the order in which they became so, an unmodifiable view} */
    public List<Collider> getContinuousColliders() {
        return continuousView;
    }

    void noteContinuous(Collider collider, boolean isContinuous) {
        if (isContinuous) {
            continuous.add(collider);
        } else {
            continuous.remove(collider);
        }
    }

    /** {@return what the last step or teardown changed, the same instance each time; valid until the next step} */
    public ContactEvents<Collider> getEvents() {
        return stages.tracker.events();
    }

    /** {@return the contacts of the last step by (lower id, higher id): an unmodifiable view, valid until the next} */
    public List<Contact<Collider>> getContacts() {
        return stages.tracker.contacts();
    }

    /** {@return the colliders by id, an unmodifiable view; those removed since the last step are still among them} */
    public List<Collider> getColliders() {
        return stages.colliders.view();
    }

    /** {@return the queries for rays, points, boxes and moving shapes, which see what the last step has placed} */
    public CollisionQueries getQueries() {
        return queries;
    }

    /**
     * Returns the contact of a pair at the last step.
     *
     * @param a one collider
     * @param b the other
     * @return the contact, or null when the pair does not touch
     * @throws IllegalArgumentException if either belongs to another world
     */
    public Contact<Collider> getContact(Collider a, Collider b) {
        requireMember("a", a);
        requireMember("b", b);
        return stages.tracker.find(Math.min(a.getId(), b.getId()), Math.max(a.getId(), b.getId()));
    }

    /**
     * Lets a pair stay in contact at the next step, or come into contact there, for a collision response that has left
     * the two in touch. What a game moves against that response by itself, such as a crate that is pressed into the
     * floor before each step, takes it away from what stands on it, and the response brings it back. So a side's move
     * back to where the response took it from does not part the two, up to twice that way; every other move does. The
     * pair is tested as ever otherwise, and its depth is 0 while the two are apart.
     *
     * @param a one collider
     * @param movedAX by how much the response has moved it since the last step, x in world units (finite)
     * @param movedAY the same, y
     * @param b the other collider
     * @param movedBX by how much the response has moved that one, x in world units (finite)
     * @param movedBY the same, y
     * @throws IllegalArgumentException if either belongs to another world or was removed, both are one, or a number is
     *     NaN or infinite
     * @throws IllegalStateException if called during a step
     */
    public void hold(Collider a, double movedAX, double movedAY, Collider b, double movedBX, double movedBY) {
        requireNotStepping();
        requirePresent("a", a);
        requirePresent("b", b);
        if (a == b) {
            throw new IllegalArgumentException("Collider " + a + " cannot be held in contact with itself");
        }
        requireFinite("movedAX", movedAX);
        requireFinite("movedAY", movedAY);
        requireFinite("movedBX", movedBX);
        requireFinite("movedBY", movedBY);
        stages.pairs.held().add(a.index(), movedAX, movedAY, b.index(), movedBX, movedBY);
    }

    private void requirePresent(String name, Collider collider) {
        requireMember(name, collider);
        if (collider.isRemoved()) {
            throw new IllegalArgumentException("Collider " + collider + " was removed");
        }
    }

    private static void requireFinite(String name, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(name + " cannot be " + value);
        }
    }

    /**
     * Finds the contacts of a collider at the last step. The first question after a step takes O(contacts + colliders),
     * each further one as long as the answer; during a step, from a filter, each takes O(contacts).
     *
     * @param collider a collider of this world; one that was removed before the last step has none
     * @param store receives them instead of what is in it (not null), ascending by the id of the other; what it holds
     *     is valid until the next step
     * @throws IllegalArgumentException if the collider belongs to another world
     */
    public void getContacts(Collider collider, List<Contact<Collider>> store) {
        requireMember("collider", collider);
        Objects.requireNonNull(store, "store");
        store.clear();
        if (stepping.get()) {
            ContactIndex.findAmong(getContacts(), collider, store);
        } else {
            contactIndex.find(collider, getContacts(), revision, store);
        }
    }

    /**
     * Explains how a pair lay at the last step: of the two bodies, the pieces that are deepest in each other or, when
     * all are apart, the least separated.
     *
     * @param a one collider, taken as A
     * @param b the other, taken as B
     * @return a new report, or null when either was removed or has no piece with a vertex
     * @throws IllegalArgumentException if either belongs to another world
     */
    public AxisReport explain(Collider a, Collider b) {
        AxisReport report = new AxisReport();
        return explain(a, b, report) ? report : null;
    }

    /**
     * Explains how a pair lay at the last step, as {@link #explain(Collider, Collider)} does, without a new report.
     *
     * @param a one collider, taken as A
     * @param b the other, taken as B
     * @param store receives the explanation (not null)
     * @return false when either was removed or has no piece with a vertex; the report is of no use then
     * @throws IllegalArgumentException if either belongs to another world
     */
    public boolean explain(Collider a, Collider b, AxisReport store) {
        requireMember("a", a);
        requireMember("b", b);
        Objects.requireNonNull(store, "store");
        return !a.isRemoved() && !b.isRemoved()
                && explanation.write(a, b, touchPolicy, getContact(a, b), store);
    }

    /**
     * Takes back a contact that began in the last step: it is no contact any more and gets no EXIT, and if the pair
     * overlaps at the next step, that is an ENTER. {@link #getEvents()} still shows the step as it was computed, with
     * the contact {@linkplain Contact#isWithdrawn marked}. A pass-through, which is over already, is only marked.
     *
     * @param contact a contact among the ENTERs of the last step; one that was withdrawn before is ignored
     * @throws IllegalArgumentException if the contact is not among them
     * @throws IllegalStateException if called during a step, or while events are delivered
     */
    public void withdraw(Contact<Collider> contact) {
        Objects.requireNonNull(contact, "contact");
        requireNotStepping();
        lock.requireNotDelivering("No contact can be withdrawn while events are delivered");
        if (contact.getA() == null || contact.getSinceTick() != tick) {
            throw new IllegalArgumentException("The contact of " + contact.getA() + " and " + contact.getB()
                    + " did not begin in tick " + tick);
        }
        if (stages.tracker.withdraw(contact)) {
            stages.pairs.withdraw(contact);
            stages.noteUnrest();
            revision++;
        }
    }

    /** Grows whenever there is something new to copy into a snapshot. */
    long revision() {
        return revision;
    }

    /** {@return the number of the last step; 0 before the first} */
    public long getTick() {
        return tick;
    }

    /** {@return whether touching counts as colliding, at first {@link TouchPolicy#INCLUSIVE}} */
    public TouchPolicy getTouchPolicy() {
        return touchPolicy;
    }

    /**
     * Sets whether touching counts as colliding, from the next step on.
     *
     * @param policy the policy (not null)
     */
    public void setTouchPolicy(TouchPolicy policy) {
        touchPolicy = Objects.requireNonNull(policy, "policy");
    }

    /** {@return the layers that colliders can be in, the same instance each time} */
    public CollisionLayers getLayers() {
        return layers;
    }

    /**
     * Tells which rule decides whether a pair can collide, as things are now. The game's own filter is asked where no
     * other rule decides.
     *
     * @param a one collider
     * @param b the other, or the same
     * @return the deciding rule
     * @throws IllegalArgumentException if either belongs to another world
     */
    public CollisionFilter.Verdict decide(Collider a, Collider b) {
        requireMember("a", a);
        requireMember("b", b);
        boolean ascending = a.getId() <= b.getId();
        return CollisionFilter.decide(ascending ? a : b, ascending ? b : a, layers, stages.gate.filter());
    }

    /** {@return the game's own filter, or null for none} */
    public PairFilter getPairFilter() {
        return stages.gate.filter();
    }

    /**
     * Sets the game's own filter, from the next step on.
     *
     * @param filter the filter, or null for none; it may look at the contacts of the last step
     * @throws IllegalStateException if called during a step, as by a filter
     */
    public void setPairFilter(PairFilter filter) {
        requireNotStepping();
        stages.noteSettings();
        stages.gate.setFilter(filter);
    }

    /** {@return how many pairs of boxes may overlap, at first 2 000 000} */
    public int getMaxPairs() {
        return stages.pairs.mostPairs();
    }

    /**
     * Sets how many pairs of boxes may overlap before a step refuses to test them, which is meant to be met by mistakes
     * alone: 2 000 colliders on one point make 2 million pairs. Each takes some 400 bytes, and one in contact some 650;
     * the memory is given back when there have been much fewer pairs for 60 steps.
     *
     * @param maxPairs the number (1 to 100 000 000)
     * @throws IllegalArgumentException if the number is out of range
     * @throws IllegalStateException if called during a step
     */
    public void setMaxPairs(int maxPairs) {
        requireNotStepping();
        if (maxPairs < 1 || maxPairs > 100_000_000) {
            throw new IllegalArgumentException("A world cannot have at most " + maxPairs + " pairs");
        }
        stages.noteSettings();
        stages.pairs.setMostPairs(maxPairs);
    }

    /** {@return what each step fills, or null for none} */
    public StepStatistics getStatistics() {
        return stages.statistics();
    }

    /**
     * Has each step say what it did and how long that took, from the next one on.
     *
     * @param newStatistics what to fill, which stays the caller's; null for none, which costs a step nothing
     * @throws IllegalStateException if called during a step
     */
    public void setStatistics(StepStatistics newStatistics) {
        requireNotStepping();
        stages.setStatistics(newStatistics);
    }

    /** {@return on how many threads a step works, the caller's included; at first 1} */
    public int getWorkerThreads() {
        return stages.team.size();
    }

    /**
     * Lets a step work on several threads. What it finds is the same, bit for bit, for any number. The threads are
     * daemons of this world's own, start with the next step and end with {@link #tearDown} or when another number is
     * set. It pays from some ten thousand moving colliders on.
     *
     * @param count the number of threads, the caller's included (≥1)
     * @throws IllegalArgumentException if the number is less than 1
     * @throws IllegalStateException if called during a step
     */
    public void setWorkerThreads(int count) {
        requireNotStepping();
        stages.team.setSize(count, null);
    }

    /** {@return the game's own pool that helps with steps, or null when the threads are the world's own} */
    public Executor getWorkerPool() {
        return stages.team.pool();
    }

    /**
     * Lets a step work on the threads of a game's own pool as well. A step never waits for a thread that the pool does
     * not give, or rejects: it does the work itself.
     *
     * @param pool what runs the helpers of a step (not null); it stays the game's to shut down
     * @param count the number of threads, the caller's included (≥1)
     * @throws IllegalArgumentException if the number is less than 1
     * @throws IllegalStateException if called during a step
     */
    public void setWorkerPool(Executor pool, int count) {
        requireNotStepping();
        stages.team.setSize(count, Objects.requireNonNull(pool, "pool"));
    }

    void requireMember(String name, Collider collider) {
        Objects.requireNonNull(collider, name);
        if (!collider.isIn(this)) {
            throw new IllegalArgumentException("Collider " + collider + " belongs to another world");
        }
    }

    void requireNotStepping() {
        if (stepping.get()) {
            throw new IllegalStateException(STEPPING);
        }
    }
}
