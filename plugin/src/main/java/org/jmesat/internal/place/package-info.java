/**
 * Where bodies are: what a step does first.
 *
 * <p><b>Idea.</b> Everything that a step asks of a body millions of times lies in flat arrays. A body is an index, one
 * of its convex pieces is a slot. What a game sets takes effect at the next step. So two poses are kept: the one that
 * the game asked for, and the one that was placed last.
 *
 * <p><b>Data.</b> {@code BodyTable} has a row for each body: id, settings, rules, poses ({@code BodyPoses}) and pieces
 * ({@code BodyPieces}). {@code PieceStore} has a row for each slot: the shape in world coordinates
 * ({@code PolygonTable} in {@code internal.geometry}; pieces of equal shape share corners and normals) and the body it
 * is of. {@code PieceBoxes} gives each slot a box in the broad phase. In most steps it is a fat one, with room for
 * the way of the next steps. {@code SearchSchedule} says which steps search for pairs, which ones keep them, and when
 * boxes are renewed. {@code SweepState}, {@code FormerShape} and
 * {@code SweptBox} keep what a sweep needs to know of the step before.
 *
 * <p><b>The life of a piece.</b> A game gives a body a shape: it is copied to a spare buffer. The next step opens a
 * slot for it. One bit set holds the bodies that have changed since the last step ({@code PlaceStep}). The step takes
 * over their poses, and notes the slots of their pieces in a second bit set. It places those in the order of slots, and
 * puts a new box unless the fat box still holds the piece. When the body is
 * removed, the boxes go at the beginning of the next step, and index and slots at its end, since contacts that end
 * still look at them. A later body may get the same index and the same slots.
 *
 * <p><b>What was measured.</b> Slots are sorted by place now and then, so that neighbours are near each other in
 * memory: with 50 000 moving pieces a step takes a third of the time. Poses are gathered in a loop of their own, so
 * that many memory accesses are under way at a time. A body of one piece has no object of its own here, which saves
 * some 100 bytes for each of them.
 *
 * <p><b>Tried in vain.</b> Fat boxes for more than four steps: as much time is lost on pairs that never touch.
 */
package org.jmesat.internal.place;
