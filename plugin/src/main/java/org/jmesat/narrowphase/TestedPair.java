package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;

/** Two shapes as they were when they were tested, and what the test found. */
final class TestedPair {
    private final PlacedPolygon a;
    private final PlacedPolygon b;
    private final double limit;
    private final Penetration found = new Penetration();
    private final boolean touching;

    TestedPair(PlacedPolygon a, PlacedPolygon b, double limit, int lastEdge) {
        this.a = Placement.of(a).copy(a);
        this.b = Placement.of(b).copy(b);
        this.limit = limit;
        Sat sat = new Sat();
        touching = sat.test(a, b, limit, lastEdge, found);
        if (!touching) {
            sat.test(a, b, Double.POSITIVE_INFINITY, found);
        }
    }

    boolean isTouching() {
        return touching;
    }

    /** The greatest separation and its axis, also when the pair is apart. */
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

    /** With the arithmetic of the test. */
    boolean isSeparatedByCircles() {
        double dx = b.centerX() - a.centerX();
        double dy = b.centerY() - a.centerY();
        double reach = size() + limit;
        return !touching && reach > 0 && dx * dx + dy * dy > reach * reach;
    }

    String write(AxisReport.Axis axis) {
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

    private static String push(ContactManifold contact, AxisReport.Axis axis) {
        double x = contact.x(0);
        double y = contact.y(0);
        return WellKnownText.line(x, y, x + axis.pushX(), y + axis.pushY());
    }
}
