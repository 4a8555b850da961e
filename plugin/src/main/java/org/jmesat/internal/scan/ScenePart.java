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

    private boolean hasPieces() {
        return projection.pieces().count() > 0;
    }

    /** The first part that has pieces; there must be one. */
    static ScenePart firstWithPieces(ScenePart[] parts) {
        int i = 0;
        while (!parts[i].hasPieces()) {
            i++;
        }
        return parts[i];
    }

    /** Whether all pieces of the first parts have the same angle. */
    static boolean areTurnedAlike(ScenePart[] parts, int count) {
        ScenePart first = firstWithPieces(parts);
        for (int i = 0; i < count; i++) {
            if (parts[i].hasPieces() && (parts[i].cos != first.cos || parts[i].sin != first.sin)) {
                return false;
            }
        }
        return true;
    }

    /** Whether all pieces of the first parts turn about the collider's position. */
    static boolean areCentred(ScenePart[] parts, int count) {
        for (int i = 0; i < count; i++) {
            if (parts[i].hasPieces() && (parts[i].dx != 0 || parts[i].dy != 0)) {
                return false;
            }
        }
        return true;
    }
}
