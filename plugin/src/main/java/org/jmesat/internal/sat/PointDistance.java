package org.jmesat.internal.sat;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import java.util.Objects;
import org.jmesat.internal.geometry.PolygonCheck;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.RoundingError;

/**
 * The signed distance of a point from a convex shape: polygon, segment or point, sharp or rounded. O(n). All arithmetic
 * is in doubles and in the shape's frame. An instance keeps the last result and allocates nothing.
 */
public final class PointDistance {
    private double distance = Double.POSITIVE_INFINITY;
    private double normalX = 1;
    private double normalY;
    private double nearestX;
    private double nearestY;
    private double coreX;
    private double coreY;
    private double localNormalX;
    private double localNormalY;

    /** Creates an instance whose distance is infinite until the first measurement. */
    public PointDistance() {
    }

    /**
     * Measures the distance of a point in world coordinates from a shape that is not empty, and returns
     * {@link #distance()}.
     *
     * @throws IllegalArgumentException if a coordinate is NaN or infinite, or the shape is empty; the last result is
     *     kept then
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public double measure(PolygonTable table, int slot, double x, double y) {
        requireShape(table, slot);
        PolygonCheck.requireFinite("x", x);
        PolygonCheck.requireFinite("y", y);
        return measure(table.rows(), PolygonTable.ROW * slot, table.edges(), table.start(slot), table.end(slot), x, y);
    }

    /**
     * Does the same, unchecked, for a shape whose row and edges are in arrays, as those of a {@link PolygonTable} or of
     * a {@code PlacedPolygon}.
     */
    public double measure(double[] rows, int row, double[] edges, int start, int end, double x, double y) {
        double dx = x - rows[row];
        double dy = y - rows[row + 1];
        double cos = rows[row + 2];
        double sin = rows[row + 3];
        double rounding = rows[row + 6];
        double toCore = measureCore(edges, start, end, cos * dx + sin * dy, cos * dy - sin * dx);
        distance = toCore - rounding + 0.0;
        normalX = cos * localNormalX - sin * localNormalY;
        normalY = sin * localNormalX + cos * localNormalY;
        double u = coreX + rounding * localNormalX;
        double v = coreY + rounding * localNormalY;
        nearestX = rows[row] + (cos * u - sin * v);
        nearestY = rows[row + 1] + (sin * u + cos * v);
        return distance;
    }

    static void requireShape(PolygonTable table, int slot) {
        Objects.requireNonNull(table, "table");
        Objects.checkIndex(slot, table.size());
        if (table.count(slot) == 0) {
            throw new IllegalArgumentException("The shape of slot " + slot + " has 0 vertices");
        }
    }

    private double measureCore(double[] edges, int start, int end, double x, double y) {
        double greatest = Double.NEGATIVE_INFINITY;
        int deepest = start;
        for (int k = start; k < end; k += STRIDE) {
            double separation = edges[k + 2] * (x - edges[k]) + edges[k + 3] * (y - edges[k + 1]);
            if (separation > greatest) {
                greatest = separation;
                deepest = k;
            }
        }
        localNormalX = edges[deepest + 2];
        localNormalY = edges[deepest + 3];
        if (greatest <= 0 && end - start > 2 * STRIDE) {
            coreX = x - greatest * localNormalX;
            coreY = y - greatest * localNormalY;
            return greatest;
        }
        return measureOutside(edges, start, end, x, y, Math.min(0, greatest));
    }

    /**
     * Measures to the nearest vertex, or to the nearest edge with the point's foot on it. The normal is that of the
     * edge, or the direction from the vertex. The difference of point and vertex is exact when it is small, so dividing
     * it keeps the direction exact. On a vertex, or so near that rounding may have moved the point there from inside,
     * the normal is that of the deepest edge. {@code facing} is the least separation of an edge that faces the point: 0
     * up to rounding.
     */
    private double measureOutside(double[] edges, int start, int end, double x, double y, double facing) {
        double least = Double.POSITIVE_INFINITY;
        double sideX = localNormalX;
        double sideY = localNormalY;
        double noise = RoundingError.TIE_PER_COORDINATE * (Math.abs(x) + Math.abs(y));
        double onVertex = Math.max(noise * noise, Double.MIN_NORMAL);
        for (int k = start; k < end; k += STRIDE) {
            double px = x - edges[k];
            double py = y - edges[k + 1];
            double squared = px * px + py * py;
            if (squared < least) {
                least = squared;
                coreX = edges[k];
                coreY = edges[k + 1];
                double toVertex = Math.sqrt(squared);
                boolean apart = squared > onVertex;
                localNormalX = apart ? px / toVertex : sideX;
                localNormalY = apart ? py / toVertex : sideY;
            }
            int next = k + STRIDE < end ? k + STRIDE : start;
            double ex = edges[next] - edges[k];
            double ey = edges[next + 1] - edges[k + 1];
            double along = px * ex + py * ey;
            // Each end is compared by its own difference, the only exact one close to it.
            boolean beside = along > 0 && (x - edges[next]) * ex + (y - edges[next + 1]) * ey < 0;
            double separation = edges[k + 2] * px + edges[k + 3] * py;
            if (beside && separation >= facing && separation * separation < least) {
                double share = along / (ex * ex + ey * ey);
                least = separation * separation;
                coreX = edges[k] + share * ex;
                coreY = edges[k + 1] + share * ey;
                localNormalX = edges[k + 2];
                localNormalY = edges[k + 3];
            }
        }
        return Math.sqrt(least);
    }

    /**
     * {@return the signed distance of the point that was last measured, in world units}
     * Inside it is the negated distance to the boundary. It is infinite before the first measurement.
     */
    public double distance() {
        return distance;
    }

    /**
     * {@return x, in world axes, of the outward unit normal at the nearest point of the boundary}
     * On a point shape or at the centre of a circle, where the direction is arbitrary, it is the X axis of the shape's
     * frame.
     */
    public double normalX() {
        return normalX;
    }

    /** {@return y, in world axes, of the outward unit normal} */
    public double normalY() {
        return normalY;
    }

    /** {@return the plane x of the nearest point of the boundary} */
    public double nearestX() {
        return nearestX;
    }

    /** {@return the plane y of the nearest point of the boundary} */
    public double nearestY() {
        return nearestY;
    }
}
