package org.jmesat.app;

import com.jme3.app.state.BaseAppState;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Objects;
import org.jmesat.contact.Contact;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.scan.ShapePreview;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionFilter;
import org.jmesat.world.CollisionLayers;
import org.jmesat.world.CollisionWorld;

/** What a collision state answers about the last tick. */
abstract class SceneAnswers extends BaseAppState {
    /** {@return the parts of this state, the same instance each time} */
    abstract StateParts parts();

    /** {@return the number of the last tick; 0 before the first} */
    public long getTick() {
        return parts().tick.world.getTick();
    }

    /**
     * {@return the world that this state keeps up to date with the scene, the same each time}
     * While this state is initialized, only it can step the world. Colliders that the game adds itself collide, too;
     * their contacts are in the world, but listeners get no events of them.
     */
    public CollisionWorld getWorld() {
        return parts().tick.world;
    }

    /**
     * Returns the spatial of a collider of {@link #getWorld()}.
     *
     * @param collider the collider (not null)
     * @return its spatial, even if it has left the scene; null for a collider that the game added itself
     */
    public Spatial getSpatial(Collider collider) {
        return CollisionBody.spatialOf(Objects.requireNonNull(collider, "collider"));
    }

    /**
     * Returns the spatial of the collider that a spatial belongs to, such as a geometry that jME's own ray has hit.
     *
     * @param spatial a spatial (not null)
     * @return itself or the ancestor that was a collider at the last tick; null if it belongs to none
     */
    public Spatial getColliderSpatial(Spatial spatial) {
        Collider collider = parts().tick.colliderOf(Objects.requireNonNull(spatial, "spatial"));
        return collider == null ? null : CollisionBody.spatialOf(collider);
    }

    /**
     * Returns the collider that a spatial belonged to at the last tick.
     *
     * @param spatial a collider's spatial or one below it (not null)
     * @return the collider; null if it belongs to none, as one that is disabled, left out or not in the scene
     */
    public Collider getCollider(Spatial spatial) {
        return parts().tick.colliderOf(Objects.requireNonNull(spatial, "spatial"));
    }

    /** {@return the names of the layers, and which of them collide; the same instance each time} */
    public CollisionLayers getLayers() {
        return parts().tick.world.getLayers();
    }

    /** {@return the queries: ray casts, overlaps, picking, as of the last tick; the same instance each time} */
    public SceneQueries getQueries() {
        return parts().queries;
    }

    /**
     * Returns whether two spatials were in contact at the last tick.
     *
     * @param a a collider's spatial or one below it (not null)
     * @param b another such spatial (not null)
     * @return true if their colliders were in contact; false if either has no collider, or both have the same
     */
    public boolean isColliding(Spatial a, Spatial b) {
        return getSinceTick(a, b) >= 0;
    }

    /**
     * Returns the tick in which the contact of two spatials began.
     *
     * @param a a collider's spatial or one below it (not null)
     * @param b another such spatial (not null)
     * @return the tick of their ENTER (≥1); −1 if they are not in contact
     */
    public long getSinceTick(Spatial a, Spatial b) {
        Contact<Collider> contact =
                parts().tick.contactOf(Objects.requireNonNull(a, "a"), Objects.requireNonNull(b, "b"));
        return contact == null ? -1 : contact.getSinceTick();
    }

    /**
     * Finds the contacts of a spatial's collider at the last tick; a spatial above colliders has none. In a handler
     * these are the contacts of the present tick, whether their events are delivered yet or not. The first call after a
     * tick takes O(contacts + colliders), a later one O(result).
     *
     * @param spatial a collider's spatial or one below it (not null)
     * @param store is cleared and receives the contacts (not null)
     * @return {@code store}
     */
    public SceneContacts getContacts(Spatial spatial, SceneContacts store) {
        Collider collider = parts().tick.colliderOf(Objects.requireNonNull(spatial, "spatial"));
        Objects.requireNonNull(store, "store").fill(parts().tick.world, collider, parts().tick.scanner.plane());
        return store;
    }

    /**
     * Returns the filter rule that decides whether two spatials can collide, by the settings of the last tick. Calls
     * the game's filter if no other rule decides.
     *
     * @param a a collider's spatial or one below it (not null)
     * @param b another such spatial (not null)
     * @return the deciding rule; null if either has no collider
     */
    public CollisionFilter.Verdict decide(Spatial a, Spatial b) {
        return parts().tick.decide(Objects.requireNonNull(a, "a"), Objects.requireNonNull(b, "b"));
    }

    /**
     * Answers "why is there no event?" with the first reason, as of the last tick: this state is not running; a spatial
     * is not in the scene, disabled, left out of discovery, or has no polygon; both are one body; a filter keeps them
     * apart; their boxes, depth or an axis separate them; they only touch; there is no listener. It is the text of the
     * broken link of {@link #check}. The words may change in a later version.
     *
     * @param a a spatial (not null)
     * @param b another (not null)
     * @return one sentence; for a pair in contact, its first tick and the listeners, and a second sentence if the hull
     *     of a mesh fills a gap there
     * @throws IllegalArgumentException if both are the same
     */
    public String diagnose(Spatial a, Spatial b) {
        return parts().diagnosis.write(Objects.requireNonNull(a, "a"), Objects.requireNonNull(b, "b"));
    }

    /**
     * Answers "why is there no event?" as a list of all that must hold, as of the last tick, up to the first link that
     * is broken. If this state does not run, that is the first one. Of a paused state the first link has a note, with
     * which the broken link and {@link #diagnose} begin. If the pair touches only because the hull of a mesh fills a
     * gap of that mesh, the link {@link PairCheck.Link#SHAPE} has a note.
     *
     * <p>Takes O(pieces of a × pieces of b), for a pair that touches also O(triangles × pieces), and calls the game's
     * filter. Does not search the scene.
     *
     * @param a a spatial (not null)
     * @param b another (not null)
     * @return a new list with each {@link PairCheck.Link} once, in this order
     * @throws IllegalArgumentException if both are the same
     */
    public List<PairCheck> check(Spatial a, Spatial b) {
        return parts().diagnosis.check(Objects.requireNonNull(a, "a"), Objects.requireNonNull(b, "b"));
    }

    /**
     * Finds spatials by name, for a choice of those to ask about: first colliders, in the order of their ids; then
     * those that a disabled control or user data takes out, and what is below them; then geometries and marked spatials
     * that are no colliders for another reason, which {@link #diagnose} gives. Searches the scene unless the limit is
     * reached by colliders.
     *
     * @param part a part of the name, in upper or lower case; empty for all spatials (not null)
     * @param limit the greatest number of spatials to find (≥0)
     * @param store is cleared and receives the spatials (not null)
     * @return {@code store}
     * @throws IllegalArgumentException if the limit is negative
     */
    public List<Spatial> findSpatials(String part, int limit, List<Spatial> store) {
        Objects.requireNonNull(part, "part");
        return parts().diagnosis.find(part, limit, Objects.requireNonNull(store, "store"));
    }

    /**
     * Returns what a disabled {@link org.jmesat.control.ColliderControl} or user data took out at the last tick; does
     * not search the scene.
     *
     * @param store is cleared and receives the topmost such spatials, in the order of the scene (not null)
     * @return {@code store}
     */
    public List<Spatial> getDisabledSpatials(List<Spatial> store) {
        return copy(parts().tick.scanner.disabled(), store);
    }

    /**
     * Returns what would have been colliders at the last tick but had no polygon; does not search the
     * scene. {@link #getProblem} gives the reasons.
     *
     * @param store is cleared and receives the spatials, in the order of the scene (not null)
     * @return {@code store}
     */
    public List<Spatial> getFaultySpatials(List<Spatial> store) {
        return copy(parts().tick.scanner.faulty(), store);
    }

    private static List<Spatial> copy(List<Spatial> spatials, List<Spatial> store) {
        Objects.requireNonNull(store, "store").clear();
        for (int i = 0; i < spatials.size(); i++) {
            store.add(spatials.get(i));
        }
        return store;
    }

    /**
     * Returns by how much the outline of a geometry is larger than the exact one, since its collider has a limit of
     * vertices.
     *
     * @param geometry a geometry of a collider in the mode {@link ProjectionMode#OUTLINE} (not null)
     * @return the area added, as a share of the exact area, as of the last tick; 0 if the outline is exact, and for any
     *     other geometry
     */
    public float getAreaError(Geometry geometry) {
        return parts().tick.scanner.areaError(Objects.requireNonNull(geometry, "geometry"));
    }

    /**
     * Computes the outlines that a spatial and what is below it would have as colliders, where they are now, enabled or
     * not. Reads the meshes each time, so keep the result while the spatial does not change. For a spatial without a
     * polygon it is the rectangle of its world bound, if that is finite.
     *
     * @param spatial a spatial, in the scene or not (not null)
     * @return a new list with plane x and y of the corners of each piece, counter-clockwise; empty if there is nothing
     *     to draw
     */
    public List<double[]> computeOutlines(Spatial spatial) {
        return ShapePreview.compute(Objects.requireNonNull(spatial, "spatial"), parts().tick.scanner.plane(),
                parts().tick.scanner.mode());
    }

    /** {@return a new list with a sentence for each problem of the last tick, such as a spatial that cannot collide} */
    public List<String> getProblems() {
        return parts().tick.scanner.problems().sentences();
    }

    /**
     * Returns why a spatial cannot collide.
     *
     * @param spatial a geometry, or a spatial marked as a collider (not null)
     * @return the reason as the rest of a sentence, or null if there is no problem
     */
    public String getProblem(Spatial spatial) {
        return parts().tick.scanner.problems().reason(Objects.requireNonNull(spatial, "spatial"));
    }

    /** {@return the number of exceptions of handlers and tick listeners; each type is logged once per listener} */
    public long getHandlerFailureCount() {
        return parts().tick.failures.count();
    }
}
