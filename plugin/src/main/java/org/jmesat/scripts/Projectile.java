package org.jmesat.scripts;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.control.CollisionEvent;
import org.jmesat.projection.ProjectionPlane;

/**
 * Flies straight on, and stops at the first thing that it hits, however fast it is: a shot, an arrow. What does not
 * match {@code by} is flown through. {@code delay} seconds after the hit it is removed from the scene, unless
 * {@code detach} is false. It hits once in any case, so {@code once} changes nothing.
 *
 * <p>Its spatial is a {@linkplain org.jmesat.control.ColliderControl#setContinuous continuous} collider as long as it
 * has this script. One that is fixed, or below something disabled, does not fly. A projectile that was removed can be
 * used again: put it somewhere and attach it, and it flies from there.
 */
public class Projectile extends FilteredScript {
    private static final Vector3f DEFAULT_VELOCITY = new Vector3f(10, 0, 0);

    private volatile Vector3f velocity = DEFAULT_VELOCITY;
    private volatile float range;
    private volatile boolean detach = true;

    private Vector3f displacement = new Vector3f();
    /** Whether it has hit something or come to the end of its range. */
    private boolean stopped;
    /** Seconds until it is removed. */
    private float rest;
    private float flown;

    /** Creates a projectile that flies along its X axis at 10 units per second. */
    public Projectile() {
    }

    /** {@return a copy of the velocity in the axes of its spatial, in world units per second; by default (10, 0, 0)} */
    public Vector3f getVelocity() {
        return velocity.clone();
    }

    /**
     * Sets the velocity.
     *
     * @param velocity in the axes of its spatial, in world units per second: a turned spatial flies in another
     *     direction, a scaled one as fast (copied). The part along the plane's axis has no effect. Null, NaN and
     *     infinite ones are replaced by (10, 0, 0), and one with a component above 10⁹ by a shorter one; both is
     *     reported
     */
    public void setVelocity(Vector3f velocity) {
        this.velocity = Limits.vector("velocity", velocity, DEFAULT_VELOCITY);
    }

    /** {@return how far it flies at most, in world units (≥0); by default 0, for no limit} */
    public float getRange() {
        return range;
    }

    /**
     * Sets how far it flies at most, measured in the plane. Where it ends without a hit, it is removed at once, unless
     * {@code detach} is false.
     *
     * @param range the distance in world units (≥0, finite), 0 for no limit; any other value is reported
     *     and replaced by 0
     */
    public void setRange(float range) {
        this.range = Limits.atLeastZero("range", range);
    }

    /** {@return whether it is removed from the scene in the end; by default true} */
    public boolean isDetach() {
        return detach;
    }

    /**
     * Sets whether it is removed from the scene in the end.
     *
     * @param detach true to remove it, false to leave it where it hit, or where its range ended
     */
    public void setDetach(boolean detach) {
        this.detach = detach;
    }

    @Override
    public boolean makesContinuous() {
        return true;
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        if (ignores(stopped, "it has hit something already") || !matches(event)) {
            return;
        }
        event.moveToContact();
        stopped = true;
        rest = getDelay();
        if (rest == 0) {
            remove();
        }
    }

    @Override
    protected void controlUpdate(float tpf) {
        if (!isTimePassing() || getSpatial().getParent() == null) {
            return;
        }
        if (stopped) {
            rest -= tpf;
            if (rest <= 0) {
                remove();
            }
        } else if (getContext().findMovable(getSpatial()) != null) {
            fly(tpf);
        }
    }

    private void fly(float tpf) {
        getSpatial().getWorldRotation().mult(velocity, displacement).multLocal(tpf);
        ProjectionPlane plane = getContext().getPlane();
        plane.toWorld(plane.x(displacement), plane.y(displacement), 0, displacement);
        float length = displacement.length();
        float left = Math.max(0, range - flown);
        boolean last = range > 0 && length >= left;
        if (last && length > 0) {
            displacement.multLocal(left / length);
        }
        flown += length;
        getContext().move(getSpatial(), displacement);
        if (last) {
            stopped = true;
            rest = 0;
        }
    }

    /** Removes the spatial, ready to be used again. */
    private void remove() {
        if (detach) {
            Spatial removed = getSpatial();
            removed.removeFromParent();
            getContext().teleport(removed);
            reset();
        }
    }

    @Override
    void renew() {
        super.renew();
        displacement = new Vector3f();
        stopped = false;
        rest = 0;
        flown = 0;
    }
}
