package org.jmesat.sample.recipes;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;

/** A platform that carries the hero to and fro, and gives him its speed when he jumps. */
public final class MovingPlatform extends Recipe {
    final CharacterMover mover = new CharacterMover();
    private final Vector3f velocity = new Vector3f();
    Geometry platform;

    /** Creates the application; {@link #main} starts it. */
    public MovingPlatform() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new MovingPlatform());
    }

    @Override
    void build() {
        collider(add("left ground", 2, 1, -4, -3)).setFixed(true);
        collider(add("right ground", 2, 1, 4, -3)).setFixed(true);
        platform = add("platform", 2, 0.4f, -1.8f, -2.7f);
        platform.setUserData("jmesat.fixed", true);
        platform.setUserData("jmesat.scripts", "MoveBetween(points='3.6, 0', speed=2, wait=1)");
        add("hero", 0.6f, 1, -1.8f, -2).addControl(mover);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        mover.getRemainingVelocity(velocity);
        if (mover.isOnGround()) {
            velocity.x = 4 * steerX;
        } else if (steerX != 0) {
            velocity.x += Math.max(-10 * tpf, Math.min(10 * tpf, 4 * steerX - velocity.x));
        }
        velocity.y = steerY > 0 && mover.isOnGround() ? 8 : velocity.y - 20 * tpf;
        mover.setVelocity(velocity);
    }
}
