package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The argument that chooses a sample. */
class SceneArgumentTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... args) {
        return SampleScene.run(args, true, new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    /** With a name that the events of this scene have. */
    @ParameterizedTest
    @CsvSource({"models, Teapot, 600", "ground, crate, 600", "level, coin, 200", "platformer, hero, 200",
        "storeroom, hero, 200"})
    void eachSceneRuns(String scene, String name, int ticks) {
        assertEquals(0, run("--headless", "--scene", scene, "--ticks", String.valueOf(ticks)));
        assertTrue(out().contains(ticks + " ticks, "), out());
        assertTrue(out().contains(' ' + name + ' '), out());
        assertEquals("", err.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Level", "", "--headless", "castle"})
    void anUnknownSceneIsNamedWithTheKnownOnes(String scene) {
        assertEquals(2, run("--scene", scene));
        assertEquals("--scene needs one of " + names() + ", not \"" + scene + '"',
                err.toString(StandardCharsets.UTF_8).strip());
        assertEquals("", out());
    }

    private static String names() {
        return SampleScene.SCENES.stream().map(Sample::name).collect(Collectors.joining(", "));
    }

    @Test
    void aMissingNameIsAnError() {
        assertEquals(2, run("--scene"));
    }

    @Test
    void theHelpOfEachSceneNamesTheOthers() {
        assertEquals(0, run("--scene", "level", "--help"));
        assertTrue(out().startsWith("usage: SampleScene --scene level ["), out());
        assertTrue(out().contains("--scene NAME       another sample: " + names()), out());
    }

    @Test
    void theLastSceneCounts() {
        assertEquals(0, run("--scene", "ground", "--help", "--scene", "level"));
        assertTrue(out().startsWith("usage: SampleScene --scene level ["), out());
    }
}
