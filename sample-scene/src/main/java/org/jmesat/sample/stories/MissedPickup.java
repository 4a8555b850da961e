package org.jmesat.sample.stories;

import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.scene.Geometry;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;

/** "My player does not pick up the coin." The collider of the coin was disabled and never enabled again. */
final class MissedPickup extends Story {
    private Geometry player;
    private float time;

    MissedPickup(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    void build() {
        player = box("player", 0.8f, 1.4f, -3, 0, new ColorRGBA(0.08f, 0.2f, 0.45f, 1));
        player.addControl(new ColliderControl());
        Geometry coin = box("coin", 0.5f, 0.5f, 0, 0, new ColorRGBA(0.6f, 0.45f, 0.05f, 1));
        ColliderControl collider = new ColliderControl();
        collider.setTrigger(true);
        // Not before the coin has appeared, says the game, and forgets the rest.
        collider.setEnabled(false);
        coin.addControl(collider);
        coin.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.getSelf().removeFromParent();
            }
        });
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        time += tpf;
        player.setLocalTranslation(-3 * FastMath.cos(time), 0, 0);
    }
}
