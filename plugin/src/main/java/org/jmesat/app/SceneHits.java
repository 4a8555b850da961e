package org.jmesat.app;

import java.util.ArrayList;
import java.util.Objects;
import org.jmesat.world.QueryHits;

/**
 * Everything that a ray met in a scene, one hit for each collider: ordered by distance, then in the order in which the
 * colliders were discovered. The caller makes one and has it filled again and again.
 */
public final class SceneHits {
    private final QueryHits hits = new QueryHits();
    private final ArrayList<SceneHit> views = new ArrayList<>();

    /** Creates an instance without hits. */
    public SceneHits() {
    }

    QueryHits hits() {
        return hits;
    }

    /** Removes all hits, and lets go of their spatials. */
    public void clear() {
        hits.clear();
    }

    /** {@return how many colliders were met (≥0)} */
    public int getCount() {
        return hits.getCount();
    }

    /**
     * Returns a hit.
     *
     * @param i its place in the order (0 ≤ i &lt; {@link #getCount()})
     * @return the instance that this one owns, valid until it is filled again
     * @throws IndexOutOfBoundsException if there is no such hit
     */
    public SceneHit get(int i) {
        Objects.checkIndex(i, hits.getCount());
        while (views.size() <= i) {
            views.add(new SceneHit());
        }
        SceneHit view = views.get(i);
        view.show(hits.get(i));
        return view;
    }
}
