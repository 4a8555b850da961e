package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.Test;

/**
 * A steady frame with ready-made scripts in action allocates nothing. Measured in a JVM of its own: after all other
 * tests, with their mocks, it was 144 bytes.
 */
public class ReadyMadeMemoryTest {
    private static final int FRAMES = 400;

    /** Measures the allocation of its updates. */
    private static final class MeasuredState extends SatCollisionState {
        private final Runnable frame = () -> super.update(HeadlessRun.TPF);
        private long bytes;

        @Override
        public void update(float tpf) {
            bytes = AllocationMeter.bytes(frame);
        }
    }

    private final MeasuredState state = new MeasuredState();

    private final CollisionScene scene = new CollisionScene(state);

    /**
     * Measures, and ends with another status than 0 if anything was allocated.
     *
     * @param args none
     */
    public static void main(String[] args) {
        ReadyMadeMemoryTest test = new ReadyMadeMemoryTest();
        try {
            test.assertNothingIsAllocated();
        } finally {
            test.scene.close();
        }
    }

    @Test
    void scriptsThatActAllocateNothing() throws IOException, InterruptedException {
        scene.close();
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), "-ea", ReadyMadeMemoryTest.class.getName())
                .redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), printed);
    }

    private void assertNothingIsAllocated() {
        Geometry belt = script("belt", "Conveyor(velocity=(0, 0.001, 0), by='crate')", 0, 0);
        Geometry plate = script("plate", "Door(target='door', seconds=1000), Door(target='lift', toggle=true), "
                + "Spawner(template='crate', by='nobody'), Damage, Count(delay=1000)", 4, 0);
        Geometry platform = script("platform", "OneWayPlatform", 8, 0);
        platform.setUserData("jmesat.trigger", null);
        Geometry crate = scene.cube("crate", 0, 0.9f);
        crate.setUserData("jmesat.pushApart", true);
        crate.setUserData("jmesat.scripts", "Health, Respawn(by='nobody'), Timer(seconds=1000), "
                + "Label(text='{health} {time}', place=ABOVE), Label(text='{health}', of='door'), "
                + "When(key='health', value=999), When(of='door', key='health'), When(none='visitor'), "
                + "When(by='nobody', key='health')");
        Geometry visitor = scene.cube("visitor", 4, 0.5f);
        Geometry jumper = scene.cube("jumper", 8, 0.9f);
        Geometry shot = script("shot", "Projectile(velocity=(0.01, 0, 0))", 20, 0);
        Geometry spawner = script("spawner", "Spawner(template='crate', limit=1, every=1000)", 30, 0);
        Geometry lift = script("moving", "MoveBetween(points='0, 0.01; 0.01, 0', ease=true, wait=0.01)", 40, 0);
        lift.setUserData("jmesat.mover", true);
        Node door = CollisionScene.node("door");
        scene.attach(belt, plate, platform, crate, visitor, jumper, shot, spawner, lift, door,
                CollisionScene.node("lift"));
        // It writes down each STAY.
        scene.step(() -> state.removeCollisionListener(scene.log()));
        scene.frames(FRAMES);
        Vector3f[] before = {crate.getLocalTranslation().clone(), door.getLocalTranslation().clone(),
            shot.getLocalTranslation().clone()};
        long least = Long.MAX_VALUE;
        for (int i = 0; i < FRAMES; i++) {
            scene.frame(() -> jumper.setLocalTranslation(8, 0.9f, 0));
            least = Math.min(least, state.bytes);
        }
        assertEquals(0, least);
        assertTrue(crate.getLocalTranslation().y > before[0].y, "carried");
        assertTrue(door.getLocalTranslation().y > before[1].y, "opening");
        assertTrue(shot.getLocalTranslation().x > before[2].x, "flying");
        assertEquals(1, jumper.getLocalTranslation().y, 1e-6f, "held");
        // That some do nothing is told as likely mistakes.
        assertTrue(scene.run().ask(state::getProblems).stream().allMatch(each -> each.startsWith("Likely mistake: ")));
    }

    private Geometry script(String name, String scripts, float x, float y) {
        Geometry cube = scene.cube(name, x, y);
        cube.setUserData("jmesat.trigger", true);
        cube.setUserData("jmesat.scripts", scripts);
        return cube;
    }
}
