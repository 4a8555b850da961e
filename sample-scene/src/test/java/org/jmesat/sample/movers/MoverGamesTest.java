package org.jmesat.sample.movers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The two games, played by heroes who wander. {@code -Djmesat.movers.rounds=5} plays 10 000 ticks each instead of 2000.
 */
class MoverGamesTest {
    private static final int TICKS = 2000 * Integer.getInteger("jmesat.movers.rounds", 1);

    private static MoverRun.Game play(MoverApplication.Factory factory, long seed) {
        try (MoverRun run = new MoverRun(factory, seed)) {
            run.frames(TICKS);
            run.step(() -> {
                assertEquals("", String.join("\n", run.game().faults));
                assertEquals(List.of(), run.game().collisions.getProblems());
                assertEquals(0, run.game().collisions.getHandlerFailureCount());
                assertEquals(TICKS + 1, run.game().collisions.getTick());
            });
            return run.game();
        }
    }

    @Test
    void theHeroesOfThePlatformerAreInNothingStopAtNothingAndDoNotHop() {
        Set<String> grounds = new TreeSet<>();
        int pushes = 0;
        int ceilings = 0;
        for (long seed : new long[] {2, 5, 7, 8}) {
            MoverRun.Game game = play(Platformer::new, seed);
            grounds.addAll(game.grounds);
            pushes += game.pushes;
            ceilings += game.ceilings;
        }
        assertTrue(grounds.containsAll(Set.of("slope", "platform", "lift", "crate 0", "stair 1")), grounds::toString);
        assertTrue(pushes > 100, "the crate was pushed in " + pushes + " ticks");
        assertTrue(ceilings > 10, "a ceiling was touched in " + ceilings + " ticks");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theHeroOfTheStoreroomIsInNothingAndStopsAtNothing(long seed) {
        MoverRun.Game game = play(Storeroom::new, seed);
        assertEquals(Set.of(), game.grounds);
        assertTrue(game.way > TICKS * MoverGame.SPEED * MoverGame.STEP / 8, () -> "he went " + game.way);
    }
}
