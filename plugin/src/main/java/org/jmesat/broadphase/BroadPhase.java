package org.jmesat.broadphase;

/** Finds the pairs of boxes that overlap. An implementation keeps its scratch storage and allocates only to grow. */
public interface BroadPhase {
    /**
     * Finds every pair of boxes that overlap or touch.
     *
     * @param boxes the boxes; finite, not altered
     * @param pairs receives each pair once, in no particular order; what it held before is removed. Boxes that are
     *     apart by less than the rounding of a float may be among them
     */
    void findPairs(BoxList boxes, PairBuffer pairs);
}
