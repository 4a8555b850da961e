package org.jmesat.debug;

import org.jmesat.contact.Contact;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.world.Collider;

/** The selected pair: both bodies, the two pieces and the axis that are explained, the contact, and its bounds. */
final class ExplainedPair {
    Collider colliderA;
    Collider colliderB;
    /** The explained pieces. */
    PlacedPolygon a;
    PlacedPolygon b;
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
    /** The bounding box of both bodies and the MTV. */
    double minX;
    double minY;
    double maxX;
    double maxY;

    /** Finds the selected pair; returns false if no pair is selected or it has no report. */
    boolean find(PairSelection selection) {
        report = selection.report();
        colliderA = selection.a();
        colliderB = selection.b();
        // The game may have replaced the pieces since the tick.
        if (report == null || report.pieceA() >= colliderA.getPieceCount()
                || report.pieceB() >= colliderB.getPieceCount()) {
            clear();
            return false;
        }
        a = colliderA.getPiece(report.pieceA());
        b = colliderB.getPiece(report.pieceB());
        axis = selection.shownAxis() == null ? report.deciding() : selection.shownAxis();
        contact = selection.contact();
        if (contact != null) {
            findContact();
        }
        minX = -support(-1, 0);
        maxX = support(1, 0);
        minY = -support(0, -1);
        maxY = support(0, 1);
        return true;
    }

    /** Releases the pair. */
    void clear() {
        colliderA = null;
        colliderB = null;
        a = null;
        b = null;
        report = null;
        axis = null;
        contact = null;
    }

    private void findContact() {
        double sign = contact.getA() == colliderA ? 1 : -1;
        normalX = sign * contact.getNormalX() + 0.0;
        normalY = sign * contact.getNormalY() + 0.0;
        contactX = 0;
        contactY = 0;
        ContactManifold points = contact.getManifold();
        for (int i = 0; i < points.count(); i++) {
            contactX += points.x(i) / points.count();
            contactY += points.y(i) / points.count();
        }
    }

    /** Returns the greatest projection of both bodies and of the MTV onto a direction. */
    private double support(double x, double y) {
        double greatest = Math.max(support(colliderA, x, y), support(colliderB, x, y));
        return contact == null ? greatest : Math.max(greatest, x * pushEndX() + y * pushEndY());
    }

    /** Returns the greatest projection of the smaller body onto a direction. */
    double supportOfSmaller(double x, double y) {
        return support(size(colliderA) < size(colliderB) ? colliderA : colliderB, x, y);
    }

    private static double size(Collider body) {
        return support(body, 1, 0) + support(body, -1, 0) + support(body, 0, 1) + support(body, 0, -1);
    }

    private static double support(Collider body, double x, double y) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < body.getPieceCount(); i++) {
            PlacedPolygon piece = body.getPiece(i);
            greatest = Math.max(greatest, piece.computeReach(x, y) + piece.rounding());
        }
        return greatest;
    }

    /** Returns whether this is the pair of two colliders, in any order. */
    boolean isOf(Collider one, Collider other) {
        return colliderA == one && colliderB == other || colliderA == other && colliderB == one;
    }

    /** Returns x of the end of the MTV, which begins at the mean of the contact points. */
    double pushEndX() {
        return contactX + contact.getDepth() * normalX;
    }

    /** Returns y of the end of the MTV. */
    double pushEndY() {
        return contactY + contact.getDepth() * normalY;
    }

    /** Returns the mean depth of both bodies, at which axes and contact are drawn. */
    double elevation() {
        return ((double) colliderA.getElevation() + colliderB.getElevation()) / 2;
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
