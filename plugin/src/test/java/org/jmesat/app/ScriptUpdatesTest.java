package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When named scripts are updated, and what they may do then. */
class ScriptUpdatesTest {
    private static final String HOOKED = "org.jmesat.app.HookedScript";
    private static final int MANY = 1000;

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

    @AutoClose
    private final CollisionScene scene = new CollisionScene(state);

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.75f, 0);

    @BeforeEach
    void allowThisPackage() {
        scene.step(() -> {
            HookedScript.HOOKS.get().clear();
            state.setScriptPackages("org.jmesat.app");
        });
    }

    private void attach(String text, Runnable hook) {
        scene.step(() -> HookedScript.HOOKS.get().put("x", hook));
        a.setUserData("jmesat.scripts", text);
        scene.attach(a, b);
        scene.frame();
        scene.events();
    }

    private <T> T ask(Supplier<T> question) {
        return scene.run().ask(question::get);
    }

    private HookedScript script(int index) {
        return (HookedScript) ask(() -> state.getScripts(a).get(index));
    }

    @ParameterizedTest
    @ValueSource(floats = {0, HeadlessRun.TPF / 4, 3 * HeadlessRun.TPF})
    void oneUpdateAFrameWithAnyStep(float step) {
        state.setFixedStep(step);
        attach(HOOKED, () -> { });
        scene.frames(6);
        HookedScript script = script(0);
        int updates = script.updates;
        long ticks = ask(state::getTick);
        scene.frames(12);
        assertEquals(12, script.updates - updates);
        assertEquals(step == 0 ? 12 : Math.round(12 * HeadlessRun.TPF / step), ask(state::getTick) - ticks);
        assertEquals(script.updates * HeadlessRun.TPF, script.time, 1e-4f);
    }

    @Test
    void oneUpdateAFrameWithManualTicks() {
        state.setManual(true);
        a.setUserData("jmesat.scripts", HOOKED);
        scene.attach(a, b);
        scene.frame();
        scene.step(() -> state.tick(1));
        HookedScript script = script(0);
        int updates = script.updates;
        scene.frames(5);
        assertEquals(5, script.updates - updates);
    }

    @Test
    void anUpdateThatMovesItsSpatialIsSeenByTheTickOfTheSameFrame() {
        attach(HOOKED + "(hook='x')", () -> a.setLocalTranslation(9, 0, 0));
        scene.frame();
        assertEquals(List.of("2 EXIT a b SEPARATED"), scene.events());
    }

    @Test
    void anUpdateThatThrowsIsLoggedOnceAndCountedAndTheOthersGoOn() {
        attach(HOOKED + "(hook='x'), " + HOOKED, () -> {
            throw new IllegalStateException("no key");
        });
        scene.frames(5);
        assertEquals(5, script(0).updates);
        assertEquals(5, script(1).updates);
        assertEquals(5, ask(state::getHandlerFailureCount));
        String problem = "Geometry 'a' (/Root Node/a): its script HookedScript failed in update with "
                + "java.lang.IllegalStateException: no key.";
        assertEquals(List.of("Update of " + HOOKED + " threw an exception; further ones of this kind are only counted",
                problem), log.messages());
        assertEquals(List.of(problem), ask(state::getProblems));
        assertTrue(ask(state::getStatus).contains("5"), ask(state::getStatus));
        assertTrue(script(0).events > 3);
    }

    @Test
    void anUpdateThatDisablesTheAppStateEndsAllContactsAndRunsNoTick() {
        attach(HOOKED + "(hook='x'), " + HOOKED, () -> state.setEnabled(false));
        HookedScript second = script(1);
        long ticks = ask(state::getTick);
        scene.frames(3);
        assertEquals(ticks, ask(state::getTick));
        assertEquals(List.of("1 EXIT a b TEARDOWN"), scene.events());
        assertEquals(List.of(), ask(() -> state.getScripts(a)));
        assertTrue(second.getSpatial() == null);
    }

    @Test
    void anUpdateThatDetachesTheAppStateEndsAllContactsAndRunsNoTick() {
        attach(HOOKED + "(hook='x')", () -> scene.run().application().getStateManager().detach(state));
        long ticks = ask(state::getTick);
        scene.frames(3);
        assertEquals(ticks, ask(state::getTick));
        assertEquals(List.of("1 EXIT a b TEARDOWN"), scene.events());
    }

    @Test
    void anUpdateThatPausesTheAppStateRunsNoTick() {
        attach(HOOKED + "(hook='x')", () -> state.setPaused(true));
        HookedScript script = script(0);
        long ticks = ask(state::getTick);
        scene.frames(3);
        assertEquals(1, script.updates);
        assertEquals(ticks, ask(state::getTick));
        assertEquals(List.of(), scene.events());
    }

    @Test
    void anUpdateThatDetachesItsSpatialGetsTheExitAndNoFurtherUpdate() {
        attach(HOOKED + "(hook='x'), " + HOOKED, a::removeFromParent);
        HookedScript first = script(0);
        HookedScript second = script(1);
        int events = first.events;
        scene.frames(3);
        assertEquals(1, first.updates);
        assertEquals(1, second.updates);
        assertEquals(1, first.events - events);
        assertTrue(first.getSpatial() == null && second.getSpatial() == null);
    }

    @Test
    void anUpdateMayChangeTheTextOfItsOwnSpatial() {
        attach(HOOKED + "(hook='x')", () -> a.setUserData("jmesat.scripts", HOOKED));
        HookedScript first = script(0);
        scene.frames(3);
        assertEquals(1, first.updates);
        assertTrue(first.getSpatial() == null);
        assertEquals(List.of(""), ask(() -> state.getScripts(a).stream().map(each -> ((HookedScript) each).getHook())
                .toList()));
    }

    /** The number of bytes that a frame without changes allocates, after a while. */
    private long steadyBytes() {
        scene.frames(20);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            scene.frame();
            least = Math.min(least, state.bytes);
        }
        return least;
    }

    @Test
    void aSteadyFrameAfterClassesWereReplacedAllocatesNothing() {
        scene.step(() -> state.removeCollisionListener(scene.log()));
        for (int i = 0; i < 20; i++) {
            Geometry cube = scene.cube("cube " + i, 0.5f * i, 0);
            cube.setUserData("jmesat.scripts", HOOKED);
            scene.attach(cube);
        }
        scene.frames(2);
        ClassLoader again = new LoadedAgain(HookedScript.class);
        scene.frame(() -> state.setScriptLoader(again));
        assertTrue(state.bytes > 0);
        assertEquals(0, steadyBytes());
        assertTrue(ask(() -> scene.root().getChildren().stream().flatMap(each -> state.getScripts(each).stream())
                .allMatch(each -> each.getClass().getClassLoader() == again)));
    }

    @Test
    void aSteadyFrameWithAThousandScriptsAllocatesNothing() {
        scene.step(() -> state.removeCollisionListener(scene.log()));
        String many = String.join(",", Stream.generate(() -> HOOKED).limit(50).toList());
        for (int i = 0; i < MANY / 50; i++) {
            Geometry cube = scene.cube("cube " + i, 0.5f * i, 0);
            cube.setUserData("jmesat.scripts", many);
            scene.attach(cube);
        }
        Geometry last = scene.cube("last", 0, 0);
        last.addControl(new HookedScript());
        scene.attach(last);
        assertEquals(0, steadyBytes());
        List<HookedScript> scripts = ask(() -> scene.root().getChildren().stream()
                .flatMap(each -> state.getScripts(each).stream()).map(HookedScript.class::cast).toList());
        assertEquals(MANY, scripts.size());
        assertTrue(scripts.stream().allMatch(each -> each.updates >= 22 && each.events >= 22));
    }
}
