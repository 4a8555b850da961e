package org.jmesat.internal.scan;

import com.jme3.scene.Geometry;
import org.jmesat.internal.project.ProjectedGeometry;
import org.jmesat.internal.project.ProjectionCache;

/** A geometry as a piece of a collider. */
final class ScenePart {
    final Geometry geometry;
    final ProjectedGeometry projection = new ProjectedGeometry();
    /** The offset from the collider's position. */
    double dx;
    double dy;
    /** The piece's rotation when the collider was last updated. */
    double cos = 1;
    double sin;

    ScenePart(Geometry geometry) {
        this.geometry = geometry;
    }

    /** Updates the projection; true if it changed. */
    boolean update(ProjectionCache cache, boolean reread) {
        return projection.update(geometry, cache, reread);
    }
}
