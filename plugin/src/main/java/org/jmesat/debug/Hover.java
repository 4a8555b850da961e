package org.jmesat.debug;

import com.jme3.math.Matrix4f;
import com.jme3.math.Vector2f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Spatial;
import org.jmesat.app.SatCollisionState;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.scan.LeftOut;
import org.jmesat.world.Collider;

/**
 * Names what is under the cursor: at most one pick a frame, only after the cursor, the camera or the tick has changed,
 * and in every eighth tick at least. The text is composed only when something else is found, or its settings have
 * changed.
 */
final class Hover {
    /** After this many ticks the meshes under the cursor are read again: something may have come in front. */
    private static final int TICKS_TO_FIND = 8;

    private final ScenePick pick = new ScenePick();
    /** The cursor, in pixels of the window. */
    final Vector2f at = new Vector2f();
    private final Matrix4f seen = new Matrix4f();
    /** That under the cursor, or null. */
    ViewPort viewPort;
    private long tick = -1;
    private int sinceFind;
    private Collider collider;
    private Spatial spatial;
    private long category;
    private String kind;
    /** The name of what is under the cursor, empty for nothing; and its id, layer and kind. */
    String name = "";
    String details = "";
    /** How much there is under the cursor and what comes next, empty for less than two. */
    String below = "";
    private int count;
    /** The collider or spatial that comes next, or null. */
    private Object second;
    /** Whether a first cursor position is known, and whether another one followed. */
    private boolean started;
    private boolean moving;

    /**
     * Updates the text. Nothing is named before the mouse has moved for the first time.
     *
     * @param port the view port under the cursor, or null
     * @param cursor a pixel of the window
     */
    void update(SatCollisionState state, ViewPort port, Vector2f cursor) {
        if (port == null || state.getRoot() == null) {
            clear();
            return;
        }
        if (!moving) {
            moving = started && !at.equals(cursor);
            started = true;
            at.set(cursor);
            if (!moving) {
                return;
            }
        }
        Camera camera = port.getCamera();
        boolean moved = port != viewPort || !at.equals(cursor)
                || !seen.equals(camera.getViewProjectionMatrix());
        boolean ticked = tick != state.getTick();
        viewPort = port;
        seen.set(camera.getViewProjectionMatrix());
        tick = state.getTick();
        at.set(cursor);
        sinceFind += ticked ? 1 : 0;
        if (moved || ticked && (sinceFind >= TICKS_TO_FIND || !pick.isProbablyStill(state))) {
            sinceFind = 0;
            pick.find(state, port, cursor);
        }
        if (moved || ticked) {
            name(state);
        }
    }

    private void name(SatCollisionState state) {
        nameBelow();
        Collider found = pick.colliders[0];
        Spatial foundSpatial = pick.spatials[0];
        long newCategory = found == null ? 0 : found.getCategory();
        String newKind = found == null ? "" : found.isTrigger() ? "trigger" : found.isFixed() ? "fixed"
                : found.isContinuous() ? "continuous body" : "body";
        if (found == collider && foundSpatial == spatial && newCategory == category && newKind.equals(kind)) {
            return;
        }
        collider = found;
        spatial = foundSpatial;
        category = newCategory;
        kind = newKind;
        if (found != null) {
            name = spatial == null ? String.valueOf(found.getOwner()) : SpatialName.of(spatial);
            details = "id " + found.getId() + ", " + state.getWorld().getLayers().describe(category) + ", " + kind;
        } else {
            name = spatial == null ? "" : SpatialName.of(spatial);
            details = spatial == null ? ""
                    : LeftOut.disabling(spatial, state.getRoot()) != null ? "disabled" : "not a collider";
        }
    }

    private void nameBelow() {
        Collider other = pick.colliders[1];
        Object next = pick.spatials[1] == null ? other : pick.spatials[1];
        if (count != pick.count || second != next) {
            count = pick.count;
            second = next;
            below = next == null ? "" : "1 of " + count + ", click again: "
                    + (next instanceof Spatial named ? SpatialName.name(named) : String.valueOf(other.getOwner()));
        }
    }

    /** Forgets what was found, so that it can be garbage collected. */
    void clear() {
        started = false;
        moving = false;
        pick.clear();
        viewPort = null;
        tick = -1;
        collider = null;
        spatial = null;
        name = "";
        details = "";
        below = "";
        count = 0;
        second = null;
    }
}
