package org.jmesat.world;

import java.util.Objects;

/**
 * The last queries of a world with their results, for views: at most {@value #CAPACITY} of the present tick and the one
 * before. A query belongs to the tick whose poses it used. {@link CollisionQueries#setLog} connects a log; queries
 * without a log are not recorded, which costs nothing. Recording allocates only to grow.
 */
public final class QueryLog {
    /** The greatest number of queries kept. */
    public static final int CAPACITY = 64;

    /** The question that a query asked. */
    public enum Kind {
        /** A ray cast, for the first hit or for all. */
        RAY,
        /** A line of sight between two points. */
        LINE_OF_SIGHT,
        /** A pick, with a line in space. */
        PICK,
        /** The colliders at a point. */
        OVERLAP_POINT,
        /** The colliders that overlap a box. */
        OVERLAP_BOX,
        /** The colliders that overlap a shape. */
        OVERLAP_SHAPE,
        /** A cast of a shape. */
        SHAPE_CAST,
        /** A cast of a collider. */
        COLLIDER_CAST,
        /** The nearest collider. */
        NEAREST
    }

    /** A ring; null before first use. */
    private final LoggedQuery[] entries = new LoggedQuery[CAPACITY];
    private CollisionWorld world;
    /** How many queries were recorded. */
    private long version;
    /** The version when the log was cleared last. */
    private long cleared;
    private boolean recording = true;

    /** Creates an empty log, which no world fills yet. */
    public QueryLog() {
    }

    /** Connects the log to a world (or none, null), and clears it. */
    void connect(CollisionWorld newWorld) {
        world = newWorld;
        clear();
    }

    boolean isConnected() {
        return world != null;
    }

    /**
     * Sets whether queries are recorded; by default true. A view sets it to false while it makes queries of its own.
     *
     * @param isRecording false to leave queries out
     */
    public void setRecording(boolean isRecording) {
        recording = isRecording;
    }

    boolean isRecording() {
        return recording;
    }

    /** Forgets all queries, so that it keeps no collider alive. */
    public void clear() {
        for (LoggedQuery entry : entries) {
            if (entry != null) {
                entry.clear();
            }
        }
        version++;
        cleared = version;
    }

    /**
     * {@return the number of queries of the present tick and the one before (0 to {@value #CAPACITY})}
     * It is 0 while the log is not connected.
     */
    public int count() {
        int most = (int) Math.min(version - cleared, CAPACITY);
        int count = 0;
        while (count < most && entry(version - 1 - count).tick() >= world.getTick() - 1) {
            count++;
        }
        return count;
    }

    /**
     * Returns a query.
     *
     * @param query its index (0 ≤ query &lt; {@link #count()}), in the order in which they were made
     * @return an instance that this log owns, valid until the next query
     * @throws IndexOutOfBoundsException if there is no such query
     */
    public LoggedQuery get(int query) {
        int count = count();
        return entry(version - count + Objects.checkIndex(query, count));
    }

    /** {@return a counter (≥0) that grows with each query recorded, so that views notice changes} */
    public long version() {
        return version;
    }

    private LoggedQuery entry(long number) {
        return entries[(int) (number % CAPACITY)];
    }

    /** Begins the record of a query, whose values the caller sets. */
    LoggedQuery add(Kind kind, double x, double y) {
        int at = (int) (version++ % CAPACITY);
        if (entries[at] == null) {
            entries[at] = new LoggedQuery();
        }
        entries[at].begin(kind, world.getTick(), x, y);
        return entries[at];
    }
}
