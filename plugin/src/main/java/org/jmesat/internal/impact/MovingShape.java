package org.jmesat.internal.impact;

import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.geometry.PolygonBuffer;

/** One of the two shapes of a sweep: what it is, how it turns, and where it is at the moment that is looked at. */
final class MovingShape {
    final PlacedPolygon placed = new PlacedPolygon();
    /** In radians per tick; 0 also for a circle about its local origin, which looks the same at every angle. */
    double turn;
    /** Distance from the local origin to the furthest vertex of the core. */
    double reach;
    private double startCos;
    private double startSin;

    /** Takes another shape, and places it in the world as it is at time 0. */
    void set(PolygonBuffer shape, Motion motion) {
        placed.local().set(shape, 0, 0);
        double squared = 0;
        for (int i = 0; i < shape.count(); i++) {
            squared = Math.max(squared, shape.x(i) * shape.x(i) + shape.y(i) * shape.y(i));
        }
        reach = Math.sqrt(squared);
        turn = reach > 0 ? motion.turn() : 0;
        startCos = Angles.cos(motion.angle(0));
        startSin = Angles.sin(motion.angle(0));
        placed.place(motion.x(0), motion.y(0), startCos, startSin);
    }

    /** Turns the shape as it is at a time, with its local origin at a point. */
    void place(double x, double y, double time) {
        if (turn == 0) {
            placed.place(x, y, startCos, startSin);
            return;
        }
        // Added to a large angle, a small turn would lose its last bits.
        double cos = Angles.cos(time * turn);
        double sin = Angles.sin(time * turn);
        placed.place(x, y, startCos * cos - startSin * sin, startSin * cos + startCos * sin);
    }

    /**
     * A bound on the coordinates that go into placing the shape, from its local origin, and on how far it goes round
     * that, together: what the rounding of its place is judged by. A turn further than a sweep can follow counts no
     * more.
     */
    double path() {
        return 2 * placed.shape().reach() + reach * Math.min(Math.abs(turn), TurningSweep.MOST_STEPS);
    }

    /** Of the circle about the point from which {@link #centerX} is measured that holds the shape all the time. */
    double sweptRadius() {
        return turn == 0 ? placed.radius() : reach + placed.rounding();
    }

    /** World x of that circle's centre from the local origin: the shape's own centre if it does not turn. */
    double centerX() {
        PolygonBuffer shape = placed.shape();
        return turn == 0 ? startCos * shape.centerX() - startSin * shape.centerY() : 0;
    }

    double centerY() {
        PolygonBuffer shape = placed.shape();
        return turn == 0 ? startSin * shape.centerX() + startCos * shape.centerY() : 0;
    }
}
