package org.jmesat.sample.recipes;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.ConvexPolygon;

/** A swarm that follows the hero, and whose members keep apart. */
public final class Swarm extends Recipe {
    final List<Geometry> swarm = new ArrayList<>();
    private final Vector3f way = new Vector3f();
    Geometry hero;

    /** Creates the application; {@link #main} starts it. */
    public Swarm() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new Swarm());
    }

    @Override
    void build() {
        for (int i = 0; i < 24; i++) {
            Geometry bee = add("bee " + i, 0.3f, 0.3f, i % 6 - 2.5f, i / 6 - 1.5f);
            ColliderControl circle = collider(bee);
            circle.setPolygon(ConvexPolygon.circle(0.3f));
            bee.addControl(new PushApart());
            swarm.add(bee);
        }
        hero = add("hero", 0.8f, 0.8f, -5, 0);
        collider(hero).setFixed(true);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        hero.move(3 * steerX * tpf, 3 * steerY * tpf, 0);
        for (Geometry bee : swarm) {
            way.set(hero.getLocalTranslation()).subtractLocal(bee.getLocalTranslation());
            bee.move(way.normalizeLocal().multLocal(2 * tpf));
        }
    }
}
