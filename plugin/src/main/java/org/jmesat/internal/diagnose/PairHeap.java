package org.jmesat.internal.diagnose;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.scan.SceneProblems;
import org.jmesat.internal.scan.SpatialName;
import org.jmesat.world.TooManyPairsException;

/** Describes a tick that tested no pair, since too many boxes overlap. */
public final class PairHeap {
    private final TooManyPairsException heap;
    private final long tick;

    public PairHeap(TooManyPairsException heap, long tick) {
        this.heap = heap;
        this.tick = tick;
    }

    /**
     * Reports a problem of the spatial that is in most of the pairs; of the root, if no app state added its collider.
     */
    public void report(SceneProblems problems, Node root) {
        Spatial spatial = CollisionBody.spatialOf(heap.getCollider());
        problems.report(spatial == null ? root : spatial, (spatial == null ? "collider " + heap.getCollider() : "it")
                + " overlaps " + heap.getPairCount() + " others, and more than " + heap.getLimit()
                + " pairs of boxes overlap, the limit; until there are fewer, no pair is tested and no event is raised"
                + " (move the colliders apart, keep them apart by layers, make them fixed, or raise the limit by"
                + " getWorld().setMaxPairs)");
    }

    /** Why a pair raises no event, as a sentence. */
    String sentence() {
        Spatial spatial = CollisionBody.spatialOf(heap.getCollider());
        return "No pair was tested at tick " + tick + ", and contacts are unchanged: more than "
                + heap.getLimit() + " pairs of boxes overlap, the limit, and "
                + (spatial == null ? "collider " + heap.getCollider() : SpatialName.of(spatial))
                + " is in " + heap.getPairCount() + " of them.";
    }
}
