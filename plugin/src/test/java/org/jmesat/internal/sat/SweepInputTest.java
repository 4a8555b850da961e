package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.SweepPair;
import org.jmesat.testing.SweepPairs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SweepInputTest {
    private static final PolygonBuffer BOX = Buffers.of(ConvexPolygon.rectangle(2, 2));

    private final PairSweep sweep = new PairSweep();
    private final Impact impact = new Impact();
    private final Motion rest = new Motion();

    @ParameterizedTest
    @ValueSource(doubles = {0, -0.0, -1, -1e-300, 1.0000001, 2, Double.NaN, Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY})
    void aTimeThatIsNotPositiveOrBeyondTheTickIsRefused(double until) {
        sweep.test(BOX, rest, BOX, rest, impact);
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class,
                () -> sweep.test(BOX, rest, BOX, rest, until, impact));
        assertTrue(refused.getMessage().endsWith("not " + until), refused.getMessage());
        assertEquals(Impact.State.OVERLAPPING, impact.state());
        assertEquals(2, impact.penetration().depth());
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e39, -1e300})
    void aPoseThatIsNotFiniteOrTooLargeIsRefused(double value) {
        String[] names = {"x at the start", "y at the start", "angle at the start", "x at the end", "y at the end",
            "angle at the end"};
        Motion motion = new Motion();
        motion.set(1, 2, 3, 4, 5, 6);
        for (int i = 0; i < names.length; i++) {
            double[] p = {7, 8, 9, 10, 11, 12};
            p[i] = value;
            IllegalArgumentException refused = assertThrows(IllegalArgumentException.class,
                    () -> motion.set(p[0], p[1], p[2], p[3], p[4], p[5]));
            assertTrue(refused.getMessage().contains(names[i]), refused.getMessage());
            assertTrue(refused.getMessage().endsWith("not " + value), refused.getMessage());
        }
        assertEquals(1, motion.x(0));
        assertEquals(2, motion.y(0));
        assertEquals(3, motion.angle(0));
        assertEquals(4, motion.x(1));
        assertEquals(5, motion.y(1));
        assertEquals(6, motion.angle(1));
    }

    @Test
    void anEmptyShapeIsRefused() {
        PolygonBuffer empty = new PolygonBuffer();
        assertTrue(assertThrows(IllegalArgumentException.class, () -> sweep.test(empty, rest, BOX, rest, impact))
                .getMessage().contains("Shape A"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> sweep.test(BOX, rest, empty, rest, impact))
                .getMessage().contains("Shape B"));
        assertEquals(Impact.State.MISS, impact.state());
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 1.1, Double.NaN})
    void noShapeIsPlacedOutsideTheTick(double time) {
        PlacedPolygon placed = new PlacedPolygon();
        ShapeCopy.copy(BOX, placed);
        placed.place(3, 4, 1, 0);
        assertTrue(assertThrows(IllegalArgumentException.class, () -> rest.place(time, placed)).getMessage()
                .endsWith("not " + time));
        assertEquals(3, placed.centerX());
    }

    @Test
    void aMotionHasConstantVelocity() {
        Motion motion = new Motion();
        motion.set(1, -2, 3, 5, 6, -3);
        assertEquals(2, motion.x(0.25));
        assertEquals(0, motion.y(0.25));
        assertEquals(1.5, motion.angle(0.25));
        assertEquals(-6, motion.turn());
        PlacedPolygon placed = new PlacedPolygon();
        PolygonBuffer shifted = new PolygonBuffer();
        shifted.set(BOX, 1, 0);
        ShapeCopy.copy(shifted, placed);
        motion.place(0.25, placed);
        assertEquals(2 + StrictMath.cos(1.5), placed.centerX());
        assertEquals(StrictMath.sin(1.5), placed.centerY());
    }

    @Test
    void aNewImpactIsAMiss() {
        assertEquals(Impact.State.MISS, impact.state());
        assertEquals(1, impact.time());
        assertEquals(0, impact.penetration().depth());
    }

    @Test
    void aResultDoesNotDependOnEarlierSweeps() {
        SweepPairs pairs = new SweepPairs(99);
        Impact again = new Impact();
        for (int i = 0; i < 500; i++) {
            SweepPair pair = pairs.get(i);
            sweep.test(pair.a(), pair.motionA(), pair.b(), pair.motionB(), impact);
            new PairSweep().test(pair.a(), pair.motionA(), pair.b(), pair.motionB(), again);
            assertEquals(impact.state(), again.state(), pair::toString);
            assertEquals(impact.time(), again.time(), pair::toString);
            assertEquals(impact.normalX(), again.normalX(), pair::toString);
            assertEquals(impact.normalY(), again.normalY(), pair::toString);
        }
    }

    /** Newer JDKs allocate in StrictMath.sin itself, until it is compiled: 72 bytes on JDK 25, none on JDK 17. */
    @Test
    @EnabledForJreRange(max = JRE.JAVA_20)
    void aSweepAllocatesNothing() {
        SweepPairs pairs = new SweepPairs(7);
        int count = 130;
        SweepPair[] all = new SweepPair[count];
        Motion[] motions = new Motion[2 * count];
        for (int i = 0; i < count; i++) {
            all[i] = pairs.get(i);
            motions[2 * i] = all[i].motionA();
            motions[2 * i + 1] = all[i].motionB();
        }
        Runnable sweeps = () -> {
            for (int i = 0; i < count; i++) {
                sweep.test(all[i].a(), motions[2 * i], all[i].b(), motions[2 * i + 1], impact);
            }
        };
        for (int i = 0; i < 20; i++) {
            sweeps.run();
        }
        assertEquals(0, AllocationMeter.leastBytes(sweeps));
    }
}
