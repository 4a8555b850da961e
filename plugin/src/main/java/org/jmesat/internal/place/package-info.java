/**
 * The first stage of a step: places the bodies and their boxes.
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
 */
package org.jmesat.internal.place;
