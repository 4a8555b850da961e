package org.jmesat.sample.stories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.io.OutputStream;
import java.io.PrintStream;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.sample.GameRun;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;
import org.junit.jupiter.api.Test;

/** Each story goes wrong as it says, and the diagnosis names the cause. */
class StoryTest {
    private static Story create(Sample sample) {
        SampleArguments arguments = new SampleArguments(false, true, false, 0, null, 1);
        return (Story) sample.create(arguments, true, new PrintStream(OutputStream.nullOutputStream()));
    }

    private static Spatial find(Story story, String name) {
        Spatial found = story.getRootNode().getChild(name);
        assertNotNull(found, name);
        return found;
    }

    private static String diagnose(GameRun<Story> run, String a, String b) {
        return run.ask(() -> run.game().collisions.diagnose(find(run.game(), a), find(run.game(), b)));
    }

    @Test
    void aBulletPassesTheWallAndTheLayersAreNamed() {
        try (GameRun<Story> run = new GameRun<>(create(Stories.BULLET))) {
            run.frames(30);
            boolean passed = false;
            for (int i = 0; i < 120 && !passed; i++) {
                run.frames(1);
                passed = run.ask(() -> Math.abs(find(run.game(), "bullet 0").getLocalTranslation().x) < 0.2);
            }
            assertTrue(passed, "no bullet was in the wall");
            String why = diagnose(run, "bullet 0", "wall");
            assertTrue(why.contains("does not collide with layer"), why);
            assertTrue(why.contains("shot") && why.contains("wall"), why);
        }
    }

    @Test
    void theCrateComesToRestAboveTheDitch() {
        try (GameRun<Story> run = new GameRun<>(create(Stories.CRATE))) {
            run.frames(200);
            Vector3f at = run.ask(() -> find(run.game(), "crate").getLocalTranslation().clone());
            assertEquals(0.5f, at.y, 0.05f, "the crate stands on the hull of the floor");
            assertTrue(run.ask(() -> run.game().collisions
                    .isColliding(find(run.game(), "crate"), find(run.game(), "floor"))));
        }
    }

    @Test
    void theCoinStaysAndItsControlIsNamed() {
        try (GameRun<Story> run = new GameRun<>(create(Stories.COIN))) {
            run.frames(200);
            String why = diagnose(run, "player", "coin");
            assertTrue(why.contains("coin") && why.contains("is disabled by its own ColliderControl"), why);
        }
    }

    @Test
    void thePlayerIsPushedSidewaysOffTheLedge() {
        try (GameRun<Story> run = new GameRun<>(create(Stories.LEDGE))) {
            boolean[] pushed = new boolean[2];
            run.step(() -> run.game().collisions.addCollisionListener(new CollisionListener() {
                @Override
                public void onCollisionStay(CollisionEvent event) {
                    Vector3f normal = event.getNormal(new Vector3f());
                    pushed[Math.abs(normal.x) > 0.9f ? 1 : 0] = true;
                }
            }));
            run.frames(120);
            assertTrue(pushed[0], "first it is pushed up");
            assertTrue(pushed[1], "then it is pushed sideways");
        }
    }
}
