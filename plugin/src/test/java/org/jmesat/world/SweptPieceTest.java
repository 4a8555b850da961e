package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SweptPieceTest {
    private final CollisionWorld world = new CollisionWorld();
    private final CollisionSnapshot snapshot = new CollisionSnapshot();
    private final SnapshotWindow window = new SnapshotWindow();
    private final SweptPiece piece = new SweptPiece();
    private final Collider bullet = world.add("bullet");

    @BeforeEach
    void shape() {
        snapshot.setSweepsCopied(true);
        bullet.setShape(ConvexPolygon.rectangle(2, 1));
        bullet.setContinuous(true);
    }

    private int count() {
        snapshot.update(world, window);
        return snapshot.sweptPieceCount();
    }

    @Test
    void aContinuousColliderThatMovesHasAPath() {
        world.step();
        assertEquals(0, count());
        bullet.setPosition(100, 20);
        bullet.setElevation(3);
        world.step();
        assertEquals(1, count());
        assertSame(piece, snapshot.sweptPiece(0, piece));
        assertSame(bullet, piece.collider());
        assertEquals(0, piece.piece());
        assertEquals(3, piece.elevation());
        assertEquals(100, piece.moveX());
        assertEquals(20, piece.moveY());
        assertEquals(0, piece.turn());
        assertEquals(4, piece.count());
        assertEquals(25, piece.x(0.25));
        assertEquals(5, piece.y(0.25));
        assertEquals(-1, piece.vertexX(0, 0));
        assertEquals(99, piece.vertexX(0, 1));
        assertEquals(-0.5, piece.vertexY(0, 0));
        assertEquals(19.5, piece.vertexY(0, 1));
        world.step();
        assertEquals(0, count());
    }

    @Test
    void aTeleportedAndAnOrdinaryColliderHaveNoPath() {
        Collider ordinary = world.add("ordinary");
        ordinary.setShape(ConvexPolygon.rectangle(1, 1));
        world.step();
        ordinary.setPosition(5, 5);
        bullet.setPosition(7, 7);
        bullet.teleport();
        world.step();
        ordinary.setContinuous(true);
        assertEquals(0, count());
    }

    @Test
    void aSnapshotHasNoPathsUnlessAsked() {
        world.step();
        bullet.setPosition(1, 1);
        world.step();
        assertEquals(1, count());
        snapshot.setSweepsCopied(false);
        assertEquals(0, count());
        assertThrows(IndexOutOfBoundsException.class, () -> snapshot.sweptPiece(0, piece));
    }

    @Test
    void aPathThatCrossesTheWindowIsSeenThoughBothEndsAreOutside() {
        bullet.setPosition(-50, 0);
        world.step();
        bullet.setPosition(50, 0);
        world.step();
        window.set(-5, 0.5, 5, 9);
        assertEquals(1, count());
        assertEquals(0, snapshot.outlineCount());
        window.set(-5, Math.nextUp(0.5), 5, 9);
        assertEquals(0, count());
        window.set(51.5, -9, 60, 9);
        assertEquals(0, count());
    }

    @Test
    void theSweepStartsWhereTheGameHasSetIt() {
        world.step();
        bullet.setPosition(10, 0);
        bullet.setSweepStart(4, 3, 0, 1);
        world.step();
        count();
        snapshot.sweptPiece(0, piece);
        assertEquals(4, piece.x(0));
        assertEquals(3, piece.y(0));
        assertEquals(-Math.PI / 2, piece.turn(), 1e-15);
        assertEquals(4.5, piece.vertexX(0, 0), 1e-15);
        assertEquals(2, piece.vertexY(0, 0), 1e-15);
    }

    /** Compared with pieces that {@link Motion} places. */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0", "3, 1000000", "4, -1000000"})
    void theOutlineAtAnyTimeIsThatOfThePieceMovedByTheMotion(long seed, double origin) {
        Random random = new Random(seed);
        bullet.setShape(ConvexPolygon.rectangle(2, 1), ConvexPolygon.of(0, 0, 3, 0, 1, 4), ConvexPolygon.circle(0.5f));
        for (int tick = 0; tick < 100; tick++) {
            bullet.setPosition(origin + 10 * random.nextDouble(), origin + 10 * random.nextDouble());
            bullet.setAngle(7 * random.nextDouble());
            world.step();
            window.set(origin + 10 * random.nextDouble(), origin, origin + 20, origin + 10 * random.nextDouble());
            count();
            Motion motion = bullet.computeMotion(new Motion());
            int sweep = 0;
            for (int i = 0; i < 3 && tick > 0; i++) {
                boolean listed = sweep < snapshot.sweptPieceCount() && snapshot.sweptPiece(sweep, piece).piece() == i;
                String label = "seed " + seed + ", tick " + tick + ", piece " + i + ", window " + window;
                for (double time = 0; time <= 1; time += 0.125) {
                    PlacedPolygon expected = bullet.copyPiece(i, new PlacedPolygon());
                    motion.place(time, expected);
                    assertTrue(listed || !window.meets(expected.minX(), expected.minY(), expected.maxX(),
                            expected.maxY()), label);
                    if (listed && expected.rounding() == 0) {
                        requireOutline(expected, time, label);
                    }
                }
                sweep += listed ? 1 : 0;
            }
            assertEquals(sweep, snapshot.sweptPieceCount());
        }
    }

    private void requireOutline(PlacedPolygon expected, double time, String label) {
        double[] xy = Outline.of(expected);
        assertEquals(xy.length / 2, piece.count(), label);
        double slack = 1e-13 + 4e-16 * Math.abs(xy[0]);
        for (int i = 0; i < piece.count(); i++) {
            assertEquals(xy[2 * i], piece.vertexX(i, time), slack, label);
            assertEquals(xy[2 * i + 1], piece.vertexY(i, time), slack, label);
        }
    }

    @Test
    void aTimeOutsideTheStepIsRefused() {
        world.step();
        bullet.setPosition(1, 1);
        world.step();
        count();
        snapshot.sweptPiece(0, piece);
        for (double bad : new double[] {-0.1, 1.1, Double.NaN}) {
            String message = assertThrows(IllegalArgumentException.class, () -> piece.x(bad)).getMessage();
            assertTrue(message.contains(String.valueOf(bad)), message);
            assertThrows(IllegalArgumentException.class, () -> piece.vertexY(0, bad));
        }
        assertThrows(IndexOutOfBoundsException.class, () -> piece.vertexX(4, 0));
    }

    @Test
    void bodiesTooFarAwayToBeSweptHaveNoPath() {
        bullet.setPosition(1e100, 0);
        world.step();
        bullet.setPosition(2e100, 0);
        world.step();
        assertEquals(0, count());
    }
}
