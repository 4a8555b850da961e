package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;

/**
 * The separating axis test for two convex polygons, segments or points.
 *
 * <p>Tries every axis of A and then of B, ends at the first that separates the shapes by more than asked, and otherwise
 * keeps the axis of greatest signed separation, which is the one of least overlap. The direction of the result comes
 * from the intervals on that axis, never from the centres, so the MTV also separates a shape that contains the other.
 * Equally deep axes go to the first of them, in the order of A's edges and then B's, and to the one closest to X where
 * the shapes lie so evenly that either direction of an axis would do. Within touching range of each other, disjoint
 * shapes are also tried along the line between their closest corners, where edges understate the distance.
 *
 * <p>Cost O(axes of A · vertices of B + axes of B · vertices of A). An instance keeps scratch values between the loops
 * and allocates nothing; it must not be shared between threads.
 */
public final class Sat {
    private final ClosestVertices corners = new ClosestVertices();
    private double min;
    private double max;

    /** Creates a test with its own scratch values. */
    public Sat() {
    }

    /**
     * Tests a pair.
     *
     * @param a the first shape, placed, not empty
     * @param b the second shape, placed, not empty
     * @param limit separation in world units above which the pair counts as apart
     * @param result receives the greatest separation and its axis when the method returns true, and the first axis
     *     found that separates by more than the limit when it returns false
     * @return true when no axis separates the shapes by more than the limit
     */
    public boolean test(PlacedPolygon a, PlacedPolygon b, double limit, Penetration result) {
        double tie = tie(a, b);
        double best = Double.NEGATIVE_INFINITY;
        double bestLead = 0;
        int bestAxis = 0;
        boolean bestOfA = true;
        for (int pass = 0; pass < 2; pass++) {
            boolean ofA = pass == 0;
            PlacedPolygon owner = ofA ? a : b;
            PlacedPolygon other = ofA ? b : a;
            int axisCount = owner.axisCount();
            for (int k = 0; k < axisCount; k++) {
                project(other, owner.axisX()[k], owner.axisY()[k]);
                double ahead = min - owner.high()[k];
                double behind = owner.low()[k] - max;
                double separation = Math.max(ahead, behind);
                if (separation > limit) {
                    fill(result, owner, ofA, k, separation, ahead - behind, tie);
                    return false;
                }
                if (separation > best + tie) {
                    best = separation;
                    bestLead = ahead - behind;
                    bestAxis = k;
                    bestOfA = ofA;
                }
            }
        }
        if (best > -tie && corners.find(a, b) && corners.distance() > limit) {
            result.set(corners.distance(), corners.directionX(), corners.directionY(), true, Penetration.NO_AXIS,
                    false);
            return false;
        }
        fill(result, bestOfA ? a : b, bestOfA, bestAxis, best, bestLead, tie);
        if (result.isDirectionArbitrary()) {
            preferX(a, b, tie, result);
        }
        return true;
    }

    static double tie(PlacedPolygon a, PlacedPolygon b) {
        return Tolerance.tie(a.radius() + b.radius(), Math.max(a.largestCoordinate(), b.largestCoordinate()));
    }

    /** Where not even the axis is given, as for squares with one centre, the one closest to X stands for all. */
    private void preferX(PlacedPolygon a, PlacedPolygon b, double tie, Penetration result) {
        double least = result.separation() - tie;
        for (int pass = 0; pass < 2; pass++) {
            PlacedPolygon owner = pass == 0 ? a : b;
            for (int k = 0; k < owner.axisCount(); k++) {
                project(pass == 0 ? b : a, owner.axisX()[k], owner.axisY()[k]);
                double ahead = min - owner.high()[k];
                double behind = owner.low()[k] - max;
                double separation = Math.max(ahead, behind);
                if (separation >= least && Math.abs(ahead - behind) <= tie
                        && Math.abs(owner.axisX()[k]) > Math.abs(result.normalX()) + Tolerance.PARALLEL) {
                    fill(result, owner, pass == 0, k, separation, ahead - behind, tie);
                }
            }
        }
    }

    private void project(PlacedPolygon shape, double axisX, double axisY) {
        double[] x = shape.x();
        double[] y = shape.y();
        int count = shape.count();
        double low = axisX * x[0] + axisY * y[0];
        double high = low;
        for (int i = 1; i < count; i++) {
            double p = axisX * x[i] + axisY * y[i];
            low = Math.min(low, p);
            high = Math.max(high, p);
        }
        min = low;
        max = high;
    }

    /** Turns the axis so that it points from A to B: ahead of the owner's interval or behind it, where it is further. */
    private static void fill(Penetration result, PlacedPolygon owner, boolean ofA, int k, double separation,
            double lead, double tie) {
        double nx = owner.axisX()[k];
        double ny = owner.axisY()[k];
        boolean arbitrary = Math.abs(lead) <= tie;
        boolean alongY = Math.abs(nx) <= Tolerance.PARALLEL;
        boolean forward = arbitrary ? (alongY ? ny > 0 : nx > 0) : lead > 0 == ofA;
        result.set(separation, forward ? nx : -nx, forward ? ny : -ny, ofA, k, arbitrary);
    }
}
