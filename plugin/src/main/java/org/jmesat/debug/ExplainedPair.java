package org.jmesat.debug;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionSnapshot;
import org.jmesat.world.PairDescription;
import org.jmesat.world.PieceOutline;

/** The selected pair: the outlines of both bodies, the two pieces that the report is about, and the contact. */
final class ExplainedPair {
    /** The pieces of both bodies, in the order of the snapshot. */
    private final List<PieceOutline> outlines = new ArrayList<>();
    private Collider colliderA;
    private Collider colliderB;
    private PieceOutline a;
    private PieceOutline b;
    private float centerX;
    private float centerY;
    private float radius;
    private PairDescription contact;
    private float contactX;
    private float contactY;

    /** Copies the selected pair; returns false if no pair is selected or it has no report. */
    boolean find(PairSelection selection) {
        if (selection.a() == null || selection.report() == null) {
            clear();
            return false;
        }
        colliderA = selection.a();
        colliderB = selection.b();
        int end = copyOutlines(selection.snapshot(), colliderB, copyOutlines(selection.snapshot(), colliderA, 0));
        while (outlines.size() > end) {
            outlines.remove(outlines.size() - 1);
        }
        a = find(colliderA, selection.report().pieceA());
        b = find(colliderB, selection.report().pieceB());
        if (a == null || b == null) {
            return false;
        }
        contact = selection.pair() != null && selection.pair().touching() ? selection.pair() : null;
        if (contact != null) {
            computeContactCenter();
        }
        computeBounds();
        return true;
    }

    /** Copies the outlines of a body from an index on; returns the index after the last. */
    private int copyOutlines(CollisionSnapshot snapshot, Collider collider, int from) {
        int index = from;
        for (int i = snapshot.firstOutline(collider); i < snapshot.endOutline(collider); i++, index++) {
            if (index == outlines.size()) {
                outlines.add(new PieceOutline());
            }
            snapshot.outline(i, outlines.get(index));
        }
        return index;
    }

    /** Releases the pair. */
    void clear() {
        outlines.clear();
        colliderA = null;
        colliderB = null;
        a = null;
        b = null;
        contact = null;
    }

    private PieceOutline find(Collider collider, int piece) {
        for (int i = 0; i < outlines.size(); i++) {
            if (outlines.get(i).collider() == collider && outlines.get(i).piece() == piece) {
                return outlines.get(i);
            }
        }
        return null;
    }

    private static double support(PieceOutline outline, double x, double y) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < outline.count(); i++) {
            greatest = Math.max(greatest, x * outline.x(i) + y * outline.y(i));
        }
        return greatest;
    }

    private void computeContactCenter() {
        contactX = 0;
        contactY = 0;
        for (int i = 0; i < contact.pointCount(); i++) {
            contactX += contact.pointX(i) / contact.pointCount();
            contactY += contact.pointY(i) / contact.pointCount();
        }
    }

    private void computeBounds() {
        float left = -(float) support(-1, 0);
        float right = (float) support(1, 0);
        float bottom = -(float) support(0, -1);
        float top = (float) support(0, 1);
        centerX = (left + right) / 2;
        centerY = (bottom + top) / 2;
        radius = (float) Math.hypot(right - left, top - bottom) / 2;
    }

    /** Returns the greatest projection of the smaller body onto a direction. */
    double supportOfSmaller(double x, double y) {
        Collider smaller = size(colliderA) < size(colliderB) ? colliderA : colliderB;
        return support(smaller, x, y);
    }

    private double size(Collider collider) {
        return support(collider, 1, 0) + support(collider, -1, 0) + support(collider, 0, 1) + support(collider, 0, -1);
    }

    private double support(Collider collider, double x, double y) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < outlines.size(); i++) {
            if (outlines.get(i).collider() == collider) {
                greatest = Math.max(greatest, support(outlines.get(i), x, y));
            }
        }
        return greatest;
    }

    /** Returns the greatest projection of both bodies and of the MTV arrow onto a direction. */
    double support(double x, double y) {
        double greatest = Math.max(support(colliderA, x, y), support(colliderB, x, y));
        return contact == null ? greatest : Math.max(greatest, x * pushEndX() + y * pushEndY());
    }

    /** Returns the side of lower id, or null if there is no pair. */
    Collider colliderA() {
        return colliderA;
    }

    Collider colliderB() {
        return colliderB;
    }

    List<PieceOutline> outlines() {
        return outlines;
    }

    /** Returns the contact, or null when the pair does not touch. */
    PairDescription contact() {
        return contact;
    }

    /** Returns x of the mean of the contact points. */
    float contactX() {
        return contactX;
    }

    /** Returns y of the mean of the contact points. */
    float contactY() {
        return contactY;
    }

    /** Returns x of the end of the MTV arrow, which begins at the mean of the contact points. */
    float pushEndX() {
        return (float) (contactX + contact.depth() * contact.normalX());
    }

    /** Returns y of the end of the MTV arrow. */
    float pushEndY() {
        return (float) (contactY + contact.depth() * contact.normalY());
    }

    PieceOutline a() {
        return a;
    }

    PieceOutline b() {
        return b;
    }

    float centerX() {
        return centerX;
    }

    float centerY() {
        return centerY;
    }

    /** Returns the mean z of both pieces, at which axes and contact are drawn. */
    float elevation() {
        return (a.elevation() + b.elevation()) / 2;
    }

    /** Returns the radius of the circle around the bounding box of both bodies and the MTV arrow. */
    float radius() {
        return radius;
    }
}
