package org.jmesat.scripts;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.ScriptContext;
import org.jmesat.projection.ProjectionPlane;

/**
 * Holds what comes from one side, and lets everything else through: a platform to jump onto from below, a gate that
 * opens one way. The first tick of a contact decides: if the shortest way out is within 45° of {@code up}, the body is
 * pushed out along {@code up} until the contact ends; otherwise it passes. A body from the side is held, too, if it is
 * at most an eighth of its height too low when its shortest way out becomes {@code up}: it walks onto the platform from
 * the floor beside it. Fixed colliders are not moved, nor is the body that the platform is a part of.
 *
 * <p>Its spatial becomes a {@linkplain org.jmesat.control.ColliderControl#setTrigger trigger}, so that nothing else
 * pushes bodies out of it. A body that falls by more than half of its height in a tick may fall through; a
 * {@linkplain org.jmesat.control.ColliderControl#setContinuous continuous} one that would come out on the other side
 * within a tick is held.
 */
public class OneWayPlatform extends WhileTouchingScript {
    private static final Vector3f DEFAULT_UP = new Vector3f(0, 1, 0);
    /** The cosine of 45°. */
    private static final float STEEPEST = 0.70710677f;
    /** How far below the edge a body that comes from the side is lifted onto it, as a part of its height. */
    private static final float STEP = 1 / 8f;

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

    @Override
    protected void start() {
        require("jmesat.trigger", ColliderControl::setTrigger);
    }

    @Override
    protected boolean counts(CollisionEvent event) {
        return findCosine(event) >= STEEPEST;
    }

    /** From the side: a body that walks onto the platform touches its side first, as it sinks a little in each tick. */
    @Override
    boolean mayCountLater(CollisionEvent event) {
        return Math.abs(findCosine(event)) < STEEPEST;
    }

    /** Decides of a body from the side as soon as the shortest way out is up or down. */
    private void decideFromTheSide(CollisionEvent event) {
        float cosine = findCosine(event);
        if (Math.abs(cosine) >= STEEPEST) {
            float height = getContext().computeExtent(event.getOther(), direction);
            decide(event, cosine > 0 && event.getDepth() / cosine <= STEP * height);
        }
    }

    /** Sets the direction; returns the cosine of its angle with the shortest way out of the platform. */
    private float findCosine(CollisionEvent event) {
        ProjectionPlane plane = getContext().getPlane();
        plane.toWorld(plane.x(up), plane.y(up), 0, direction).normalizeLocal();
        return event.getNormal(vector).dot(direction);
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        super.onCollisionEnter(event);
        if (isCounting(event)) {
            if (event.isPassThrough()) {
                event.moveToContact();
            } else {
                hold(event);
            }
        }
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        super.onCollisionStay(event);
        if (isUndecided(event)) {
            decideFromTheSide(event);
        }
        if (isCounting(event)) {
            hold(event);
        }
    }

    private void hold(CollisionEvent event) {
        Spatial body = getContext().findMovable(event.getOther());
        float cosine = findCosine(event);
        if (body != null && cosine >= STEEPEST && !isWithin(getSpatial(), body)) {
            float length = findDepth(event) / cosine;
            if (length > 0) {
                getContext().move(body, direction.multLocal(length));
            }
        }
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
    public Object jmeClone() {
        OneWayPlatform clone = (OneWayPlatform) super.jmeClone();
        clone.direction = new Vector3f();
        clone.vector = new Vector3f();
        clone.displacement = new Vector3f();
        return clone;
    }
}
