package org.jmesat.sample.recipes;

import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/** A pool of bullets: a bullet is detached where it hits, and attached again at the muzzle. */
public final class Pools extends Recipe {
    final List<Spatial> flying = new ArrayList<>();
    final Queue<Spatial> pool = new ArrayDeque<>();
    Geometry gun;
    Geometry enemy;
    int size = 1;

    /** Creates the application; {@link #main} starts it. */
    public Pools() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new Pools());
    }

    @Override
    void build() {
        add("wall", 0.1f, 8, 5, 0);
        enemy = add("enemy", 1, 1, 0, 0);
        gun = add("gun", 0.6f, 0.4f, -5, -2);
        collider(gun).setLayers("gun");
        collisions.setLayerNames("gun, bullet");
        collisions.setLayersApart("bullet | gun, bullet | bullet");
        for (int i = 0; i < size; i++) {
            pool.add(createBullet());
        }
    }

    private Spatial createBullet() {
        Geometry bullet = add("bullet", 0.2f, 0.1f, 0, 0);
        bullet.removeFromParent();
        ColliderControl collider = collider(bullet);
        collider.setLayers("bullet");
        collider.setContinuous(true);
        bullet.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                takeOut(bullet);
            }
        });
        return bullet;
    }

    private void takeOut(Spatial bullet) {
        bullet.removeFromParent();
        flying.remove(bullet);
        pool.add(bullet);
    }

    private void fire() {
        Spatial bullet = pool.remove();
        bullet.setLocalTranslation(gun.getLocalTranslation());
        collisions.teleport(bullet);
        rootNode.attachChild(bullet);
        flying.add(bullet);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        flying.forEach(bullet -> bullet.move(120 * tpf, 0, 0));
        List.copyOf(flying).stream()
                .filter(bullet -> bullet.getLocalTranslation().x > 9)
                .forEach(this::takeOut);
        if (action && !pool.isEmpty()) {
            fire();
        }
        gun.move(0, 4 * steerY * tpf, 0);
    }
}
