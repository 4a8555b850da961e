/**
 * What keeps contacts from tick to tick, and finds what a tick changed: ENTER, STAY and EXIT. {@code ContactTracker} is
 * what its caller, {@code PairReport}, talks to; what users read are the interfaces in {@code contact}.
 *
 * <p><b>Idea.</b> Most contacts last. So a contact that lasts is not read at all: the caller names only the contacts
 * that begin or end, in their order, and those in between are copied as a block.
 *
 * <p><b>Data.</b> A contact ({@code TrackedContact}) lives in the pool ({@code ContactPool}) and is known by its index
 * there, from ENTER to EXIT. The contacts of a tick and those of the tick before are runs ({@code ContactRun}),
 * ascending by the ids of both sides, which are one number, the key. Separation, normal, edge and pieces are flat
 * numbers by index ({@code ContactResults}): {@code PairReport} copies them there from the row of the pair, on several
 * threads, without a look at the contact. What few contacts need (contact points, time of impact, whether one was
 * passed through or withdrawn) is in {@code ContactDetails}, which a contact gets when it needs one. The events of a
 * tick ({@code TrackedEvents}) are three lists of contacts.
 *
 * <p><b>The life of a contact.</b> {@code begin} makes the run of the last tick the previous one. {@code add} takes a
 * contact from the pool and puts it among the ENTERs; {@code open}, on any thread, gives it its bodies. At later ticks
 * {@code stay} copies it with its neighbours. Its result changes whenever the pair is tested; its points are computed
 * when somebody asks, and kept for that tick. {@code exit} gives it the reason and puts it among the EXITs; its points
 * are computed then if the shapes are about to go. At the next {@code begin} it lets go of its bodies and returns to
 * the pool. Two kinds are not in the run: a pass-through ({@code pass}), and a contact that was withdrawn after
 * delivery, since a handler had cut a side short ({@code withdraw}). Both return to the pool at the next tick.
 *
 * <p><b>What was gained.</b> Results beside the contacts instead of in them, runs instead of a hash table, and opening
 * on all threads made steps with many contacts faster. The pool hands out contacts near each other to neighbours in the
 * order of the ids: with the lowest free one instead, a step and the game's loop over its contacts take 2 to 4 % longer
 * (10 000 moving colliders) or 6 to 9 % (50 000 still and 500 moving ones).
 *
 * <p><b>Tried in vain.</b> Lists of indices instead of references need less code, but a step of 10 000 moving colliders
 * together with the game's loop over its contacts took 3 % longer, that of 50 000 still and 500 moving ones 10 %.
 *
 * <p>{@code StepLock} stands beside this: it refuses steps of a world whose events an app state delivers.
 *
 * <p>It trusts the caller to add, keep and end contacts in ascending order of their keys, and keeps that order in all
 * that it reports. It knows nothing of scenes, shapes or listeners.
 */
package org.jmesat.internal.contacts;
