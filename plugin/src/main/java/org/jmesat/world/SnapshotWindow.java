package org.jmesat.world;

/**
 * The part of the plane that a {@link CollisionSnapshot} copies outlines of: an axis-aligned box, by default the whole
 * plane. Its sides belong to it. A view sets it to the box around what its camera shows; for several view ports, to the
 * box around all of them. A window somewhat larger than the picture need not be moved in each frame.
 */
public final class SnapshotWindow {
    private double minX;
    private double minY;
    private double maxX;
    private double maxY;

    /** Creates a window on the whole plane. */
    public SnapshotWindow() {
        setAll();
    }

    /** Makes it the whole plane. */
    public void setAll() {
        minX = Double.NEGATIVE_INFINITY;
        minY = Double.NEGATIVE_INFINITY;
        maxX = Double.POSITIVE_INFINITY;
        maxY = Double.POSITIVE_INFINITY;
    }

    /** Makes it empty; {@link #include} then makes it the box around what is included. */
    public void setEmpty() {
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
    }

    void set(SnapshotWindow other) {
        minX = other.minX;
        minY = other.minY;
        maxX = other.maxX;
        maxY = other.maxY;
    }

    /**
     * Makes it a box.
     *
     * @param newMinX least plane x, may be −∞
     * @param newMinY least plane y, may be −∞
     * @param newMaxX greatest plane x (≥ newMinX), may be +∞
     * @param newMaxY greatest plane y (≥ newMinY), may be +∞
     * @throws IllegalArgumentException if a number is NaN, or a minimum is greater than its maximum
     */
    public void set(double newMinX, double newMinY, double newMaxX, double newMaxY) {
        require(newMinX, newMinY, newMaxX, newMaxY);
        minX = newMinX;
        minY = newMinY;
        maxX = newMaxX;
        maxY = newMaxY;
    }

    /**
     * Enlarges it to contain a box.
     *
     * @param otherMinX least plane x of the box, may be −∞
     * @param otherMinY least plane y, may be −∞
     * @param otherMaxX greatest plane x (≥ otherMinX), may be +∞
     * @param otherMaxY greatest plane y (≥ otherMinY), may be +∞
     * @throws IllegalArgumentException if a number is NaN, or a minimum is greater than its maximum
     */
    public void include(double otherMinX, double otherMinY, double otherMaxX, double otherMaxY) {
        require(otherMinX, otherMinY, otherMaxX, otherMaxY);
        minX = Math.min(minX, otherMinX);
        minY = Math.min(minY, otherMinY);
        maxX = Math.max(maxX, otherMaxX);
        maxY = Math.max(maxY, otherMaxY);
    }

    private static void require(double minX, double minY, double maxX, double maxY) {
        if (!(minX <= maxX && minY <= maxY)) {
            throw new IllegalArgumentException("A window must have minimum <= maximum, not (" + minX + ", " + minY
                    + ") and (" + maxX + ", " + maxY + ")");
        }
    }

    /** {@return whether it is the whole plane} */
    public boolean isAll() {
        return minX == Double.NEGATIVE_INFINITY && minY == Double.NEGATIVE_INFINITY
                && maxX == Double.POSITIVE_INFINITY && maxY == Double.POSITIVE_INFINITY;
    }

    /** {@return whether it is empty, so that nothing is in it} */
    public boolean isEmpty() {
        return minX > maxX;
    }

    /** Whether a box overlaps or touches this window. */
    boolean meets(double otherMinX, double otherMinY, double otherMaxX, double otherMaxY) {
        return otherMinX <= maxX && minX <= otherMaxX && otherMinY <= maxY && minY <= otherMaxY;
    }

    boolean isSame(SnapshotWindow other) {
        return minX == other.minX && minY == other.minY && maxX == other.maxX
                && maxY == other.maxY;
    }

    /** {@return the least plane x; −∞ if it has no left side, +∞ if it is empty} */
    public double minX() {
        return minX;
    }

    /** {@return the least plane y; −∞ if it has no lower side, +∞ if it is empty} */
    public double minY() {
        return minY;
    }

    /** {@return the greatest plane x; +∞ if it has no right side, −∞ if it is empty} */
    public double maxX() {
        return maxX;
    }

    /** {@return the greatest plane y; +∞ if it has no upper side, −∞ if it is empty} */
    public double maxY() {
        return maxY;
    }

    @Override
    public String toString() {
        return isAll() ? "everywhere" : isEmpty() ? "nowhere"
                : "(" + minX + ", " + minY + ") to (" + maxX + ", " + maxY + ")";
    }
}
