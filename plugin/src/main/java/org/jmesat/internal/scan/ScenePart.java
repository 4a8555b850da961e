package org.jmesat.internal.scan;

import com.jme3.scene.Geometry;
import org.jmesat.internal.project.ProjectedGeometry;
import org.jmesat.internal.project.ProjectionCache;

/** A geometry as a piece of a collider. */
final class ScenePart {
    final Geometry geometry;
    final ProjectedGeometry projection = new ProjectedGeometry();
    /** Where the piece lies relative to the collider's position. */
    double dx;
    double dy;
    /** How the piece was turned when the collider last took it in. */
    double cos = 1;
    double sin;

    ScenePart(Geometry geometry) {
        this.geometry = geometry;
    }

    /** Brings the projection up to date; true when that changed it. */
    boolean update(ProjectionCache cache, boolean anew) {
        return projection.update(geometry, cache, anew);
    }
}
