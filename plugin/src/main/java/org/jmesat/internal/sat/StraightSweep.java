package org.jmesat.internal.sat;

import org.jmesat.geometry.PlacedPolygon;

/**
 * The time of impact of two shapes that do not turn, in closed form.
 *
 * <p>B touches A exactly when B's origin lies on the boundary of their Minkowski difference, and B's origin moves along
 * a line. The boundary consists of the edges of both cores, moved outward by the sum of the roundings, and of arcs
 * round its corners, each of which belongs to a vertex of A and one of B. The first crossing is the impact. A crossing
 * of an edge counts if the faces that form it overlap on the tangent at that time, within the rounding error, so that B
 * cannot slip through between an edge and its neighbour. Cost O(n + m), and O(n m) if one of the shapes is thin.
 *
 * <p>Each time is one division or one square root of numbers that are exact to the last few bits. Its relative error is
 * about 10⁻¹², and more at grazing incidence.
 */
final class StraightSweep {
    private final FaceSpan spanA = new FaceSpan();
    private final FaceSpan spanB = new FaceSpan();
    private PlacedPolygon a;
    private PlacedPolygon b;
    private double vx;
    private double vy;
    private double speed;
    private double rounding;
    private double noise;
    private double faceTime;
    private double faceX;
    private double faceY;
    private int face;
    private double cornerTime;
    private double cornerX;
    private double cornerY;
    private int cornerOfA;
    private int cornerOfB;

    /**
     * Finds the time (≥0) of the first contact of two separate shapes, placed at time 0; infinite if there is none. The
     * velocity is that of B relative to A. {@code distance} is that of the cores in contact, {@code newNoise} the
     * rounding error of positions.
     */
    double find(PlacedPolygon placedA, PlacedPolygon placedB, double velocityX, double velocityY, double distance,
            double newNoise) {
        a = placedA;
        b = placedB;
        vx = velocityX;
        vy = velocityY;
        speed = Math.sqrt(vx * vx + vy * vy);
        rounding = distance;
        noise = newNoise;
        faceTime = Double.POSITIVE_INFINITY;
        cornerTime = Double.POSITIVE_INFINITY;
        if (speed == 0) {
            return cornerTime;
        }
        if (a.count() == 1 && b.count() == 1) {
            meetCorner(0, 0);
        }
        spanA.begin(a, noise);
        spanB.begin(b, noise);
        for (int i = 0; a.count() > 1 && i < a.count(); i++) {
            meetFace(i, a.normalX(i), a.normalY(i));
        }
        spanA.begin(a, noise);
        spanB.begin(b, noise);
        for (int j = 0; b.count() > 1 && j < b.count(); j++) {
            meetFace(~j, -b.normalX(j), -b.normalY(j));
        }
        return Math.min(faceTime, cornerTime);
    }

    private void meetFace(int edge, double nx, double ny) {
        spanA.find(nx, ny);
        spanB.find(-nx, -ny);
        double approach = -(nx * vx + ny * vy);
        double time = (-spanB.furthest - spanA.furthest - rounding) / approach;
        if (approach > 0 && time >= 0 && time < faceTime) {
            double shift = time * (nx * vy - ny * vx);
            // Against the normal, low and high are swapped.
            if (shift - spanB.high <= spanA.high + noise && shift - spanB.low >= spanA.low - noise) {
                faceTime = time;
                face = edge;
                faceX = nx;
                faceY = ny;
            }
        }
        // Each corner of the boundary is the end of one edge and the start of another.
        meetCorner(spanA.lowest, spanB.lowest);
    }

    /**
     * Finds when B's corner enters the circle about A's corner. Sharp corners meet if they come within the rounding
     * error of each other; the normal is then along the motion.
     */
    private void meetCorner(int i, int j) {
        double dx = b.x()[j] - a.x()[i];
        double dy = b.y()[j] - a.y()[i];
        double ux = vx / speed;
        double uy = vy / speed;
        double offset = ux * dy - uy * dx;
        if (Math.abs(offset) > Math.max(rounding, noise)) {
            return;
        }
        double back = Math.sqrt(Math.max(0, (rounding - offset) * (rounding + offset)));
        double time = (-(ux * dx + uy * dy) - back) / speed;
        if (time >= 0 && time < cornerTime) {
            boolean sharp = rounding <= noise;
            cornerTime = time;
            cornerX = sharp ? -ux : (-uy * offset - ux * back) / rounding;
            cornerY = sharp ? -uy : (ux * offset - uy * back) / rounding;
            cornerOfA = i;
            cornerOfB = j;
        }
    }

    /** Whether an edge is met first; otherwise two corners meet. */
    boolean isFace() {
        return faceTime <= cornerTime;
    }

    /** Sets the axis on which the shapes touch at the time found. */
    void fill(SatResult result) {
        if (isFace()) {
            result.set(0, faceX, faceY, face, false);
        } else {
            result.set(0, cornerX, cornerY, cornerOfA, cornerOfB);
        }
    }
}
