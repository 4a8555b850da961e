package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;

/** Two cubes, their traced scripts, and loaders that have other versions of the classes. */
abstract class ReplacedScriptScene {
    static final String SCRIPTS = "jmesat.scripts";
    static final String ONE = TracedScriptOne.class.getName();
    static final String TWO = TracedScriptTwo.class.getName();

    @AutoClose
    final CollisionScene scene = new CollisionScene();

    @AutoClose
    final CapturedLog log = new CapturedLog();

    final SatCollisionState state = scene.state();
    final Geometry a = scene.cube("a", 0, 0);
    final Geometry b = scene.cube("b", 0.75f, 0);
    TracedScript.Trace trace;

    @BeforeEach
    void allowThisPackage() {
        trace = scene.run().ask(TracedScript.TRACE::get);
        scene.step(() -> state.setScriptPackages("org.jmesat.app"));
    }

    @AfterEach
    void noScriptWasCalledOutOfItsLife() {
        assertEquals(List.of(), trace.mistakes);
    }

    static String labelled(String name, String label) {
        return name + "(label=" + label + ")";
    }

    void replace(Class<?>... types) {
        scene.step(() -> state.setScriptLoader(new LoadedAgain(types)));
    }

    TracedScript script(Geometry spatial) {
        return (TracedScript) scene.run().ask(() -> state.getScripts(spatial)).get(0);
    }

    /** Two cubes in contact for two ticks, one with a script. */
    TracedScript touching() {
        a.setUserData(SCRIPTS, labelled(ONE, "x"));
        scene.attach(a, b);
        scene.frames(2);
        assertEquals(List.of("x start", "x enter b", "x stay b"), trace.take());
        scene.events();
        return script(a);
    }
}
