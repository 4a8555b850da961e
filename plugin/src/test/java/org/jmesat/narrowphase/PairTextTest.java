package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.HardPair;
import org.jmesat.testing.HardPairs;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomPairs;
import org.jmesat.testing.RandomShapes;
import org.jmesat.testing.Rounds;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;

class PairTextTest {
    private static final long SEED = 83;
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);

    private final Sat sat = new Sat();
    private final WKTReader jts = new WKTReader();

    @Test
    void aPairIsReadBackToTheBit() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < Rounds.of(20_000); i++) {
            pairs.next();
            assertReadBack(pairs.a(), pairs.b());
        }
    }

    @Test
    void aDifficultPairIsReadBackToTheBit() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < Rounds.of(10_000); i++) {
            HardPair pair = pairs.next();
            assertReadBack(pair.placedA(), pair.placedB());
        }
    }

    @Test
    void aRoundedPairIsReadBackToTheBit() {
        RandomShapes shapes = new RandomShapes(SEED);
        Random random = shapes.random();
        for (int i = 0; i < Rounds.of(5000); i++) {
            ConvexPolygon a = shapes.next().rounded(random.nextFloat());
            ConvexPolygon b = random.nextBoolean() ? ConvexPolygon.circle(random.nextFloat() + 0.01f) : shapes.next();
            assertReadBack(Placing.at(a, random.nextGaussian(), random.nextGaussian(), 7 * random.nextDouble()),
                    Placing.at(b, random.nextGaussian(), random.nextGaussian(), 7 * random.nextDouble()));
        }
    }

    /** Their vertices are not floats in any frame of the shape. */
    @Test
    void piecesOfABodyAreReadBackToTheBit() {
        RandomShapes shapes = new RandomShapes(SEED);
        Random random = shapes.random();
        CollisionWorld world = new CollisionWorld();
        Collider body = world.add("body");
        WorldAccess<CollisionWorld, Collider> access = WorldAccess.get();
        access.setPieceCount(body, 2);
        for (int i = 0; i < Rounds.of(10_000); i++) {
            double reach = Math.pow(10, random.nextInt(8) - 1);
            access.setPiece(body, 0, Buffers.of(shapes.next()), reach * random.nextGaussian(), random.nextGaussian());
            access.setPiece(body, 1, Buffers.of(shapes.next()), random.nextFloat(), -reach * random.nextFloat());
            body.setPosition(reach * random.nextGaussian(), random.nextInt(3) * reach);
            body.setAngle(random.nextInt(3) == 0 ? 0 : 7 * random.nextDouble());
            world.step();
            assertReadBack(body.getPiece(0), body.getPiece(1));
        }
    }

    private void assertReadBack(PlacedPolygon a, PlacedPolygon b) {
        String text = PairText.of(a, b).toString();
        PairText read = PairText.read(text);
        assertSame(a, read.a(), text);
        assertSame(b, read.b(), text);
        assertEquals(text, read.toString());
        SatResult before = new SatResult();
        SatResult after = new SatResult();
        for (double limit : new double[] {0, Double.POSITIVE_INFINITY}) {
            assertEquals(sat.test(a, b, limit, before), sat.test(read.a(), read.b(), limit, after), text);
            assertSame(before.separation(), after.separation(), text);
            assertEquals(before.edge(), after.edge(), text);
            assertEquals(before.normalX(), after.normalX(), text);
            assertEquals(before.normalY(), after.normalY(), text);
        }
    }

    private static void assertSame(PlacedPolygon expected, PlacedPolygon actual, String text) {
        assertEquals(expected.count(), actual.count(), text);
        for (int i = 0; i < PolygonBuffer.STRIDE * expected.count(); i++) {
            assertSame(expected.edges()[i], actual.edges()[i], text);
        }
        assertSame(expected.localCenterX(), actual.localCenterX(), text);
        assertSame(expected.localCenterY(), actual.localCenterY(), text);
        assertSame(expected.centerX(), actual.centerX(), text);
        assertSame(expected.centerY(), actual.centerY(), text);
        assertSame(expected.cos(), actual.cos(), text);
        assertSame(expected.sin(), actual.sin(), text);
        assertSame(expected.rounding(), actual.rounding(), text);
        assertSame(expected.radius(), actual.radius(), text);
        assertSame(expected.numbers()[5], actual.numbers()[5], text);
        assertSame(expected.largestCoordinate(), actual.largestCoordinate(), text);
    }

    /** Zeros are equal regardless of their sign. */
    private static void assertSame(double expected, double actual, String text) {
        assertEquals(expected + 0.0, actual + 0.0, text);
    }

    @Test
    void otherProgramsReadTheWorldCoordinates() throws ParseException {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < Rounds.of(3000); i++) {
            pairs.next();
            String[] lines = PairText.of(pairs.a(), pairs.b()).toString().split("\n");
            assertTrue(JtsOracle.geometry(pairs.a()).equalsExact(geometry(lines[0])), pairs::toString);
            assertTrue(JtsOracle.geometry(pairs.b()).equalsExact(geometry(lines[2])), pairs::toString);
        }
    }

    /** Other programs stop at the end of WKT, before our additions. */
    private Geometry geometry(String line) throws ParseException {
        return jts.read(line.substring(line.indexOf(':') + 1));
    }

    @Test
    void otherProgramsReadARoundedShapeAsItsCore() throws ParseException {
        PairText pair = PairText.of(Placing.at(BOX.rounded(0.25f), 1, 2), Placing.at(BOX, 0, 0));
        String line = pair.toString().split("\n")[0];

        assertTrue(line.endsWith(") rounded by 0.25"), line);
        assertTrue(JtsOracle.geometry(Placing.at(BOX, 1, 2)).equalsExact(geometry(line)), line);
    }

    @Test
    void otherProgramsReadTheResult() throws ParseException {
        String text = AxisReport.of(Placing.at(BOX, 0, 0), Placing.at(BOX, 1.5, 0.25), 0).toWellKnownText();

        assertTrue(text.contains("\nlimit: 0\nseparation: -0.5\nnormal: (1 0)\n"), text);
        assertEquals(2, geometry(line(text, "contact")).getNumPoints());
        Coordinate[] push = geometry(line(text, "MTV")).getCoordinates();
        assertEquals(new Coordinate(0.5, 0), new Coordinate(push[1].x - push[0].x, push[1].y - push[0].y));
    }

    private static String line(String text, String label) {
        return text.lines().filter(line -> line.startsWith(label + ":")).findFirst().orElseThrow();
    }

    @Test
    void aReportIsReadAsItsPair() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < Rounds.of(3000); i++) {
            pairs.next();
            AxisReport report = AxisReport.of(pairs.a(), pairs.b(), 0.1);
            PairText read = PairText.read(report.toWellKnownText());
            AxisReport again = AxisReport.of(read.a(), read.b(), 0.1);
            assertEquals(report.toWellKnownText(), again.toWellKnownText());
            assertEquals(report.toString(), again.toString());
        }
    }

    @Test
    void theTextOfASimplePairHasPlainNumbers() {
        PairText pair = PairText.read("""
                A: POLYGON ((0 0, 3 0, 1 2, 0 0))

                B: LINESTRING (1 1, 4 1) rounded by 0.5
                """);

        assertEquals("""
                A: POLYGON ((0 0, 3 0, 1 2, 0 0))
                A local: POLYGON ((0 0, 3 0, 1 2, 0 0)) turned by (1 0) at (0 0)
                B: LINESTRING (1 1, 4 1) rounded by 0.5
                B local: LINESTRING (1 1, 4 1) rounded by 0.5 turned by (1 0) at (0 0)""", pair.toString());
    }

    @Test
    void aTurnedShapeIsWrittenInWorldAndLocalCoordinates() {
        PairText pair = PairText.of(Placing.at(ConvexPolygon.rectangle(4, 2), 10, 20, Math.PI / 2),
                Placing.at(ConvexPolygon.hullOf(0, 0), 1e6 + 0.125, -3));
        String[] lines = pair.toString().split("\n");

        assertEquals("A local: POLYGON ((-2 -1, 2 -1, 2 1, -2 1, -2 -1)) "
                + "turned by (6.123233995736766E-17 1) at (10 20)", lines[1]);
        assertEquals("B: POINT (1000000.125 -3)", lines[2]);
    }

    @Test
    void aPairIsReadFromItsLocalLinesAlone() {
        PairText pair = PairText.read("""
                A local: POINT (1 2) moved by (0.5 0) turned by (0 1) at (10 20)
                B local: POINT (1 2)""");

        assertEquals(8, pair.a().x()[0], 0);
        assertEquals(21.5, pair.a().y()[0], 0);
        assertEquals(1, pair.b().x()[0], 0);
    }

    @Test
    void worldCoordinatesThatAreNotFloatsKeepTheirPosition() {
        PairText pair = PairText.read("A: POLYGON ((1000000.1 0.1, 1000000.3 0.1, 1000000.3 0.2, 1000000.1 0.1))\n"
                + "B: POINT (0.1 0)");

        assertEquals(1000000.3, pair.a().x()[1], 1e-8);
        assertEquals(0.1, pair.b().x()[0], 0);
    }

    @Test
    void numbersThatAreNotFloatsAreReadUnchanged() {
        PairText pair = PairText.read("""
                A: POLYGON ((0.1 0.1, 0.3 0.1, 0.3 0.2, 0.1 0.1)) rounded by 0.1
                B: POINT (0 0)""");

        assertEquals(0.1, pair.a().rounding());
        assertEquals(0.3 - 0.1, pair.a().x()[1] - pair.a().x()[0], 1e-16);
    }

    @Test
    void shapesOfAnyDoublesAreReadBackToTheBit() {
        Random random = new Random(SEED);
        for (int i = 0; i < 1000; i++) {
            String xy = random.nextDouble() / 4 + " " + random.nextDouble() / 4;
            PairText pair = PairText.read("A local: POLYGON ((" + xy + ", 1.7 " + random.nextDouble() + ", "
                    + random.nextDouble() + " 1.9, " + xy + ")) rounded by 0.1 moved by (1000000.1 -0.7) at (0.1 0.3)\n"
                    + "B: LINESTRING (" + xy + ", 0.1 7.7)");

            assertReadBack(pair.a(), pair.b());
        }
    }

    @Test
    void theTextIsTheSameInEveryLocale() {
        Locale locale = Locale.getDefault();
        try {
            PairText pair = PairText.of(Placing.at(BOX, 0.5, 1e-9), Placing.at(BOX, 1234567.5, 0));
            Locale.setDefault(Locale.ROOT);
            String text = pair.toString();
            Locale.setDefault(new Locale("ar", "EG"));
            assertEquals(text, pair.toString());
        } finally {
            Locale.setDefault(locale);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            C: POINT (0 0)              | Line 2: expected 'A:', 'A local:', 'B:' or 'B local:' instead of 'C'
            POINT (0 0)                 | Line 2: expected 'A:', 'A local:', 'B:' or 'B local:' instead of 'POINT'
            A: POINT (0 0)              | Line 2: there is a line 'A:' before; delete one of them
            B: CIRCLE (0 0)             | Line 2, column 4: expected POINT, LINESTRING or POLYGON instead of 'CIRCLE'
            B:                          | Line 2, column 3: expected POINT, LINESTRING or POLYGON instead of the end \
            of the line
            B: POINT (0 x)              | Line 2, column 13: expected a number instead of 'x'
            B: POINT (0 0               | Line 2, column 14: expected ')' instead of the end of the line
            B: POINT 0 0                | Line 2, column 10: expected '(' instead of '0'
            B: POINT (NaN 0)            | Line 2, column 11: expected a finite number instead of 'NaN'
            B: POINT (0 0, 1 1)         | Line 2, column 19: expected 1 point in a POINT instead of ')'
            B: LINESTRING (0 0)         | Line 2, column 19: expected 2 points in a LINESTRING instead of ')'
            B: POLYGON ((0 0, 1 0, 0 1))| Line 2, column 27: expected the polygon's first point again, which closes \
            it, instead of ')'
            B: POINT (0 0) round by 1   | Line 2, column 16: expected the end of the line instead of 'round'
            B: POINT (0 0) rounded 1    | Line 2, column 24: expected 'by' instead of '1'
            B: POINT (0 0) turned by (1 0) | Line 2, column 16: expected the end of the line instead of 'turned'
            B local: POINT (0 0) at 1 2 | Line 2, column 25: expected '(' instead of '1'
            B: POINT (0 0) rounded by -1 | Line 2: The rounding must be finite and not negative, not -1.0
            B: POLYGON ((0 0, 0 1, 1 0, 0 0)) | Line 2: The corners run clockwise; give them counter-clockwise
            B: POLYGON ((0 0, 1 0, 0 0)) | Line 2, column 27: expected at least 4 points in a POLYGON instead of ')'
            limit: 0                    | The lines 'B:' and 'B local:' are both missing; give one of them
            """)
    void theMessageNamesTheLineAndTheFault(String line, String message) {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class,
                () -> PairText.read("A: POINT (0 0)\n" + line));

        assertEquals(message, e.getMessage());
    }

    @Test
    void linesThatContradictEachOtherAreRefused() {
        String text = PairText.of(Placing.at(BOX, 0, 0), Placing.at(BOX, 1.5, 0)).toString();
        String edited = text.replace("B: POLYGON ((0.5 -1,", "B: POLYGON ((0.4 -1,").replace("0.5 -1))", "0.4 -1))");

        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> PairText.read(edited));
        assertEquals("The lines 'B:' and 'B local:' describe different shapes; delete one of them", e.getMessage());
    }

    @Test
    void aShapeWithoutAVertexIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> PairText.of(new PlacedPolygon(), Placing.at(BOX, 0, 0)));
    }
}
