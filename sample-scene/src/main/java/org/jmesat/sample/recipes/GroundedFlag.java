package org.jmesat.sample.recipes;

import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneContacts;
import org.jmesat.control.PushApart;

/** A player who can jump only while standing: on the floor, or on crates that are pressed into it. */
public final class GroundedFlag extends Recipe {
    final List<Geometry> crates = new ArrayList<>();
    private final SceneContacts contacts = new SceneContacts();
    private final Vector2f normal = new Vector2f();
    Geometry player;
    Geometry wall;
    private float speed;

    /** Creates the application; {@link #main} starts it. */
    public GroundedFlag() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new GroundedFlag());
    }

    @Override
    void build() {
        collider(add("floor", 12, 1, 0, -3.5f)).setFixed(true);
        wall = add("wall", 1, 8, -5.5f, 1);
        collider(wall).setFixed(true);
        for (int i = 0; i < 3; i++) {
            crates.add(add("crate " + i, 1, 1, 1, i - 2.5f));
            crates.get(i).addControl(new PushApart());
        }
        player = add("player", 0.6f, 1, 1, 1);
        player.addControl(new PushApart());
    }

    boolean isGrounded() {
        collisions.getContacts(player, contacts);
        for (int i = 0; i < contacts.size(); i++) {
            if (!contacts.isTrigger(i) && contacts.getNormal(i, normal).y < -0.7f) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        crates.forEach(crate -> crate.move(0, -3 * tpf, 0));
        if (isGrounded()) {
            speed = steerY > 0 ? 8 : 0;
        }
        speed -= 20 * tpf;
        player.move(4 * steerX * tpf, speed * tpf, 0);
    }
}
