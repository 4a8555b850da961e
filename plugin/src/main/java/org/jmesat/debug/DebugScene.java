package org.jmesat.debug;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;

/**
 * The overlay's own scene in a viewport, never part of a user's scene. It is drawn over everything else, after the
 * filters.
 */
final class DebugScene {
    private final Node root = new Node("jme-sat debug view");
    private final Geometry geometry;
    private ViewPort viewPort;

    DebugScene(AssetManager assets, Mesh mesh) {
        Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setBoolean("VertexColor", true);
        RenderState state = material.getAdditionalRenderState();
        state.setDepthTest(false);
        state.setDepthWrite(false);
        state.setFaceCullMode(RenderState.FaceCullMode.Off);
        state.setBlendMode(RenderState.BlendMode.Alpha);
        geometry = new Geometry("jme-sat debug lines", mesh);
        geometry.setMaterial(material);
        root.attachChild(geometry);
        root.setQueueBucket(RenderQueue.Bucket.Translucent);
        root.setShadowMode(RenderQueue.ShadowMode.Off);
        root.setCullHint(Spatial.CullHint.Never);
        // A collision state whose root is a scene of the viewport must not collide it.
        root.setUserData("jmesat.collider", false);
    }

    /**
     * Attaches the scene to this viewport only, and updates it. Call this after the other scenes were updated. The
     * vertices of the mesh are relative to the camera.
     */
    void show(ViewPort newViewPort, boolean empty) {
        geometry.setLocalTranslation(newViewPort.getCamera().getLocation());
        geometry.setCullHint(empty ? Spatial.CullHint.Always : Spatial.CullHint.Inherit);
        root.updateLogicalState(0);
        root.updateGeometricState();
        if (viewPort != newViewPort) {
            hide();
            viewPort = newViewPort;
            viewPort.attachScene(root);
        }
    }

    /** Detaches the scene, if it is attached. */
    void hide() {
        if (viewPort != null) {
            viewPort.detachScene(root);
            viewPort = null;
        }
    }
}
