package org.jmesat.control;

import com.jme3.math.Vector2f;
import com.jme3.scene.Spatial;
import org.jmesat.contact.ExitReason;

/**
 * One collision as its receiver sees it: <i>self</i> is the receiver's side, <i>other</i> the opposite one. Directions
 * and lengths are in world XY.
 *
 * <p>An event is lent for the duration of a handler. Afterwards every method throws {@link IllegalStateException};
 * {@link #copy()} makes one to keep. The app state makes events; games do not implement this, since methods may be
 * added.
 */
public interface CollisionEvent {
    /** {@return the spatial of the collider on the receiver's side (not null), also when it has left the scene} */
    Spatial getSelf();

    /** {@return the spatial of the opposite collider (not null), also when it has left the scene} */
    Spatial getOther();

    /**
     * Tells whether self is in the scene at this moment: the app state's root, or attached below it. An earlier handler
     * of the same tick may have detached it. A disabled collider is in the scene.
     *
     * @return true when it is; a {@link #copy()} keeps the answer of the moment at which it was made
     */
    boolean isSelfInScene();

    /**
     * Tells whether other is in the scene at this moment: the app state's root, or attached below it. An earlier
     * handler of the same tick may have detached it. A disabled collider is in the scene.
     *
     * @return true when it is; a {@link #copy()} keeps the answer of the moment at which it was made
     */
    boolean isOtherInScene();

    /**
     * Returns the id of the collider on the receiver's side. The EXITs and the STAYs of a tick are in the order of
     * (lower id, higher id), the ENTERs in that of (fraction, lower id, higher id).
     *
     * @return the id (≥0); ids grow in the order of discovery and are never reused
     */
    int getSelfId();

    /** {@return the id of the opposite collider (≥0), never that of self} */
    int getOtherId();

    /**
     * Returns the direction from self to other, perpendicular to the edge of least overlap. At EXIT it is that of the
     * last tick in contact.
     *
     * @param store receives the unit vector
     * @return {@code store}
     */
    Vector2f getNormal(Vector2f store);

    /**
     * Returns the minimum translation vector: the shortest move of self after which the two only touch.
     *
     * @param store receives the vector, in world units; zero where the two only touch, and at EXIT
     * @return {@code store}
     */
    Vector2f getMtv(Vector2f store);

    /**
     * Returns the penetration depth, which is the length of the MTV.
     *
     * @return the depth in world units (≥0); 0 where the two only touch, and at EXIT
     */
    float getDepth();

    /**
     * Tells whether geometry gives no direction, since centres or points coincide; the normal is then one of two that
     * would do equally well.
     *
     * @return true when the normal was chosen rather than found
     */
    boolean isDirectionArbitrary();

    /**
     * Returns how many contact points there are.
     *
     * @return 1 or 2
     */
    int getContactCount();

    /**
     * Returns a contact point; the first belongs to the deepest vertex. At EXIT they are those of the last tick in
     * contact.
     *
     * @param i which point (0 ≤ i &lt; {@link #getContactCount()})
     * @param store receives the world position
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such point
     */
    Vector2f getContactPoint(int i, Vector2f store);

    /**
     * Returns the tick of this event.
     *
     * @return the tick number (≥1)
     */
    long getTick();

    /**
     * Returns the tick of the contact's ENTER.
     *
     * @return the tick number (≥1)
     */
    long getSinceTick();

    /**
     * Returns when within the tick of the contact's ENTER the two came together. That is known where a side is
     * {@linkplain ColliderControl#setContinuous continuous}.
     *
     * @return the time as a fraction of the tick: 0 at its beginning, 1 at its end and where only the end was looked at
     */
    float getFraction();

    /**
     * Tells whether the two came together and parted within one tick. Normal and contact points are those of the moment
     * at which they came together, when they only touched, so the depth is 0; the EXIT follows the ENTER directly.
     *
     * @return true at the ENTER and the EXIT of such a contact
     */
    boolean isPassThrough();

    /**
     * Tells whether a shape changed its form during the tick, as when it is animated. The convex hull of both forms was
     * swept then, so the {@linkplain #getFraction() fraction} may be too early, and a
     * {@linkplain #isPassThrough() pass-through} may have been a near miss.
     *
     * @return true when a hull of two forms was swept
     */
    boolean isConservative();

    /** {@return why the contact ended, or null when this is no EXIT} */
    ExitReason getExitReason();

    /**
     * Tells whether one of the two is a trigger, which nobody is pushed out of.
     *
     * @return true for a trigger
     */
    boolean isTrigger();

    /**
     * Moves self out of other by a share of the MTV, rightly also under a turned or scaled parent. Does nothing for a
     * trigger and at EXIT. A parent with a scale of zero holds everything below it in one plane. Self then moves within
     * that plane, and its z changes where the plane is tilted. Where the plane is seen edge-on, self moves along the
     * edge only, and part of the overlap may remain.
     *
     * @param fraction the share: 1 for the whole way, 0.5 when other does as much
     * @throws IllegalArgumentException if the share is NaN or infinite
     */
    void pushOut(float fraction);

    /**
     * Pushes self and other apart now, as the {@link PushApart}s on them say. The handlers of {@link PushApart} call
     * this at ENTER and at each STAY. A subclass that does not always push, such as a platform that a player can jump
     * through from below, overrides the handlers and calls this when it pushes.
     *
     * <p>Where both sides have a control, the one on the side of lower id pushes both, unless it is disabled; for the
     * other one this does nothing. It also does nothing at EXIT, for a trigger, for a
     * {@linkplain #isPassThrough() pass-through}, and for a {@link #copy()}.
     *
     * @param control the control that calls this (not null)
     */
    void pushApart(PushApart control);

    /**
     * Puts a {@linkplain ColliderControl#setContinuous continuous} body where it was when the two came together, and
     * cuts it short: what it met later in this tick is not reported to anybody, and the next tick sweeps it from there.
     * The body is self if self is continuous, otherwise other. Does nothing where neither is, and at STAY and EXIT.
     *
     * <p>Position and angle in the plane are set, rightly also under a turned or scaled parent; its depth stays.
     * Continuous bodies below it in the scene go with it and are cut short with it. A pair that has
     * {@linkplain #isPassThrough() passed through} touches then, so that the next tick brings another ENTER unless the
     * body is moved away, detached or disabled. Where only corners have grazed each other, the rounding of the place to
     * floats may leave them just apart.
     *
     * @throws IllegalStateException if this is a {@link #copy()}, or the event is over
     */
    void moveToContact();

    /**
     * Makes an event to keep.
     *
     * @return an event with the same values, which is never over; of a copy, that copy
     */
    CollisionEvent copy();
}
