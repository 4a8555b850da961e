package org.jmesat.debug;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import org.jmesat.internal.draw.LabelSheet;

/** The overlay in one view port: its drawing for the camera of the view port, and the scene that shows it. */
final class DebugView {
    private final ViewPort viewPort;
    private final DebugDrawing drawing;
    private final DebugScene scene;

    DebugView(ViewPort viewPort, AssetManager assets, Palette palette) {
        this.viewPort = viewPort;
        Material material = DebugScene.createMaterial(assets);
        LabelSheet labels = new LabelSheet(assets, material, palette.of(DebugColor.RIM));
        drawing = new DebugDrawing(palette, labels);
        scene = new DebugScene(viewPort, material, drawing.batch().mesh(), labels.spatial());
    }

    ViewPort viewPort() {
        return viewPort;
    }

    /** Draws a picture, for the pixel coordinates of the GUI or for the camera, as a scene of the view port. */
    void show(Picture picture, boolean gui) {
        update(picture, gui);
        scene.attach();
    }

    /** Draws a picture while the view port is rendered, and leaves nothing in it. */
    void render(Picture picture, boolean gui, RenderManager renderManager) {
        update(picture, gui);
        scene.render(renderManager);
    }

    private void update(Picture picture, boolean gui) {
        drawing.update(picture, viewPort.getCamera(), gui);
        scene.update(drawing.view, gui, drawing.batch().isEmpty());
    }

    boolean areContactsHidden() {
        return drawing.areContactsHidden();
    }

    /** Detaches the scene, and releases the colliders that were drawn. */
    void hide() {
        scene.hide();
        drawing.clear();
    }
}
