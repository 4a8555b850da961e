package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.MoveAndSlide.End;
import org.jmesat.narrowphase.MoveAndSlide.Surface;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveAndSlideTest {
    private static final double NEAR = 5e-6;
    private static final ConvexPolygon TILE = ConvexPolygon.rectangle(1, 1);
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(0.8f, 0.8f);
    private static final ConvexPolygon CIRCLE = ConvexPolygon.circle(0.4f);
    private static final ConvexPolygon POINT = ConvexPolygon.hullOf(0, 0);

    private final MoveAndSlide slide = new MoveAndSlide();
    private final List<PlacedPolygon> obstacles = new ArrayList<>();
    private ConvexPolygon body = BOX;
    private double angle;
    private double x;
    private double y;

    private static PlacedPolygon at(ConvexPolygon shape, double x, double y) {
        return PlacedPolygon.of(shape, x, y, 0);
    }

    private void obstacle(ConvexPolygon shape, double atX, double atY) {
        obstacles.add(at(shape, atX, atY));
    }

    private void obstacle(double atX, double atY, double width, double height) {
        obstacle(ConvexPolygon.rectangle((float) width, (float) height), atX, atY);
    }

    private void start(ConvexPolygon shape, double startX, double startY) {
        body = shape;
        x = startX;
        y = startY;
    }

    /** Tiles from x = 0 to a length, their tops at 0 or up to a height above it. */
    private void row(int tiles, double uneven) {
        Random random = new Random(1);
        for (int i = 0; i < tiles; i++) {
            obstacle(TILE, i + 0.5, uneven * random.nextDouble() - 0.5);
        }
    }

    /** Walks up slopes of 45°, and up steps of 0.3; keeps to floors at most 0.1 below. */
    private void walk(boolean onGround) {
        slide.setUp(0, 1, Math.PI / 4);
        slide.setWalking(onGround, 0.3, 0.1);
    }

    /** Moves the body, and writes its place in floats. */
    private void move(double dx, double dy) {
        slide.clear();
        for (PlacedPolygon each : obstacles) {
            slide.add(PlacedPolygon.of(body, x, y, angle), each);
        }
        slide.move(dx, dy);
        x = (float) (x + slide.x());
        y = (float) (y + slide.y());
    }

    private void assertAt(double expectedX, double expectedY) {
        assertTrue(Math.hypot(x - expectedX, y - expectedY) < NEAR, () -> x + ", " + y);
    }

    private static ConvexPolygon body(String name) {
        return switch (name) {
            case "circle" -> CIRCLE;
            case "capsule" -> ConvexPolygon.hullOf(0, -0.2f, 0, 0.2f).rounded(0.3f);
            case "lying capsule" -> ConvexPolygon.hullOf(-0.2f, 0, 0.2f, 0).rounded(0.3f);
            case "hexagon", "turned hexagon" -> ConvexPolygon.regular(6, 0.4f);
            case "triangle" -> ConvexPolygon.hullOf(-0.4f, 0.4f, 0, -0.4f, 0.4f, 0.4f);
            default -> BOX;
        };
    }

    @ParameterizedTest
    @CsvSource({"box, 0", "box, 2e-6", "turned box, 0", "turned box, 2e-6", "circle, 0", "circle, 2e-6", "capsule, 0",
        "capsule, 2e-6", "lying capsule, 0", "lying capsule, 2e-6", "hexagon, 0", "hexagon, 2e-6", "turned hexagon, 0",
        "turned hexagon, 2e-6", "triangle, 0", "triangle, 2e-6"})
    void facesThatAreLevelAreOneFace(String name, double uneven) {
        angle = name.startsWith("turned") ? 0.5 : 0;
        row(12, uneven);
        for (boolean walking : new boolean[] {false, true}) {
            for (double speed : new double[] {0.1, 0.15, 1.5}) {
                if (walking) {
                    walk(true);
                } else {
                    slide.setSliding();
                }
                start(body(name), 1, 1);
                slide.clear();
                slide.setSliding();
                move(0, -2);
                if (walking) {
                    walk(true);
                }
                double level = y;
                for (int tick = 0; x + speed < 11; tick++) {
                    move(speed, -0.05);
                    int at = tick;
                    assertEquals(End.ARRIVED, slide.end());
                    assertEquals(speed, slide.x(), 1e-4, () -> "at tick " + at + " of " + walking);
                    assertEquals(level, y, 1e-5);
                }
            }
        }
    }

    @Test
    void aCircleGainsNoWayAtASeam() {
        row(4, 0);
        walk(true);
        start(CIRCLE, 0.9, 0.4f);
        for (int i = 0; i < 10; i++) {
            move(0.15, -0.05);
            assertEquals(0.15, slide.x(), 1e-9);
        }
    }

    @Test
    void aBodyStopsInACorner() {
        row(4, 0);
        obstacle(4.5, 1.5, 1, 3);
        start(BOX, 3.5, 0.4);
        move(0.3, -0.05);
        assertAt(3.6, 0.4);
        assertEquals(End.BLOCKED, slide.end());
        assertEquals(2, slide.surfaceCount());
        double atX = x;
        double atY = y;
        move(0.3, -0.05);
        assertEquals(atX, x);
        assertEquals(atY, y);
        assertEquals(1, slide.left());
    }

    @Test
    void aSurfaceIsToldWithItsPairNormalAndFraction() {
        row(4, 0);
        obstacle(4.5, 1.5, 1, 3);
        slide.setUp(0, 1, Math.PI / 4);
        start(BOX, 3.35, 0.5);
        move(0.5, -0.2);
        assertEquals(3, slide.pair(0));
        assertEquals(0, slide.normalX(0), 1e-9);
        assertEquals(1, slide.normalY(0), 1e-9);
        assertEquals(0.5, slide.fraction(0), 1e-5);
        assertEquals(Surface.FLOOR, slide.surface(0));
        assertEquals(4, slide.pair(1));
        assertEquals(-1, slide.normalX(1), 1e-9);
        assertEquals(Surface.WALL, slide.surface(1));
        assertEquals(0.5, slide.fraction(1), 1e-5);
        slide.setUp(0, -1, 0);
        assertEquals(Surface.CEILING, slide.surface(0));
    }

    @Test
    void aBodyStopsInANotch() {
        obstacle(ConvexPolygon.hullOf(0, 0, 2, 0, 2, 2), 0, 0);
        obstacle(ConvexPolygon.hullOf(-2, 2, -2, 0, 0, 0), 0, 0);
        start(CIRCLE, 0.2, 2);
        move(0, -3);
        assertAt(0, 0.4f * Math.sqrt(2));
        move(0, -3);
        assertAt(0, 0.4f * Math.sqrt(2));
        assertEquals(End.BLOCKED, slide.end());
    }

    @Test
    void aBodyFallsInAShaftThatJustFits() {
        for (int i = 0; i < 10; i++) {
            obstacle(TILE, -1, -i);
            obstacle(TILE, 1, -i);
        }
        for (double push : new double[] {0, 0.1, -0.1}) {
            start(TILE, 0, 0);
            for (int i = 0; i < 40; i++) {
                move(push, -0.15);
                assertEquals(-0.15, slide.y(), 1e-5);
            }
            assertEquals(0, x, 1e-6);
        }
    }

    @Test
    void aCircleFallsBetweenPegsThatJustFit() {
        ConvexPolygon peg = ConvexPolygon.circle(0.5f);
        obstacle(peg, -1, 0);
        obstacle(peg, 1, 0);
        start(ConvexPolygon.circle(0.5f), 0, 1);
        for (int i = 0; i < 50; i++) {
            move(0.0625, -0.125);
        }
        assertTrue(y < -1, () -> x + ", " + y);
    }

    @Test
    void aBodySlidesAlongACeiling() {
        obstacle(0, 2, 10, 1);
        start(CIRCLE, 0, 1);
        move(1, 1);
        assertAt(1, 1.1);
    }

    @Test
    void aBodyStaysInAnArena() {
        for (int i = 0; i < 24; i++) {
            double turn = i * Math.PI / 12;
            obstacles.add(PlacedPolygon.of(ConvexPolygon.rectangle(0.5f, 1), 3 * StrictMath.cos(turn),
                    3 * StrictMath.sin(turn), turn));
        }
        Random random = new Random(1);
        for (String name : new String[] {"box", "circle", "capsule", "hexagon", "triangle"}) {
            start(body(name), 0, 0);
            for (int i = 0; i < 1000; i++) {
                double direction = 7 * random.nextDouble();
                double length = i % 10 == 0 ? 20 : 1;
                move(length * StrictMath.cos(direction), length * StrictMath.sin(direction));
                assertTrue(Math.hypot(x, y) < 2.75);
                assertFalse(slide.end() == End.NO_ROOM || slide.end() == End.UNFINISHED);
            }
        }
    }

    @Test
    void aWalkingBodyClimbsAStep() {
        row(4, 0);
        obstacle(5.5, -0.2, 3, 1);
        for (ConvexPolygon shape : new ConvexPolygon[] {BOX, CIRCLE, body("capsule")}) {
            walk(true);
            start(shape, 2, 0.6);
            move(0, -0.5);
            for (int i = 0; i < 40 && x < 5; i++) {
                move(0.15, -0.05);
                assertEquals(End.ARRIVED, slide.end());
            }
            assertEquals(0.3 - at(shape, 0, 0).minY(), y, NEAR);
        }
    }

    @Test
    void aBodyWhoseMoveEndsAtTheUpperCornerOfAStepHasNotLeftTheGround() {
        row(4, 0);
        obstacle(5.5, -0.25, 3, 1);
        slide.setUp(0, 1, Math.PI / 4);
        // So far that it would go down again.
        slide.setWalking(true, 0.3, 0.3);
        for (int i = -2000; i <= 2000; i++) {
            start(BOX, 3.599999, 0.6 + 1e-8 * i);
            move(0.05, -0.005);
            assertTrue(slide.isClimbing() || slide.findTouching(Surface.FLOOR) >= 0);
            assertEquals(0.65, y, 3e-5);
        }
    }

    @Test
    void anUprightFaceIsTouchedWhateverTheGreatestSlope() {
        for (double slope : new double[] {0, Math.PI / 4, Math.PI / 2}) {
            slide.clear();
            slide.setUp(0, 1, slope);
            slide.setWalking(false, 0, 0.1);
            slide.add(at(BOX, 0, 0), at(TILE, 1, 0));
            slide.move(0.5, 0);
            assertTrue(slide.touching(0) != null, () -> "slope " + slope);
        }
    }

    @Test
    void theSeamsOfAWallOfTilesAreNoSteps() {
        for (int i = -4; i < 6; i++) {
            obstacle(4, i, 1, 1);
        }
        for (ConvexPolygon shape : new ConvexPolygon[] {BOX, CIRCLE, body("capsule")}) {
            walk(true);
            start(shape, 3, 4.4);
            for (int i = 0; i < 60; i++) {
                double before = y;
                move(0.1, -0.04);
                assertTrue(y <= before + NEAR, () -> "climbs to " + y);
            }
        }
    }

    @Test
    void aStepThatIsTooHighIsAWall() {
        row(4, 0);
        obstacle(5.5, -0.19, 3, 1);
        walk(true);
        start(BOX, 3, 0.4);
        move(1.5, -0.05);
        assertAt(3.6, 0.4);
    }

    @Test
    void aStepIsNotClimbedWithoutHeadroom() {
        row(4, 0);
        obstacle(5.5, -0.2, 3, 1);
        obstacle(4.5, 1.5, 8, 1);
        walk(true);
        start(BOX, 3, 0.4);
        move(1.5, -0.05);
        assertAt(3.6, 0.4);
    }

    @Test
    void aStepIsNotClimbedToASlopeThatIsTooSteep() {
        row(4, 0);
        obstacle(ConvexPolygon.hullOf(0, 0, 2, 0, 2, 4, 0, 0.1f), 4, 0);
        walk(true);
        start(BOX, 3, 0.4);
        move(1.5, -0.05);
        assertAt(3.6, 0.4);
    }

    @Test
    void onlyABodyOnTheGroundClimbs() {
        row(4, 0);
        obstacle(5.5, -0.2, 3, 1);
        walk(false);
        start(BOX, 3, 0.4);
        move(1.5, -0.05);
        assertAt(3.6, 0.4);
    }

    @Test
    void aBodyClimbsNoOverhang() {
        row(6, 0);
        obstacle(ConvexPolygon.hullOf(0, 2, 0.5f, 0, 1, 0, 1, 2), 4, 0);
        walk(true);
        start(CIRCLE, 3, 0.4);
        move(2, -0.05);
        assertEquals(0.4, y, NEAR);
        assertEquals(End.BLOCKED, slide.end());
    }

    @ParameterizedTest
    @ValueSource(strings = {"box", "circle", "capsule", "hexagon"})
    void walkingKeepsTheLengthOfTheMotionOnASlope(String name) {
        obstacle(ConvexPolygon.hullOf(0, 0, 8, 0, 8, 4), 0, 0);
        obstacle(ConvexPolygon.hullOf(8, 4, 8, 0, 16, 0), 0, 0);
        walk(true);
        start(body(name), 3, 3);
        move(0, -2);
        for (int i = 0; i < 10; i++) {
            move(0.1, -0.05);
            assertEquals(0.1, Math.hypot(slide.x(), slide.y()), 1e-9);
            assertEquals(0.5, slide.y() / slide.x(), 1e-6);
        }
        start(body(name), 11, 3.3);
        move(0, -2);
        for (int i = 0; i < 10; i++) {
            move(0.1, 0);
            assertEquals(0.1, Math.hypot(slide.x(), slide.y()), 1e-9);
            assertEquals(-0.5, slide.y() / slide.x(), 1e-6);
        }
    }

    @Test
    void aSteepSlopeIsSlidDown() {
        obstacle(ConvexPolygon.hullOf(0, 0, 2, 0, 2, 4), 0, 0);
        walk(true);
        start(BOX, 0.6f, 2.4f);
        move(0, 0);
        double before = y;
        move(0.2, -0.1);
        assertTrue(y <= before, () -> y + " after " + before);
        move(0, -0.1);
        assertTrue(y < before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"box", "circle", "capsule", "hexagon", "triangle"})
    void whoStandsOnASlopeNeverSlides(String name) {
        obstacle(ConvexPolygon.hullOf(0, 0, 8, 0, 8, 4), 0, 0);
        start(body(name), 3, 3);
        walk(true);
        move(0, -2);
        double atX = x;
        double atY = y;
        for (int i = 0; i < 1000; i++) {
            move(0, -0.05);
            assertEquals(atX, x);
            assertEquals(atY, y);
            assertEquals(End.ARRIVED, slide.end());
        }
    }

    @Test
    void aBodyStaysOnAFloorThatDescends() {
        row(2, 0);
        obstacle(ConvexPolygon.hullOf(2, 0, 2, -1, 4, -1), 0, 0);
        obstacle(6, -1.5, 4, 1);
        for (double fall : new double[] {0, -0.05}) {
            walk(true);
            start(CIRCLE, 1, 0.4);
            for (int i = 0; i < 40; i++) {
                move(0.1, fall);
                assertTrue(at(body, x, y).minY() < 0.1);
                double gap = obstacles.stream().mapToDouble(
                        each -> ShapePair.of(at(body, x, y), each).separation()).min().orElseThrow();
                assertEquals(0, gap, NEAR);
            }
            assertEquals(-0.6, y, NEAR);
        }
    }

    @Test
    void aBodyOnAFloorStepsDownAsFarAsItSnaps() {
        row(2, 0);
        obstacle(4, -0.59, 4, 1);
        walk(true);
        start(BOX, 2.3, 0.4);
        move(0.2, 0);
        assertAt(2.5, 0.31);
        slide.setWalking(true, 0.3, 0.05);
        start(BOX, 2.3, 0.4);
        move(0.2, 0);
        assertAt(2.5, 0.4);
        slide.setWalking(false, 0.3, 0.1);
        start(BOX, 2.3, 0.4);
        move(0.2, 0);
        assertAt(2.5, 0.4);
        walk(true);
        start(BOX, 2.3, 0.4);
        move(0.2, 0.01);
        assertAt(2.5, 0.41);
    }

    @Test
    void aBodyFallsOffACliff() {
        row(2, 0);
        walk(true);
        start(BOX, 2.3, 0.4);
        move(0.2, -0.05);
        assertTrue(y < 0.4);
        assertTrue(x > 2.4);
        start(CIRCLE, 1.9, 0.4);
        for (int i = 0; i < 10; i++) {
            move(0.1, -0.1);
        }
        assertTrue(y < -0.2, () -> x + ", " + y);
    }

    @Test
    void aMotionThatPassesACornerGoesStraightOn() {
        obstacle(TILE, 0, 0);
        start(BOX, -2, 0.9);
        move(4, 0);
        assertAt(2, 0.9);
        start(CIRCLE, -0.9, -2);
        move(0, 4);
        assertAt(-0.9, 2);
    }

    @Test
    void aBodyComesOutOfWhatItStartsIn() {
        row(4, 0);
        start(BOX, 2, 0.2);
        move(0.1, 0);
        assertAt(2.1, 0.4);
        assertEquals(End.ARRIVED, slide.end());
    }

    @Test
    void aBodyThatWasRoundedIntoAnObstacleGivesWay() {
        row(4, 0);
        double t = ShapePair.of(at(BOX, 2, 0.4f), obstacles.get(2)).tolerance();
        start(BOX, 2, 0.4f - 0.45 * t);
        assertEquals(0, slideFrom(x, y, 0.1, -0.05), 0.01 * t);
        start(BOX, 2, 0.4f - 0.2 * t);
        assertEquals(-0.2 * t, slideFrom(x, y, 0.1, -0.05), 0.01 * t);
    }

    /** The separation from the floor after a move, without rounding to floats. */
    private double slideFrom(double fromX, double fromY, double dx, double dy) {
        slide.clear();
        for (PlacedPolygon each : obstacles) {
            slide.add(at(body, fromX, fromY), each);
        }
        assertTrue(slide.move(dx, dy));
        assertEquals(dx, slide.x(), 1e-9);
        return fromY + slide.y() - 0.4f;
    }

    @Test
    void aBodyWithoutRoomStays() {
        obstacle(0, 0, 10, 10);
        start(BOX, 0, 0);
        move(1, 0);
        assertAt(0, 0);
        assertEquals(End.NO_ROOM, slide.end());
        assertEquals(1, slide.left());
        assertTrue(slide.isOverlapping());
        assertEquals(0.8, slide.extent(), 1e-6);
    }

    @Test
    void pointsAndSegmentsAreStoppedByWhatHasAnArea() {
        obstacle(TILE, 2, 0);
        start(POINT, 0, 0.1);
        move(3, 0.2);
        assertEquals(1.5, x, NEAR);
        assertEquals(0.3, y, NEAR);
        start(ConvexPolygon.hullOf(-0.2f, 0, 0.2f, 0), 0, 0);
        move(3, 0);
        assertAt(1.3, 0);
        start(ConvexPolygon.hullOf(0, -0.2f, 0, 0.2f), 0, 0);
        move(3, 0);
        assertAt(1.5, 0);
    }

    @Test
    void segmentsThatCrossStopEachOther() {
        obstacle(ConvexPolygon.hullOf(0, -1, 0, 1), 2, 0);
        start(ConvexPolygon.hullOf(-0.25f, 0, 0.25f, 0), 0, 0);
        move(3, 0);
        assertAt(1.75, 0);
        start(ConvexPolygon.hullOf(-0.25f, 0, 0.25f, 0), 0, 0);
        move(3, 1.5);
        assertEquals(1.5, y, NEAR);
    }

    @Test
    void aSegmentDoesNotPassThroughOneThatItTouches() {
        ConvexPolygon level = ConvexPolygon.hullOf(-0.25f, 0, 0.25f, 0);
        obstacle(level, 0, 0);
        double t = ShapePair.of(at(level, 0, 0), obstacles.get(0)).tolerance();
        for (double share : new double[] {0.5, 0.25, 0.06, 0.001}) {
            for (double direction : new double[] {0, 0.2, 0.01}) {
                slide.clear();
                slide.add(at(level, 0, share * t), obstacles.get(0));
                slide.move(direction, -0.1);
                assertTrue(share * t + slide.y() > 0 || slide.x() > 0.2);
            }
        }
    }

    @Test
    void aPointStopsAtAPointAndPassesBesideIt() {
        obstacle(POINT, 1, 0);
        start(POINT, 0, 0);
        move(2, 0);
        assertAt(1, 0);
        start(POINT, 0, 1e-4);
        move(2, 0);
        assertAt(2, 1e-4);
    }

    @Test
    void aCircleSlidesRoundACircle() {
        obstacle(CIRCLE, 0, 0);
        start(CIRCLE, -2, 0.1);
        move(4, 0);
        assertTrue(x > 0.5 && y > 0.7 && y < 0.9, () -> x + ", " + y);
        start(CIRCLE, -2, 0);
        move(4, 0);
        assertEquals(End.BLOCKED, slide.end());
        assertAt(-0.8, 0);
    }

    @Test
    void anArcIsFollowedAsFarAsInClosedForm() {
        obstacle(POINT, 0, 0);
        // The angle a to the motion fulfils tan (a/2) = tan (1/4) exp (way / radius).
        double angleAtEnd = 2 * StrictMath.atan(StrictMath.tan(0.25) * StrictMath.exp(0.4 / 0.4f));
        for (int moves : new int[] {1, 2, 5, 50}) {
            start(CIRCLE, -0.4f * StrictMath.cos(0.5), 0.4f * StrictMath.sin(0.5));
            for (int i = 0; i < moves; i++) {
                move(0.4 / moves, 0);
            }
            assertEquals(angleAtEnd, Math.atan2(y, -x), 1e-5);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-3, 1, 1e4})
    void theWayGrowsWithTheShapes(double scale) {
        obstacle(0, 0, 10 * scale, scale);
        start(ConvexPolygon.circle((float) (0.4 * scale)), 0, scale);
        move(scale, -scale);
        assertEquals(1, x / scale, 1e-5);
        assertEquals(0.9, y / scale, 1e-5);
    }

    @Test
    void aMillionFromTheOriginABodySlides() {
        obstacle(1e6, 1e6, 1000, 100);
        start(ConvexPolygon.rectangle(80, 80), 1e6, 1e6 + 200);
        move(100, -150);
        assertEquals(1e6 + 100, x, 0.2);
        assertEquals(1e6 + 90, y, 0.2);
        move(100, -150);
        assertEquals(1e6 + 200, x, 0.2);
    }

    @Test
    void inAMirrorTheWayIsMirrored() {
        Random random = new Random(3);
        for (int i = 0; i < 500; i++) {
            MoveAndSlide left = new MoveAndSlide();
            MoveAndSlide right = new MoveAndSlide();
            for (int k = 0; k < 3; k++) {
                float width = 0.5f + random.nextFloat();
                double atX = 2 * random.nextDouble() - 1;
                double atY = -0.75 - random.nextDouble();
                left.add(at(BOX, 0, 0), at(ConvexPolygon.rectangle(width, 0.7f), -atX, atY));
                right.add(at(BOX, 0, 0), at(ConvexPolygon.rectangle(width, 0.7f), atX, atY));
            }
            double dx = random.nextDouble();
            left.move(-dx, -0.5);
            right.move(dx, -0.5);
            assertEquals(right.x(), -left.x(), 1e-9);
            assertEquals(right.y(), left.y(), 1e-9);
        }
    }

    @Test
    void withoutObstaclesABodyGoesStraight() {
        slide.move(3, 4);
        assertEquals(3, slide.x());
        assertEquals(4, slide.y());
        assertEquals(0, slide.left());
        assertEquals(End.ARRIVED, slide.end());
        assertEquals(0, slide.surfaceCount());
        assertEquals(0, slide.extent());
        slide.move(0, 0);
        assertEquals(End.ARRIVED, slide.end());
    }

    /** A box on a vertex of a straight side, which an angle in floats leaves in the difference. */
    @Test
    void aVertexWithinAStraightSideIsNoCorner() {
        float eighth = (float) (Math.PI / 4);
        body = ConvexPolygon.rectangle(1147.5255f, 1032.8165f);
        angle = 5.497786998748779;
        obstacles.add(PlacedPolygon.of(ConvexPolygon.rectangle(1147.5255f, 1147.5255f), 1031625, 562700, eighth));
        for (int i = -5; i < 40; i++) {
            x = 1031625 + 771 + 20 * i;
            y = 562700 - 791 - 20;
            move(0, 300);
            double gap = ShapePair.of(PlacedPolygon.of(body, x, y, angle), obstacles.get(0)).separation();
            assertTrue(gap > -0.25, () -> gap + " at " + x);
        }
    }

    @Test
    void badInputIsRefused() {
        PlacedPolygon box = at(BOX, 0, 0);
        assertRefused("The shape piece is empty", () -> slide.add(new PlacedPolygon(), box));
        assertRefused("The shape obstacle is empty", () -> slide.add(box, new PlacedPolygon()));
        assertRefused("A body cannot move by (NaN, 0.0)", () -> slide.move(Double.NaN, 0));
        assertRefused("A body cannot move by (0.0, Infinity)", () -> slide.move(0, Double.POSITIVE_INFINITY));
        assertRefused("The upward direction cannot be (2.0, 0.0)", () -> slide.setUp(2, 0, 0));
        assertRefused("The greatest slope cannot be 2.0", () -> slide.setUp(0, 1, 2));
        assertRefused("The greatest slope cannot be NaN", () -> slide.setUp(0, 1, Double.NaN));
        assertRefused("The height of a step cannot be -1.0", () -> slide.setWalking(true, -1, 0));
        assertRefused("The distance to the floor cannot be NaN", () -> slide.setWalking(true, 0, Double.NaN));
        assertThrows(NullPointerException.class, () -> slide.add(null, box));
        assertThrows(NullPointerException.class, () -> slide.add(box, null));
        assertFalse(slide.isOverlapping(), "refused pairs are not added");
    }

    private static void assertRefused(String message, Runnable call) {
        Exception refused = assertThrows(IllegalArgumentException.class, call::run);
        assertTrue(refused.getMessage().startsWith(message), refused::getMessage);
    }

    @Test
    void movesAllocateNothingOnceTheArraysHaveGrown() {
        row(4, 0);
        obstacle(CIRCLE, 3, 0.5);
        obstacle(4.5, 1.5, 1, 3);
        PlacedPolygon circle = at(CIRCLE, 1.5, 0.4);
        walk(true);
        Runnable moves = () -> {
            for (int i = 0; i < 1000; i++) {
                slide.clear();
                for (int k = 0; k < obstacles.size(); k++) {
                    slide.add(circle, obstacles.get(k));
                }
                slide.move(2, -0.05);
            }
        };
        moves.run();
        assertEquals(0, AllocationMeter.leastBytes(moves));
    }
}
