package org.jmesat.internal.diagnose;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.scan.SceneProblems;
import org.jmesat.internal.scan.SpatialName;
import org.jmesat.world.TooManyPairsException;

/** Says in plain words that so many colliders lie on one another that a tick has tested none. */
public final class PairHeap {
    private final TooManyPairsException heap;
    private final long tick;

    public PairHeap(TooManyPairsException heap, long tick) {
        this.heap = heap;
        this.tick = tick;
    }

    /**
     * Reports it of the spatial that lies in the middle of it; of the root, if somebody added that collider by hand.
     */
    public void report(SceneProblems problems, Node root) {
        Spatial spatial = CollisionBody.spatialOf(heap.getCollider());
        problems.report(spatial == null ? root : spatial, (spatial == null ? "collider " + heap.getCollider() : "it")
                + " overlaps at least " + heap.getPairCount() + " others, and all boxes overlap in more than "
                + heap.getLimit() + " pairs, the limit; while that is so, nothing is tested and no events are raised"
                + " (move the heap apart, keep it apart by layers or make it fixed, or raise the limit by"
                + " getWorld().setMaxPairs)");
    }

    /** The answer to why a pair raises no event. */
    String sentence() {
        Spatial spatial = CollisionBody.spatialOf(heap.getCollider());
        return "Nothing was tested at tick " + tick + ", and contacts are as they were before: more than "
                + heap.getLimit() + " pairs of boxes overlap, the limit, and "
                + (spatial == null ? "collider " + heap.getCollider() : SpatialName.of(spatial))
                + " is in at least " + heap.getPairCount() + " of them.";
    }
}
