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

    ScenePart(Spatial spatial) {
        this.spatial = spatial;
    }

    /** Whether its pieces have an angle. */
    boolean isTurned(double cos, double sin) {
        return projection.cos() == cos && projection.sin() == sin;
    }

    private boolean hasPieces() {
        return projection.pieceCount() > 0;
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
            if (parts[i].hasPieces() && !parts[i].isTurned(first.projection.cos(), first.projection.sin())) {
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
