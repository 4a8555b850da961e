package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.material.Material;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorViewer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;

/** The overlay over two boxes that overlap, in an application that behaves like that of the SDK. */
abstract class EditorView {
    @AutoClose
    final EditorApplication editor = new EditorApplication();
    final EditorViewer viewer = new EditorViewer(editor);
    final SatCollisionState collisions = new SatCollisionState();
    final CollisionDebugState debug = new CollisionDebugState();
    final Node scene = new Node("scene");
    final Geometry crate = box("crate", 0, 0);
    final Geometry floor = box("floor", 1.5f, 0.4f);

    @BeforeEach
    void twoBoxesOverlap() {
        scene.attachChild(crate);
        scene.attachChild(floor);
        editor.open(scene);
    }

    Geometry box(String name, float x, float y) {
        Geometry box = new Geometry(name, new Box(1, 1, 1));
        box.setMaterial(new Material(editor.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md"));
        box.setLocalTranslation(x, y, 0);
        return box;
    }

    void show() {
        editor.attach(collisions, debug);
        debug.setVisible(true);
        viewer.frames(3);
    }

    /** What the last frame has drawn in the main view port beside the user's scene. */
    List<Geometry> drawn() {
        return viewer.drawn("Default").stream().filter(each -> !each.hasAncestor(scene)).toList();
    }

    void assertClean() {
        assertEquals(List.of(), drawn());
        assertEquals(List.of(), viewer.leftInViewPorts());
        assertTrue(editor.getRootNode().getChildren().stream().allMatch(each -> each == scene),
                () -> editor.getRootNode().getChildren().toString());
        assertEquals(List.of(), editor.dialogs());
        assertEquals(List.of(), editor.swallowed());
    }
}
