package org.jmesat.internal.geometry;

import java.util.Arrays;

/**
 * The triangular facets of a closed surface around the origin, in flat arrays.
 *
 * <p>The corners a, b, c of a facet are counter-clockwise seen from outside, so the determinant of their positions is
 * positive: six times the volume of the simplex of the facet and the origin. Every point of the facet's cone, whose
 * apex is the origin, is αa + βb + γc with <i>weights</i> α, β, γ ≥ 0. Their sum is the point's <i>height</i>: 1 on
 * the facet, less below it. A point with weights ≥ 0 and a height ≤ 1 is in the simplex, hence in the convex hull of
 * any set that contains the corners and the origin, whatever the other facets are.
 */
final class FacetTable {
    /**
     * Least determinant of a facet; dimensionless, since positions are about 1. The error of a point that is given by
     * its weights is 10⁻¹⁵ divided by this, 10⁻⁶.
     */
    static final double LEAST_DETERMINANT = 0x1p-30;

    /** Numbers per facet: the rows that give the three weights, and their sum. */
    private static final int STRIDE = 12;

    private double[] positions = new double[3 * 64];
    private int cornerCount;
    private int[] corners = new int[3 * 64];
    private int[] neighbours = new int[3 * 64];
    private double[] rows = new double[STRIDE * 64];
    private boolean[] alive = new boolean[64];
    private int[] free = new int[64];
    private int freeCount;
    private int count;

    void clear() {
        cornerCount = 0;
        freeCount = 0;
        count = 0;
    }

    int addCorner(double x, double y, double z) {
        if (positions.length < 3 * cornerCount + 3) {
            positions = Arrays.copyOf(positions, 2 * positions.length);
        }
        positions[3 * cornerCount] = x;
        positions[3 * cornerCount + 1] = y;
        positions[3 * cornerCount + 2] = z;
        return cornerCount++;
    }

    int cornerCount() {
        return cornerCount;
    }

    /** {@return the number of facets that there have been at once; each facet is less} */
    int size() {
        return count;
    }

    boolean isAlive(int facet) {
        return alive[facet];
    }

    /** {@return the determinant of two corners and a position} */
    double determinant(int a, int b, double x, double y, double z) {
        double ax = positions[3 * a];
        double ay = positions[3 * a + 1];
        double az = positions[3 * a + 2];
        double bx = positions[3 * b];
        double by = positions[3 * b + 1];
        double bz = positions[3 * b + 2];
        return (ay * bz - az * by) * x + (az * bx - ax * bz) * y + (ax * by - ay * bx) * z;
    }

    /** Adds a facet without neighbours; the determinant of its corners must be positive. */
    int add(int a, int b, int c) {
        int facet = freeCount > 0 ? free[--freeCount] : count++;
        if (alive.length <= facet) {
            int length = 2 * alive.length;
            alive = Arrays.copyOf(alive, length);
            free = Arrays.copyOf(free, length);
            corners = Arrays.copyOf(corners, 3 * length);
            neighbours = Arrays.copyOf(neighbours, 3 * length);
            rows = Arrays.copyOf(rows, STRIDE * length);
        }
        alive[facet] = true;
        corners[3 * facet] = a;
        corners[3 * facet + 1] = b;
        corners[3 * facet + 2] = c;
        double factor = 1 / determinant(a, b, positions[3 * c], positions[3 * c + 1], positions[3 * c + 2]);
        int at = STRIDE * facet;
        setRow(at, b, c, factor);
        setRow(at + 3, c, a, factor);
        setRow(at + 6, a, b, factor);
        for (int i = at; i < at + 3; i++) {
            rows[i + 9] = rows[i] + rows[i + 3] + rows[i + 6];
        }
        return facet;
    }

    private void setRow(int at, int a, int b, double factor) {
        double ax = positions[3 * a];
        double ay = positions[3 * a + 1];
        double az = positions[3 * a + 2];
        double bx = positions[3 * b];
        double by = positions[3 * b + 1];
        double bz = positions[3 * b + 2];
        rows[at] = (ay * bz - az * by) * factor;
        rows[at + 1] = (az * bx - ax * bz) * factor;
        rows[at + 2] = (ax * by - ay * bx) * factor;
    }

    void remove(int facet) {
        alive[facet] = false;
        free[freeCount++] = facet;
    }

    /** {@return a corner of a facet (0 ≤ side ≤ 2), at which the side begins} */
    int corner(int facet, int side) {
        return corners[3 * facet + side];
    }

    /** {@return the corner at which a side ends} */
    int cornerAfter(int facet, int side) {
        return corners[3 * facet + (side == 2 ? 0 : side + 1)];
    }

    /** {@return the facet beyond a side} */
    int neighbour(int facet, int side) {
        return neighbours[3 * facet + side];
    }

    void setNeighbour(int facet, int side, int neighbour) {
        neighbours[3 * facet + side] = neighbour;
    }

    /** {@return the side of a facet that begins at a corner, or −1} */
    int sideFrom(int facet, int corner) {
        for (int side = 0; side < 3; side++) {
            if (corners[3 * facet + side] == corner) {
                return side;
            }
        }
        return -1;
    }

    double height(int facet, double x, double y, double z) {
        int at = STRIDE * facet + 9;
        return rows[at] * x + rows[at + 1] * y + rows[at + 2] * z;
    }

    /** {@return the least of the three weights of a point; ≥0 in the cone of the facet} */
    double leastWeight(int facet, double x, double y, double z) {
        int at = STRIDE * facet;
        double a = rows[at] * x + rows[at + 1] * y + rows[at + 2] * z;
        double b = rows[at + 3] * x + rows[at + 4] * y + rows[at + 5] * z;
        double c = rows[at + 6] * x + rows[at + 7] * y + rows[at + 8] * z;
        return Math.min(a, Math.min(b, c));
    }
}
