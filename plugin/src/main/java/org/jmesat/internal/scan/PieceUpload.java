package org.jmesat.internal.scan;

import com.jme3.math.Quaternion;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.project.PlaneTurn;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** Copies the pieces of a spatial's parts into its collider; one for all colliders of a scene. */
final class PieceUpload {
    private final CornerHull hull = new CornerHull();
    /** The rotation of the collider's frame. */
    private double cos;
    private double sin;
    private final PlaneTurn turn = new PlaneTurn();

    /** The turn of a rotation about the plane's axis; valid until the next call. */
    PlaneTurn findTurn(Quaternion q, ProjectionPlane plane) {
        turn.set(plane.x(q.getX(), q.getZ()), plane.y(q.getY(), q.getZ()), plane.depth(q.getX(), q.getY(), q.getZ()),
                q.getW());
        return turn;
    }

    /** Sets the rotation of the frame of the collider whose pieces come next. */
    PieceUpload rotate(double newCos, double newSin) {
        cos = newCos;
        sin = newSin;
        return this;
    }

    /** Each piece becomes a piece of the collider. */
    void copy(ScenePart[] parts, int count, Collider collider) {
        int total = 0;
        for (int i = 0; i < count; i++) {
            total += parts[i].projection.pieceCount();
        }
        WorldAccess<CollisionWorld, Collider> access = WorldAccess.get();
        access.setPieceCount(collider, total);
        int piece = 0;
        for (int i = 0; i < count; i++) {
            ScenePart part = parts[i];
            boolean together = part.cos == cos && part.sin == sin;
            for (int k = 0; k < part.projection.pieceCount(); k++) {
                PolygonBuffer corners = part.projection.piece(k);
                access.setPiece(collider, piece++, together ? corners : turn(part, corners), localX(part),
                        localY(part));
            }
        }
    }

    /** The convex hull of all pieces becomes the collider's only one. */
    void merge(ScenePart[] parts, int count, Collider collider) {
        int total = 0;
        for (int i = 0; i < count; i++) {
            for (int k = 0; k < parts[i].projection.pieceCount(); k++) {
                total += parts[i].projection.piece(k).count();
            }
        }
        float[] corners = hull.corners(total);
        int n = 0;
        for (int i = 0; i < count; i++) {
            ScenePart part = parts[i];
            for (int k = 0; k < part.projection.pieceCount(); k++) {
                addCorners(part, part.projection.piece(k), corners, n, localX(part), localY(part));
                n += part.projection.piece(k).count();
            }
        }
        WorldAccess<CollisionWorld, Collider> access = WorldAccess.get();
        access.setPieceCount(collider, 1);
        access.setPiece(collider, 0, hull.enclose(total, 0), 0, 0);
    }

    private double localX(ScenePart part) {
        return cos * part.dx + sin * part.dy;
    }

    private double localY(ScenePart part) {
        return cos * part.dy - sin * part.dx;
    }

    private PolygonBuffer turn(ScenePart part, PolygonBuffer piece) {
        addCorners(part, piece, hull.corners(piece.count()), 0, 0, 0);
        return hull.enclose(piece.count(), piece.rounding());
    }

    /** Copies the corners of a part's piece, rotated into the collider's frame. */
    private void addCorners(ScenePart part, PolygonBuffer piece, float[] corners, int at, double dx, double dy) {
        double c = part.cos * cos + part.sin * sin;
        double s = part.sin * cos - part.cos * sin;
        for (int v = 0; v < piece.count(); v++) {
            double x = piece.x(v);
            double y = piece.y(v);
            corners[2 * (at + v)] = (float) (c * x - s * y + dx);
            corners[2 * (at + v) + 1] = (float) (s * x + c * y + dy);
        }
    }
}
