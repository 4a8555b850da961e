package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A whole game of models and user data alone is won and lost, in each plane, with one thread and two, and as Controls
 * the same, bit for bit.
 */
@EditorRequirement({15, 16})
class SixteenPartsTest {
    /** What the player meets on the way to the goal. */
    static final List<String> WON = List.of("coins 1", "back at 2 with health 100.0", "harmed by the way: true",
            "goldKey 1", "coins 2", "carried by 1", "coins 3", "stands at 2.6", "allCoins 1", "through both portals",
            "back at 42", "carried to 48", "signal won of game", "score 30, sounds 1, particles 7",
            "text Score 30, time", "text Health H", "text You win with 30");

    static byte[] asControls(byte[] file) {
        Node level = SixteenParts.load(file, EditorApplication.newAssetManager());
        assertEquals(List.of("plane", "discovery"), SceneConversion.toControls(level).getRemarks().stream()
                .map(remark -> remark.replaceAll(".*jmesat.scene.(\\w+) stays, .*", "$1")).toList());
        assertTrue(level.getChild("game").getNumControls() > 5);
        return SixteenParts.save(level);
    }

    /** Shots hit the player at the end; how often is no matter here. */
    private static List<String> story(SixteenParts.Played played) {
        return played.story().stream().map(line -> line.replaceAll("Health [\\d.]+", "Health H")).toList();
    }

    @ParameterizedTest
    @EnumSource
    void theGameIsWonInEachPlaneAndFormAndWithAnyThreads(ProjectionPlane plane) {
        byte[] file = SixteenParts.file(plane);
        SixteenParts.Played one = SixteenParts.play(file, 1, true);
        assertEquals(WON, story(one));
        assertTrue(one.ticks().get(one.ticks().size() - 1).contains("shot"), "the turret shoots");
        assertSame(one, SixteenParts.play(file, 2, true), "with two threads");
        assertSame(one, SixteenParts.play(asControls(file), 2, true), "as Controls");
    }

    static void assertSame(SixteenParts.Played expected, SixteenParts.Played played, String how) {
        assertEquals(expected.story(), played.story(), how);
        for (int i = 0; i < expected.ticks().size(); i++) {
            assertEquals(expected.ticks().get(i), played.ticks().get(i), how + ", tick " + i);
        }
        assertEquals(expected.ticks().size(), played.ticks().size(), how);
    }

    @ParameterizedTest
    @CsvSource({"XY, false", "XZ, true", "YZ, false"})
    void theGameIsLostInTheZone(ProjectionPlane plane, boolean asControls) {
        byte[] file = SixteenParts.file(plane);
        SixteenParts.Played played = SixteenParts.play(asControls ? asControls(file) : file, 1, false);
        assertEquals(List.of("signal lost of game", "score 0, sounds 0, particles 0", "text Score 0, time",
                "text Health H", "text You lose"), story(played));
    }
}
