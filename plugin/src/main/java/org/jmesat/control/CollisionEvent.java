package org.jmesat.control;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.contact.ExitReason;

/**
 * A collision event, seen from the receiver's side: <i>self</i> is the receiver's collider, <i>other</i> the opposite
 * one. A {@code Vector3f} is in world space, whatever the plane; a {@code Vector2f} is in the coordinates of the
 * {@link org.jmesat.projection.ProjectionPlane}, at the EXIT by a change of the plane in those of the former one.
 * Lengths are in world units.
 *
 * <p>An event is valid until the handler returns; then every method throws {@link IllegalStateException}. Use
 * {@link #copy()} to keep it. Do not implement this interface: methods may be added.
 */
public interface CollisionEvent {
    /** {@return the spatial of the collider on the receiver's side (not null), also when it has left the scene} */
    Spatial getSelf();

    /** {@return the spatial of the opposite collider (not null), also when it has left the scene} */
    Spatial getOther();

    /**
     * {@return whether self is now in the scene: the app state's root, or attached below it}
     * False if an earlier handler of this tick detached it. A disabled collider is in the scene. A {@link #copy()}
     * keeps the answer that was true when the copy was made.
     */
    boolean isSelfInScene();

    /**
     * {@return whether other is now in the scene}
     * See {@link #isSelfInScene()}.
     */
    boolean isOtherInScene();

    /**
     * {@return the id of the collider on the receiver's side (≥0)}
     * Ids grow in the order of discovery and are never reused. EXITs and STAYs of a tick are ordered by (lower id,
     * higher id), ENTERs by (fraction, lower id, higher id).
     */
    int getSelfId();

    /** {@return the id of the opposite collider (≥0)} */
    int getOtherId();

    /**
     * Returns the normal of the edge of least overlap, pointing from self to other. An EXIT has the normal of the last
     * tick in contact.
     *
     * @param store receives the unit vector in world space
     * @return {@code store}
     */
    Vector3f getNormal(Vector3f store);

    /**
     * Returns the normal like {@link #getNormal(Vector3f)}, in plane coordinates.
     *
     * @param store receives the unit vector
     * @return {@code store}
     */
    Vector2f getNormal(Vector2f store);

    /**
     * Returns the minimum translation vector: the shortest move of self after which the two only touch.
     *
     * @param store receives the vector in world space; zero if the two only touch, and at EXIT
     * @return {@code store}
     */
    Vector3f getMtv(Vector3f store);

    /**
     * Returns the minimum translation vector like {@link #getMtv(Vector3f)}, in plane coordinates.
     *
     * @param store receives the vector, in world units
     * @return {@code store}
     */
    Vector2f getMtv(Vector2f store);

    /** {@return the penetration depth (length of the MTV) in world units (≥0); 0 if the two only touch, and at EXIT} */
    float getDepth();

    /**
     * {@return whether the normal is arbitrary, because the centres coincide or both shapes are points}
     */
    boolean isDirectionArbitrary();

    /** {@return the number of contact points, 1 or 2} */
    int getContactCount();

    /**
     * Returns a contact point; the first is that of the deepest vertex. An EXIT has the points of the last tick in
     * contact.
     *
     * @param i which point (0 ≤ i &lt; {@link #getContactCount()})
     * @param store receives the world position, at the depth of self's spatial
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such point
     */
    Vector3f getContactPoint(int i, Vector3f store);

    /**
     * Returns a contact point like {@link #getContactPoint(int, Vector3f)}, in plane coordinates.
     *
     * @param i which point (0 ≤ i &lt; {@link #getContactCount()})
     * @param store receives the position
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such point
     */
    Vector2f getContactPoint(int i, Vector2f store);

    /** {@return the tick of this event (≥1)} */
    long getTick();

    /** {@return the tick of the contact's ENTER (≥1)} */
    long getSinceTick();

    /**
     * {@return the time of impact as a fraction of the tick of the ENTER: 0 at its start, 1 at its end}
     * Always 1 if neither side is {@linkplain ColliderControl#setContinuous continuous}.
     */
    float getFraction();

    /**
     * {@return whether the contact began and ended within one tick; true at both ENTER and EXIT}
     * The EXIT directly follows the ENTER. Normal and contact points are those at the time of impact; the depth is 0.
     */
    boolean isPassThrough();

    /**
     * {@return whether the {@linkplain #getFraction() fraction} may be too early, and a
     * {@linkplain #isPassThrough() pass-through} may have been a near miss}
     * That is so if a shape was animated during the tick, so that the hull of its old and new form was swept, or if the
     * depth test is on and the two do not overlap in depth at both the start and the end of the tick.
     */
    boolean isConservative();

    /** {@return why the contact ended; null at ENTER and STAY} */
    ExitReason getExitReason();

    /** {@return whether one of the two is a trigger, which pushes no body} */
    boolean isTrigger();

    /**
     * {@return whether the two are solid for each other: false if one is a trigger, or is
     * {@linkplain ColliderControl#setOneWay one-way} and lets the other pass}
     * Decided when the contact began, and the same until its EXIT, unless a side becomes a trigger meanwhile.
     */
    boolean isSolid();

    /**
     * Moves self out of other by a fraction of the MTV. The world position is right under a turned or scaled parent,
     * too. Does nothing unless the contact is {@linkplain #isSolid solid}, and at EXIT. A parent with a scale of zero
     * flattens its children into a plane; self moves within it. If that plane is tilted, self's depth changes too; if
     * it is seen edge-on, self moves along the edge only, and some overlap may remain.
     *
     * @param fraction 1 to move the whole MTV; 0.5 if other moves the other half
     * @throws IllegalArgumentException if the fraction is NaN or infinite
     */
    void pushOut(float fraction);

    /**
     * Pushes self and other apart now, by the settings of their {@link PushApart} controls. The handlers of
     * {@link PushApart} call this at ENTER and at each STAY. A subclass that pushes only sometimes overrides the
     * handlers and calls this when it pushes.
     *
     * <p>If both sides have a control, that of the lower id pushes both bodies unless it is disabled; a call by the
     * other one does nothing. Nor does a call at EXIT, for a contact that is not {@linkplain #isSolid solid}, for a
     * {@linkplain #isPassThrough() pass-through}, on a {@link #copy()}, or in an editor.
     *
     * @param control the control that calls this (not null)
     */
    void pushApart(PushApart control);

    /**
     * Places a {@linkplain ColliderControl#setContinuous continuous} body at its pose at the time of impact, and cuts
     * it short: later contacts of the body in this tick are not reported, and the next tick sweeps it from there. The
     * body is self if self is continuous, otherwise other. Does nothing if neither is, and at STAY and EXIT.
     *
     * <p>Sets position and angle in the plane, and keeps the coordinate along its axis. The pose is right under a
     * turned or scaled parent, too. Continuous bodies below this one in the scene move with it and are cut short with
     * it. After a {@linkplain #isPassThrough() pass-through} the two now touch, so the next tick raises another ENTER
     * unless the body is moved away, detached or disabled. Two corners that only grazed each other may end up just
     * apart, since the pose is rounded to floats.
     *
     * @throws IllegalStateException if this is a {@link #copy()}, or the handler has returned
     */
    void moveToContact();

    /**
     * Copies this event, to keep it after the handler.
     *
     * @return an event with the same values that stays valid; this event if it is a copy
     */
    CollisionEvent copy();
}
