/**
 * Runs one step on several threads.
 *
 * <p><b>Idea.</b> A task is cut into many more parts than there are threads. Each thread has its own share of the parts
 * and then takes parts from the shares of others (work stealing). The caller works too, and never waits for a thread
 * that has not started, so a thread without a processor costs nothing.
 *
 * <p><b>What runs on several threads.</b> In {@code place}: taking over poses ({@code PlaceStep}) and placing pieces
 * ({@code PieceStore}). In {@code pairs}: the search for pairs ({@code PairFinder}), and most loops over pairs
 * ({@code PairStep}, {@code PairMatcher}, {@code PairTester}), above all the tests. In {@code sweep}: the sweeps
 * ({@code SweepStep}). All else runs on the caller's thread, above all the calls of the game's {@code PairFilter}, and
 * the sorting and merging of results in {@code PairReport}.
 *
 * <p><b>Same results.</b> Each part writes to its own memory, so results do not depend on the thread that runs it. Some
 * parts write to the memory of their worker instead, such as the bit set of the slots to place; of such bit sets only
 * the union is used, and of counters only the sum. Nor do results depend on the number of parts: one without help, and
 * 32 for each thread otherwise. {@code HelpGain} reads a clock, so the number may change from step to step. What the
 * parts have found is put together in the same order for any number: {@code PairFinder} has a buffer for each part, the
 * parts divide one sequence of boxes, {@code PairMatcher} numbers rows in the order of the parts, and
 * {@code PairReport} sorts by ids. {@code DeterminismTest} (in {@code app.determinism}) and {@code WorkerThreadsTest}
 * (in {@code world}) compare the results bit for bit.
 *
 * <p><b>The life of a task.</b> {@code WorkerTeam.run} publishes the task and wakes the helpers that sleep, or asks the
 * pool for threads; helpers that still spin see it at once. A small task runs on the caller's thread alone. Each worker
 * takes parts until none is left. The caller then waits for helpers that are still running a part. {@code HelpGain}
 * compares step times with and without help, and pauses help that costs more than it saves: on a machine with busy
 * processors, or in a small step. It may use a clock, because it never changes results.
 *
 * <p><b>What was measured.</b> Two threads make a step 1.7 times as fast, with 10 000 and 50 000 moving colliders. With
 * two threads, each begins with the same parts of every task, so its cache is warm; with more, only the caller does.
 * Objects that are each written by one thread are two cache lines apart ({@code CacheLinePadded}), and so are the
 * counters of {@code WorkerTeam}. A thread spins 10 000 times before it sleeps, because waking it takes longer than
 * most gaps between tasks.
 *
 * <p><b>Loops in blocks.</b> The JVM compiles a method after some hundred calls, but a loop only after some ten
 * thousand rounds. So {@code Blocks} makes each 64 rounds of a loop one call, and the JVM compiles it in a game's first
 * seconds. With 16 or 32 rounds the first steps were no shorter.
 *
 * <p><b>Tried in vain.</b> To pause help after the caller had waited a millisecond for a helper: too late on a busy
 * machine (1.6 times the time of one thread). To pause it after any wait: too early, since a second thread then gained
 * nothing with 10 000 colliders.
 */
package org.jmesat.internal.threads;
