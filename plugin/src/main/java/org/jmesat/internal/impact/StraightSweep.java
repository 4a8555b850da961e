package org.jmesat.internal.impact;

import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;

/**
 * The time of impact of two shapes that do not turn, in closed form.
 *
 * <p>B touches A exactly when its origin lies on the outline of the Minkowski difference of the two, and B's origin
 * moves along a line. The outline consists of the edges of both cores, moved outward by the sum of the roundings, and
 * of arcs round its corners, each of which is a vertex of A and one of B. The first of all crossings is the impact. An
 * edge counts where, at the time it is reached, the faces that it is made of lie beside each other, give or take what
 * doubles may be wrong by, so that nothing slips through between an edge and its neighbour. Cost O(n + m), and O(n m)
 * if one of the shapes is thin.
 *
 * <p>Each time is one division, or one square root, of numbers that are exact to the last few bits. It is off by about
 * 10⁻¹² of itself, other than at grazing incidence, where the last bits of a distance are more than that in time.
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
     * Finds the time (≥0) of the first contact of two shapes that are apart, placed as they are at time 0; infinite if
     * there is none. The velocity is that of B relative to A. {@code distance} is that of the cores when they touch,
     * {@code newNoise} the error that places may have.
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
            // Seen against the normal, low and high change places.
            if (shift - spanB.high <= spanA.high + noise && shift - spanB.low >= spanA.low - noise) {
                faceTime = time;
                face = edge;
                faceX = nx;
                faceY = ny;
            }
        }
        // Each corner of the outline is the end of one edge and the beginning of another.
        meetCorner(spanA.lowest, spanB.lowest);
    }

    /**
     * B's corner enters the circle about A's. Sharp corners meet if they come within a noise of each other, and then
     * with the axis along the motion.
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

    /** Whether an edge is met first; otherwise two corners are. */
    boolean isFace() {
        return faceTime <= cornerTime;
    }

    /** Tells on which axis the shapes touch at the time found. */
    void fill(Penetration result) {
        if (isFace()) {
            result.set(0, faceX, faceY, face, false);
        } else {
            result.set(0, cornerX, cornerY, cornerOfA, cornerOfB);
        }
    }
}
