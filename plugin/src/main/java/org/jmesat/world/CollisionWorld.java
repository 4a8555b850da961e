package org.jmesat.world;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jmesat.broadphase.BoxList;
import org.jmesat.broadphase.BroadPhase;
import org.jmesat.broadphase.PairBuffer;
import org.jmesat.broadphase.SweepAndPrune;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;
import org.jmesat.contact.ContactTracker;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.narrowphase.AxisReport;

/**
 * A set of colliders that can be stepped: each step finds what touches and how that differs from the step before.
 *
 * <p>The same calls in the same order give the same events, bit for bit, on every machine. A step in which nothing is
 * added or removed allocates nothing once the world has warmed up. Not thread-safe.
 */
public final class CollisionWorld {
    private final ArrayList<Collider> colliders = new ArrayList<>();
    private final List<Collider> collidersView = Collections.unmodifiableList(colliders);
    private final BroadPhase broadPhase = new SweepAndPrune();
    private final BoxList boxes = new BoxList();
    private final PairBuffer pairs = new PairBuffer();
    private final PieceTest pieceTest = new PieceTest();
    private final ContactTracker<Collider> tracker = new ContactTracker<>(this::exitReason);
    private TouchPolicy touchPolicy = TouchPolicy.INCLUSIVE;
    private PairFilter pairFilter;
    private int nextId;
    private long tick;
    private long revision;
    private boolean removals;
    private boolean stepping;
    private boolean delivering;
    private boolean[] allowed = new boolean[64];
    private Throwable filterFailure;

    /** Creates an empty world at tick 0. */
    public CollisionWorld() {
    }

    /**
     * Adds a collider without pieces at the origin.
     *
     * @param owner what it stands for; only handed back, may be null
     * @return the new collider
     * @throws IllegalStateException if called during a step
     */
    public Collider add(Object owner) {
        requireNotStepping();
        Collider collider = new Collider(this, nextId++, owner);
        colliders.add(collider);
        return collider;
    }

    /**
     * Removes a collider. Its contacts end at the next step; where both of a pair were removed, the reason that
     * {@link ExitReason} lists first is given.
     *
     * @param collider a collider of this world; one that was removed before is ignored
     * @param reason what the contacts' EXIT will say
     * @throws IllegalArgumentException if the collider belongs to another world
     * @throws IllegalStateException if called during a step
     */
    public void remove(Collider collider, ExitReason reason) {
        requireNotStepping();
        Objects.requireNonNull(reason, "reason");
        requireMember(collider);
        if (!collider.isRemoved()) {
            collider.remove(reason);
            removals = true;
        }
    }

    /**
     * Runs one tick: places the pieces, finds the pairs that touch and compares them with the last tick's.
     *
     * <p>A {@link PairFilter} that throws keeps its pair apart; the step is completed, and then throws what the first
     * such filter threw.
     *
     * @throws IllegalStateException if called during a step or while events are delivered
     */
    public void step() {
        requireNotStepping();
        requireNotDelivering();
        stepping = true;
        try {
            tick++;
            revision++;
            dropRemoved();
            placeAndBox();
            broadPhase.findPairs(boxes, pairs);
            pairs.sort(colliders.size());
            filterPairs();
            tracker.begin(tick);
            testPairs();
            tracker.end();
        } finally {
            stepping = false;
        }
        throwFilterFailure();
    }

    /**
     * Removes all colliders and ends all contacts at once, without a new tick. Ids and ticks go on counting.
     *
     * @throws IllegalStateException if called during a step or while events are delivered
     */
    public void tearDown() {
        requireNotStepping();
        requireNotDelivering();
        for (Collider collider : colliders) {
            if (!collider.isRemoved()) {
                collider.remove(ExitReason.TEARDOWN);
            }
        }
        colliders.clear();
        pairs.clear();
        removals = false;
        revision++;
        tracker.begin(tick);
        tracker.end();
    }

    private void dropRemoved() {
        if (removals) {
            // Removal keeps the order, so a collider's place in the list grows with its id.
            colliders.removeIf(Collider::isRemoved);
            removals = false;
        }
    }

    private void placeAndBox() {
        boxes.clear();
        for (int i = 0; i < colliders.size(); i++) {
            Collider collider = colliders.get(i);
            collider.place();
            addBox(collider);
        }
    }

    /** A margin of twice the tolerance keeps every pair that may still count as touching among the candidates. */
    private void addBox(Collider collider) {
        boolean empty = collider.isEmpty();
        double minX = empty ? collider.getX() : Double.POSITIVE_INFINITY;
        double minY = empty ? collider.getY() : Double.POSITIVE_INFINITY;
        double maxX = empty ? collider.getX() : Double.NEGATIVE_INFINITY;
        double maxY = empty ? collider.getY() : Double.NEGATIVE_INFINITY;
        double margin = 0;
        for (int i = 0; i < collider.getPieceCount(); i++) {
            PlacedPolygon piece = collider.getPiece(i);
            if (piece.count() == 0) {
                continue;
            }
            minX = Math.min(minX, piece.minX());
            minY = Math.min(minY, piece.minY());
            maxX = Math.max(maxX, piece.maxX());
            maxY = Math.max(maxY, piece.maxY());
            margin = Math.max(margin, 2 * Tolerance.touching(piece.radius(), piece.largestCoordinate()));
        }
        boxes.add(minX - margin, minY - margin, maxX + margin, maxY + margin);
    }

    /** Before the contacts are touched, so that a filter can do them no harm; and once a step, so that views need none. */
    private void filterPairs() {
        if (allowed.length < pairs.count()) {
            allowed = new boolean[pairs.count() + pairs.count() / 2];
        }
        for (int p = 0; p < pairs.count(); p++) {
            allowed[p] = canCollide(colliders.get(pairs.lower(p)), colliders.get(pairs.higher(p)));
        }
    }

    private boolean canCollide(Collider a, Collider b) {
        try {
            return CollisionFilter.decide(a, b, pairFilter).isAllowed();
        } catch (RuntimeException | Error thrown) {
            if (filterFailure == null) {
                filterFailure = thrown;
            }
            return false;
        }
    }

    private void throwFilterFailure() {
        Throwable thrown = filterFailure;
        filterFailure = null;
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private void testPairs() {
        for (int p = 0; p < pairs.count(); p++) {
            Collider a = colliders.get(pairs.lower(p));
            Collider b = colliders.get(pairs.higher(p));
            boolean wasTouching = tracker.seek(a.getId(), b.getId());
            if (!allowed[p]) {
                if (wasTouching) {
                    tracker.refuse(ExitReason.FILTERED);
                }
                continue;
            }
            if (pieceTest.test(a, b, touchPolicy, wasTouching ? tracker.sought() : null)) {
                tracker.touch(a, b, a.getId(), b.getId())
                        .set(pieceTest.pieceA(), pieceTest.pieceB(), pieceTest.penetration(), pieceTest.manifold());
            }
        }
    }

    private ExitReason exitReason(Collider a, Collider b) {
        if (a.isRemoved() && b.isRemoved()) {
            // Not by id: what was removed before a teardown was removed, whichever of the two it is.
            return a.removal().compareTo(b.removal()) < 0 ? a.removal() : b.removal();
        }
        if (a.isRemoved() || b.isRemoved()) {
            return a.isRemoved() ? a.removal() : b.removal();
        }
        return a.isEmpty() || b.isEmpty() ? ExitReason.INVALID : ExitReason.SEPARATED;
    }

    /**
     * Returns what the last step or teardown changed.
     *
     * @return the same instance each time; valid until the next step
     */
    public ContactEvents<Collider> getEvents() {
        return tracker.events();
    }

    /**
     * Returns the contacts of the last step, ascending by (lower id, higher id).
     *
     * @return an unmodifiable view, valid until the next step
     */
    public List<Contact<Collider>> getContacts() {
        return tracker.contacts();
    }

    /**
     * Returns the colliders in the order of their ids; those removed since the last step are still among them.
     *
     * @return an unmodifiable view
     */
    public List<Collider> getColliders() {
        return collidersView;
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
        requireMember(a);
        requireMember(b);
        return tracker.find(Math.min(a.getId(), b.getId()), Math.max(a.getId(), b.getId()));
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
        requireMember(a);
        requireMember(b);
        if (a.isRemoved() || b.isRemoved()) {
            return null;
        }
        return pieceTest.explain(a, b, touchPolicy, getContact(a, b));
    }

    /**
     * Returns the pairs whose boxes overlapped at the last step, whether or not they touched or were filtered.
     *
     * @return indices into {@link #getColliders()} as it was at that step; not to be altered
     */
    PairBuffer candidates() {
        return pairs;
    }

    /** Whether the filters let a candidate pair collide at the last step. */
    boolean isAllowed(int candidate) {
        return allowed[candidate];
    }

    /**
     * Refuses steps and teardowns for as long as events are delivered, which must not change meanwhile.
     *
     * @param newDelivering true when delivery begins, false when it ends
     */
    public void setDelivering(boolean newDelivering) {
        delivering = newDelivering;
    }

    /** Lets go of the events of the last step or teardown, and of the removed colliders that they name. */
    public void clearEvents() {
        tracker.clearEvents();
    }

    /** Grows whenever there is something new to copy into a snapshot. */
    long revision() {
        return revision;
    }

    /**
     * Returns the number of the last step.
     *
     * @return the tick; 0 before the first
     */
    public long getTick() {
        return tick;
    }

    /**
     * Returns whether touching counts as colliding.
     *
     * @return the policy, at first {@link TouchPolicy#INCLUSIVE}
     */
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

    /**
     * Returns the game's own filter.
     *
     * @return the filter, or null for none
     */
    public PairFilter getPairFilter() {
        return pairFilter;
    }

    /**
     * Sets the game's own filter, from the next step on.
     *
     * @param filter the filter, or null for none
     */
    public void setPairFilter(PairFilter filter) {
        pairFilter = filter;
    }

    private void requireMember(Collider collider) {
        if (!collider.isIn(this)) {
            throw new IllegalArgumentException("Collider " + collider + " belongs to another world");
        }
    }

    private void requireNotDelivering() {
        if (delivering) {
            throw new IllegalStateException("The world cannot be stepped while its events are delivered");
        }
    }

    private void requireNotStepping() {
        if (stepping) {
            throw new IllegalStateException("The world cannot be changed or stepped during a step");
        }
    }
}
