package org.jmesat.sample.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class GroundSceneTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... args) {
        out.reset();
        return GroundScene.SAMPLE.run(args, true, new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    private List<String> lines() {
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void onHisRoundJaimePushesACrateOntoThePadAndMeetsAWallTwiceTheSameWay() {
        assertEquals(0, run("--headless"));
        List<String> first = lines();
        assertTrue(first.stream().anyMatch(line -> line.contains(" ENTER crate Jaime ")), first::toString);
        assertTrue(first.stream().anyMatch(line -> line.contains(" ENTER pad crate ")), first::toString);
        assertTrue(first.stream().anyMatch(line -> line.matches(".* ENTER east wall \\d Jaime .*, -1\\.00\\)")),
                "the normal from the wall is towards −Z: " + first);
        assertTrue(first.get(first.size() - 1).startsWith("1800 ticks, "), first::toString);
        assertEquals(0, run("--headless"));
        assertEquals(first, lines());
    }

    @Test
    void theUsageOffersFourViews() {
        assertEquals(0, run("--help"));
        assertTrue(lines().get(0).contains("--scene ground "), lines()::toString);
        assertTrue(lines().stream().anyMatch(line -> line.contains("--view N") && line.contains("1 to 4")),
                lines()::toString);
        assertEquals(2, run("--view", "5"));
    }
}
