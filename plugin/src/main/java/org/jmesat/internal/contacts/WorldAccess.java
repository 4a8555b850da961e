package org.jmesat.internal.contacts;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;

/**
 * What a world opens to the app state, its stages and the debug view, and not to users. {@code CollisionWorld} installs
 * the only instance when it is loaded, so it is there for whoever has a world. A world and its colliders are type
 * parameters, since this package is below theirs.
 *
 * @param <W> a world
 * @param <C> a collider
 */
public abstract class WorldAccess<W, C> {
    private static final AtomicReference<WorldAccess<?, ?>> INSTALLED = new AtomicReference<>();

    /** Makes an instance the one that {@link #get} returns. */
    public static void install(WorldAccess<?, ?> access) {
        INSTALLED.set(access);
    }

    /** Returns the instance; the caller names the types of the world and of its colliders. */
    @SuppressWarnings("unchecked")
    public static <W, C> WorldAccess<W, C> get() {
        return (WorldAccess<W, C>) INSTALLED.get();
    }

    /** A counter that grows with each step and teardown, and when a contact is withdrawn. */
    public abstract long revision(W world);

    /** The row of a collider in the tables of a step (≥0); after its removal another collider may get it. */
    public abstract int row(C collider);

    /**
     * Visits the pairs of the last step that are not in contact, whose enlarged boxes overlap, and that the filters
     * allow, in any order.
     */
    public abstract void forEachNear(W world, BiConsumer<C, C> action);

    /** Whether a near pair is apart in depth, with the depth test of the last step. */
    public abstract boolean isApartInDepth(W world, C a, C b);

    /** The separation in depth of a pair at the last step, in world units; −∞ if the depth test was off. */
    public abstract double depthSeparation(W world, C a, C b);

    /** Whether the broad phase has put a piece to rest; the piece has a shape. */
    public abstract boolean isSleeping(C collider, int piece);

    /** Copies the box by which the broad phase finds a piece that has a shape: least x and y, greatest x and y. */
    public abstract void copyFatBox(C collider, int piece, double[] store);
}
