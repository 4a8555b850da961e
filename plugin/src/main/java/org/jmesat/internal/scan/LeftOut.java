package org.jmesat.internal.scan;

import com.jme3.effect.ParticleEmitter;
import com.jme3.font.BitmapText;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.BatchNode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import com.jme3.scene.instancing.InstancedGeometry;
import com.jme3.scene.instancing.InstancedNode;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.settings.ColliderSettings;

/**
 * Decides which spatials are left out: sky, GUI, text, particles, lines, points, and those that a control or user data
 * excludes.
 */
public final class LeftOut {
    private LeftOut() {
    }

    /** Why a geometry in a bucket is left out, as the rest of a sentence; or null. */
    public static String reason(Geometry geometry, Bucket bucket, boolean guiRoot) {
        if (geometry instanceof ParticleEmitter) {
            return "it is a particle emitter, which never collides";
        }
        String text = geometry.getParent() == null ? null : textReason(geometry.getParent());
        String reason = text == null ? reason(bucket, guiRoot) : text;
        return reason == null && isUnmarkedLines(geometry)
                ? "its mesh is of lines or points, which collides only if the geometry itself is marked" : reason;
    }

    /**
     * Whether a mesh has no surface and is not marked itself: debug shapes, grids, arrows, paths. Its hull would be
     * solid, which nobody sees.
     */
    public static boolean isUnmarkedLines(Geometry geometry) {
        Mesh mesh = geometry.getMesh();
        return mesh != null && switch (mesh.getMode()) {
            case Points, Lines, LineStrip, LineLoop -> !isMarked(geometry);
            default -> false;
        };
    }

    /** Why a spatial is left out if it is text, as the rest of a sentence; or null. */
    public static String textReason(Spatial spatial) {
        return !(spatial instanceof BitmapText) || isMarked(spatial) ? null
                : "it is text, which collides only if its BitmapText itself is marked";
    }

    /** Whether a spatial has a ColliderControl or collider user data of its own. */
    public static boolean isMarked(Spatial spatial) {
        return findControl(spatial) != null || ColliderSettings.isPresent(spatial);
    }

    /** Why a spatial with a shape set by hand is left out, as the rest of a sentence; or null. */
    public static String reason(Bucket bucket, boolean guiRoot) {
        if (bucket == Bucket.Sky) {
            return "it is sky, which never collides";
        }
        return bucket == Bucket.Gui && !guiRoot
                ? "it is in the GUI bucket, which collides only under a GUI root" : null;
    }

    /** Whether the engine has generated a child for batching or instancing; the originals collide instead. */
    public static boolean isGenerated(Node parent, Spatial child) {
        return parent instanceof BatchNode batch && batch.isBatch(child)
                || parent instanceof InstancedNode && child instanceof InstancedGeometry;
    }

    /**
     * Whether a BatchNode generated a geometry before it was saved. After loading, the engine takes it for an original,
     * and it still has the name.
     */
    public static boolean isSavedBatch(Geometry geometry) {
        return geometry.getParent() instanceof BatchNode parent && !parent.isBatch(geometry)
                && String.valueOf(geometry.getName()).startsWith(parent.getName() + "-batch");
    }

    /** Whether a node may have generated children. */
    static boolean isStandIn(Node node) {
        return node instanceof BatchNode || node instanceof InstancedNode;
    }

    /** Whether a disabled control or user data takes a spatial and its subtree out of collisions. */
    public static boolean isDisabled(Spatial spatial) {
        return hasDisabledControl(spatial) || ColliderSettings.isExcluded(spatial);
    }

    /** The spatial or the nearest ancestor, up to the root, that takes the spatial out; or null. */
    public static Spatial disabling(Spatial spatial, Node root) {
        Spatial each = spatial;
        while (each != null && !isDisabled(each)) {
            each = each == root ? null : each.getParent();
        }
        return each;
    }

    /** Whether a spatial's first ColliderControl is disabled. */
    public static boolean hasDisabledControl(Spatial spatial) {
        ColliderControl control = findControl(spatial);
        return control != null && !control.isEnabled();
    }

    /**
     * A spatial's first ColliderControl, or null. The engine's own method throws if a Control is null, as after loading
     * a class that is not found.
     */
    static ColliderControl findControl(Spatial spatial) {
        for (int i = 0; i < spatial.getNumControls(); i++) {
            Control control = spatial.getControl(i);
            if (control instanceof ColliderControl collider) {
                return collider;
            }
        }
        return null;
    }
}
