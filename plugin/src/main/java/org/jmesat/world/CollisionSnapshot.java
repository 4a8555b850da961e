package org.jmesat.world;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jmesat.internal.pairs.PairMemory;
import org.jmesat.internal.place.BodyDepths;

/**
 * A copy of a tick's state for views: outlines, contacts, and near pairs. The caller owns it; only {@link #update}
 * changes it.
 *
 * <p>It holds the ids and the depth of each contact; {@link #describe} copies more values of one pair. Near pairs (not
 * in contact, but their boxes overlap) are sorted in parts, on demand. An update takes O(pieces + pairs) and allocates
 * only to grow.
 *
 * <p>Loop bodies are methods of their own: in the first update of a large world the JVM compiles such a method earlier
 * than the loop around it.
 */
public final class CollisionSnapshot {
    /** The number of near pairs to sort at once: as many as a list shows rows. */
    private static final int ORDERED_AT_ONCE = 32;

    private final OutlineRows outlines = new OutlineRows();
    private final PairDescription described = new PairDescription();
    /** Ascending by id. */
    private Collider[] colliders = {};
    private int colliderCount;
    /** By index of a collider: its range of outlines. */
    private int[] firstOutline = {};
    private int[] endOutline = {};
    /** By index of a collider. */
    private boolean[] touching = {};
    /** Keys (lower id in the upper half, higher id in the lower) of the contacts, then of the near pairs. */
    private long[] pairs = {};
    private double[] depths = {};
    private int contactCount;
    private int pairCount;
    private int deepest;
    /** The range of pairs that is sorted among the near pairs. */
    private int orderedFrom;
    private int orderedEnd;
    private long tick = -1;
    private long revision = -1;

    /** Creates an empty snapshot of no tick. */
    public CollisionSnapshot() {
    }

    /**
     * Copies the last tick of a world. Does nothing if this snapshot is up to date.
     *
     * @param world the world to copy; the same at each call
     * @return true if the snapshot changed
     */
    public boolean update(CollisionWorld world) {
        Objects.requireNonNull(world, "world");
        if (revision == world.revision()) {
            return false;
        }
        revision = world.revision();
        tick = world.getTick();
        copyColliders(world.getColliders());
        copyOutlines(world.stages());
        copyContacts(world);
        copyCandidates(world.stages(), world.stages().pairs.pairs());
        copyCandidates(world.stages(), world.stages().pairs.restingPairs());
        orderedFrom = contactCount;
        orderedEnd = contactCount;
        return true;
    }

    /** Clears this snapshot, so that it keeps no collider alive, and releases its arrays. */
    public void clear() {
        outlines.trim();
        colliders = new Collider[0];
        colliderCount = 0;
        firstOutline = new int[0];
        endOutline = new int[0];
        touching = new boolean[0];
        pairs = new long[0];
        depths = new double[0];
        contactCount = 0;
        pairCount = 0;
        tick = -1;
        revision = -1;
    }

    private void copyColliders(List<Collider> all) {
        int count = all.size();
        if (colliders.length < count) {
            colliders = new Collider[count + count / 2];
        }
        int indices = 0;
        for (int i = 0; i < count; i++) {
            colliders[i] = all.get(i);
            indices = Math.max(indices, colliders[i].index() + 1);
        }
        Arrays.fill(colliders, count, Math.max(count, colliderCount), null);
        colliderCount = count;
        if (touching.length < indices) {
            touching = new boolean[indices + indices / 2];
            firstOutline = new int[touching.length];
            endOutline = new int[touching.length];
        }
        Arrays.fill(touching, 0, indices, false);
    }

    private void copyContacts(CollisionWorld world) {
        contactCount = world.getContacts().size();
        pairCount = contactCount;
        ensurePairs(contactCount);
        if (depths.length < contactCount) {
            depths = new double[pairs.length];
        }
        world.stages().tracker.copyContacts(pairs, depths);
        deepest = 0;
        for (int i = 0; i < contactCount; i++) {
            deepest = depths[i] > depths[deepest] ? i : deepest;
        }
    }

    private void ensurePairs(int count) {
        if (pairs.length < count) {
            pairs = Arrays.copyOf(pairs, count + count / 2);
        }
    }

    private void copyOutlines(WorldStages world) {
        outlines.begin(world.pieces.table());
        for (int i = 0; i < colliderCount; i++) {
            addOutlines(i, world);
        }
    }

    private void addOutlines(int i, WorldStages world) {
        Collider collider = colliders[i];
        int index = collider.index();
        firstOutline[index] = outlines.count();
        for (int piece = 0; piece < world.bodies.pieceCount(index); piece++) {
            outlines.add(collider, i, piece, world.bodies.slot(index, piece), world.pieces.table());
        }
        endOutline[index] = outlines.count();
    }

    /** Copies the near pairs and sets {@link #touching}: faster by these rows than by the contacts' colliders. */
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
            touching[low] = true;
            touching[high] = true;
        } else if (candidates.is(p, PairMemory.ALLOWED) && (candidates.hasSlots(p)
                ? outlines.slotsOverlap(candidates.first(p), candidates.second(p)) : boxesOverlap(low, high))) {
            ensurePairs(pairCount + 1);
            pairs[pairCount++] = key(world.bodies.id(low), world.bodies.id(high));
        }
    }

    /** Tests the tight boxes, since those of the broad phase are enlarged. */
    private boolean boxesOverlap(int a, int b) {
        for (int i = firstOutline[a]; i < endOutline[a]; i++) {
            for (int j = firstOutline[b]; j < endOutline[b]; j++) {
                if (outlines.boxesOverlap(i, j)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static long key(int id, int otherId) {
        return (long) Math.min(id, otherId) << 32 | Math.max(id, otherId);
    }

    /** {@return the tick of this snapshot, or −1 before the first update} */
    public long tick() {
        return tick;
    }

    /** {@return the number of outlines (≥0): one for each piece that is not empty} */
    public int outlineCount() {
        return outlines.count();
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
        return store.show(this, outlines, Objects.checkIndex(outline, outlines.count()));
    }

    /**
     * Returns the index of a collider's first outline.
     *
     * @param collider any collider (not null)
     * @return the index; equal to {@link #endOutline} if the collider has no outline
     */
    public int firstOutline(Collider collider) {
        return shows(collider) ? firstOutline[collider.index()] : 0;
    }

    /**
     * Returns the index after a collider's last outline.
     *
     * @param collider any collider (not null)
     * @return the index; equal to {@link #firstOutline} if the collider has no outline
     */
    public int endOutline(Collider collider) {
        return shows(collider) ? endOutline[collider.index()] : 0;
    }

    private boolean shows(Collider collider) {
        int id = Objects.requireNonNull(collider, "collider").getId();
        return colliderCount > 0 && collider(id) == collider;
    }

    Collider owner(int outline) {
        return colliders[outlines.owner(outline)];
    }

    boolean isTouching(int outline) {
        return touching[outlines.colliderIndex(outline)];
    }

    /** {@return the number of contacts (≥0); they come first among all {@linkplain #pairCount pairs}} */
    public int contactCount() {
        return contactCount;
    }

    /**
     * {@return the number of contacts and near pairs (≥0)}
     * A near pair is not in contact, its boxes overlap, and the filters allow it. It may be apart in depth. Contacts
     * come first, then near pairs, both ascending by (lower id, higher id).
     */
    public int pairCount() {
        return pairCount;
    }

    /**
     * Returns the collider of lower id of a pair.
     *
     * @param pair its index (0 ≤ pair &lt; {@link #pairCount()})
     * @return the collider
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public Collider a(int pair) {
        return collider((int) (orderedPair(pair) >>> 32));
    }

    /**
     * Returns the collider of higher id of a pair.
     *
     * @param pair its index (0 ≤ pair &lt; {@link #pairCount()})
     * @return the collider
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public Collider b(int pair) {
        return collider((int) orderedPair(pair));
    }

    /**
     * Returns the penetration depth of a pair.
     *
     * @param pair its index (0 ≤ pair &lt; {@link #pairCount()})
     * @return the depth in world units (≥0); 0 for a near pair
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public double depth(int pair) {
        return Objects.checkIndex(pair, pairCount) < contactCount ? depths[pair] : 0;
    }

    /**
     * Finds the deepest contact.
     *
     * @return its index; of equally deep contacts, the first; without contacts, the first near pair; −1 without pairs
     */
    public int findDeepest() {
        return pairCount == 0 ? -1 : deepest;
    }

    /**
     * Finds a pair in O(pairs).
     *
     * @param a one collider
     * @param b the other
     * @return its index, or −1 if it is neither in contact nor near
     */
    public int find(Collider a, Collider b) {
        long key = key(Objects.requireNonNull(a, "a").getId(), Objects.requireNonNull(b, "b").getId());
        int contact = Arrays.binarySearch(pairs, 0, contactCount, key);
        if (contact >= 0) {
            return contact;
        }
        int before = 0;
        boolean found = false;
        for (int i = contactCount; i < pairCount; i++) {
            before += pairs[i] < key ? 1 : 0;
            found |= pairs[i] == key;
        }
        return found ? contactCount + before : -1;
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
        int pair = find(a, b);
        if (pair < 0) {
            return null;
        }
        boolean touching = pair < contactCount;
        described.set(touching ? world.getContact(a, b) : null, a);
        BodyDepths depths = world.stages().isDepthTested() ? world.stages().bodies.depths() : null;
        if (depths != null) {
            described.setDepth(depths.separation(a.index(), b.index()),
                    !touching && !depths.overlap(a.index(), b.index(), false));
        }
        return described;
    }

    private long orderedPair(int pair) {
        Objects.checkIndex(pair, pairCount);
        if (pair >= contactCount && (pair < orderedFrom || pair >= orderedEnd)) {
            orderedFrom = pair;
            orderedEnd = Math.min(pairCount, pair + ORDERED_AT_ONCE);
            order(contactCount, pairCount - 1);
        }
        return pairs[pair];
    }

    /** Partial quicksort: skips parts that contain no index from {@code orderedFrom} to {@code orderedEnd}. */
    private void order(int first, int last) {
        int from = first;
        int to = last;
        while (from < to && from < orderedEnd && to >= orderedFrom) {
            long pivot = pairs[from + to >>> 1];
            int i = from;
            int j = to;
            while (i <= j) {
                while (pairs[i] < pivot) {
                    i++;
                }
                while (pairs[j] > pivot) {
                    j--;
                }
                if (i <= j) {
                    long swapped = pairs[i];
                    pairs[i++] = pairs[j];
                    pairs[j--] = swapped;
                }
            }
            order(from, j);
            from = i;
        }
    }

    private Collider collider(int id) {
        int low = 0;
        int high = colliderCount - 1;
        while (low < high) {
            int middle = low + high >>> 1;
            if (colliders[middle].getId() < id) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return colliders[low];
    }
}
