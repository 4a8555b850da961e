package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.Angles;

/** One of the two shapes of a sweep: its polygon, its turn, and its pose at the current time. */
final class MovingShape {
    final PlacedPolygon placed = new PlacedPolygon();
    /** In radians per tick; 0 for a circle about its local origin, which looks the same at every angle. */
    double turn;
    /** Greatest distance of a core vertex from the local origin. */
    double reach;
    private double startCos;
    private double startSin;

    /** Places the shape, whose polygon was set, in the world at time 0. */
    void begin(Motion motion) {
        startCos = Angles.cos(motion.angle(0));
        startSin = Angles.sin(motion.angle(0));
        placed.place(motion.x(0), motion.y(0), startCos, startSin);
        double[] edges = placed.edges();
        double squared = 0;
        for (int k = 0; k < STRIDE * placed.count(); k += STRIDE) {
            double x = placed.localCenterX() + edges[k];
            double y = placed.localCenterY() + edges[k + 1];
            squared = Math.max(squared, x * x + y * y);
        }
        reach = Math.sqrt(squared);
        turn = reach > 0 ? motion.turn() : 0;
    }

    /** Places the shape with its angle at a time and its local origin at a point. */
    void place(double x, double y, double time) {
        if (turn == 0) {
            placed.place(x, y, startCos, startSin);
            return;
        }
        // Adding a small turn to a large angle would lose its last bits.
        double cos = Angles.cos(time * turn);
        double sin = Angles.sin(time * turn);
        placed.place(x, y, startCos * cos - startSin * sin, startSin * cos + startCos * sin);
    }

    /**
     * A bound for the rounding error of the pose: the largest coordinate relative to the local origin plus the length
     * of the arc round it. A turn longer than a sweep can follow is cut off.
     */
    double path() {
        double localReach = placed.radius() + Math.abs(placed.localCenterX()) + Math.abs(placed.localCenterY());
        return 2 * localReach + reach * Math.min(Math.abs(turn), TurningSweep.MOST_STEPS);
    }

    /**
     * Radius of the circle about ({@link #centerX}, {@link #centerY}) that contains the shape during the whole tick.
     */
    double sweptRadius() {
        return turn == 0 ? placed.radius() : reach + placed.rounding();
    }

    /** Plane x of that circle's centre relative to the local origin: the shape's centre if it does not turn, else 0. */
    double centerX() {
        return turn == 0 ? startCos * placed.localCenterX() - startSin * placed.localCenterY() : 0;
    }

    double centerY() {
        return turn == 0 ? startSin * placed.localCenterX() + startCos * placed.localCenterY() : 0;
    }
}
