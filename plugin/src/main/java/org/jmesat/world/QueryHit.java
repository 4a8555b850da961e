package org.jmesat.world;

import java.util.Objects;

/**
 * Where a ray, a moving shape or a search met a collider. The caller makes one and has it filled again and again, by
 * {@link CollisionQueries}. It holds on to its collider until then.
 */
public final class QueryHit {
    private Collider collider;
    private int piece = -1;
    private double x;
    private double y;
    private double normalX;
    private double normalY;
    private double distance = Double.POSITIVE_INFINITY;
    private double fraction = 1;
    private double depth;
    private boolean overlapping;

    /** Creates an instance that has met nothing. */
    public QueryHit() {
    }

    /** Makes it tell that nothing was met, and lets go of the collider. */
    public void clear() {
        collider = null;
        piece = -1;
        setPlace(0, 0, 0, 0);
        setDistance(Double.POSITIVE_INFINITY, 1);
        setDepth(0, false);
    }

    void setCollider(Collider newCollider, int newPiece) {
        collider = newCollider;
        piece = newPiece;
    }

    void setPlace(double newX, double newY, double newNormalX, double newNormalY) {
        x = newX;
        y = newY;
        normalX = newNormalX + 0.0;
        normalY = newNormalY + 0.0;
    }

    void setDistance(double newDistance, double newFraction) {
        distance = newDistance;
        fraction = newFraction;
    }

    void setDepth(double newDepth, boolean newOverlapping) {
        depth = newDepth;
        overlapping = newOverlapping;
    }

    /**
     * Takes the values of another instance.
     *
     * @param other the values to copy (not null)
     */
    public void set(QueryHit other) {
        Objects.requireNonNull(other, "other");
        setCollider(other.collider, other.piece);
        setPlace(other.x, other.y, other.normalX, other.normalY);
        setDistance(other.distance, other.fraction);
        setDepth(other.depth, other.overlapping);
    }

    /** The order of results: by distance, then by id, then by piece. */
    boolean isAfter(double otherDistance, Collider other, int otherPiece) {
        if (collider == null || distance != otherDistance) {
            return collider == null || distance > otherDistance;
        }
        return collider != other ? collider.getId() > other.getId() : piece > otherPiece;
    }

    /**
     * Tells whether anything was met.
     *
     * @return true when there is a collider
     */
    public boolean isHit() {
        return collider != null;
    }

    /**
     * Returns what was met.
     *
     * @return the collider; null when nothing was
     */
    public Collider getCollider() {
        return collider;
    }

    /**
     * Returns which piece of the collider was met.
     *
     * @return its index, as the pieces were at the last step; −1 when nothing was met
     */
    public int getPiece() {
        return piece;
    }

    /**
     * Returns the world x of the point: where a ray meets the boundary, where shapes come to touch, or the nearest
     * point.
     *
     * @return the coordinate; 0 when nothing was met
     */
    public double getX() {
        return x;
    }

    /**
     * Returns the world y of the point.
     *
     * @return the coordinate; 0 when nothing was met
     */
    public double getY() {
        return y;
    }

    /**
     * Returns the x component of the unit normal there, which points out of the collider that was met. A ray that
     * starts inside has the opposite of its direction.
     *
     * @return the component in world axes; 0 when nothing was met, or picked
     */
    public double getNormalX() {
        return normalX;
    }

    /**
     * Returns the y component of the unit normal there.
     *
     * @return the component in world axes; 0 when nothing was met, or picked
     */
    public double getNormalY() {
        return normalY;
    }

    /**
     * Returns how far it is to the point from where the query started: for a shape, how far it can move.
     *
     * @return the distance in world units (≥0); infinite when nothing was met
     */
    public double getDistance() {
        return distance;
    }

    /**
     * Returns that distance as a share of the whole way.
     *
     * @return the share (0 ≤ fraction ≤ 1): 1 when nothing was met, 0 on a way that has no end or no length
     */
    public double getFraction() {
        return fraction;
    }

    /**
     * Tells whether the ray, shape or point was inside the collider from the start, or touched it; a shape, whether it
     * overlapped it by more than the tolerance. The distance is 0 then.
     *
     * @return true when there was no way to go
     */
    public boolean isOverlapping() {
        return overlapping;
    }

    /**
     * Returns how deep it was inside.
     *
     * @return for a shape the penetration depth, out of which {@link #getNormalX the normal} leads; for a point or the
     *     start of a ray the distance from the boundary; 0 unless {@link #isOverlapping()}
     */
    public double getDepth() {
        return depth;
    }

    @Override
    public String toString() {
        return collider == null ? "nothing" : collider + " at (" + x + ", " + y + ") after " + distance;
    }
}
