package org.jmesat.app;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.world.Collider;
import org.jmesat.world.ColliderHits;
import org.jmesat.world.CollisionLayers;
import org.jmesat.world.CollisionQueries;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.QueryFilter;

/**
 * Asks a scene what is where: under the mouse, on a ray, at a point, in the way of a moving shape, nearest.
 *
 * <pre>
 * Spatial clicked = state.getQueries().pick(cam, inputManager.getCursorPosition());
 * </pre>
 *
 * <p>Answers are about the last tick, as {@link CollisionQueries} has it: what moved since is seen after the next. They
 * may be asked for from handlers and tick listeners, but from no other thread. Where no filter is given, everything is
 * seen, triggers too. Results belong to the caller, and nothing is allocated but for them to grow. Coordinates are
 * those of the world; where a {@code Vector3f} is taken, its z has no part.
 *
 * <p>Colliders that were added to the world by hand are met by rays and shapes, with no spatial to be told; what hands
 * out nothing but spatials leaves them out. Bad numbers are refused with an {@link IllegalArgumentException} that names
 * them.
 */
public final class SceneQueries {
    private static final QueryFilter SPATIALS =
            QueryFilter.ALL.and(collider -> collider.getOwner() instanceof CollisionBody);

    private final CollisionQueries queries;
    private final CollisionLayers layers;
    private final Function<Spatial, Collider> colliders;
    private final SightLine sight = new SightLine();
    private final SceneHit picked = new SceneHit();
    private final ColliderHits found = new ColliderHits();

    SceneQueries(CollisionWorld world, Function<Spatial, Collider> colliders) {
        queries = world.getQueries();
        layers = world.getLayers();
        this.colliders = colliders;
    }

    /**
     * Makes a filter that does not see a spatial's collider: for a query that starts in it. It allocates, so one is
     * made once and kept.
     *
     * @param self a collider's spatial or one below it (not null)
     * @return a new filter, which follows the spatial to whatever collider it comes to belong to
     */
    public QueryFilter ignoring(Spatial self) {
        Objects.requireNonNull(self, "self");
        return QueryFilter.ALL.and(collider -> colliders.apply(self) != collider);
    }

    /**
     * Makes a filter that sees what is in some layers, by the names they have now. It allocates, so one is made once
     * and kept.
     *
     * @param names names of layers, as {@link SatCollisionState#getLayers} has them
     * @return a new filter
     * @throws IllegalArgumentException if no layer has one of the names
     */
    public QueryFilter inLayers(String... names) {
        return QueryFilter.ALL.withMask(layers.bitsOf(Objects.requireNonNull(names, "names")));
    }

    /**
     * Returns the spatial under the mouse.
     *
     * @param camera the camera that shows it (not null), perspective or parallel
     * @param cursor the pixel, from the lower left corner of the window, as
     *     {@link com.jme3.input.InputManager#getCursorPosition} has it (not null)
     * @return the spatial of the collider that the line of sight meets first; null when there is none
     */
    public Spatial pick(Camera camera, Vector2f cursor) {
        pick(camera, cursor, SPATIALS, picked);
        Spatial spatial = picked.getSpatial();
        picked.clear();
        return spatial;
    }

    /**
     * Finds what is under the mouse. Colliders are flat: each lies in a plane parallel to XY at the height of its
     * spatial, and the line of sight through the pixel, between the camera's near and far planes, meets one where it
     * goes through its outline there. The one that it meets first counts, whatever is drawn in front of it.
     *
     * @param camera the camera that shows it (not null), perspective or parallel
     * @param cursor the pixel, from the lower left corner of the window; outside the camera's view port nothing is met
     * @param filter what can be picked (not null)
     * @param hit receives the point in the collider's plane (not null)
     * @return true when there is anything
     */
    public boolean pick(Camera camera, Vector2f cursor, QueryFilter filter, SceneHit hit) {
        Objects.requireNonNull(camera, "camera");
        Objects.requireNonNull(cursor, "cursor");
        Objects.requireNonNull(filter, "filter");
        Objects.requireNonNull(hit, "hit").clear();
        return sight.aim(camera, cursor) && queries.pick(sight.x, sight.y, sight.z, sight.directionX, sight.directionY,
                sight.directionZ, sight.length, filter, hit.hit());
    }

    /**
     * Finds the first thing on the way from one point to another.
     *
     * @param from where the ray starts (not null)
     * @param to where it ends (not null)
     * @param hit receives what it meets, and where (not null)
     * @return true when it meets anything
     */
    public boolean castRay(Vector2f from, Vector2f to, SceneHit hit) {
        return castRay(from, to, QueryFilter.ALL, hit);
    }

    /**
     * Finds the first thing on the way from one point to another.
     *
     * @param from where the ray starts (not null)
     * @param to where it ends (not null)
     * @param filter what it sees (not null)
     * @param hit receives what it meets, and where (not null)
     * @return true when it meets anything
     */
    public boolean castRay(Vector2f from, Vector2f to, QueryFilter filter, SceneHit hit) {
        requireEnds(from, to);
        Objects.requireNonNull(hit, "hit");
        return queries.castRay(from.x, from.y, to.x, to.y, filter, hit.hit());
    }

    /**
     * Finds the first thing on the way from one place to another, such as the world translations of two spatials.
     *
     * @param from where the ray starts (not null)
     * @param to where it ends (not null)
     * @param filter what it sees (not null)
     * @param hit receives what it meets, and where (not null)
     * @return true when it meets anything
     */
    public boolean castRay(Vector3f from, Vector3f to, QueryFilter filter, SceneHit hit) {
        requireEnds(from, to);
        Objects.requireNonNull(hit, "hit");
        return queries.castRay(from.x, from.y, to.x, to.y, filter, hit.hit());
    }

    /**
     * Finds everything on the way from one point to another.
     *
     * @param from where the ray starts (not null)
     * @param to where it ends (not null)
     * @param filter what it sees (not null)
     * @param hits receives what it meets, nearest first (not null)
     * @return how many colliders it meets
     */
    public int castRay(Vector2f from, Vector2f to, QueryFilter filter, SceneHits hits) {
        requireEnds(from, to);
        Objects.requireNonNull(hits, "hits");
        return queries.castRay(from.x, from.y, to.x, to.y, filter, hits.hits());
    }

    /**
     * Tells whether nothing is in the way between two places: whether one can be seen from the other.
     *
     * @param from one place (not null)
     * @param to the other (not null)
     * @param filter what would be in the way (not null)
     * @return true when the way is free
     */
    public boolean hasLineOfSight(Vector3f from, Vector3f to, QueryFilter filter) {
        requireEnds(from, to);
        return queries.hasLineOfSight(from.x, from.y, to.x, to.y, filter);
    }

    /**
     * Returns the spatial at a point.
     *
     * @param point the point (not null)
     * @return the spatial of the collider there that was discovered first; null when there is none
     */
    public Spatial overlapPoint(Vector2f point) {
        Objects.requireNonNull(point, "point");
        return CollisionBody.spatialOf(queries.overlapPoint(point.x, point.y, SPATIALS));
    }

    /**
     * Finds the spatials at a point.
     *
     * @param point the point (not null)
     * @param filter which of them (not null)
     * @param store receives them instead of what is in it, in the order in which they were discovered (not null)
     * @return how many there are
     */
    public int overlapPoint(Vector2f point, QueryFilter filter, List<Spatial> store) {
        Objects.requireNonNull(point, "point");
        Objects.requireNonNull(store, "store");
        queries.overlapPoint(point.x, point.y, filter, found);
        return handOver(store);
    }

    /**
     * Finds the spatials whose colliders overlap or touch an upright box.
     *
     * @param min its lower left corner (not null)
     * @param max its upper right corner (not null)
     * @param filter which of them (not null)
     * @param store receives them instead of what is in it, in the order in which they were discovered (not null)
     * @return how many there are
     */
    public int overlapBox(Vector2f min, Vector2f max, QueryFilter filter, List<Spatial> store) {
        Objects.requireNonNull(min, "min");
        Objects.requireNonNull(max, "max");
        Objects.requireNonNull(store, "store");
        queries.overlapBox(min.x, min.y, max.x, max.y, filter, found);
        return handOver(store);
    }

    /**
     * Finds the spatials whose colliders overlap or touch a shape: within a circle, for example.
     *
     * @param shape the shape (not null)
     * @param position where its local origin is (not null)
     * @param angle by which it is turned about that, in radians (finite)
     * @param filter which of them (not null)
     * @param store receives them instead of what is in it, in the order in which they were discovered (not null)
     * @return how many there are
     */
    public int overlapShape(ConvexPolygon shape, Vector2f position, float angle, QueryFilter filter,
            List<Spatial> store) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(store, "store");
        queries.overlapShape(shape, position.x, position.y, angle, filter, found);
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
     * Finds how far a shape can move in a straight line, without turning.
     *
     * @param shape the shape (not null)
     * @param position where its local origin starts (not null)
     * @param angle by which it is turned about that, in radians (finite)
     * @param move how far it is to move (not null)
     * @param filter what can be in its way (not null)
     * @param hit receives what is first in its way, and where they touch (not null)
     * @return true when anything is in its way
     */
    public boolean castShape(ConvexPolygon shape, Vector2f position, float angle, Vector2f move, QueryFilter filter,
            SceneHit hit) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(hit, "hit");
        return queries.castShape(shape, position.x, position.y, angle, move.x, move.y, filter, hit.hit());
    }

    /**
     * Finds how far a spatial's collider can move in a straight line from where the last tick has seen it. It is not in
     * its own way; what it touches is only when it would go into it.
     *
     * @param spatial a collider's spatial or one below it (not null); one without a collider can go anywhere
     * @param move how far it is to move, in the world (not null)
     * @param filter what can be in its way (not null)
     * @param hit receives what is first in its way, and where they touch (not null)
     * @return true when anything is in its way
     */
    public boolean castSpatial(Spatial spatial, Vector2f move, QueryFilter filter, SceneHit hit) {
        Objects.requireNonNull(spatial, "spatial");
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(filter, "filter");
        Objects.requireNonNull(hit, "hit");
        Collider collider = colliders.apply(spatial);
        if (collider == null) {
            hit.clear();
            return false;
        }
        return queries.castCollider(collider, move.x, move.y, filter, hit.hit());
    }

    /**
     * Finds what is nearest to a point.
     *
     * @param point the point (not null)
     * @param maxDistance how far to look, in world units (≥0); may be infinite
     * @param filter what to look for (not null)
     * @param hit receives it, and the point of it that is nearest (not null)
     * @return true when there is anything within that distance
     */
    public boolean nearest(Vector2f point, float maxDistance, QueryFilter filter, SceneHit hit) {
        Objects.requireNonNull(point, "point");
        Objects.requireNonNull(hit, "hit");
        return queries.nearest(point.x, point.y, maxDistance, filter, hit.hit());
    }
}
