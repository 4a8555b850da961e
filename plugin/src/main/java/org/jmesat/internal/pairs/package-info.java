/**
 * The pair cache: which bodies are near each other, what is known of each such pair, and which are in contact.
 *
 * <p><b>Idea.</b> Most pairs of boxes that overlap at one step overlap at the next. So pairs are not searched for at
 * each step. Boxes are fat ({@code internal.place}): all pairs are searched for at the first step of a term, and the
 * next steps keep them and search only for pieces that were added, or have escaped from their boxes. A body that does
 * not move for a while rests, and no step looks at pairs of which both sides rest.
 *
 * <p><b>Data.</b> A pair of bodies has a row ({@code PairMemory}), eight numbers side by side: the indices of both, A
 * being the one of lower id; flags; which axis decided last; its contact; and the slots of its two pieces. A pair of
 * bodies that have several pieces names a range of {@code CandidatePairs} instead. There are three memories: the rows
 * of the last step, those of a step that searches, and those at rest. {@code PairOrder} sorts whatever has to be in the
 * order of ids.
 *
 * <p><b>The life of a pair.</b> {@code GridBroadPhase} finds two boxes that overlap. {@code PairMatcher} makes a row,
 * or takes over what is known of the pair. {@code PairRule} says whether the pair may collide. {@code PairTester} tests
 * it if a side has changed. {@code PairReport} makes a contact of it, or ends that, in {@code internal.contacts}. When
 * both sides rest, the row moves to the memory of those at rest; when one wakes, it moves back. When a search finds the
 * boxes apart, or a side is removed, the row is forgotten, and its contact ends. {@code PairStep} does this in turn:
 * find, gather, test, report. A step that is broken off leaves what the last one has found.
 *
 * <p>A collision response that moves bodies between two steps can hold pairs in contact over the next step
 * ({@code HeldPairs}), in which the game may have moved a side against the response.
 *
 * <p><b>What was measured.</b> Kept pairs, slots sorted by place, remembered axes and rest made a step from 1.1 to 1.9
 * times as fast each. Longer terms gained nothing, as more pairs have to be tested that never touch.
 *
 * <p><b>Tried in vain.</b> To renew a quarter of the boxes at each step, in four bands of neighbours with a grid each,
 * and to keep one memory in which a pair is new if the former boxes were apart: the results are the same, removals and
 * additions cost nothing any more, and the steps are more even (95th percentile by median 1.3 instead of 1.5 with 10
 * 000 bodies), but a step takes 15 to 25 % longer, as rows come to lie less well in memory. To renew each box only when
 * its piece has escaped, in one grid: the most even steps, and 40 % longer.
 */
package org.jmesat.internal.pairs;
