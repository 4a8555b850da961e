package org.jmesat.debug;

import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Node;
import com.jme3.scene.control.AbstractControl;
import java.util.function.BiConsumer;

/**
 * Draws in an editor, which renders no app states: a Control gets the render manager and the view port all the same. It
 * is on an empty node beside the user's scene, which the editor neither lists nor saves.
 */
final class DebugProbe extends AbstractControl {
    private final Node node = new Node("jme-sat debug view");
    private final BiConsumer<RenderManager, ViewPort> drawing;

    /**
     * Creates a probe that is not attached.
     *
     * @param drawing called while a view port is rendered; must not throw
     */
    DebugProbe(BiConsumer<RenderManager, ViewPort> drawing) {
        this.drawing = drawing;
        node.addControl(this);
    }

    /** Attaches the node below another one, also after the editor has emptied that. */
    void attach(Node root) {
        if (node.getParent() != root) {
            root.attachChild(node);
        }
    }

    /** Detaches the node, if it is attached. */
    void detach() {
        node.removeFromParent();
    }

    @Override
    protected void controlUpdate(float tpf) {
    }

    @Override
    protected void controlRender(RenderManager renderManager, ViewPort viewPort) {
        drawing.accept(renderManager, viewPort);
    }
}
