package org.jmesat.sample.recipes;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;

/** One-way platforms: a player can jump through them from below, stand on them, and drop through them. */
public final class OneWayPlatforms extends Recipe {
    final CharacterMover mover = new CharacterMover();
    private final Vector3f velocity = new Vector3f();
    Geometry player;

    /** Creates the application; {@link #main} starts it. */
    public OneWayPlatforms() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new OneWayPlatforms());
    }

    @Override
    void build() {
        player = add("player", 0.6f, 1, 0, -2);
        player.addControl(mover);
        addPlatform("lower", 8, -3);
        addPlatform("upper", 3, -1);
    }

    private void addPlatform(String name, float width, float y) {
        ColliderControl platform = collider(add(name, width, 0.4f, 0, y));
        platform.setFixed(true);
        platform.setOneWay(true);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        mover.getRemainingVelocity(velocity);
        velocity.x = 4 * steerX;
        velocity.y = steerY > 0 && mover.isOnGround() ? 10 : velocity.y - 20 * tpf;
        mover.setVelocity(velocity);
        if (steerY < 0) {
            mover.dropThrough();
        }
    }
}
