package org.jmesat.sample.recipes;

import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;

/** One-way platforms: a player can jump through them from below, stand on them, and drop through them. */
public final class OneWayPlatforms extends Recipe {
    private final Vector2f normal = new Vector2f();
    Geometry player;
    boolean grounded;
    private float speed;
    private float fall;

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
        collider(player).setLayers("player");
        collider(add("lower", 8, 0.4f, 0, -3)).setLayers("platform");
        collider(add("upper", 3, 0.4f, 0, -1)).setLayers("platform");
        collisions.setLayerNames("player, platform");
        collisions.addCollisionListener("player", "platform", new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                land(event);
            }

            @Override
            public void onCollisionStay(CollisionEvent event) {
                land(event);
            }
        });
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        speed = grounded && steerY > 0 ? 10 : speed - 20 * tpf;
        fall = -speed * tpf;
        player.move(4 * steerX * tpf, -fall, 0);
        grounded = false;
    }

    private void land(CollisionEvent event) {
        boolean isBelow = event.getNormal(normal).y < -0.7f;
        boolean wasBelow = event.getDepth() <= fall + 0.001f;
        if (isBelow && wasBelow && steerY >= 0) {
            event.pushOut(1);
            speed = 0;
            grounded = true;
        }
    }
}
