package org.jmesat.testing;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The first contact of two shapes that move without rotation, in integer arithmetic.
 *
 * <p>B touches A while B's displacement is in the hull of all differences of a vertex of A and one of B. The
 * displacement moves along a line, so this is the intersection of a line with a convex polygon: each side of the hull
 * cuts the line at a time that is a fraction of two integers. There is no choice of an axis, no search for a vertex and
 * no rounding. Rounded shapes enlarge the hull by the sum of their radii; whether the line comes that close is also
 * decided exactly, but distances at a given time are in doubles.
 *
 * <p>Coordinates must be integers up to 2¹² in absolute value, and so must all differences of vertices.
 */
public final class ExactSweep {
    private final List<long[]> hull;
    private final List<long[]> sides = new ArrayList<>();
    private final long dx;
    private final long dy;
    private final long vx;
    private final long vy;
    /** The times at which the line enters and leaves the hull, as numerators and positive denominators. */
    private long enter = Long.MIN_VALUE;
    private long enterBelow = 1;
    private long leave = Long.MAX_VALUE;
    private long leaveBelow = 1;
    private boolean empty;
    private boolean strict = true;

    /**
     * Computes the contact of a pair.
     *
     * @param a x and y of each vertex of A, in any order
     * @param b x and y of each vertex of B, before it is displaced
     * @param displacement x and y of B's displacement at time 0
     * @param velocity x and y by which the displacement changes until time 1
     */
    public ExactSweep(long[][] a, long[][] b, long[] displacement, long[] velocity) {
        List<long[]> differences = new ArrayList<>();
        for (long[] p : a) {
            for (long[] q : b) {
                differences.add(new long[] {p[0] - q[0], p[1] - q[1]});
            }
        }
        hull = hull(differences);
        dx = displacement[0];
        dy = displacement[1];
        vx = velocity[0];
        vy = velocity[1];
        findSides();
        for (long[] side : sides) {
            cut(side);
        }
    }

    /** Andrew's monotone chain. */
    private static List<long[]> hull(List<long[]> points) {
        points.sort(Comparator.<long[]>comparingLong(p -> p[0]).thenComparingLong(p -> p[1]));
        List<long[]> hull = new ArrayList<>();
        for (int pass = 0; pass < 2; pass++) {
            int base = hull.size();
            for (int k = 0; k < points.size(); k++) {
                long[] p = points.get(pass == 0 ? k : points.size() - 1 - k);
                while (hull.size() >= base + 2
                        && turn(hull.get(hull.size() - 2), hull.get(hull.size() - 1), p) <= 0) {
                    hull.remove(hull.size() - 1);
                }
                if (hull.size() == base || hull.get(hull.size() - 1)[0] != p[0]
                        || hull.get(hull.size() - 1)[1] != p[1]) {
                    hull.add(p);
                }
            }
            hull.remove(hull.size() - 1);
        }
        return hull.isEmpty() ? List.of(points.get(0)) : hull;
    }

    private static long turn(long[] p, long[] q, long[] r) {
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
    }

    /** Finds each side as outward normal and offset: for inner points, normal · point ≤ offset. */
    private void findSides() {
        for (int i = 0; i < hull.size(); i++) {
            long[] p = hull.get(i);
            long[] q = hull.get((i + 1) % hull.size());
            addSide(p, q[1] - p[1], p[0] - q[0]);
            if (hull.size() == 2) {
                addSide(q, q[0] - p[0], q[1] - p[1]);
            }
        }
        if (hull.size() == 1) {
            sides.clear();
            for (int i = 0; i < 4; i++) {
                addSide(hull.get(0), (i & 1) * (i - 2), (~i & 1) * (i - 1));
            }
        }
    }

    private void addSide(long[] point, long nx, long ny) {
        sides.add(new long[] {nx, ny, nx * point[0] + ny * point[1]});
    }

    /** Limits the contact to the times at which number + time · speed ≤ 0. */
    private void cut(long[] side) {
        long number = side[0] * dx + side[1] * dy - side[2];
        long speed = side[0] * vx + side[1] * vy;
        if (speed == 0) {
            empty |= number > 0;
            strict &= number < 0;
        } else if (speed < 0) {
            if (enter == Long.MIN_VALUE || number * enterBelow > enter * -speed) {
                enter = number;
                enterBelow = -speed;
            }
        } else if (leave == Long.MAX_VALUE || -number * leaveBelow < leave * speed) {
            leave = -number;
            leaveBelow = speed;
        }
    }

    /** Whether the sharp shapes can touch but never share inner points, at any displacement. */
    public boolean isThin() {
        return hull.size() < 3;
    }

    private boolean isStill() {
        return vx == 0 && vy == 0;
    }

    /** Whether the sharp shapes are in contact at any real time. */
    private boolean meetsEver() {
        return !empty && (isStill() || enter == Long.MIN_VALUE || leave == Long.MAX_VALUE
                || enter * leaveBelow <= leave * enterBelow);
    }

    /** −1 if the sharp shapes share inner points at time 0, 0 if they touch, 1 if they are apart. */
    public int startSign() {
        long greatest = Long.MIN_VALUE;
        for (long[] side : sides) {
            greatest = Math.max(greatest, side[0] * dx + side[1] * dy - side[2]);
        }
        return hull.size() < 3 && greatest <= 0 ? 0 : Long.signum(greatest);
    }

    /** Whether sharp shapes that are apart at time 0 come into contact by time 1. */
    public boolean meets() {
        return meetsEver() && !isStill() && enter >= 0 && enter <= enterBelow;
    }

    /** The time of that contact, with an error of at most one ulp. */
    public double time() {
        return (double) enter / enterBelow;
    }

    /** Whether that contact is exactly at time 1. */
    public boolean meetsAtTheEnd() {
        return enter == enterBelow;
    }

    /** Whether they share inner points at a time between 0 and 1, both excluded. */
    public boolean goesInside() {
        return hull.size() > 2 && strict && meetsEver() && !isStill() && enter * leaveBelow < leave * enterBelow
                && enter < enterBelow && leave > 0;
    }

    /** The greatest depth of sharp shapes that share inner points, up to rounding. */
    public double depth() {
        double from = Math.max(0, (double) enter / enterBelow);
        double to = Math.min(1, (double) leave / leaveBelow);
        for (int i = 0; i < 100; i++) {
            double first = from + (to - from) / 3;
            double second = to - (to - from) / 3;
            if (depth(first) < depth(second)) {
                from = first;
            } else {
                to = second;
            }
        }
        return depth(from);
    }

    private double depth(double time) {
        double least = Double.POSITIVE_INFINITY;
        for (long[] side : sides) {
            least = Math.min(least, -(side[0] * (dx + time * vx) + side[1] * (dy + time * vy) - side[2])
                    / Math.hypot(side[0], side[1]));
        }
        return least;
    }

    /**
     * The separation along a normal at a time: the distance of the displacement from the hull's support line; up to
     * rounding.
     */
    public double separation(double time, double nx, double ny) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (long[] p : hull) {
            greatest = Math.max(greatest, nx * p[0] + ny * p[1]);
        }
        return nx * (dx + time * vx) + ny * (dy + time * vy) - greatest;
    }

    /** The distance of the cores at a time, up to rounding; 0 while they are in contact. */
    public double distance(double time) {
        double x = dx + time * vx;
        double y = dy + time * vy;
        double least = Double.POSITIVE_INFINITY;
        boolean inside = true;
        for (long[] side : sides) {
            inside &= side[0] * x + side[1] * y <= side[2];
        }
        for (int i = 0; i < hull.size(); i++) {
            long[] p = hull.get(i);
            long[] q = hull.get((i + 1) % hull.size());
            double ex = q[0] - p[0];
            double ey = q[1] - p[1];
            double square = ex * ex + ey * ey;
            double share = square > 0 ? Math.max(0, Math.min(1, ((x - p[0]) * ex + (y - p[1]) * ey) / square)) : 0;
            least = Math.min(least, Math.hypot(x - p[0] - share * ex, y - p[1] - share * ey));
        }
        return inside ? 0 : least;
    }

    /** Compares the least distance of the cores, from time 0 to 1, with an integer, exactly. */
    public int compareLeastDistance(long radius) {
        if (startSign() <= 0 || meets()) {
            return -Long.signum(radius);
        }
        long[] start = {dx, dy};
        long[] end = {dx + vx, dy + vy};
        int least = 1;
        for (int i = 0; i < hull.size(); i++) {
            long[] p = hull.get(i);
            long[] q = hull.get((i + 1) % hull.size());
            least = Math.min(least, Math.min(compare(start, p, q, radius), compare(end, p, q, radius)));
            least = Math.min(least, compare(p, start, end, radius));
        }
        return least;
    }

    /** Compares the distance of a point from a segment with a radius. */
    private static int compare(long[] point, long[] from, long[] to, long radius) {
        long ex = to[0] - from[0];
        long ey = to[1] - from[1];
        long x = point[0] - from[0];
        long y = point[1] - from[1];
        long along = ex * x + ey * y;
        long square = ex * ex + ey * ey;
        if (along <= 0) {
            return Long.compare(x * x + y * y, radius * radius);
        }
        if (along >= square) {
            return Long.compare((x - ex) * (x - ex) + (y - ey) * (y - ey), radius * radius);
        }
        long across = ex * y - ey * x;
        return BigInteger.valueOf(across).pow(2).compareTo(BigInteger.valueOf(radius).pow(2).multiply(
                BigInteger.valueOf(square)));
    }

    public double speed() {
        return Math.hypot(vx, vy);
    }
}
