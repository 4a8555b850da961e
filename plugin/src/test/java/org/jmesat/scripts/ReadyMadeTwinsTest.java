package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.PushApart;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same scripts do the same in user data and as Controls: after each tick, both scenes are equal, bit for bit. */
class ReadyMadeTwinsTest {
    private static final List<String> TEXTS = List.of(
            "Conveyor(velocity=(3, 1, 0))", "Conveyor(velocity=(0, 5, 0), by='cube 1, cube 2', delay=0.05)",
            "Count(of='target', delay=0.04)", "Count(key='coins', by='tag')", "Damage(each=0.05)",
            "Damage(amount=3, by='cube 3', delay=0.03, once=true)", "DetachOnHit(delay=2, by='cube 7')",
            "Door(target='target', seconds=0.1, stay=0.05)", "Door(toggle=true, needs='coins', seconds=0.2, count=2)",
            "Door(once=true, move=(0, 0, 3))", "Health(full=300, delay=0.1)",
            "MoveBetween(points='2, 1; 0, 2', wait=0.1)", "MoveBetween(by='cube 6', ease=true, speed=3)",
            "OneWayPlatform(up=(1, 1, 0))",
            "OneWayPlatform(delay=0.1, once=true)", "Projectile(velocity=(5, 3, 0), delay=0.05, by='cube 2')",
            "Projectile(velocity=(-90, 3, 0), range=2, detach=false)",
            "Spawner(template='template', every=0.5, limit=3)", "Spawner(template='template', by='cube 4', every=0.3)",
            "TeleportTo(target='target', delay=0.02, by='cube 5')", "Checkpoint(by='tag')",
            "Health, Respawn(by='cube 8')",
            "Respawn(by='cube 1, cube 3', delay=0.03)", "Timer(seconds=0.2, from=9)", "Label(text='{coins}')",
            "When(key='coins', value=2, action=SET, what='won')", "When(key='won', action=TELEPORT, what='target')",
            "When(by='cube 2', delay=0.05, action=SET, what='coins', to=0)",
            "When(none='cube 4', action=DISABLE, target='cube 1')");
    private static final int CUBES = 10;

    /** One of two scenes; all that happens in it comes from the seed. */
    private static final class Twin implements AutoCloseable, CollisionTickListener {
        private final CollisionScene scene = new CollisionScene();
        private final List<String> ticks = new ArrayList<>();
        private final List<Geometry> cubes = new ArrayList<>();
        private final Random random;

        Twin(long seed, boolean asControls) {
            random = new Random(seed);
            Geometry template = scene.cube("template", 0, 0);
            Node templates = CollisionScene.node("templates", template);
            templates.setUserData("jmesat.collider", false);
            scene.attach(CollisionScene.node("target"), templates);
            for (int i = 0; i < CUBES; i++) {
                Geometry cube = scene.cube("cube " + i, random.nextInt(12) * 0.5f, random.nextInt(12) * 0.5f);
                cube.setUserData("jmesat.tags", i % 2 == 0 ? "tag" : "other");
                if (i % 3 == 0) {
                    cube.setUserData("jmesat.trigger", true);
                } else if (i % 3 == 1 && asControls) {
                    // Before the scripts, as from user data.
                    cube.addControl(new PushApart());
                } else if (i % 3 == 1) {
                    cube.setUserData("jmesat.pushApart", true);
                }
                ReadyMadeScene.give(cube, TEXTS.get(random.nextInt(TEXTS.size())) + ", "
                        + TEXTS.get(random.nextInt(TEXTS.size())), asControls);
                cubes.add(cube);
                scene.attach(cube);
            }
            scene.step(() -> scene.state().addTickListener(this));
        }

        @Override
        public void afterTick(SatCollisionState state, float tpf) {
            StringBuilder text = new StringBuilder();
            describe(scene.root(), text);
            ticks.add(text.toString());
        }

        private static void describe(Spatial spatial, StringBuilder text) {
            Vector3f place = spatial.getLocalTranslation();
            text.append(spatial.getName()).append(' ').append(place.x).append(' ').append(place.y).append(' ')
                    .append(place.z);
            for (String key : new String[] {"coins", "count", "health", "time", "won", "jmesat.closed", "jmesat.stood",
                "jmesat.start"}) {
                text.append(' ').append(spatial.<Object>getUserData(key));
            }
            text.append('\n');
            if (spatial instanceof Node node) {
                node.getChildren().forEach(child -> describe(child, text));
            }
        }

        /** Both forms are updated before; between them and the tick, the game moves what it moves. */
        @Override
        public void beforeTick(SatCollisionState state, float tpf) {
            for (Geometry cube : cubes) {
                if (random.nextInt(8) == 0) {
                    cube.setLocalTranslation(random.nextInt(12) * 0.5f, random.nextInt(12) * 0.5f, 0);
                }
            }
        }

        @Override
        public void close() {
            scene.close();
        }
    }

    /** One after the other, since the engine allows one application at a time. */
    private static List<String> play(long seed, boolean asControls) {
        try (Twin twin = new Twin(seed, asControls)) {
            for (int frame = 0; frame < 400; frame++) {
                twin.scene.frame();
            }
            return twin.ticks;
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void bothFormsDoTheSame(long seed) {
        List<String> named = play(seed, false);
        List<String> controls = play(seed, true);
        for (int tick = 0; tick < named.size(); tick++) {
            assertEquals(named.get(tick), controls.get(tick), "seed " + seed + ", tick " + tick);
        }
        assertTrue(new HashSet<>(named).size() > 200, "seed " + seed);
    }
}
