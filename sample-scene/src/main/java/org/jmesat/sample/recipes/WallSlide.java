package org.jmesat.sample.recipes;

import com.jme3.math.Vector3f;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;

/** A hero who slides slowly down a wall that he pushes against, and jumps off it. */
public final class WallSlide extends Recipe {
    final CharacterMover mover = new CharacterMover();
    private final Vector3f velocity = new Vector3f();
    private final Vector3f wall = new Vector3f();
    boolean slides;

    /** Creates the application; {@link #main} starts it. */
    public WallSlide() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new WallSlide());
    }

    @Override
    void build() {
        collider(add("ground", 10, 1, 0, -3)).setFixed(true);
        collider(add("left wall", 1, 8, -3, 1)).setFixed(true);
        collider(add("right wall", 1, 8, 3, 1)).setFixed(true);
        add("hero", 0.6f, 1, 0, -2).addControl(mover);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        mover.getRemainingVelocity(velocity);
        mover.getWallNormal(wall);
        slides = mover.isOnWall() && !mover.isOnGround() && steerX * wall.x < 0;
        velocity.x += Math.max(-30 * tpf, Math.min(30 * tpf, 4 * steerX - velocity.x));
        velocity.y -= 20 * tpf;
        if (slides) {
            velocity.y = Math.max(velocity.y, -1);
        }
        if (action && (slides || mover.isOnGround())) {
            velocity.set(slides ? 5 * wall.x : velocity.x, 8, 0);
        }
        mover.setVelocity(velocity);
    }
}
