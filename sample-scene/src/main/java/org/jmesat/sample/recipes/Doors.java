package org.jmesat.sample.recipes;

import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial.CullHint;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;

/** A door that is open while a player is near it. */
public final class Doors extends Recipe {
    Geometry player;
    Geometry door;
    int visitors;

    /** Creates the application; {@link #main} starts it. */
    public Doors() {
    }

    /**
     * Opens the window.
     *
     * @param args none
     */
    public static void main(String[] args) {
        open(new Doors());
    }

    @Override
    void build() {
        player = add("player", 0.8f, 0.8f, -4, 0);
        player.addControl(new PushApart());
        collider(player).setLayers("player");
        door = add("door", 0.4f, 2, 0, 0);
        collider(door).setFixed(true);
        Geometry sensor = add("sensor", 4, 2, 0, 0);
        sensor.setCullHint(CullHint.Always);
        ColliderControl collider = collider(sensor);
        collider.setTrigger(true);
        collider.setCollidesWith("player");
        collisions.setLayerNames("player");
        sensor.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                visitors++;
                open(true);
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                visitors--;
                open(visitors > 0);
            }
        });
    }

    private void open(boolean open) {
        door.getControl(ColliderControl.class).setEnabled(!open);
        door.setCullHint(open ? CullHint.Always : CullHint.Inherit);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        player.move(4 * steerX * tpf, 4 * steerY * tpf, 0);
    }
}
