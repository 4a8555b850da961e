package org.jmesat.control;

import static org.jmesat.control.PushApartPile.LOAD;
import static org.jmesat.control.PushApartPile.SETTLED;
import static org.jmesat.control.PushApartPile.STILL;
import static org.jmesat.control.PushApartPile.TICKS;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Cylinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jmesat.control.PushApartPile.Order;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Boxes pressed into a corner, down and to the left, at every tick; all cases in XY, and the essential ones in the
 * other planes. {@code -Djmesat.print=true} prints the measured numbers.
 */
class PushApartStackTest {
    private static final boolean PRINT = Boolean.getBoolean("jmesat.print");

    private static void print(String name, PushApartPile pile) {
        if (PRINT) {
            System.out.printf("%-50s last moved in tick %4d; in ticks %d to %d by at most %.1e per tick, %.1e in all;"
                    + " deepest before a push %.1e%n", name, pile.lastMoved, SETTLED + 1, pile.ticks,
                    pile.greatestStep, pile.drift, pile.deepestContact);
        }
    }

    private static void printOverlap(PushApartPile pile) {
        if (PRINT) {
            System.out.printf("%50s after the tick %.1e%n", "overlap", pile.greatestOverlap);
        }
    }

    private static void assertSettles(String name, PushApartPile pile) {
        print(name, pile);
        printOverlap(pile);
        assertAll(name,
                () -> assertEquals(TICKS, pile.ticks),
                () -> assertTrue(pile.greatestStep <= STILL, () -> "moved by " + pile.greatestStep),
                () -> assertTrue(pile.drift <= STILL, () -> "drifted by " + pile.drift),
                () -> assertTrue(pile.greatestOverlap <= STILL, () -> "overlaps by " + pile.greatestOverlap));
    }

    static Stream<Arguments> ordersInXyAndOneInEachOtherPlane() {
        return Stream.concat(Stream.of(Order.values()).map(order -> arguments(ProjectionPlane.XY, order)),
                Stream.of(ProjectionPlane.XZ, ProjectionPlane.YZ).map(plane -> arguments(plane, Order.SHUFFLED)));
    }

    @ParameterizedTest
    @MethodSource("ordersInXyAndOneInEachOtherPlane")
    void aColumnOfEightSettles(ProjectionPlane plane, Order order) {
        try (PushApartPile pile = new PushApartPile(plane)) {
            pile.column(8);
            pile.build(order, 8);
            pile.run();
            assertSettles("column of 8, " + plane + ", " + order, pile);
            for (int i = 0; i < 8; i++) {
                Vector3f place = pile.scene.at(pile.bodies.get(i));
                assertEquals(0.5, place.x, STILL);
                assertEquals(0.5 + i, place.y, 8 * STILL);
                assertEquals(0f, place.z);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ordersInXyAndOneInEachOtherPlane")
    void aPyramidOfTenSettles(ProjectionPlane plane, Order order) {
        try (PushApartPile pile = new PushApartPile(plane)) {
            pile.pyramid(4);
            pile.build(order, 10);
            pile.run();
            assertSettles("pyramid of 10, " + plane + ", " + order, pile);
        }
    }

    @Test
    void aPyramidOfTwentyEightSettles() {
        try (PushApartPile pile = new PushApartPile()) {
            pile.pyramid(7);
            pile.build(Order.SHUFFLED, 28);
            pile.run();
            assertSettles("pyramid of 28, SHUFFLED", pile);
        }
    }

    /** The column is higher than the row along which a push is handed on. */
    @ParameterizedTest
    @EnumSource
    void aColumnOfTwentyEightSettles(Order order) {
        try (PushApartPile pile = new PushApartPile()) {
            pile.column(28);
            pile.build(order, 28);
            pile.run();
            assertSettles("column of 28, " + order, pile);
        }
    }

    @ParameterizedTest
    @CsvSource({"XY, 0.5, 1", "XY, -2.3, 4", "XY, 1.5707964, 0.25", "XZ, -2.3, 4", "YZ, 0.5, 1"})
    void aPyramidSettlesUnderATurnedAndScaledParent(ProjectionPlane plane, float angle, float scale) {
        try (PushApartPile pile = new PushApartPile(plane)) {
            pile.pyramid(4);
            pile.scene.place(pile.frame, 3, -2, 1);
            pile.scene.turn(pile.frame, angle);
            pile.frame.setLocalScale(scale);
            pile.build(Order.SHUFFLED, 4);
            pile.run();
            assertSettles("pyramid of 10, " + plane + ", turned by " + angle + ", scaled by " + scale, pile);
            pile.bodies.forEach(cube -> assertEquals(0, pile.scene.at(cube).z));
        }
    }

    /** The simplest possible handler, for comparison: the pyramid does not settle with it. */
    private static final class HalfOfEachMtv extends CollisionScript {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
            onCollisionStay(event);
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            event.pushOut(event.getOther().getControl(ColliderControl.class) == null ? 0.5f : 1);
        }
    }

    @Test
    void aPyramidDoesNotSettleByHalfOfEachMtv() {
        try (PushApartPile pile = new PushApartPile()) {
            pile.pyramid(4);
            for (Geometry cube : pile.bodies) {
                cube.removeControl(PushApart.class);
                cube.addControl(new HalfOfEachMtv());
            }
            pile.build(Order.SHUFFLED, 10);
            pile.run();
            print("pyramid of 10, half of each MTV instead", pile);
            printOverlap(pile);
            assertTrue(pile.greatestStep > LOAD / 2, () -> "moved by " + pile.greatestStep);
        }
    }

    /** Thirty six-sided prisms in a bin; without friction they would slide apart on an open floor. */
    private static PushApartPile hexagonsInABin() {
        PushApartPile pile = new PushApartPile();
        for (int i = 0; i < 30; i++) {
            pile.add(pile.scene.geometry("hexagon " + i, new Cylinder(2, 6, 0.5f, 1, true),
                    1 + 1.1f * (i % 5) + 0.03f * (i / 5), 1 + 1.1f * (i / 5)), new PushApart());
        }
        pile.scene.step(() -> pile.frame.attachChild(pile.fixed("right wall", 1, 30, 7, 29)));
        pile.build(Order.SHUFFLED, 30);
        return pile;
    }

    @Test
    void aHeapOfHexagonsSettlesUnderItsWeight() {
        try (PushApartPile pile = hexagonsInABin()) {
            pile.loadX = 0;
            pile.run();
            print("heap of 30 hexagons, pressed down only", pile);
            assertTrue(pile.greatestStep <= STILL, () -> "moved by " + pile.greatestStep);
            assertTrue(pile.drift <= STILL, () -> "drifted by " + pile.drift);
            assertTrue(pile.deepestContact <= LOAD + STILL, () -> "a depth of " + pile.deepestContact);
        }
    }

    /**
     * The heap does not come to rest, a limit that the documentation names. It stays in the bin without deep overlaps.
     */
    @Test
    void aHeapOfHexagonsPressedAtAnAngleStaysInTheBin() {
        try (PushApartPile pile = hexagonsInABin()) {
            pile.run();
            print("heap of 30 hexagons, pressed down and to the left", pile);
            assertTrue(pile.deepestContact < 0.4, () -> "a depth of " + pile.deepestContact);
            for (Geometry hexagon : pile.bodies) {
                Vector3f place = hexagon.getLocalTranslation();
                assertTrue(place.x > 0.2f && place.x < 5.8f && place.y > 0.2f && place.y < 9, () -> "at " + place);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theSameRunGivesTheSameBitsInEachPlane(ProjectionPlane plane) {
        assertEquals(positionsOfAHeap(ProjectionPlane.XY), positionsOfAHeap(plane));
    }

    /** Cubes that overlap at the start, so that many pushes are needed. */
    private static List<Integer> positionsOfAHeap(ProjectionPlane plane) {
        Random random = new Random(11);
        List<Integer> bits = new ArrayList<>();
        try (PushApartPile pile = new PushApartPile(plane)) {
            for (int i = 0; i < 25; i++) {
                pile.add(1 + 4 * random.nextFloat(), 1 + 4 * random.nextFloat());
            }
            pile.build(Order.SHUFFLED, 11);
            for (int i = 0; i < 100; i++) {
                pile.scene.frame();
                for (Geometry cube : pile.bodies) {
                    Vector3f place = pile.scene.at(cube);
                    bits.add(Float.floatToRawIntBits(place.x));
                    bits.add(Float.floatToRawIntBits(place.y));
                }
            }
        }
        return bits;
    }
}
