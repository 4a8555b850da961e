package org.jmesat.app.model;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.jmesat.app.CapturedLog;
import org.jmesat.contact.ExitReason;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A scene under random changes raises the events of the model: listeners, pairs, ticks, reasons, order, and
 * what is solid.
 *
 * <p>{@code -Djmesat.model.changes=1000000} sets the total number of changes, {@code -Djmesat.model.seed} the
 * first seed; {@code -Djmesat.model.trace=true} prints the changes before a difference.
 */
class EventModelTest {
    private static final long CHANGES = Long.getLong("jmesat.model.changes", 40_000);
    private static final long SEED = Long.getLong("jmesat.model.seed", 1);
    private static final boolean TRACED = Boolean.getBoolean("jmesat.model.trace");
    private static final int CHANGES_A_SEED = 10_000;

    /** How often contacts went which way, over all seeds: some seeds have few of one kind. */
    private static final Map<String, Long> WAYS = new TreeMap<>();
    private static long conservative;

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    static List<Long> seeds() {
        return LongStream.range(SEED, SEED + Math.max(1, CHANGES / CHANGES_A_SEED)).boxed().toList();
    }

    /** Seeds differ much in how long depth is tested. */
    @AfterAll
    static void someContactsWereConservative() {
        assertTrue(conservative > CHANGES / 2000, () -> "only " + conservative);
    }

    @AfterAll
    static void contactsWentAllWays() {
        assertTrue(WAYS.size() == 3 && WAYS.values().stream().allMatch(count -> count > CHANGES / 2000),
                () -> "few were " + WAYS);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyListenerGetsTheEventsOfTheModelAndNoRemovedSpatialIsKeptAlive(long seed) {
        try (Storm storm = new Storm(seed, TRACED)) {
            while (storm.changeCount() < CHANGES_A_SEED) {
                storm.frame();
            }
            storm.expectNothingIsHeld();
            for (Change change : Change.values()) {
                assertTrue(storm.changes().count(change) > CHANGES_A_SEED / 100, () -> "too few of " + change);
            }
            assertTrue(storm.changes().fromHandlers() > CHANGES_A_SEED / 10,
                    () -> "only " + storm.changes().fromHandlers() + " changes came from handlers");
            assertTrue(storm.ticksByHand() > CHANGES_A_SEED / 200, () -> storm.ticksByHand() + " ticks by hand");
            storm.wayCounts().forEach((way, count) -> WAYS.merge(way, count, Long::sum));
            conservative += storm.counts().conservative();
            assertTrue(storm.counts().passable() > CHANGES_A_SEED / 100,
                    () -> "only " + storm.counts().passable() + " calls for one-way colliders that let pass");
            assertTrue(storm.counts().calls() > CHANGES_A_SEED,
                    () -> "only " + storm.counts().calls() + " handler calls");
            assertTrue(storm.counts().reasons().keySet().containsAll(List.of(ExitReason.values())),
                    () -> "reasons " + storm.counts().reasons());
        } catch (AssertionError e) {
            throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
        }
    }
}
