package org.jmesat.internal.scan;

import com.jme3.math.Vector2f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.project.OutlineBaking;
import org.jmesat.internal.project.PieceSettings;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;

/** Computes the outlines of a body as it is seen now, and keeps them with it. */
public final class BodyBaking {
    private final Spatial body;
    private final OutlineBaking baking;
    /** The first reason why a geometry has no outline. */
    private String problem;

    private BodyBaking(Spatial body, OutlineBaking baking) {
        this.body = body;
        this.baking = baking;
    }

    /**
     * Computes the outlines of the geometries of a body, and sets them in its ColliderControl, or without one in its
     * user data. Returns them as text. Skips geometries that are left out, disabled, or of another body below.
     *
     * @throws IllegalStateException if a geometry has no outline; the message names it, and nothing is set
     */
    public static String bake(Spatial body, ProjectionPlane plane) {
        WorldTransforms.refresh(body);
        ColliderControl control = LeftOut.findControl(body);
        ColliderControl settings = control == null ? new ColliderControl() : control;
        if (control == null) {
            ColliderSettings.read(body, settings);
        }
        Vector2f slice = settings.getSlice();
        BodyBaking baking = new BodyBaking(body, new OutlineBaking(plane, new PieceSettings(ProjectionMode.OUTLINE,
                slice.x, slice.y, settings.getMaxVertices(), null), body));
        baking.visit(body);
        if (baking.problem != null) {
            throw new IllegalStateException(baking.problem);
        }
        String text = baking.baking.text();
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
        spatial.getWorldTransform();
        if (spatial instanceof Geometry geometry) {
            boolean leftOut = LeftOut.reason(geometry, geometry.getQueueBucket(), true) != null
                    || geometry.getQueueBucket() == Bucket.Sky;
            String reason = leftOut ? null : baking.add(geometry);
            problem = problem != null || reason == null ? problem
                    : SpatialName.withPath(geometry) + " has no outline: " + reason;
        } else if (spatial instanceof Node node) {
            for (Spatial child : node.getChildren()) {
                if (!LeftOut.isGenerated(node, child)) {
                    visit(child);
                }
            }
        }
    }
}
