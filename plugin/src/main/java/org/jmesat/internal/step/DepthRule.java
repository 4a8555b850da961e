package org.jmesat.internal.step;

import org.jmesat.geometry.Tolerance;

/**
 * Decides whether two colliders overlap in depth, which is the third axis, across the plane. A collider has a range of
 * depth there, from low to high.
 *
 * <p><b>Separation.</b> The separation of two ranges is max(lowA − highB, lowB − highA): the gap, or the negative
 * overlap.
 *
 * <p><b>Tolerance.</b> The tolerance t is {@link Tolerance#touching} of the pair's sizes and of the largest finite
 * depth involved. The size of a collider is the radius of its largest piece plus half its finite thickness. So a floor
 * that was turned into the plane by a quaternion of floats, and is thick by a rounding error, counts as flat.
 *
 * <p><b>Rule.</b> Touching does not count, under any touch policy, since a crate that stands on a floor must not hit
 * the floor. A contact can begin at separation &lt; −t, and ends at ≥ −t/2, so that rounding does not
 * keep the contact of a crate that sank in for a moment and now stands. There is one exception: two flat colliders,
 * both no thicker than 2t, never overlap by more than their thickness. They begin at separation ≤ t and end beyond 2t,
 * so two sprites at the same depth collide.
 *
 * <p><b>Corner cases.</b>
 * <ul>
 * <li>Two colliders of equal range always collide, flat or not.
 * <li>A flat collider inside a thick one collides with it, if it is further than t from both ends. A flat collider at
 *     an end of a thick one only touches it.
 * <li>A flat collider that becomes thick during a contact follows the rule for thick ones from then on: the contact
 *     ends unless the ranges overlap. A thick one that becomes flat follows the exception.
 * <li>A range may be infinite at either end. The separation is then finite or −∞, never NaN, because no range begins at
 *     +∞ or ends at −∞.
 * </ul>
 */
final class DepthRule {
    private DepthRule() {
    }

    /**
     * Whether a pair overlaps in depth.
     *
     * @param tolerance the pair's tolerance t
     * @param wasTouching whether the pair was in contact at the last step
     */
    static boolean overlap(double lowA, double highA, double lowB, double highB, double tolerance,
            boolean wasTouching) {
        double separation = BodyDepths.separation(lowA, highA, lowB, highB);
        if (highA - lowA <= 2 * tolerance && highB - lowB <= 2 * tolerance) {
            return separation <= (wasTouching ? 2 * tolerance : tolerance);
        }
        return separation < (wasTouching ? -0.5 * tolerance : -tolerance);
    }

    /** The size of a collider, from the radius of its largest piece and its range; at most the greatest float. */
    static float size(double radius, float low, float high) {
        double thickness = (double) high - low;
        return (float) Math.min(Float.MAX_VALUE, radius + (thickness <= Float.MAX_VALUE ? 0.5 * thickness : 0));
    }

    /** The larger absolute value of the finite ends of a range; 0 if both are infinite. */
    static float largestCoordinate(float low, float high) {
        return Math.max(finite(low), finite(high));
    }

    private static float finite(float end) {
        return Float.isInfinite(end) ? 0 : Math.abs(end);
    }
}
