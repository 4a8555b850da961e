package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Our Controls added, removed, disabled and saved while the app state runs. */
class ControlLifeTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.75f, 0);

    private static byte[] save(Spatial spatial) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            BinaryExporter.getInstance().save(spatial, bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Never knows its spatial. */
    private static final class UnsetCollider extends ColliderControl {
        @Override
        public void setSpatial(Spatial spatial) {
            // As if nobody called it.
        }
    }

    /** Never knows its spatial. */
    private static final class UnsetPush extends PushApart {
        @Override
        public void setSpatial(Spatial spatial) {
            // As if nobody called it.
        }
    }

    @Test
    @EditorRequirement(7)
    void controlsThatNeverLearnTheirSpatialWork() {
        UnsetCollider collider = new UnsetCollider();
        collider.setFixed(true);
        a.addControl(collider);
        b.addControl(new UnsetPush());
        scene.attach(a, b);
        scene.frame();
        assertNull(collider.getSpatial());
        assertEquals(List.of("1 ENTER a b"), scene.events());
        assertEquals(1, b.getLocalTranslation().x, 1e-5);
    }

    @Test
    @EditorRequirement(8)
    void removedAndAddedControlsWorkAgain() {
        ColliderControl collider = new ColliderControl();
        PushApart push = new PushApart();
        collider.setTrigger(true);
        a.addControl(collider);
        a.addControl(push);
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> {
            a.removeControl(collider);
            a.removeControl(push);
        });
        assertEquals(0, a.getLocalTranslation().x);
        collider.setTrigger(false);
        scene.frame(() -> {
            a.addControl(collider);
            a.addControl(push);
        });
        assertEquals(-0.25f, a.getLocalTranslation().x, 1e-5);
        assertEquals(List.of("1 ENTER a b", "2 STAY a b", "3 STAY a b"), scene.events());
    }

    @Test
    @EditorRequirement(8)
    void disablingAControlEndsItsContacts() {
        a.addControl(new ColliderControl());
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> a.getControl(ColliderControl.class).setEnabled(false));
        assertEquals(List.of("1 ENTER a b", "2 EXIT a b DISABLED"), scene.events());
    }

    @Test
    @EditorRequirement({4, 6})
    void aControlSavedInAContactRefersToItsOwnSpatialOnly() throws IOException {
        a.addControl(new ColliderControl());
        a.addControl(new PushApart());
        a.setMaterial(null);
        Node model = CollisionScene.node("parent of a", a);
        scene.step(() -> scene.state().setEnabled(false));
        scene.attach(model, b);
        scene.frame();
        byte[] before = scene.run().ask(() -> save(model));
        scene.step(() -> scene.state().setEnabled(true));
        scene.frames(2);
        assertEquals(2, scene.events().size());
        // The file has the world bound, so that a frame must restore it.
        scene.step(() -> scene.state().setEnabled(false));
        scene.frame(() -> a.setLocalTranslation(0, 0, 0));
        scene.step(() -> scene.state().setEnabled(true));
        byte[] bytes = scene.run().ask(() -> save(a));
        assertFalse(new String(bytes, StandardCharsets.ISO_8859_1).contains("parent of a"));
        Geometry loaded = (Geometry) BinaryImporter.getInstance().load(bytes);
        assertEquals(loaded, loaded.getControl(ColliderControl.class).getSpatial());
        assertEquals(loaded, loaded.getControl(PushApart.class).getSpatial());
        assertArrayEquals(before, scene.run().ask(() -> save(model)));
    }
}
