package org.jmesat.internal.scan;

import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import org.jmesat.internal.project.ProjectedGeometry;
import org.jmesat.internal.project.SliceOffset;
import org.jmesat.projection.ProjectionPlane;

/** A geometry of a collider, or its shape that is set by hand, with the pieces. */
final class ScenePart {
    /** The geometry; for a shape set by hand, the spatial that is the collider. */
    final Spatial spatial;
    final ProjectedGeometry projection = new ProjectedGeometry();
    /** The offset from the collider's position. */
    double dx;
    double dy;
    /** The rotation of its pieces when the collider was last updated. */
    double cos = 1;
    double sin;
    /** Null as long as there is no slice. */
    private SliceOffset sliceOffset;

    ScenePart(Spatial spatial) {
        this.spatial = spatial;
    }

    /** Computes the depth of the geometry's origin above that of its collider, from which a slice is measured. */
    double computeSliceOffset(Geometry geometry, Spatial body, ProjectionPlane plane) {
        sliceOffset = sliceOffset == null ? new SliceOffset() : sliceOffset;
        return sliceOffset.compute(geometry, body, plane);
    }
}
