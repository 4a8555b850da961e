package org.jmesat.internal.scan;

import com.jme3.math.Vector2f;
import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.project.HandShape;
import org.jmesat.internal.project.ProjectionCache;

/** The shape that is set by hand for a collider, as a part of it. */
final class HandPart {
    final ScenePart part;
    private final HandShape shape = new HandShape();
    private final Vector2f size = new Vector2f();
    private final Vector2f offset = new Vector2f();
    private boolean changed;

    HandPart(Spatial spatial) {
        part = new ScenePart(spatial);
    }

    /** Reads the settings; returns why they give no shape, as the rest of a sentence about the spatial, or null. */
    String update(ColliderControl settings) {
        changed |= shape.update(settings.getShape(), settings.getSize(size), settings.getRadius(),
                settings.getOffset(offset), settings.getAngle(), settings.getVertices(), settings.getPolygon());
        return shape.problem();
    }

    /** Projects the shape; true if the result has changed. */
    boolean project(ProjectionCache cache) {
        boolean updated = part.projection.update(part.spatial, shape, changed, cache);
        changed = false;
        return updated;
    }
}
