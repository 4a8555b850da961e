package org.jmesat.sample.recipes;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;

/** A lift that goes up and down while the hero stands on it. */
public final class Lift extends Recipe {
    final CharacterMover mover = new CharacterMover();
    private final Vector3f velocity = new Vector3f();
    Geometry lift;

    /** Creates the application; {@link #main} starts it. */
    public Lift() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new Lift());
    }

    @Override
    void build() {
        collider(add("ground", 6, 1, -3, -3)).setFixed(true);
        collider(add("upper floor", 3, 1, 4, 0)).setFixed(true);
        lift = add("lift", 2, 1, 1.2f, -3);
        lift.setUserData("jmesat.fixed", true);
        lift.setUserData("jmesat.scripts", "MoveBetween(points='0, 3', speed=1.5, wait=1, by='hero')");
        add("hero", 0.6f, 1, -2, -2).addControl(mover);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        mover.getRemainingVelocity(velocity);
        velocity.x = 4 * steerX;
        velocity.y -= 20 * tpf;
        mover.setVelocity(velocity);
    }
}
