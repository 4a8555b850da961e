package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PairCheck;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.control.PairCheck.Result;
import org.jmesat.control.PushApart;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.Test;

/**
 * Handlers that note something at each event cost no memory in a steady tick, also where contacts begin and end.
 * Measured in a JVM of its own, since default methods of an interface that another test mocks allocate.
 */
public class HandlerMemoryTest {
    private static final int PAIRS = 20;
    private static final int PERIOD = 8;
    private static final int PERIODS = 120;

    private static final class MeasuredState extends SatCollisionState {
        private final Runnable tick = () -> super.update(HeadlessRun.TPF);
        private long bytes;

        @Override
        public void update(float tpf) {
            bytes = AllocationMeter.bytes(tick);
        }
    }

    /** Notes something at each event. */
    private static final class Noting extends CollisionScript {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
            note("not {}", event.getOther());
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            note("not {}", event.getOther());
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            note("not now");
        }
    }

    private final MeasuredState state = new MeasuredState();

    private final CollisionScene scene = new CollisionScene(state);

    private final List<Geometry> movers = new ArrayList<>();
    private int frame;

    private void move() {
        frame++;
        for (int i = 0; i < movers.size(); i++) {
            movers.get(i).setLocalTranslation((frame + i) % PERIOD < PERIOD / 2 ? 0.5f : 2, 0, 0);
        }
    }

    /**
     * Measures, and ends with another status than 0 if anything was allocated.
     *
     * @param args none
     */
    public static void main(String[] args) {
        HandlerMemoryTest test = new HandlerMemoryTest();
        try {
            test.assertNothingIsAllocated();
        } finally {
            test.scene.close();
        }
    }

    @Test
    void notesAllocateNothing() throws IOException, InterruptedException {
        scene.close();
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), "-ea", HandlerMemoryTest.class.getName())
                .redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), printed);
    }

    private void assertNothingIsAllocated() {
        for (int i = 0; i < PAIRS; i++) {
            Geometry moved = scene.cube("moved", 0, 0);
            Geometry still = scene.cube("still", 0, 0);
            ColliderControl control = new ColliderControl();
            control.setTrigger(i % 2 == 0);
            control.setFixed(i % 2 == 1);
            still.addControl(control);
            still.addControl(new Noting());
            still.addControl(i % 2 == 0 ? new Noting() : new PushApart());
            if (i % 2 == 0) {
                moved.addControl(new PushApart());
            }
            moved.setUserData("jmesat.scripts", "Count(by='nobody'), Damage(by='nobody')");
            Node pair = CollisionScene.node("pair", still, moved);
            pair.setLocalTranslation(10 * i, 0, 0);
            scene.attach(pair);
            movers.add(moved);
        }
        scene.step(() -> state.removeCollisionListener(scene.log()));
        scene.run().duringUpdate(this::move);
        long[] least = new long[PERIOD];
        Arrays.fill(least, Long.MAX_VALUE);
        for (int i = 0; i < PERIODS * PERIOD; i++) {
            scene.frame();
            if (i >= PERIODS / 2 * PERIOD) {
                least[i % PERIOD] = Math.min(least[i % PERIOD], state.bytes);
            }
        }
        assertArrayEquals(new long[PERIOD], least, "bytes in each frame of a period");
        for (Geometry each : movers) {
            PairCheck check = scene.run().ask(() -> state.check(each, each.getParent().getChild(0)))
                    .get(Link.HANDLERS.ordinal());
            assertEquals(Result.NOTED, check.result(), check::text);
        }
    }
}
