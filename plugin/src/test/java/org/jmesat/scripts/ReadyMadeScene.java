package org.jmesat.scripts;

import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.settings.RefusedScriptException;
import org.jmesat.internal.settings.ScriptClasses;
import org.jmesat.internal.settings.ScriptProperties;
import org.jmesat.internal.settings.ScriptText;
import org.junit.jupiter.api.AfterEach;

/** A scene for ready-made scripts, which a spatial gets as user data or as Controls from the same text. */
abstract class ReadyMadeScene {
    final CollisionScene scene = new CollisionScene();

    @AfterEach
    void close() {
        scene.close();
    }

    /**
     * Gives a spatial scripts, in the form that a test is about. Call it before the spatial is attached, or in a frame:
     * only the application's thread may add Controls to its scene.
     */
    static void give(Spatial spatial, String scripts, boolean asControls) {
        if (!asControls) {
            spatial.setUserData("jmesat.scripts", scripts);
            return;
        }
        ScriptClasses classes = new ScriptClasses(ReadyMadeScene.class.getClassLoader(), List.of());
        ScriptText text = ScriptText.parse(scripts);
        if (text.problem() != null) {
            throw new AssertionError(text.problem());
        }
        for (ScriptText.Item item : text.items()) {
            try {
                CollisionScript script = classes.make(classes.find(item.name()));
                List<String> problems = ScriptProperties.set(script, item.properties());
                if (!problems.isEmpty()) {
                    throw new AssertionError(problems.toString());
                }
                spatial.addControl(script);
            } catch (RefusedScriptException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** A cube of side 1, attached. */
    Geometry cube(String name, float x) {
        Geometry cube = scene.cube(name, x, 0);
        scene.attach(cube);
        return cube;
    }

    void move(Spatial spatial, float x) {
        scene.frame(() -> spatial.setLocalTranslation(x, 0, 0));
    }

    List<String> problems() {
        return scene.run().ask(() -> scene.state().getProblems());
    }
}
