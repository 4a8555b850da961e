package org.jmesat.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.HardPair.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HardPairsTest {
    private static final long SEED = 4711;
    private static final int PAIRS = 20_000;

    private final ExactDistance distance = new ExactDistance();

    @Test
    void theSameSeedGivesTheSamePairs() {
        HardPairs pairs = HardPairs.random(SEED);
        HardPairs again = HardPairs.random(SEED);
        for (int i = 0; i < PAIRS; i++) {
            assertEquals(pairs.next().toString(), again.next().toString());
        }
    }

    @Test
    void anotherSeedGivesOtherPairs() {
        HardPair pair = HardPairs.roundRobin(SEED).next();
        HardPair other = HardPairs.roundRobin(SEED + 1).next();

        assertNotEquals(pair.poseB(), other.poseB());
    }

    @Test
    void neighbouringRoundsHaveDifferentNumbers() {
        HardPairs pairs = HardPairs.roundRobin(0);
        Set<Double> angles = new HashSet<>();
        for (int i = 0; i < 2000; i++) {
            HardPair pair = pairs.next(Kind.SIMILAR_SIZE);
            assertTrue(angles.add(pair.poseA().angle()) && angles.add(pair.poseB().angle()), pair::toString);
        }
    }

    @Test
    void aRoundCanBeRepeatedWithoutEarlierRounds() {
        for (HardPairs pairs : new HardPairs[] {HardPairs.random(SEED), HardPairs.roundRobin(SEED)}) {
            for (int i = 0; i < 1000; i++) {
                HardPair pair = pairs.next();
                assertEquals(pair.toString(),
                        HardPairs.random(pair.seed()).goTo(pair.round()).next(pair.kind()).toString());
            }
        }
        assertThrows(IllegalArgumentException.class, () -> HardPairs.random(SEED).goTo(-1));
    }

    @Test
    void theKindsTakeTurns() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < 3; i++) {
            for (Kind kind : Kind.values()) {
                assertEquals(kind, pairs.next().kind());
            }
        }
    }

    @Test
    void randomPairsAreOfEveryKind() {
        Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
        HardPairs pairs = HardPairs.random(SEED);
        for (int i = 0; i < PAIRS; i++) {
            counts.merge(pairs.next().kind(), 1, Integer::sum);
        }
        assertEquals(EnumSet.allOf(Kind.class), counts.keySet());
        counts.values().forEach(count -> assertEquals(PAIRS / Kind.values().length, count, 200));
    }

    @Test
    void aboutHalfOfThePairsOfSimilarSizeOverlap() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        int overlapping = 0;
        for (int i = 0; i < PAIRS; i++) {
            HardPair pair = pairs.next(Kind.SIMILAR_SIZE);
            overlapping += distance.between(pair.exactA(), pair.exactB()).isBelow(0) ? 1 : 0;
        }
        assertEquals(0.5, overlapping / (double) PAIRS, 0.15);
    }

    @Test
    void atMostOneInAHundredHasOver32Vertices() {
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        int[] counts = new int[2];
        int most = 0;
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < PAIRS; i++) {
            HardPair pair = pairs.next();
            int count = Math.max(pair.a().getVertexCount(), pair.b().getVertexCount());
            most = Math.max(most, count);
            if (count > 32) {
                counts[0]++;
                kinds.add(pair.kind());
            } else if (count > 16) {
                counts[1]++;
            }
        }
        assertTrue(counts[0] <= PAIRS / 100 && counts[0] > PAIRS / 200, counts[0] + " with over 32");
        assertTrue(counts[1] > PAIRS / 50, counts[1] + " with 17 to 32");
        assertTrue(most > 150 && most <= 200, "most: " + most);
        assertTrue(kinds.size() > 8, kinds::toString);
    }

    @Test
    void concentricShapesHaveTheSamePosition() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < 2000; i++) {
            HardPair pair = pairs.next(Kind.CONCENTRIC);
            assertEquals(pair.poseA().x(), pair.poseB().x(), pair::toString);
            assertEquals(pair.poseA().y(), pair.poseB().y(), pair::toString);
        }
    }

    @Test
    void smallAndFarPairsHaveTheirCoordinates() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < 2000; i++) {
            HardPair small = pairs.next(Kind.SMALL_SCALE);
            assertTrue(largestCoordinate(small.exactA()) < 0.02, small::toString);
            assertTrue(largestCoordinate(small.exactB()) < 0.02, small::toString);
            HardPair far = pairs.next(Kind.FAR_AWAY);
            assertEquals(1e6, largestCoordinate(far.exactA()), 0.6e6, far::toString);
            assertEquals(1e6, largestCoordinate(far.exactB()), 0.6e6, far::toString);
        }
    }

    @Test
    void aContainedShapeIsInside() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < 2000; i++) {
            HardPair pair = pairs.next(Kind.CONTAINED);
            ExactShape a = pair.exactA();
            ExactShape b = pair.exactB();
            assertTrue(isInside(a, b) || isInside(b, a), pair::toString);
        }
    }

    /** Whether all vertices of one are in the other. */
    private boolean isInside(ExactShape inner, ExactShape outer) {
        for (int i = 0; i < inner.count(); i++) {
            ExactShape vertex = ExactShape.of(ConvexPolygon.hullOf(0, 0),
                    inner.exactX(i).doubleValue(), inner.exactY(i).doubleValue(), 1, 0);
            if (distance.between(vertex, outer).exceeds(0)) {
                return false;
            }
        }
        return true;
    }

    @ParameterizedTest
    @EnumSource(names = {"VERTEX_TO_EDGE", "VERTEX_TO_VERTEX", "EDGE_TO_EDGE"})
    void someContactsAreExactAndOthersNear(Kind kind) {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        int pairCount = 2000;
        int[] sides = new int[3];
        for (int i = 0; i < pairCount; i++) {
            HardPair pair = pairs.next(kind);
            distance.between(pair.exactA(), pair.exactB());
            double largest = Math.max(largestCoordinate(pair.exactA()), largestCoordinate(pair.exactB()));
            double few = 16 * Math.ulp((float) largest);
            assertTrue(distance.exceeds(-few) && distance.isBelow(few), pair::toString);
            sides[1 + distance.compareWith(0)]++;
        }
        for (int count : sides) {
            assertTrue(count > pairCount / 20, () -> describe(kind, sides));
        }
    }

    private static String describe(Kind kind, int[] sides) {
        return kind + ": " + sides[0] + " overlap, " + sides[1] + " touch, " + sides[2] + " are apart";
    }

    private static double largestCoordinate(ExactShape shape) {
        double largest = 0;
        for (int i = 0; i < shape.count(); i++) {
            largest = Math.max(largest, Math.max(Math.max(Math.abs(shape.lowX(i)), Math.abs(shape.lowY(i))),
                    Math.max(Math.abs(shape.highX(i)), Math.abs(shape.highY(i)))));
        }
        return largest;
    }

    @ParameterizedTest
    @EnumSource(names = {"SLIVERS", "DIFFERENT_SIZES", "POINTS_AND_SEGMENTS", "ON_GRID", "PARALLEL_EDGES",
        "SMALL_SCALE", "FAR_AWAY"})
    void someOverlapSomeTouchAndSomeAreApart(Kind kind) {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        int pairCount = 2000;
        int[] sides = new int[3];
        for (int i = 0; i < pairCount; i++) {
            HardPair pair = pairs.next(kind);
            sides[1 + distance.between(pair.exactA(), pair.exactB()).compareWith(0)]++;
        }
        for (int count : sides) {
            assertTrue(count > pairCount / 100, () -> describe(kind, sides));
        }
    }

    @Test
    void everyShapeIsAHullOfThePlugin() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < 2000; i++) {
            HardPair pair = pairs.next();
            ExactShape exact = pair.exactB();
            for (int k = 0; k < exact.count(); k++) {
                assertTrue(exact.lowX(k) <= pair.placedB().x()[k] && pair.placedB().x()[k] <= exact.highX(k),
                        pair::toString);
                assertTrue(exact.lowY(k) <= pair.placedB().y()[k] && pair.placedB().y()[k] <= exact.highY(k),
                        pair::toString);
            }
        }
    }
}
