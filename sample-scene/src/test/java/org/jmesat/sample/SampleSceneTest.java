package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SampleSceneTest {

    private static final Pattern ENTER = Pattern.compile(
            "tick \\d+ ENTER \\w+ \\w+ depth \\d+\\.\\d{3} normal \\(-?\\d\\.\\d\\d, -?\\d\\.\\d\\d, 0\\.00\\)");
    private static final Pattern EXIT = Pattern.compile("tick \\d+ EXIT \\w+ \\w+ (SEPARATED|TEARDOWN)");
    private static final Pattern SUMMARY = Pattern.compile(
            "(\\d+) ticks, (\\d+) colliders, (\\d+) enters, (\\d+) exits, (\\d+) stays");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... args) {
        out.reset();
        err.reset();
        return SampleScene.MODELS.run(args, true, new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    @Test
    void badArgumentsPrintTheReasonAndTheUsageAndReturnTwo() {
        assertEquals(2, run("--ticks", "none"));
        assertEquals("", out.toString(StandardCharsets.UTF_8));
        List<String> lines = err.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals("--ticks needs a whole number above 0, not \"none\"", lines.get(0));
        assertEquals(SampleArguments.usage(SampleScene.MODELS).lines().toList(), lines.subList(1, lines.size()));
    }

    @Test
    void helpPrintsTheUsageAndReturnsZero() {
        assertEquals(0, run("--help"));
        assertEquals(SampleArguments.usage(SampleScene.MODELS), out.toString(StandardCharsets.UTF_8));
        assertEquals("", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aScreenshotWithoutADisplayFailsWithAReason() {
        assertEquals(1, run("--screenshot", "never.png"));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("no display"));
    }

    @Test
    void aHeadlessRunReportsEachEnterAndExitAndTheirNumbers() {
        assertEquals(0, run("--headless", "--ticks", "600"));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        Matcher summary = SUMMARY.matcher(lines.get(lines.size() - 1));
        assertTrue(summary.matches(), lines.get(lines.size() - 1));
        long enters = lines.stream().filter(line -> ENTER.matcher(line).matches()).count();
        long exits = lines.stream().filter(line -> EXIT.matcher(line).matches()).count();
        assertEquals(lines.size() - 1, enters + exits, "a line that is neither");
        assertEquals(600, Long.parseLong(summary.group(1)));
        assertEquals(SampleModel.values().length, Long.parseLong(summary.group(2)));
        assertEquals(enters, Long.parseLong(summary.group(3)));
        assertEquals(exits, Long.parseLong(summary.group(4)));
        assertEquals(enters, exits);
        assertTrue(enters > 15, "only " + enters + " collisions");
        for (SampleModel model : SampleModel.values()) {
            assertTrue(lines.stream().anyMatch(line -> List.of(line.split(" ")).contains(model.title())),
                    model.title() + " collides with no other model");
        }
    }

    @Test
    void twoHeadlessRunsPrintTheSame() {
        assertEquals(0, run("--ticks", "200"));
        String first = out.toString(StandardCharsets.UTF_8);
        assertEquals(0, run("--ticks", "200"));
        assertEquals(first, out.toString(StandardCharsets.UTF_8));
        assertFalse(first.isEmpty());
    }
}
