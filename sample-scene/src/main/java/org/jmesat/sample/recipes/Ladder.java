package org.jmesat.sample.recipes;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;

/** A ladder that the hero climbs while he is in front of it. */
public final class Ladder extends Recipe {
    final CharacterMover mover = new CharacterMover();
    private final Vector3f velocity = new Vector3f();
    Geometry ladder;
    Geometry hero;

    /** Creates the application; {@link #main} starts it. */
    public Ladder() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new Ladder());
    }

    @Override
    void build() {
        collider(add("ground", 10, 1, 0, -3)).setFixed(true);
        collider(add("upper floor", 3, 1, 3, 0)).setFixed(true);
        ladder = add("ladder", 0.6f, 3.2f, 1.1f, -0.9f);
        collider(ladder).setTrigger(true);
        hero = add("hero", 0.6f, 1, -2, -2);
        hero.addControl(mover);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        mover.getRemainingVelocity(velocity);
        boolean climbs = state.isColliding(hero, ladder) && (steerY != 0 || !mover.isOnGround());
        velocity.x = 4 * steerX;
        velocity.y = climbs ? 3 * steerY : velocity.y - 20 * tpf;
        mover.setVelocity(velocity);
    }
}
