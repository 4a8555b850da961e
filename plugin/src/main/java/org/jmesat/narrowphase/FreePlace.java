package org.jmesat.narrowphase;

import java.util.Arrays;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;

/**
 * Finds the free place of a body among obstacles: the shortest translation after which it overlaps none of them.
 *
 * <p>A body and its obstacles are convex pieces; for a body of several pieces, add each of them with each obstacle:
 *
 * <pre>{@code
 * free.clear();
 * free.add(hero, floor, 0, 0);
 * free.add(hero, wall, 0, 0);
 * if (free.find(1)) {
 *     hero.place(x + free.x(), y + free.y(), 1, 0);
 * }
 * }</pre>
 *
 * <p><b>What counts as free.</b> With the {@linkplain Tolerance#touching tolerance} t of a piece and an obstacle, a
 * place is free if every separation is at least −t/2. So a box of width 1 fits into a gap of width 1. A body that is
 * free where it is stays there; otherwise the place found keeps every separation at or above −t/4. A body wider than a
 * gap by more than t/2 does not fit; so the seam of two neighbours is no gap, but for a body that is as narrow itself.
 *
 * <p><b>Method.</b> The translations that lead to an overlap with an obstacle form the Minkowski difference of obstacle
 * and piece. The free place is the point nearest to the origin that is in none of these convex sets. It is the nearest
 * point on the boundary of one of them, or a point where two boundaries cross, or an end of an edge that two of them
 * share. All these points are tried, the nearer ones first to be kept. Of equally near ones the first in the order of
 * adding wins, and then that of the earlier edge. Two circles with one centre part along +X.
 *
 * <p>Cost: O((n + m)²) tries for n and m vertices of the pieces and obstacles together, each O(n + m); what is further
 * away than the best place found is skipped. Allocates nothing once its arrays have grown. Not for use by several
 * threads at once.
 */
public final class FreePlace {
    /** Numbers for each edge of a difference of cores: its start, and its outward unit normal; 0 for a point. */
    private static final int EDGE = 4;
    /** Numbers for each line or circle of an outline: the nearest squared distance from the origin, then its own. */
    private static final int PART = 4;
    /** Two places are equally near if their distances differ by less than this share of the least tolerance. */
    private static final double EQUAL = 0.25;

    private double[] edges = new double[64 * EDGE];
    private double[] parts = new double[64 * PART];
    /** By part: the difference, or its complement for a circle. */
    private int[] owners = new int[64];
    private int partCount;
    /** By difference, the end of its edges. */
    private int[] ends = new int[8];
    private double[] roundings = new double[8];
    private double[] tolerances = new double[8];
    private int count;
    /** The least tolerance of the pairs. */
    private double margin;
    /** The square of the distance below which a place is nearer than the best one. */
    private double best;
    private boolean found;
    private double x;
    private double y;

    /** Creates an instance without obstacles. */
    public FreePlace() {
    }

    /** Removes all pairs of pieces and obstacles. */
    public void clear() {
        count = 0;
        partCount = 0;
    }

    /**
     * Adds an obstacle of a piece of the body. Both are placed; their shapes are read now.
     *
     * @param piece the piece, not empty
     * @param obstacle the obstacle, not empty
     * @param dx x of a displacement of the obstacle, or of the opposite one of the piece, in world units (finite)
     * @param dy y of that displacement
     * @throws IllegalArgumentException if a shape is empty, or a number is NaN or infinite
     */
    public void add(PlacedPolygon piece, PlacedPolygon obstacle, double dx, double dy) {
        if (piece.count() == 0 || obstacle.count() == 0) {
            throw new IllegalArgumentException("A shape without vertices has no free place and is no obstacle");
        }
        if (!Double.isFinite(dx) || !Double.isFinite(dy)) {
            throw new IllegalArgumentException("The displacement cannot be (" + dx + ", " + dy + ")");
        }
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
            roundings = Arrays.copyOf(roundings, 2 * count);
            tolerances = Arrays.copyOf(tolerances, 2 * count);
        }
        roundings[count] = piece.rounding() + obstacle.rounding();
        tolerances[count] = Tolerance.touching(piece.radius() + obstacle.radius(),
                Math.max(piece.largestCoordinate(), obstacle.largestCoordinate()));
        int start = start(count);
        int end = subtract(piece, obstacle, dx, dy, start);
        ends[count] = end;
        for (int k = start; k < end; k += EDGE) {
            addParts(k, k + EDGE < end ? k + EDGE : start, roundings[count]);
        }
        count++;
    }

    private int start(int difference) {
        return difference == 0 ? 0 : ends[difference - 1];
    }

    /**
     * Writes the edges of the difference of two cores, in the order of their normals from −Y on: those of the obstacle
     * and, turned round, those of the piece. Returns their end.
     */
    private int subtract(PlacedPolygon piece, PlacedPolygon obstacle, double dx, double dy, int start) {
        int n = obstacle.count();
        int m = piece.count();
        if (edges.length < start + EDGE * (n + m)) {
            edges = Arrays.copyOf(edges, 2 * (start + EDGE * (n + m)));
        }
        int i = first(obstacle, 1);
        int j = first(piece, -1);
        int leftOfObstacle = n > 1 ? n : 0;
        int leftOfPiece = m > 1 ? m : 0;
        int k = start;
        do {
            edges[k] = obstacle.x()[i] - piece.x()[j] + dx;
            edges[k + 1] = obstacle.y()[i] - piece.y()[j] + dy;
            boolean ofObstacle = leftOfPiece == 0 || leftOfObstacle > 0 && !isBefore(-piece.normalX(j),
                    -piece.normalY(j), obstacle.normalX(i), obstacle.normalY(i));
            if (leftOfObstacle + leftOfPiece == 0) {
                edges[k + 2] = 0;
                edges[k + 3] = 0;
            } else if (ofObstacle) {
                edges[k + 2] = obstacle.normalX(i);
                edges[k + 3] = obstacle.normalY(i);
                i = (i + 1) % n;
                leftOfObstacle--;
            } else {
                edges[k + 2] = -piece.normalX(j);
                edges[k + 3] = -piece.normalY(j);
                j = (j + 1) % m;
                leftOfPiece--;
            }
            k += EDGE;
        } while (leftOfObstacle + leftOfPiece > 0);
        return k;
    }

    /** The edge whose normal, times a sign, is the first from −Y on. */
    private static int first(PlacedPolygon shape, int sign) {
        int first = 0;
        for (int i = 1; i < shape.count(); i++) {
            if (isBefore(sign * shape.normalX(i), sign * shape.normalY(i), sign * shape.normalX(first),
                    sign * shape.normalY(first))) {
                first = i;
            }
        }
        return first;
    }

    /** Whether a direction comes before another one, counter-clockwise from −Y on. */
    private static boolean isBefore(double x, double y, double otherX, double otherY) {
        boolean late = x < 0 || x == 0 && y > 0;
        boolean otherLate = otherX < 0 || otherX == 0 && otherY > 0;
        return late == otherLate ? x * otherY - y * otherX > 0 : otherLate;
    }

    /** Adds the line of an edge and, of a rounded shape, the circle about its start. */
    private void addParts(int edge, int next, double rounding) {
        double nx = edges[edge + 2];
        double ny = edges[edge + 3];
        double ax = edges[edge] + rounding * nx;
        double ay = edges[edge + 1] + rounding * ny;
        double ex = edges[next] - edges[edge];
        double ey = edges[next + 1] - edges[edge + 1];
        double length = ex * ex + ey * ey;
        double along = length == 0 ? 0 : Math.max(0, Math.min(1, -(ax * ex + ay * ey) / length));
        if (nx != 0 || ny != 0) {
            addPart(count, squared(ax + along * ex, ay + along * ey), nx, ny, nx * ax + ny * ay);
        }
        if (rounding > 0) {
            double distance = Math.hypot(edges[edge], edges[edge + 1]) - rounding;
            addPart(~count, distance * distance, edges[edge], edges[edge + 1], rounding);
        }
    }

    private void addPart(int owner, double nearest, double a, double b, double c) {
        if (partCount == owners.length) {
            owners = Arrays.copyOf(owners, 2 * partCount);
            parts = Arrays.copyOf(parts, PART * owners.length);
        }
        int at = PART * partCount;
        parts[at] = nearest;
        parts[at + 1] = a;
        parts[at + 2] = b;
        parts[at + 3] = c;
        owners[partCount++] = owner;
    }

    /**
     * Finds the free place.
     *
     * @param reach the greatest length of the translation, in world units (≥0)
     * @return whether there is a free place within reach; {@link #x} and {@link #y} then are the translation
     * @throws IllegalArgumentException if the reach is negative or NaN
     */
    public boolean find(double reach) {
        if (!(reach >= 0)) {
            throw new IllegalArgumentException("The reach of a search cannot be " + reach);
        }
        x = 0;
        y = 0;
        found = isFree(0, 0, 0.5);
        if (found) {
            return true;
        }
        best = Math.nextUp(reach * reach);
        margin = Double.POSITIVE_INFINITY;
        for (int d = 0; d < count; d++) {
            margin = Math.min(margin, EQUAL * tolerances[d]);
        }
        for (int i = 0; i < partCount; i++) {
            if (parts[PART * i] < best) {
                tryNearest(i);
            }
        }
        tryCorners();
        for (int i = 0; i < partCount; i++) {
            for (int j = i + 1; j < partCount && parts[PART * i] < best; j++) {
                if (parts[PART * j] < best && difference(i) != difference(j)) {
                    tryCrossings(i, j);
                }
            }
        }
        return found;
    }

    private int difference(int part) {
        return owners[part] < 0 ? ~owners[part] : owners[part];
    }

    /** Tries the nearest point of a line or circle around the origin. */
    private void tryNearest(int part) {
        double a = parts[PART * part + 1];
        double b = parts[PART * part + 2];
        double c = parts[PART * part + 3];
        if (owners[part] >= 0) {
            if (c >= 0) {
                tryPlace(c * a, c * b);
            }
        } else {
            double distance = Math.hypot(a, b);
            if (distance == 0) {
                tryPlace(c, 0);
            } else if (distance <= c) {
                tryPlace(a - c * a / distance, b - c * b / distance);
            }
        }
    }

    /** Tries both ends of each edge of the outlines. */
    private void tryCorners() {
        for (int d = 0; d < count; d++) {
            int start = start(d);
            for (int k = start; k < ends[d]; k += EDGE) {
                int next = k + EDGE < ends[d] ? k + EDGE : start;
                double outX = roundings[d] * edges[k + 2];
                double outY = roundings[d] * edges[k + 3];
                tryPlace(edges[k] + outX, edges[k + 1] + outY);
                tryPlace(edges[next] + outX, edges[next + 1] + outY);
            }
        }
    }

    /** Tries the points where two lines or circles cross. A point that is not on both outlines does no harm. */
    private void tryCrossings(int i, int j) {
        int p = PART * i;
        int q = PART * j;
        if (owners[i] >= 0 && owners[j] >= 0) {
            double cross = parts[p + 1] * parts[q + 2] - parts[p + 2] * parts[q + 1];
            tryPlace((parts[p + 3] * parts[q + 2] - parts[q + 3] * parts[p + 2]) / cross,
                    (parts[q + 3] * parts[p + 1] - parts[p + 3] * parts[q + 1]) / cross);
        } else if (owners[i] >= 0) {
            tryCircle(q, parts[p + 1], parts[p + 2], parts[p + 3]);
        } else if (owners[j] >= 0) {
            tryCircle(p, parts[q + 1], parts[q + 2], parts[q + 3]);
        } else {
            // Two circles cross on a line.
            double dx = parts[q + 1] - parts[p + 1];
            double dy = parts[q + 2] - parts[p + 2];
            double distance = Math.hypot(dx, dy);
            double along = (distance * distance + (parts[p + 3] - parts[q + 3]) * (parts[p + 3] + parts[q + 3]))
                    / (2 * distance);
            double nx = dx / distance;
            double ny = dy / distance;
            tryCircle(p, nx, ny, nx * parts[p + 1] + ny * parts[p + 2] + along);
        }
    }

    /** Tries the points where a circle crosses the line of a normal and a distance from the origin. */
    private void tryCircle(int circle, double nx, double ny, double distance) {
        double along = distance - (nx * parts[circle + 1] + ny * parts[circle + 2]);
        double half = Math.sqrt(parts[circle + 3] * parts[circle + 3] - along * along);
        double footX = parts[circle + 1] + along * nx;
        double footY = parts[circle + 2] + along * ny;
        tryPlace(footX - half * ny, footY + half * nx);
        tryPlace(footX + half * ny, footY - half * nx);
    }

    /** Takes a place if it is nearer than the best one and free; NaN is neither. */
    private void tryPlace(double placeX, double placeY) {
        double squared = squared(placeX, placeY);
        if (squared < best && isFree(placeX, placeY, 0.25)) {
            double nearer = Math.max(0, Math.sqrt(squared) - margin);
            best = nearer * nearer;
            x = placeX;
            y = placeY;
            found = true;
        }
    }

    private boolean isFree(double placeX, double placeY, double share) {
        for (int d = 0; d < count; d++) {
            if (!isOutside(d, placeX, placeY, roundings[d] - share * tolerances[d])) {
                return false;
            }
        }
        return true;
    }

    /** Whether a point is at least a distance away from the difference of two cores; less than 0 means inside. */
    private boolean isOutside(int d, double px, double py, double least) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (int k = start(d); k < ends[d]; k += EDGE) {
            greatest = Math.max(greatest, edges[k + 2] * (px - edges[k]) + edges[k + 3] * (py - edges[k + 1]));
        }
        return greatest >= least || greatest >= 0 && isApart(d, px, py, least);
    }

    private boolean isApart(int d, double px, double py, double least) {
        int start = start(d);
        for (int k = start; k < ends[d]; k += EDGE) {
            int next = k + EDGE < ends[d] ? k + EDGE : start;
            double ex = edges[next] - edges[k];
            double ey = edges[next + 1] - edges[k + 1];
            double ux = px - edges[k];
            double uy = py - edges[k + 1];
            double length = ex * ex + ey * ey;
            double along = length == 0 ? 0 : Math.max(0, Math.min(1, (ux * ex + uy * ey) / length));
            if (squared(ux - along * ex, uy - along * ey) < least * least) {
                return false;
            }
        }
        return true;
    }

    private static double squared(double ofX, double ofY) {
        return ofX * ofX + ofY * ofY;
    }

    /** {@return x of the translation found, in world units} */
    public double x() {
        return x;
    }

    /** {@return y of the translation found, in world units} */
    public double y() {
        return y;
    }
}
