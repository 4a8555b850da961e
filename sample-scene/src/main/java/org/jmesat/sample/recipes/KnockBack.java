package org.jmesat.sample.recipes;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/** A hero who is thrown back where he touches thorns. */
public final class KnockBack extends Recipe {
    final CharacterMover mover = new CharacterMover();
    private final Vector3f velocity = new Vector3f();
    private final Vector3f normal = new Vector3f();
    float stunned;

    /** Creates the application; {@link #main} starts it. */
    public KnockBack() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new KnockBack());
    }

    @Override
    void build() {
        collider(add("ground", 12, 1, 0, -3)).setFixed(true);
        collider(add("wall", 1, 3, -5, -1)).setFixed(true);
        Geometry thorns = add("thorns", 1, 1, 2, -2);
        collider(thorns).setFixed(true);
        thorns.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                float side = Math.signum(event.getNormal(normal).x);
                mover.setVelocity(velocity.set(6 * side, 5, 0));
                stunned = 0.4f;
            }
        });
        add("hero", 0.6f, 1, -2, -2).addControl(mover);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        stunned -= tpf;
        if (stunned <= 0) {
            mover.getRemainingVelocity(velocity);
            velocity.x = 4 * steerX;
        }
        velocity.y -= 20 * tpf;
        mover.setVelocity(velocity);
    }
}
