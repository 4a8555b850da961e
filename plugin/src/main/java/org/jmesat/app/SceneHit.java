package org.jmesat.app;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.world.Collider;
import org.jmesat.world.QueryHit;

/**
 * What a query to a scene has met, and where. The caller makes one and has it filled again and again, by
 * {@link SceneQueries}; it holds on to the spatial until then.
 */
public final class SceneHit {
    private QueryHit hit = new QueryHit();

    /** Creates an instance that has met nothing. */
    public SceneHit() {
    }

    QueryHit hit() {
        return hit;
    }

    void show(QueryHit shown) {
        hit = shown;
    }

    /** Makes it tell that nothing was met, and lets go of the spatial. */
    public void clear() {
        hit.clear();
    }

    /** {@return whether anything was met} */
    public boolean isHit() {
        return hit.isHit();
    }

    /** {@return the spatial of the collider met; null when nothing was met or the collider was added by hand} */
    public Spatial getSpatial() {
        return CollisionBody.spatialOf(hit.getCollider());
    }

    /** {@return the collider that was met; null when nothing was met} */
    public Collider getCollider() {
        return hit.getCollider();
    }

    /** {@return which piece of the collider was met; −1 when nothing was met} */
    public int getPiece() {
        return hit.getPiece();
    }

    /**
     * Returns the point: where a ray meets the boundary, where shapes come to touch, the nearest point, or what was
     * pointed at.
     *
     * @param store receives world x and y; 0 when nothing was met
     * @return {@code store}
     */
    public Vector2f getPoint(Vector2f store) {
        return store.set((float) hit.getX(), (float) hit.getY());
    }

    /**
     * Returns the point at the height of the collider.
     *
     * @param store receives the point in the world; 0 when nothing was met
     * @return {@code store}
     */
    public Vector3f getPoint(Vector3f store) {
        return store.set((float) hit.getX(), (float) hit.getY(), isHit() ? hit.getCollider().getElevation() : 0);
    }

    /**
     * Returns the normal there, which points out of what was met.
     *
     * @param store receives the unit vector in world XY; 0 when nothing was met, or picked
     * @return {@code store}
     */
    public Vector2f getNormal(Vector2f store) {
        return store.set((float) hit.getNormalX(), (float) hit.getNormalY());
    }

    /**
     * {@return the distance to the point in world units (≥0); infinite when nothing was met}
     * For a shape it is how far it can move; for what was picked, the distance from the camera's near plane.
     */
    public float getDistance() {
        return (float) hit.getDistance();
    }

    /** {@return the distance as a share of the whole way, as {@link QueryHit#getFraction}} */
    public float getFraction() {
        return (float) hit.getFraction();
    }

    /** {@return whether ray, shape or point was inside from the start, as {@link QueryHit#isOverlapping}} */
    public boolean isOverlapping() {
        return hit.isOverlapping();
    }

    /** {@return how deep ray, shape or point was inside, as {@link QueryHit#getDepth}} */
    public float getDepth() {
        return (float) hit.getDepth();
    }

    @Override
    public String toString() {
        return hit.toString();
    }
}
