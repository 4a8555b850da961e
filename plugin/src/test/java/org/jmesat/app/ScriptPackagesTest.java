package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import java.util.List;
import org.jmesat.testing.editor.ScriptBelow;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Which scripts a scene may name in a game that sets no packages. */
class ScriptPackagesTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private List<String> scriptsOf(String text) {
        Geometry cube = scene.cube("cube", 0, 0);
        cube.setUserData("jmesat.scripts", text);
        scene.attach(cube);
        scene.frame();
        return scene.run().ask(() -> scene.state().getScripts(cube)).stream()
                .map(each -> each.getClass().getName()).toList();
    }

    /** Saved scenes name such scripts. */
    @Test
    void thePackagesBelowThatOfTheApplicationAreAllowedToo() {
        assertEquals(List.of(ScriptBelow.class.getName()), scriptsOf(ScriptBelow.class.getName()));
        assertEquals(List.of(), scene.run().ask(() -> scene.state().getProblems()));
    }

    @Test
    void aNameWithoutAPackageIsNotLookedForInThePackagesBelow() {
        assertEquals(List.of(), scriptsOf("ScriptBelow"));
        assertEquals(1, scene.run().ask(() -> scene.state().getProblems()).size());
    }
}
