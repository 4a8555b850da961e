/**
 * Collision response: pushes bodies apart until they only touch, for {@link org.jmesat.control.PushApart}. It corrects
 * positions; there are no velocities.
 *
 * <p><b>Idea.</b> The step has measured all MTVs of a tick before the first push. A body that rests on two others would
 * go twice as far as it should if it went all those ways, so each contact is measured again where its bodies are by
 * then ({@code CurrentPenetration}), and what remains is pushed. That is one Gauss-Seidel pass over the contacts, and a
 * stack would still give way under a load: each of its bodies gives way by half, so it sinks. Two rules keep it
 * at rest:
 * <ul>
 * <li>Shock propagation (after Guendelman, Bridson and Fedkiw, 2003). A body that was pushed by something firm, in this
 * tick or the last one, from within 45° of straight behind, does not give way there: its partner goes all the way, and
 * is firm in that direction as well. What no push can move is firm to begin with.
 * <li>A push is handed on at once to the pairs that the body was in earlier in the tick. So the order of the contacts
 * does not matter: a stack is as firm when it was built from the top.
 * </ul>
 *
 * <p><b>Data.</b> A {@code PushPair} is two colliders of the tick: a contact, or two that pushes have brought together
 * since. A {@code Footing} is what one {@code PushApart} knows of its body: the pushes of this tick and of the last one
 * by direction, with their length and firmness, and the pairs of this tick. {@code Footings} finds them by control. All
 * are reused, so that a steady tick allocates nothing. A footing lasts until a tick in which its body is in no pair;
 * then the pusher lets go of the control.
 *
 * <p><b>The life of a pair.</b> A {@code PushApart} is notified of an ENTER or a STAY and calls
 * {@code CollisionEvent.pushApart}. {@code PairPusher} finds the control of either side, the nearest at or above the
 * spatial, and goes on if this control acts for the pair: A's or, if A has none or a disabled one, B's. It takes a
 * {@code PushPair}, adds it to both footings and measures it. If the pair overlaps, weights and firmness give each side
 * its share; {@code SpatialMover} moves the spatials, and both footings note the push. Each side that was pushed
 * further than the tolerance hands the push on to its other pairs. After the last event {@code settle} asks the world
 * what each moved body was pushed into and pushes that as well, round by round, until nothing moves or the effort is
 * spent. At last it makes the world hold the pairs that a push has left in touch, so that a body which a game presses
 * against its support does not lose contact.
 *
 * <p><b>What was measured.</b> Half of each MTV at every event, without a second measurement and without the rules: a
 * pyramid of 10 cubes under a load never rests and moves by 0.1 a tick; with them it lies still after 104 ticks
 * ({@code PushApartStackTest}; docs/guides/response.md has the table). Where a raft is pushed that carries 1 000
 * crates, the
 * world is asked once for what the raft was pushed into, not once for each of its contacts. In a heap of 200 boxes that
 * are pressed into a corner a third of the time of a tick goes into measuring pairs, and a quarter into asking the
 * world.
 *
 * <p><b>What was tried in vain.</b> Pushing only what was in contact when the tick looked: a body that was pushed into
 * another one was pushed out a tick later, and its contacts came and went.
 */
package org.jmesat.internal.push;
