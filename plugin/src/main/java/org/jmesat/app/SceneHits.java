package org.jmesat.app;

import java.util.ArrayList;
import java.util.Objects;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.QueryHits;

/**
 * The hits of a ray cast in a scene, one for each collider, ordered by distance, then by the order of discovery. The
 * caller creates an instance and reuses it for many queries.
 */
public final class SceneHits {
    private final QueryHits hits = new QueryHits();
    private final ArrayList<SceneHit> views = new ArrayList<>();
    private ProjectionPlane plane = ProjectionPlane.XY;

    /** Creates an instance without hits. */
    public SceneHits() {
    }

    /** The hits to fill by a query in a plane. */
    QueryHits hits(ProjectionPlane newPlane) {
        plane = newPlane;
        return hits;
    }

    /** Removes all hits and releases their spatials. */
    public void clear() {
        hits.clear();
    }

    /** {@return the number of hits (≥0)} */
    public int getCount() {
        return hits.getCount();
    }

    /**
     * Returns a hit.
     *
     * @param i its index (0 ≤ i &lt; {@link #getCount()})
     * @return an instance that this one owns, valid until the next query fills it
     * @throws IndexOutOfBoundsException if there is no such hit
     */
    public SceneHit get(int i) {
        Objects.checkIndex(i, hits.getCount());
        while (views.size() <= i) {
            views.add(new SceneHit());
        }
        SceneHit view = views.get(i);
        view.show(hits.get(i), plane);
        return view;
    }
}
