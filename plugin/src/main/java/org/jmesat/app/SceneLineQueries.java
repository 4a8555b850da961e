package org.jmesat.app;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Spatial;
import java.util.Objects;
import java.util.function.Supplier;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.CollisionQueries;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.QueryFilter;

/** The queries of a scene along a line: mouse picking, ray casts, lines of sight. */
abstract class SceneLineQueries {
    static final QueryFilter SPATIALS =
            QueryFilter.ALL.and(collider -> collider.getOwner() instanceof CollisionBody);

    final CollisionQueries queries;
    private final CollisionWorld world;
    private final Supplier<ProjectionPlane> plane;
    private final SightLine sight = new SightLine();
    private final SceneHit picked = new SceneHit();

    SceneLineQueries(CollisionWorld world, Supplier<ProjectionPlane> plane) {
        this.world = world;
        queries = world.getQueries();
        this.plane = plane;
    }

    /** {@return the plane of the last tick, in which queries are answered; XY before the first tick} */
    public ProjectionPlane getPlane() {
        return plane.get();
    }

    final float x(Vector3f world) {
        return getPlane().x(world);
    }

    final float y(Vector3f world) {
        return getPlane().y(world);
    }

    /**
     * Returns the spatial under the mouse.
     *
     * @param camera the camera that shows the scene (not null), perspective or parallel
     * @param cursor the pixel, from the lower left corner of the window, such as from
     *     {@link com.jme3.input.InputManager#getCursorPosition} (not null)
     * @return the spatial of the first collider on the line of sight, or null
     */
    public Spatial pick(Camera camera, Vector2f cursor) {
        pick(camera, cursor, SPATIALS, picked);
        Spatial spatial = picked.getSpatial();
        picked.clear();
        return spatial;
    }

    /**
     * Finds the collider under the mouse: the first on the line of sight through the pixel, between the camera's near
     * and far planes. Colliders are flat: each lies in a plane parallel to the {@linkplain #getPlane plane}, at the
     * depth of its spatial. With the {@linkplain SatCollisionState#setDepthTest depth test}, each fills its range of
     * depth, so it is picked where it is seen. Spatials without a collider do not block the line of sight.
     *
     * @param camera the camera that shows the scene (not null), perspective or parallel
     * @param cursor the pixel, from the lower left corner of the window; no hit outside the camera's view port
     * @param filter the colliders to find (not null)
     * @param hit receives the point where the line of sight enters the collider (not null)
     * @return true if there is a hit
     */
    public boolean pick(Camera camera, Vector2f cursor, QueryFilter filter, SceneHit hit) {
        Objects.requireNonNull(camera, "camera");
        Objects.requireNonNull(cursor, "cursor");
        Objects.requireNonNull(filter, "filter");
        Objects.requireNonNull(hit, "hit").clear();
        boolean found = sight.aim(camera, cursor, getPlane()) && queries.pick(sight.x, sight.y, sight.z,
                sight.directionX, sight.directionY, sight.directionZ, sight.length, filter, hit.hit(getPlane()));
        if (found && world.isDepthTest()) {
            hit.setPointDepth(sight.z + hit.distance() * sight.directionZ);
        }
        return found;
    }

    /**
     * Casts a ray and finds the first collider that it hits.
     *
     * @param from start of the ray (not null)
     * @param to end of the ray (not null)
     * @param hit receives the first hit (not null)
     * @return true if there is a hit
     */
    public boolean castRay(Vector2f from, Vector2f to, SceneHit hit) {
        return castRay(from, to, QueryFilter.ALL, hit);
    }

    /**
     * Casts a ray and finds the first collider that it hits.
     *
     * @param from start of the ray (not null)
     * @param to end of the ray (not null)
     * @param filter the colliders to find (not null)
     * @param hit receives the first hit (not null)
     * @return true if there is a hit
     */
    public boolean castRay(Vector2f from, Vector2f to, QueryFilter filter, SceneHit hit) {
        requireEnds(from, to);
        return castRay(from.x, from.y, to.x, to.y, filter, hit);
    }

    /**
     * Casts a ray between two positions, such as the world translations of two spatials, and finds the first hit.
     *
     * @param from start of the ray (not null)
     * @param to end of the ray (not null)
     * @param filter the colliders to find (not null)
     * @param hit receives the first hit (not null)
     * @return true if there is a hit
     */
    public boolean castRay(Vector3f from, Vector3f to, QueryFilter filter, SceneHit hit) {
        requireEnds(from, to);
        return castRay(x(from), y(from), x(to), y(to), filter, hit);
    }

    /**
     * Casts a ray and finds every collider that it hits.
     *
     * @param from start of the ray (not null)
     * @param to end of the ray (not null)
     * @param filter the colliders to find (not null)
     * @param hits receives the hits, nearest first (not null)
     * @return the number of colliders hit
     */
    public int castRay(Vector2f from, Vector2f to, QueryFilter filter, SceneHits hits) {
        requireEnds(from, to);
        Objects.requireNonNull(hits, "hits");
        return queries.castRay(from.x, from.y, to.x, to.y, filter, hits.hits(getPlane()));
    }

    /**
     * Casts a ray between two positions, and finds every collider that it hits.
     *
     * @param from start of the ray in world space (not null)
     * @param to end of the ray (not null)
     * @param filter the colliders to find (not null)
     * @param hits receives the hits, nearest first (not null)
     * @return the number of colliders hit
     */
    public int castRay(Vector3f from, Vector3f to, QueryFilter filter, SceneHits hits) {
        requireEnds(from, to);
        Objects.requireNonNull(hits, "hits");
        return queries.castRay(x(from), y(from), x(to), y(to), filter, hits.hits(getPlane()));
    }

    /**
     * Tests whether one position can be seen from another.
     *
     * @param from one position (not null)
     * @param to the other (not null)
     * @param filter the colliders that block the line of sight (not null)
     * @return true if no collider blocks it
     */
    public boolean hasLineOfSight(Vector3f from, Vector3f to, QueryFilter filter) {
        requireEnds(from, to);
        return queries.hasLineOfSight(x(from), y(from), x(to), y(to), filter);
    }

    private boolean castRay(float fromX, float fromY, float toX, float toY, QueryFilter filter, SceneHit hit) {
        Objects.requireNonNull(hit, "hit");
        return queries.castRay(fromX, fromY, toX, toY, filter, hit.hit(getPlane()));
    }

    private static void requireEnds(Object from, Object to) {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
    }
}
