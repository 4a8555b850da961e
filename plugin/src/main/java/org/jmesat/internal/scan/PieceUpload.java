package org.jmesat.internal.scan;

import com.jme3.math.Quaternion;
import java.util.Arrays;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.project.PlaneTurn;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** Copies the pieces of a spatial's parts into its collider; one for all colliders of a scene. */
final class PieceUpload {
    private final ConvexHull hull = new ConvexHull();
    private final PolygonBuffer polygon = new PolygonBuffer();
    private float[] corners = {};
    /** The rotation of the collider's frame. */
    private double cos;
    private double sin;
    private final PlaneTurn turn = new PlaneTurn();

    /** Rotates a collider, whose pieces come next; returns whether it had another angle. */
    boolean rotate(Collider collider, double newCos, double newSin) {
        double oldCos = collider.getCos();
        double oldSin = collider.getSin();
        cos = newCos;
        sin = newSin;
        collider.setRotation(cos, sin);
        return collider.getCos() != oldCos || collider.getSin() != oldSin;
    }

    /** Rotates it by the turn of a rotation about the plane's axis. */
    boolean rotate(Collider collider, Quaternion q, ProjectionPlane plane) {
        turn.set(plane.x(q.getX(), q.getZ()), plane.y(q.getY(), q.getZ()), plane.depth(q.getX(), q.getY(), q.getZ()),
                q.getW());
        return rotate(collider, turn.cos(), turn.sin());
    }

    /** Each of the pieces becomes a piece of the collider. */
    void copy(ScenePart[] parts, int count, int total, Collider collider) {
        WorldAccess<CollisionWorld, Collider> access = WorldAccess.get();
        access.setPieceCount(collider, total);
        int index = 0;
        for (int i = 0; i < count; i++) {
            ScenePart part = parts[i];
            boolean together = part.isTurned(cos, sin);
            for (int k = 0; k < part.projection.pieceCount(); k++) {
                PolygonBuffer piece = part.projection.piece(k);
                access.setPiece(collider, index++, together ? piece : turn(part, piece), localX(part), localY(part));
            }
        }
    }

    /** The convex hull of all pieces becomes the collider's only one. */
    void merge(ScenePart[] parts, int count, Collider collider) {
        int n = 0;
        for (int i = 0; i < count; i++) {
            ScenePart part = parts[i];
            for (int k = 0; k < part.projection.pieceCount(); k++) {
                addCorners(part, part.projection.piece(k), n, localX(part), localY(part));
                n += part.projection.piece(k).count();
            }
        }
        WorldAccess<CollisionWorld, Collider> access = WorldAccess.get();
        access.setPieceCount(collider, 1);
        access.setPiece(collider, 0, enclose(n, 0), 0, 0);
    }

    /** The convex hull of the first corners with a rounding (≥0), valid until the next call. */
    private PolygonBuffer enclose(int count, double rounding) {
        hull.compute(corners, count);
        polygon.set(hull, 0, 0);
        polygon.grow(rounding);
        return polygon;
    }

    private double localX(ScenePart part) {
        return cos * part.dx + sin * part.dy;
    }

    private double localY(ScenePart part) {
        return cos * part.dy - sin * part.dx;
    }

    private PolygonBuffer turn(ScenePart part, PolygonBuffer piece) {
        addCorners(part, piece, 0, 0, 0);
        return enclose(piece.count(), piece.rounding());
    }

    /** Copies the corners of a part's piece, rotated into the collider's frame. */
    private void addCorners(ScenePart part, PolygonBuffer piece, int at, double dx, double dy) {
        int end = at + piece.count();
        corners = corners.length < 2 * end ? Arrays.copyOf(corners, 3 * end) : corners;
        double c = part.projection.cos() * cos + part.projection.sin() * sin;
        double s = part.projection.sin() * cos - part.projection.cos() * sin;
        for (int v = 0; v < piece.count(); v++) {
            double x = piece.x(v);
            double y = piece.y(v);
            corners[2 * (at + v)] = (float) (c * x - s * y + dx);
            corners[2 * (at + v) + 1] = (float) (s * x + c * y + dy);
        }
    }
}
