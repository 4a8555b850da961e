package org.jmesat.world;

import java.util.Objects;
import org.jmesat.internal.step.Hit;

/**
 * One hit of a ray cast, a shape cast or a nearest query. The caller creates an instance and reuses it for many
 * {@linkplain CollisionQueries queries}. It keeps its collider alive until the next fill or {@link #clear}.
 */
public final class QueryHit {
    private final Hit hit = new Hit();
    private Collider collider;

    /** Creates an instance with no hit. */
    public QueryHit() {
    }

    /** Resets this to "no hit" and releases the collider. */
    public void clear() {
        hit.clear();
        collider = null;
    }

    void set(Hit found, ColliderList colliders) {
        hit.set(found);
        collider = hit.isHit() ? colliders.get(hit.body()) : null;
    }

    /**
     * Copies the values of another instance, as to keep one hit of a list.
     *
     * @param other the values to copy (not null)
     */
    public void set(QueryHit other) {
        Objects.requireNonNull(other, "other");
        hit.set(other.hit);
        collider = other.collider;
    }

    /** {@return whether there is a hit} */
    public boolean isHit() {
        return collider != null;
    }

    /** {@return the collider that was hit; null if no hit} */
    public Collider getCollider() {
        return collider;
    }

    /** {@return the index of the piece that was hit, as of the last step; −1 if no hit} */
    public int getPiece() {
        return hit.piece();
    }

    /**
     * {@return the plane x of the point; 0 if no hit}
     * Ray cast: the intersection with the boundary. Shape cast: the point of contact. Nearest query: the nearest point.
     */
    public double getX() {
        return hit.x();
    }

    /** {@return the plane y of the point; 0 if no hit} */
    public double getY() {
        return hit.y();
    }

    /**
     * {@return the plane x of the unit normal at the point; 0 if no hit, and for a pick}
     * The normal points out of the collider. For a ray that starts inside, it is the opposite of the ray's direction.
     */
    public double getNormalX() {
        return hit.normalX();
    }

    /** {@return the plane y of the unit normal at the point; 0 if no hit, and for a pick} */
    public double getNormalY() {
        return hit.normalY();
    }

    /**
     * {@return the distance from the query's start to the point in world units (≥0); infinite if no hit}
     * Shape cast: the distance that the shape can move.
     */
    public double getDistance() {
        return hit.distance();
    }

    /**
     * {@return the distance as a fraction of the whole length (0 ≤ fraction ≤ 1)}
     * 1 if no hit; 0 if the length is infinite or 0.
     */
    public double getFraction() {
        return hit.fraction();
    }

    /**
     * {@return whether the ray, shape or point was in the collider at the start, or touched it; the distance is then 0}
     * A shape must overlap it by more than the tolerance.
     */
    public boolean isOverlapping() {
        return hit.isOverlapping();
    }

    /**
     * {@return the depth inside the collider; 0 unless {@link #isOverlapping()}}
     * Shape cast: the penetration depth along {@linkplain #getNormalX the normal}. Otherwise: the distance from the
     * boundary.
     */
    public double getDepth() {
        return hit.depth();
    }

    @Override
    public String toString() {
        return collider == null ? "nothing" : collider + " at (" + getX() + ", " + getY() + ") after " + getDistance();
    }
}
