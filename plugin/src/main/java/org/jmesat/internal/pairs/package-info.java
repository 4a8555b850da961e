/**
 * The pair cache: which bodies are near each other, the state of each such pair, and which pairs are in contact.
 *
 * <p><b>Idea.</b> Most boxes that overlap at one step overlap at the next. So pairs are kept, and only every fourth
 * step searches for all pairs. For this, boxes are fat ({@code internal.place}). The steps in between search only for
 * the pairs of pieces that were added or have left their fat box. The last of these steps begins the next search, which
 * spreads its cost over two steps. A body that does not move for a while goes to rest, and steps skip pairs whose sides
 * both rest.
 *
 * <p><b>Data.</b> A pair of bodies has a row of eight ints ({@code PairMemory}), of which seven are used: the indices
 * of A and B, where A has the lower id; flags; the edge that decided last; the index of its contact, or −1; the slots
 * of its two pieces. If a side has several pieces, the last two ints are a range of {@code CandidatePairs} instead, and
 * an array beside the rows holds the two pieces that the edge belongs to. The test result of a pair in contact
 * (separation, normal, edge, pieces) is in {@code ContactResults}; {@code PairReport} copies it to the contact. There
 * are three memories: the rows of the last step, those of a step that searches, and those of resting pairs.
 * {@code PairChains} finds the row of two bodies. {@code PairOrder} ({@code internal.broadphase}) sorts pairs by their
 * ids.
 *
 * <p><b>The life of a pair.</b> {@code PairFinder} calls {@code GridBroadPhase} ({@code internal.broadphase}), which
 * finds two overlapping boxes. {@code PairMatcher} makes a row, or copies the pair's last row. {@code PairRule},
 * implemented by the world's {@code PairGate}, decides whether the pair may collide. If a side has changed, the pair
 * is tested: first its ranges of depth, if the depth test is on ({@code BodyDepths} in {@code internal.place}), then
 * its shapes ({@code PairTester}). {@code PairReport} begins or ends its contact, in {@code internal.contacts}. When
 * both sides rest, the row moves to the resting memory; when one wakes, the row moves back. When a search finds the
 * boxes apart, or a side is removed, the row is deleted and the contact ends. A row stays while its bodies are apart in
 * depth. {@code PairStep} runs these stages in order: find, gather, test, report, prepare the next step. An aborted
 * step leaves the results of the last one.
 *
 * <p>A response that moves bodies, such as {@code internal.push}, may request that a pair stays in contact for one more
 * step, even if the game moves a side back ({@code HeldPairs}).
 *
 * <p><b>What was measured.</b> Kept pairs, slots sorted by position, remembered axes and rest: each of the four made a
 * step 1.1 to 1.9 times as fast. Longer terms gained nothing, because fatter boxes cause more tests of pairs that never
 * touch. Spreading the search over two steps does not change the mean time of a step. The slowest steps took 1.5 times
 * the median with 10 000 bodies, and 2.7 times with 500 moving among 50 000; now they take 1.2 and 1.5 times.
 * With 10 000 moving bodies that all overlap in depth, the depth test makes a step 3 to 5 % longer. Loops over rows
 * are in {@code Blocks} ({@code internal.threads}), for the first seconds of a game.
 *
 * <p><b>Tried without success.</b> Renewing a quarter of the boxes at each step, in four bands with a grid each, and
 * one memory in which a pair is new if its former boxes were apart. The results are the same, additions and removals
 * cost nothing, and steps are more even (95th percentile over median 1.3 instead of 1.5, with 10 000 bodies). But a
 * step takes 15 to 25 % longer, because the order of rows in memory is worse.
 *
 * <p>Renewing each box only when its piece has left it, in one grid: the most even steps, but 40 % longer.
 */
package org.jmesat.internal.pairs;
