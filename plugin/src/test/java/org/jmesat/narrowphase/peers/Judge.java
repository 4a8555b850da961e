package org.jmesat.narrowphase.peers;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.ExactDistance;
import org.jmesat.testing.ExactShape;
import org.jmesat.testing.HardPair;

/**
 * Computes the errors of answers by exact arithmetic. The tolerance is the same for all: 2·10⁻⁹ of the pair's size (the
 * sum of both bounding radii) plus 32 ulps, as doubles, of the coordinates involved. For a pair whose exact distance is
 * within it, every verdict is accepted.
 */
final class Judge {
    enum Truth {
        OVERLAP, APART, UNDECIDABLE
    }

    private final ExactDistance distance = new ExactDistance();
    private final ExactDistance pushed = new ExactDistance();
    private ExactShape a;
    private ExactShape b;
    private double size;
    private double tolerance;

    /** Sets the pair and returns the truth about it. */
    Truth begin(HardPair pair) {
        PlacedPolygon placedA = pair.placedA();
        PlacedPolygon placedB = pair.placedB();
        size = placedA.radius() + placedB.radius();
        tolerance = 2 * (placedA.tie() + placedB.tie());
        a = pair.exactA().withRadius(placedA.rounding());
        b = pair.exactB().withRadius(placedB.rounding());
        distance.between(a, b);
        if (distance.isBelow(-tolerance)) {
            return Truth.OVERLAP;
        }
        return distance.exceeds(tolerance) ? Truth.APART : Truth.UNDECIDABLE;
    }

    /** The sum of both bounding radii. */
    double size() {
        return size;
    }

    /** The exact distance of the pair, or minus the exact depth, up to the rounding of the number returned. */
    double exactDistance() {
        return distance.approximate();
    }

    /** The overlap left after the push, in world units; 0 when within the tolerance. */
    double leftOver(Answer answer) {
        if (!(Math.abs(answer.x()) + Math.abs(answer.y()) < 1e30)) {
            return Double.POSITIVE_INFINITY;
        }
        pushed.between(a, b.movedBy(answer.x(), answer.y()));
        return pushed.isBelow(-tolerance) ? -pushed.approximate() : 0;
    }

    /** The error of the depth, in world units; 0 when within the tolerance. */
    double depthError(Answer answer) {
        double depth = answer.depth();
        if (!(Math.abs(depth) < 1e30)) {
            return Double.POSITIVE_INFINITY;
        }
        boolean right = !distance.isBelow(-depth - tolerance) && !distance.exceeds(-depth + tolerance);
        return right ? 0 : Math.max(Math.abs(distance.approximate() + depth), Math.nextUp(tolerance));
    }
}
