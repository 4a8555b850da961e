package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.junit.jupiter.api.Test;

/** The same scene gives the same events in the same order, bit for bit. */
class DeterminismTest {
    private static final long SEED = 77;

    /** Runs a scene in an application of its own and returns all that was heard, with every bit of every number. */
    private static List<String> run() {
        List<String> heard = new ArrayList<>();
        try (CollisionScene scene = new CollisionScene()) {
            Random random = new Random(SEED);
            List<Geometry> cubes = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                cubes.add(scene.cube("c" + i, 7 * random.nextFloat(), 7 * random.nextFloat()));
            }
            scene.attach(cubes.toArray(Geometry[]::new));
            scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
                private void note(String kind, CollisionEvent event) {
                    Vector2f normal = event.getNormal(new Vector2f());
                    Vector2f point = event.getContactPoint(0, new Vector2f());
                    heard.add(event.getTick() + kind + event.getSelf().getName() + ' ' + event.getOther().getName()
                            + ' ' + Float.floatToRawIntBits(event.getDepth()) + ' ' + Float.floatToRawIntBits(normal.x)
                            + ' ' + Float.floatToRawIntBits(normal.y) + ' ' + Float.floatToRawIntBits(point.x)
                            + ' ' + Float.floatToRawIntBits(point.y));
                }

                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    note(" ENTER ", event);
                }

                @Override
                public void onCollisionStay(CollisionEvent event) {
                    note(" STAY ", event);
                    event.pushOut(0.1f);
                }

                @Override
                public void onCollisionExit(CollisionEvent event) {
                    note(" EXIT ", event);
                }
            }));
            scene.run().duringUpdate(() -> {
                for (Geometry cube : cubes) {
                    cube.move(0.2f * random.nextFloat() - 0.1f, 0.2f * random.nextFloat() - 0.1f, 0);
                    cube.rotate(new Quaternion().fromAngles(random.nextFloat(), random.nextFloat(), 0.1f));
                }
                if (random.nextInt(5) == 0) {
                    Geometry cube = cubes.get(random.nextInt(cubes.size()));
                    if (!cube.removeFromParent()) {
                        scene.root().attachChild(cube);
                    }
                }
            });
            scene.frames(150);
        }
        return heard;
    }

    @Test
    void theSameSceneGivesTheSameEventsInTheSameOrderBitForBit() {
        List<String> first = run();
        assertTrue(first.size() > 3000, () -> "only " + first.size() + " events, seed " + SEED);
        assertEquals(first, run(), "seed " + SEED);
    }
}
