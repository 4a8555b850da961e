/**
 * One step of a {@code CollisionWorld}: places bodies, finds the pairs that may touch, tests them, and reports which
 * contacts begin, last and end. Queries read what a step has left.
 *
 * <p>{@code world.WorldStages} runs the parts in their order: {@code PlaceStep}, {@code PairStep} and, within it,
 * {@code SweepStep}, {@code PairReport} and {@code ContactTracker}. A body is an index, one of its convex pieces a
 * slot, a pair a row.
 *
 * <h2>Placing</h2>
 *
 * <p>The first stage of a step: places the bodies and their boxes.
 *
 * <p><b>Idea.</b> Everything that a step reads of each body is in flat arrays. A body is an index; one of its convex
 * pieces is a slot. What a game sets takes effect at the next step, so there are three poses: the one that the game has
 * set, the one that was placed last, and the one before, where the sweep of a body that this step placed begins, unless
 * the game has set its start.
 *
 * <p><b>Data.</b> {@code BodyTable} has a row for each body: id, settings, rules, poses ({@code BodyPoses}) and pieces
 * ({@code BodyPieces}). {@code PieceStore} has a row for each slot: its body, its placed pose, and its shape in local
 * coordinates ({@code PolygonTable} in {@code internal.geometry}; pieces of equal shape share corners and normals).
 * {@code PieceBoxes} gives each slot a box in the broad phase; in most steps it is a fat box, which includes the
 * expected motion of the next steps. {@code SearchSchedule} decides which steps search for pairs, which steps keep
 * them, and when boxes are renewed. {@code SweepState}, {@code FormerShape} and {@code SweptBox} hold what a sweep
 * needs from the last step. {@code BodyDepths} exists while the depth test is on: it holds the range of each body along
 * the axis across the plane, and {@code DepthRule} compares two. A body that only changed its depth is placed like one
 * that moved, so that its pairs are tested again and a resting body wakes.
 *
 * <p><b>The life of a piece.</b> A game gives a body a shape, which is copied to a spare buffer. The next step
 * allocates a slot for it. A bit set holds the bodies that have changed since the last step ({@code PlaceStep}). The
 * step takes over their poses, and marks the slots of their pieces in a second bit set. It places these pieces in the
 * order of slots. During a term, a piece that is still in its fat box keeps that box. The last step of a term, and a
 * step that keeps no boxes ({@code SearchSchedule}), give every piece that they place a new box, and make the fat boxes
 * of the others tight. When the body is removed, its boxes are removed at the beginning of the next step. Its index and
 * slots are freed at the end of that step, since contacts that end still refer to them. A later body may get the same
 * index and the same slots.
 *
 * <p><b>What was measured.</b> Slots are sorted by position from time to time, so that neighbours are near each other
 * in memory: with 50 000 moving pieces a step takes a third of the time. Poses are gathered in a separate loop, so that
 * the processor overlaps the memory accesses. A body of one piece needs no object of its own here, which saves about
 * 100 bytes each.
 *
 * <p><b>Tried without success.</b> Fat boxes for more than four steps: tests of pairs that never touch cost as much as
 * the search saves. Bounding the turn of a box more closely, by its other side instead of its radius: only 0.4 % fewer
 * pairs to test. Reading the rows of a block of pairs before their tests, so that the processor loads several at once:
 * 1 to 5 % slower.
 *
 * <h2>The broad phase</h2>
 *
 * <p>The broad phase: finds overlapping bounding boxes, so that the narrow phase tests only pairs that may touch.
 *
 * <p>A step puts boxes into a {@code GridBroadPhase}, which returns pairs of their slots in a {@code PairBuffer}.
 * Queries and sweeps use a {@code BoxQuery}. There are two grids ({@code CellGrid}), one for awake boxes and one for
 * resting boxes, each with levels by size of box ({@code GridLevels}). {@code PairSearch} compares the boxes of nearby
 * cells. To <i>put</i> a box is to add it, or to replace the one of its slot; {@code PendingBoxes} holds the boxes that
 * were put since the grid was built, except those whose former box still contained the piece. {@code PairOrder} sorts
 * values by keys ≥ 0, for all stages of the world: pairs by ids, hits by distance and others.
 *
 * <p><b>Rest.</b> {@code GridBroadPhase} puts boxes to rest. A box may rest after 8 steps ({@code REST_AFTER}) in which
 * its body was not placed, so its box was neither put nor compared with its piece. Boxes go to rest at searches for all
 * pairs only, and many at a time, since the grid of resting boxes is built again. The rebuild waits until leaving them
 * awake has cost as much as it does: until the number of boxes that may rest, summed over the searches since the last
 * time, reaches the number of boxes in the new grid. A box wakes when it is put again. All pieces of a body are put
 * together, so they rest and wake together.
 *
 * <p>This package checks that boxes are finite. It trusts that they are enlarged by the tolerance of later stages.
 *
 * <h2>The pair cache</h2>
 *
 * <p>The pair cache: which bodies are near each other, the state of each such pair, and which pairs are in contact.
 *
 * <p><b>Idea.</b> Most boxes that overlap at one step overlap at the next. So pairs are kept, and only every fourth
 * step searches for all pairs. For this, boxes are fat. The steps in between search only for the pairs of pieces that
 * were added or have left their fat box. The last of these steps does most of the next search, so that its cost is
 * spread over two steps. If many pieces are added or leave their boxes, or if shapes or {@code fixed} change, the term
 * ends. Then all steps search for all pairs for a while, with tight boxes ({@code SearchSchedule}). A body that has not
 * moved for some steps goes to rest (the rule is below), and steps skip pairs whose sides both rest.
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
 * The test results of pairs in contact (separation, normal, edge, pieces) are in {@code ContactResults}: {@code
 * PairMemory} has one, by row, and {@code ContactTracker} another, by the index of the contact. {@code PairReport}
 * copies from the first to the second. There are three memories: the rows of the last step, those of a step that
 * searches, and those of resting pairs. {@code PairChains} finds the row of two bodies. {@code PairOrder} sorts by ids
 * and by other keys.
 *
 * <p><b>The life of a pair.</b> {@code PairFinder} calls {@code GridBroadPhase}, which finds two overlapping boxes.
 * {@code PairMatcher} makes a row, or copies the pair's last row. {@code PairRule}, implemented by the world's {@code
 * PairGate}, decides whether the pair may collide. If a side has changed, the pair is tested: first its ranges of
 * depth, if the depth test is on ({@code BodyDepths}), then its shapes ({@code PairTester}). {@code PairReport} begins
 * or ends its contact,. When both sides rest, the row moves to the resting memory; when one wakes, the row moves back.
 * All resting rows move back before a step if the {@code PairFilter}, the layers or the greatest number of pairs were
 * set, or the touch policy or the depth test changed, after an aborted step, while a push holds a resting pair ({@code
 * HeldPairs}), and with a {@code PairFilter} ({@code PairStep.wake}). When a search finds the boxes apart, or a side is
 * removed, the row is deleted and the contact ends. A row stays while its bodies are apart in depth. {@code PairStep}
 * runs these stages in order: find, gather, test, report, prepare the next step.
 *
 * <p><b>Too many pairs.</b> If a search finds more than the limit, {@code OverlapCount} counts those that may collide.
 * If these are too many, the step is aborted, the contacts stay those of the step before, and the next step counts
 * before it searches. If not, the step makes no rows for pairs that cannot collide; so the next one, too, searches for
 * all pairs and tests all, as after an aborted step.
 *
 * <p><b>How an EXIT gets its reason.</b> {@code PairReport} finds the first of these that applies:
 * <ul>
 * <li>A side was removed from the world: the reason of the removal. The scan removes with REMOVED, DISABLED or
 * RECONFIGURED ({@code EndedColliders}), or with INVALID ({@code SceneCollider}, {@code FullScan}), and {@code
 * CollisionWorld.tearDown} with TEARDOWN. If both sides were removed, the reason is the one that comes first in {@code
 * ExitReason}.
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
 * <p>A response that moves bodies, such as {@code internal.dispatch}, may request that a pair stays in contact for one
 * more step, even if the game moves a side back ({@code HeldPairs}).
 *
 * <p><b>What was measured.</b> Kept pairs, slots sorted by position, remembered axes and rest: each of the four made a
 * step 1.1 to 1.9 times as fast. Longer terms gained nothing, because fatter boxes cause more tests of pairs that never
 * touch. Spreading the search over two steps keeps boxes fat for one step longer, so that 6 % more pairs are tested
 * with 10 000 bodies; their circles end most of these tests. The slowest steps took 1.5 times the median with 10 000
 * bodies, and 2.7 times with 500 moving among 50 000; now they take 1.2 and 1.5 times. With 10 000 moving bodies that
 * all overlap in depth, the depth test makes a step 3 to 5 % longer. Loops over rows run in blocks ({@code Blocks}), so
 * that the JVM compiles them in a game's first seconds.
 *
 * <p><b>Tried without success.</b> Renewing a quarter of the boxes at each step, in four bands of the plane with a grid
 * each. The results are the same, additions and removals cost nothing, and steps are more even (95th percentile over
 * median 1.3 instead of 1.5, with 10 000 bodies). But a step takes 15 to 25 % longer, because the order of rows in
 * memory is worse.
 *
 * <p>Renewing each box only when its piece has left it, in one grid: the most even steps, but 40 % longer.
 *
 * <h2>Sweeps</h2>
 *
 * <p>Continuous collision detection: the bodies that continuous bodies meet between two steps.
 *
 * <p><b>Idea.</b> A step tests bodies at their poses of that step. A fast body may have passed another one since the
 * last step. So continuous bodies and the bodies near their paths are swept: each moves in a straight line and turns
 * evenly, from its pose at the last step to its pose at this step.
 *
 * <p><b>Data.</b> {@code BodySweeps} knows each body's start pose, whether it moved, and its former shapes; a body
 * whose shape changed is swept as the hull of both shapes. {@code SweepCandidates} finds the pairs whose swept boxes
 * ({@code SweptBox}) overlap. {@code SweepStep} selects the pairs to sweep, ordered by id, and {@code PairSweeper}
 * sweeps each with {@code internal.sat}. The result is a {@code SweptContact}.
 *
 * <p><b>The life of a pair.</b> The swept box of a bullet overlaps that of a wall. They were not in contact at the last
 * step, and no filter excludes the pair ({@code PairStep} knows, as {@code KnownPairs}). The sweep finds the time of
 * impact. If they also overlap at the end of the step, that time is the fraction of their ENTER. Otherwise they met and
 * separated within the step, which is a pass-through: ENTER and EXIT.
 *
 * <p><b>Depth.</b> The sweep itself is in the plane. If the depth test is on, a pair is swept only if the ranges of
 * depth that its bodies have covered overlap ({@code BodyDepths}). A body that moves in depth alone counts as moved.
 * Unless the two overlap in depth both at the start and at the end, the contact is conservative: it may be too early,
 * or a near miss ({@code Contact.isConservative}).
 *
 * <p><b>What was measured.</b> The cost of one continuous body among 10 000 moving ones is too small to measure. Swept
 * boxes are computed for continuous bodies, for ordinary pieces near their paths, and for the few ordinary pieces that
 * move far, which search for continuous bodies themselves.
 *
 * <p><b>Tried in vain.</b> Swept boxes in the broad phase itself: with one continuous body all steps took two to three
 * times as long.
 *
 * <h2>Contacts</h2>
 *
 * <p>Contact tracking: keeps contacts from tick to tick and finds the events of a tick (ENTER, STAY and EXIT). {@code
 * PairReport} calls {@code ContactTracker}; users read the interfaces in {@code contact}.
 *
 * <p><b>Idea.</b> Most contacts last. {@code PairReport} goes through the keys in order and reports each contact that
 * begins or ends. The contacts between two such keys last, and are copied in one block, without reading them.
 *
 * <p><b>Data.</b> A contact ({@code TrackedContact}) belongs to a pool ({@code ContactPool}); from ENTER to EXIT it is
 * identified by its index there. Its key is one number of both ids, the lower id first. The contacts of this tick and
 * of the last one are two runs, sorted by key ({@code ContactRun}). Separation, normal, edge and pieces are flat arrays
 * by index ({@code ContactResults}): {@code PairReport} copies them there from the row of the pair, on several threads,
 * without reading the contact. Rarely used values (contact points, time of impact, the flags of pass-through and
 * withdrawal) are in {@code ContactDetails}, allocated on demand. {@code TrackedEvents} is three lists of contacts.
 * Unrelated to these, {@code StepLock} lets only the app state step its world, and nobody while events are delivered,
 * and {@code WorldAccess} is what a world opens to our other packages and not to users.
 *
 * <p><b>The life of a contact.</b> The methods are those of {@code ContactTracker}. {@code begin} swaps the two runs,
 * so that the present one becomes that of the last tick. {@code add} takes a contact from the pool and adds it to the
 * ENTERs; {@code open}, on any thread, sets its bodies. In later ticks {@code stay} copies it with its neighbours. Each
 * test of the pair overwrites its result. Its points are computed on demand, and cached for that tick if it is asked
 * for them; events compute them in one manifold for all, since one for each contact took 400 bytes. {@code exit} sets
 * the reason, which {@code PairReport} has found (the rules are below), adds it to the EXITs, and computes its points
 * now if the shapes will be removed. The next {@code begin} releases its bodies and returns it to the pool. Two kinds
 * of contact are not in the run: a pass-through ({@code pass}), and a contact that was withdrawn after delivery because
 * a handler cut a side short ({@code withdraw}). Both return to the pool at the next tick.
 *
 * <p><b>Measured.</b> Results in separate arrays, runs instead of a hash table, and opening on all threads made steps
 * with many contacts faster. The pool gives adjacent contacts to neighbours in the order of ids. If it gave out the
 * lowest free index instead, a step and the game's loop over its contacts would take 2 to 4 % longer (10 000 moving
 * colliders) or 6 to 9 % (50 000 still and 500 moving ones).
 *
 * <p><b>Tried without gain.</b> Lists of indices instead of references need less code, but a step and the game's loop
 * over its contacts took 3 % longer (10 000 moving colliders) or 10 % (50 000 still and 500 moving ones).
 *
 * <p>The caller must add, keep and end contacts in ascending order of keys; all results have that order. This package
 * does not depend on scenes, shapes or listeners.
 *
 * <h2>Queries</h2>
 *
 * <p>Spatial queries between two steps: rays, overlaps, the nearest body, shape casts.
 *
 * <p><b>Idea.</b> Queries use the broad phase and the poses of the last step; in a handler that is the step of this
 * tick, so what handlers have moved is found where it was. Filters read present values. Each query finds the pieces
 * whose boxes it meets ({@code QueryCandidates}) and tests them exactly. Overlaps and shape casts ask the world's
 * {@code TouchPolicy} where a contact begins, as a step does.
 *
 * <p><b>Data.</b> Bodies are indices, and the caller filters them ({@code QueryBodies}). Results are a {@code Hit}, a
 * {@code HitList} ordered by distance, or {@code BodyHits} ordered by id. Equal distances (the same float) are ordered
 * by id and then by piece. Results are reused, and a query allocates only to grow.
 *
 * <p><b>The life of a query.</b> Users call {@code CollisionQueries} in {@code world}, which checks the arguments and
 * sets the filter. {@code RayQuery}, {@code OverlapQuery}, {@code NearestQuery} or {@code ShapeCast} finds the bodies.
 * {@code CollisionQueries} converts the results to colliders at once, because after a step an index may belong to
 * another collider. If a view records queries, {@code CollisionQueries} adds each to the {@code QueryLog}.
 *
 * <p>{@code NearestQuery} searches a box that grows until no nearer body can lie outside.
 *
 * <p>How to add a query is in docs/internals/changing.md.
 *
 * <h2>Threads</h2>
 *
 * <p>Runs one step on several threads.
 *
 * <p><b>Idea.</b> A task is cut into many more parts than there are threads. Each thread has its own share of the parts
 * and then takes parts from the shares of others (work stealing). The caller works too, and never waits for a thread
 * that has not started, so a thread without a processor costs nothing.
 *
 * <p><b>What runs on several threads.</b> In {@code place}: taking over poses ({@code PlaceStep}) and placing pieces
 * ({@code PieceStore}). In {@code pairs}: the search for pairs ({@code PairFinder}), and most loops over pairs ({@code
 * PairStep}, {@code PairMatcher}, {@code PairTester}), above all the tests. In {@code sweep}: the sweeps ({@code
 * SweepStep}). All else runs on the caller's thread, above all the calls of the game's {@code PairFilter}, and the
 * sorting and merging of results in {@code PairReport}.
 *
 * <p><b>Same results.</b> Each part writes to its own memory, so results do not depend on the thread that runs it. Some
 * parts write to the memory of their worker instead, such as the bit set of the slots to place; of such bit sets only
 * the union is used, and of counters only the sum. Nor do results depend on the number of parts: one without help, and
 * 32 for each thread otherwise. {@code HelpGain} reads a clock, so the number may change from step to step. What the
 * parts have found is put together in the same order for any number: {@code PairFinder} has a buffer for each part, the
 * parts divide one sequence of boxes, {@code PairMatcher} numbers rows in the order of the parts, and {@code
 * PairReport} sorts by ids. {@code DeterminismTest} (in {@code app.determinism}) and {@code WorkerThreadsTest} (in
 * {@code world}) compare the results bit for bit.
 *
 * <p><b>The life of a task.</b> {@code WorkerTeam.run} publishes the task and wakes the helpers that sleep, or asks the
 * pool for threads; helpers that still spin see it at once. A small task runs on the caller's thread alone. Each worker
 * takes parts until none is left. The caller then waits for helpers that are still running a part. {@code HelpGain}
 * compares step times with and without help, and pauses help that costs more than it saves: on a machine with busy
 * processors, or in a small step. It may use a clock, because it never changes results.
 *
 * <p><b>What was measured.</b> Two threads make a step 1.7 times as fast, with 10 000 and 50 000 moving colliders. With
 * two threads, each begins with the same parts of every task, so its cache is warm; with more, only the caller does.
 * Objects that are each written by one thread are two cache lines apart ({@code CacheLinePadded}), and so are the
 * counters of {@code WorkerTeam}. A thread spins 10 000 times before it sleeps, because waking it takes longer than
 * most gaps between tasks.
 *
 * <p><b>Loops in blocks.</b> The JVM compiles a method after some hundred calls, but a loop only after some ten
 * thousand rounds. So {@code Blocks} makes each 64 rounds of a loop one call, and the JVM compiles it in a game's first
 * seconds. With 16 or 32 rounds the first steps were no shorter.
 *
 * <p><b>Tried in vain.</b> To pause help after the caller had waited a millisecond for a helper: too late on a busy
 * machine (1.6 times the time of one thread). To pause it after any wait: too early, since a second thread then gained
 * nothing with 10 000 colliders.
 */
package org.jmesat.internal.step;
