/**
 * Event delivery: calls the handlers of Controls and listeners with the events of a tick.
 *
 * <p><b>Idea.</b> The list of events is fixed before the first handler runs: EXITs, then ENTERs, then STAYs. Delivery
 * is a loop over that list, and changes to the scene do not alter it. One exception: later ENTERs of a continuous
 * collider that a handler <i>cut short</i> are not delivered. This means that the handler ended the collider's motion
 * of this tick, by {@code moveToContact} or a teleport, or by detaching or disabling its spatial. The hard part is to
 * find the listeners of each event: a handler may add, remove, disable and detach anything, and each listener that got
 * an ENTER must get the EXIT.
 *
 * <p><b>Data.</b> {@code CollisionBody} is the owner of each {@code Collider} of an app state. It holds the spatial,
 * and the listeners on the spatial and its ancestors, which the scan of the scene collects: on each first its listening
 * Controls, then the listeners that its user data asks for ({@code UserDataListeners}). Those whose class overrides no
 * handler ({@code Handlers}), such as a mover, only cost time and are left out. {@code StateListeners} holds the
 * registrations with the app state, for all pairs or for a pair of layers. An {@code Audience} holds the listeners that
 * were notified of a contact, each with its side; audiences are indexed by contact and pooled like contacts.
 * {@code LentEvent} is the one event object that is passed to all handlers in turn. {@code CutShort} tracks the
 * continuous colliders that a handler stopped. {@code HandlerFailures} records exceptions. {@code HandlerRecord} has
 * the audiences, and tells what the handlers of a pair did.
 *
 * <p><b>Plain contacts.</b> In many contacts neither side has a listener of its own. A contact is plain if that is so
 * at its last event, and all registered listeners are for all pairs. It stays plain until any listener comes or goes,
 * on a collider or on the app state. The STAY of a plain contact goes straight to the registered listeners. It reads
 * neither the sides nor the audience, which cannot change meanwhile.
 *
 * <p><b>The life of an event.</b> Example: a STAY. {@code EventDispatcher} gets the contact's audience and removes the
 * listeners that are no longer installed. It offers the event to the listeners of A, to those of B, and to the
 * registrations, in this order. A listener of a side receives the event if it is enabled, is still on its spatial, and
 * did not receive the event already (one above both sides is offered it twice). The audience records the listener; the
 * event is lent, the handler runs, the event expires. {@code LentEvent} copies the contact's values when a handler
 * first calls a getter, and computes contact points on demand. An ENTER takes the same path, unless a side was cut
 * short: then it is not delivered, and the contact is withdrawn from the world after the last event. An EXIT goes to
 * the audience, not to the bodies' listeners, since the spatials may have left the scene; then the audience is cleared.
 * After the last event the pushes are finished. If a collider is one-way, the world then gets how far each collider in
 * contact has moved since the step, since its next motion begins there.
 *
 * <p><b>The check after each handler.</b> If one handler detached a spatial and the next one attached it again, a check
 * at the end would see nothing. So after each handler {@code CutShort} checks the sides of the event, and the
 * continuous colliders that still have an ENTER ahead. A world without continuous colliders skips this check.
 *
 * <p><b>When the class of a script is replaced</b> ({@code Replacement}), the scan has already made the successor, and
 * the body's listeners contain it instead of the old script. The old script is still in the audiences of the contacts
 * that it knows, and counts as installed until the EXITs are over. So the EXIT of a contact that ends reaches it like
 * others. In the audience of a contact that lasts, it is removed and gets an EXIT of its own, and {@code Replacements}
 * notes its successor. After the EXITs the old scripts end and the new ones start. Each noted successor that is enabled
 * then gets an ENTER, joins the audience, and is skipped when the STAY of that contact is delivered.
 *
 * <p><b>When a handler removes a collider from the scene:</b>
 * <ol>
 * <li>The scene changes at once. The event expires, and {@code CutShort} runs its check.
 * <li>The remaining events of the tick are delivered, also to the listeners on the removed spatial. In these events,
 * {@code isSelfInScene} or {@code isOtherInScene} is false. Later ENTERs of a collider that was cut short are not
 * delivered; their contacts are withdrawn after the last event, before {@code afterTick}.
 * <li>In the next tick the scan does not find the spatial, and removes its collider ({@code internal.scan}).
 * <li>The step ends its contacts with the reason ({@code world}); the listeners of the ENTER get the EXIT.
 * <li>One tick later the contact returns to the pool.
 * </ol>
 * A handler that disables a spatial's control has the same effect, with another reason. If a game removes a collider
 * from the world but its spatial stays in the scene, the collider is not cut short, and the scan adds one of a new id.
 * What the world does with a removed collider is in the page of {@code world}.
 *
 * <p><b>Measured.</b> Delivery is memory-bound: with a Control on each box, an event takes 110 ns, mostly cache misses.
 * An audience in one array instead of three, and reading the contact on demand, each saved a part of that. Computing
 * contact points for each event took more than half of the time. Plain contacts save 17 ns each: 14 % of a tick with
 * 1 000 boxes and as many contacts.
 *
 * <p><b>Tried without gain.</b> Prefetching the bodies and audiences of 64 STAYs saved 2 to 6 % of a tick if each box
 * has a Control, and nothing with one listener on the app state. Writing only changed entries into an audience: not
 * measurable. Noting at each call which listener is called, for {@code HandlerRecord}: 15 ns more, a sixth of a static
 * tick.
 *
 * <p>Delivery relies on the world's list of events. It does not rely on handlers or on the state of the scene.
 *
 * <h2>Response</h2>
 *
 * <p>Collision response: pushes bodies apart until they only touch, for {@link org.jmesat.control.PushApart}. It
 * corrects positions; there are no velocities.
 *
 * <p><b>Idea.</b> Handlers only ask for pushes. After the last event all pairs are solved together, from the places
 * where the game has put the bodies, in passes until nothing moves. In a pass each body that is too deep goes to its
 * free place ({@link org.jmesat.narrowphase.FreePlace}): the shortest way out of everything beside it that stands firm,
 * at once. So it does not matter in which order contacts are found, and nothing catches on the seam of two tiles. What
 * does not stand firm shares the rest by weight.
 *
 * <p>A side of a pair <i>stands firm</i> against the other (shock propagation, after Guendelman, Bridson and Fedkiw,
 * 2003)
 * <ul>
 * <li>if it is fixed;
 * <li>if only the game moves it, unless something fixed is behind the other side: what the game presses against a wall
 * stays at the wall;
 * <li>if more is <i>behind</i> it than behind the other: something fixed, or something that only the game moves, within
 * 45° of the push, directly or through other bodies. If there is as much behind both, the lower level stands firm. The
 * level is the number of contacts to something fixed or, if there is no way to it, to something that only the game
 * moves.
 * </ul>
 * A body for which there is no room among all of these is placed among the first and the last kind, or among what is
 * fixed; otherwise it stays. No body is pushed further in a tick than it is wide or high. A body that was not placed
 * among all, or is deep in something fixed or put in place after the last pass, {@link
 * org.jmesat.control.PushApart#hasRoom has no room}.
 *
 * <p><b>Data.</b> A {@code PushSide} is a collider of the tick. Its <i>anchor</i> is what holds it in place: it is
 * fixed, or only the game moves it. A {@code PushBody} is what moves as a whole, the spatial of a {@code PushApart},
 * with its displacement; it takes along the bodies below it. A {@code PushPair} is two sides: a contact asked for;
 * another contact of the bodies, which can only support them; or an overlap that a push made. {@code PushMeasure}
 * computes its penetration, and keeps it while the two have not moved apart. All are pooled, so that a steady tick
 * allocates nothing, and nothing is kept for the next tick.
 *
 * <p><b>The life of a pair.</b> A {@code PushApart} gets an ENTER or a STAY and calls {@code CollisionEvent.pushApart}.
 * {@code PairPusher} notes it. After the last event it finds the control of each side, the nearest at or above the
 * spatial, which may also be one that user data asked for. One control handles the pair: A's if A has an enabled one,
 * otherwise B's. The call of the other one does nothing. It adds the other contacts of all bodies found, and of those
 * in contact with them, computes levels, and makes its passes. After each pass it queries the world for what the moved
 * bodies now overlap; these pairs join the next pass. At last {@code SpatialMover} moves each spatial once. Pairs that
 * touch then, and of which a side was pushed towards the other, are kept in contact for one more step ({@code
 * HeldPairs} in {@code internal.step}). So a body that a game presses against its support does not lose contact.
 *
 * <p><b>Measured.</b> Ticks of a column of 28 cubes and of pyramids of 28 and 210 cubes under a load take 1.1 to 1.2
 * times as long as with single MTVs, and a heap of 200 boxes of many sizes 1.7 times; thirty hexagons that are pressed
 * into a corner by 0.02 a tick are at most that deep at the next step, instead of 0.07 ({@code PushApartStackTest};
 * table in docs/guides/response.md). A third of the time are queries, a quarter tests of pairs, a fifth free places.
 *
 * <p><b>Tried without gain.</b> Pushing only the contacts of the step: a body that was pushed into another one was
 * pushed out one tick later, and its contacts flickered.
 *
 * <p><b>Left out.</b> The lower level does not stand firm in every direction: then a crate beside a wall could not be
 * pushed along it.
 *
 * <h2>Movement</h2>
 *
 * <p>{@code CharacterMovers} moves what stands on something that moved, and then the movers ({@link
 * org.jmesat.control.CharacterMover}), after the scan and before the pairs are tested. The world has placed all bodies
 * by then ({@code WorldAccess.place}), so a move sees them where they are in this tick. {@code BodyMoves} in {@code
 * internal.step} finds the obstacles, {@link org.jmesat.narrowphase.MoveAndSlide} the way. A {@code MovedBody} is what
 * moves as a whole; the list of them is made again when the listeners of a collider change. What rests on what is read
 * from the contacts of the last step, and not kept.
 */
package org.jmesat.internal.dispatch;
