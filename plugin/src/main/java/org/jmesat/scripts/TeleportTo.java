package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import org.jmesat.control.ScriptContext;

/**
 * Moves what touches it to another place in the plane: a portal, a fall back to the start. The depth stays. A
 * continuous collider is not swept on the way.
 */
public class TeleportTo extends TouchScript {
    private volatile String target = "";

    /** Creates a script without a target, which does nothing. */
    public TeleportTo() {
    }

    /** {@return the name of the spatial at whose place the other one appears; by default empty} */
    public String getTarget() {
        return target;
    }

    /**
     * Sets the target.
     *
     * @param target the name of a spatial; null is treated as empty
     */
    public void setTarget(String target) {
        this.target = Limits.text(target);
    }

    @Override
    protected void act(Spatial other) {
        Spatial place = find(target);
        if (place == null) {
            return;
        }
        ScriptContext context = getContext();
        Spatial moved = context.findMovable(other);
        if (moved != null && moved.getParent() != null) {
            context.move(moved, place.getWorldTranslation().subtract(moved.getWorldTranslation()));
            context.teleport(moved);
        }
    }
}
