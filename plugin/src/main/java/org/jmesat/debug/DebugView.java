package org.jmesat.debug;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.math.Vector3f;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.internal.draw.LabelSheet;

/**
 * The overlay in one view port: its drawing for the camera of the view port, and the scene that shows it, which is
 * never part of a user's scene. It is drawn over everything else, after the filters; in a GUI over the game's spatials
 * and below the panel.
 */
final class DebugView {
    /** Above the z at which a game has its GUI; below that of the panel. */
    private static final float GUI_Z = 700;

    final ViewPort viewPort;
    private final DebugDrawing drawing;
    private final Node root = new Node("jme-sat debug view");
    private final Geometry lines;
    private final Vector3f origin = new Vector3f();

    DebugView(ViewPort viewPort, AssetManager assets, Palette palette) {
        this.viewPort = viewPort;
        Material material = createMaterial(assets);
        LabelSheet labels = new LabelSheet(assets, material, palette.of(DebugColor.RIM));
        drawing = new DebugDrawing(palette, labels);
        lines = new Geometry("jme-sat debug lines", drawing.batch().mesh());
        lines.setMaterial(material);
        root.attachChild(lines);
        root.attachChild(labels.spatial());
        root.setShadowMode(RenderQueue.ShadowMode.Off);
        root.setCullHint(Spatial.CullHint.Never);
        // A collision state whose root is a scene of the view port must not collide it.
        root.setUserData("jmesat.collider", false);
    }

    /** Creates a material that draws the colours of vertices over everything else. */
    private static Material createMaterial(AssetManager assets) {
        Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setBoolean("VertexColor", true);
        RenderState state = material.getAdditionalRenderState();
        state.setDepthTest(false);
        state.setDepthWrite(false);
        state.setFaceCullMode(RenderState.FaceCullMode.Off);
        state.setBlendMode(RenderState.BlendMode.Alpha);
        return material;
    }

    /**
     * Draws a picture, for the pixel coordinates of the GUI or for the camera, as a scene of the view port. The game
     * may have cleared these scenes. Call this after the other scenes were updated.
     */
    void show(Picture picture, boolean gui) {
        update(picture, gui);
        if (!viewPort.getScenes().contains(root)) {
            viewPort.attachScene(root);
        }
    }

    /** Draws a picture while the view port is rendered, and leaves nothing in it. */
    void render(Picture picture, boolean gui, RenderManager renderManager) {
        update(picture, gui);
        renderManager.renderScene(root, viewPort);
    }

    private void update(Picture picture, boolean gui) {
        drawing.update(picture, viewPort.getCamera(), gui);
        // The lines are relative to the origin of the view.
        drawing.view.origin(origin);
        origin.z = gui ? GUI_Z : origin.z;
        if (!root.getLocalTranslation().equals(origin)) {
            root.setLocalTranslation(origin);
        }
        root.setQueueBucket(gui ? RenderQueue.Bucket.Gui : RenderQueue.Bucket.Translucent);
        lines.setCullHint(drawing.batch().isEmpty() ? Spatial.CullHint.Always : Spatial.CullHint.Inherit);
        root.updateLogicalState(0);
        root.updateGeometricState();
    }

    boolean areContactsHidden() {
        return drawing.areContactsHidden();
    }

    /** Detaches the scene, if it is attached. */
    void hide() {
        viewPort.detachScene(root);
    }
}
