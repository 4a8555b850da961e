package org.jmesat.app.model;

import java.util.List;

/**
 * Decides whether two bodies whose contact begins are solid for each other, from the rectangles of both where their
 * motion of this tick began. Answers are true, false, or null where they depend on rounding.
 */
final class OneWayModel {
    /** The smallest separation that rounding and tolerance cannot reverse. */
    private static final double CLEAR = 3e-4 * Lattice.UNIT;
    private static final double MOST_SLANTED = Math.cos(Math.toRadians(45)) - 1e-6;

    private OneWayModel() {
    }

    static Boolean isSolid(Body a, Body b) {
        return and(isSolidFor(a, b), isSolidFor(b, a));
    }

    private static Boolean and(Boolean one, Boolean other) {
        if (Boolean.FALSE.equals(one) || Boolean.FALSE.equals(other)) {
            return false;
        }
        return one == null || other == null ? null : true;
    }

    private static Boolean isSolidFor(Body oneWay, Body body) {
        if (!oneWay.isOneWay()) {
            return true;
        }
        return oneWay.motion.isKnown() && body.motion.isKnown() ? wasAbove(oneWay, body) : leavesUpwards(oneWay, body);
    }

    /** Whether the body was above the one-way body, along up or along the normal of an edge near to up. */
    private static Boolean wasAbove(Body oneWay, Body body) {
        Boolean above = isApart(oneWay, body, oneWay.upX(), oneWay.upY());
        if (!oneWay.wasHull() || Boolean.TRUE.equals(above)) {
            return above;
        }
        List<Rectangle> pieces = oneWay.lastPieces();
        boolean isDoubtful = above == null;
        for (int i = 0; i < 4 * pieces.size(); i++) {
            for (int j = 0; j < 4 * pieces.size(); j++) {
                double dx = pieces.get(j / 4).cornerX(j % 4) - pieces.get(i / 4).cornerX(i % 4);
                double dy = pieces.get(j / 4).cornerY(j % 4) - pieces.get(i / 4).cornerY(i % 4);
                double length = Math.hypot(dx, dy);
                double x = dy / length;
                double y = -dx / length;
                double at = x * pieces.get(i / 4).cornerX(i % 4) + y * pieces.get(i / 4).cornerY(i % 4);
                if (length > 0 && x * oneWay.upX() + y * oneWay.upY() >= MOST_SLANTED
                        && reach(pieces, x, y) <= at + 1e-6) {
                    Boolean apart = isApart(oneWay, body, x, y);
                    if (Boolean.TRUE.equals(apart)) {
                        return true;
                    }
                    isDoubtful |= apart == null;
                }
            }
        }
        return isDoubtful ? null : false;
    }

    private static Boolean isApart(Body oneWay, Body body, double x, double y) {
        double separation = (body.motion.startByX() - oneWay.motion.startByX()) * x
                + (body.motion.startByY() - oneWay.motion.startByY()) * y
                - reach(body.lastPieces(), -x, -y) - reach(oneWay.lastPieces(), x, y);
        return Math.abs(separation) < CLEAR ? null : (Boolean) (separation > 0);
    }

    private static double reach(List<Rectangle> pieces, double x, double y) {
        double reach = Double.NEGATIVE_INFINITY;
        for (Rectangle piece : pieces) {
            for (int i = 0; i < 4; i++) {
                reach = Math.max(reach, piece.cornerX(i) * x + piece.cornerY(i) * y);
            }
        }
        return reach;
    }

    /** Whether the least way out of the deepest pair of pieces is upwards. */
    private static Boolean leavesUpwards(Body oneWay, Body body) {
        if (oneWay.isHull() || body.isHull()) {
            return null;
        }
        int deepest = 0;
        Boolean upwards = null;
        for (Rectangle piece : oneWay.pieces) {
            for (Rectangle other : body.pieces) {
                int dx = other.x() - piece.x();
                int dy = other.y() - piece.y();
                int depthX = piece.halfX() + other.halfX() - Math.abs(dx);
                int depthY = piece.halfY() + other.halfY() - Math.abs(dy);
                int depth = Math.min(depthX, depthY);
                if (depth > 0 && depth >= deepest) {
                    int way = depthX < depthY ? dx * oneWay.upX() : dy * oneWay.upY();
                    boolean isAlongUp = depthX < depthY == (oneWay.upX() != 0);
                    Boolean now = depthX == depthY || isAlongUp && way == 0 ? null : (Boolean) (way > 0);
                    upwards = depth == deepest && now != upwards ? null : now;
                    deepest = depth;
                }
            }
        }
        return upwards;
    }
}
