package org.jmesat.debug;

import com.jme3.bounding.BoundingVolume;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/**
 * The selected pair: its two sides, the axis that is explained, the contact, and the bounds. While a side has no
 * collider, there is no report, and so neither an axis nor a contact.
 */
final class ExplainedPair {
    final Side a = new Side("A", DebugColor.INTERVAL_A);
    final Side b = new Side("B", DebugColor.INTERVAL_B);
    AxisReport report;
    /** The axis to show: the one chosen by a view, or else the deciding one. */
    Axis axis;
    /** Null when the pair does not touch. */
    Contact<Collider> contact;
    /** The mean of the contact points, at which the MTV begins. */
    double contactX;
    double contactY;
    /** The contact's unit normal from A to B; their ids may be in the other order. */
    double normalX;
    double normalY;
    /** The direction of the MTV: that of the normal for B; the opposite for A, if only A can move. */
    double pushX;
    double pushY;
    Side pushed = b;
    /** The mean depth of both sides, at which axes and contact are drawn. */
    double elevation;
    /** The bounding box of both bodies and the MTV. */
    double minX;
    double minY;
    double maxX;
    double maxY;

    /** One side of the pair. */
    static final class Side {
        private static final ConvexPolygon POINT = ConvexPolygon.hullOf(0, 0);

        final String letter;
        final DebugColor color;
        Spatial spatial;
        /** Null if it has none. */
        Collider collider;
        /** The explained piece; of a spatial without one, the middle of its mesh; null if this side is not there. */
        PlacedPolygon shape;
        double elevation;
        private final PlacedPolygon point = new PlacedPolygon();

        private Side(String letter, DebugColor color) {
            this.letter = letter;
            this.color = color;
            point.setShape(POINT);
        }

        private void find(Collider newCollider, int piece, Spatial newSpatial, ProjectionPlane plane) {
            collider = newCollider;
            spatial = newSpatial;
            shape = null;
            if (collider != null && piece < collider.getPieceCount() && collider.getPiece(piece).count() > 0) {
                shape = collider.getPiece(piece);
                elevation = collider.getElevation();
            } else if (spatial != null) {
                Vector3f at = middle(spatial);
                if (Vector3f.isValidVector(at)) {
                    point.place(plane.x(at), plane.y(at), 1, 0);
                    shape = point;
                    elevation = plane.depth(at);
                }
            }
        }

        /** Returns the middle of what a spatial draws, in the world; without a mesh, its origin. */
        static Vector3f middle(Spatial spatial) {
            WorldTransforms.refresh(spatial);
            BoundingVolume bound = spatial.getWorldBound();
            Vector3f middle = bound == null ? null : bound.getCenter();
            return Vector3f.isValidVector(middle) ? middle : spatial.getWorldTranslation();
        }

        /** Returns the greatest projection of the body, or of the point, onto a direction. */
        private double support(double x, double y) {
            double greatest = shape == null ? Double.NEGATIVE_INFINITY : shape.computeReach(x, y) + shape.rounding();
            for (int i = 0; collider != null && i < collider.getPieceCount(); i++) {
                PlacedPolygon piece = collider.getPiece(i);
                greatest = Math.max(greatest, piece.computeReach(x, y) + piece.rounding());
            }
            return greatest;
        }

        private double size() {
            return support(1, 0) + support(-1, 0) + support(0, 1) + support(0, -1);
        }
    }

    /** Finds the selected pair; returns false if neither side is there. */
    boolean find(PairSelection selection, ProjectionPlane plane) {
        AxisReport found = selection.report();
        // The game may have replaced the pieces since the tick.
        boolean valid = found != null && found.pieceA() < selection.a().getPieceCount()
                && found.pieceB() < selection.b().getPieceCount();
        a.find(selection.a(), valid ? found.pieceA() : 0, selection.spatialA(), plane);
        b.find(selection.b(), valid ? found.pieceB() : 0, selection.spatialB(), plane);
        report = valid ? found : null;
        axis = !valid ? null : selection.shownAxis() == null ? report.deciding() : selection.shownAxis();
        contact = valid ? selection.contact() : null;
        if (contact != null) {
            findContact();
        }
        a.elevation = a.shape == null ? b.elevation : a.elevation;
        b.elevation = b.shape == null ? a.elevation : b.elevation;
        elevation = (a.elevation + b.elevation) / 2;
        minX = -support(-1, 0);
        maxX = support(1, 0);
        minY = -support(0, -1);
        maxY = support(0, 1);
        return a.shape != null || b.shape != null;
    }

    private void findContact() {
        double sign = contact.getA() == a.collider ? 1 : -1;
        normalX = sign * contact.getNormalX() + 0.0;
        normalY = sign * contact.getNormalY() + 0.0;
        pushed = b.collider.isFixed() && !a.collider.isFixed() ? a : b;
        pushX = pushed == b ? normalX : -normalX;
        pushY = pushed == b ? normalY : -normalY;
        contactX = 0;
        contactY = 0;
        ContactManifold points = contact.getManifold();
        for (int i = 0; i < points.count(); i++) {
            contactX += points.x(i) / points.count();
            contactY += points.y(i) / points.count();
        }
    }

    /** Returns whether the two overlap in the plane without a contact: they are filtered, or apart in depth. */
    boolean isFiltered() {
        return report != null && contact == null && !report.isSeparated();
    }

    /** Returns the greatest projection of both bodies and of the MTV onto a direction. */
    private double support(double x, double y) {
        double greatest = Math.max(a.support(x, y), b.support(x, y));
        return contact == null ? greatest : Math.max(greatest,
                x * (contactX + contact.getDepth() * pushX) + y * (contactY + contact.getDepth() * pushY));
    }

    /** Returns the greatest projection of the smaller body onto a direction. */
    double supportOfSmaller(double x, double y) {
        return (b.shape == null || a.shape != null && a.size() < b.size() ? a : b).support(x, y);
    }

    /** Returns whether a collider is one of the two; the pair may be null. */
    static boolean isIn(ExplainedPair pair, Collider collider) {
        return pair != null && (pair.a.collider == collider || pair.b.collider == collider);
    }

    double centerX() {
        return (minX + maxX) / 2;
    }

    double centerY() {
        return (minY + maxY) / 2;
    }

    /** Returns the radius of the circle around the bounding box. */
    double radius() {
        return Math.hypot(maxX - minX, maxY - minY) / 2;
    }
}
