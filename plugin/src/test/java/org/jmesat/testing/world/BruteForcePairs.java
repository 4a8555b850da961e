package org.jmesat.testing.world;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;

/**
 * The pairs of close bodies, by brute force in doubles: boxes sorted by their minimum x, and for each two that overlap,
 * every edge's axis against every corner.
 */
public final class BruteForcePairs {
    /**
     * The boxes are enlarged by this many tolerances, more than any contact can last, so that no needed pair is missed.
     */
    private static final double REACH = 4;

    private final MovingBodies bodies;
    private final double distance;
    private final double[][] worldX;
    private final double[][] worldY;
    private final double[] minX;
    private final double[] maxX;
    private final double[] minY;
    private final double[] maxY;
    private final double[] radius;
    private final long[] order;
    private long[] keys = new long[64];
    private double[] separations = new double[64];
    private double[] distances = new double[64];
    private int count;

    /** Finds the pairs that touch within their tolerance, and some more. */
    public BruteForcePairs(MovingBodies bodies) {
        this(bodies, 0);
    }

    /** Also finds all pairs up to a distance, in world units. */
    public BruteForcePairs(MovingBodies bodies, double distance) {
        this.bodies = bodies;
        this.distance = distance;
        int n = bodies.count();
        worldX = new double[n][];
        worldY = new double[n][];
        minX = new double[n];
        maxX = new double[n];
        minY = new double[n];
        maxY = new double[n];
        radius = new double[n];
        order = new long[n];
        for (int i = 0; i < n; i++) {
            float[] xy = bodies.corners(i);
            worldX[i] = new double[xy.length / 2];
            worldY[i] = new double[xy.length / 2];
            for (int j = 0; j < xy.length; j += 2) {
                radius[i] = Math.max(radius[i], Math.hypot(xy[j], xy[j + 1]));
            }
            place(i);
        }
    }

    private void place(int body) {
        float[] xy = bodies.corners(body);
        double c = bodies.cos()[body];
        double s = bodies.sin()[body];
        double reach = distance + REACH * mostTolerance(body, body);
        minX[body] = Double.POSITIVE_INFINITY;
        minY[body] = Double.POSITIVE_INFINITY;
        maxX[body] = Double.NEGATIVE_INFINITY;
        maxY[body] = Double.NEGATIVE_INFINITY;
        for (int j = 0; j < xy.length / 2; j++) {
            double px = bodies.x()[body] + (c * xy[2 * j] - s * xy[2 * j + 1]);
            double py = bodies.y()[body] + (s * xy[2 * j] + c * xy[2 * j + 1]);
            worldX[body][j] = px;
            worldY[body][j] = py;
            minX[body] = Math.min(minX[body], px - reach);
            minY[body] = Math.min(minY[body], py - reach);
            maxX[body] = Math.max(maxX[body], px + reach);
            maxY[body] = Math.max(maxY[body], py + reach);
        }
    }

    /** Finds the pairs of the current tick. */
    public void find() {
        for (int i = 0; i < bodies.movers(); i++) {
            place(i);
        }
        sortByBegin();
        count = 0;
        for (int i = 0; i < order.length; i++) {
            int a = (int) order[i];
            for (int j = i + 1; j < order.length && minX[(int) order[j]] <= maxX[a]; j++) {
                int b = (int) order[j];
                if (minY[b] <= maxY[a] && minY[a] <= maxY[b] && Math.min(a, b) < bodies.movers()) {
                    add(Math.min(a, b), Math.max(a, b));
                }
            }
        }
    }

    /** The sort key is the minimum rounded down to a float, so that no box begins before its key. */
    private void sortByBegin() {
        for (int i = 0; i < order.length; i++) {
            minX[i] = Math.nextDown((float) minX[i]);
            int bits = Float.floatToIntBits((float) minX[i]);
            long key = bits >= 0 ? bits : Integer.MIN_VALUE - (long) bits;
            order[i] = key << 32 | i;
        }
        Arrays.sort(order);
    }

    private void add(int a, int b) {
        if (count == keys.length) {
            keys = Arrays.copyOf(keys, 2 * count);
            separations = Arrays.copyOf(separations, 2 * count);
            distances = Arrays.copyOf(distances, 2 * count);
        }
        keys[count] = key(a, b);
        double separation = Math.max(separation(a, b), separation(b, a));
        separations[count] = separation;
        distances[count] = separation <= 0 ? separation : Math.min(distance(a, b), distance(b, a));
        count++;
    }

    /** The greatest separation along the outward normals of a. */
    private double separation(int a, int b) {
        double greatest = Double.NEGATIVE_INFINITY;
        double[] x = worldX[a];
        double[] y = worldY[a];
        int previous = x.length - 1;
        for (int i = 0; i < x.length; i++) {
            double nx = y[i] - y[previous];
            double ny = x[previous] - x[i];
            double length = Math.sqrt(nx * nx + ny * ny);
            double least = Double.POSITIVE_INFINITY;
            for (int j = 0; j < worldX[b].length; j++) {
                least = Math.min(least, nx * (worldX[b][j] - x[i]) + ny * (worldY[b][j] - y[i]));
            }
            greatest = Math.max(greatest, least / length);
            previous = i;
        }
        return greatest;
    }

    /** The least distance from the corners of a to the edges of b, for bodies that are apart. */
    private double distance(int a, int b) {
        double least = Double.POSITIVE_INFINITY;
        double[] x = worldX[a];
        double[] y = worldY[a];
        int previous = x.length - 1;
        for (int i = 0; i < x.length; i++) {
            double ex = x[i] - x[previous];
            double ey = y[i] - y[previous];
            for (int j = 0; j < worldX[b].length; j++) {
                double dx = worldX[b][j] - x[previous];
                double dy = worldY[b][j] - y[previous];
                double share = Math.max(0, Math.min(1, (dx * ex + dy * ey) / (ex * ex + ey * ey)));
                least = Math.min(least, Math.hypot(dx - share * ex, dy - share * ey));
            }
            previous = i;
        }
        return least;
    }

    public static long key(int a, int b) {
        return (long) Math.min(a, b) << 32 | Math.max(a, b);
    }

    public int count() {
        return count;
    }

    /** The bodies of pair i, as {@link #key} packs them. */
    public long key(int i) {
        return keys[i];
    }

    /** The greatest separation of pair i along the normals of all edges; in overlap, minus the depth. */
    public double separation(int i) {
        return separations[i];
    }

    /**
     * The distance of pair i; in overlap, its separation. A positive separation may be anywhere between that and this.
     */
    public double distance(int i) {
        return distances[i];
    }

    /** A lower bound on the tolerance of pair i, for any definition of a body's size. */
    public double leastTolerance(int i) {
        int a = (int) (keys[i] >>> 32);
        int b = (int) keys[i];
        double coordinate = Math.max(Math.max(Math.abs(bodies.x()[a]), Math.abs(bodies.y()[a])) - radius[a],
                Math.max(Math.abs(bodies.x()[b]), Math.abs(bodies.y()[b])) - radius[b]);
        return Tolerance.touching(0.5 * (radius[a] + radius[b]), Math.max(0, coordinate));
    }

    /** An upper bound on the tolerance of pair i, for any definition of a body's size. */
    public double mostTolerance(int i) {
        return mostTolerance((int) (keys[i] >>> 32), (int) keys[i]);
    }

    private double mostTolerance(int a, int b) {
        double coordinate = Math.max(Math.max(Math.abs(bodies.x()[a]), Math.abs(bodies.y()[a])) + radius[a],
                Math.max(Math.abs(bodies.x()[b]), Math.abs(bodies.y()[b])) + radius[b]);
        return Tolerance.touching(2 * (radius[a] + radius[b]), coordinate);
    }
}
