package org.jmesat.app;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.QueryHit;

/**
 * One hit of a scene query. The caller creates an instance and reuses it for many {@linkplain SceneQueries queries}. It
 * keeps its spatial alive until the next fill or {@link #clear}.
 */
public final class SceneHit {
    private QueryHit hit = new QueryHit();
    private ProjectionPlane plane = ProjectionPlane.XY;
    /** The depth of the point; NaN if it is that of the collider. */
    private double pointDepth = Double.NaN;

    /** Creates an instance with no hit. */
    public SceneHit() {
    }

    /** The hit to fill by a query in a plane. */
    QueryHit hit(ProjectionPlane newPlane) {
        plane = newPlane;
        pointDepth = Double.NaN;
        return hit;
    }

    double distance() {
        return hit.getDistance();
    }

    /** Sets the depth of a point that is not at the collider's elevation. */
    void setPointDepth(double depth) {
        pointDepth = depth;
    }

    void show(QueryHit shown, ProjectionPlane newPlane) {
        hit = shown;
        plane = newPlane;
        pointDepth = Double.NaN;
    }

    /** Resets this to "no hit" and releases the spatial. */
    public void clear() {
        hit.clear();
    }

    /** {@return whether there is a hit} */
    public boolean isHit() {
        return hit.isHit();
    }

    /** {@return the spatial that was hit; null if no hit, or if the game added the collider to the world itself} */
    public Spatial getSpatial() {
        return CollisionBody.spatialOf(hit.getCollider());
    }

    /** {@return the collider that was hit; null if no hit} */
    public Collider getCollider() {
        return hit.getCollider();
    }

    /** {@return the index of the piece that was hit; −1 if no hit} */
    public int getPiece() {
        return hit.getPiece();
    }

    /**
     * Returns the point in the plane. Ray cast: the intersection with the boundary. Shape cast: the point of contact.
     * Nearest query: the nearest point. Pick: the point under the mouse.
     *
     * @param store receives plane x and y; 0 if no hit
     * @return {@code store}
     */
    public Vector2f getPoint(Vector2f store) {
        return store.set((float) hit.getX(), (float) hit.getY());
    }

    /**
     * Returns the point in space, at the collider's {@linkplain Collider#getElevation elevation}. Of a pick with the
     * depth test, it is the point where the line of sight enters the collider.
     *
     * @param store receives the world position; 0 if no hit
     * @return {@code store}
     */
    public Vector3f getPoint(Vector3f store) {
        float depth = !isHit() ? 0 : pointDepth == pointDepth ? (float) pointDepth : hit.getCollider().getElevation();
        return plane.toWorld((float) hit.getX(), (float) hit.getY(), depth, store);
    }

    /**
     * Returns the normal at the point, which points out of the collider.
     *
     * @param store receives the unit vector in plane coordinates; 0 if no hit, and for a pick
     * @return {@code store}
     */
    public Vector2f getNormal(Vector2f store) {
        return store.set((float) hit.getNormalX(), (float) hit.getNormalY());
    }

    /**
     * Returns the normal at the point, which points out of the collider.
     *
     * @param store receives the unit vector in world space; 0 if no hit, and for a pick
     * @return {@code store}
     */
    public Vector3f getNormal(Vector3f store) {
        return plane.toWorld((float) hit.getNormalX(), (float) hit.getNormalY(), 0, store);
    }

    /**
     * {@return the distance to the point in world units (≥0); infinite if no hit}
     * Shape cast: the distance that the shape can move. Pick: the distance from the camera's near plane.
     */
    public float getDistance() {
        return (float) hit.getDistance();
    }

    /** {@return the distance as a fraction of the whole length; see {@link QueryHit#getFraction}} */
    public float getFraction() {
        return (float) hit.getFraction();
    }

    /** {@return whether ray, shape or point was in the collider at the start; see {@link QueryHit#isOverlapping}} */
    public boolean isOverlapping() {
        return hit.isOverlapping();
    }

    /** {@return the depth of ray, shape or point in the collider; see {@link QueryHit#getDepth}} */
    public float getDepth() {
        return (float) hit.getDepth();
    }

    @Override
    public String toString() {
        return hit.toString();
    }
}
