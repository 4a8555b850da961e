package org.jmesat.debug;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.world.Collider;

/**
 * The selected pair: the pieces of both bodies, the two pieces and the axis that are explained, and the contact. The
 * pieces are read from the colliders, so that the pair need not be in the picture.
 */
final class ExplainedPair {
    private final Side a = new Side();
    private final Side b = new Side();
    private AxisReport report;
    private Axis axis;
    private double minX;
    private double minY;
    private double maxX;
    private double maxY;
    private Contact<Collider> contact;
    private double contactX;
    private double contactY;

    /** One body. Its list may have more pieces than are in use. */
    private static final class Side {
        private final List<PlacedPolygon> pieces = new ArrayList<>();
        private int count;
        private Collider collider;
        private PlacedPolygon explained;

        private void copy(Collider newCollider, int piece) {
            collider = newCollider;
            count = collider.getPieceCount();
            while (pieces.size() < count) {
                pieces.add(new PlacedPolygon());
            }
            for (int i = 0; i < count; i++) {
                collider.copyPiece(i, pieces.get(i));
            }
            explained = pieces.get(piece);
        }

        private void clear() {
            pieces.clear();
            count = 0;
            collider = null;
            explained = null;
        }

        private double support(double x, double y) {
            double greatest = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < count; i++) {
                if (pieces.get(i).count() > 0) {
                    greatest = Math.max(greatest, pieces.get(i).computeReach(x, y));
                }
            }
            return greatest;
        }

        private double size() {
            return support(1, 0) + support(-1, 0) + support(0, 1) + support(0, -1);
        }
    }

    /** Copies the selected pair; returns false if no pair is selected or it has no report. */
    boolean find(PairSelection selection) {
        report = selection.report();
        if (report == null) {
            clear();
            return false;
        }
        a.copy(selection.a(), report.pieceA());
        b.copy(selection.b(), report.pieceB());
        axis = selection.shownAxis() == null ? report.deciding() : selection.shownAxis();
        contact = selection.contact();
        if (contact != null) {
            computeContactCenter();
        }
        computeBounds();
        return true;
    }

    /** Releases the pair. */
    void clear() {
        a.clear();
        b.clear();
        report = null;
        axis = null;
        contact = null;
    }

    private void computeContactCenter() {
        contactX = 0;
        contactY = 0;
        ContactManifold points = contact.getManifold();
        for (int i = 0; i < points.count(); i++) {
            contactX += points.x(i) / points.count();
            contactY += points.y(i) / points.count();
        }
    }

    private void computeBounds() {
        minX = -support(-1, 0);
        maxX = support(1, 0);
        minY = -support(0, -1);
        maxY = support(0, 1);
    }

    /** Returns the greatest projection of the smaller body onto a direction. */
    double supportOfSmaller(double x, double y) {
        return (a.size() < b.size() ? a : b).support(x, y);
    }

    /** Returns the greatest projection of both bodies and of the MTV arrow onto a direction. */
    double support(double x, double y) {
        double greatest = Math.max(a.support(x, y), b.support(x, y));
        return contact == null ? greatest : Math.max(greatest, x * pushEndX() + y * pushEndY());
    }

    AxisReport report() {
        return report;
    }

    /** Returns the axis to show: the one chosen by a view, or else the deciding one. */
    Axis axis() {
        return axis;
    }

    /** Returns the collider of A, or null if there is no pair. */
    Collider colliderA() {
        return a.collider;
    }

    Collider colliderB() {
        return b.collider;
    }

    /** Returns whether this is the pair of two colliders, in any order. */
    boolean isOf(Collider one, Collider other) {
        return a.collider == one && b.collider == other || a.collider == other && b.collider == one;
    }

    /** Returns the number of pieces of both bodies. */
    int pieceCount() {
        return a.count + b.count;
    }

    /** Returns a piece; those of A come first. */
    PlacedPolygon piece(int i) {
        return i < a.count ? a.pieces.get(i) : b.pieces.get(i - a.count);
    }

    /** Returns the contact, or null when the pair does not touch. */
    Contact<Collider> contact() {
        return contact;
    }

    /** Returns x of the contact's unit normal from A to B; their ids may be in the other order. */
    double normalX() {
        return contact.getA() == a.collider ? contact.getNormalX() : 0.0 - contact.getNormalX();
    }

    double normalY() {
        return contact.getA() == a.collider ? contact.getNormalY() : 0.0 - contact.getNormalY();
    }

    /** Returns x of the mean of the contact points. */
    double contactX() {
        return contactX;
    }

    /** Returns y of the mean of the contact points. */
    double contactY() {
        return contactY;
    }

    /** Returns x of the end of the MTV, which begins at the mean of the contact points. */
    double pushEndX() {
        return contactX + contact.getDepth() * normalX();
    }

    /** Returns y of the end of the MTV. */
    double pushEndY() {
        return contactY + contact.getDepth() * normalY();
    }

    /** Returns the explained piece of A. */
    PlacedPolygon a() {
        return a.explained;
    }

    PlacedPolygon b() {
        return b.explained;
    }

    double elevationOfA() {
        return a.collider.getElevation();
    }

    double elevationOfB() {
        return b.collider.getElevation();
    }

    /** Returns the mean depth of both bodies, at which axes and contact are drawn. */
    double elevation() {
        return (elevationOfA() + elevationOfB()) / 2;
    }

    double centerX() {
        return (minX + maxX) / 2;
    }

    double centerY() {
        return (minY + maxY) / 2;
    }

    /** Returns the radius of the circle around the bounding box of both bodies and the MTV. */
    double radius() {
        return Math.hypot(maxX - minX, maxY - minY) / 2;
    }

    /** Returns the least x of both bodies and the MTV. */
    double minX() {
        return minX;
    }

    double minY() {
        return minY;
    }

    double maxX() {
        return maxX;
    }

    double maxY() {
        return maxY;
    }

    /** Returns whether a box contains both bodies and the MTV, like that of a backdrop. */
    boolean isWithin(double left, double bottom, double right, double top) {
        return left <= minX && bottom <= minY && right >= maxX && top >= maxY;
    }
}
