package org.jmesat.scripts;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.control.CollisionEvent;

/**
 * Lets its spatial come back to its last {@link Checkpoint}, or to where it was when the script began: when something
 * that matches {@code by} touches it, {@code delay} seconds later, and when the number of a {@link Health} of the
 * spatial is used up, which then does not remove it. Without {@code by}, no touch counts; with {@code once} it comes
 * back once.
 *
 * <p>It comes back in the plane; the depth stays, and a continuous collider is not swept on the way. Each
 * {@link Health} of the spatial is full again. The place is not saved.
 */
public class Respawn extends TouchScript {
    /** Where it comes back, in world space; null without a context. */
    private Vector3f place;

    /** Creates a script that brings its spatial back when its health is used up. */
    public Respawn() {
    }

    @Override
    protected void start() {
        setPlace(getSpatial().getWorldTranslation());
    }

    /** Sets where the spatial comes back (world space, copied). */
    final void setPlace(Vector3f place) {
        this.place = place.clone();
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        if (!ignores(getBy().isBlank(), "by: it is empty, so no touch counts")) {
            super.onCollisionEnter(event);
        }
    }

    @Override
    protected void act(Spatial other) {
        comeBack();
    }

    /** Comes back in place of the end that a number has come to; returns whether it does. */
    final boolean replacesEnd() {
        if (getContext() == null || !isEnabled() || !startsAction()) {
            return false;
        }
        comeBack();
        return true;
    }

    private void comeBack() {
        if (getSpatial().getParent() != null) {
            teleport(getSpatial(), place);
            findScripts(getSpatial(), Health.class).forEach(Health::fill);
        }
    }

    @Override
    void renew() {
        super.renew();
        place = null;
    }
}
