/**
 * The pair cache: which bodies are near each other, what is known of each such pair, and which are in contact.
 *
 * <p><b>Idea.</b> Most pairs of boxes that overlap at one step overlap at the next. So pairs are kept, and a search for
 * all pairs takes place at every fourth step only. Boxes are fat for that ({@code internal.place}). The steps in
 * between search for the pairs of pieces that were added or have left their boxes. The last of them begins the next
 * search, so that no step has to do all of its work. A body that does not move for a while rests, and no step looks at
 * pairs of which both sides rest.
 *
 * <p><b>Data.</b> A pair of bodies has a row of eight ints ({@code PairMemory}), of which seven are used: the indices
 * of both, A being the one of lower id; flags; the edge that decided last; the index of its contact, or −1; the slots
 * of its two pieces. If a side has several pieces, the last two are a range of {@code CandidatePairs}, and numbers
 * beside the row say which two pieces the edge is of. The result of the test of a pair in contact (separation, normal,
 * edge, pieces) is stored beside the row as well, in {@code ContactResults}; {@code PairReport} copies it to the
 * contact. There are three memories: the rows of the last step, those of a step that searches, and those at rest.
 * {@code PairOrder} (in {@code internal.broadphase}) sorts pairs by their ids.
 *
 * <p><b>The life of a pair.</b> {@code PairFinder} has {@code GridBroadPhase} ({@code internal.broadphase}) find two
 * boxes that overlap. {@code PairMatcher} makes a row, or takes over what is known of the pair. {@code PairRule}, which
 * is the world's {@code PairGate}, says whether the pair may collide. {@code PairTester} tests it if a side has
 * changed. {@code PairReport} makes a contact of it, or ends its contact, in {@code internal.contacts}. When both sides
 * rest, the row moves to the memory of those at rest; when one wakes, it moves back. When a search finds the boxes
 * apart, or a side is removed, the row is deleted, and its contact ends. {@code PairStep} does this in order: find,
 * gather, test, report, prepare the next step. A step that is broken off leaves the results of the last one.
 *
 * <p>A response that moves bodies, such as {@code internal.push}, may ask that a pair stay in contact for one more
 * step, even if the game moves a side back ({@code HeldPairs}).
 *
 * <p><b>What was measured.</b> Kept pairs, slots sorted by place, remembered axes and rest: each of the four made a
 * step 1.1 to 1.9 times as fast. Longer terms gained nothing, as more pairs have to be tested that never touch. A
 * search over two steps costs nothing in the mean; the slowest steps took 1.5 times the median with 10 000 bodies, and
 * 2.7 times with 500 moving among 50 000, and take 1.2 and 1.5 times now.
 *
 * <p><b>Tried in vain.</b> Renewing a quarter of the boxes at each step, in four bands of neighbours with a grid each,
 * with one memory in which a pair is new if the former boxes were apart. The results are the same, and additions and
 * removals cost nothing. Steps are more even (95th percentile by median 1.3 instead of 1.5, 10 000 bodies). But a step
 * takes 15 to 25 % longer, since rows come to lie less well in memory.
 *
 * <p>Renewing each box only when its piece has left it, in one grid: the most even steps, and 40 % longer ones.
 */
package org.jmesat.internal.pairs;
