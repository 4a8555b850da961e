package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.jmesat.control.PushApart;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A scene that is being edited stays where its designer has put it. */
@EditorRequirement(12)
class PushApartInEditorTest {
    private final EditorApplication editor = new EditorApplication();
    private final SatCollisionState state = new SatCollisionState();
    private final Node level = new Node("Level");
    private final Geometry crate = box("crate", 0);
    private final Geometry barrel = box("barrel", 0.75f);

    @AfterEach
    void close() {
        editor.close();
    }

    @Test
    void whatOverlapsIsShownAndNotPushed() throws IOException {
        crate.addControl(new PushApart());
        barrel.setUserData("jmesat.pushApart", true);
        editor.open(level);
        editor.frame();
        byte[] before = bytes();
        editor.attach(state);
        editor.frames(3);
        assertTrue(state.isColliding(crate, barrel));
        crate.move(0.125f, 0, 0);
        editor.frames(3);
        crate.move(-0.125f, 0, 0);
        editor.frames(3);
        assertEquals(new Vector3f(0.75f, 0, 0), barrel.getLocalTranslation());
        assertArrayEquals(before, bytes());
        assertEquals(List.of(), editor.dialogs());
    }

    private Geometry box(String name, float x) {
        Geometry box = new Geometry(name, new Box(0.5f, 0.5f, 0.5f));
        box.setLocalTranslation(x, 0, 0);
        level.attachChild(box);
        return box;
    }

    private byte[] bytes() throws IOException {
        ByteArrayOutputStream saved = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(level, saved);
        return saved.toByteArray();
    }
}
