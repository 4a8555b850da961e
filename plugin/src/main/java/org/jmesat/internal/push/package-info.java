/**
 * Collision response: pushes bodies apart until they only touch, for {@link org.jmesat.control.PushApart}. It corrects
 * positions; there are no velocities.
 *
 * <p><b>Idea.</b> The step computes all MTVs of a tick before the first push. Applying them all would push a body on
 * two supports twice as far as needed. So each contact is tested again at the present positions
 * ({@code CurrentPenetration}), and only the remaining depth is pushed: one Gauss-Seidel pass over the contacts, in
 * which each sees the pushes before it. A stack would still sink under a load, since each body gives way by half. Two
 * rules keep it at rest:
 * <ul>
 * <li>Shock propagation (after Guendelman, Bridson and Fedkiw, 2003). A push is <i>firm</i> if it comes from a body
 * that does not move: one that no push can move, or a supported one. A body is <i>supported</i> against a push if a
 * firm push, in this tick or the last one, had the opposite direction (within 45°). A supported body does not move: its
 * partner moves the whole depth, by a firm push. If both are supported, both move by their weights, and neither push is
 * firm.
 * <li>A push is propagated at once to the pairs that the body was in earlier in the tick. So the order of contacts does
 * not matter: a stack that was built from the top is as firm.
 * </ul>
 *
 * <p><b>Data.</b> A {@code PushPair} is two colliders: a contact of the tick, or a new overlap that a push created. A
 * {@code Footing} belongs to the body of one {@code PushApart}: the pushes of this tick and of the last one, by
 * direction, with length and firmness, and the pairs of this tick. {@code Footings} maps controls to footings. All are
 * pooled, so that a steady tick allocates nothing. After a tick in which its body is in no pair, a footing is released.
 *
 * <p><b>The life of a pair.</b> A {@code PushApart} gets an ENTER or a STAY and calls {@code CollisionEvent.pushApart}.
 * {@code PairPusher} finds the control of each side, the nearest at or above the spatial, which may also be one that
 * user data asked for. One control handles the pair: A's if A has an enabled one, otherwise B's. The call of the other
 * one does nothing. {@code PairPusher} takes a {@code PushPair}, adds it to both footings and tests it. If the pair
 * overlaps, weights and firmness determine the share of each side; {@code SpatialMover} moves the spatials, and both
 * footings record the push. A side that moved further than the tolerance propagates the push to its other pairs. After
 * the last event, {@code settle} queries the world for the bodies that each moved body now overlaps and pushes these
 * too, round by round, until nothing moves or the limit of pushes is reached. Pairs that touch after the pushes, and of
 * which a side was pushed towards the other, are kept in contact for one more step ({@code HeldPairs} in
 * {@code internal.pairs}). So a body that a game presses against its support does not lose contact.
 *
 * <p><b>Measured.</b> With half of each MTV at every event and without the rules, a pyramid of 10 cubes under a load
 * never rests and moves by 0.1 a tick; with the rules it rests after 104 ticks ({@code PushApartStackTest}; table in
 * docs/guides/response.md). A pushed raft that carries 1 000 crates takes one query, not one for each contact. In a
 * heap of 200 boxes that are pressed into a corner, tests of pairs take a third of the tick and queries a quarter.
 *
 * <p><b>Tried without gain.</b> Pushing only the contacts of the step: a body that was pushed into another one was
 * pushed out one tick later, and its contacts flickered.
 */
package org.jmesat.internal.push;
