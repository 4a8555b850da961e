package org.jmesat.internal.diagnose;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.project.MeshDistance;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.text.NumberText;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/**
 * Finds out whether two bodies touch only because the hull of a mesh bridges a gap of that mesh, as when a crate floats
 * above the floor of a valley. Measures the distance of the triangles of a body from the pieces of the other one; an
 * animated mesh is measured in the pose that it has now.
 *
 * <p>Says nothing if the mesh does not fill the box of its own pieces, since then it cannot be compared with them: it
 * has turned since the last tick, or only a slice of it collides.
 */
final class MeshGap {
    /** The least gap that is worth a note, as a share of the size of the smaller body. */
    private static final double VISIBLE = 0.02;

    private final ProjectionPlane plane;
    private final SceneCollider a;
    private final SceneCollider b;
    private final BodyBox boxA;
    private final BodyBox boxB;
    private final double least;

    /** Compares two bodies that are in the world and overlap. */
    MeshGap(ProjectionPlane plane, SceneCollider a, SceneCollider b) {
        this.plane = plane;
        this.a = a;
        this.b = b;
        boxA = BodyBox.of(a.collider());
        boxB = BodyBox.of(b.collider());
        least = Math.max(2 * boxA.tolerance(boxB), VISIBLE * Math.min(boxA.size(), boxB.size()));
    }

    /** A clause, or null if both meshes are where the bodies touch. */
    String write() {
        String ofA = write(a, boxA, b);
        String ofB = write(b, boxB, a);
        return ofA == null ? ofB : ofB == null ? ofA : ofA + "; " + ofB;
    }

    private String write(SceneCollider body, BodyBox box, SceneCollider other) {
        if (body.isByHand()) {
            return null;
        }
        MeshDistance distance = new MeshDistance(plane, outlines(other.collider(), box));
        Vector3f now = body.spatial().getWorldTranslation();
        for (Geometry each : body.copyGeometries()) {
            WorldTransforms.refresh(each);
            distance.add(each, body.collider().getX() - plane.x(now), body.collider().getY() - plane.y(now));
        }
        boolean comparable = distance.fills(box.minX(), box.minY(), box.maxX(), box.maxY(), least / 2);
        return !comparable || distance.least() <= least ? null
                : "the mesh of " + SpatialName.of(body.spatial()) + " is " + NumberText.of(distance.least())
                        + " away from the contact: its hull fills the gap" + advice(body.mode());
    }

    /** The outlines of the pieces that are near a box. */
    private List<double[]> outlines(Collider collider, BodyBox box) {
        List<double[]> outlines = new ArrayList<>();
        for (int i = 0; i < collider.getPieceCount(); i++) {
            PlacedPolygon piece = collider.getPiece(i);
            if (piece.count() > 0 && piece.minX() - box.maxX() <= least && box.minX() - piece.maxX() <= least
                    && piece.minY() - box.maxY() <= least && box.minY() - piece.maxY() <= least) {
                outlines.add(Outline.of(piece));
            }
        }
        return outlines;
    }

    private static String advice(ProjectionMode mode) {
        return switch (mode) {
            case HULL_PER_GEOMETRY, SINGLE_HULL -> "; the mode OUTLINE or HULL_PER_PART follows the mesh";
            case HULL_PER_PART -> "; the mode OUTLINE follows the mesh";
            default -> "";
        };
    }
}
