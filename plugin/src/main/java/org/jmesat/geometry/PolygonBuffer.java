package org.jmesat.geometry;

import java.util.Arrays;

/**
 * A convex polygon in storage that is used again: vertices, and the axes that the separating axis theorem has to try.
 *
 * <p>An <i>axis</i> is a unit direction perpendicular to an edge, together with the polygon's own projection interval
 * on it. Parallel edges share one axis: a rectangle has two axes, a regular hexagon three. Since the interval is kept,
 * an axis serves both of its directions. A segment has the axes of a rectangle, across and along, and so has a polygon
 * so thin that all its edges are parallel; a point has X and Y.
 *
 * <p>Coordinates are local, in world units, counter-clockwise. The arrays belong to this instance and grow on demand; a
 * steady use allocates nothing.
 */
public final class PolygonBuffer {
    private int count;
    private double[] x = new double[8];
    private double[] y = new double[8];
    private int axisCount;
    private double[] axisX = new double[8];
    private double[] axisY = new double[8];
    private double[] low = new double[8];
    private double[] high = new double[8];
    private int[] edgeAxis = new int[8];
    private double radius;

    /** Creates a buffer that holds no polygon; {@link #count()} is 0. */
    public PolygonBuffer() {
    }

    /** Empties the buffer. */
    public void clear() {
        count = 0;
        axisCount = 0;
        radius = 0;
    }

    /**
     * Takes the vertices of a hull, moved.
     *
     * @param hull the hull to copy; one without vertices empties this buffer
     * @param dx added to each x
     * @param dy added to each y
     */
    public void set(ConvexHull hull, double dx, double dy) {
        count = hull.count();
        ensureCapacity();
        for (int i = 0; i < count; i++) {
            x[i] = hull.x(i) + dx;
            y[i] = hull.y(i) + dy;
        }
        findAxes();
    }

    /**
     * Takes the vertices of another buffer, moved. Axes are copied, not computed again.
     *
     * @param source the polygon to copy
     * @param dx added to each x
     * @param dy added to each y
     */
    public void set(PolygonBuffer source, double dx, double dy) {
        count = source.count;
        ensureCapacity();
        for (int i = 0; i < count; i++) {
            x[i] = source.x[i] + dx;
            y[i] = source.y[i] + dy;
        }
        axisCount = source.axisCount;
        for (int k = 0; k < axisCount; k++) {
            axisX[k] = source.axisX[k];
            axisY[k] = source.axisY[k];
            double shift = axisX[k] * dx + axisY[k] * dy;
            low[k] = source.low[k] + shift;
            high[k] = source.high[k] + shift;
        }
        System.arraycopy(source.edgeAxis, 0, edgeAxis, 0, count);
        radius = source.radius;
    }

    /**
     * Takes vertices that are known to be convex and counter-clockwise.
     *
     * @param xy x and y of each vertex in turn; finite
     */
    void set(float[] xy) {
        count = xy.length / 2;
        ensureCapacity();
        for (int i = 0; i < count; i++) {
            x[i] = xy[2 * i];
            y[i] = xy[2 * i + 1];
        }
        findAxes();
    }

    /**
     * Returns how many vertices the polygon has.
     *
     * @return 0 when empty, 1 for a point, 2 for a segment, otherwise the number of corners
     */
    public int count() {
        return count;
    }

    /**
     * Returns the x coordinate of a vertex.
     *
     * @param i index of the vertex (0 ≤ i &lt; {@link #count()})
     * @return the coordinate
     */
    public double x(int i) {
        return x[i];
    }

    /**
     * Returns the y coordinate of a vertex.
     *
     * @param i index of the vertex (0 ≤ i &lt; {@link #count()})
     * @return the coordinate
     */
    public double y(int i) {
        return y[i];
    }

    /**
     * Returns how many axes have to be tried.
     *
     * @return the number of different edge directions, but at least 2; 0 when empty
     */
    public int axisCount() {
        return axisCount;
    }

    /**
     * Returns the x component of an axis.
     *
     * @param k index of the axis (0 ≤ k &lt; {@link #axisCount()})
     * @return a component of a unit vector
     */
    public double axisX(int k) {
        return axisX[k];
    }

    /**
     * Returns the y component of an axis.
     *
     * @param k index of the axis (0 ≤ k &lt; {@link #axisCount()})
     * @return a component of a unit vector
     */
    public double axisY(int k) {
        return axisY[k];
    }

    /**
     * Returns where the polygon's projection on an axis begins.
     *
     * @param k index of the axis (0 ≤ k &lt; {@link #axisCount()})
     * @return the least dot product of a vertex with the axis
     */
    public double low(int k) {
        return low[k];
    }

    /**
     * Returns where the polygon's projection on an axis ends.
     *
     * @param k index of the axis (0 ≤ k &lt; {@link #axisCount()})
     * @return the greatest dot product of a vertex with the axis
     */
    public double high(int k) {
        return high[k];
    }

    /**
     * Returns the axis of the edge from vertex i to the next. An edge whose outward normal is the axis reversed is
     * marked by the complement.
     *
     * @param i index of the edge (0 ≤ i &lt; {@link #count()})
     * @return index k of the axis, or {@code ~k} when the edge's outward normal is −axis
     */
    public int edgeAxis(int i) {
        return edgeAxis[i];
    }

    /**
     * Returns half the diagonal of the local bounding box, a measure of size that bounds the polygon's reach from the
     * box's centre.
     *
     * @return the radius in world units (≥0)
     */
    public double radius() {
        return radius;
    }

    private void ensureCapacity() {
        if (x.length < count) {
            int capacity = count + count / 2;
            x = new double[capacity];
            y = new double[capacity];
            axisX = new double[capacity];
            axisY = new double[capacity];
            low = new double[capacity];
            high = new double[capacity];
            edgeAxis = new int[capacity];
        }
    }

    private void findAxes() {
        axisCount = 0;
        if (count == 0) {
            radius = 0;
            return;
        }
        if (count == 1) {
            addAxis(1, 0);
            addAxis(0, 1);
            Arrays.fill(edgeAxis, 0, 1, 0);
        } else if (count == 2) {
            addEdge(0);
            edgeAxis[1] = ~edgeAxis[0];
            addAxis(-axisY[0], axisX[0]);
        } else {
            for (int i = 0; i < count; i++) {
                addEdge(i);
            }
            if (axisCount == 1) {
                // So thin that all edges count as parallel: like a segment, it also ends somewhere.
                addAxis(-axisY[0], axisX[0]);
            }
        }
        for (int k = 0; k < axisCount; k++) {
            projectOn(k);
        }
        radius = halfDiagonal();
    }

    private void addEdge(int i) {
        int next = i + 1 < count ? i + 1 : 0;
        double dx = x[next] - x[i];
        double dy = y[next] - y[i];
        double length = Math.sqrt(dx * dx + dy * dy);
        double nx = dy / length;
        double ny = -dx / length;
        for (int k = 0; k < axisCount; k++) {
            if (Math.abs(nx * axisY[k] - ny * axisX[k]) <= Tolerance.PARALLEL) {
                edgeAxis[i] = nx * axisX[k] + ny * axisY[k] > 0 ? k : ~k;
                return;
            }
        }
        edgeAxis[i] = addAxis(nx, ny);
    }

    private int addAxis(double nx, double ny) {
        // Adding zero turns −0 into +0, which would otherwise show in every report.
        axisX[axisCount] = nx + 0.0;
        axisY[axisCount] = ny + 0.0;
        return axisCount++;
    }

    private void projectOn(int k) {
        double min = Double.POSITIVE_INFINITY;
        double max = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double p = axisX[k] * x[i] + axisY[k] * y[i];
            min = Math.min(min, p);
            max = Math.max(max, p);
        }
        low[k] = min;
        high[k] = max;
    }

    private double halfDiagonal() {
        double minX = x[0];
        double maxX = x[0];
        double minY = y[0];
        double maxY = y[0];
        for (int i = 1; i < count; i++) {
            minX = Math.min(minX, x[i]);
            maxX = Math.max(maxX, x[i]);
            minY = Math.min(minY, y[i]);
            maxY = Math.max(maxY, y[i]);
        }
        double width = maxX - minX;
        double height = maxY - minY;
        return 0.5 * Math.sqrt(width * width + height * height);
    }
}
