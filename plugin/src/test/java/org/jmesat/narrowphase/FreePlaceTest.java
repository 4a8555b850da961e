package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FreePlaceTest {
    private static final double EPSILON = 1e-9;
    private static final ConvexPolygon UNIT = ConvexPolygon.rectangle(1, 1);
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    private static final ConvexPolygon POINT = ConvexPolygon.hullOf(0, 0);
    private static final ConvexPolygon LEVEL = ConvexPolygon.hullOf(-0.25f, 0, 0.25f, 0);
    private static final ConvexPolygon UPRIGHT = ConvexPolygon.hullOf(0, -0.25f, 0, 0.25f);
    private static final ConvexPolygon CIRCLE = ConvexPolygon.circle(1);

    private final FreePlace place = new FreePlace();

    private static PlacedPolygon at(ConvexPolygon shape, double x, double y) {
        return PlacedPolygon.of(shape, x, y, 0);
    }

    private boolean find(double reach, PlacedPolygon piece, PlacedPolygon... obstacles) {
        place.clear();
        for (PlacedPolygon each : obstacles) {
            place.add(piece, each);
        }
        return place.find(reach);
    }

    private void assertPlace(double x, double y, PlacedPolygon piece, PlacedPolygon... obstacles) {
        assertTrue(find(Double.POSITIVE_INFINITY, piece, obstacles));
        assertTrue(Math.hypot(place.x() - x, place.y() - y) < EPSILON, () -> place.x() + ", " + place.y());
    }

    private void assertStays(PlacedPolygon piece, PlacedPolygon... obstacles) {
        assertTrue(find(0, piece, obstacles));
        assertEquals(0, place.x());
        assertEquals(0, place.y());
    }

    /** Both tiles of 1 beside each other, the right one moved off by a gap. */
    private static PlacedPolygon[] tiles(double gap) {
        return new PlacedPolygon[] {at(UNIT, -0.5, 0), at(UNIT, 0.5 + gap, 0)};
    }

    @Test
    void aBodyWithoutObstaclesStays() {
        assertStays(at(BOX, 0, 0));
    }

    @Test
    void aBodyThatTouchesStays() {
        assertStays(at(BOX, 0, 0), at(BOX, 2, 0), at(BOX, -2, 2));
    }

    @Test
    void aBodyLessThanHalfTheToleranceDeepStays() {
        double t = ShapePair.of(at(BOX, 0, 0), at(BOX, 2, 0)).tolerance();
        assertStays(at(BOX, 0, 0), at(BOX, 2 - 0.49 * t, 0));
        assertTrue(find(1, at(BOX, 0, 0), at(BOX, 2 - 0.51 * t, 0)));
        assertEquals(-0.51 * t, place.x(), EPSILON);
    }

    @Test
    void aSingleOverlapIsLeftByTheMtv() {
        assertPlace(-0.5, 0, at(BOX, 0, 0), at(BOX, 1.5, 0.25));
        assertPlace(-0.5, 0, at(CIRCLE, 0, 0), at(CIRCLE, 1.5, 0));
        assertPlace(0, 0.75, at(CIRCLE, 0, 0), at(BOX, 0.5, -1.25));
    }

    @Test
    void aCircleLeavesACornerAlongTheLineFromIt() {
        assertPlace(-0.3, -0.4, at(CIRCLE, -0.3, -0.4), at(BOX, 1, 1));
    }

    @Test
    void inTheCornerOfTwoWallsBothAreLeft() {
        PlacedPolygon floor = at(ConvexPolygon.rectangle(10, 2), 0, -1);
        PlacedPolygon wall = at(ConvexPolygon.rectangle(2, 10), -1, 0);
        assertPlace(0.25, 0.5, at(BOX, 0.75, 0.5), floor, wall);
        assertPlace(0.25, 0.5, at(CIRCLE, 0.75, 0.5), floor, wall);
    }

    @Test
    void betweenRoundedObstaclesThePlaceIsWhereTheirArcsCross() {
        assertPlace(0, 0.7, at(POINT, 0, 0.1), at(CIRCLE, -0.6, 0), at(CIRCLE, 0.6, 0));
        assertPlace(0, -0.7, at(POINT, 0, -0.1), at(CIRCLE, -0.6, 0), at(CIRCLE, 0.6, 0));
        assertPlace(0, 0.1, at(POINT, 0, 0.5), at(CIRCLE, -0.8, 0), at(ConvexPolygon.circle(0.75f), 0.45, 0));
        assertPlace(0, 0.7, at(ConvexPolygon.circle(0.25f), 0, 0.1), at(ConvexPolygon.circle(0.75f), 0.6, 0),
                at(ConvexPolygon.circle(0.75f), -0.6, 0));
        assertPlace(-0.1, 0.1, at(POINT, -0.7, 0.5), at(CIRCLE, 0, 0), at(BOX, 0, -0.4));
        assertPlace(0.1, -0.1, at(POINT, 0.5, -0.7), at(BOX, -0.4, 0), at(CIRCLE, 0, 0));
    }

    @Test
    void theWayOutOfARowOfTilesIsAcrossIt() {
        assertPlace(0, 0.75, at(UNIT, 0, 0.25), at(UNIT, -1, 0), at(UNIT, 0, 0), at(UNIT, 1, 0));
    }

    @Test
    void aWayOutThatEndsInAnotherObstacleIsNone() {
        assertPlace(1.5, 0, at(BOX, 0, 0), at(BOX, -0.5, 0), at(BOX, -3, 0), at(BOX, 0, 3), at(BOX, 0, -3));
    }

    @Test
    void anExactGapIsAPlace() {
        assertPlace(0.25, 0, at(UNIT, -0.25, 0), at(BOX, -1.5, 0), at(BOX, 1.5, 0));
        assertPlace(0, 0.5, at(CIRCLE, 0, 2), at(BOX, -2, 3), at(BOX, 2, 3), at(BOX, 0, 0.5));
    }

    @Test
    void twoObstaclesThatTouchInOnePointLeaveAPlaceThere() {
        assertPlace(0, 0.25, at(POINT, 0, -0.25), at(CIRCLE, -1, 0), at(CIRCLE, 1, 0),
                at(ConvexPolygon.rectangle(4, 1), 0, -0.5));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.7, 1, 2.5, 4})
    void anExactGapIsAPlaceHoweverItIsTurned(double turn) {
        double cos = StrictMath.cos(turn);
        double sin = StrictMath.sin(turn);
        PlacedPolygon box = PlacedPolygon.of(UNIT, (float) (-0.25 * cos), (float) (-0.25 * sin), (float) turn);
        assertTrue(find(1, box, PlacedPolygon.of(BOX, (float) (-1.5 * cos), (float) (-1.5 * sin), (float) turn),
                PlacedPolygon.of(BOX, (float) (1.5 * cos), (float) (1.5 * sin), (float) turn)));
        assertEquals(0.25 * cos, place.x(), 1e-6);
        assertEquals(0.25 * sin, place.y(), 1e-6);
    }

    @Test
    void aSeamIsNoPlaceForWhatIsWiderThanIt() {
        ConvexPolygon splinter = ConvexPolygon.rectangle(1e-5f, 0.5f);
        double t = ShapePair.of(at(splinter, 0, 0), at(UNIT, 0.5, 0)).tolerance();
        for (double gap : new double[] {0, 0.5 * t, 0.9 * t}) {
            assertPlace(0, 0.75, at(splinter, 0.1, 0), tiles(gap));
            assertPlace(0, 0.5, at(LEVEL, 0.1, 0), tiles(gap));
            assertPlace(0, 1, at(UNIT, 0.1, 0), tiles(gap));
        }
    }

    @Test
    void aSeamIsAPlaceForWhatIsNoWider() {
        assertPlace(-0.125, 0, at(POINT, 0.125, 0), tiles(0));
        assertPlace(-0.125, 0, at(UPRIGHT, 0.125, 0), tiles(0));
    }

    @Test
    void aGapIsAPlaceForABodyThatIsWiderByAQuarterOfTheTolerance() {
        double t = ShapePair.of(at(UNIT, 0, 0), at(BOX, 1.5, 0)).tolerance();
        PlacedPolygon box = at(UNIT, -0.25, 0);
        assertTrue(find(0.3, box, at(BOX, -1.5, 0), at(BOX, 1.5 - 0.249 * t, 0)));
        assertFalse(find(0.3, box, at(BOX, -1.5, 0), at(BOX, 1.5 - 0.251 * t, 0)));
    }

    @Test
    void concentricShapesPartAlongPlusX() {
        assertPlace(2, 0, at(BOX, 0, 0), at(BOX, 0, 0));
        assertPlace(2, 0, at(CIRCLE, 0, 0), at(CIRCLE, 0, 0));
        assertPlace(1, 0, at(POINT, 3, 4), at(CIRCLE, 3, 4));
        assertPlace(0, 1, at(POINT, 0, 0), at(ConvexPolygon.hullOf(-2, 0, 2, 0).rounded(1), 0, 0));
        assertPlace(2, 0, PlacedPolygon.of(BOX, 0, 0, -1e-12), PlacedPolygon.of(BOX, 0, 0, -1e-12));
        assertPlace(2, 0, at(BOX, 1e6 + 0.1, 1e6 + 0.7), at(BOX, 1e6 + 0.1, 1e6 + 0.7));
        assertPlace(2, 0, at(CIRCLE, 1e6, 1e6 + 1e-10), at(CIRCLE, 1e6, 1e6));
    }

    @Test
    void ofEqualPlacesTheFirstPairsIsTaken() {
        PlacedPolygon wide = at(ConvexPolygon.rectangle(6, 2), 0, 0);
        PlacedPolygon high = at(ConvexPolygon.rectangle(2, 6), 0, 0);
        assertPlace(0, 2, at(BOX, 0, 0), wide);
        assertPlace(2, 0, at(BOX, 0, 0), high);
        assertPlace(2, 2, at(BOX, 0, 0), wide, high);
        PlacedPolygon right = at(BOX, 1.5, 0.5);
        PlacedPolygon left = at(BOX, -1.5, -0.5);
        assertPlace(-0.5, 1.5, at(BOX, 0, 0), right, left);
    }

    @Test
    void aPairThatCannotOverlapDoesNotNarrowTheTies() {
        PlacedPolygon segment = at(LEVEL, 0.25, 4e-7);
        double t = ShapePair.of(segment, at(BOX, 0, 0)).tolerance();
        for (PlacedPolygon other : new PlacedPolygon[] {at(POINT, 0.25, 0.25), at(LEVEL, 0.25, 0.25)}) {
            assertTrue(ShapePair.of(segment, other).tolerance() / 4 < 4e-7 && 4e-7 < t / 4);
            // The way up is shorter by 4e-7, and +X comes first.
            assertPlace(1, 0, segment, other, at(BOX, 0, 0));
        }
        // A point with rounding can overlap.
        assertPlace(0, 1 - 4e-7, segment, at(POINT.rounded(1e-4f), 0.25, 2), at(BOX, 0, 0));
    }

    @Test
    void withoutRoomWithinTheReachThereIsNone() {
        PlacedPolygon piece = at(BOX, 0, 0);
        assertFalse(find(1.999, piece, at(BOX, 0, 0)));
        assertEquals(0, place.x());
        assertEquals(0, place.y());
        assertTrue(find(2, piece, at(BOX, 0, 0)));
        assertFalse(find(0, piece, at(BOX, 0, 0)));
    }

    @Test
    void allPiecesOfABodyMoveTogether() {
        ConvexPolygon bar = ConvexPolygon.rectangle(3, 1);
        PlacedPolygon post = at(UNIT, 0, 0.25);
        // An arch of three pieces over a post: it must rise until its lintel clears the post.
        place.add(at(bar, 0, 0.5), post);
        place.add(at(UNIT, -1, -0.5), post);
        place.add(at(UNIT, 1, -0.5), post);
        assertTrue(place.find(3));
        assertEquals(0, place.x(), EPSILON);
        assertEquals(0.75, place.y(), EPSILON);
        // Under a lid it must sink until the post is above its lintel.
        PlacedPolygon lid = at(ConvexPolygon.rectangle(20, 1), 0, 1.75);
        place.add(at(bar, 0, 0.5), lid);
        assertTrue(place.find(3));
        assertEquals(-1.25, place.y(), EPSILON);
    }

    @Test
    void segmentsThatCrossPartAlongTheShorterWay() {
        assertPlace(0, 0.125, at(LEVEL, 0, 0.125), at(UPRIGHT, 0, 0));
        assertStays(at(LEVEL, 0, 0), at(LEVEL, 0.1, 0));
        assertStays(at(POINT, 0, 0), at(POINT, 0, 0));
        assertStays(at(POINT, 0, 0), at(LEVEL, 0, 0));
    }

    @Test
    void containedShapesLeaveByTheNearestSide() {
        assertPlace(4.5, 0, at(UNIT, 1, 0.5), at(ConvexPolygon.rectangle(10, 12), 0, 0));
        assertPlace(4.5, 0, at(ConvexPolygon.rectangle(10, 12), 0, 0), at(UNIT, -1, 0.5));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-3, 1, 1e4})
    void thePlaceGrowsWithTheShapes(double scale) {
        ConvexPolygon box = ConvexPolygon.rectangle((float) scale, (float) scale);
        assertTrue(find(2 * scale, at(box, 0, 0), at(box, 0.75 * scale, 0), at(box, 0, 0.5 * scale)));
        assertEquals(-0.25, place.x() / scale, 1e-6);
        assertEquals(-0.5, place.y() / scale, 1e-6);
    }

    @Test
    void farFromTheOriginThePlaceIsAsExactAsTheInput() {
        assertPlace(-0.5, -1, at(BOX, 1e6, 1e6), at(BOX, 1e6 + 1.5, 1e6), at(BOX, 1e6, 1e6 + 1));
    }

    @Test
    void nothingIsRememberedFromTheLastSearch() {
        assertPlace(0.25, 0.5, at(BOX, 0.75, 0.5), at(ConvexPolygon.rectangle(10, 2), 0, -1),
                at(ConvexPolygon.rectangle(2, 10), -1, 0));
        assertTrue(place.find(1));
        assertEquals(0.25, place.x());
        assertStays(at(BOX, 0, 0), at(BOX, 3, 0));
        place.clear();
        assertTrue(place.find(0));
    }

    @Test
    void emptyShapesAndWrongReachesAreRefused() {
        PlacedPolygon box = at(BOX, 0, 0);
        assertRefused("The shape piece is empty", () -> place.add(new PlacedPolygon(), box));
        assertRefused("The shape obstacle is empty", () -> place.add(box, new PlacedPolygon()));
        assertRefused("The reach cannot be NaN", () -> place.find(Double.NaN));
        assertRefused("The reach cannot be -1.0", () -> place.find(-1));
        assertThrows(NullPointerException.class, () -> place.add(null, box));
        assertThrows(NullPointerException.class, () -> place.add(box, null));
        assertTrue(place.find(0), "refused pairs are not added");
    }

    private static void assertRefused(String message, Runnable call) {
        Exception refused = assertThrows(IllegalArgumentException.class, call::run);
        assertTrue(refused.getMessage().startsWith(message), refused::getMessage);
    }

    @Test
    void searchesAllocateNothingOnceTheArraysHaveGrown() {
        PlacedPolygon[] obstacles = {at(BOX, 1.5, 0), at(CIRCLE, 0, 1.5), at(BOX.rounded(0.5f), -2, 0),
            at(ConvexPolygon.hullOf(-2, 0, 2, 0).rounded(0.25f), 0, -0.75)};
        PlacedPolygon[] pieces = {at(BOX, 0, 0), at(CIRCLE.rounded(0.5f), 0.5, 0)};
        Runnable search = () -> {
            for (int i = 0; i < 1000; i++) {
                place.clear();
                for (PlacedPolygon piece : pieces) {
                    for (PlacedPolygon obstacle : obstacles) {
                        place.add(piece, obstacle);
                    }
                }
                assertTrue(place.find(100));
            }
        };
        search.run();
        assertEquals(0, AllocationMeter.leastBytes(search));
    }
}
