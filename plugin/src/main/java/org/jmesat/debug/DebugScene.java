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
 * A scene of its own in a viewport, so that nothing of it is ever under a user's spatial. It is drawn over everything
 * else there, after the filters.
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
        // A collision state may find its root among the scenes of a viewport.
        root.setUserData("jmesat.collider", false);
    }

    /** Shows it in a viewport, and no longer in the one before. Call this when the scenes have been updated. */
    void show(ViewPort newViewPort, boolean empty) {
        geometry.setCullHint(empty ? Spatial.CullHint.Always : Spatial.CullHint.Inherit);
        root.updateLogicalState(0);
        root.updateGeometricState();
        if (viewPort != newViewPort) {
            hide();
            viewPort = newViewPort;
            viewPort.attachScene(root);
        }
    }

    void hide() {
        if (viewPort != null) {
            viewPort.detachScene(root);
            viewPort = null;
        }
    }
}
