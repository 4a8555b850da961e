package org.jmesat.sample.recipes;

import com.jme3.scene.Geometry;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;

/** Coins that a player collects by touching them. */
public final class Pickups extends Recipe {
    Geometry player;
    int coins;

    /** Creates the application; {@link #main} starts it. */
    public Pickups() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new Pickups());
    }

    @Override
    void build() {
        player = add("player", 0.6f, 0.6f, -5, 0);
        collider(player).setLayers("player");
        for (int i = 0; i < 5; i++) {
            ColliderControl coin = collider(add("coin " + i, 0.4f, 0.4f, 2 * i - 3, 0));
            coin.setLayers("coin");
            coin.setTrigger(true);
        }
        collisions.setLayerNames("player, coin");
        collisions.addCollisionListener("player", "coin", new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                if (event.isOtherInScene()) {
                    event.getOther().removeFromParent();
                    coins++;
                }
            }
        });
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        player.move(4 * steerX * tpf, 4 * steerY * tpf, 0);
    }
}
