package org.jmesat.narrowphase.peers;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.HardPair.Kind;
import org.jmesat.testing.HardPair.Pose;
import org.jmesat.testing.HardPair;

/** Pairs that a person can work out on paper. */
enum KnownPair {
    TRIANGLE_AND_BOX("triangle (0 0, 3 0, 0 10) and a 0.5 × 0.5 box at (1.5 1.5)",
            ConvexPolygon.of(0, 0, 3, 0, 0, 10), 0, 0, ConvexPolygon.rectangle(0.5f, 0.5f), 1.5, 1.5),
    BOX_AND_TRIANGLE("the same, box first",
            ConvexPolygon.rectangle(0.5f, 0.5f), 1.5, 1.5, ConvexPolygon.of(0, 0, 3, 0, 0, 10), 0, 0),
    SQUARES("two 2 × 2 squares, one centre",
            ConvexPolygon.rectangle(2, 2), 0, 0, ConvexPolygon.rectangle(2, 2), 0, 0),
    RECTANGLES("two 4 × 1 rectangles, one centre",
            ConvexPolygon.rectangle(4, 1), 0, 0, ConvexPolygon.rectangle(4, 1), 0, 0),
    SQUARE_IN_SQUARE("1 × 1 square in a 4 × 4 one, one centre",
            ConvexPolygon.rectangle(4, 4), 0, 0, ConvexPolygon.rectangle(1, 1), 0, 0),
    SEGMENTS("two segments (-1 0, 1 0), one on the other",
            ConvexPolygon.hullOf(-1, 0, 1, 0), 0, 0, ConvexPolygon.hullOf(-1, 0, 1, 0), 0, 0),
    POINTS("two points at one place",
            ConvexPolygon.hullOf(0, 0), 0, 0, ConvexPolygon.hullOf(0, 0), 0, 0),
    CIRCLES("two circles of radius 1, one centre",
            ConvexPolygon.circle(1), 0, 0, ConvexPolygon.circle(1), 0, 0),
    CIRCLE_ON_SQUARE("circle of radius 1 and a 2 × 2 square, one centre",
            ConvexPolygon.circle(1), 0, 0, ConvexPolygon.rectangle(2, 2), 0, 0);

    final String title;
    final HardPair pair;

    KnownPair(String title, ConvexPolygon a, double ax, double ay, ConvexPolygon b, double bx, double by) {
        this.title = title;
        pair = new HardPair(Kind.CONCENTRIC, 0, 0, a, new Pose(ax, ay, 0), b, new Pose(bx, by, 0));
    }

    /** Whether the direction is arbitrary. */
    boolean isEven() {
        return ordinal() >= SQUARES.ordinal();
    }
}
