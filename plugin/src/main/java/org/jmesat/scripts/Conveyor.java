package org.jmesat.scripts;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jmesat.control.PushApart;
import org.jmesat.control.ScriptContext;

/**
 * Carries what touches its spatial, at a constant velocity: a conveyor belt, wind, a current. Without {@code by}, that
 * is what has a {@link PushApart}; with it, what matches. Fixed colliders stay, and so does the
 * body that the conveyor is a part of. Several conveyors carry a body by the sum of their velocities.
 */
public class Conveyor extends WhileTouchingScript {
    private static final Vector3f DEFAULT_VELOCITY = new Vector3f(1, 0, 0);

    private volatile Vector3f velocity = DEFAULT_VELOCITY;
    /** What is carried in the present frame; a body with several contacts is carried once. */
    private Set<Spatial> carried = Collections.newSetFromMap(new IdentityHashMap<>());
    private Vector3f displacement = new Vector3f();

    /** Creates a conveyor that carries along X at 1 unit per second. */
    public Conveyor() {
    }

    /** {@return a copy of the velocity in world space, in world units per second; by default (1, 0, 0)} */
    public Vector3f getVelocity() {
        return velocity.clone();
    }

    /**
     * Sets the velocity.
     *
     * @param velocity in world space, in world units per second (copied); the part along the plane's axis has no
     *     effect. Null, NaN and infinite ones are replaced by (1, 0, 0), and one with a component above 10⁹ by a
     *     shorter one; both is reported
     */
    public void setVelocity(Vector3f velocity) {
        this.velocity = Limits.vector("velocity", velocity, DEFAULT_VELOCITY);
    }

    @Override
    protected void touch(Spatial other) {
        Spatial body = getContext().findMovable(other);
        if (!ignores(body == null, FIXED)) {
            ignores(!carries(body), "by: it is empty, so only what has a PushApart is carried");
        }
    }

    private boolean carries(Spatial body) {
        return !getBy().isEmpty() || getContext().isPushed(body);
    }

    @Override
    protected void controlUpdate(float tpf) {
        super.controlUpdate(tpf);
        if (!isTimePassing()) {
            return;
        }
        ScriptContext context = getContext();
        displacement.set(velocity).multLocal(tpf);
        for (int i = 0; i < countTouching(); i++) {
            Spatial body = context.findMovable(getTouching(i));
            if (body != null && carries(body) && !isWithin(getSpatial(), body) && carried.add(body)) {
                context.move(body, displacement);
            }
        }
        if (!carried.isEmpty()) {
            carried.clear();
        }
    }

    @Override
    void renew() {
        super.renew();
        carried = Collections.newSetFromMap(new IdentityHashMap<>());
        displacement = new Vector3f();
    }
}
