package org.jmesat.internal.scan;

import com.jme3.scene.Geometry;
import org.jmesat.internal.project.ProjectedGeometry;

/** A geometry of a collider, with its pieces. */
final class ScenePart {
    final Geometry geometry;
    final ProjectedGeometry projection = new ProjectedGeometry();
    /** The offset from the collider's position. */
    double dx;
    double dy;
    /** The rotation of its pieces when the collider was last updated. */
    double cos = 1;
    double sin;

    ScenePart(Geometry geometry) {
        this.geometry = geometry;
    }
}
