package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.state.AppState;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.control.Control;
import java.io.IOException;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionScript;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.testing.editor.ProjectClassLoader;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Controls and app states of our names from another class loader, and two app states over the same spatials. */
@EditorRequirement(19)
class OtherLoaderTest {
    private static final String REBUILT = " comes from another class loader: the project was built again since it was "
            + "made; remove it and add it again";

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final ProjectClassLoader project = new ProjectClassLoader();

    private final SatCollisionState state = scene.state();
    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);

    private String problem() {
        return scene.run().ask(() -> state.getProblem(a));
    }

    private String rootProblem(SatCollisionState of) {
        return scene.run().ask(() -> of.getProblem(of.getRoot()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ColliderControl", "PushApart"})
    void aControlFromAnotherLoaderIsAProblemOfItsSpatialUntilItIsReplaced(String name) throws Exception {
        Control strange = (Control) project.create("org.jmesat.control." + name);
        scene.attach(a, b);
        scene.frames(3);
        scene.frame(() -> a.addControl(strange));
        assertEquals("its Control " + name + REBUILT, problem());
        scene.frames(70);
        assertEquals("its Control " + name + REBUILT, problem());
        assertTrue(state.getStatus().contains("(/Root Node/a): its Control " + name + REBUILT), state::getStatus);
        assertEquals(1, log.messages().size(), log.messages()::toString);
        scene.frame(() -> {
            a.removeControl(strange);
            a.addControl(new ColliderControl());
        });
        assertNull(problem());
    }

    @Test
    void aScriptOfTheGameBuiltOnOurClassesOfAnotherLoaderIsAProblem() throws Exception {
        Control script = (Control) new GameLoader(project).loadAgain(GameScript.class).getConstructor().newInstance();
        assertEquals(project.loadClass("org.jmesat.control.CollisionScript"), script.getClass().getSuperclass());
        a.addControl(script);
        scene.attach(a, b);
        scene.frames(2);
        assertEquals("its Control GameScript" + REBUILT, problem());
    }

    /** A script of a game. */
    public static final class GameScript extends CollisionScript {
    }

    /** Loads a class of the game again, on top of the project's classes. */
    private static final class GameLoader extends ClassLoader {
        GameLoader(ClassLoader project) {
            super(project);
        }

        Class<?> loadAgain(Class<?> type) throws IOException {
            String path = type.getName().replace('.', '/') + ".class";
            byte[] code = type.getClassLoader().getResourceAsStream(path).readAllBytes();
            return defineClass(type.getName(), code, 0, code.length);
        }
    }

    @Test
    void ownControlsAreNoProblem() {
        a.addControl(new ColliderControl());
        a.addControl(new GameScript());
        scene.attach(a, b);
        scene.frames(2);
        assertEquals(List.of(), log.messages());
    }

    @Test
    void twoStatesOverTheSameSpatialsAreAProblemOfBothRoots() {
        Node level = CollisionScene.node("level", a, b);
        SatCollisionState second = new SatCollisionState(level);
        scene.attach(level);
        scene.frame(() -> scene.run().application().getStateManager().attach(second));
        scene.frame();
        String advice = ": disable or remove one of them, or give it a root beside this one";
        assertEquals("another SatCollisionState uses the same spatials, under Node 'level'" + advice,
                rootProblem(state));
        assertEquals("another SatCollisionState uses the same spatials, under Node 'Root Node'" + advice,
                rootProblem(second));
        assertTrue(state.getStatus().contains("Problem: Node 'Root Node'"), state::getStatus);
        assertTrue(second.getStatus().contains("Problem: Node 'level'"), second::getStatus);
        scene.frames(30);
        assertEquals(2, log.messages().size(), log.messages()::toString);
        scene.step(() -> second.setEnabled(false));
        scene.frame();
        assertNull(rootProblem(state));
        scene.step(() -> second.setEnabled(true));
        scene.frame();
        assertEquals(2, log.messages().size());
        scene.step(() -> scene.run().application().getStateManager().detach(state));
        scene.frames(2);
        assertNull(rootProblem(second));
    }

    @Test
    void statesWithoutACommonSpatialAreNoProblem() {
        Node left = CollisionScene.node("left", a);
        Node right = CollisionScene.node("right", b);
        SatCollisionState second = new SatCollisionState(right);
        scene.attach(left, right);
        scene.step(() -> {
            state.setRoot(left);
            scene.run().application().getStateManager().attach(second);
        });
        scene.frames(3);
        assertEquals(List.of(), log.messages());
        scene.frame(() -> second.setRoot(left));
        scene.frame();
        assertEquals(2, log.messages().size());
    }

    @Test
    void aStateFromAnotherLoaderIsAProblemUntilItIsRemoved() throws Exception {
        AppState strange = (AppState) project.create("org.jmesat.app.SatCollisionState");
        scene.attach(a, b);
        scene.frame(() -> scene.run().application().getStateManager().attach(strange));
        scene.frames(2);
        assertEquals("another SatCollisionState, under Node 'Root Node'," + REBUILT, rootProblem(state));
        scene.step(() -> scene.run().application().getStateManager().detach(strange));
        scene.frames(2);
        assertNull(rootProblem(state));
    }

    @Test
    void lookingForOtherStatesAllocatesNothing() {
        SatCollisionState second = new SatCollisionState();
        scene.attach(a, b);
        scene.step(() -> {
            state.removeCollisionListener(scene.log());
            scene.run().application().getStateManager().attach(second);
        });
        scene.frames(30);
        scene.step(() -> {
            assertEquals(0, AllocationMeter.leastBytes(() -> state.update(0.01f)));
            assertEquals(0, AllocationMeter.leastBytes(() -> second.update(0.01f)));
        });
    }
}
