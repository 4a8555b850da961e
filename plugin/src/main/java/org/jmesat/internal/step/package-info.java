/**
 * One step of a {@code CollisionWorld}: places bodies, finds the pairs that may touch, tests them, and reports which
 * contacts begin, last and end. Queries read what a step has left.
 *
 * <p>{@code world.WorldStages} runs the stages in order. A body is an index, one of its convex pieces a slot, a pair of
 * bodies a row, a contact an index.
 *
 * <ol>
 * <li><b>Place</b> ({@code PlaceStep}, {@code PieceStore}, {@code PieceBoxes}): takes over what the game has set since
 * the last step, and puts the boxes of what has changed into the {@code GridBroadPhase}.
 * <li><b>Find</b> ({@code PairFinder}): finds the pairs of boxes that overlap.
 * <li><b>Gather</b> ({@code PairStep}): finds or makes the row of each pair in the {@code PairTable}, notes which pairs
 * end, and applies the filters.
 * <li><b>Test</b> ({@code PairTester}): tests the pairs of which a side has changed. Then {@code SweepStep} sweeps
 * continuous bodies.
 * <li><b>Report</b> ({@code PairReport}): tells the {@code ContactTracker} which contacts begin, last and end.
 * </ol>
 *
 * <h2>Placing</h2>
 *
 * <p>{@code BodyTable} has a row for each body: id, settings, rules, poses ({@code BodyPoses}) and pieces ({@code
 * BodyPieces}). {@code PieceStore} has a row for each slot: its body, and its shape and pose in a {@code PolygonTable}.
 * So the pose at which a body was placed is that of its pieces; {@code BodyPoses} has the one that the game has set,
 * and the previous one of a body that has moved, where its sweep begins unless the game has set its start. {@code
 * PieceBoxes} gives each slot a box that includes the touching tolerance. {@code BodyDepths} exists while the depth
 * test is on; a body that only changed its depth is placed like one that moved.
 *
 * <p>Two bit sets hold the bodies that changed and those that need a full update, so that both are visited in order.
 * When a body is removed, its boxes are removed at the beginning of the next step; its index and slots are freed at the
 * end of that step, since contacts that end still refer to them. A later body may get the same index and slots.
 *
 * <h2>The broad phase</h2>
 *
 * <p>{@code GridBroadPhase} has two grids. Boxes that were put in the last steps are awake; each step sorts them into
 * the first grid by a counting sort. A box that was not put for 8 steps may rest: it moves to the second grid, which is
 * rebuilt only when the boxes that wait for it, summed over the steps, are as many as it would have. A search finds all
 * pairs with an awake side. All pieces of a body are put together, so they rest and wake together.
 *
 * <p>A grid ({@code CellGrid}) is a hash table of cells, in levels by size of box ({@code GridLevels}): a box is in the
 * cell of its centre, in the level whose cells are as wide as its greatest box, at most four times as wide as its
 * smallest. {@code PairSearch} compares a box with the later ones of its cell and of half of the cells around, and with
 * those of the other levels in its reach. {@code BoxQuery} finds the boxes in a box or on a path.
 *
 * <h2>Pairs</h2>
 *
 * <p>A pair of bodies keeps its row from the step that first finds its boxes overlapping to the step that ends it. The
 * row is found by open addressing. It holds both bodies, flags, the edge that decided the last test and the pieces it
 * belongs to, the index of the contact, and the last step that visited the pair. {@code StepPairs} lists the pairs that
 * a step visits:
 * <ul>
 * <li>those that the search has found. The parts of the search look up rows in parallel; one thread adds the new ones.
 * Pairs of pieces of bodies with several pieces are sorted first ({@code CandidatePairs}), since they share a row;
 * <li>those that a response holds in contact for one more step ({@code HeldPairs});
 * <li>all others, if filters, layers, the touch policy or the depth test have changed, after an aborted step, and with
 * a {@code PairFilter}, which is called for all pairs in the order of their ids.
 * </ul>
 * A pair with a row that was not found ends if a side is awake. If both sides rest, its row stays as it is. So a step
 * looks at the rows that the last step has visited, and at all rows when a box has woken or was removed.
 *
 * <p>A visited pair is tested if a side has changed, or if it has no valid result. Its result goes to {@code
 * ContactResults} by row, and from there to that of the contact, in a loop of its own, in which the processor overlaps
 * the accesses to memory.
 *
 * <p><b>Too many pairs.</b> If a search finds more than the limit, a second one leaves out those that the filters
 * forbid. If there are still too many, the step is aborted, and the contacts stay those of the step before. After each
 * of the two, the next step tests all pairs. After an aborted one it counts them first, unless {@code CorePairs} proves
 * that there are still too many: with 2 100 boxes at one place that move a little, a step is refused again in 0.4 ms
 * instead of 12.
 *
 * <p><b>How an EXIT gets its reason.</b> {@code PairReport} finds the first of these that applies:
 * <ul>
 * <li>A side was removed from the world: the reason of the removal. The scan removes with REMOVED, DISABLED or
 * RECONFIGURED ({@code FullScan}), or with INVALID ({@code SceneCollider}, {@code FullScan}), and {@code
 * CollisionWorld.tearDown} with TEARDOWN. If both sides were removed, the reason is the one that comes first in {@code
 * ExitReason}.
 * <li>A side has no box any more: INVALID.
 * <li>The filters forbid the pair: FILTERED.
 * <li>The two moved apart: SEPARATED. So ends a pass-through, too.
 * </ul>
 * A script that is replaced gets RECONFIGURED from {@code EventDispatcher}, although the contact lasts.
 *
 * <p><b>Steps that are skipped.</b> If nothing has changed before a step, nor before the last one, all contacts last
 * ({@code WorldStages.isStill}), and only {@code PairStep.skip} runs; not with a {@code PairFilter}.
 *
 * <h2>Sweeps</h2>
 *
 * <p>A fast body may have passed another one since the last step. So continuous bodies and those near their paths are
 * swept: each moves in a straight line and turns evenly, from its pose at the last step to that of this step. One that
 * {@code BodyMoves} has moved goes evenly along the lines of its moves ({@code SweepState}). {@code SweepCandidates}
 * finds the pairs whose swept boxes ({@code SweptBox}) overlap. {@code SweepStep} selects those that were not in
 * contact and that no filter excludes, and {@code PairSweeper} finds the time of impact. If a pair also overlaps at
 * the end of the step, that time is the fraction of its ENTER; otherwise it met and separated within the step: ENTER
 * and EXIT. {@code BodySweeps} knows each body's start pose, whether it moved, and its former shapes; a body whose
 * shape changed is swept as the hull of both ({@code FormerShape}). With the depth test, a pair is swept if the ranges
 * of depth that its bodies have covered overlap, and the contact is conservative unless they overlap at both ends.
 *
 * <h2>Contacts</h2>
 *
 * <p>A contact ({@code TrackedContact}) belongs to a pool ({@code ContactPool}); from ENTER to EXIT it is identified by
 * its index there. Its key is both ids, the lower first. The contacts of this tick and of the last one are two runs,
 * sorted by key ({@code ContactRun}). {@code PairReport} goes through the keys of contacts that begin and end; all
 * contacts between two such keys last, and are copied in one block without reading them. Rarely used values (points,
 * time of impact, flags) are in {@code ContactDetails}. Two kinds of contact are not in the run: a pass-through, and a
 * contact that was withdrawn after delivery because a handler cut a side short.
 *
 * <p>Whether a contact is solid is decided at its ENTER and kept until its EXIT ({@code OneWayRule}). A pair without a
 * one-way side is solid, and costs nothing.
 *
 * <p>{@code StepLock} lets only the app state step its world, and nobody while events are delivered; {@code
 * WorldAccess} is what a world opens to our other packages and not to users.
 *
 * <h2>Queries</h2>
 *
 * <p>Queries use the broad phase and the poses of the last step. {@code RayQuery}, {@code OverlapQuery}, {@code
 * NearestQuery} and {@code ShapeCast} find the pieces whose boxes they meet ({@code QueryCandidates}) and test them
 * exactly; equal distances are ordered by id and then by piece. {@code world.CollisionQueries} converts the results to
 * colliders at once, because after a step an index may belong to another one. How to add a query is in
 * docs/internals/changing.md.
 *
 * <h2>Threads</h2>
 *
 * <p>{@code WorkerTeam} cuts a task into many more parts than there are threads, and offers it to as many helpers as it
 * has work for, from 10 µs on. Each thread keeps its number and its share of the parts, and then takes parts from the
 * shares of others. The caller works too, and never waits for a thread that has not started.
 * {@code HelpGain} pauses help that costs more than it saves. Each part writes to its own memory, or to that of its
 * worker if only a union or a sum is used, and parts are put together in their order. So results depend neither on the
 * threads nor on the number of parts. {@code DeterminismTest} and {@code WorkerThreadsTest} compare them bit for bit.
 * In parallel run: placing, sorting boxes into the grid but for counting them, searching, looking up rows, looking for
 * pairs that end, testing, sweeping, and copying results.
 *
 * <p>{@code Blocks} makes each 64 rounds of a loop one call, so that the JVM compiles it in a game's first seconds.
 *
 * <h2>What was measured</h2>
 *
 * <p>Where a fifth of the bodies moves, rest makes a step 1.4 times as fast with 1 000 and 1.3 times with 10 000;
 * remembered edges 1.2 to 1.5 times. Two threads make a step 1.7 times as fast,
 * with 10 000 and 50 000 moving bodies. With 10 000 bodies that all overlap in depth, the depth test makes a step 3 to
 * 5 % longer. One continuous body among 10 000 moving ones costs too little to measure. Contacts of neighbours in the
 * order of ids are mostly neighbours in the pool: with the lowest free index instead, a step and the game's loop over
 * its contacts take 2 to 4 % longer (10 000 moving) or 6 to 9 % (50 000 still and 500 moving). A thread spins 10 000
 * times before it sleeps, because waking it takes longer than most gaps between tasks.
 *
 * <h2>What was tried and left out</h2>
 *
 * <ul>
 * <li>Enlarged boxes whose pairs are kept for four steps, with searches for the few that left their boxes, and the next
 * search begun one step early: a step of 200 to 2 000 bodies takes up to 18 % less (75 µs), one of 10 000 a sixth less,
 * and the first 300 steps a tenth to a quarter less; 600 lines, and seven fields of state.
 * <li>Rows copied from step to step in the order of the search, and resting pairs in a memory of their own: as fast
 * with 200 to 2 000 bodies; 270 lines.
 * <li>Levels chosen by the density of boxes, and flat levels for boxes along a line: as fast; 270 lines.
 * <li>Slots and rows of pairs sorted by position now and then: no difference up to 2 000 bodies, which fit into the
 * cache; a step of 10 000 moving bodies takes a fifth less, and one of 50 000 a third; 190 lines in eight classes, and
 * 160 bytes more for each piece.
 * <li>Counting the pairs of too many boxes with trees: faster from some 5 000 boxes at one place on; 230 lines.
 * <li>Swept boxes in the broad phase itself: with one continuous body all steps took two to three times as long.
 * <li>Reading the rows of a block of pairs before their tests: 1 to 5 % slower.
 * <li>Lists of indices instead of references to contacts: a loop over contacts took 3 to 10 % longer.
 * <li>Pausing help after the caller had waited a millisecond for a helper: too late on a busy machine.
 * </ul>
 */
package org.jmesat.internal.step;
