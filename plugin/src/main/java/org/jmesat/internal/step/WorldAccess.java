package org.jmesat.internal.step;

import java.util.BitSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jmesat.contact.Contact;
import org.jmesat.internal.geometry.PolygonBuffer;

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

    /** The lock by which an app state controls the steps of a world. */
    public abstract StepLock lock(W world);

    /**
     * Holds a pair in contact at the next step, for a collision response that has left the two touching. Example: a
     * game presses a crate into the floor before each step, which separates it from a body that stands on it; the
     * response then pushes it back. A held contact does not end if a side moves back towards its position before the
     * response, by at most twice the movement of the response. Any other movement can end the contact. The depth is 0
     * while the two are apart.
     *
     * @param movedAX x of the response's movement of a since the last step, in world units
     * @throws IllegalArgumentException if either belongs to another world or was removed, both are the same, or a
     *     number is NaN or infinite
     * @throws IllegalStateException if called during a step
     */
    public abstract void hold(W world, C a, double movedAX, double movedAY, C b, double movedBX, double movedBY);

    /**
     * Withdraws a contact that began in the last step. It leaves the contacts of the world without an EXIT; if the pair
     * overlaps at the next step, that is an ENTER. The events keep it, {@linkplain Contact#isWithdrawn marked as
     * withdrawn}. A pass-through, which has already ended, is only marked. A contact that was withdrawn before is
     * ignored.
     *
     * @throws IllegalArgumentException if the contact did not begin in the last step
     * @throws IllegalStateException if called during a step, or while events are delivered
     */
    public abstract void withdraw(W world, Contact<C> contact);

    /**
     * Sets the pose from which the next step sweeps a collider, instead of its pose at the last step. Only the next
     * step uses it. A teleport takes precedence. The depth at the start stays that of the last step.
     *
     * @throws IllegalArgumentException if a coordinate is NaN, infinite or beyond 10¹⁵⁰, or the length of (cos, sin)
     *     differs from 1 by more than a thousandth
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public abstract void setSweepStart(C collider, double x, double y, double cos, double sin);

    /** Whether any collider of a world is one-way. */
    public abstract boolean hasOneWay(W world);

    /**
     * Sets for which others a one-way collider may be solid; null for all. The condition is asked during a step and
     * between steps, and must not throw.
     */
    public abstract void setSolidFor(C collider, Predicate<C> others);

    /**
     * Sets how far handlers and responses have moved a collider since the last step, in world units. One-way colliders
     * take the place where they have left it for the start of its next motion. Ignored if a number is NaN or infinite,
     * or the collider was removed.
     */
    public abstract void setShift(C collider, double dx, double dy);

    /**
     * Sets the number of pieces of a collider (0 to 1 048 576). New pieces are empty, and touch nothing until they are
     * set.
     *
     * @throws IllegalArgumentException if the number is out of range
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public abstract void setPieceCount(C collider, int count);

    /**
     * Replaces a piece of a collider by a copy of a polygon, moved by (dx, dy).
     *
     * @throws IllegalArgumentException if dx or dy is NaN, infinite or beyond 10¹⁵⁰
     * @throws IndexOutOfBoundsException if there is no such piece
     * @throws IllegalStateException if the collider was removed, or during a step
     */
    public abstract void setPiece(C collider, int piece, PolygonBuffer polygon, double dx, double dy);

    /**
     * Places all colliders as set now, before a step, so that queries and {@link BodyMoves} see them there. It may be
     * called again when some have moved.
     *
     * @throws IllegalStateException if called during a step
     */
    public abstract void place(W world);

    /** Creates what moves colliders of a world before a step. */
    public abstract BodyMoves createMoves(W world);

    /** Lets a one-way collider and another pass until they part, if they are in contact. */
    public abstract void letPass(W world, C a, C b);

    /** The index of a collider, by which {@link BodyMoves} knows it. */
    public abstract int index(C collider);

    /** The collider with an index. */
    public abstract C collider(W world, int index);

    /** A counter that grows with each step and teardown, and when a contact is withdrawn. */
    public abstract long revision(W world);

    /** Sets the bits of the ids of all colliders that are in contact. */
    public abstract void markTouching(W world, BitSet ids);

    /**
     * Visits the pairs of the last step that are not in contact, whose enlarged boxes overlap, and that the filters
     * allow, in any order.
     */
    public abstract void forEachNear(W world, BiConsumer<C, C> action);

    /** Whether the broad phase has put a piece to rest; the piece has a shape. */
    public abstract boolean isSleeping(C collider, int piece);

    /**
     * Copies x and y of the corners of a piece as placed at the last step, as many as fit, and returns their number; 0
     * for a piece that is rounded or empty, and of a collider that was removed.
     */
    public abstract int copyCorners(C collider, int piece, double[] store);

    /** Copies the box by which the broad phase finds a piece that has a shape: least x and y, greatest x and y. */
    public abstract void copyFatBox(C collider, int piece, double[] store);
}
