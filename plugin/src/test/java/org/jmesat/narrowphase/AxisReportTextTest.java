package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomPairs;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

class AxisReportTextTest {
    private static final long SEED = 85;
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);

    private static AxisReport boxes(double x, double y, double limit) {
        return AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, x, y), limit);
    }

    private static String firstLine(AxisReport report) {
        return report.toString().split("\n")[0];
    }

    @Test
    void theTextIsTheVerdictThenATableOfTheAxes() {
        assertEquals("""
                A and B overlap by 0.25 at edge 1 of A and 3 of B.
                Moving B by (0.25, 0) leaves them touching.
                The smallest push (MTV) may jump to edge 2 of A and 0 of B, 0.03125 deeper.
                edges     direction from A to B    A from       to   B from       to  separation
                A 1, B 3     1.000000  0.000000  -1.00000  1.00000  0.75000  2.75000    -0.25000  least overlap
                A 2, B 0     0.000000  1.000000  -1.00000  1.00000  0.71875  2.71875    -0.28125  overlap""",
                boxes(1.75, 1.71875, 0).toString());
    }

    @Test
    void theGuideQuotesTheText() throws IOException {
        String guide = Files.readString(Path.of("..", "docs", "guides", "debug-view.md")).replace("\r\n", "\n");

        assertTrue(guide.contains("```\n" + boxes(1.75, 1.71875, 0) + "\n```"));
        assertTrue(guide.contains("```\n" + boxes(1.75, 1.71875, 0).toWellKnownText() + "\n```"));
    }

    @Test
    void theMoveIsThatOfTheShapeThatCanMove() {
        AxisNarrator narrator = new AxisNarrator("crate", "floor");
        AxisReport report = boxes(1.75, 0, 0);
        assertEquals("Moving floor by (0.25, 0) leaves them touching",
                narrator.appendConsequence(new StringBuilder(), report, false).toString());
        assertEquals("Moving crate by (-0.25, 0) leaves them touching",
                narrator.appendConsequence(new StringBuilder(), report, true).toString());
        assertEquals("Moving floor by (0.25, 0) leaves them touching",
                narrator.appendConsequence(new StringBuilder(), report).toString());
    }

    @Test
    void theTextUsesTheNamesOfTheShapes() {
        String text = boxes(-1.75, 0.25, 0).toString("crate", "floor");

        assertTrue(text.startsWith("crate and floor overlap by 0.25 at edge 3 of crate and 1 of floor.\n"
                + "Moving floor by (-0.25, 0) leaves"), text);
        assertTrue(text.contains("\nedges             direction from crate to floor  crate from "), text);
        assertThrows(NullPointerException.class, () -> boxes(1, 0, 0).toString(null, "B"));
        assertThrows(NullPointerException.class, () -> boxes(1, 0, 0).toString("A", null));
    }

    @Test
    void theTextOfSeparateShapesGivesTheGapAndTheNumberOfSeparatingAxes() {
        assertEquals("""
                A and B are 7.28 apart; at edge 1 of A and 3 of B by 7.
                2 of 2 axes separate them; one is enough.
                The bounding circles are apart already, so the test looks at no axis.
                The next best axis is edge 2 of A and 0 of B, 2 apart.""",
                boxes(9, 4, 0).toString().split("\nedges ")[0]);
        assertTrue(boxes(2.25, 1, 0).toString().contains("\n1 of 2 axes separates them; one is enough.\n"
                + "The next best axis is edge 2 of A and 0 of B, overlapping by 1.\n"));
    }

    @Test
    void theSeparatingAxisWithTheWidestGapIsMarked() {
        String text = boxes(9, 4, 0).toString();
        assertEquals(1, Pattern.compile("separates(?! them)").matcher(text).results().count(), text);
        assertEquals(1, Pattern.compile("widest gap").matcher(text).results().count(), text);
    }

    @Test
    void shapesWithinTheToleranceTouch() {
        assertEquals("A and B touch at edge 1 of A and 3 of B.", firstLine(boxes(2.000001, 0.5, 4e-6)));
        assertEquals("A and B touch at edge 1 of A and 3 of B.", firstLine(boxes(1.999999, 0.5, 4e-6)));
        assertEquals("A and B touch at edge 1 of A and 3 of B, which counts as apart.",
                firstLine(boxes(1.999999, 0.5, -4e-6)));
        assertEquals("A and B are 1 apart at edge 1 of A and 3 of B, which counts as touching: the limit is 2.",
                firstLine(boxes(3, 0.5, 2)));
        assertEquals("A and B touch at edge 1 of A and 3 of B.", firstLine(boxes(2, 0.5, 0)));
    }

    @Test
    void theDistanceOfShapesApartIsThatOfTheirClosestPoints() {
        assertEquals("A and B are 5 apart; at edge 2 of A and 0 of B by 4.", firstLine(boxes(5, 6, 0)));
        assertEquals(5, boxes(5, 6, 0).distance(), 1e-12);
        assertEquals(0, boxes(1, 0.5, 0).distance());
    }

    @Test
    void theOppositeDirectionIsNamedAsTheRunnerUp() {
        ConvexPolygon wide = ConvexPolygon.rectangle(8, 2);

        assertTrue(AxisReport.of(Placing.at(wide, 0, 0), Placing.at(BOX, 0, 0.25), 0).toString().contains(
                "\nThe next best axis is the opposite direction, 0.5 deeper.\n"));
        assertTrue(AxisReport.of(Placing.at(wide, 0, 0), Placing.at(BOX, 0, 0), 0).toString().contains(
                "\nThe direction is arbitrary: the opposite one is as good.\n"
                + "The smallest push (MTV) may jump to the opposite direction, as deep.\n"));
    }

    @Test
    void anAxisThatTheMtvMayJumpToIsNamedUnlessItIsTheRunnerUp() {
        ConvexPolygon round = ConvexPolygon.regular(64, 1);
        String text = AxisReport.of(Placing.at(round, 0, 0), Placing.at(round, 0.01, 0.001, 0.02), 0).toString();

        Pattern named = Pattern.compile("\nThe next best axis is edge \\d+ of ., [0-9.]+ deeper\\.\n"
                + "The smallest push \\(MTV\\) may jump to edge \\d+ of .*, [0-9.]+ deeper");
        assertTrue(named.matcher(text).find(), text);
    }

    @Test
    void aKeptAxisIsDistinguishedFromABetterOne() {
        AxisReport report = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, 1.5, 1.500002), 0, 1);

        assertTrue(report.toString().contains("The smallest push (MTV) may jump to edge 2 of A and 0 of B, "
                + "0.000002 less deep, but the previous axis is kept.\n"), report.toString());
    }

    @Test
    void piecesOtherThanTheFirstAreNamed() {
        assertEquals("Piece 0 of A and piece 2 of B overlap by 0.5 at edge 1 of A and 3 of B.",
                firstLine(boxes(1.5, 0.25, 0).aboutPieces(0, 2)));
    }

    @Test
    void smallLargeAndFarPairsShowEnoughDigits() {
        for (float size : new float[] {1e-4f, 1, 1e4f, 1e6f}) {
            for (double far : new double[] {0, 1e6}) {
                AxisReport report = AxisReport.of(Placing.at(ConvexPolygon.rectangle(size, size), far, far),
                        Placing.at(ConvexPolygon.rectangle(size, size), far + 0.987 * size, far + 0.5 * size, 0.01), 0);
                List<String> separations = report.toString().lines()
                        .filter(line -> line.matches("[AB] \\d.*")).map(line -> line.split(" {2,}")[7]).toList();
                assertEquals(report.axes().size(), separations.size(), report::toString);
                assertEquals(report.separation(), Double.parseDouble(separations.get(0)), 1e-4 * size,
                        report::toString);
                for (String separation : separations) {
                    assertTrue(separation.length() >= 6 && separation.length() <= 14, report::toString);
                }
            }
        }
    }

    @Test
    void extremeNumbersAreWritten() {
        for (float size : new float[] {1e-30f, 1e30f}) {
            AxisReport report = AxisReport.of(Placing.at(ConvexPolygon.rectangle(size, size), 0, 0),
                    Placing.at(ConvexPolygon.rectangle(size, size), 0.75 * size, 0.5 * size), 0);
            String exponent = size < 1 ? "e-31" : "e+29";
            assertTrue(firstLine(report).contains("overlap by 2.500" + exponent), report::toString);
            assertTrue(report.toString().contains("  -2.500" + exponent + "  least overlap"), report::toString);
        }
    }

    @Test
    void columnsAreAligned() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < Rounds.of(2000); i++) {
            pairs.next();
            AxisReport report = AxisReport.of(pairs.a(), pairs.b(), 0);
            String[] lines = report.toString().split("\n");
            int heading = lines.length - report.axes().size() - 1;
            int end = lines[heading].length();
            assertTrue(lines[heading].endsWith(" separation"), report::toString);
            for (int row = heading + 1; row < lines.length; row++) {
                assertTrue(lines[row].substring(0, end).matches(".* -?[0-9.]+(e[-+]\\d+)?"), report::toString);
                assertTrue(lines[row].length() == end || lines[row].startsWith("  ", end), report::toString);
            }
        }
    }

    @Test
    void theDecidingAxisIsFirstAndTheOthersAreSortedBySeparation() {
        RandomPairs pairs = new RandomPairs(SEED);
        Pattern number = Pattern.compile(" (-?[0-9.]+(?:e-\\d+)?)(  [a-z ]+)$");
        for (int i = 0; i < 500; i++) {
            pairs.next();
            AxisReport report = AxisReport.of(pairs.a(), pairs.b(), 0);
            String[] lines = report.toString().split("\n");
            double last = Double.POSITIVE_INFINITY;
            for (int row = lines.length - report.axes().size(); row < lines.length; row++) {
                Matcher matcher = number.matcher(lines[row]);
                assertTrue(matcher.find(), lines[row]);
                double separation = Double.parseDouble(matcher.group(1));
                assertTrue(separation <= last, report::toString);
                last = separation;
            }
        }
    }

    @Test
    void theTextIsTheSameInEveryLocale() {
        Locale locale = Locale.getDefault();
        try {
            AxisReport report = boxes(1e-3, 1.5, 0);
            Locale.setDefault(Locale.ROOT);
            String text = report.toString();
            Locale.setDefault(new Locale("ar", "EG"));
            assertEquals(text, report.toString());
        } finally {
            Locale.setDefault(locale);
        }
    }

    @Test
    void noNumberIsANegativeZero() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < Rounds.of(2000); i++) {
            pairs.next();
            AxisReport report = AxisReport.of(pairs.a(), pairs.b(), 0);
            assertTrue(!report.toString().matches("(?s).*-0\\.?0*[^0-9.].*"), report::toString);
        }
    }
}
