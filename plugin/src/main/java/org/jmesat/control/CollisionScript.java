package org.jmesat.control;

import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.control.AbstractControl;

/**
 * A Control that hears of its spatial's collisions: extend it and override the handlers that matter.
 *
 * <p>A disabled script hears no ENTER and no STAY; the EXIT of a contact that it already knows still reaches it, so that
 * what it counts stays balanced.
 */
public abstract class CollisionScript extends AbstractControl implements CollisionListener {
    /** Creates an enabled script. */
    protected CollisionScript() {
    }

    @Override
    protected void controlUpdate(float tpf) {
        // Most scripts only listen.
    }

    @Override
    protected void controlRender(RenderManager rm, ViewPort vp) {
        // Most scripts only listen.
    }
}
