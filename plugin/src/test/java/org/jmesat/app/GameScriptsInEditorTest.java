package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** An editor does not know the packages of the game, so it cannot tell a script of the game from a mistake. */
@EditorRequirement(21)
class GameScriptsInEditorTest {
    private static final String TEXT = "game.Coin(value=5), org.jmesat.app.NotedScript, DetachOnHitt";

    private final EditorApplication editor = new EditorApplication();
    private final SatCollisionState state = new SatCollisionState();
    private final Node level = new Node("Level");

    @AfterEach
    void close() {
        editor.close();
    }

    private List<String> problems() {
        editor.open(level);
        editor.frame();
        editor.attach(state);
        editor.frames(2);
        return state.getProblems();
    }

    @Test
    void scriptsOfOtherPackagesAreNoProblemAndAreNotMade() {
        level.setUserData("jmesat.scripts", TEXT);
        List<String> problems = problems();
        assertEquals(1, problems.size());
        assertTrue(problems.get(0).startsWith("Node 'Level' (/Root Node/Level): its user data jmesat.scripts has the "
                + "unknown script DetachOnHitt, "), problems::toString);
        assertEquals(List.of(), editor.onUpdateThread(() -> state.getScripts(level)));
    }

    @Test
    void aMistakeInTheFormOfTheTextIsAProblem() {
        level.setUserData("jmesat.scripts", "game.Coin(value=)");
        assertEquals(1, problems().size());
    }

    @Test
    void theyAreCheckedIfThePackagesAreSet() {
        state.setScriptPackages("org.jmesat.app");
        level.setUserData("jmesat.scripts", TEXT);
        String problem = problems().get(0);
        assertTrue(problem.contains("has the script game.Coin, which is in no allowed package"), problem);
        assertEquals(1, editor.onUpdateThread(() -> state.getScripts(level)).size());
    }
}
