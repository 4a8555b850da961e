package org.jmesat.debug;

import java.util.Objects;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionSnapshot;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.PairDescription;

/**
 * The pair that the debug views explain: the one chosen by the user, or else the deepest one. The deepest pair is kept
 * until it separates, so that the picture does not jump.
 *
 * <p>Its snapshot references the colliders of the last update and their owners. {@linkplain #reset Reset} it when it is
 * no longer updated, so that they can be garbage collected.
 */
public final class PairSelection {
    private final CollisionSnapshot snapshot = new CollisionSnapshot();
    private CollisionWorld world;
    private Collider a;
    private Collider b;
    private boolean chosen;
    private boolean changed;
    private PairDescription pair;
    private final AxisReport explanation = new AxisReport();
    /** The explanation, or null. */
    private AxisReport report;
    private long version;

    /** Creates an empty selection. */
    public PairSelection() {
    }

    /**
     * Copies the last tick of a world. Drops the pair if the world is another one than at the last update.
     *
     * @param newWorld the world
     * @return true if snapshot, pair or report changed
     */
    public boolean update(CollisionWorld newWorld) {
        if (world != Objects.requireNonNull(newWorld, "newWorld")) {
            if (world != null) {
                snapshot.clear();
                clear();
            }
            world = newWorld;
        }
        if (!snapshot.update(world) && !changed) {
            return false;
        }
        changed = false;
        if (a != null && (a.isRemoved() || b.isRemoved())) {
            clear();
        }
        describe();
        if (!chosen && (pair == null || !pair.touching())) {
            int deepest = snapshot.findDeepest();
            a = deepest < 0 ? null : snapshot.a(deepest);
            b = deepest < 0 ? null : snapshot.b(deepest);
            describe();
        }
        report = a != null && world.explain(a, b, explanation) ? explanation : null;
        version++;
        return true;
    }

    private void describe() {
        pair = a == null ? null : snapshot.describe(world, a, b);
    }

    /**
     * Chooses a pair. It is explained from the next update on, and stays chosen when the two separate.
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
        a = ordered ? first : second;
        b = ordered ? second : first;
        chosen = true;
        changed = true;
    }

    /**
     * Chooses the next or a previous pair of the last snapshot, cyclically. Does nothing if it has no pair.
     *
     * @param steps how many pairs to go forward, or back if negative
     */
    public void step(int steps) {
        int count = snapshot.pairCount();
        if (count == 0) {
            return;
        }
        int here = a == null ? -1 : snapshot.find(a, b);
        int start = here < 0 && steps > 0 ? -1 : Math.max(here, 0);
        int next = Math.floorMod(start + steps, count);
        choose(snapshot.a(next), snapshot.b(next));
    }

    /** Drops the pair; the next update selects the deepest one. */
    public void clear() {
        a = null;
        b = null;
        pair = null;
        report = null;
        chosen = false;
        changed = true;
    }

    /**
     * Releases the world, the snapshot and the pair, even a chosen one, so that they can be garbage collected.
     */
    public void reset() {
        if (world == null && a == null) {
            return;
        }
        world = null;
        snapshot.clear();
        clear();
        version++;
    }

    /** {@return whether the user chose the pair; false if it is the deepest one, or there is none} */
    public boolean isChosen() {
        return chosen;
    }

    /** {@return the side of lower id; null when there is no pair} */
    public Collider a() {
        return a;
    }

    /** {@return the side of higher id; null when there is no pair} */
    public Collider b() {
        return b;
    }

    /** {@return the pair at the last update, valid until the next; null if there is none or its boxes are apart} */
    public PairDescription pair() {
        return pair;
    }

    /** {@return the explanation of the pair at the last update, valid until the next; null when there is no pair} */
    public AxisReport report() {
        return report;
    }

    /** {@return the last tick as the views draw it; always the same instance, which {@link #update} overwrites} */
    public CollisionSnapshot snapshot() {
        return snapshot;
    }

    /** {@return a counter (≥0) that grows with each change, so that views notice changes} */
    public long version() {
        return version;
    }
}
