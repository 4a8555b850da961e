package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.util.Comparator;
import java.util.List;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.Test;

/** The overlay in an application that behaves like that of the SDK: what is drawn, and that nothing is left. */
class EditorViewTest extends EditorView {
    @Test
    @EditorRequirement({10, 13})
    void tickingVisibleDrawsTheOverlayOnceInTheMainViewPort() {
        editor.attach(collisions, debug);
        viewer.frames(3);
        assertClean();

        debug.setVisible(true);
        viewer.frame();

        assertTrue(drawn().stream().anyMatch(each -> each.getName().equals("jme-sat debug lines")
                && each.getVertexCount() > 0), () -> drawn().toString());
        assertEquals(drawn().size(), drawn().stream().distinct().count());
        assertEquals(List.of(), viewer.drawn("Overlay"));
        assertEquals(List.of(), viewer.drawn("Gui Default"));
        assertEquals(List.of(), editor.dialogs());
        assertEquals(List.of(), editor.swallowed());
    }

    @Test
    @EditorRequirement(13)
    void theOverlayFollowsTheScene() {
        show();
        assertTrue(hasLineAt(-1, 1));

        crate.move(-2, 0.5f, 0);
        viewer.frame();
        assertTrue(hasLineAt(-3, 1.5f));
        assertFalse(hasLineAt(-1, 1));

        viewer.camera().setLocation(new Vector3f(1, 0, 12));
        viewer.frame();
        assertTrue(hasLineAt(-3, 1.5f));
    }

    /** Whether a line of the overlay has a corner about here in the world. */
    private boolean hasLineAt(float x, float y) {
        Geometry lines = drawn().stream().filter(each -> each.getName().equals("jme-sat debug lines")).findFirst()
                .orElseThrow();
        FloatBuffer points = (FloatBuffer) lines.getMesh().getBuffer(VertexBuffer.Type.Position).getData();
        Vector3f expected = viewer.camera().getScreenCoordinates(new Vector3f(x, y, 0));
        for (int i = 0; i < lines.getVertexCount(); i++) {
            Vector3f found = viewer.camera().getScreenCoordinates(lines.localToWorld(
                    new Vector3f(points.get(3 * i), points.get(3 * i + 1), points.get(3 * i + 2)), null));
            if (Math.hypot(found.x - expected.x, found.y - expected.y) < 3) {
                return true;
            }
        }
        return false;
    }

    @Test
    @EditorRequirement(13)
    void anotherViewPortThatShowsTheSceneHasNoOverlay() {
        viewer.viewPort("Overlay").attachScene(editor.getRootNode());
        show();

        assertFalse(drawn().isEmpty());
        assertEquals(List.of(crate, floor), viewer.drawn("Overlay").stream().sorted(
                Comparator.comparing(Geometry::getName)).toList());
    }

    @Test
    @EditorRequirement(13)
    void nothingStaysInTheViewPortsWhileTheOverlayIsDrawn() {
        show();

        assertEquals(List.of(), viewer.leftInViewPorts());
        assertEquals(2, editor.getRootNode().getQuantity());
        assertEquals(0, ((Node) editor.getRootNode().getChild(1)).getQuantity());
    }

    @Test
    @EditorRequirement({10, 11, 13})
    void theSceneIsCleanAfterHidingDisablingDetachingAndClosing() {
        for (int i = 0; i < 2; i++) {
            show();
            assertFalse(drawn().isEmpty());
            debug.setVisible(false);
            viewer.frame();
            assertClean();

            debug.setVisible(true);
            viewer.frame();
            assertFalse(drawn().isEmpty());
            debug.setEnabled(false);
            viewer.frame();
            assertClean();

            debug.setEnabled(true);
            viewer.frame();
            assertFalse(drawn().isEmpty());
            editor.detach(debug);
            viewer.frame();
            assertClean();

            editor.attach(debug);
            viewer.frame();
            assertFalse(drawn().isEmpty());
            editor.detach(collisions);
            viewer.frame();
            assertClean();

            editor.attach(collisions);
            viewer.frames(2);
            editor.detach(collisions, debug);
            viewer.frame();
        }
        show();
        editor.closeScene();
        viewer.frame();
        assertClean();
        assertEquals(0, editor.getRootNode().getQuantity());
    }

    @Test
    @EditorRequirement(11)
    void anEmptiedSceneHasTheOverlayAgainAndIsCleanedUp() {
        show();
        editor.getRootNode().detachAllChildren();
        viewer.frame();
        editor.open(scene);
        viewer.frames(2);
        assertFalse(drawn().isEmpty());

        editor.getRootNode().detachAllChildren();
        editor.detach(debug, collisions);
        viewer.frame();
        assertClean();
    }

    @Test
    @EditorRequirement(12)
    void theSceneHasTheSameBytesWhileTheOverlayIsDrawn() throws IOException {
        viewer.frame();
        byte[] before = save();
        show();

        assertFalse(drawn().isEmpty());
        assertArrayEquals(before, editor.onEventThread(this::save));
        editor.detach(debug, collisions);
        viewer.frame();
        assertArrayEquals(before, save());
    }

    private byte[] save() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(scene, bytes);
        return bytes.toByteArray();
    }
}
