package org.jmesat.sample.recipes;

import com.jme3.math.Vector3f;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;

/** A hero who runs and jumps over tiles. */
public final class JumpAndGravity extends Recipe {
    final CharacterMover mover = new CharacterMover();
    private final Vector3f velocity = new Vector3f();

    /** Creates the application; {@link #main} starts it. */
    public JumpAndGravity() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new JumpAndGravity());
    }

    @Override
    void build() {
        for (int i = 0; i < 12; i++) {
            collider(add("tile " + i, 1, 1, i - 5.5f, -3)).setFixed(true);
        }
        collider(add("block", 1, 1, 2.5f, -2)).setFixed(true);
        add("hero", 0.6f, 1, -2, -2).addControl(mover);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        mover.getRemainingVelocity(velocity);
        velocity.x = 4 * steerX;
        velocity.y = steerY > 0 && mover.isOnGround() ? 8 : velocity.y - 20 * tpf;
        mover.setVelocity(velocity);
    }
}
