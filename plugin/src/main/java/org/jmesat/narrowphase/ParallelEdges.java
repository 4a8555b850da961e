package org.jmesat.narrowphase;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;

/** Edges of two shapes that are parallel within {@link Tolerance#PARALLEL}, and the direction of their axis. */
final class ParallelEdges {
    /** Stands for no edge. */
    static final int NONE = -1;

    private final int[] along = new int[2];
    private final int[] against = new int[2];
    private double firstX;
    private double firstY;
    private double x;
    private double y;
    private double separation;

    /** Starts an empty group with the direction of its first edge's axis, from A to B. */
    ParallelEdges begin(double newFirstX, double newFirstY) {
        firstX = newFirstX;
        firstY = newFirstY;
        x = firstX;
        y = firstY;
        separation = Double.NEGATIVE_INFINITY;
        Arrays.fill(along, NONE);
        Arrays.fill(against, NONE);
        return this;
    }

    boolean isParallel(double otherX, double otherY) {
        return Math.abs(x * otherY - y * otherX) <= Tolerance.PARALLEL;
    }

    /** Adds an edge. The axis takes the direction that separates most. */
    void add(int edge, boolean isB, double edgeX, double edgeY, double forth, double back) {
        int[] edges = isAlong(edgeX, edgeY) ? along : against;
        int shape = isB ? 1 : 0;
        edges[shape] = edges[shape] == NONE ? edge : edges[shape];
        if (Math.max(forth, back) > separation) {
            separation = Math.max(forth, back);
            x = back > forth ? 0.0 - edgeX : edgeX;
            y = back > forth ? 0.0 - edgeY : edgeY;
        }
    }

    private boolean isAlong(double directionX, double directionY) {
        return directionX * firstX + directionY * firstY >= 0;
    }

    double x() {
        return x;
    }

    double y() {
        return y;
    }

    /** The first edge of A, preferably one that faces along a direction. */
    int ofA(double directionX, double directionY) {
        return first(0, directionX, directionY);
    }

    /** The first edge of B, preferably one that faces against a direction. */
    int ofB(double directionX, double directionY) {
        return first(1, directionX, directionY);
    }

    private int first(int shape, double directionX, double directionY) {
        boolean isAlong = isAlong(directionX, directionY);
        int facing = isAlong ? along[shape] : against[shape];
        return facing != NONE ? facing : isAlong ? against[shape] : along[shape];
    }
}
