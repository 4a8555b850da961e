package org.jmesat.internal.step;

import java.lang.ref.WeakReference;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Runs a task, which is a loop over items, on several threads, the caller's included. The items are divided into parts.
 * A thread of the team keeps its number, and with it its share of the parts, so that its cache is warm; then it takes
 * parts from the shares of others. Each part must write to its own memory, so that results do not depend on the thread
 * that runs it. A part is run in {@link Blocks}.
 *
 * <p>A task is offered to as many helpers as it has work for; to none if it is shorter than a few times their start. An
 * offer is a state of the helper: it begins by a change from OFFERED to WORKING, and ends with IDLE. The caller
 * withdraws what nobody has begun, so it never waits for a thread that has not started; if none starts, it does all the
 * work itself. It must wait for a helper that is suspended within a part, so {@link HelpGain} decides which steps use
 * help.
 *
 * <p>Without a pool, the team starts its own threads with the first task and keeps them until {@link #stop}, or until
 * the user of the team is garbage; a pool is asked for threads with each task.
 */
public final class WorkerTeam {
    /** The body of a loop that is divided. */
    @FunctionalInterface
    public interface Task {
        /**
         * Runs a block of items, from one to before another. {@code worker} differs between threads that run at the
         * same time (0 is the caller). The blocks of a part run one after the other, in order.
         */
        void run(int worker, int part, int from, int to);
    }

    /** Spins of an idle thread before it sleeps. Waking it takes longer than most gaps between the tasks of a step. */
    private static final int SPINS = 10_000;
    private static final int PADDING = 32;
    private static final int PARTS_PER_WORKER = 32;
    /** The work for which one more helper is asked, in nanoseconds: a few times what its start and end cost. */
    private static final int WORK_PER_HELPER = 10_000;
    private static final int MOST_WORKERS = 1024;
    /** Nanoseconds after which a sleeping thread looks whether the team is still used. */
    private static final long LOOK = 500_000_000;

    private static final int IDLE = 0;
    private static final int ASLEEP = 1;
    private static final int OFFERED = 2;
    private static final int WORKING = 3;

    /** Its threads must not keep it alive, so nothing that the team refers to between tasks may lead to it. */
    private final WeakReference<Object> user;
    private final Runnable help = this::help;
    /** By worker, spaced to avoid false sharing: the number of parts taken from its share. */
    private AtomicIntegerArray taken = new AtomicIntegerArray(PADDING);
    /** By worker, spaced as well; that of the caller is not used. */
    private AtomicIntegerArray states = new AtomicIntegerArray(PADDING);
    private int size = 1;
    private Executor pool;
    private Thread[] threads = {};
    private Task task;
    private int items;
    private int parts;
    /** How many threads the task is for. */
    private int workers;
    /** The caller, while it sleeps until the helpers are done. */
    private volatile Thread waiting;
    private volatile boolean stopped;
    private Throwable failure;
    private Throwable poolFailure;
    private final LongSupplier clock;
    private HelpGain gain = new HelpGain();
    private boolean asking;
    /** Nanoseconds of the current step's tasks, and what they were expected to take. */
    private long spent;
    private long expected;

    /** With the object (not null) that uses the team: when it is garbage, the team's own threads end. */
    public WorkerTeam(Object user) {
        this(user, System::nanoTime);
    }

    /** With a clock in nanoseconds. It affects which thread runs a part, never a result. */
    WorkerTeam(Object user, LongSupplier clock) {
        this.user = new WeakReference<>(user);
        this.clock = clock;
    }

    public int size() {
        return size;
    }

    /** The pool; null when the team has its own threads. */
    public Executor pool() {
        return pool;
    }

    /** Sets the number of threads. Call it only between tasks. With a null pool the team starts its own threads. */
    public void setSize(int newSize, Executor newPool) {
        if (newSize < 1 || newSize > MOST_WORKERS) {
            throw new IllegalArgumentException("A world can be stepped by 1 to " + MOST_WORKERS + " threads, not "
                    + newSize);
        }
        if (newSize != size || newPool != pool) {
            stop();
            size = newSize;
            pool = newPool;
            gain = new HelpGain();
            asking = false;
            expected = 0;
            taken = new AtomicIntegerArray(PADDING * size);
            states = new AtomicIntegerArray(PADDING * size);
        }
    }

    /** Begins a step. Call it before the first task of each step. */
    public void beginStep() {
        if (expected > 0) {
            gain.add(asking, spent, expected);
        }
        spent = 0;
        expected = 0;
        asking = size > 1 && gain.isWorthIt();
    }

    /** The number of parts of each task of this step: many, so that a worker that finishes early can steal. */
    public int parts() {
        return asking ? PARTS_PER_WORKER * size : 1;
    }

    /** The largest value that {@link #parts} returns. */
    public int mostParts() {
        return size > 1 ? PARTS_PER_WORKER * size : 1;
    }

    /**
     * Runs a task for the items from 0 on, and returns when it is done. Rethrows the exception of the first part that
     * failed.
     *
     * @param work about how many nanoseconds all items together take on one thread
     */
    public void run(Task newTask, int itemCount, long work) {
        parts = parts();
        items = itemCount;
        if (size == 1 || work < WORK_PER_HELPER) {
            runAlone(newTask);
            return;
        }
        long began = clock.getAsLong();
        if (asking) {
            workers = (int) Math.min(size, 1 + work / WORK_PER_HELPER);
            begin(newTask);
            work(0);
            finish();
        } else {
            runAlone(newTask);
        }
        spent += clock.getAsLong() - began;
        expected += work;
    }

    private void runAlone(Task alone) {
        for (int part = 0; part < parts; part++) {
            run(alone, 0, part);
        }
    }

    private void run(Task current, int worker, int part) {
        int end = (int) ((long) items * (part + 1) / parts);
        for (int from = (int) ((long) items * part / parts); from < end; from = Blocks.end(from, end)) {
            current.run(worker, part, from, Blocks.end(from, end));
        }
    }

    private void begin(Task newTask) {
        if (pool == null && threads.length == 0) {
            start();
        }
        task = newTask;
        for (int worker = 0; worker < workers; worker++) {
            taken.setPlain(PADDING * worker, 0);
        }
        for (int worker = 1; worker < workers; worker++) {
            int before = states.getAndSet(PADDING * worker, OFFERED);
            if (pool != null) {
                askForHelp();
            } else if (before == ASLEEP) {
                LockSupport.unpark(threads[worker - 1]);
            }
        }
    }

    private void askForHelp() {
        try {
            pool.execute(help);
        } catch (RejectedExecutionException full) {
            // The pool is full: the caller does the work.
            return;
        } catch (RuntimeException | Error thrown) {
            poolFailure = poolFailure == null ? thrown : poolFailure;
        }
    }

    /** Rethrows the exception that the pool threw when it was asked for a thread. The tasks are done all the same. */
    public void throwPoolFailure() {
        Throwable thrown = poolFailure;
        poolFailure = null;
        throwUnchecked(thrown);
    }

    private static void throwUnchecked(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private void work(int worker) {
        try {
            for (int i = 0; i < workers; i++) {
                workOnShare(worker, (worker + i) % workers);
            }
        } catch (RuntimeException | Error thrown) {
            noteFailure(thrown);
        }
    }

    private synchronized void noteFailure(Throwable thrown) {
        failure = failure == null ? thrown : failure;
    }

    private void workOnShare(int worker, int share) {
        Task current = task;
        int at = PADDING * share;
        int begin = (int) ((long) parts * share / workers);
        int count = (int) ((long) parts * (share + 1) / workers) - begin;
        // Read first: an increment would take the cache line from the others.
        while (taken.get(at) < count) {
            int part = taken.getAndIncrement(at);
            if (part < count) {
                run(current, worker, begin + part);
            }
        }
    }

    private void finish() {
        boolean interrupted = false;
        for (int worker = 1; worker < workers; worker++) {
            int at = PADDING * worker;
            if (!states.compareAndSet(at, OFFERED, IDLE)) {
                interrupted |= waitFor(at);
            }
        }
        task = null;
        Throwable thrown = failure;
        failure = null;
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        throwUnchecked(thrown);
    }

    /** Waits for a helper that has begun; returns whether the caller was interrupted. */
    private boolean waitFor(int at) {
        for (int spin = 0; spin < SPINS && states.get(at) == WORKING; spin++) {
            Thread.onSpinWait();
        }
        boolean interrupted = false;
        waiting = Thread.currentThread();
        while (states.get(at) == WORKING) {
            LockSupport.park(this);
            interrupted |= Thread.interrupted();
        }
        waiting = null;
        return interrupted;
    }

    /** Takes any offer, on a thread of the pool, perhaps long after it was asked. */
    private void help() {
        AtomicIntegerArray offers = states;
        for (int at = PADDING; at < offers.length(); at += PADDING) {
            if (help(offers, at)) {
                return;
            }
        }
    }

    private boolean help(AtomicIntegerArray offers, int at) {
        if (!offers.compareAndSet(at, OFFERED, WORKING)) {
            return false;
        }
        work(at / PADDING);
        offers.set(at, IDLE);
        Thread caller = waiting;
        if (caller != null) {
            LockSupport.unpark(caller);
        }
        return true;
    }

    private void start() {
        stopped = false;
        threads = new Thread[size - 1];
        for (int i = 0; i < threads.length; i++) {
            int worker = i + 1;
            threads[i] = new Thread(() -> helpUntilStopped(worker), "jme-sat worker " + worker);
            threads[i].setDaemon(true);
            threads[i].start();
        }
    }

    private void helpUntilStopped(int worker) {
        int at = PADDING * worker;
        while (!stopped) {
            for (int spin = 0; spin < SPINS && states.get(at) == IDLE && !stopped; spin++) {
                Thread.onSpinWait();
            }
            if (!help(states, at) && states.compareAndSet(at, IDLE, ASLEEP) && !sleep(at)) {
                return;
            }
        }
    }

    /** Sleeps until there is an offer, which may be withdrawn by then; returns false if the thread must end. */
    private boolean sleep(int at) {
        while (states.get(at) == ASLEEP && !stopped) {
            if (user.refersTo(null)) {
                return false;
            }
            LockSupport.parkNanos(this, LOOK);
            if (Thread.interrupted()) {
                return false;
            }
        }
        return true;
    }

    /** Ends the team's own threads and waits for them. The next task starts new ones. */
    public void stop() {
        stopped = true;
        boolean interrupted = false;
        for (Thread thread : threads) {
            LockSupport.unpark(thread);
            // Null if it could not be started.
            while (thread != null && thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        for (int worker = 1; worker < size; worker++) {
            states.set(PADDING * worker, IDLE);
        }
        threads = new Thread[0];
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
