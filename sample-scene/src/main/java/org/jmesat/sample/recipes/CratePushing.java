package org.jmesat.sample.recipes;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.PushApart;

/** Crates that the hero pushes over the floor, seen from above, as in Sokoban. */
public final class CratePushing extends Recipe {
    final CharacterMover mover = new CharacterMover();
    private final Vector3f velocity = new Vector3f();
    Geometry hero;
    Geometry first;
    Geometry second;

    /** Creates the application; {@link #main} starts it. */
    public CratePushing() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new CratePushing());
    }

    @Override
    void build() {
        first = addCrate("first", 0, 0);
        second = addCrate("second", 2, 0);
        collider(add("wall", 1, 5, 5, 0)).setFixed(true);
        hero = add("hero", 0.8f, 0.8f, -2, 0);
        hero.addControl(mover);
        mover.setUp(Vector3f.ZERO);
        mover.setWeight(2);
    }

    private Geometry addCrate(String name, float x, float y) {
        Geometry crate = add(name, 1, 1, x, y);
        crate.addControl(new PushApart());
        return crate;
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        boolean along = steerX != 0;
        velocity.set(along ? steerX : 0, along ? 0 : steerY, 0).multLocal(3);
        mover.setVelocity(velocity);
    }
}
