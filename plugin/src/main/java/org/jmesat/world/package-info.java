/**
 * Colliders and the step that runs broad phase, narrow phase and contact tracking on them.
 *
 * <p>The world knows no scene, so it runs on a server too: a {@link org.jmesat.world.Collider} carries an opaque
 * owner. It trusts nobody with numbers (poses are checked as they enter) and everybody with convexity (polygons were
 * checked when they were made).
 *
 * <p>A step looks at where colliders are. For those that are continuous it also looks at the way they have come, and
 * at that of what they may have met. {@code SweepCandidates} finds these pairs by boxes that hold whole ways
 * ({@code SweptBox}), {@code SweepStep} sweeps them, and {@code PairReport} tells what they met.
 *
 * <h2>The pair cache</h2>
 *
 * <p><b>Idea.</b> Most pairs of boxes that overlap at one step overlap at the next. So pairs are not searched for at
 * each step: boxes get room for where their pieces are going ({@code Foresight}, {@code PieceBoxes}), all pairs are
 * searched for at the first step of a term, and the next steps keep them and search only for pieces that were added,
 * or have escaped from their boxes. What does not move for a while rests, and nobody looks at pairs of which both
 * sides rest.
 *
 * <p><b>Data.</b> A collider has an index into flat arrays ({@code ColliderList}) from its addition to its removal; a
 * later collider may get the same index. A piece has a slot ({@code PieceStore}), where its pose is; slots are sorted
 * by place now and then, so that neighbours are near each other in memory. Pieces of equal shape share their corners
 * and normals. A pair of colliders has a row ({@code PairMemory}): the indices of both, A being the one of lower id;
 * the slots of its two pieces, or where in {@code CandidatePairs} its pairs of pieces are; which axis decided last;
 * its contact. There are three memories: the rows of the last step, those of a step that searches, and those at rest.
 *
 * <p><b>The life of a pair.</b> {@code GridBroadPhase} finds two boxes that overlap. {@code PairMatcher} makes a row,
 * or takes over what is known of the pair. {@code PairGate} says whether the pair may collide. {@code PairTester}
 * tests it if a side has changed. {@code PairReport} makes a contact of it, or ends that. When both sides rest, the
 * row moves to the memory of those at rest; when one wakes, it moves back. When a search finds the boxes apart, or a
 * side is removed, the row is forgotten, and its contact ends. {@code PairStep} calls these in turn.
 *
 * <p><b>What is gained.</b> Kept pairs, slots sorted by place, remembered axes and rest gained from 1.1 to 1.9 times
 * each. Longer terms gained nothing, as more pairs have to be tested that never touch. Colliders that are made in
 * blocks, and contacts that lie in memory about in the order of their ids, make no step faster, but the game's own
 * loops over them.
 *
 * <p><b>Tried in vain.</b> To renew a quarter of the boxes at each step, in four bands of neighbours with a grid each,
 * and to keep one memory in which a pair is new if the former boxes were apart: the results are the same, removals and
 * additions cost nothing any more, and the steps are more even (95th percentile by median 1.3 instead of 1.5 with 10
 * 000 colliders), but a step takes 15 to 25 % longer, as rows come to lie less well in memory. To renew each box only
 * when its piece has escaped, in one grid: the most even steps, and 40 % longer.
 *
 * <p>A collision response that moves colliders between two steps can hold pairs in contact over the next step
 * ({@code HeldPairs}), in which the game may have moved a side against the response.
 */
package org.jmesat.world;
