package org.jmesat.internal.threads;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.LongSupplier;

/**
 * Runs the parts of a task on several threads, the caller's among them. Each has a share of them, the same in each
 * task, so that it finds in its processor's memory what it has written there; who is done takes what is left of the
 * others'. Each part must write to places of its own, so that it does not matter who does it.
 *
 * <p>Threads of our own are started with the first task and last until {@link #stop}; those of a pool are asked for
 * with each task. The caller never waits for a thread that has not begun: if none comes, it does all the work itself.
 * It has to wait for one that has begun a part and lost its processor to somebody else meanwhile; {@link HelpGain}
 * decides in which steps help is worth it.
 */
public final class WorkerTeam {
    /** Work that can be done in parts. */
    @FunctionalInterface
    public interface Task {
        /**
         * Does one part; {@code worker} tells the threads that are at work at the same time apart (0 is the caller).
         */
        void run(int worker, int part);
    }

    /**
     * How often to look whether there is something to do before a thread goes to sleep. To be woken takes longer than
     * most of what lies between the tasks of a step.
     */
    private static final int LOOKS = 10_000;
    private static final int APART = 32;
    private static final int PARTS_PER_WORKER = 32;
    /** So few things are done before another thread has noticed them. */
    private static final int LITTLE = 64;
    private final Object lock = new Object();
    /**
     * By worker: how many parts of its share are taken; far apart, so that no worker waits for what another has
     * written.
     */
    private AtomicIntegerArray taken = new AtomicIntegerArray(APART);
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
    /** Of the step that goes on: nanoseconds in its tasks, and how many things these have done. */
    private long spent;
    private long things;

    public WorkerTeam() {
        this(System::nanoTime);
    }

    /** With a clock that counts nanoseconds. It decides who does what, and has no part in what is found. */
    WorkerTeam(LongSupplier clock) {
        this.clock = clock;
    }

    public int size() {
        return size;
    }

    /** Null for threads of our own. */
    public Executor pool() {
        return pool;
    }

    /** To be called between tasks only; a pool of null stands for threads of our own. */
    public void setSize(int newSize, Executor newPool) {
        if (newSize < 1) {
            throw new IllegalArgumentException("A world cannot be stepped by " + newSize + " threads");
        }
        if (newSize != size || newPool != pool) {
            stop();
            size = newSize;
            pool = newPool;
            gain = new HelpGain();
            things = 0;
            taken = new AtomicIntegerArray(APART * size);
        }
    }

    /** Begins a step, in which some tasks are done. */
    public void beginStep() {
        if (things > 0) {
            gain.add(asking, spent, things);
        }
        spent = 0;
        things = 0;
        asking = size > 1 && gain.isWorthIt();
    }

    /** Into how many parts to cut a task of this step: many, so that a worker who is done early finds more to do. */
    public int parts() {
        return asking ? PARTS_PER_WORKER * size : 1;
    }

    /** The most that {@link #parts} gives. */
    public int mostParts() {
        return size > 1 ? PARTS_PER_WORKER * size : 1;
    }

    /**
     * Does all parts and returns when they are done; throws what the first of them to fail threw.
     *
     * @param items how many things there are to do in all parts together
     */
    public void run(Task newTask, int partCount, int items) {
        if (size == 1 || items < LITTLE) {
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
        things += items;
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
                taken.set(APART * worker, 0);
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
            // No help then; the caller does the work.
            return;
        } catch (RuntimeException | Error thrown) {
            poolFailure = poolFailure == null ? thrown : poolFailure;
        }
    }

    /** Throws what the pool has thrown when it was asked for a thread, which harms no task. */
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
        for (int part = begin + taken.getAndIncrement(APART * share); part < end;
                part = begin + taken.getAndIncrement(APART * share)) {
            current.run(worker, part);
        }
    }

    private void finish() {
        boolean interrupted = false;
        Throwable thrown;
        for (int look = 0; look < LOOKS && working > 0; look++) {
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

    /** Takes part in the task that is going on, if there is one. */
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
            for (int look = 0; look < LOOKS && round == seen && !stopped; look++) {
                Thread.onSpinWait();
            }
            synchronized (lock) {
                while (!stopped && (round == seen || task == null)) {
                    try {
                        lock.wait();
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

    /** Ends the threads of our own, and waits until they have ended; the next task starts new ones. */
    public void stop() {
        synchronized (lock) {
            stopped = true;
            lock.notifyAll();
        }
        boolean interrupted = false;
        for (Thread thread : threads) {
            // Null for one that could not be started.
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
