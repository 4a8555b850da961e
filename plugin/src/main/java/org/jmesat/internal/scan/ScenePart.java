package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import org.jmesat.internal.project.ProjectedGeometry;

/** A geometry of a collider, or its shape that is set by hand, with the pieces. */
final class ScenePart {
    /** The geometry; for a shape set by hand, the spatial that is the collider. */
    final Spatial spatial;
    final ProjectedGeometry projection = new ProjectedGeometry();
    /** The offset from the collider's position. */
    double dx;
    double dy;
    double dz;

    ScenePart(Spatial spatial) {
        this.spatial = spatial;
    }

    /** Whether its pieces have an angle. */
    boolean isTurned(double cos, double sin) {
        return projection.cos() == cos && projection.sin() == sin;
    }

    boolean hasPieces() {
        return projection.pieceCount() > 0;
    }
}
