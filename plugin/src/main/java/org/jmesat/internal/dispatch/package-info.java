/**
 * Delivery: how the events of a tick reach Controls and listeners.
 *
 * <p><b>Idea.</b> The world has frozen the list of events before the first handler runs: EXITs, then ENTERs, then
 * STAYs. What a handler does to the scene never changes that list, so delivery is a loop over it. (The one exception:
 * ENTERs of a continuous collider that a handler has cut short reach nobody.) The work is in knowing who is to be
 * notified: a handler may add, remove, disable and detach anything, and whoever was notified of an ENTER must be
 * notified of the EXIT.
 *
 * <p><b>Data.</b> {@code CollisionBody} is the owner of each collider that an app state makes: its spatial, and the
 * Controls that listen on the spatial and above it, as the scan of the scene collects them on the way up
 * ({@code ListenerPath}). {@code StateListeners} are the {@code Registration}s with the app state, for all pairs or for
 * a pair of layers. An {@code Audience} remembers who was notified of a contact and from which side; there is one for
 * each contact, by the contact's index, so it is reused with it. {@code LentEvent} is the one event that all handlers
 * get in turn. {@code CutShort} knows which continuous colliders a handler has stopped, {@code HandlerFailures} what
 * handlers have thrown.
 *
 * <p><b>The life of an event.</b> Take a STAY as the example. {@code EventDispatcher} finds its audience and
 * drops the listeners in it that are no longer installed. It offers the event to the Controls of A, to those of B, and
 * to the registrations, in this order. A Control gets it if it is enabled, still on its spatial, and was not notified
 * of this event already, as when it is above both sides. The audience notes the listener; the event is lent, the
 * handler runs, the event expires. Only when the handler asks something does the event read the contact; it computes
 * contact points when they are asked for. An ENTER goes the same way unless a side was cut short: then it reaches
 * nobody, and the contact is withdrawn from the world after the last event. An EXIT goes to the audience instead of the
 * bodies, since these may be gone from the scene, and clears it. When all is delivered, the pushes are settled
 * ({@code internal.push}).
 *
 * <p><b>What is looked for after each handler.</b> A detached spatial that is attached again looks untouched. So after
 * each handler, before the next one runs, {@code CutShort} looks at the sides of the event, and at the continuous
 * colliders that still have an ENTER to come. A world without continuous colliders pays nothing for that.
 *
 * <p><b>When a handler takes a collider out of the scene</b>, this happens in turn:
 * <ol>
 * <li>The scene changes at once. The event expires, and {@code CutShort} looks at it if anything is continuous.
 * <li>All other events of the tick are delivered, but the later ENTERs of a collider that was cut short. Their contacts
 * are withdrawn after the last event, before {@code afterTick}.
 * <li>In the next tick the scan does not meet the spatial, and removes its collider ({@code internal.scan}).
 * <li>The step ends its contacts with the reason ({@code world}), and the EXITs go to those who were notified of the
 * ENTER.
 * <li>The contact is given back in the tick after that.
 * </ol>
 * A collider that is removed from the world while its spatial stays in the scene comes back under a new id.
 *
 * <p><b>What was measured.</b> Delivery is mostly the wait for memory: 4 000 boxes with 11 600 contacts take 5 ms a
 * tick without a listener, and 1.3 ms more with one whose handlers are empty, 110 ns for an event. An audience in one
 * array instead of three, and an event that reads nothing until it is asked, each took a part of that; contact points,
 * when they were computed for each event, were more than half of it.
 *
 * <p><b>What was tried in vain.</b> Reading the bodies and audiences of 64 STAYs ahead of their delivery: 2 to 6 % of a
 * tick where each box has a Control, nothing with one listener on the app state. Writing into an audience only what has
 * changed: nothing that could be measured.
 *
 * <p>It trusts the world's list of events. It trusts no handler, and nothing about the scene beyond what it looks up.
 */
package org.jmesat.internal.dispatch;
