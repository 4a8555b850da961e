package org.jmesat.internal.draw;

import com.jme3.math.Vector3f;

/** The box, in a plane, around what a view shows of a range of depths. */
public final class PlaneBounds {
    private static final int CORNERS = 8;

    private final Vector3f start = new Vector3f();
    private final Vector3f end = new Vector3f();
    private double minX;
    private double minY;
    private double maxX;
    private double maxY;

    /** Creates empty bounds. */
    public PlaneBounds() {
    }

    /**
     * Computes the box around the part of a view between two depths: that of its edges, cut off at both.
     *
     * @return false if there is no such part
     */
    public boolean compute(ViewScale view, double minDepth, double maxDepth) {
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
        double low = minDepth - view.location.z;
        double high = maxDepth - view.location.z;
        for (int corner = 0; corner < CORNERS; corner++) {
            for (int bit = 1; bit < CORNERS; bit *= 2) {
                if ((corner & bit) == 0) {
                    view.corner(corner, start);
                    view.corner(corner | bit, end);
                    addEdge(low, high);
                }
            }
        }
        minX += view.location.x;
        minY += view.location.y;
        maxX += view.location.x;
        maxY += view.location.y;
        return minX <= maxX && minY <= maxY;
    }

    private void addEdge(double low, double high) {
        double rise = end.z - start.z;
        double from = 0;
        double to = 1;
        if (rise == 0) {
            to = start.z >= low && start.z <= high ? 1 : -1;
        } else {
            double atLow = (low - start.z) / rise;
            double atHigh = (high - start.z) / rise;
            from = Math.max(from, Math.min(atLow, atHigh));
            to = Math.min(to, Math.max(atLow, atHigh));
        }
        if (from <= to) {
            add(from);
            add(to);
        }
    }

    private void add(double part) {
        double x = start.x + part * (end.x - start.x);
        double y = start.y + part * (end.y - start.y);
        minX = Math.min(minX, x);
        minY = Math.min(minY, y);
        maxX = Math.max(maxX, x);
        maxY = Math.max(maxY, y);
    }

    /** {@return the left side} */
    public double minX() {
        return minX;
    }

    /** {@return the lower side} */
    public double minY() {
        return minY;
    }

    /** {@return the right side} */
    public double maxX() {
        return maxX;
    }

    /** {@return the upper side} */
    public double maxY() {
        return maxY;
    }
}
