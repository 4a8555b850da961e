package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.Buffers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColliderTest {
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);

    private final CollisionWorld world = new CollisionWorld();
    private final Collider collider = world.add("crate");

    @Test
    void idsGrowFromZero() {
        assertEquals(0, collider.getId());
        assertEquals(1, world.add(null).getId());
        assertEquals("crate", collider.getOwner());
    }

    @Test
    void aNewColliderCanMoveAndCollidesWithAll() {
        assertFalse(collider.isFixed());
        assertFalse(collider.isTrigger());
        assertFalse(collider.isContinuous());
        assertFalse(collider.isRemoved());
        assertEquals(0, collider.getPieceCount());
        assertEquals(1, collider.getCategory());
        assertEquals(-1, collider.getMask());
        assertEquals(0, collider.getGroup());
    }

    @Test
    void gettersReturnTheValuesSet() {
        collider.setPosition(3, -4);
        collider.setFixed(true);
        collider.setTrigger(true);
        collider.setContinuous(true);
        collider.setFilter(2, 5, -7);
        collider.setElevation(8.5f);
        collider.setDepthRange(-1, 2.5f);
        assertEquals(3, collider.getX());
        assertEquals(-4, collider.getY());
        assertTrue(collider.isFixed());
        assertTrue(collider.isTrigger());
        assertTrue(collider.isContinuous());
        assertEquals(2, collider.getCategory());
        assertEquals(5, collider.getMask());
        assertEquals(-7, collider.getGroup());
        assertEquals(8.5f, collider.getElevation());
        assertEquals(7.5f, collider.getMinDepth());
        assertEquals(11, collider.getMaxDepth());
    }

    @Test
    void byDefaultAColliderIsFlatAtItsElevation() {
        collider.setElevation(-3);
        assertEquals(-3, collider.getMinDepth());
        assertEquals(-3, collider.getMaxDepth());
    }

    @ParameterizedTest
    @CsvSource({"NaN, 0", "0, NaN", "NaN, NaN", "1, 0.5", "Infinity, Infinity", "-Infinity, -Infinity",
        "0, -Infinity", "Infinity, 0"})
    void aRangeOfDepthThatHoldsNoDepthIsRefusedAndChangesNothing(float min, float max) {
        collider.setDepthRange(1, 2);
        assertRefused("The range of depth of collider 0 (crate) cannot be from " + min + " to " + max,
                () -> collider.setDepthRange(min, max));
        assertEquals(1, collider.getMinDepth());
        assertEquals(2, collider.getMaxDepth());
    }

    private void assertCopyEqualsPiece(int expectedCount) {
        PlacedPolygon copy = new PlacedPolygon();
        assertSame(copy, collider.copyPiece(0, copy));
        assertEquals(expectedCount, copy.count());
        PlacedPolygon shown = collider.getPiece(0);
        assertEquals(shown.count(), copy.count());
        assertEquals(shown.minX(), copy.minX());
        assertEquals(shown.maxY(), copy.maxY());
        assertEquals(shown.cos(), copy.cos());
        assertEquals(shown.largestCoordinate(), copy.largestCoordinate());
    }

    @Test
    void copyPieceCopiesThePlacedPiece() {
        collider.setShape(BOX);
        assertCopyEqualsPiece(0);
        collider.setPosition(3, 4);
        collider.setRotation(0.6, 0.8);
        world.step();
        assertCopyEqualsPiece(4);
        assertEquals(3 + 1.4, collider.getPiece(0).maxX(), 1e-12);
        collider.setPosition(5, 5);
        collider.setShape(ConvexPolygon.regular(3, 1));
        assertCopyEqualsPiece(4);
        world.step();
        assertCopyEqualsPiece(3);
        world.remove(collider);
        assertCopyEqualsPiece(3);
        world.step();
        assertCopyEqualsPiece(3);
        assertThrows(IndexOutOfBoundsException.class, () -> collider.copyPiece(1, new PlacedPolygon()));
        assertThrows(NullPointerException.class, () -> collider.copyPiece(0, null));
    }

    @Test
    void aRemovedColliderKeepsItsPlacedPiece() {
        collider.setShape(BOX);
        collider.setPosition(3, 4);
        world.step();
        collider.setShape(ConvexPolygon.regular(3, 1));
        world.remove(collider);
        world.step();
        Collider next = world.add("next");
        next.setShape(ConvexPolygon.regular(5, 1));
        world.step();
        assertEquals(4, collider.getPiece(0).count());
        assertEquals(2, collider.getPiece(0).minX());
        assertCopyEqualsPiece(4);
    }

    @Test
    void settingShapesInEachStepAllocatesNothing() {
        ConvexPolygon[][] shapes = {{BOX}, {ConvexPolygon.regular(3, 1)}, {ConvexPolygon.regular(7, 1)}};
        Collider[] crowd = new Collider[300];
        for (int i = 0; i < crowd.length; i++) {
            crowd[i] = world.add(null);
            crowd[i].setPosition(3 * i, 0);
        }
        int[] turn = {0};
        Runnable step = () -> {
            for (int i = 0; i < crowd.length; i++) {
                crowd[i].setShape(shapes[(i + turn[0]) % shapes.length]);
            }
            turn[0]++;
            world.step();
        };
        for (int i = 0; i < 200; i++) {
            step.run();
        }
        assertEquals(0, AllocationMeter.leastBytes(step));
    }

    @Test
    void aChangedPoseMovesThePiecesAtTheNextStep() {
        collider.setShape(BOX);
        world.step();
        PlacedPolygon piece = collider.getPiece(0);
        assertEquals(-1, piece.minX());
        collider.setPosition(10, 20);
        assertEquals(-1, piece.minX());
        world.step();
        assertSame(piece, collider.getPiece(0));
        assertEquals(9, piece.minX());
        assertEquals(21, piece.maxY());
        collider.setAngle(Math.PI / 4);
        world.step();
        assertEquals(10 + Math.sqrt(2), collider.getPiece(0).maxX(), 1e-12);
    }

    @Test
    void getAngleReturnsTheAngleWithoutWholeTurns() {
        collider.setAngle(1.25);
        assertEquals(1.25, collider.getAngle(), 1e-15);
        collider.setAngle(2 * Math.PI + 0.5);
        assertEquals(0.5, collider.getAngle(), 1e-14);
        collider.setRotation(-1, 0);
        assertEquals(Math.PI, collider.getAngle());
        world.remove(collider);
        world.step();
        assertEquals(Math.PI, collider.getAngle());
    }

    @Test
    void aPieceIsPlacedRelativeToThePose() {
        collider.setPieceCount(2);
        collider.setPiece(0, Buffers.of(BOX), 5, 0);
        collider.setPiece(1, Buffers.of(BOX), 0, 0);
        collider.setPosition(100, 0);
        collider.setAngle(Math.PI / 2);
        world.step();
        assertEquals(99, collider.getPiece(0).minX(), 1e-12);
        assertEquals(4, collider.getPiece(0).minY(), 1e-12);
        assertEquals(-1, collider.getPiece(1).minY(), 1e-12);
    }

    @Test
    void anIndexBeyondTheLastPieceIsRefused() {
        collider.setPieceCount(2);
        assertThrows(IndexOutOfBoundsException.class, () -> collider.getPiece(2));
        assertThrows(IndexOutOfBoundsException.class, () -> collider.getPiece(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> collider.setPiece(2, Buffers.of(BOX), 0, 0));
        collider.setPieceCount(1);
        assertThrows(IndexOutOfBoundsException.class, () -> collider.getPiece(1));
        assertMessage("-1 pieces", IllegalArgumentException.class, () -> collider.setPieceCount(-1));
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void aPoseThatIsNotFiniteIsRefusedByNameAndValue(double bad) {
        collider.setShape(BOX);
        assertRefused("x of collider 0 (crate) cannot be " + bad, () -> collider.setPosition(bad, 0));
        assertRefused("y of collider 0 (crate) cannot be " + bad, () -> collider.setPosition(0, bad));
        assertRefused("angle of collider 0 (crate) cannot be " + bad, () -> collider.setAngle(bad));
        assertRefused("Piece 0 of collider 0 (crate) cannot be placed at (" + bad + ", 0.0)",
                () -> collider.setPiece(0, Buffers.of(BOX), bad, 0));
        assertRefused("Piece 0 of collider 0 (crate) cannot be placed at (0.0, " + bad + ")",
                () -> collider.setPiece(0, Buffers.of(BOX), 0, bad));
        world.step();
        assertEquals(-1, collider.getPiece(0).minX());
        assertEquals(1, collider.getPiece(0).maxY());
    }

    static Stream<Executable> changes() {
        CollisionWorld world = new CollisionWorld();
        Collider gone = world.add("ghost");
        gone.setShape(BOX);
        world.step();
        world.remove(gone, ExitReason.REMOVED);
        return Stream.of(() -> gone.setShape(BOX), () -> gone.setPieceCount(1),
                () -> gone.setPiece(0, Buffers.of(BOX), 0, 0), () -> gone.setPosition(1, 1), () -> gone.setAngle(1),
                () -> gone.setFixed(true), () -> gone.setTrigger(true), () -> gone.setFilter(1, 1, 1),
                () -> gone.setElevation(1), () -> gone.setDepthRange(0, 1), () -> gone.setContinuous(true),
                gone::teleport);
    }

    @ParameterizedTest
    @MethodSource("changes")
    void aRemovedColliderCannotBeChanged(Executable change) {
        assertMessage("Collider 0 (ghost) was removed", IllegalStateException.class, change);
    }

    @Test
    void gettersOfARemovedColliderStillWork() {
        collider.setShape(BOX);
        collider.setPosition(3, 4);
        world.step();
        world.remove(collider, ExitReason.REMOVED);
        world.step();
        assertTrue(collider.isRemoved());
        assertEquals(3, collider.getX());
        assertEquals(1, collider.getPieceCount());
        assertEquals(2, collider.getPiece(0).minX());
    }

    @Test
    void aRemovedColliderDoesNotGetItsPendingShape() {
        collider.setShape(BOX);
        world.step();
        collider.setShape(ConvexPolygon.regular(5, 1));
        world.remove(collider, ExitReason.REMOVED);
        world.step();
        assertEquals(4, collider.getPiece(0).count());
    }

    @Test
    void anAddedPieceIsEmptyUntilItIsPlaced() {
        collider.setShape(BOX, BOX);
        world.step();
        collider.setPieceCount(1);
        world.step();
        collider.setShape(BOX, BOX);
        assertEquals(0, collider.getPiece(1).count());
        world.step();
        assertEquals(4, collider.getPiece(1).count());
    }

    private static void assertRefused(String message, Executable call) {
        assertMessage(message, IllegalArgumentException.class, call);
    }

    private static void assertMessage(String part, Class<? extends Exception> type, Executable call) {
        String message = assertThrows(type, call).getMessage();
        assertTrue(message.contains(part), () -> '"' + message + "\" does not contain \"" + part + '"');
    }
}
