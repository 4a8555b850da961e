package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * A body's data for its sweep, beyond its poses: the start of the sweep if the game has set one, the former shape if it
 * was replaced, and the bends of the path if it does not move in a straight line.
 */
final class SweepState {
    /** The numbers of a bend: its place, and the time as a fraction of the step. */
    private static final int BEND = 3;

    private double[] start = new double[BodyPoses.ROW];
    private double[] usedStart = new double[BodyPoses.ROW];
    private boolean startSet;
    private final FormerShape formerShape = new FormerShape();
    private double[] path = {};
    private int bends;
    private double detour;

    void setStart(double x, double y, double cos, double sin) {
        start[0] = x;
        start[1] = y;
        start[2] = cos;
        start[3] = sin;
        startSet = true;
    }

    /** Whether a start for the next sweep is set. */
    boolean isStartSet() {
        return startSet;
    }

    /** Begins a step, which uses the start that was set. Handlers may set the next start while this one is in use. */
    void useStart() {
        if (startSet) {
            double[] swap = usedStart;
            usedStart = start;
            start = swap;
            startSet = false;
        }
    }

    /** The start of the last step's sweep, if it was set. */
    double[] usedStart() {
        return usedStart;
    }

    FormerShape formerShape() {
        return formerShape;
    }

    void clearPath() {
        bends = 0;
        detour = 0;
    }

    /** Adds a place that the body passes before the end of the step. */
    void addToPath(double x, double y) {
        int at = BEND * bends++;
        path = at < path.length ? path : Arrays.copyOf(path, 2 * at + 4 * BEND);
        path[at] = x;
        path[at + 1] = y;
    }

    boolean hasPath() {
        return bends > 0;
    }

    /**
     * Times the path: the body moves evenly along it.
     *
     * @param tolerance a path that deviates no more than this from a straight line becomes straight
     */
    void timePath(double startX, double startY, double endX, double endY, double tolerance) {
        double x = startX;
        double y = startY;
        double length = 0;
        for (int at = 0; at < BEND * bends; at += BEND) {
            length += distance(path[at] - x, path[at + 1] - y);
            path[at + 2] = length;
            x = path[at];
            y = path[at + 1];
        }
        length += distance(endX - x, endY - y);
        detour = 0;
        for (int at = 0; at < BEND * bends && length > 0; at += BEND) {
            double time = path[at + 2] / length;
            path[at + 2] = time;
            detour = Math.max(detour, distance(path[at] - startX - time * (endX - startX),
                    path[at + 1] - startY - time * (endY - startY)));
        }
        if (!(detour > tolerance)) {
            clearPath();
        }
    }

    private static double distance(double dx, double dy) {
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** How far the path is from a straight line at most. */
    double detour() {
        return detour;
    }

    /** The time of the first bend after another time, or 1. */
    double nextBend(double time) {
        double next = 1;
        for (int i = bends - 1; i >= 0 && path[BEND * i + 2] > time; i--) {
            next = path[BEND * i + 2];
        }
        return next;
    }

    /** One of the coordinates at a time, 0 for x and 1 for y, of a path with given ends. */
    double at(double time, int coordinate, double start, double end) {
        double fromTime = 0;
        double from = start;
        for (int i = 0; i < bends; i++) {
            double toTime = path[BEND * i + 2];
            double to = path[BEND * i + coordinate];
            if (toTime > time) {
                return between(time, fromTime, toTime, from, to);
            }
            fromTime = toTime;
            from = to;
        }
        return fromTime == 1 ? end : between(time, fromTime, 1, from, end);
    }

    private static double between(double time, double fromTime, double toTime, double from, double to) {
        double share = (time - fromTime) / (toTime - fromTime);
        return (1 - share) * from + share * to;
    }
}
