package org.jmesat.sample.ground;

import com.jme3.math.FastMath;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.control.AbstractControl;
import org.jmesat.control.ColliderControl;

/**
 * A door that sinks into the ground when it opens. Its collider is disabled meanwhile: heights play no part in the XZ
 * plane, so a sunken door would still block the way.
 */
final class Door extends AbstractControl {

    private static final float DEPTH = 1.5f;
    private static final float SPEED = 2.5f;

    private boolean open;
    private float sunk;

    boolean isOpen() {
        return open;
    }

    void setOpen(boolean newOpen) {
        open = newOpen;
        getSpatial().getControl(ColliderControl.class).setEnabled(!open);
    }

    @Override
    protected void controlUpdate(float tpf) {
        float change = FastMath.clamp((open ? DEPTH : 0f) - sunk, -SPEED * tpf, SPEED * tpf);
        sunk += change;
        getSpatial().move(0f, -change, 0f);
    }

    @Override
    protected void controlRender(RenderManager renderManager, ViewPort viewPort) {
    }
}
