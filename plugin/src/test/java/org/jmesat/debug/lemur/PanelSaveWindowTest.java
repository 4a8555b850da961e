package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.material.Material;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.NeedsDisplay;
import org.jmesat.testing.WindowRun;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.Test;

/** The first panel of an application initialises Lemur, which would sort the geometries of the main view port. */
@NeedsDisplay
class PanelSaveWindowTest {
    private final Node model = new Node("model");
    private final AxisPanelState panel = new AxisPanelState();
    private byte[] before;

    @Test
    @EditorRequirement(12)
    void aModelIsSavedTheSameWhileThePanelIsShown() {
        PanelRun.removeLemur();
        WindowRun.picturesOf(app -> {
            for (int i = 0; i < 3; i++) {
                Geometry box = new Geometry("box " + i, new Box(1, 1, 1));
                box.setMaterial(new Material(app.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md"));
                box.setLocalTranslation(1.5f * i, 0, 0);
                model.attachChild(box);
            }
            app.getRootNode().attachChild(model);
            app.getStateManager().attach(new SatCollisionState());
        }, app -> {
            before = save();
            app.getStateManager().attach(panel);
        }, app -> {
            assertFalse(panel.getText().isEmpty(), "the panel is shown");
            assertArrayEquals(before, save());
        });
    }

    private byte[] save() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(model, bytes);
        return bytes.toByteArray();
    }
}
