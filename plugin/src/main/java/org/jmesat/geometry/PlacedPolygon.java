package org.jmesat.geometry;

/**
 * A convex polygon together with its place in the world: world vertices, world axes with intervals, bounding box.
 *
 * <p>The fields are read by the narrow phase's loops and therefore open to reading: arrays hold at least {@code count}
 * or {@code axisCount} entries, belong to this instance and change with {@link #place}. Coordinates are doubles, so
 * that a pair far from the origin is as exact as its input.
 */
public final class PlacedPolygon {
    private final PolygonBuffer local = new PolygonBuffer();
    private int count;
    private int axisCount;
    private double[] x = new double[0];
    private double[] y = new double[0];
    private double[] axisX = new double[0];
    private double[] axisY = new double[0];
    private double[] low = new double[0];
    private double[] high = new double[0];
    private double minX;
    private double minY;
    private double maxX;
    private double maxY;

    /** Creates an empty shape; it must be given a polygon and placed before it is used. */
    public PlacedPolygon() {
    }

    /**
     * Returns the polygon's local form, to be filled. After filling it, {@link #place} must be called.
     *
     * @return the buffer that this instance owns
     */
    public PolygonBuffer local() {
        return local;
    }

    /**
     * Computes the world form from the local one: turns about the local origin, then moves.
     *
     * @param originX world x of the local origin
     * @param originY world y of the local origin
     * @param cos cosine of the angle
     * @param sin sine of the angle
     */
    public void place(double originX, double originY, double cos, double sin) {
        ensureCapacity();
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double u = local.x(i);
            double v = local.y(i);
            double wx = originX + (cos * u - sin * v);
            double wy = originY + (sin * u + cos * v);
            x[i] = wx;
            y[i] = wy;
            minX = Math.min(minX, wx);
            minY = Math.min(minY, wy);
            maxX = Math.max(maxX, wx);
            maxY = Math.max(maxY, wy);
        }
        for (int k = 0; k < axisCount; k++) {
            double u = local.axisX(k);
            double v = local.axisY(k);
            double ax = cos * u - sin * v;
            double ay = sin * u + cos * v;
            double shift = ax * originX + ay * originY;
            axisX[k] = ax;
            axisY[k] = ay;
            low[k] = local.low(k) + shift;
            high[k] = local.high(k) + shift;
        }
    }

    private void ensureCapacity() {
        count = local.count();
        axisCount = local.axisCount();
        int capacity = Math.max(count, axisCount);
        if (x.length < capacity) {
            x = new double[capacity];
            y = new double[capacity];
            axisX = new double[capacity];
            axisY = new double[capacity];
            low = new double[capacity];
            high = new double[capacity];
        }
    }

    /**
     * Returns how many vertices there are.
     *
     * @return 1 for a point, 2 for a segment, otherwise the number of corners
     */
    public int count() {
        return count;
    }

    /**
     * Returns how many axes there are.
     *
     * @return the count; see {@link PolygonBuffer#axisCount()}
     */
    public int axisCount() {
        return axisCount;
    }

    /**
     * Returns the world x coordinates of the vertices.
     *
     * @return the array that this instance owns
     */
    public double[] x() {
        return x;
    }

    /**
     * Returns the world y coordinates of the vertices.
     *
     * @return the array that this instance owns
     */
    public double[] y() {
        return y;
    }

    /**
     * Returns the x components of the axes in the world.
     *
     * @return the array that this instance owns
     */
    public double[] axisX() {
        return axisX;
    }

    /**
     * Returns the y components of the axes in the world.
     *
     * @return the array that this instance owns
     */
    public double[] axisY() {
        return axisY;
    }

    /**
     * Returns where this polygon's projection on each of its own axes begins.
     *
     * @return the array that this instance owns
     */
    public double[] low() {
        return low;
    }

    /**
     * Returns where this polygon's projection on each of its own axes ends.
     *
     * @return the array that this instance owns
     */
    public double[] high() {
        return high;
    }

    /**
     * Returns the bounding radius of the polygon, which no placing changes.
     *
     * @return the radius in world units (≥0)
     */
    public double radius() {
        return local.radius();
    }

    /**
     * Returns the least world x.
     *
     * @return the left side of the bounding box
     */
    public double minX() {
        return minX;
    }

    /**
     * Returns the least world y.
     *
     * @return the lower side of the bounding box
     */
    public double minY() {
        return minY;
    }

    /**
     * Returns the greatest world x.
     *
     * @return the right side of the bounding box
     */
    public double maxX() {
        return maxX;
    }

    /**
     * Returns the greatest world y.
     *
     * @return the upper side of the bounding box
     */
    public double maxY() {
        return maxY;
    }

    /**
     * Returns the largest absolute world coordinate, by which the rounding of the input is judged.
     *
     * @return the coordinate (≥0)
     */
    public double largestCoordinate() {
        return Math.max(Math.max(Math.abs(minX), Math.abs(maxX)), Math.max(Math.abs(minY), Math.abs(maxY)));
    }
}
