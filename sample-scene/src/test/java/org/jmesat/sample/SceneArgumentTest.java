package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The argument that chooses a sample, and all arguments of each sample. */
class SceneArgumentTest {
    private static final List<String> NAMES = SampleScene.SCENES.stream().map(Sample::name).toList();

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... args) {
        out.reset();
        err.reset();
        return SampleScene.run(args, true, new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void eachSceneRunsWithoutAWindowAndTakesAllArguments(String name) {
        assertEquals(0, run("--scene", name, "--headless", "--debug", "--ticks", "3"), this::err);
        assertTrue(out().lines().anyMatch(line -> line.startsWith("3 ticks, ")), this::out);
        assertEquals("", err());
        assertEquals(1, run("--scene", name, "--screenshot", "never.png"));
        assertTrue(err().contains("no display"), this::err);
        assertEquals(2, run("--scene", name, "--ticks", "0"));
        assertTrue(err().startsWith("--ticks needs a whole number"), this::err);
        assertEquals(0, run("--scene", name, "--help"));
        assertTrue(out().startsWith("usage: SampleScene --scene " + name + " ["), this::out);
        if (out().contains("--view N")) {
            assertEquals(0, run("--scene", name, "--view", "2", "--ticks", "1"), this::err);
        } else {
            assertEquals(2, run("--scene", name, "--view", "2"));
        }
    }

    /** Pauses the ticks. */
    @Test
    void theGameEndsAfterItsTicksAlthoughItWasWonBefore() {
        assertEquals(0, run("--scene", "level", "--headless", "--ticks", "2600"), this::err);
        assertTrue(out().lines().anyMatch(line -> line.startsWith("2477 ticks, ")), "not won");
    }

    @Test
    void eachSceneHasItsOwnNameAndSaysInOneSentenceWhatToLookAt() {
        assertEquals(NAMES.size(), NAMES.stream().distinct().count());
        for (Sample scene : SampleScene.SCENES) {
            String sentence = scene.sentence();
            assertTrue(sentence.length() > 20 && sentence.length() <= 120, sentence);
            assertTrue(sentence.endsWith(".") || sentence.endsWith("?"), sentence);
            assertFalse(scene.title().isEmpty() || scene.title().length() > 26, scene.title());
        }
    }

    /** If not, run {@link ChapterPictures} with its name. */
    @ParameterizedTest
    @FieldSource("NAMES")
    void eachSceneHasASmallPictureForTheLauncher(String name) throws IOException {
        byte[] file;
        try (InputStream in = Sample.class.getResourceAsStream("/Chapters/" + name + ".png")) {
            assertNotNull(in, name);
            file = in.readAllBytes();
        }
        assertTrue(file.length < ChapterPictures.MOST_BYTES, name);
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(file));
        assertEquals(ChapterPictures.WIDTH, picture.getWidth());
        assertEquals(ChapterPictures.HEIGHT, picture.getHeight());
    }

    @Test
    void withoutASceneAndAWindowTheModelsRun() {
        assertEquals(0, run("--headless", "--ticks", "3"));
        assertTrue(out().contains("3 ticks, " + SampleModel.values().length + " colliders"), this::out);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Level", "", "--headless", "castle"})
    void anUnknownSceneIsNamedWithTheKnownOnes(String scene) {
        assertEquals(2, run("--scene", scene));
        assertEquals("--scene needs one of " + String.join(", ", NAMES) + ", not \"" + scene + '"', err().strip());
        assertEquals("", out());
    }

    @Test
    void aMissingNameIsAnError() {
        assertEquals(2, run("--scene"));
    }

    @Test
    void theHelpListsAllScenesWithTheirTitles() {
        assertEquals(0, run("--help"));
        assertTrue(out().startsWith("usage: SampleScene --scene NAME ["), this::out);
        for (Sample scene : SampleScene.SCENES) {
            assertTrue(out().lines().anyMatch(line -> line.startsWith("    " + scene.name() + ' ')
                    && line.endsWith(' ' + scene.title())), scene.name());
        }
    }

    @Test
    void theLastSceneCounts() {
        assertEquals(0, run("--scene", "ground", "--help", "--scene", "level"));
        assertTrue(out().startsWith("usage: SampleScene --scene level ["), this::out);
    }
}
