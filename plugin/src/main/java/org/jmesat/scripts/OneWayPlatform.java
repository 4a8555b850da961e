package org.jmesat.scripts;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.PushApart;
import org.jmesat.control.ScriptContext;
import org.jmesat.projection.ProjectionPlane;

/**
 * Makes the collider of its spatial {@linkplain ColliderControl#setOneWay one-way}: a platform to jump onto from below,
 * a gate that opens one way. It is solid for a body that was above it, on the side of {@code up}, when the body's
 * motion began, until the two part; everything else passes, and so does all that does not match {@code by}. A
 * {@code delay} has no effect.
 *
 * <p>A body with a {@link PushApart} is held by that. The script pushes any other one along {@code up} while the
 * shortest way out is within 45° of it, except fixed colliders and the body that the platform is a part of. A body that
 * falls by more than half of its height in a tick may fall through; a
 * {@linkplain ColliderControl#setContinuous continuous} one that would come out on the other side within a tick is
 * held.
 *
 * <p>The script takes the place of the settings {@code oneWay} and {@code trigger} of the collider. In older versions
 * it made its spatial a trigger; where a scene was saved with that, the setting is ignored and reported.
 */
public class OneWayPlatform extends WhileTouchingScript {
    private static final Vector3f DEFAULT_UP = new Vector3f(0, 1, 0);
    /** The cosine of 45°. */
    private static final float STEEPEST = 0.70710677f;

    private volatile Vector3f up = DEFAULT_UP;
    /** Of unit length, in the plane; of length 0 if there is no such direction. */
    private Vector3f direction = new Vector3f();
    private Vector3f vector = new Vector3f();
    private Vector3f displacement = new Vector3f();

    /** Creates a platform that holds what comes from +Y. */
    public OneWayPlatform() {
    }

    /** {@return a copy of the direction from which bodies are held; by default (0, 1, 0)} */
    public Vector3f getUp() {
        return up.clone();
    }

    /**
     * Sets the direction from which bodies are held.
     *
     * @param up the direction in world space (copied); only its part in the plane counts, and one without such a part
     *     holds nothing. Null, NaN, infinite and zero ones, also those with no component of 10⁻⁹ or more, are replaced
     *     by (0, 1, 0), and one with a component above 10⁹ by a shorter one; both is reported
     */
    public void setUp(Vector3f up) {
        this.up = Limits.direction("up", up, DEFAULT_UP);
    }

    /** {@return {@code up}; (0, 0, 0) if the script is disabled, or has held something once and that is enough} */
    @Override
    public Vector3f oneWayUp(Vector3f store) {
        return isEnabled() && !isDone() ? store.set(up) : store.set(0, 0, 0);
    }

    @Override
    public boolean isSolidFor(Spatial other) {
        return getContext() != null && (other == null ? getBy().isBlank() : matches(other));
    }

    @Override
    protected boolean counts(CollisionEvent event) {
        boolean held = isHeld(event);
        if (!held) {
            note(event.getSelf() != getSpatial() ? "only the collider of its own spatial is one-way"
                    : event.isTrigger() ? "a trigger is not held" : "up: the other one has not come from that side");
        }
        return held;
    }

    /** Other colliders below the spatial of the script are not one-way. */
    private boolean isHeld(CollisionEvent event) {
        return getContext() != null && event.isSolid() && event.getSelf() == getSpatial();
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        super.onCollisionEnter(event);
        if (isHeld(event) && event.isPassThrough()) {
            event.moveToContact();
        } else {
            hold(event);
        }
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        super.onCollisionStay(event);
        hold(event);
    }

    /** A body with a PushApart is pushed after the handlers. */
    private void hold(CollisionEvent event) {
        Spatial body = isHeld(event) ? getContext().findMovable(event.getOther()) : null;
        if (body == null || getContext().isPushed(body) || isWithin(getSpatial(), body)) {
            return;
        }
        float cosine = findCosine(event);
        if (cosine >= STEEPEST) {
            float length = findDepth(event) / cosine;
            if (length > 0) {
                getContext().move(body, direction.multLocal(length));
            }
        }
    }

    /** Sets the direction; returns the cosine of its angle with the shortest way out of the platform. */
    private float findCosine(CollisionEvent event) {
        ProjectionPlane plane = getContext().getPlane();
        plane.toWorld(plane.x(up), plane.y(up), 0, direction).normalizeLocal();
        return event.getNormal(vector).dot(direction);
    }

    /** What is left of the depth: another platform, a floor, or another collider of the body may have pushed it. */
    private float findDepth(CollisionEvent event) {
        event.getNormal(vector);
        ScriptContext context = getContext();
        float moved = context.computeDisplacement(event.getOther(), displacement).dot(vector)
                - context.computeDisplacement(event.getSelf(), displacement).dot(vector);
        return event.getDepth() - moved;
    }

    @Override
    void renew() {
        super.renew();
        direction = new Vector3f();
        vector = new Vector3f();
        displacement = new Vector3f();
    }
}
