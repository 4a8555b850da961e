package org.jmesat.narrowphase;

import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;

/** A copy of two tested shapes and the result of their test. */
final class TestedPair {
    private final PlacedPolygon a = new PlacedPolygon();
    private final PlacedPolygon b = new PlacedPolygon();
    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();
    private double limit;
    private boolean touching;

    void test(PlacedPolygon shapeA, PlacedPolygon shapeB, double newLimit, int lastEdge) {
        touching = sat.test(shapeA, shapeB, newLimit, lastEdge, found);
        if (!touching) {
            sat.test(shapeA, shapeB, Double.POSITIVE_INFINITY, found);
        }
        limit = newLimit;
        a.set(shapeA);
        b.set(shapeB);
    }

    boolean isTouching() {
        return touching;
    }

    /** The greatest separation and its axis, also for a separate pair. */
    Penetration deepest() {
        return found;
    }

    double limit() {
        return limit;
    }

    double size() {
        return a.radius() + b.radius();
    }

    double tie() {
        return a.tie() + b.tie();
    }

    /** Uses the same arithmetic as the test. */
    boolean isSeparatedByCircles() {
        double dx = b.centerX() - a.centerX();
        double dy = b.centerY() - a.centerY();
        double reach = size() + limit;
        return !touching && reach > 0 && dx * dx + dy * dy > reach * reach;
    }

    String write(Axis axis) {
        StringBuilder text = new StringBuilder(PairText.of(a, b).toString());
        text.append('\n').append(PairText.LIMIT).append(": ").append(WellKnownText.number(limit));
        text.append('\n').append(PairText.SEPARATION).append(": ").append(WellKnownText.number(axis.separation()));
        text.append('\n').append(PairText.NORMAL).append(": ").append(WellKnownText.vector(axis.x(), axis.y()));
        if (touching) {
            ContactManifold contact = new ContactManifold();
            contact.compute(a, b, found);
            text.append('\n').append(PairText.CONTACT).append(": ").append(contactPoints(contact));
            if (axis.separation() < 0) {
                text.append('\n').append(PairText.MTV).append(": ").append(push(contact, axis));
            }
        }
        return text.toString();
    }

    private static String contactPoints(ContactManifold contact) {
        double[] xy = new double[2 * contact.count()];
        for (int i = 0; i < contact.count(); i++) {
            xy[2 * i] = contact.x(i);
            xy[2 * i + 1] = contact.y(i);
        }
        return WellKnownText.points(xy);
    }

    private static String push(ContactManifold contact, Axis axis) {
        double x = contact.x(0);
        double y = contact.y(0);
        return WellKnownText.line(x, y, x + axis.pushX(), y + axis.pushY());
    }
}
