package org.jmesat.control;

import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.control.AbstractControl;
import java.util.List;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ColliderShape;

/** What a collider's control has without a row of its own in a property sheet. */
abstract class UnlistedSettings extends AbstractControl {
    /** Like the flag of the superclass, but read by any thread; a sheet would show a field "enabled" once more. */
    private volatile boolean active = true;
    private volatile List<ConvexPolygon> polygon = List.of();
    /** Not saved, since it is not a setting. */
    private transient volatile int teleportCount;

    @Override
    public boolean isEnabled() {
        return active;
    }

    @Override
    public void setEnabled(boolean enabled) {
        enable(enabled);
    }

    final void enable(boolean newActive) {
        active = newActive;
        super.setEnabled(newActive);
    }

    /** Sets the shape to a {@link ColliderShape#POLYGON}. */
    abstract void usePolygon();

    /** {@return the convex polygons set in code, which cannot be changed; by default none} */
    public List<ConvexPolygon> getPolygon() {
        return polygon;
    }

    /**
     * Sets the shape to a {@link ColliderShape#POLYGON} of any number of convex pieces, which may be rounded, touch or
     * overlap. They replace {@linkplain ColliderControl#setVertices the vertices}.
     *
     * @param pieces the pieces in local units (neither the array nor an element may be null; copied); none removes the
     *     pieces set before, and leaves the shape as it is
     */
    public void setPolygon(ConvexPolygon... pieces) {
        polygon = List.of(pieces);
        if (pieces.length > 0) {
            usePolygon();
        }
    }

    /**
     * Skips the sweep of this collider at the next tick. Call it after you placed the spatial elsewhere. Bodies below
     * this one that have a control of their own are still swept.
     */
    public synchronized void teleport() {
        teleportCount++;
    }

    /** {@return the number of {@link #teleport()} calls; a changed number tells the app state of a teleport} */
    public int getTeleportCount() {
        return teleportCount;
    }

    @Override
    protected void controlUpdate(float tpf) {
        // The app state reads the settings.
    }

    @Override
    protected void controlRender(RenderManager rm, ViewPort vp) {
        // Draws nothing.
    }
}
