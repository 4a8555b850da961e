package org.jmesat.app;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.ColliderHits;
import org.jmesat.world.CollisionLayers;
import org.jmesat.world.CollisionQueries;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.QueryFilter;

/**
 * Queries of a scene: mouse picking, ray casts, overlaps with a point, box or shape, shape casts, move and slide, the
 * nearest spatial.
 *
 * <pre>
 * Spatial clicked = state.getQueries().pick(cam, inputManager.getCursorPosition());
 * </pre>
 *
 * <p>A query uses the poses of the last tick, like {@link CollisionQueries}. Handlers and tick listeners may call it;
 * other threads may not. Methods without a filter find everything, triggers included. The caller owns the results, and
 * queries allocate only to grow them.
 *
 * <p>A {@code Vector3f} is in world space, whatever the {@linkplain #getPlane plane}; its depth is ignored. A
 * {@code Vector2f} is in the coordinates of the plane, as are angles: in {@link ProjectionPlane#XZ}, y is −Z.
 *
 * <p>Ray and shape casts also hit colliders that the game added to the world itself; such a hit has no spatial. Methods
 * that return spatials skip these colliders. A bad number throws an {@link IllegalArgumentException} that names it.
 */
public final class SceneQueries {
    private static final QueryFilter SPATIALS =
            QueryFilter.ALL.and(collider -> collider.getOwner() instanceof CollisionBody);

    private final CollisionWorld world;
    private final CollisionQueries queries;
    private final CollisionLayers layers;
    private final Supplier<ProjectionPlane> plane;
    private final Function<Spatial, Collider> colliders;
    private final SightLine sight = new SightLine();
    private final SceneHit picked = new SceneHit();
    private final ColliderHits found = new ColliderHits();

    SceneQueries(CollisionWorld world, Supplier<ProjectionPlane> plane, Function<Spatial, Collider> colliders) {
        this.world = world;
        queries = world.getQueries();
        layers = world.getLayers();
        this.plane = plane;
        this.colliders = colliders;
    }

    /** {@return the plane of the last tick, in which queries are answered; XY before the first tick} */
    public ProjectionPlane getPlane() {
        return plane.get();
    }

    /**
     * Creates a filter that rejects a spatial's own collider, for a query that starts inside it. It allocates, so
     * create it once and reuse it.
     *
     * @param self a collider's spatial or one below it (not null)
     * @return a new filter; each query looks up the present collider of the spatial
     */
    public QueryFilter ignoring(Spatial self) {
        Objects.requireNonNull(self, "self");
        return QueryFilter.ALL.and(collider -> colliders.apply(self) != collider);
    }

    /**
     * Creates a filter that accepts what is solid for a spatial's collider: it rejects that collider itself, triggers,
     * and {@linkplain org.jmesat.control.ColliderControl#setOneWay one-way} colliders that let it pass from where it is
     * now. It agrees with {@link org.jmesat.control.CollisionEvent#isSolid}. It allocates, so create it once and reuse
     * it.
     *
     * @param self a collider's spatial or one below it (not null); without a collider, no one-way collider is accepted
     * @return a new filter; each query looks up the present collider of the spatial
     */
    public QueryFilter solidFor(Spatial self) {
        Objects.requireNonNull(self, "self");
        return QueryFilter.ALL.withoutTriggers().and(collider -> {
            Collider own = colliders.apply(self);
            return own == null ? !collider.isOneWay() : own != collider && world.isSolid(own, collider);
        });
    }

    /**
     * Creates a filter that accepts the colliders of some layers, by their present names. It allocates, so create it
     * once and reuse it.
     *
     * @param names names of layers, see {@link SatCollisionState#getLayers}
     * @return a new filter
     * @throws IllegalArgumentException if no layer has one of the names
     */
    public QueryFilter inLayers(String... names) {
        return QueryFilter.ALL.withMask(layers.bitsOf(Objects.requireNonNull(names, "names")));
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

    private boolean castRay(float fromX, float fromY, float toX, float toY, QueryFilter filter, SceneHit hit) {
        Objects.requireNonNull(hit, "hit");
        return queries.castRay(fromX, fromY, toX, toY, filter, hit.hit(getPlane()));
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

    private float x(Vector3f world) {
        return getPlane().x(world);
    }

    private float y(Vector3f world) {
        return getPlane().y(world);
    }

    /**
     * Finds one spatial at a point.
     *
     * @param point the point (not null)
     * @return the spatial whose collider was discovered first, or null
     */
    public Spatial overlapPoint(Vector2f point) {
        Objects.requireNonNull(point, "point");
        return CollisionBody.spatialOf(queries.overlapPoint(point.x, point.y, SPATIALS));
    }

    /**
     * Finds one spatial above, at or below a position, along the plane's axis.
     *
     * @param point the position in world space (not null)
     * @return the spatial whose collider was discovered first, or null
     */
    public Spatial overlapPoint(Vector3f point) {
        Objects.requireNonNull(point, "point");
        return CollisionBody.spatialOf(queries.overlapPoint(x(point), y(point), SPATIALS));
    }

    /**
     * Finds the spatials at a point.
     *
     * @param point the point (not null)
     * @param filter the colliders to find (not null)
     * @param store is cleared and receives the spatials, in the order of discovery (not null)
     * @return the number of spatials found
     */
    public int overlapPoint(Vector2f point, QueryFilter filter, List<Spatial> store) {
        Objects.requireNonNull(point, "point");
        Objects.requireNonNull(store, "store");
        queries.overlapPoint(point.x, point.y, filter, found);
        return handOver(store);
    }

    /**
     * Finds the spatials above, at and below a position, along the plane's axis.
     *
     * @param point the position in world space (not null)
     * @param filter the colliders to find (not null)
     * @param store is cleared and receives the spatials, in the order of discovery (not null)
     * @return the number of spatials found
     */
    public int overlapPoint(Vector3f point, QueryFilter filter, List<Spatial> store) {
        Objects.requireNonNull(point, "point");
        Objects.requireNonNull(store, "store");
        queries.overlapPoint(x(point), y(point), filter, found);
        return handOver(store);
    }

    /**
     * Finds the spatials whose colliders overlap or touch an axis-aligned box.
     *
     * @param min lower left corner of the box (not null)
     * @param max upper right corner of the box (not null)
     * @param filter the colliders to find (not null)
     * @param store is cleared and receives the spatials, in the order of discovery (not null)
     * @return the number of spatials found
     */
    public int overlapBox(Vector2f min, Vector2f max, QueryFilter filter, List<Spatial> store) {
        Objects.requireNonNull(min, "min");
        Objects.requireNonNull(max, "max");
        Objects.requireNonNull(store, "store");
        queries.overlapBox(min.x, min.y, max.x, max.y, filter, found);
        return handOver(store);
    }

    /**
     * Finds the spatials whose colliders overlap or touch a shape, such as a circle.
     *
     * @param shape the shape (not null)
     * @param position world position of its local origin (not null)
     * @param angle its rotation about that origin, in radians (finite)
     * @param filter the colliders to find (not null)
     * @param store is cleared and receives the spatials, in the order of discovery (not null)
     * @return the number of spatials found
     */
    public int overlapShape(ConvexPolygon shape, Vector2f position, float angle, QueryFilter filter,
            List<Spatial> store) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(store, "store");
        queries.overlapShape(shape, position.x, position.y, angle, filter, found);
        return handOver(store);
    }

    /**
     * Finds the spatials whose colliders overlap or touch a shape, such as a circle.
     *
     * @param shape the shape, in plane coordinates (not null)
     * @param position position of its local origin in world space (not null)
     * @param angle its rotation about that origin, in radians (finite)
     * @param filter the colliders to find (not null)
     * @param store is cleared and receives the spatials, in the order of discovery (not null)
     * @return the number of spatials found
     */
    public int overlapShape(ConvexPolygon shape, Vector3f position, float angle, QueryFilter filter,
            List<Spatial> store) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(store, "store");
        queries.overlapShape(shape, x(position), y(position), angle, filter, found);
        return handOver(store);
    }

    private static void requireEnds(Object from, Object to) {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
    }

    private int handOver(List<Spatial> store) {
        store.clear();
        for (int i = 0; i < found.getCount(); i++) {
            Spatial spatial = CollisionBody.spatialOf(found.getCollider(i));
            if (spatial != null) {
                store.add(spatial);
            }
        }
        found.clear();
        return store.size();
    }

    /**
     * Casts a shape in a straight line, without turning, and finds the first collider that it hits.
     *
     * @param shape the shape (not null)
     * @param position world position of its local origin at the start (not null)
     * @param angle its rotation about that origin, in radians (finite)
     * @param move the displacement (not null)
     * @param filter the colliders to find (not null)
     * @param hit receives the first hit and the point of contact (not null)
     * @return true if there is a hit
     */
    public boolean castShape(ConvexPolygon shape, Vector2f position, float angle, Vector2f move, QueryFilter filter,
            SceneHit hit) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(hit, "hit");
        return queries.castShape(shape, position.x, position.y, angle, move.x, move.y, filter, hit.hit(getPlane()));
    }

    /**
     * Casts a shape in a straight line, without turning, and finds the first collider that it hits.
     *
     * @param shape the shape, in plane coordinates (not null)
     * @param position position of its local origin at the start, in world space (not null)
     * @param angle its rotation about that origin, in radians (finite)
     * @param move the displacement in world space (not null)
     * @param filter the colliders to find (not null)
     * @param hit receives the first hit and the point of contact (not null)
     * @return true if there is a hit
     */
    public boolean castShape(ConvexPolygon shape, Vector3f position, float angle, Vector3f move, QueryFilter filter,
            SceneHit hit) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(hit, "hit");
        return queries.castShape(shape, x(position), y(position), angle, x(move), y(move), filter, hit.hit(getPlane()));
    }

    /**
     * Casts a spatial's collider in a straight line from its pose at the last tick, and finds the first other collider
     * that it hits. A collider that it touches at the start counts only if it moves into it.
     *
     * @param spatial a collider's spatial or one below it (not null); no hit if it has no collider
     * @param move the displacement in world units (not null)
     * @param filter the colliders to find (not null)
     * @param hit receives the first hit and the point of contact (not null)
     * @return true if there is a hit
     */
    public boolean castSpatial(Spatial spatial, Vector2f move, QueryFilter filter, SceneHit hit) {
        Objects.requireNonNull(move, "move");
        return castSpatial(spatial, move.x, move.y, filter, hit);
    }

    /**
     * Casts a spatial's collider like {@link #castSpatial(Spatial, Vector2f, QueryFilter, SceneHit)}.
     *
     * @param spatial a collider's spatial or one below it (not null); no hit if it has no collider
     * @param move the displacement in world space (not null)
     * @param filter the colliders to find (not null)
     * @param hit receives the first hit and the point of contact (not null)
     * @return true if there is a hit
     */
    public boolean castSpatial(Spatial spatial, Vector3f move, QueryFilter filter, SceneHit hit) {
        Objects.requireNonNull(move, "move");
        return castSpatial(spatial, x(move), y(move), filter, hit);
    }

    private boolean castSpatial(Spatial spatial, float moveX, float moveY, QueryFilter filter, SceneHit hit) {
        Objects.requireNonNull(spatial, "spatial");
        Objects.requireNonNull(filter, "filter");
        Objects.requireNonNull(hit, "hit");
        Collider collider = colliders.apply(spatial);
        if (collider == null) {
            hit.clear();
            return false;
        }
        return queries.castCollider(collider, moveX, moveY, filter, hit.hit(getPlane()));
    }

    /**
     * Finds how far a spatial's collider can move from its pose at the last tick if it slides along what is in its way.
     * Nothing is moved: {@code spatial.move(move.getMove(vector))} does it, under a parent that is not turned or
     * scaled. Triggers are no obstacles. {@link CollisionQueries#moveAndSlide} has the rules.
     *
     * @param spatial a collider's spatial or one below it (not null); without a collider it makes the whole motion
     * @param motion the displacement in world units (not null)
     * @param filter the obstacles (not null)
     * @param move receives the way, and the surfaces in the order met (not null)
     * @return true if the whole motion was made, as far as the surfaces permit
     */
    public boolean moveAndSlide(Spatial spatial, Vector2f motion, QueryFilter filter, SceneMove move) {
        Objects.requireNonNull(motion, "motion");
        return moveAndSlide(spatial, motion.x, motion.y, filter, move);
    }

    /**
     * Finds how far a spatial's collider can move, like
     * {@link #moveAndSlide(Spatial, Vector2f, QueryFilter, SceneMove)}.
     *
     * @param spatial a collider's spatial or one below it (not null); without a collider it makes the whole motion
     * @param motion the displacement in world space (not null)
     * @param filter the obstacles (not null)
     * @param move receives the way, and the surfaces in the order met (not null)
     * @return true if the whole motion was made, as far as the surfaces permit
     */
    public boolean moveAndSlide(Spatial spatial, Vector3f motion, QueryFilter filter, SceneMove move) {
        Objects.requireNonNull(motion, "motion");
        return moveAndSlide(spatial, x(motion), y(motion), filter, move);
    }

    private boolean moveAndSlide(Spatial spatial, float x, float y, QueryFilter filter, SceneMove move) {
        Objects.requireNonNull(spatial, "spatial");
        Objects.requireNonNull(filter, "filter");
        Objects.requireNonNull(move, "move");
        Collider collider = colliders.apply(spatial);
        return queries.moveAndSlide(collider, x, y, filter, move.result(getPlane()));
    }

    /**
     * Finds the collider nearest to a point.
     *
     * @param point the point (not null)
     * @param maxDistance greatest distance in world units (≥0); may be infinite
     * @param filter the colliders to find (not null)
     * @param hit receives the collider and its nearest point (not null)
     * @return true if there is a collider within that distance
     */
    public boolean nearest(Vector2f point, float maxDistance, QueryFilter filter, SceneHit hit) {
        Objects.requireNonNull(point, "point");
        Objects.requireNonNull(hit, "hit");
        return queries.nearest(point.x, point.y, maxDistance, filter, hit.hit(getPlane()));
    }

    /**
     * Finds the collider nearest to a position, by the distance in the plane.
     *
     * @param point the position in world space (not null)
     * @param maxDistance greatest distance in world units (≥0); may be infinite
     * @param filter the colliders to find (not null)
     * @param hit receives the collider and its nearest point (not null)
     * @return true if there is a collider within that distance
     */
    public boolean nearest(Vector3f point, float maxDistance, QueryFilter filter, SceneHit hit) {
        Objects.requireNonNull(point, "point");
        Objects.requireNonNull(hit, "hit");
        return queries.nearest(x(point), y(point), maxDistance, filter, hit.hit(getPlane()));
    }
}
