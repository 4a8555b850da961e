package org.jmesat.sample.recipes;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.PushApart;

/** A belt that carries a hero and a crate. */
public final class ConveyorBelt extends Recipe {
    final CharacterMover mover = new CharacterMover();
    private final Vector3f velocity = new Vector3f();
    Geometry crate;

    /** Creates the application; {@link #main} starts it. */
    public ConveyorBelt() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new ConveyorBelt());
    }

    @Override
    void build() {
        collider(add("ground", 14, 1, 0, -3)).setFixed(true);
        collider(add("wall", 1, 2, 5, -1.5f)).setFixed(true);
        Geometry belt = add("belt", 6, 0.5f, 0, -2.25f);
        belt.setUserData("jmesat.trigger", true);
        belt.setUserData("jmesat.fixed", true);
        belt.setUserData("jmesat.scripts", "Conveyor(velocity=(2, 0, 0), by='hero, crate')");
        crate = add("crate", 1, 1, -1, -2);
        crate.addControl(new PushApart());
        add("hero", 0.6f, 1, -2.5f, -2).addControl(mover);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        mover.getRemainingVelocity(velocity);
        velocity.x = 4 * steerX;
        velocity.y -= 20 * tpf;
        mover.setVelocity(velocity);
    }
}
