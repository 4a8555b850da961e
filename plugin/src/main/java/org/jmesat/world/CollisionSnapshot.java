package org.jmesat.world;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jmesat.internal.pairs.PairMemory;

/**
 * What a tick looked like, for views: outlines, contacts and near misses, all copied. It belongs to the caller and
 * changes only when {@link #update} is called; the world never calls a view.
 *
 * <p>A pair in contact is in it with its ids and its depth; what else there is to say about a pair is {@linkplain
 * #describe copied} for the one that is asked about. The pairs that only come near are put in order as far as they are
 * asked for. An update takes O(pieces + pairs), goes through flat arrays and allocates only to grow.
 *
 * <p>What is done for each of many is a method of its own. The JVM compiles a method that is often called, before it
 * compiles the loop that calls it, and the first update of a world is one such loop after the other.
 */
public final class CollisionSnapshot {
    /** A list shows so many rows at most; so many pairs are put in order at once. */
    private static final int ORDERED_AT_ONCE = 32;

    private final OutlineRows outlines = new OutlineRows();
    private final PairDescription described = new PairDescription();
    /** Ascending by id. */
    private Collider[] colliders = {};
    private int colliderCount;
    /** By index of a collider: where its outlines begin. */
    private int[] firstOutline = {};
    private int[] endOutline = {};
    /** By index of a collider. */
    private boolean[] touching = {};
    /** The ids of those in contact, and then of those that are near, each with the lower one in the upper half. */
    private long[] pairs = {};
    private float[] depths = {};
    private int contactCount;
    private int pairCount;
    private int deepest;
    /** Of the pairs that are near, those from one place to before another are in order. */
    private int orderedFrom;
    private int orderedEnd;
    private long tick = -1;
    private long revision = -1;

    /** Creates an empty snapshot of no tick. */
    public CollisionSnapshot() {
    }

    /**
     * Copies the last tick of a world, unless this snapshot shows it already.
     *
     * @param world the world to copy; the same at each call
     * @return true when the snapshot changed
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

    /** Forgets the tick and all colliders, so that none of them is kept alive from here, and gives back all room. */
    public void clear() {
        outlines.trim();
        colliders = new Collider[0];
        colliderCount = 0;
        firstOutline = new int[0];
        endOutline = new int[0];
        touching = new boolean[0];
        pairs = new long[0];
        depths = new float[0];
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
            depths = new float[pairs.length];
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

    /** What touches is noted here, too: these rows lie side by side, the colliders of contacts anywhere. */
    private void copyCandidates(WorldStages world, PairMemory candidates) {
        for (int p = 0; p < candidates.count(); p++) {
            copyCandidate(world, candidates, p);
        }
    }

    private void copyCandidate(WorldStages world, PairMemory candidates, int p) {
        if (!candidates.holdsPair(p)) {
            return;
        }
        int low = candidates.low(p);
        int high = candidates.high(p);
        if (candidates.contact(p) != PairMemory.NONE) {
            touching[low] = true;
            touching[high] = true;
        } else if (candidates.is(p, PairMemory.ALLOWED) && boxesOverlap(low, high)) {
            ensurePairs(pairCount + 1);
            pairs[pairCount++] = key(world.bodies.id(low), world.bodies.id(high));
        }
    }

    /** The broad phase's boxes are wider than need be. */
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

    /** {@return which tick this is a snapshot of, or −1 before the first update} */
    public long tick() {
        return tick;
    }

    /** {@return how many outlines there are: one for each piece that is not empty (≥0)} */
    public int outlineCount() {
        return outlines.count();
    }

    /**
     * Returns the outline of a piece. They come in the order of the colliders' ids.
     *
     * @param outline which one (0 ≤ outline &lt; {@link #outlineCount()})
     * @return a new instance, valid until the next update
     * @throws IndexOutOfBoundsException if there is no such outline
     */
    public PieceOutline outline(int outline) {
        return outline(outline, new PieceOutline());
    }

    /**
     * Returns the outline of a piece, for whoever goes through all of them.
     *
     * @param outline which one (0 ≤ outline &lt; {@link #outlineCount()})
     * @param store is made that outline (not null), until the next update
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such outline
     */
    public PieceOutline outline(int outline, PieceOutline store) {
        Objects.requireNonNull(store, "store");
        return store.show(this, outlines, Objects.checkIndex(outline, outlines.count()));
    }

    /**
     * Returns where the outlines of a collider begin.
     *
     * @param collider any collider (not null)
     * @return the index of its first outline; that of {@link #endOutline} if it has none
     */
    public int firstOutline(Collider collider) {
        return shows(collider) ? firstOutline[collider.index()] : 0;
    }

    /**
     * Returns where the outlines of a collider end.
     *
     * @param collider any collider (not null)
     * @return the index after its last outline; that of {@link #firstOutline} if it has none
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

    /** {@return how many pairs are in contact (≥0); they come first among all {@linkplain #pairCount pairs}} */
    public int contactCount() {
        return contactCount;
    }

    /**
     * {@return the number of pairs whose boxes overlap and which no filter keeps apart (≥0)}
     * Those in contact come first, then those that are near, each ascending by (lower id, higher id).
     */
    public int pairCount() {
        return pairCount;
    }

    /**
     * Returns a side of a pair.
     *
     * @param pair which pair (0 ≤ pair &lt; {@link #pairCount()})
     * @return the collider of lower id
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public Collider a(int pair) {
        return collider((int) (orderedPair(pair) >>> 32));
    }

    /**
     * Returns the other side of a pair.
     *
     * @param pair which pair (0 ≤ pair &lt; {@link #pairCount()})
     * @return the collider of higher id
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public Collider b(int pair) {
        return collider((int) orderedPair(pair));
    }

    /**
     * Returns how deep a pair is.
     *
     * @param pair which pair (0 ≤ pair &lt; {@link #pairCount()})
     * @return penetration depth in world units (≥0); 0 when it is not in contact
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public float depth(int pair) {
        return Objects.checkIndex(pair, pairCount) < contactCount ? depths[pair] : 0;
    }

    /**
     * Finds the deepest pair.
     *
     * @return of those in contact the deepest, of several the first; when none is, the first one; −1 when there is none
     */
    public int findDeepest() {
        return pairCount == 0 ? -1 : deepest;
    }

    /**
     * Finds a pair. O(pairs).
     *
     * @param a one collider
     * @param b the other
     * @return its index, or −1 when it is neither in contact nor near
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
     * Describes a pair as it lies in a world whose last tick this snapshot shows.
     *
     * @param world the world
     * @param a one collider
     * @param b the other
     * @return the same instance each time, or null when the pair is neither in contact nor near
     */
    public PairDescription describe(CollisionWorld world, Collider a, Collider b) {
        Objects.requireNonNull(world, "world");
        int pair = find(a, b);
        return pair < 0 ? null : described.set(pair < contactCount ? world.getContact(a, b) : null);
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

    /** Quicksort that leaves alone what holds none of the places that are to be in order. */
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
