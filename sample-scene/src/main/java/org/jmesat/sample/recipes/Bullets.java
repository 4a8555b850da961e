package org.jmesat.sample.recipes;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/** Bullets that fly 10 units a tick and stop at the first collider that they hit. */
public final class Bullets extends Recipe {
    final List<Spatial> flying = new ArrayList<>();
    Geometry gun;
    Geometry wall;
    Geometry enemy;
    int hits;

    /** Creates the application; {@link #main} starts it. */
    public Bullets() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new Bullets());
    }

    @Override
    void build() {
        enemy = add("enemy", 1, 1, 4, 0);
        wall = add("wall", 0.1f, 2, 1, 1);
        gun = add("gun", 0.6f, 0.4f, -5, 0);
        collider(gun).setLayers("gun");
        collisions.setLayerNames("gun, bullet");
        collisions.setLayersApart("bullet | gun, bullet | bullet");
    }

    private void fire() {
        Vector3f muzzle = gun.getLocalTranslation();
        Geometry bullet = add("bullet", 0.2f, 0.1f, muzzle.x, muzzle.y);
        ColliderControl collider = collider(bullet);
        collider.setLayers("bullet");
        collider.setContinuous(true);
        bullet.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.moveToContact();
                collider.setEnabled(false);
                flying.remove(bullet);
                hits += event.getOther() == enemy ? 1 : 0;
            }
        });
        flying.add(bullet);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        flying.forEach(bullet -> bullet.move(600 * tpf, 0, 0));
        if (action) {
            fire();
        }
        gun.move(0, 4 * steerY * tpf, 0);
    }
}
