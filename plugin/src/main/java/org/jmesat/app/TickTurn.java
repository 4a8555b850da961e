package org.jmesat.app;

import org.jmesat.internal.step.StepLock;

/**
 * Whose turn it is: one thread at a time runs a tick or a teardown. An editor disables states on another thread than
 * that of the ticks; what is asked for during a tick is done at its end, on the thread of the tick.
 */
final class TickTurn {
    private final StepLock lock;
    /** The thread that runs a tick or a teardown, or null. */
    private Thread runner;
    private volatile boolean interrupted;
    private boolean tearDownPending;
    private boolean closePending;

    TickTurn(StepLock lock) {
        this.lock = lock;
    }

    synchronized void requireNotRunning() {
        if (runner == Thread.currentThread()) {
            throw new IllegalStateException("A tick cannot be run from within a tick");
        }
    }

    /** Begins a tick; false while another one or a teardown runs. */
    synchronized boolean begin() {
        if (runner != null) {
            return false;
        }
        runner = Thread.currentThread();
        interrupted = false;
        return true;
    }

    /** Begins a teardown; during a tick, ends the tick early instead, asks for a teardown after it, returns false. */
    synchronized boolean beginTearDown() {
        if (runner != null) {
            interrupted = true;
            tearDownPending = true;
            return false;
        }
        runner = Thread.currentThread();
        return true;
    }

    /** Whether a teardown was asked for since the last one. */
    synchronized boolean isTearDownPending() {
        return tearDownPending;
    }

    /** Notes that a teardown runs now. */
    synchronized void noteTearDown() {
        tearDownPending = false;
    }

    /** Ends the turn, after the teardown that was asked for. */
    synchronized void end() {
        // Dropped if a handler of an EXIT of the teardown asked for it: no contacts are left then.
        tearDownPending = false;
        if (closePending) {
            closePending = false;
            lock.setReserved(false);
        }
        runner = null;
    }

    /** Ends the tick early, and keeps the rest of the frame from running another one. */
    synchronized void interrupt() {
        interrupted |= runner != null;
    }

    /** Whether the last tick ended early. */
    boolean isInterrupted() {
        return interrupted;
    }

    /** Gives the world free; during a turn of another thread, at its end. */
    synchronized void close() {
        if (runner == null || runner == Thread.currentThread()) {
            lock.setReserved(false);
        } else {
            closePending = true;
        }
    }
}
