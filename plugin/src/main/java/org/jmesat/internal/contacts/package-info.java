/**
 * Contact tracking: keeps contacts from tick to tick and finds the events of a tick (ENTER, STAY and EXIT).
 * {@code PairReport} calls {@code ContactTracker}; users read the interfaces in {@code contact}.
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
 * the reason, which {@code PairReport} has found ({@code internal.pairs} has the rules), adds it to the EXITs, and
 * computes its points now if the shapes will be removed. The next {@code begin} releases its bodies and returns it to
 * the pool. Two kinds of contact are not in the run: a pass-through ({@code pass}), and a contact that was withdrawn
 * after delivery because a handler cut a side short ({@code withdraw}). Both return to the pool at the next tick.
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
 */
package org.jmesat.internal.contacts;
