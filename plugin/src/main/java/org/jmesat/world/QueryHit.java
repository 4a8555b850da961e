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

    void set(Hit found, ColliderList colliders) {
        hit.set(found);
        collider = hit.isHit() ? colliders.get(hit.body()) : null;
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

    /** {@return whether anything was met} */
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
     * {@return the world x of the point; 0 when nothing was met}
     * The point is where a ray meets the boundary, where shapes come to touch, or the nearest point.
     */
    public double getX() {
        return hit.x();
    }

    /** {@return the world y of the point; 0 when nothing was met} */
    public double getY() {
        return hit.y();
    }

    /**
     * {@return the x component of the unit normal there, in world axes; 0 when nothing was met, or picked}
     * The normal points out of the collider that was met. A ray that starts inside has the opposite of its direction.
     */
    public double getNormalX() {
        return hit.normalX();
    }

    /** {@return the y component of the unit normal there, in world axes; 0 when nothing was met, or picked} */
    public double getNormalY() {
        return hit.normalY();
    }

    /**
     * {@return the distance from the query's start to the point in world units (≥0); infinite when nothing was met}
     * For a shape it is how far it can move.
     */
    public double getDistance() {
        return hit.distance();
    }

    /**
     * {@return the distance as a share of the whole way (0 ≤ fraction ≤ 1)}
     * It is 1 when nothing was met, and 0 on a way that has no end or no length.
     */
    public double getFraction() {
        return hit.fraction();
    }

    /**
     * {@return whether the ray, shape or point was inside the collider from the start, or touched it}
     * A shape must have overlapped it by more than the tolerance. The distance is 0 then.
     */
    public boolean isOverlapping() {
        return hit.isOverlapping();
    }

    /**
     * {@return the depth inside the collider; 0 unless {@link #isOverlapping()}}
     * For a shape it is the penetration depth, out of which {@link #getNormalX the normal} leads; for a point or the
     * start of a ray, the distance from the boundary.
     */
    public double getDepth() {
        return hit.depth();
    }

    @Override
    public String toString() {
        return collider == null ? "nothing" : collider + " at (" + getX() + ", " + getY() + ") after " + getDistance();
    }
}
