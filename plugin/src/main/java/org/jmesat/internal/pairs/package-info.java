/**
 * The pair cache: which bodies are near each other, the state of each such pair, and which pairs are in contact.
 *
 * <p><b>Idea.</b> Most boxes that overlap at one step overlap at the next. So pairs are kept, and only every fourth
 * step searches for all pairs. For this, boxes are fat ({@code internal.place}). The steps in between search only for
 * the pairs of pieces that were added or have left their fat box. The last of these steps does most of the next search,
 * so that its cost is spread over two steps. If many pieces are added or leave their boxes, or if shapes or {@code
 * fixed} change, the term ends. Then all steps search for all pairs for a while, with tight boxes ({@code
 * SearchSchedule} in {@code internal.place}). A body that has not moved for some steps goes to rest (the rule is in
 * {@code internal.broadphase}), and steps skip pairs whose sides both rest.
 *
 * <p><b>Data.</b> A pair of bodies has a row of eight ints ({@code PairMemory}):
 * <ul>
 * <li>0, 1: the indices of A and B, where A has the lower id; in a row without a pair, int 0 is negative: −1, or −2 for
 * one pair of pieces, which was grouped into another row;
 * <li>2: flags;
 * <li>3: the edge that decided last;
 * <li>4: the index of its contact, or −1;
 * <li>5, 6: the slots of its two pieces; −1 if the pair rests, or is kept only because a push holds it. If a side has
 * several pieces, these are instead the first and the end index of its piece pairs in {@code CandidatePairs}, and an
 * array beside the rows holds the two pieces that the edge belongs to;
 * <li>7: not used.
 * </ul>
 * The test results of pairs in contact (separation, normal, edge, pieces) are in {@code ContactResults}:
 * {@code PairMemory} has one, by row, and {@code ContactTracker} another, by the index of the contact.
 * {@code PairReport} copies from the first to the second. There are three memories: the rows of the last step, those of
 * a step that searches, and those of resting pairs. {@code PairChains} finds the row of two bodies. {@code PairOrder}
 * ({@code internal.broadphase}) sorts by ids and by other keys.
 *
 * <p><b>The life of a pair.</b> {@code PairFinder} calls {@code GridBroadPhase} ({@code internal.broadphase}), which
 * finds two overlapping boxes. {@code PairMatcher} makes a row, or copies the pair's last row. {@code PairRule},
 * implemented by the world's {@code PairGate}, decides whether the pair may collide. If a side has changed, the pair is
 * tested: first its ranges of depth, if the depth test is on ({@code BodyDepths} in {@code internal.place}), then its
 * shapes ({@code PairTester}). {@code PairReport} begins or ends its contact, in {@code internal.contacts}. When both
 * sides rest, the row moves to the resting memory; when one wakes, the row moves back. All resting rows move back
 * before a step if the {@code PairFilter}, the layers or the greatest number of pairs were set, or the touch policy or
 * the depth test changed, after an aborted step, while a push holds a resting pair ({@code HeldPairs}), and with a
 * {@code PairFilter} ({@code PairStep.wake}). When a search finds the boxes apart, or a side is removed, the row is
 * deleted and the contact ends. A row stays while its bodies are apart in depth. {@code PairStep} runs these stages in
 * order: find, gather, test, report, prepare the next step.
 *
 * <p><b>Too many pairs.</b> If a search finds more than the limit, {@code OverlapCount} counts those that may collide.
 * If these are too many, the step is aborted, the contacts stay those of the step before, and the next step counts
 * before it searches. If not, the step makes no rows for pairs that cannot collide; so the next one, too, searches for
 * all pairs and tests all, as after an aborted step.
 *
 * <p><b>How an EXIT gets its reason.</b> {@code PairReport} finds the first of these that applies:
 * <ul>
 * <li>A side was removed from the world: the reason of the removal. The scan removes with REMOVED, DISABLED or
 * RECONFIGURED ({@code EndedColliders}), or with INVALID ({@code SceneCollider}, {@code FullScan}), and
 * {@code CollisionWorld.tearDown} with TEARDOWN. If both sides were removed, the reason is the one that comes first in
 * {@code ExitReason}.
 * <li>A side has no box any more: INVALID.
 * <li>The filters forbid the pair: FILTERED.
 * <li>The two moved apart: SEPARATED. So ends a pass-through, too.
 * </ul>
 * A script that is replaced gets RECONFIGURED from {@code EventDispatcher}, although the contact lasts.
 *
 * <p><b>Steps that are skipped.</b> If nothing has changed before a step, nor before the last one, all contacts last.
 * {@code WorldStages.isStill} notices this. Then {@code PairStep.skip} is the only stage of the step that runs. With a
 * {@code PairFilter} no step is skipped, and no pair is stored as resting, because each step must call the filter.
 *
 * <p>A response that moves bodies, such as {@code internal.push}, may request that a pair stays in contact for one more
 * step, even if the game moves a side back ({@code HeldPairs}).
 *
 * <p><b>What was measured.</b> Kept pairs, slots sorted by position, remembered axes and rest: each of the four made a
 * step 1.1 to 1.9 times as fast. Longer terms gained nothing, because fatter boxes cause more tests of pairs that never
 * touch. Spreading the search over two steps keeps boxes fat for one step longer, so that 6 % more pairs are tested
 * with 10 000 bodies; their circles end most of these tests. The slowest steps took 1.5 times the median with 10 000
 * bodies, and 2.7 times with 500 moving among 50 000; now they take 1.2 and 1.5 times. With 10 000 moving bodies that
 * all overlap in depth, the depth test makes a step 3 to 5 % longer. Loops over rows run in blocks ({@code Blocks} in
 * {@code internal.threads}), so that the JVM compiles them in a game's first seconds.
 *
 * <p><b>Tried without success.</b> Renewing a quarter of the boxes at each step, in four bands of the plane with a grid
 * each. The results are the same, additions and removals cost nothing, and steps are more even (95th percentile over
 * median 1.3 instead of 1.5, with 10 000 bodies). But a step takes 15 to 25 % longer, because the order of rows in
 * memory is worse.
 *
 * <p>Renewing each box only when its piece has left it, in one grid: the most even steps, but 40 % longer.
 */
package org.jmesat.internal.pairs;
