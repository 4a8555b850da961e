package org.jmesat.internal.sat;

import org.jmesat.geometry.PlacedPolygon;

/**
 * Finds the axis of an impact at which corners graze: of the edges that face the motion, the one of greatest
 * separation.
 *
 * <p>Where a corner passes a corner exactly, several edges separate the shapes, and along some of these axes the shapes
 * already move apart. Such an axis cannot be the normal of an impact. An axis that faces the motion always exists:
 * until the impact the shapes were apart, and along their last separating axis they approach.
 */
final class FacingAxis {
    private final FaceSpan spanA = new FaceSpan();
    private final FaceSpan spanB = new FaceSpan();
    private double greatest;

    /**
     * Finds the axis of a pair placed at the time of impact. Along it, the shapes may overlap by {@code deepest}. The
     * result is unchanged if no edge that faces the motion separates the shapes, as between two points.
     */
    void find(SweptPair pair, double deepest, SatResult result) {
        greatest = -deepest;
        PlacedPolygon a = pair.a.placed;
        for (int i = 0; a.count() > 1 && i < a.count(); i++) {
            offer(pair, a.normalX(i), a.normalY(i), i, result);
        }
        PlacedPolygon b = pair.b.placed;
        for (int j = 0; b.count() > 1 && j < b.count(); j++) {
            offer(pair, 0.0 - b.normalX(j), 0.0 - b.normalY(j), ~j, result);
        }
    }

    private void offer(SweptPair pair, double nx, double ny, int edge, SatResult result) {
        double separation = pair.separation(nx, ny);
        if (separation > greatest && isClosing(pair, nx, ny)) {
            greatest = separation;
            result.set(greatest, nx, ny, edge, false);
        }
    }

    /**
     * Whether the shapes approach each other along an axis, or keep their distance, at one or both ends of the faces'
     * common interval.
     */
    boolean isClosing(SweptPair pair, double nx, double ny) {
        spanA.begin(pair.a.placed, pair.converged());
        spanA.find(nx, ny);
        spanB.begin(pair.b.placed, pair.converged());
        spanB.find(-nx, -ny);
        // Against the normal, low and high are swapped.
        return speed(pair, nx, ny, Math.max(spanA.low, -spanB.high)) <= 0
                || speed(pair, nx, ny, Math.min(spanA.high, -spanB.low)) <= 0;
    }

    /** The speed at which B moves away from A along an axis, at a point of A's face given by its tangent coordinate. */
    private double speed(SweptPair pair, double nx, double ny, double tangent) {
        double x = spanA.furthest * nx - tangent * ny;
        double y = spanA.furthest * ny + tangent * nx;
        double ofA = pair.a.turn * (ny * x - nx * y);
        double ofB = pair.b.turn * (ny * (x - pair.x) - nx * (y - pair.y));
        return nx * pair.velocityX + ny * pair.velocityY + ofB - ofA;
    }
}
