package org.jmesat.debug;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.math.Vector3f;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.internal.draw.ViewScale;

/**
 * The overlay's own scene in a view port, never part of a user's scene. It is drawn over everything else, after the
 * filters; in a GUI over the game's spatials and below the panel.
 */
final class DebugScene {
    /** Above the z at which a game has its GUI; below that of the panel. */
    private static final float GUI_Z = 700;

    private final Node root = new Node("jme-sat debug view");
    private final Geometry geometry;
    private final ViewPort viewPort;
    private final Vector3f origin = new Vector3f();

    DebugScene(ViewPort viewPort, Material material, Mesh lines, Spatial labels) {
        this.viewPort = viewPort;
        geometry = new Geometry("jme-sat debug lines", lines);
        geometry.setMaterial(material);
        root.attachChild(geometry);
        root.attachChild(labels);
        root.setShadowMode(RenderQueue.ShadowMode.Off);
        root.setCullHint(Spatial.CullHint.Never);
        // A collision state whose root is a scene of the view port must not collide it.
        root.setUserData("jmesat.collider", false);
    }

    /** Creates a material that draws the colours of vertices over everything else. */
    static Material createMaterial(AssetManager assets) {
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
     * Updates the scene. Call this after the other scenes were updated.
     *
     * @param view the view for which the lines were drawn: they are relative to its origin
     */
    void update(ViewScale view, boolean gui, boolean empty) {
        view.origin(origin);
        origin.z = gui ? GUI_Z : origin.z;
        if (!root.getLocalTranslation().equals(origin)) {
            root.setLocalTranslation(origin);
        }
        root.setQueueBucket(gui ? RenderQueue.Bucket.Gui : RenderQueue.Bucket.Translucent);
        geometry.setCullHint(empty ? Spatial.CullHint.Always : Spatial.CullHint.Inherit);
        root.updateLogicalState(0);
        root.updateGeometricState();
    }

    /** Attaches the scene, unless it is attached; the game may have cleared the scenes of the view port. */
    void attach() {
        if (!viewPort.getScenes().contains(root)) {
            viewPort.attachScene(root);
        }
    }

    /** Draws the scene once, while the view port is rendered. */
    void render(RenderManager renderManager) {
        renderManager.renderScene(root, viewPort);
    }

    /** Detaches the scene, if it is attached. */
    void hide() {
        viewPort.detachScene(root);
    }
}
