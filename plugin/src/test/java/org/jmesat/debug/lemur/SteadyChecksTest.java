package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The checks of a pair are made again when something that they depend on has changed, and else cost nothing. */
class SteadyChecksTest {
    private static final int TICKS = 300;
    private static final int MEASURED = 20;
    /** Longer than the time between two checks. */
    private static final float LONG = 60;
    private static final float TOUCHING = 1.5f;
    private static final float NEAR = 2.5f;

    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();
    private Geometry a;
    private Geometry b;

    @BeforeEach
    void twoCubes() {
        overlay.setVisible(true);
        run.attach(overlay);
        a = run.cube("A", 0, 0);
        b = run.cube("B", TOUCHING, 0);
        run.settle();
        run.step(() -> overlay.getSelection().choose(a, b));
        run.click(run.panel().checks.heading);
        run.settle();
    }

    private void place(float distance) {
        run.step(() -> b.setLocalTranslation(distance, 0, 0));
        run.settle();
    }

    /** The verdict, and all links. */
    private List<String> texts() {
        return run.ask(() -> {
            List<String> texts = new ArrayList<>(PanelText.of(run.panel().checks));
            texts.add(0, PanelText.of(run.panel().detail.verdict));
            return texts;
        });
    }

    /** The median of what frames allocate between two checks; each frame follows a tick. */
    private long bytesOfFrames(IntConsumer beforeTick) {
        long[] bytes = new long[MEASURED];
        run.step(() -> {
            run.collisions().setManual(true);
            for (int i = 0; i < TICKS + MEASURED; i++) {
                beforeTick.accept(i);
                run.collisions().tick(0.02f);
                long used = AllocationMeter.bytes(() -> {
                    overlay.update(0.02f);
                    run.state().update(0.02f);
                    run.state().render(run.application().getRenderManager());
                    overlay.render(run.application().getRenderManager());
                });
                bytes[i % MEASURED] = used;
            }
        });
        Arrays.sort(bytes);
        return bytes[MEASURED / 2];
    }

    @ParameterizedTest
    @ValueSource(floats = {TOUCHING, NEAR, 40})
    void aSteadyFrameAllocatesNothing(float distance) {
        place(distance);
        assertEquals(0, bytesOfFrames(i -> { }));
        assertFalse(texts().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(floats = {TOUCHING, NEAR})
    void aFrameInWhichThePairMovesAllocatesNothing(float distance) {
        place(distance);
        assertEquals(0, bytesOfFrames(i -> b.move(i % 20 < 10 ? 0.01f : -0.01f, 0, 0)));
    }

    @Test
    void theTextFollowsAPairApart() {
        place(3);
        String first = texts().toString();
        assertTrue(first.contains("they are 1 apart,"), first);
        place(5);
        run.frame(LONG);
        run.settle();
        assertTrue(texts().toString().contains("they are 3 apart,"), texts()::toString);
    }

    @Test
    void aNewListenerOfATouchingPairIsNoticed() {
        place(TOUCHING);
        List<String> before = texts();
        run.step(() -> a.addControl(new Hearing()));
        run.frame(LONG);
        run.settle();
        assertNotEquals(before, texts());
        assertTrue(texts().get(0).startsWith("Event: touching"), texts()::toString);
    }

    @Test
    void aListenerThatIsDisabledIsNoticed() {
        CollisionScript script = new Hearing();
        run.step(() -> a.addControl(script));
        place(TOUCHING);
        run.frame(LONG);
        run.settle();
        assertFalse(texts().toString().contains("disabled"), texts()::toString);
        run.step(() -> script.setEnabled(false));
        run.frame(LONG);
        run.settle();
        assertTrue(texts().toString().contains("disabled"), texts()::toString);
    }

    @Test
    void aLayerOfAPairApartIsNoticed() {
        ColliderControl control = new ColliderControl();
        run.step(() -> a.addControl(control));
        place(NEAR);
        run.step(() -> control.setMask(2));
        run.settle();
        run.frame(LONG);
        run.settle();
        assertTrue(texts().toString().contains("No event: the mask of Geometry"), texts()::toString);
    }

    @Test
    void aPairFilterThatChangesItsMindIsNoticed() {
        boolean[] allowed = {true};
        run.step(() -> run.collisions().getWorld().setPairFilter((one, other) -> allowed[0]));
        place(NEAR);
        run.frame(LONG);
        run.settle();
        List<String> before = texts();
        run.step(() -> allowed[0] = false);
        run.frame(LONG);
        run.settle();
        assertNotEquals(before, texts());
    }

    @Test
    void aPauseIsNoticed() {
        place(TOUCHING);
        run.step(() -> run.collisions().setPaused(true));
        run.frame(LONG);
        run.frame(LONG);
        assertTrue(texts().toString().contains("Paused"), texts()::toString);
    }

    @Test
    void aSpatialThatIsRenamedIsNoticed() {
        run.step(() -> a.addControl(new Hearing()));
        place(TOUCHING);
        run.frame(LONG);
        run.settle();
        assertTrue(texts().toString().contains(" on Geometry 'A'"), texts()::toString);
        run.step(() -> a.setName("Q"));
        run.frame(LONG);
        run.settle();
        assertTrue(texts().toString().contains(" on Geometry 'Q'"), texts()::toString);
    }

    /** A script that hears of the contacts of its spatial. */
    private static final class Hearing extends CollisionScript {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
            // What it does is not asked.
        }
    }
}
