package org.jmesat.debug;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jmesat.app.PairExplanation;
import org.jmesat.app.SatCollisionState;
import org.jmesat.contact.Contact;
import org.jmesat.internal.diagnose.BodyBox;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.narrowphase.AxisReport.Owner;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * The pair that the debug views explain: the one chosen by the user, or else the deepest one. The deepest pair is kept
 * until it separates, so that the picture does not jump. Any two spatials can be chosen: far from each other, filtered,
 * disabled or not in the scene. While a chosen spatial has no collider, there is no {@link #report()}, but the pair
 * stays chosen, also when the spatial gets another collider.
 *
 * <p>If only one side is chosen, the other is its deepest contact or, without a contact, the nearest collider.
 *
 * <p>It references the colliders of the last update, their owners and the chosen spatials. {@linkplain #reset Reset} it
 * when it is no longer updated, so that they can be garbage collected.
 */
public final class PairSelection {
    /** The sides of a pair, as bits. */
    static final int A = 1;
    static final int B = 2;

    private final NearPairs pairs = new NearPairs();
    private long tick = -1;
    /** Of the world, when the pairs were copied. */
    private long revision = -1;
    private final Side a = new Side();
    private final Side b = new Side();
    private final PartnerSearch partners = new PartnerSearch();
    private final JumpWatch jumps = new JumpWatch();
    private final Shown shown = new Shown();
    private SatCollisionState state;
    private boolean changed;
    private final PairExplanation explanation = new PairExplanation();
    /** That of a tick between two updates. */
    private final AxisReport between = new AxisReport();
    private long version;
    /** The sides that are outside the picture, as bits. */
    private int outside;

    /** Creates an empty selection. */
    public PairSelection() {
    }

    /**
     * Copies the last tick of a collision state, and follows the chosen spatials to their present colliders. Drops the
     * pair if the state is another one than at the last update.
     *
     * @param newState the state (not null)
     * @return true if the tick, the pair or its report changed
     */
    public boolean update(SatCollisionState newState) {
        Objects.requireNonNull(newState, "newState");
        if (state != newState) {
            if (state != null) {
                clear();
            }
            state = newState;
            changed = true;
        }
        long newRevision = WorldAccess.<CollisionWorld, Collider>get().revision(world());
        boolean isNew = revision != newRevision || changed;
        if (isNew) {
            revision = newRevision;
            tick = world().getTick();
            pairs.update(world());
            changed = false;
            select();
        }
        if (!explain() && !isNew) {
            return false;
        }
        version++;
        return true;
    }

    private void select() {
        Collider lastA = a.collider;
        Collider lastB = b.collider;
        a.resolve(state);
        b.resolve(state);
        if (a.chosen && a.isEmpty() || b.chosen && b.isEmpty()) {
            clear();
            changed = false;
        }
        if (!isChosen()) {
            selectDeepest();
        } else if (!b.chosen) {
            selectPartner(a, b);
        } else if (!a.chosen) {
            selectPartner(b, a);
        }
        if (!isChosen()) {
            jumps.keep(a.collider, b.collider);
        } else if (a.chosen && a.collider != lastA || b.chosen && b.collider != lastB) {
            jumps.forgetNormal();
        }
    }

    /** A pair that parts for a moment stays selected while no other touches. */
    private void selectDeepest() {
        List<Contact<Collider>> contacts = world().getContacts();
        boolean touching = hasColliders() && world().getContact(a.collider, b.collider) != null;
        if (touching || contacts.isEmpty() && pairs.find(a.collider, b.collider) >= 0) {
            return;
        }
        Contact<Collider> deepest = null;
        for (int i = 0; i < contacts.size(); i++) {
            deepest = deepest != null && contacts.get(i).getDepth() <= deepest.getDepth() ? deepest : contacts.get(i);
        }
        boolean near = deepest == null && pairs.count() > 0;
        a.find(deepest != null ? deepest.getA() : near ? pairs.get(0).a : null);
        b.find(deepest != null ? deepest.getB() : near ? pairs.get(0).b : null);
    }

    private void selectPartner(Side side, Side partner) {
        if (side.collider != null) {
            partner.find(partners.find(world(), side.collider, partner.collider));
        } else if (partner.collider == null) {
            partner.find(partners.find(world(), side.spatial(), state.getQueries().getPlane()));
        }
    }

    /** Returns whether the explanation is another one. */
    private boolean explain() {
        if (!hasPair()) {
            explanation.clear();
            return false;
        }
        boolean explained = explanation.update(state, a.part(), a.collider, b.part(), b.collider);
        if (explained && report() != null && contact() != null && !report().isSeparated()) {
            jumps.add(tick, a.collider, b.collider, report());
        }
        return explained;
    }

    /** Whether both sides are there, and are not the same. */
    private boolean hasPair() {
        return !a.isEmpty() && !b.isEmpty() && (a.part() == null ? a.collider != b.collider : a.part() != b.part());
    }

    /**
     * Looks at a tick that no update has seen, for a jump of the normal. Called before each tick of the followed state:
     * in a frame with several ticks, {@link #update} sees only the last one.
     */
    void watch() {
        if (state == null || world().getTick() <= tick) {
            return;
        }
        explanation.noteTick();
        if (hasColliders() && !a.collider.isRemoved() && !b.collider.isRemoved()
                && world().getContact(a.collider, b.collider) != null
                && world().explain(a.collider, b.collider, between) && !between.isSeparated()) {
            jumps.add(world().getTick(), a.collider, b.collider, between);
        }
    }

    private boolean hasColliders() {
        return a.collider != null && b.collider != null && a.collider != b.collider;
    }

    /**
     * Chooses a pair of colliders: A is the one of lower id. It is explained from the next update on, and stays chosen
     * when the two separate. In a scene, the pair is that of their spatials. Without one, it is dropped when a collider
     * is removed.
     *
     * @param first a collider
     * @param second another collider
     * @throws IllegalArgumentException if both are the same
     */
    public void choose(Collider first, Collider second) {
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(second, "second");
        if (first == second) {
            throw new IllegalArgumentException("A collider cannot collide with itself: " + first);
        }
        boolean ordered = first.getId() < second.getId();
        a.choose(ordered ? first : second);
        b.choose(ordered ? second : first);
        noteChoice();
    }

    /**
     * Chooses a pair of spatials, which need not have colliders. It is explained from the next update on, and stays
     * chosen whatever happens to them.
     *
     * @param first A: a collider's spatial or one below it, or any other (not null)
     * @param second B: another (not null)
     * @throws IllegalArgumentException if both are the same
     */
    public void choose(Spatial first, Spatial second) {
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(second, "second");
        if (first == second) {
            throw new IllegalArgumentException("A spatial cannot collide with itself: " + first);
        }
        a.choose(first);
        b.choose(second);
        noteChoice();
    }

    /**
     * Chooses A. B stays if it was chosen, and is not the same; otherwise it is found at the next update.
     *
     * @param spatial a collider's spatial or one below it, or any other (not null)
     */
    public void chooseA(Spatial spatial) {
        choose(null, Objects.requireNonNull(spatial, "spatial"), false);
    }

    /**
     * Chooses B. The present A stays, unless it is the same; then another is found at the next update.
     *
     * @param spatial a collider's spatial or one below it, or any other (not null)
     */
    public void chooseB(Spatial spatial) {
        choose(null, Objects.requireNonNull(spatial, "spatial"), true);
    }

    /** Chooses a side by its collider, which may have no spatial, or by a spatial if the collider is null. */
    void choose(Collider collider, Spatial spatial, boolean isB) {
        Side side = isB ? b : a;
        Side other = isB ? a : b;
        if (isB) {
            a.keep();
        }
        if (collider == null ? other.is(spatial) : other.collider == collider) {
            other.clear();
        }
        if (collider == null) {
            side.choose(spatial);
        } else {
            side.choose(collider);
        }
        noteChoice();
    }

    private void noteChoice() {
        jumps.clear();
        shown.clear();
        outside = 0;
        changed = true;
    }

    /**
     * Chooses the next or a previous pair of the last snapshot, cyclically. Does nothing if it has no pair.
     *
     * @param steps how many pairs to go forward, or back if negative
     */
    public void step(int steps) {
        int count = pairs.count();
        if (count == 0) {
            return;
        }
        int here = pairIndex();
        int start = here < 0 && steps > 0 ? -1 : Math.max(here, 0);
        int next = Math.floorMod(start + steps, count);
        choose(pairs.get(next).a, pairs.get(next).b);
    }

    /** Drops the pair; the next update selects the deepest one. */
    public void clear() {
        a.clear();
        b.clear();
        explanation.clear();
        noteChoice();
    }

    /**
     * Releases the world, the snapshot and the pair, even a chosen one, so that they can be garbage collected.
     */
    public void reset() {
        if (state == null && a.isEmpty() && b.isEmpty()) {
            return;
        }
        state = null;
        pairs.clear();
        tick = -1;
        clear();
        version++;
    }

    /**
     * {@return whether the user chose the pair or one side of it; false if it is the deepest one, or there is none}
     */
    public boolean isChosen() {
        return a.chosen || b.chosen;
    }

    /**
     * {@return the collider of A; null when there is no pair, or the chosen spatial has no collider}
     * Of a pair that was not chosen, or chosen by its colliders, A is the one of lower id.
     */
    public Collider a() {
        return a.collider;
    }

    /** {@return the collider of B; null when there is no pair, or the chosen spatial has no collider} */
    public Collider b() {
        return b.collider;
    }

    /** {@return the spatial of A, even if it has no collider; null when there is no A, or the game added it itself} */
    public Spatial spatialA() {
        return a.spatial();
    }

    /** {@return the spatial of B, even if it has no collider; null when there is no B, or the game added it itself} */
    public Spatial spatialB() {
        return b.spatial();
    }

    /** {@return the contact of the pair at the last update, valid until the next step; null if it does not touch} */
    public Contact<Collider> contact() {
        return explanation.getContact();
    }

    /** {@return why the pair raises an event or not, as of the last update; the same instance each time} */
    public PairExplanation explanation() {
        return explanation;
    }

    /**
     * {@return the number of pairs to choose from (≥0): those in contact and those that are near}
     * They are found when this or one of the next five is called first after an update, as the world is then.
     * A near pair is not in contact, its boxes overlap, and the filters allow it. Contacts come first, by descending
     * depth, equally deep ones by (lower id, higher id); then near pairs by (lower id, higher id).
     */
    public int pairCount() {
        return pairs.count();
    }

    /** {@return how many of the pairs to choose from are in contact (≥0)} */
    public int contactCount() {
        return pairs.contactCount();
    }

    /**
     * Returns the collider of lower id of a pair to choose from.
     *
     * @param pair its index (0 ≤ pair &lt; {@link #pairCount()})
     * @return the collider
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public Collider pairA(int pair) {
        return pairs.get(Objects.checkIndex(pair, pairCount())).a;
    }

    /**
     * Returns the collider of higher id of a pair to choose from.
     *
     * @param pair its index (0 ≤ pair &lt; {@link #pairCount()})
     * @return the collider
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public Collider pairB(int pair) {
        return pairs.get(Objects.checkIndex(pair, pairCount())).b;
    }

    /**
     * Returns the penetration depth of a pair to choose from.
     *
     * @param pair its index (0 ≤ pair &lt; {@link #pairCount()})
     * @return the depth in world units (≥0); 0 for a near pair
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public double pairDepth(int pair) {
        return Math.max(0, pairs.get(Objects.checkIndex(pair, pairCount())).depth);
    }

    /** {@return the index of the explained pair among those to choose from; −1 if there is none, or it is not near} */
    public int pairIndex() {
        return hasColliders() ? pairs.find(a.collider, b.collider) : -1;
    }

    /**
     * {@return the explanation of the pair at the last update, valid until the next}
     * Null when there is no pair, or a side has no collider or no polygon, or both have the same collider.
     */
    public AxisReport report() {
        return explanation.axes();
    }

    /**
     * {@return the last sudden turn of the normal of this pair, by more than 30°, as a sentence without a full stop;
     * null if there was none}
     * A player that slides along tiles and is pushed sideways at a corner is such a case. If only one side is chosen,
     * the other may have changed in that tick. It is noticed while the views are updated.
     */
    public String lastJump() {
        return isChosen() || hasColliders() ? jumps.last : null;
    }

    /**
     * Shows an axis of the report instead of the deciding one, until another pair is chosen. The views follow it by its
     * edges from tick to tick.
     *
     * @param axis an axis of {@link #report()}; null for the deciding one
     */
    public void showAxis(Axis axis) {
        if (shown.set(axis)) {
            version++;
        }
    }

    /** {@return the present instance of the axis of {@link #showAxis}; null for the deciding one} */
    public Axis shownAxis() {
        return report() == null ? null : shown.find(report().axes());
    }

    /** Sets which sides no view port shows, as bits. */
    void setOutside(int newOutside) {
        version += newOutside == outside ? 0 : 1;
        outside = newOutside;
    }

    /**
     * Appends which of the two outlines are outside the picture, such as "The outline of B is outside the picture".
     * Nothing if none is: each is in one of the view ports in which the debug view is drawn.
     *
     * @param to receives the text (not null)
     * @return {@code to}
     */
    public StringBuilder appendOutside(StringBuilder to) {
        Objects.requireNonNull(to, "to");
        return outside == 0 ? to : to.append(outside == A ? "The outline of A is" : outside == B ? "The outline of B is"
                : "Both outlines are").append(" outside the picture");
    }

    /** Returns the world of the last update, or null. */
    CollisionWorld world() {
        return state == null ? null : state.getWorld();
    }

    /** {@return the tick of the last update; −1 before the first, and after a reset} */
    public long tick() {
        return tick;
    }

    /** {@return a counter (≥0) that grows with each change, so that views notice changes} */
    public long version() {
        return version;
    }

    /** One side of the explained pair: a spatial, or a collider that no app state added. */
    private static final class Side {
        /** The spatial as chosen, which may be a part of the collider's; null for a collider, or if none was chosen. */
        private Spatial spatial;
        /** Null while a chosen spatial belongs to no collider. */
        private Collider collider;
        private boolean chosen;

        /** Sets a side that the selection has found itself; null for none. */
        void find(Collider found) {
            spatial = null;
            collider = found;
            chosen = false;
        }

        /** Sets a collider that the user has chosen, and follows its spatial, if it has one. */
        void choose(Collider newCollider) {
            spatial = CollisionBody.spatialOf(newCollider);
            collider = newCollider;
            chosen = true;
        }

        /** Sets a spatial that the user has chosen; its collider is known after {@link #resolve}. */
        void choose(Spatial newSpatial) {
            spatial = newSpatial;
            collider = null;
            chosen = true;
        }

        /** Keeps what was found, as if the user had chosen it. */
        void keep() {
            if (spatial == null && collider != null) {
                choose(collider);
            }
        }

        void clear() {
            find(null);
        }

        /** Finds the present collider; one without a spatial that was removed is none. */
        void resolve(SatCollisionState state) {
            if (spatial != null) {
                collider = state.getCollider(spatial);
            } else if (collider != null && collider.isRemoved()) {
                collider = null;
            }
        }

        /** Returns whether there is neither a collider nor a spatial whose collider may come back. */
        boolean isEmpty() {
            return spatial == null && collider == null;
        }

        /** Returns the spatial of the collider or, without one, the spatial as chosen; or null. */
        Spatial spatial() {
            Spatial owner = CollisionBody.spatialOf(collider);
            return owner == null ? spatial : owner;
        }

        /** Returns the spatial as chosen, which may be a part of the collider's; or else that of the collider. */
        Spatial part() {
            return spatial == null ? CollisionBody.spatialOf(collider) : spatial;
        }

        /** Returns whether this is the side of a spatial, or of the collider that it belongs to. */
        boolean is(Spatial other) {
            return other != null && (spatial == other || spatial() == other);
        }
    }

    /** Finds the other side of a pair of which only one is chosen: the deepest contact or else the nearest collider. */
    private static final class PartnerSearch {
        /** Another contact replaces the present one if it is deeper by this share of the chosen side's size. */
        private static final double DEEPER = 0.01;

        private final List<Contact<Collider>> contacts = new ArrayList<>();
        /** Of the chosen side, and of another collider. */
        private final BodyBox chosen = new BodyBox();
        private final BodyBox box = new BodyBox();

        /**
         * Finds the partner of a collider. O(1) with a contact, else O(colliders).
         *
         * @param present the present partner, which is kept while no other is clearly deeper or nearer; or null
         * @return the partner; null if there is no other collider
         */
        Collider find(CollisionWorld world, Collider collider, Collider present) {
            chosen.read(collider);
            Collider deepest = findDeepest(world, collider, present);
            return deepest != null ? deepest : findNearest(world, collider, present);
        }

        /** Finds the collider nearest to the middle of a spatial without a collider. */
        Collider find(CollisionWorld world, Spatial spatial, ProjectionPlane plane) {
            Vector3f middle = ExplainedPair.Side.middle(spatial);
            chosen.set(plane.x(middle), plane.y(middle));
            return findNearest(world, null, null);
        }

        private Collider findDeepest(CollisionWorld world, Collider collider, Collider present) {
            world.getContacts(collider, contacts);
            Contact<Collider> deepest = null;
            Contact<Collider> kept = null;
            for (int i = 0; i < contacts.size(); i++) {
                Contact<Collider> each = contacts.get(i);
                deepest = deepest == null || each.getDepth() > deepest.getDepth() ? each : deepest;
                kept = other(each, collider) == present ? each : kept;
            }
            contacts.clear();
            double size = chosen.maxX() - chosen.minX() + chosen.maxY() - chosen.minY();
            if (kept != null && deepest.getDepth() - kept.getDepth() <= DEEPER * size) {
                deepest = kept;
            }
            return deepest == null ? null : other(deepest, collider);
        }

        private static Collider other(Contact<Collider> contact, Collider collider) {
            return contact.getA() == collider ? contact.getB() : contact.getA();
        }

        /** By the greater of the two gaps between the boxes; of equally near ones the present one or else the first. */
        private Collider findNearest(CollisionWorld world, Collider collider, Collider present) {
            Collider nearest = null;
            double least = Double.POSITIVE_INFINITY;
            List<Collider> all = world.getColliders();
            for (int i = 0; i < all.size(); i++) {
                Collider each = all.get(i);
                if (each != collider && !each.isRemoved() && box.read(each)) {
                    double gap = Math.max(chosen.gapX(box), chosen.gapY(box));
                    if (gap < least || gap == least && each == present) {
                        nearest = each;
                        least = gap;
                    }
                }
            }
            return nearest;
        }
    }

    /** An axis that a view shows, remembered by its owner and edges, since reports reuse their axes. */
    private static final class Shown {
        /** Null for none. */
        private Owner owner;
        private int edgeOfA;
        private int edgeOfB;

        void clear() {
            owner = null;
        }

        /** Remembers an axis; null for none. Returns whether this is another one than before. */
        boolean set(Axis axis) {
            if (axis == null ? owner == null : matches(axis)) {
                return false;
            }
            owner = axis == null ? null : axis.owner();
            edgeOfA = axis == null ? -1 : axis.edgeOfA();
            edgeOfB = axis == null ? -1 : axis.edgeOfB();
            return true;
        }

        /** Finds the axis with the same owner and edges or else, as parallel edges come and go, with a common edge. */
        Axis find(List<Axis> axes) {
            Axis similar = null;
            for (int i = 0; owner != null && i < axes.size(); i++) {
                Axis each = axes.get(i);
                if (matches(each)) {
                    return each;
                }
                boolean common = edgeOfA >= 0 && each.edgeOfA() == edgeOfA || edgeOfB >= 0 && each.edgeOfB() == edgeOfB;
                similar = similar == null && common ? each : similar;
            }
            return similar;
        }

        private boolean matches(Axis axis) {
            return owner == axis.owner() && edgeOfA == axis.edgeOfA() && edgeOfB == axis.edgeOfB();
        }
    }
}
