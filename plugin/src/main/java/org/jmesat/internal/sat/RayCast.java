package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import org.jmesat.internal.geometry.PolygonCheck;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.RoundingError;

/**
 * A ray cast against one convex shape: polygon, segment or point, sharp or rounded. O(n).
 *
 * <p>The hit is where the ray enters the shape, to the precision of doubles. A ray that passes within the tolerance is
 * a hit as well, so that a ray can hit a corner, an edge or a segment along it, and a point. Such a hit is where the
 * ray passes the corner or, along an edge, where it comes within the tolerance. A ray that starts inside or within the
 * tolerance hits {@linkplain #startsInside() at its start}.
 *
 * <p>All arithmetic is in the shape's frame. A cross product measures how close a ray passes; it loses no precision
 * when the ray is long. An instance keeps the last result and allocates nothing.
 */
public final class RayCast {
    private static final double NEVER = Double.POSITIVE_INFINITY;

    private final PointDistance start = new PointDistance();
    private double distance = NEVER;
    private double normalX;
    private double normalY;
    private boolean startsInside;
    /** The ray in the shape's frame. */
    private double x;
    private double y;
    private double unitX;
    private double unitY;
    private double localNormalX;
    private double localNormalY;
    /** The vertex whose arc the ray last entered, or −1 for an edge. */
    private int corner;

    /** Creates an instance without a hit. */
    public RayCast() {
    }

    /**
     * Casts a ray from a world point along a unit vector, and returns true on a hit. The shape is not empty. The length
     * (&gt;0) may be infinite. A ray that passes within the tolerance (&gt;0, in world units) is a hit.
     *
     * @throws IllegalArgumentException if a number is out of its range, the length of the direction is not within
     *     {@link RoundingError#TURN} of 1, or the shape is empty; the last result is kept then
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public boolean test(PolygonTable table, int slot, double startX, double startY, double directionX,
            double directionY, double length, double tolerance) {
        PointDistance.requireShape(table, slot);
        PolygonCheck.requireFinite("start's x", startX);
        PolygonCheck.requireFinite("start's y", startY);
        double squared = directionX * directionX + directionY * directionY;
        if (!(Math.abs(Math.sqrt(squared) - 1) <= RoundingError.TURN)) {
            throw new IllegalArgumentException("The direction must be a unit vector, not (" + directionX + ", "
                    + directionY + ")");
        }
        if (!(length > 0)) {
            throw new IllegalArgumentException("The length must be positive, not " + length);
        }
        if (!(tolerance > 0 && tolerance <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException("The tolerance must be positive and finite, not " + tolerance);
        }
        startsInside = start.measure(table, slot, startX, startY) <= tolerance;
        if (startsInside) {
            distance = 0;
            normalX = -directionX;
            normalY = -directionY;
            return true;
        }
        double[] rows = table.rows();
        int row = PolygonTable.ROW * slot;
        double dx = startX - rows[row];
        double dy = startY - rows[row + 1];
        double cos = rows[row + 2];
        double sin = rows[row + 3];
        x = cos * dx + sin * dy;
        y = cos * dy - sin * dx;
        unitX = cos * directionX + sin * directionY;
        unitY = cos * directionY - sin * directionX;
        // NEVER must stay beyond the end of an infinite ray.
        double end = Math.min(length, Double.MAX_VALUE);
        boolean sharp = rows[row + 6] == 0 && table.count(slot) > 2;
        distance = sharp ? enterSharp(table.edges(), table.start(slot), table.end(slot))
                : enter(table.edges(), table.start(slot), table.end(slot), rows[row + 6]);
        if (!(distance <= end)) {
            distance = graze(table.edges(), table.start(slot), table.end(slot), rows[row + 6], end, tolerance);
        }
        normalX = cos * localNormalX - sin * localNormalY;
        normalY = sin * localNormalX + cos * localNormalY;
        return distance <= end;
    }

    /**
     * The distance along the ray, from outside, to a polygon without rounding: the ray is inside from the last edge
     * that it enters to the first that it leaves. (M. Cyrus and J. Beck, <i>Generalized two- and three-dimensional
     * clipping</i>, 1978.) A ray at a corner needs no decision between the two edges.
     */
    private double enterSharp(double[] edges, int begin, int end) {
        double first = 0;
        double last = NEVER;
        for (int k = begin; k < end; k += STRIDE) {
            double nx = edges[k + 2];
            double ny = edges[k + 3];
            double outside = nx * (x - edges[k]) + ny * (y - edges[k + 1]);
            double closing = -(nx * unitX + ny * unitY);
            if (closing > 0 && outside / closing > first) {
                first = outside / closing;
                localNormalX = nx;
                localNormalY = ny;
            } else if (closing < 0) {
                last = Math.min(last, outside / closing);
            } else if (closing == 0 && outside > 0) {
                return NEVER;
            }
        }
        return first <= last ? first : NEVER;
    }

    private double graze(double[] edges, int begin, int end, double rounding, double length, double tolerance) {
        double within = enter(edges, begin, end, rounding + tolerance);
        if (!(within <= length) || corner < 0) {
            return within;
        }
        double passing = (edges[corner] - x) * unitX + (edges[corner + 1] - y) * unitY;
        return Math.min(Math.max(within, passing), length);
    }

    /** The distance along the ray, from outside, to the shape of all points within a radius of the core. */
    private double enter(double[] edges, int begin, int end, double radius) {
        double first = NEVER;
        for (int k = begin; k < end; k += STRIDE) {
            double mx = edges[k] - x;
            double my = edges[k + 1] - y;
            double nx = edges[k + 2];
            double ny = edges[k + 3];
            double closing = -(nx * unitX + ny * unitY);
            if (closing > 0 && end - begin > STRIDE) {
                int next = k + STRIDE < end ? k + STRIDE : begin;
                double at = -(nx * mx + ny * my + radius) / closing;
                // Position along the edge, from its first vertex.
                double along = nx * (at * unitY - my) - ny * (at * unitX - mx);
                double length = nx * (edges[next + 1] - edges[k + 1]) - ny * (edges[next] - edges[k]);
                if (at >= 0 && at < first && along >= 0 && along <= length) {
                    first = at;
                    corner = -1;
                    localNormalX = nx;
                    localNormalY = ny;
                }
            }
            double cross = mx * unitY - my * unitX;
            double inside = radius * radius - cross * cross;
            if (radius > 0 && inside >= 0) {
                double depth = Math.sqrt(inside);
                double at = mx * unitX + my * unitY - depth;
                if (at >= 0 && at < first) {
                    first = at;
                    corner = k;
                    localNormalX = -(depth * unitX + cross * unitY) / radius;
                    localNormalY = (cross * unitX - depth * unitY) / radius;
                }
            }
        }
        return first;
    }

    /**
     * {@return the distance of the hit from the ray's start, in world units}
     * It is 0 for a ray that starts inside. On a miss it is infinite or exceeds the ray's length.
     */
    public double distance() {
        return distance;
    }

    /**
     * {@return x of the shape's outward unit normal at the hit, in world axes}
     * If the ray starts inside, the normal is the opposite of its direction.
     */
    public double normalX() {
        return normalX;
    }

    /** {@return y of the shape's outward unit normal at the hit, in world axes} */
    public double normalY() {
        return normalY;
    }

    /** {@return whether the ray starts inside the shape or within the tolerance of it} */
    public boolean startsInside() {
        return startsInside;
    }

    /** {@return the signed distance of the ray's start from the shape, as {@link PointDistance#distance()}} */
    public double startDistance() {
        return start.distance();
    }
}
