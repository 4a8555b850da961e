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
 * and the listeners on the spatial and its ancestors, which the scan of the scene collects ({@code ListenerPath}): on
 * each first its listening Controls, then the listeners that its user data asks for ({@code UserDataListeners}).
 * {@code StateListeners} holds the {@code Registration}s with the app state, for all pairs or for a pair of layers. An
 * {@code Audience} holds the listeners that were notified of a contact, each with its side; audiences are indexed by
 * contact and pooled like contacts. {@code LentEvent} is the one event object that is passed to all handlers in turn.
 * {@code CutShort} tracks the continuous colliders that a handler stopped. {@code HandlerFailures} records exceptions.
 *
 * <p><b>Plain contacts.</b> In most contacts neither side has a listener of its own. A contact is plain if no side had
 * a listener at its last event, and all registered listeners are for all pairs. It stays plain until the registrations
 * change ({@code PlainContacts}) or a side gets a listener: {@code ListeningBodies} has a bit for each collider with a
 * listener, which the scan sets. The STAY of a plain contact goes straight to the registered listeners. It reads
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
 * After the last event the pushes are settled ({@code internal.push}).
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
 * contact points for each event took more than half of the time. Plain contacts saved a fifth of a tick with 4 000
 * boxes and 9 000 contacts, and one listener for all of them then costs a tenth of a tick instead of a quarter.
 *
 * <p><b>Tried without gain.</b> Prefetching the bodies and audiences of 64 STAYs saved 2 to 6 % of a tick if each box
 * has a Control, and nothing with one listener on the app state. Writing only changed entries into an audience: not
 * measurable.
 *
 * <p>Delivery relies on the world's list of events. It does not rely on handlers or on the state of the scene.
 */
package org.jmesat.internal.dispatch;
