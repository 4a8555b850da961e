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
     * {@return whether self is now in the scene: the app state's root, or attached below it}
     * An earlier handler of the same tick may have detached it. A disabled collider is in the scene. A {@link #copy()}
     * keeps the answer of the moment at which it was made.
     */
    boolean isSelfInScene();

    /**
     * {@return whether other is now in the scene: the app state's root, or attached below it}
     * An earlier handler of the same tick may have detached it. A disabled collider is in the scene. A {@link #copy()}
     * keeps the answer of the moment at which it was made.
     */
    boolean isOtherInScene();

    /**
     * {@return the id of the collider on the receiver's side (≥0)}
     * Ids grow in the order of discovery and are never reused. The EXITs and the STAYs of a tick are in the order of
     * (lower id, higher id), the ENTERs in that of (fraction, lower id, higher id).
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

    /** {@return the penetration depth (length of the MTV) in world units (≥0); 0 on mere touching, and at EXIT} */
    float getDepth();

    /**
     * {@return whether geometry gives no direction, since centres or points coincide}
     * The normal is then one of two that would do equally well.
     */
    boolean isDirectionArbitrary();

    /** {@return the number of contact points, 1 or 2} */
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

    /** {@return the tick of this event (≥1)} */
    long getTick();

    /** {@return the tick of the contact's ENTER (≥1)} */
    long getSinceTick();

    /**
     * {@return the time of contact as a fraction of the tick of the ENTER: 0 at its beginning, 1 at its end}
     * It is known where a side is {@linkplain ColliderControl#setContinuous continuous}; it is 1 where only the end of
     * the tick was tested.
     */
    float getFraction();

    /**
     * {@return whether the two came together and parted within one tick; true at both ENTER and EXIT}
     * The EXIT follows the ENTER directly. Normal and contact points are those of the moment at which the two came
     * together, when they only touched, so the depth is 0.
     */
    boolean isPassThrough();

    /**
     * {@return whether the convex hull of two forms was swept, since a shape changed its form during the tick}
     * That happens when a shape is animated. The {@linkplain #getFraction() fraction} may be too early then, and a
     * {@linkplain #isPassThrough() pass-through} may have been a near miss.
     */
    boolean isConservative();

    /** {@return why the contact ended, or null when this is no EXIT} */
    ExitReason getExitReason();

    /** {@return whether one of the two is a trigger, which nobody is pushed out of} */
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
