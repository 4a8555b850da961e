package org.jmesat.sample.stories;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;

/** "My player is pushed off the ledge." The handler is too soft, so the player sinks in until the MTV jumps. */
final class PushedSideways extends Story {
    private static final float FALL = 3;
    private static final float SOFTNESS = 0.2f;

    private Geometry player;

    PushedSideways(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    void build() {
        Geometry ledge = box("ledge", 4, 2, 2, -1.5f, new ColorRGBA(0.2f, 0.25f, 0.2f, 1));
        ColliderControl fixed = new ColliderControl();
        fixed.setFixed(true);
        ledge.addControl(fixed);
        player = box("player", 0.8f, 1.4f, 0, 0, new ColorRGBA(0.08f, 0.2f, 0.45f, 1));
        player.addControl(new ColliderControl());
        player.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.pushOut(SOFTNESS);
            }

            @Override
            public void onCollisionStay(CollisionEvent event) {
                event.pushOut(SOFTNESS);
            }
        });
        dropAgain();
    }

    /** The player overlaps the ledge by 0.15 in x. */
    private void dropAgain() {
        player.setLocalTranslation(-0.25f, 2, 0);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        player.move(0, -FALL * tpf, 0);
        if (player.getLocalTranslation().y < -3) {
            dropAgain();
        }
    }
}
