package org.jmesat.debug.lemur;

import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Node;
import com.simsilica.lemur.event.ConsumingMouseListener;
import com.simsilica.lemur.event.MouseEventControl;

/**
 * The root of the panel: a child of the GUI node, among whose children Lemur finds the nearest one to the player. A GUI
 * node that is scaled, turned or moved does not deform it, since it inherits no transform.
 */
final class PanelSheet extends Node {
    PanelSheet() {
        super("jme-sat panel");
        setQueueBucket(RenderQueue.Bucket.Gui);
        // A collision state whose root is the GUI node must not collide the panel.
        setUserData("jmesat.collider", false);
        // The overlay does not draw it as a disabled collider.
        setUserData("jme-sat panel", true);
        MouseEventControl.addListenersToSpatial(this, ConsumingMouseListener.INSTANCE);
    }

    @Override
    protected void updateWorldTransforms() {
        worldTransform.set(localTransform);
        refreshFlags &= ~RF_TRANSFORM;
    }
}
