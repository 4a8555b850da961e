package org.jmesat.control;

import org.jmesat.internal.text.Property;

/**
 * Pushes its spatial and the bodies that it collides with apart until they only touch.
 *
 * <p><b>Movement.</b> This control moves its spatial in the plane, under any parent. It applies to the colliders at and
 * below the spatial; of several such controls above a collider, the nearest applies. It asks for a push at ENTER and at
 * each STAY; after the last event of the tick all pushes are made together. Two bodies that both have a control share
 * the MTV: each moves by the other's share of the sum of their weights. A body does not move if it has no control or a
 * disabled one, if it is {@linkplain ColliderControl#isFixed() fixed}, or if its weight is infinite; the other body
 * then moves all the way. Triggers push no body. There are no velocities, no friction and no rotation.
 *
 * <p><b>Where to.</b> A body goes to its {@linkplain org.jmesat.narrowphase.FreePlace free place}, the shortest way out
 * of everything beside it that stands firm. What no push moves stands firm, and so does a body that has such a one
 * behind it, within 45° of the direction of the push, directly or through other bodies. So a body in a corner comes to
 * rest in the corner, a body slides over the seam between two floor tiles, and a stack comes to rest in any order of
 * building it. A body between a {@linkplain ColliderControl#isFixed() fixed} body and one that only the game moves ends
 * up touching the fixed one. No body is pushed further in a tick than it is wide or high.
 *
 * <p><b>After the tick.</b> Bodies that were pushed into new ones push these on, without an event in this tick. Then
 * two bodies overlap by no more than the touch tolerance, unless there is no room for them, or they are part of a heap
 * that cannot come to rest. A contact lasts while these pushes restore it. Example: the game presses a crate into the
 * floor before each tick, which separates it for a moment from the player who stands on it, until the floor pushes it
 * back. The player gets a STAY of depth 0, and the EXIT in the tick in which he jumps.
 *
 * <p><b>In an editor</b> nothing is pushed, unless a preview is asked for: a scene that is being edited would be saved
 * where it was pushed to.
 *
 * <p><b>Cost.</b> A stack at rest takes two or three SAT tests for each contact, and a query and a search for a free
 * place for each pushed body; a heap that cannot come to rest takes 64 times as much at most. Allocates nothing once
 * warmed up. The same scene gives the same positions, bit for bit.
 */
public class PushApart extends CollisionScript {
    private static final float DEFAULT_WEIGHT = 1;

    private volatile float weight = DEFAULT_WEIGHT;
    private volatile float slop;
    private transient volatile boolean crushed;

    /** Creates an enabled control of weight 1 and slop 0. */
    public PushApart() {
    }

    /** {@return the weight relative to other bodies (&gt;0, may be infinite); by default 1} */
    public float getWeight() {
        return weight;
    }

    /**
     * Sets the weight relative to other bodies. Of two bodies, one of three times the weight moves a quarter of the
     * MTV.
     *
     * @param weight the weight (&gt;0), {@link Float#POSITIVE_INFINITY} for a body that no other pushes; NaN, 0 and
     *     less are reported and replaced by 1
     */
    public void setWeight(float weight) {
        this.weight = weight > 0 ? weight : Property.replace("weight", weight, DEFAULT_WEIGHT);
    }

    /** {@return the penetration depth that is left in place, in world units (≥0, finite); by default 0} */
    public float getSlop() {
        return slop;
    }

    /**
     * Sets the penetration depth that is left in place; of two bodies, the larger slop applies. With
     * {@code TouchPolicy.EXCLUSIVE}, where touching is no contact, a little slop keeps a pair at rest in contact.
     * Stacks need no slop.
     *
     * @param slop the depth in world units (≥0, finite); any other value is reported and replaced by 0
     */
    public void setSlop(float slop) {
        this.slop = slop >= 0 && slop < Float.POSITIVE_INFINITY ? slop : Property.replace("slop", slop, 0);
    }

    /**
     * Returns whether there was room for the body in the last tick. There was none if it had to be pushed, and no free
     * place among all that stands firm was within its own width or height. Example: a player between two fixed walls
     * that close. A body that a {@linkplain ColliderControl#isFixed() fixed} one pushes into one that only the game
     * moves has no room either.
     *
     * <p>The answer changes when the events of a tick are delivered: in handlers it is that of the tick before, in
     * {@code afterTick} and later that of the present one.
     *
     * @return false if there was no room; true otherwise, also without a collision
     */
    public boolean hasRoom() {
        return !crushed;
    }

    /**
     * Sets what {@link #hasRoom} returns. The app state calls it in each tick; other callers are tests.
     *
     * @param hasRoom whether there was room
     */
    public void reportRoom(boolean hasRoom) {
        crushed = !hasRoom;
    }

    /** A clone has room until it is pushed. */
    @Override
    public Object jmeClone() {
        PushApart clone = (PushApart) super.jmeClone();
        clone.crushed = false;
        return clone;
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        event.pushApart(this);
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        event.pushApart(this);
    }
}
