package org.jmesat.internal.scan;

import com.jme3.math.Vector2f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.project.BakedOutlines;
import org.jmesat.internal.project.PieceSettings;
import org.jmesat.internal.project.ProjectionCache;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.internal.settings.SettingTable;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;

/** Computes the outlines of a body as it is seen now, and keeps them with it. */
final class BodyBaking {
    private final Spatial body;
    private final PieceSettings settings;
    private final ProjectionCache cache = new ProjectionCache();
    private final BakedOutlines outlines = new BakedOutlines();
    /** The first reason why a geometry has no outline. */
    private String problem;
    /** The same for a geometry outside the slice, which is left out. */
    private String outside;

    private BodyBaking(Spatial body, PieceSettings settings, ProjectionPlane plane) {
        this.body = body;
        this.settings = settings;
        cache.setPlane(plane);
        cache.beginTick();
    }

    /**
     * Computes the outlines of the geometries of a body, and sets them in its ColliderControl, or without one in its
     * user data. Returns them as text. Skips geometries that are left out, disabled, outside the slice, or of another
     * body below.
     *
     * @throws IllegalStateException if a geometry has no outline, or all are outside the slice; the message names the
     *     first, and nothing is set
     */
    static String bake(Spatial body, ProjectionPlane plane) {
        WorldTransforms.refresh(body);
        ColliderControl control = LeftOut.findControl(body);
        ColliderControl settings = control == null ? new ColliderControl() : control;
        if (control == null) {
            SettingTable.COLLIDER.read(body, settings);
        }
        Vector2f slice = settings.getSlice();
        BodyBaking baking = new BodyBaking(body,
                new PieceSettings(ProjectionMode.OUTLINE, slice.x, slice.y, settings.getMaxVertices(), null), plane);
        baking.visit(body);
        String text = baking.outlines.write();
        String problem = baking.problem == null && text.isEmpty() ? baking.outside : baking.problem;
        if (problem != null) {
            throw new IllegalStateException(problem);
        }
        if (control != null) {
            control.setBaked(text);
        } else {
            body.setUserData(ColliderSettings.BAKED, text);
        }
        return text;
    }

    private void visit(Spatial spatial) {
        if (LeftOut.isDisabled(spatial) || spatial != body && LeftOut.isMarked(spatial)) {
            return;
        }
        WorldTransforms.refreshFromParent(spatial);
        if (spatial instanceof Geometry geometry) {
            boolean leftOut = LeftOut.reason(geometry, geometry.getQueueBucket(), true) != null
                    || geometry.getQueueBucket() == Bucket.Sky;
            String reason = leftOut ? null : outlines.add(geometry, settings, body, cache);
            if (reason != null) {
                note(SpatialName.withPath(geometry) + " has no outline: " + reason,
                        reason.equals(settings.nothingInSlice()));
            }
        } else if (spatial instanceof Node node) {
            for (Spatial child : node.getChildren()) {
                if (!LeftOut.isGenerated(node, child)) {
                    visit(child);
                }
            }
        }
    }

    private void note(String sentence, boolean isOutside) {
        if (isOutside) {
            outside = outside == null ? sentence : outside;
        } else {
            problem = problem == null ? sentence : problem;
        }
    }
}
