package org.jmesat.scripts;

import com.jme3.scene.Spatial;

/** Removes its spatial, or what touches it, from the scene: a coin, a shot, a trap. */
public class DetachOnHit extends TouchScript {
    private volatile boolean other;

    /** Creates a script that removes its own spatial. */
    public DetachOnHit() {
    }

    /** {@return whether the other spatial is removed instead of this one; by default false} */
    public boolean isOther() {
        return other;
    }

    /**
     * Sets what is removed.
     *
     * @param other true for the body that touches, as {@link org.jmesat.control.ScriptContext#findMovable} finds it;
     *     a fixed one stays
     */
    public void setOther(boolean other) {
        this.other = other;
    }

    @Override
    protected void act(Spatial touching) {
        Spatial removed = other ? getContext().findMovable(touching) : getSpatial();
        if (!ignores(removed == null, FIXED)) {
            removed.removeFromParent();
        }
    }
}
