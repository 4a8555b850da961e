package org.jmesat.world;

import static org.jmesat.internal.geometry.PolygonTable.MOST_COORDINATE;

import java.util.Objects;
import org.jmesat.internal.query.Hit;

/** What each query of a world does first and last: checks its numbers, sets its filter, hands over and records. */
abstract class WorldQueries {
    final CollisionWorld world;
    final WorldStages stages;
    final FilteredBodies filtered;
    final Hit found = new Hit();
    /** Null while queries are not recorded. */
    QueryLog log;

    WorldQueries(CollisionWorld world, WorldStages stages) {
        this.world = world;
        this.stages = stages;
        filtered = new FilteredBodies(stages);
    }

    /** {@return the log of these queries, or null} */
    public QueryLog getLog() {
        return log;
    }

    /**
     * Records the following queries in a log, for a view. Without a log, which is the default, a query is not recorded.
     *
     * @param newLog the log, which is cleared; null for none
     * @throws IllegalArgumentException if another world records in that log
     */
    public void setLog(QueryLog newLog) {
        if (newLog == log) {
            return;
        }
        if (newLog != null && newLog.isConnected()) {
            throw new IllegalArgumentException("Another world already records in this log");
        }
        if (log != null) {
            log.connect(null);
        }
        log = newLog;
        if (log != null) {
            log.connect(world);
        }
    }

    /** Whether a query is to be recorded. */
    final boolean isLogged() {
        return log != null && log.isRecording();
    }

    final void begin(QueryFilter filter, Object result) {
        Objects.requireNonNull(filter, "filter");
        Objects.requireNonNull(result, "result");
        world.requireNotStepping();
        requireNotFiltering("queried");
        filtered.begin(filter);
    }

    final void end(QueryHit hit) {
        filtered.end();
        hit.set(found, stages.colliders);
    }

    /** Throws if called from inside the filter of a query. */
    final void requireNotFiltering(String done) {
        if (filtered.isFiltering()) {
            throw new IllegalStateException("The world cannot be " + done + " by the filter of a query");
        }
    }

    static void require(String name, double value) {
        requireWithin(name, value, MOST_COORDINATE);
    }

    static void requireWithin(String name, double value, double most) {
        if (!(Math.abs(value) <= most)) {
            throw new IllegalArgumentException("The " + name + " cannot be " + value);
        }
    }
}
