/**
 * Several threads at work on one step.
 *
 * <p><b>Idea.</b> A task is cut into many more parts than there are threads. Each thread begins with a share of its own
 * and then takes what is left of the others'. The caller works too, and never waits for a thread that has not begun. So
 * a thread that gets no processor costs nothing, and results cannot depend on who did what: each part writes to places
 * of its own.
 *
 * <p><b>The life of a task.</b> {@code WorkerTeam.run} publishes it and wakes the helpers; helpers that spin see it
 * without a system call. Each worker takes parts until none is left. The caller then waits for helpers that are within
 * a part. {@code HelpGain} compares what steps take with help and without, and pauses help where it does not pay: on a
 * machine whose processors are busy, or where little is to be done. That decides who does what, and has no part in what
 * is found, so it may ask a clock.
 *
 * <p><b>What was measured.</b> Two threads make a step 1.7 times as fast, with 10 000 and 50 000 moving colliders.
 * Each thread gets the same share of each task, so its cache is warm. Areas that different threads write are two cache
 * lines apart ({@code CacheLinePadded}). A thread goes to sleep after 10 000 looks, since to be woken takes longer than most
 * gaps between tasks.
 *
 * <p><b>Tried in vain.</b> Pausing help when the caller had waited a millisecond for a helper: too late on a busy
 * machine (1.6 times the time of one thread).
 *
 * <p>Pausing it when the caller had to wait at all: a second thread gained nothing any more at 10 000 colliders.
 */
package org.jmesat.internal.threads;
