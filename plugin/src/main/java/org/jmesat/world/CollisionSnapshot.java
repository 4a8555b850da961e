package org.jmesat.world;

import java.util.Objects;
import org.jmesat.contact.Contact;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.pairs.PairMemory;
import org.jmesat.internal.place.BodyDepths;

/**
 * A copy of a tick's state for views: the outlines in a {@linkplain SnapshotWindow window}, and all contacts and near
 * pairs. On request it also has the points of the contacts in the window, the paths of continuous colliders, and the
 * boxes of the broad phase. The caller owns it; only {@link #update} changes it.
 *
 * <p>It holds the ids and the depth of each contact; {@link #describe} copies more values of one pair. Pairs are sorted
 * in parts, on demand. An update takes O(pairs + outlines in the window), for the whole plane O(pairs + pieces), and
 * allocates only to grow.
 *
 * <p>Loop bodies are methods of their own: in the first update of a large world the JVM compiles such a method earlier
 * than the loop around it.
 */
public final class CollisionSnapshot {
    /** The greatest number of {@linkplain #markCount contacts in the window} that are copied. */
    public static final int MOST_MARKS = 1000;

    private final OutlineRows outlines = new OutlineRows();
    private final PairRows pairs = new PairRows();
    private final ContactRows marks = new ContactRows();
    private final SweepRows sweeps = new SweepRows();
    private final PairDescription described = new PairDescription();
    private final SnapshotWindow everywhere = new SnapshotWindow();
    private final SnapshotWindow window = new SnapshotWindow();
    private boolean copiesContacts;
    private boolean copiesSweeps;
    private boolean copiesFatBoxes;
    /** Whether a setting has changed since the last update. */
    private boolean outdated;
    private final CopiedColliders colliders = new CopiedColliders();
    private long tick = -1;
    private long revision = -1;

    /** Creates an empty snapshot of no tick. */
    public CollisionSnapshot() {
    }

    /**
     * Copies the last tick of a world, with all outlines. Does nothing if this snapshot is up to date.
     *
     * @param world the world to copy; the same at each call
     * @return true if the snapshot changed
     */
    public boolean update(CollisionWorld world) {
        return update(world, everywhere);
    }

    /**
     * Copies the last tick of a world, with the outlines of the pieces whose boxes meet a window. Does nothing if this
     * snapshot is up to date and has the same window.
     *
     * @param world the world to copy; the same at each call
     * @param newWindow the window (not null); copied
     * @return true if the snapshot changed
     */
    public boolean update(CollisionWorld world, SnapshotWindow newWindow) {
        Objects.requireNonNull(world, "world");
        Objects.requireNonNull(newWindow, "newWindow");
        if (revision == world.revision() && !outdated && window.isSame(newWindow)) {
            return false;
        }
        window.set(newWindow);
        revision = world.revision();
        tick = world.getTick();
        outdated = false;
        colliders.copy(world.stages().colliders);
        outlines.copy(world.stages(), window, copiesFatBoxes);
        pairs.begin(world.stages());
        marks.clear();
        copyCandidates(world.stages(), world.stages().pairs.pairs());
        copyCandidates(world.stages(), world.stages().pairs.restingPairs());
        marks.copy(world.stages());
        sweeps.clear();
        if (copiesSweeps) {
            sweeps.copy(world.stages(), world.getContinuousColliders(), window);
        }
        return true;
    }

    /** Clears this snapshot, so that it keeps no collider alive, and releases its arrays. */
    public void clear() {
        outlines.trim();
        pairs.trim();
        marks.trim();
        sweeps.trim();
        colliders.trim();
        tick = -1;
        revision = -1;
    }

    /**
     * Sets whether the next updates copy the points and normals of the {@linkplain #markCount contacts in the window}.
     * By default false, since the world computes the points of a contact only when they are read.
     *
     * @param copied true to copy them
     */
    public void setContactsCopied(boolean copied) {
        outdated |= copied != copiesContacts;
        copiesContacts = copied;
    }

    /**
     * Sets whether the next updates copy the {@linkplain #sweptPieceCount paths of continuous colliders}. By default
     * false.
     *
     * @param copied true to copy them
     */
    public void setSweepsCopied(boolean copied) {
        outdated |= copied != copiesSweeps;
        copiesSweeps = copied;
    }

    /**
     * Sets whether the next updates copy the {@linkplain PieceOutline#fatMinX boxes of the broad phase} of all outlines
     * in the window. By default false.
     *
     * @param copied true to copy them
     */
    public void setFatBoxesCopied(boolean copied) {
        outdated |= copied != copiesFatBoxes;
        copiesFatBoxes = copied;
    }

    /** Copies near pairs, and notes what is in contact: faster by these rows than by the contacts' colliders. */
    private void copyCandidates(WorldStages world, PairMemory candidates) {
        for (int p = 0; p < candidates.count(); p++) {
            copyCandidate(world, candidates, p);
        }
    }

    private void copyCandidate(WorldStages world, PairMemory candidates, int p) {
        if (!candidates.isPair(p)) {
            return;
        }
        int low = candidates.low(p);
        int high = candidates.high(p);
        if (candidates.contact(p) != PairMemory.NONE) {
            outlines.setTouching(low);
            outlines.setTouching(high);
            if (copiesContacts && !marks.areTooMany() && isContactShown(world, candidates, p)) {
                marks.add(PairRows.key(world.bodies.id(low), world.bodies.id(high)));
            }
        } else if (candidates.is(p, PairMemory.ALLOWED) && boxesOverlap(world, candidates, p)) {
            pairs.addNear(PairRows.key(world.bodies.id(low), world.bodies.id(high)));
        }
    }

    private boolean isContactShown(WorldStages world, PairMemory candidates, int p) {
        if (candidates.hasSlots(p)) {
            return outlines.shows(candidates.first(p)) && outlines.shows(candidates.second(p));
        }
        Contact<Collider> contact = world.tracker.get(candidates.contact(p));
        return outlines.shows(world.bodies.slot(candidates.low(p), contact.getPieceA()))
                && outlines.shows(world.bodies.slot(candidates.high(p), contact.getPieceB()));
    }

    /** Tests the tight boxes, since those of the broad phase are enlarged. */
    private boolean boxesOverlap(WorldStages world, PairMemory candidates, int p) {
        PolygonTable table = world.pieces.table();
        if (candidates.hasSlots(p)) {
            return outlines.slotsOverlap(candidates.first(p), candidates.second(p), table);
        }
        int low = candidates.low(p);
        int high = candidates.high(p);
        for (int i = 0; i < world.bodies.slotCount(low); i++) {
            int slot = world.bodies.slot(low, i);
            for (int j = 0; slot >= 0 && table.count(slot) > 0 && j < world.bodies.slotCount(high); j++) {
                int other = world.bodies.slot(high, j);
                if (other >= 0 && table.count(other) > 0 && outlines.slotsOverlap(slot, other, table)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** {@return the tick of this snapshot, or −1 before the first update} */
    public long tick() {
        return tick;
    }

    /** {@return the number of outlines (≥0): one for each piece in the window that is not empty} */
    public int outlineCount() {
        return outlines.count();
    }

    /** {@return the number of vertices of all outlines together (≥0)} */
    public int outlineVertexCount() {
        return outlines.vertexCount();
    }

    /**
     * Returns the outline of a piece. Outlines are ordered by the ids of their colliders.
     *
     * @param outline its index (0 ≤ outline &lt; {@link #outlineCount()})
     * @return a new instance, valid until the next update
     * @throws IndexOutOfBoundsException if there is no such outline
     */
    public PieceOutline outline(int outline) {
        return outline(outline, new PieceOutline());
    }

    /**
     * Returns the outline of a piece without a new instance.
     *
     * @param outline its index (0 ≤ outline &lt; {@link #outlineCount()})
     * @param store becomes that outline (not null), valid until the next update
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such outline
     */
    public PieceOutline outline(int outline, PieceOutline store) {
        Objects.requireNonNull(store, "store");
        return store.show(outlines, Objects.checkIndex(outline, outlines.count()));
    }

    /**
     * Returns the index of a collider's first outline.
     *
     * @param collider any collider (not null)
     * @return the index; equal to {@link #endOutline} if the collider has no outline in the window
     */
    public int firstOutline(Collider collider) {
        return shows(collider) ? outlines.firstOutline(collider.index()) : 0;
    }

    /**
     * Returns the index after a collider's last outline.
     *
     * @param collider any collider (not null)
     * @return the index; equal to {@link #firstOutline} if the collider has no outline in the window
     */
    public int endOutline(Collider collider) {
        return shows(collider) ? outlines.endOutline(collider.index()) : 0;
    }

    private boolean shows(Collider collider) {
        return colliders.has(Objects.requireNonNull(collider, "collider"));
    }

    /**
     * {@return the number of contacts copied, of which both deciding pieces are in the window (≥0)}
     * It is 0 without {@link #setContactsCopied}, and if there are more than {@value #MOST_MARKS}.
     */
    public int markCount() {
        return marks.count();
    }

    /**
     * {@return whether the contacts in the window are more than {@value #MOST_MARKS}}
     * None of so many is copied: they are too many to tell apart, and would take longer than the tick. A smaller window
     * has fewer.
     */
    public boolean areMarksHidden() {
        return marks.areTooMany();
    }

    /**
     * Returns a contact of which both deciding pieces are in the window. They are ordered by (lower id, higher id).
     *
     * @param contact its index (0 ≤ contact &lt; {@link #markCount()})
     * @param store becomes that contact (not null), valid until the next update
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such contact
     */
    public ContactMark mark(int contact, ContactMark store) {
        Objects.requireNonNull(store, "store");
        return store.show(marks, Objects.checkIndex(contact, marks.count()));
    }

    /**
     * {@return the number of pieces that the last step swept and whose path may meet the window (≥0)}
     * These are the pieces of continuous colliders that moved. It is 0 without {@link #setSweepsCopied}.
     */
    public int sweptPieceCount() {
        return sweeps.count();
    }

    /**
     * Returns a piece that the last step swept. They are in the order in which their colliders became continuous.
     *
     * @param sweep its index (0 ≤ sweep &lt; {@link #sweptPieceCount()})
     * @param store becomes that piece (not null), valid until the next update
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such piece
     */
    public SweptPiece sweptPiece(int sweep, SweptPiece store) {
        Objects.requireNonNull(store, "store");
        return store.show(sweeps, Objects.checkIndex(sweep, sweeps.count()));
    }

    /** {@return the number of contacts (≥0); they come first among all {@linkplain #pairCount pairs}} */
    public int contactCount() {
        return pairs.contactCount();
    }

    /**
     * {@return the number of contacts and near pairs (≥0)}
     * A near pair is not in contact, its boxes overlap, and the filters allow it. It may be apart in depth. Contacts
     * come first, by descending depth, equally deep ones by (lower id, higher id); then near pairs by (lower id, higher
     * id). The window has no influence on them.
     */
    public int pairCount() {
        return pairs.count();
    }

    /**
     * Returns the collider of lower id of a pair.
     *
     * @param pair its index (0 ≤ pair &lt; {@link #pairCount()})
     * @return the collider
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public Collider a(int pair) {
        return colliders.get((int) (pairs.key(Objects.checkIndex(pair, pairs.count())) >>> 32));
    }

    /**
     * Returns the collider of higher id of a pair.
     *
     * @param pair its index (0 ≤ pair &lt; {@link #pairCount()})
     * @return the collider
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public Collider b(int pair) {
        return colliders.get((int) pairs.key(Objects.checkIndex(pair, pairs.count())));
    }

    /**
     * Returns the penetration depth of a pair.
     *
     * @param pair its index (0 ≤ pair &lt; {@link #pairCount()})
     * @return the depth in world units (≥0); 0 for a near pair
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public double depth(int pair) {
        return pairs.depth(Objects.checkIndex(pair, pairs.count()));
    }

    /**
     * Finds the deepest contact.
     *
     * @return its index, which is 0; without contacts, that of the first near pair, also 0; −1 without pairs
     */
    public int findDeepest() {
        return pairs.count() == 0 ? -1 : 0;
    }

    /**
     * Finds a pair in O(pairs).
     *
     * @param a one collider
     * @param b the other
     * @return its index, or −1 if it is neither in contact nor near
     */
    public int find(Collider a, Collider b) {
        return pairs.find(PairRows.key(Objects.requireNonNull(a, "a").getId(),
                Objects.requireNonNull(b, "b").getId()));
    }

    /**
     * Describes a pair.
     *
     * @param world the world, whose last tick this snapshot must show
     * @param a one collider; the normal points from it to b
     * @param b the other
     * @return the same instance each time, or null if the pair is neither in contact nor near
     */
    public PairDescription describe(CollisionWorld world, Collider a, Collider b) {
        Objects.requireNonNull(world, "world");
        long key = PairRows.key(Objects.requireNonNull(a, "a").getId(), Objects.requireNonNull(b, "b").getId());
        boolean touching = pairs.isContact(key);
        if (!touching && !pairs.isNear(key)) {
            return null;
        }
        described.set(touching ? world.getContact(a, b) : null, a);
        BodyDepths depths = world.stages().isDepthTested() ? world.stages().bodies.depths() : null;
        if (depths != null) {
            described.setDepth(depths.separation(a.index(), b.index()),
                    !touching && !depths.overlap(a.index(), b.index(), false));
        }
        return described;
    }
}
