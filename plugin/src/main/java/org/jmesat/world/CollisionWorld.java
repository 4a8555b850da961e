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
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.step.BodyDepths;
import org.jmesat.internal.step.BodyPoses;
import org.jmesat.internal.step.StepLock;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.narrowphase.AxisReport;

/**
 * A set of colliders, without a scene. Each step finds the contacts and the changes since the step before.
 *
 * <p>The same calls in the same order give the same events, bit for bit, on every machine. Once the world has warmed
 * up, a step without additions and removals allocates nothing. Not thread-safe; a step during a step of another thread
 * throws.
 */
public final class CollisionWorld implements AutoCloseable {
    private static final String STEPPING = "The world cannot be changed, queried or stepped during a step";

    static {
        WorldAccess.install(new OpenedWorld());
    }

    private final CollisionLayers layers = new CollisionLayers(this);
    private final WorldStages stages = new WorldStages(layers);
    private final ClosestPieces closest = new ClosestPieces();
    private final ArrayList<Collider> continuous = new ArrayList<>();
    private final List<Collider> continuousView = Collections.unmodifiableList(continuous);
    private final ContactIndex contactIndex = new ContactIndex(stages);
    private final CollisionQueries queries = new CollisionQueries(this, stages);
    private TouchPolicy touchPolicy = TouchPolicy.INCLUSIVE;
    private boolean depthTest;
    private int nextId;
    private long tick;
    private long revision;
    private final AtomicBoolean stepping = new AtomicBoolean();
    private final StepLock lock = new StepLock();

    /** Creates an empty world at tick 0. */
    public CollisionWorld() {
        lock.setTracker(stages.tracker);
    }

    /** Returns the lock by which an app state controls the steps. */
    StepLock lock() {
        return lock;
    }

    /**
     * Adds a collider without pieces at the origin.
     *
     * @param owner any object, returned by {@link Collider#getOwner}; may be null
     * @return the new collider
     * @throws IllegalStateException if called during a step, or if all 2 147 483 647 ids are used
     */
    public Collider add(Object owner) {
        requireNotStepping();
        if (nextId == Integer.MAX_VALUE) {
            throw new IllegalStateException(
                    "The world has no id left for a collider: all ids below " + nextId + " are used");
        }
        return stages.colliders.add(nextId++, owner, this);
    }

    /**
     * Allocates memory for a number of colliders at once, unless there is room for them. Adding thousands of colliders
     * is faster after that. It changes no result. Without it the tables grow by a quarter when they are full. The
     * memory for colliders stays allocated as long as the world is reachable; that for shapes, pairs and contacts is
     * allocated when they need it. An app state calls this for what its scan finds.
     *
     * @param colliders the number of colliders that the world will have (0 to 268 435 455), with those that it has and
     *     those that were removed since the last step
     * @throws IllegalArgumentException if the number is out of range
     * @throws IllegalStateException if called during a step
     */
    public void ensureCapacity(int colliders) {
        if (colliders < 0 || colliders > PolygonTable.MOST) {
            throw new IllegalArgumentException("A world cannot have room for " + colliders + " colliders");
        }
        requireNotStepping();
        stages.colliders.ensureCapacity(colliders);
        stages.bodies.ensureCapacity(colliders);
    }

    /**
     * Sets the poses of many colliders at once, which takes less time than {@link Collider#setPosition} and
     * {@link Collider#setRotation} of each. The result is the same. If it throws, no collider has moved.
     *
     * @param colliders the colliders to move (none null), all of this world; if one occurs twice, its last pose counts
     * @param count how many of them to move, from the first one on (0 to the length of the array)
     * @param poses four numbers for each collider in turn: plane x, plane y, cosine and sine of its angle from the X
     *     axis towards the Y axis; (cos, sin) is normalised if its length is within a thousandth of 1
     * @throws IllegalArgumentException if a collider belongs to another world; if a coordinate is NaN, infinite or
     *     beyond 10¹⁵⁰; or if the length of (cos, sin) is NaN or further from 1
     * @throws IndexOutOfBoundsException if there are fewer than {@code count} colliders or poses
     * @throws IllegalStateException if a collider was removed, or during a step
     */
    public void setPoses(Collider[] colliders, int count, double[] poses) {
        requireNotStepping();
        Objects.requireNonNull(colliders, "colliders");
        Objects.requireNonNull(poses, "poses");
        Objects.checkFromIndexSize(0, count, Math.min(colliders.length, poses.length / BodyPoses.ROW));
        for (int i = 0; i < count; i++) {
            if (colliders[i] == null) {
                throw new NullPointerException("colliders[" + i + "]");
            }
            requireMember("colliders", colliders[i]);
            colliders[i].requirePose(poses, BodyPoses.ROW * i);
        }
        for (int i = 0; i < count; i++) {
            stages.places.setPose(colliders[i].index(), poses, BodyPoses.ROW * i);
        }
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
     * Removes a collider. Its contacts end at the next step. If both colliders of a pair were removed, the EXIT has the
     * reason that comes first in {@link ExitReason}.
     *
     * @param collider a collider of this world; one that was removed before is ignored
     * @param reason the reason of the EXITs: {@link ExitReason#REMOVED}, {@link ExitReason#DISABLED},
     *     {@link ExitReason#INVALID} or {@link ExitReason#RECONFIGURED}
     * @throws IllegalArgumentException if the collider belongs to another world, or the reason is another one
     * @throws IllegalStateException if called during a step
     */
    public void remove(Collider collider, ExitReason reason) {
        requireNotStepping();
        requireMember("collider", collider);
        switch (Objects.requireNonNull(reason, "reason")) {
            case REMOVED, DISABLED, INVALID, RECONFIGURED -> take(collider, reason);
            default -> throw new IllegalArgumentException("The reason to remove a collider cannot be " + reason);
        }
    }

    private void take(Collider collider, ExitReason reason) {
        if (!collider.isRemoved()) {
            collider.remove(reason);
            if (collider.isContinuous()) {
                continuous.remove(collider);
            }
        }
    }

    /**
     * Runs one tick: places the pieces, finds the contacts and compares them with those of the last tick.
     *
     * <p>A pair whose {@link PairFilter} throws is kept apart. The step completes, then throws the first exception of
     * the filter. An exception of the worker pool is thrown in the same way.
     *
     * @throws IllegalStateException if called during a step, or if an app state steps this world
     */
    public void step() {
        lock.requireFree();
        queries.requireNotFiltering("stepped");
        if (!stepping.compareAndSet(false, true)) {
            throw new IllegalStateException(STEPPING);
        }
        Object filter = getPairFilter();
        lock.setCulprit(null);
        try {
            tick++;
            revision++;
            stages.step(tick, touchPolicy, depthTest);
        } finally {
            stepping.set(false);
        }
        lock.setCulprit(filter);
        stages.gate.throwFailure();
        lock.setCulprit(getWorkerPool());
        stages.team.throwPoolFailure();
    }

    /**
     * Removes all colliders and ends all contacts now, without a new tick. Later ids and ticks continue from here.
     *
     * @throws IllegalStateException if called during a step, or if an app state steps this world
     */
    public void tearDown() {
        requireNotStepping();
        lock.requireFree();
        queries.requireNotFiltering("torn down");
        for (Collider collider : getColliders()) {
            take(collider, ExitReason.TEARDOWN);
        }
        revision++;
        stages.tearDown(tick);
    }

    /** Calls {@link #tearDown}. The world can be used again. */
    @Override
    public void close() {
        tearDown();
    }

    WorldStages stages() {
        return stages;
    }

    /** {@return the continuous colliders in the order in which they became continuous, an unmodifiable view} */
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

    /** {@return the events of the last step or teardown; the same instance each time, valid until the next step} */
    public ContactEvents<Collider> getEvents() {
        return stages.tracker.events();
    }

    /** {@return the contacts by (lower id, higher id); an unmodifiable view, valid until the next step} */
    public List<Contact<Collider>> getContacts() {
        return stages.tracker.contacts();
    }

    /** {@return the colliders by id, an unmodifiable view; colliders removed since the last step are included} */
    public List<Collider> getColliders() {
        return stages.colliders.view();
    }

    /** {@return the queries: ray casts, overlaps, shape casts; they use the poses of the last step} */
    public CollisionQueries getQueries() {
        return queries;
    }

    /**
     * Returns the contact of a pair at the last step.
     *
     * @param a one collider
     * @param b the other
     * @return the contact, or null
     * @throws IllegalArgumentException if either belongs to another world
     */
    public Contact<Collider> getContact(Collider a, Collider b) {
        requireMember("a", a);
        requireMember("b", b);
        return stages.tracker.find(Math.min(a.getId(), b.getId()), Math.max(a.getId(), b.getId()));
    }

    /**
     * Returns whether two colliders are solid for each other. If they are in contact, its beginning has decided; if
     * not, a {@linkplain Collider#setOneWay one-way} one is solid for what is above it: where the last step has tested
     * the two, or where a handler or a response has left them since.
     *
     * @param a one collider
     * @param b the other
     * @return false if either is a trigger, or a one-way one lets the other pass; false also without a contact if
     *     either was removed
     * @throws IllegalArgumentException if either belongs to another world
     */
    public boolean isSolid(Collider a, Collider b) {
        Contact<Collider> contact = getContact(a, b);
        if (a.isTrigger() || b.isTrigger()) {
            return false;
        }
        if (contact != null) {
            return contact.isSolid();
        }
        return !a.isRemoved() && !b.isRemoved()
                && (!a.isOneWay() && !b.isOneWay() || stages.isSolid(a.index(), b.index()));
    }

    /** See {@code WorldAccess.hold}. */
    void hold(Collider a, double movedAX, double movedAY, Collider b, double movedBX, double movedBY) {
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
        stages.pairs.hold(a.index(), movedAX, movedAY, b.index(), movedBX, movedBY);
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
     * Finds the contacts of a collider at the last step. The first call after a step takes O(contacts + colliders), a
     * later one O(result). A call during a step, from a filter, takes O(contacts).
     *
     * @param collider a collider of this world; one that was removed before the last step has none
     * @param store is cleared and receives the contacts (not null), ascending by the id of the other collider; they are
     *     valid until the next step
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
     * Explains the separating axis test of a pair at the last step, for the deepest pair of pieces or, if all are
     * apart, the closest one. The explanation is about the plane; for depth, see
     * {@link #computeDepthSeparation} and {@link #decide}.
     *
     * @param a the collider that the report calls A
     * @param b the collider that the report calls B
     * @return a new report, or null if either was removed or has no piece with a vertex
     * @throws IllegalArgumentException if either belongs to another world
     */
    public AxisReport explain(Collider a, Collider b) {
        AxisReport report = new AxisReport();
        return explain(a, b, report) ? report : null;
    }

    /**
     * Writes the explanation of {@link #explain(Collider, Collider)} into a report of the caller.
     *
     * @param a the collider that the report calls A
     * @param b the collider that the report calls B
     * @param store receives the explanation (not null)
     * @return false if either was removed or has no piece with a vertex; do not read the report then
     * @throws IllegalArgumentException if either belongs to another world
     */
    public boolean explain(Collider a, Collider b, AxisReport store) {
        requireMember("a", a);
        requireMember("b", b);
        Objects.requireNonNull(store, "store");
        return !a.isRemoved() && !b.isRemoved()
                && closest.write(a, b, touchPolicy, getContact(a, b), store);
    }

    /** See {@code WorldAccess.withdraw}. */
    void withdraw(Contact<Collider> contact) {
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

    /** Grows with each step and teardown, and when a contact is withdrawn. */
    long revision() {
        return revision;
    }

    /** {@return the number of the last step; 0 before the first} */
    public long getTick() {
        return tick;
    }

    /** {@return whether touching counts as colliding; by default {@link TouchPolicy#INCLUSIVE}} */
    public TouchPolicy getTouchPolicy() {
        return touchPolicy;
    }

    /**
     * Sets whether touching counts as colliding; applies from the next step.
     *
     * @param policy the policy (not null)
     */
    public void setTouchPolicy(TouchPolicy policy) {
        touchPolicy = Objects.requireNonNull(policy, "policy");
    }

    /** {@return whether colliders that are apart in depth are not in contact; by default false} */
    public boolean isDepthTest() {
        return depthTest;
    }

    /**
     * Sets whether colliders collide only if their {@linkplain Collider#setDepthRange ranges of depth} overlap. Depth
     * is the axis across the plane, such as the height in a game on the ground. Applies from the next step.
     *
     * <p>Touching in depth does not count under any touch policy, so a crate that stands on a floor does not hit the
     * floor. Likewise, a flat collider collides inside a thick one, but not at its end. Two flat colliders at the same
     * depth, such as two sprites, do collide. Both are flat if neither is thicker than twice the
     * {@linkplain org.jmesat.geometry.Tolerance#touching tolerance}.
     *
     * <p>Depth is not a filter: it also separates two colliders of the same positive group. A contact that ends because
     * the two part in depth has the reason {@link ExitReason#SEPARATED}.
     *
     * <p>For a swept pair of which a side is {@linkplain Collider#setContinuous continuous}, the ranges between the
     * start and the end of the step count. If the two do not overlap in depth at both ends, the contact is
     * {@linkplain Contact#isConservative conservative}.
     *
     * @param newDepthTest true to test depth
     * @throws IllegalStateException if called during a step
     */
    public void setDepthTest(boolean newDepthTest) {
        requireNotStepping();
        if (newDepthTest != depthTest) {
            depthTest = newDepthTest;
            stages.setDepthTest(newDepthTest);
        }
    }

    /**
     * Computes the separation of two colliders in depth, as set now. Does not need the depth test.
     *
     * @param a one collider
     * @param b the other
     * @return the gap between their ranges of depth in world units; negative if the ranges overlap; −∞ if they overlap
     *     infinitely far
     * @throws IllegalArgumentException if either belongs to another world
     */
    public double computeDepthSeparation(Collider a, Collider b) {
        requireMember("a", a);
        requireMember("b", b);
        return BodyDepths.separation(a.getMinDepth(), a.getMaxDepth(), b.getMinDepth(), b.getMaxDepth());
    }

    /** {@return the layers that colliders can be in, the same instance each time} */
    public CollisionLayers getLayers() {
        return layers;
    }

    /**
     * Returns the rule that now decides whether a pair can collide. Calls the game's {@link PairFilter} if no earlier
     * rule decides. Depth is asked last, if the {@linkplain #setDepthTest depth test} is on; its tolerance is that of
     * the shapes of the last step.
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
        CollisionFilter.Verdict verdict =
                CollisionFilter.decide(ascending ? a : b, ascending ? b : a, layers, stages.gate.filter());
        boolean apart = verdict.isAllowed() && depthTest && !stages.overlapInDepth(a, b, getContact(a, b) != null);
        return apart ? CollisionFilter.Verdict.DEPTH : verdict;
    }

    /** {@return the game's filter, or null} */
    public PairFilter getPairFilter() {
        return stages.gate.filter();
    }

    /**
     * Sets the game's filter; applies from the next step.
     *
     * @param filter the filter, or null for none; it may read the contacts of the last step
     * @throws IllegalStateException if called during a step, such as by a filter
     */
    public void setPairFilter(PairFilter filter) {
        requireNotStepping();
        stages.noteSettings();
        stages.gate.setFilter(filter);
    }

    /** {@return the greatest number of pairs; by default 2 000 000} */
    public int getMaxPairs() {
        return stages.pairs.mostPairs();
    }

    /**
     * Sets the greatest number of pairs whose boxes overlap and which the roles, groups, masks and layers let collide.
     * A step with more throws {@link TooManyPairsException}, since so many are mostly a mistake: 2 000 colliders at one
     * point make 2 million pairs. A pair takes about 400 bytes, in contact 600, and 1 000 once its contact points were
     * read. The memory is released after 60 steps with far fewer pairs. Pairs that cannot collide count for nothing,
     * but while more pairs overlap than this number, each step searches for all of them. Pairs of two colliders that
     * have not moved for some steps are not searched for, and mostly do not count until one of the two moves.
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

    /** {@return the statistics that each step fills, or null} */
    public StepStatistics getStatistics() {
        return stages.statistics();
    }

    /**
     * Sets the statistics that each step fills, from the next step.
     *
     * @param newStatistics the instance to fill, owned by the caller; null for none, which costs nothing
     * @throws IllegalStateException if called during a step
     */
    public void setStatistics(StepStatistics newStatistics) {
        requireNotStepping();
        stages.setStatistics(newStatistics);
    }

    /** {@return the number of threads of a step, the caller's included; by default 1} */
    public int getWorkerThreads() {
        return stages.team.size();
    }

    /**
     * Runs each step on several threads. The result is the same, bit for bit, for any number. The world creates daemon
     * threads at the next step and ends them at {@link #tearDown}, when another number is set, or within a second after
     * the world has become garbage. Worthwhile from about ten thousand moving colliders.
     *
     * @param count the number of threads, the caller's included (1 to 1 024)
     * @throws IllegalArgumentException if the number is out of range
     * @throws IllegalStateException if called during a step
     */
    public void setWorkerThreads(int count) {
        requireNotStepping();
        stages.team.setSize(count, null);
    }

    /** {@return the game's thread pool that helps with steps, or null if the world creates the threads} */
    public Executor getWorkerPool() {
        return stages.team.pool();
    }

    /**
     * Runs each step on the threads of the game's own pool as well. A step never waits for the pool: if no thread is
     * free or the pool rejects the task, the calling thread does the work.
     *
     * @param pool runs the tasks of a step (not null); the game shuts it down
     * @param count the number of threads, the caller's included (1 to 1 024)
     * @throws IllegalArgumentException if the number is out of range
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
