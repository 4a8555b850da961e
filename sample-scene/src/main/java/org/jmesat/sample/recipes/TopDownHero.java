package org.jmesat.sample.recipes;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;
import org.jmesat.projection.ProjectionPlane;

/** A hero seen from above, on the ground in XZ, who slides along walls. */
public final class TopDownHero extends Recipe {
    final CharacterMover mover = new CharacterMover();
    private final Vector3f velocity = new Vector3f();
    Geometry hero;

    /** Creates the application; {@link #main} starts it. */
    public TopDownHero() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new TopDownHero());
    }

    @Override
    void build() {
        collisions.setPlane(ProjectionPlane.XZ);
        cam.setLocation(new Vector3f(0, 12, 0));
        cam.lookAt(Vector3f.ZERO, Vector3f.UNIT_Z.negate());
        for (int i = 0; i < 8; i++) {
            collider(add("wall " + i, 1, 1, i - 3.5f, 0)).setFixed(true);
        }
        hero = add("hero", 0.8f, 0.8f, 0, 0);
        hero.setLocalTranslation(-2, 0, 2);
        hero.addControl(mover);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        velocity.set(steerX, 0, -steerY).normalizeLocal().multLocal(4);
        mover.setVelocity(velocity);
    }
}
