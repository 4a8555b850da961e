package org.jmesat.internal.step;

import java.lang.ref.WeakReference;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.LongSupplier;

/**
 * Runs the parts of a task on several threads, the caller's included. Each thread has its own share of the parts, the
 * same in each task for the caller and a single helper, so that their caches are warm; then it takes parts from the
 * shares of others. Each part must write to its own memory, so that results do not depend on the thread that runs it.
 *
 * <p>Without a pool, the team starts its own threads with the first task and keeps them until {@link #stop}, or until
 * the user of the team is garbage; a pool is asked for threads with each task. The caller never waits for a thread that
 * has not started; if none starts, it does all the work itself. It must wait for a helper that is suspended within a
 * part, so {@link HelpGain} decides which steps use help.
 */
public final class WorkerTeam {
    /** Work that is divided into parts. */
    @FunctionalInterface
    public interface Task {
        /** Runs one part. {@code worker} differs between threads that run at the same time (0 is the caller). */
        void run(int worker, int part);
    }

    /** Spins of an idle thread before it sleeps. Waking it takes longer than most gaps between the tasks of a step. */
    private static final int SPINS = 10_000;
    private static final int PADDING = 32;
    private static final int PARTS_PER_WORKER = 32;
    /** Tasks with fewer items run alone: they end before another thread would notice them. */
    private static final int FEW_ITEMS = 64;
    private static final int MOST_WORKERS = 1024;
    /** Milliseconds after which a sleeping thread looks whether the team is still used. */
    private static final long LOOK = 500;
    /** Its threads must not keep it alive, so nothing that the team refers to between tasks may lead to it. */
    private final WeakReference<Object> user;
    private final Object lock = new Object();
    /** The number of parts taken from each worker's share, spaced to avoid false sharing. */
    private AtomicIntegerArray taken = new AtomicIntegerArray(PADDING);
    private final Runnable help = this::help;
    private int size = 1;
    private Executor pool;
    private Thread[] threads = {};
    private Task task;
    private int parts;
    private int helpers;
    private volatile int working;
    private volatile long round;
    private volatile boolean stopped;
    private Throwable failure;
    private Throwable poolFailure;
    private final LongSupplier clock;
    private HelpGain gain = new HelpGain();
    private boolean asking;
    /** Nanoseconds and work items of the current step's tasks. */
    private long spent;
    private long stepItems;

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
            stepItems = 0;
            taken = new AtomicIntegerArray(PADDING * size);
        }
    }

    /** Begins a step. Call it before the first task of each step. */
    public void beginStep() {
        if (stepItems > 0) {
            gain.add(asking, spent, stepItems);
        }
        spent = 0;
        stepItems = 0;
        asking = size > 1 && gain.isWorthIt();
    }

    /** The number of parts for a task of this step: many, so that a worker that finishes early can steal. */
    public int parts() {
        return asking ? PARTS_PER_WORKER * size : 1;
    }

    /** The largest value that {@link #parts} returns. */
    public int mostParts() {
        return size > 1 ? PARTS_PER_WORKER * size : 1;
    }

    /**
     * Runs all parts and returns when they are done. Rethrows the exception of the first part that failed.
     *
     * @param items number of work items in all parts together
     */
    public void run(Task newTask, int partCount, int items) {
        if (size == 1 || items < FEW_ITEMS) {
            runAlone(newTask, partCount);
            return;
        }
        long began = clock.getAsLong();
        if (asking && partCount > 1) {
            begin(newTask, partCount);
            work(newTask, partCount, 0);
            finish();
        } else {
            runAlone(newTask, partCount);
        }
        spent += clock.getAsLong() - began;
        stepItems += items;
    }

    private static void runAlone(Task task, int partCount) {
        for (int part = 0; part < partCount; part++) {
            task.run(0, part);
        }
    }

    private void begin(Task newTask, int partCount) {
        if (pool == null && threads.length == 0) {
            start();
        }
        synchronized (lock) {
            for (int worker = 0; worker < size; worker++) {
                taken.set(PADDING * worker, 0);
            }
            parts = partCount;
            task = newTask;
            helpers = 0;
            round++;
            lock.notifyAll();
        }
        for (int i = 1; pool != null && i < size; i++) {
            askForHelp();
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

    private void work(Task current, int partCount, int worker) {
        try {
            for (int i = 0; i < size; i++) {
                workOnShare(current, partCount, worker, (worker + i) % size);
            }
        } catch (RuntimeException | Error thrown) {
            synchronized (lock) {
                failure = failure == null ? thrown : failure;
            }
        }
    }

    private void workOnShare(Task current, int partCount, int worker, int share) {
        int begin = (int) ((long) partCount * share / size);
        int end = (int) ((long) partCount * (share + 1) / size);
        for (int part = begin + taken.getAndIncrement(PADDING * share); part < end;
                part = begin + taken.getAndIncrement(PADDING * share)) {
            current.run(worker, part);
        }
    }

    private void finish() {
        boolean interrupted = false;
        Throwable thrown;
        for (int spin = 0; spin < SPINS && working > 0; spin++) {
            Thread.onSpinWait();
        }
        synchronized (lock) {
            task = null;
            while (working > 0) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            thrown = failure;
            failure = null;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        throwUnchecked(thrown);
    }

    /** Helps with the current task, if there is one. */
    private void help() {
        Task current;
        int partCount;
        int worker;
        synchronized (lock) {
            if (task == null || helpers == size - 1) {
                return;
            }
            current = task;
            partCount = parts;
            worker = ++helpers;
            working++;
        }
        work(current, partCount, worker);
        synchronized (lock) {
            working--;
            lock.notifyAll();
        }
    }

    private void start() {
        stopped = false;
        threads = new Thread[size - 1];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(this::helpUntilStopped, "jme-sat worker " + (i + 1));
            threads[i].setDaemon(true);
            threads[i].start();
        }
    }

    private void helpUntilStopped() {
        long seen = 0;
        while (true) {
            for (int spin = 0; spin < SPINS && round == seen && !stopped; spin++) {
                Thread.onSpinWait();
            }
            synchronized (lock) {
                while (!stopped && (round == seen || task == null)) {
                    if (user.refersTo(null)) {
                        return;
                    }
                    try {
                        lock.wait(LOOK);
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                if (stopped) {
                    return;
                }
                seen = round;
            }
            help();
        }
    }

    /** Ends the team's own threads and waits for them. The next task starts new ones. */
    public void stop() {
        synchronized (lock) {
            stopped = true;
            lock.notifyAll();
        }
        boolean interrupted = false;
        for (Thread thread : threads) {
            // Null if it could not be started.
            while (thread != null && thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        threads = new Thread[0];
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
