package org.jmesat.world;

import java.util.Objects;
import org.jmesat.internal.query.Hit;

/**
 * Where a ray, a moving shape or a search met a collider. The caller makes one and has it filled again and again, by
 * {@link CollisionQueries}. It holds on to its collider until then.
 */
public final class QueryHit {
    private final Hit hit = new Hit();
    private Collider collider;

    /** Creates an instance that has met nothing. */
    public QueryHit() {
    }

    /** Resets it to "no hit", and lets go of the collider. */
    public void clear() {
        hit.clear();
        collider = null;
    }

    /** What a query is to fill, before {@link #setCollider}; there is no collider until then. */
    Hit hit() {
        collider = null;
        return hit;
    }

    /** Takes over whom the hit is of. */
    void setCollider(ColliderList colliders) {
        collider = hit.isHit() ? colliders.get(hit.body()) : null;
    }

    void set(Hit found, ColliderList colliders) {
        hit.set(found);
        setCollider(colliders);
    }

    /**
     * Takes the values of another instance.
     *
     * @param other the values to copy (not null)
     */
    public void set(QueryHit other) {
        Objects.requireNonNull(other, "other");
        hit.set(other.hit);
        collider = other.collider;
    }

    /**
     * Tells whether anything was met.
     *
     * @return true when there is a collider
     */
    public boolean isHit() {
        return collider != null;
    }

    /** {@return the collider that was met; null when nothing was} */
    public Collider getCollider() {
        return collider;
    }

    /** {@return which piece of the collider was met, as the pieces were at the last step; −1 when nothing was met} */
    public int getPiece() {
        return hit.piece();
    }

    /**
     * Returns the world x of the point: where a ray meets the boundary, where shapes come to touch, or the nearest
     * point.
     *
     * @return the coordinate; 0 when nothing was met
     */
    public double getX() {
        return hit.x();
    }

    /** {@return the world y of the point; 0 when nothing was met} */
    public double getY() {
        return hit.y();
    }

    /**
     * Returns the x component of the unit normal there, which points out of the collider that was met. A ray that
     * starts inside has the opposite of its direction.
     *
     * @return the component in world axes; 0 when nothing was met, or picked
     */
    public double getNormalX() {
        return hit.normalX();
    }

    /**
     * Returns the y component of the unit normal there.
     *
     * @return the component in world axes; 0 when nothing was met, or picked
     */
    public double getNormalY() {
        return hit.normalY();
    }

    /**
     * Returns how far it is to the point from where the query started: for a shape, how far it can move.
     *
     * @return the distance in world units (≥0); infinite when nothing was met
     */
    public double getDistance() {
        return hit.distance();
    }

    /**
     * Returns that distance as a share of the whole way.
     *
     * @return the share (0 ≤ fraction ≤ 1): 1 when nothing was met, 0 on a way that has no end or no length
     */
    public double getFraction() {
        return hit.fraction();
    }

    /**
     * Tells whether the ray, shape or point was inside the collider from the start, or touched it; a shape, whether it
     * overlapped it by more than the tolerance. The distance is 0 then.
     *
     * @return true when there was no way to go
     */
    public boolean isOverlapping() {
        return hit.isOverlapping();
    }

    /**
     * Returns how deep it was inside.
     *
     * @return for a shape the penetration depth, out of which {@link #getNormalX the normal} leads; for a point or the
     *     start of a ray the distance from the boundary; 0 unless {@link #isOverlapping()}
     */
    public double getDepth() {
        return hit.depth();
    }

    @Override
    public String toString() {
        return collider == null ? "nothing" : collider + " at (" + getX() + ", " + getY() + ") after " + getDistance();
    }
}
