package org.jmesat.sample.recipes;

import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneContacts;
import org.jmesat.control.ColliderControl;

/** Lava that costs each creature in it 25 points of health a second. */
public final class DamageOverTime extends Recipe {
    private final SceneContacts burning = new SceneContacts();
    Geometry player;
    Geometry lava;

    /** Creates the application; {@link #main} starts it. */
    public DamageOverTime() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new DamageOverTime());
    }

    @Override
    void build() {
        player = add("player", 0.6f, 0.6f, -4, 0);
        player.setUserData("health", 100f);
        collider(player).setLayers("creature");
        lava = add("lava", 4, 2, 0, 0);
        ColliderControl collider = collider(lava);
        collider.setTrigger(true);
        collider.setCollidesWith("creature");
        collisions.setLayerNames("creature");
    }

    @Override
    public void afterTick(SatCollisionState state, float tpf) {
        state.getContacts(lava, burning);
        for (int i = 0; i < burning.size(); i++) {
            Spatial creature = burning.getOther(i);
            float health = creature.<Float>getUserData("health") - 25 * tpf;
            creature.setUserData("health", health);
            if (health <= 0) {
                creature.removeFromParent();
            }
        }
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        player.move(4 * steerX * tpf, 4 * steerY * tpf, 0);
    }
}
