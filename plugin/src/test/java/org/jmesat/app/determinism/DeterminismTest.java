package org.jmesat.app.determinism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The same inputs give the same events in the same order, bit for bit, on any machine and with any number of threads.
 */
class DeterminismTest {
    /** The hash of the clockwork's events. It changes only if the content of an event changes. */
    private static final String GOLDEN = "949244f7d19a664d";

    /** The hash of the events with level nodes, in every plane. */
    private static final String LEVEL_GOLDEN = "370336de3242a2cf";

    private static Outcome first;

    @BeforeAll
    static void run() {
        first = Outcome.run(1, 0);
    }

    @Test
    void theClockworkRaisesManyEventsOfAllKinds() {
        assertTrue(first.events() > 10_000, () -> "only " + first.events() + " events");
        for (String kind : new String[] {" ENTER ", " STAY ", " SEPARATED ", " REMOVED "}) {
            long count = first.byName().stream().filter(line -> line.contains(kind)).count();
            assertTrue(count > 50, () -> "only " + count + " events of the kind" + kind);
        }
    }

    @Test
    void theHashIsTheOneThatEveryMachineGives() {
        assertEquals(GOLDEN, first.hashText());
    }

    @Test
    void theSameSceneTwiceGivesTheSameEventsBitForBit() {
        Outcome second = Outcome.run(1, 0);
        assertEquals(first.byName(), second.byName());
        assertEquals(first.hashText(), second.hashText());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void anyNumberOfWorkerThreadsGivesTheSameEventsBitForBit(int threads) {
        Outcome other = Outcome.run(threads, 0);
        assertEquals(first.byName(), other.byName());
        assertEquals(first.hashText(), other.hashText());
    }

    @ParameterizedTest
    @EnumSource(names = {"XZ", "YZ"})
    void theSameSceneInAnotherPlaneGivesTheSameEventsBitForBit(ProjectionPlane plane) {
        Outcome inXy = Outcome.run(1, 0, ProjectionPlane.XY, true);
        Outcome other = Outcome.run(1, 0, plane, true);
        assertTrue(inXy.events() > 10_000, () -> "only " + inXy.events());
        assertEquals(inXy.byName(), other.byName());
        assertEquals(inXy.hashText(), other.hashText());
        assertEquals(LEVEL_GOLDEN, other.hashText());
    }

    @Test
    void unrelatedObjectsInsertedFirstChangeOnlyTheIds() {
        Outcome other = Outcome.run(1, 7);
        assertEquals(first.byName(), other.byName());
        assertNotEquals(first.hashText(), other.hashText());
    }

    @Test
    void anotherJvmThatCompilesOtherwiseGivesTheSameHash() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"), Outcome.class.getName())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), printed);
        assertEquals(first.hashText(), printed.lines().reduce((before, last) -> last).orElse(""), printed);
    }
}
