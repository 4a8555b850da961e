package org.jmesat.debug;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionSnapshot;
import org.jmesat.world.PairDescription;
import org.jmesat.world.PieceOutline;

/** The outlines of the selected pair, and which piece of each the axes are about. */
final class ExplainedPair {
    /** Of both, in the order of the snapshot. */
    private final List<PieceOutline> outlines = new ArrayList<>();
    private Collider colliderA;
    private Collider colliderB;
    private PieceOutline a;
    private PieceOutline b;
    private float centerX;
    private float centerY;
    private float radius;
    private PairDescription contact;
    private float middleX;
    private float middleY;

    /** Finds the pair; false when there is none or it has no report. */
    boolean find(PairSelection selection) {
        if (selection.a() == null || selection.report() == null) {
            clear();
            return false;
        }
        colliderA = selection.a();
        colliderB = selection.b();
        int end = showOutlines(selection.snapshot(), colliderB, showOutlines(selection.snapshot(), colliderA, 0));
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
            findMiddle();
        }
        measure();
        return true;
    }

    /** Fills those from one place on; returns the place after the last. */
    private int showOutlines(CollisionSnapshot snapshot, Collider collider, int from) {
        int place = from;
        for (int i = snapshot.firstOutline(collider); i < snapshot.endOutline(collider); i++, place++) {
            if (place == outlines.size()) {
                outlines.add(new PieceOutline());
            }
            snapshot.outline(i, outlines.get(place));
        }
        return place;
    }

    /** Forgets the pair. */
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

    private void findMiddle() {
        middleX = 0;
        middleY = 0;
        for (int i = 0; i < contact.pointCount(); i++) {
            middleX += contact.pointX(i) / contact.pointCount();
            middleY += contact.pointY(i) / contact.pointCount();
        }
    }

    private void measure() {
        float left = -(float) reach(-1, 0);
        float right = (float) reach(1, 0);
        float bottom = -(float) reach(0, -1);
        float top = (float) reach(0, 1);
        centerX = (left + right) / 2;
        centerY = (bottom + top) / 2;
        radius = (float) Math.hypot(right - left, top - bottom) / 2;
    }

    /** Returns how far the smaller of the two reaches in a direction. */
    double reachOfSmaller(double x, double y) {
        Collider smaller = size(colliderA) < size(colliderB) ? colliderA : colliderB;
        return reach(smaller, x, y);
    }

    private double size(Collider collider) {
        return reach(collider, 1, 0) + reach(collider, -1, 0) + reach(collider, 0, 1) + reach(collider, 0, -1);
    }

    private double reach(Collider collider, double x, double y) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < outlines.size(); i++) {
            if (outlines.get(i).collider() == collider) {
                greatest = Math.max(greatest, support(outlines.get(i), x, y));
            }
        }
        return greatest;
    }

    /** Returns how far all pieces of both, and the push that parts them, reach: the greatest projection. */
    double reach(double x, double y) {
        double greatest = Math.max(reach(colliderA, x, y), reach(colliderB, x, y));
        return contact == null ? greatest : Math.max(greatest, x * pushX() + y * pushY());
    }

    /** The side of lower id; null when there is no pair. */
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

    /** Returns x of the middle of the contact points. */
    float middleX() {
        return middleX;
    }

    /** Returns y of the middle of the contact points. */
    float middleY() {
        return middleY;
    }

    /** Returns x of where the minimum translation vector ends that begins in the middle. */
    float pushX() {
        return middleX + contact.depth() * contact.normalX();
    }

    /** Returns y of where the minimum translation vector ends. */
    float pushY() {
        return middleY + contact.depth() * contact.normalY();
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

    /** Returns the height at which to draw what belongs to neither of the two. */
    float elevation() {
        return (a.elevation() + b.elevation()) / 2;
    }

    /** Returns the radius of a circle about both. */
    float radius() {
        return radius;
    }
}
