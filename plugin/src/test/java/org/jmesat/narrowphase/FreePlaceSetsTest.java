package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.FreePlaceSet.Kind;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The free place of random bodies among random obstacles: it is free by {@link ShapePair}, and no shorter way is found
 * by JTS, by sampling, or on a grid by trying all crossings.
 *
 * <p>{@code -Djmesat.freeplace.sets=1000000} sets the number of sets, {@code -Djmesat.freeplace.seed} the seed.
 */
class FreePlaceSetsTest {
    private static final int SETS = Integer.getInteger("jmesat.freeplace.sets", Rounds.of(3_000));
    private static final long SEED = Long.getLong("jmesat.freeplace.seed", 1);
    private static final int SETS_A_SEED = Math.min(SETS, 10_000);

    private final FreePlace place = new FreePlace();
    private final ShapePair pair = new ShapePair();
    private FreePlaceSet set;
    private double size;
    private double tie;
    /**
     * A quarter of the least tolerance of all pairs that can overlap: places whose distances differ by less are equally
     * near. A pair that cannot overlap does not count, because {@link FreePlace} ignores it.
     */
    private double quarter;
    private boolean found;
    private double length;

    static List<Long> seeds() {
        return LongStream.range(SEED, SEED + SETS / SETS_A_SEED).boxed().toList();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void thePlaceIsFreeAndNoneIsNearer(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int stayed = 0;
        int none = 0;
        int sharp = 0;
        int onGrid = 0;
        for (int i = 0; i < SETS_A_SEED; i++) {
            take(random.nextLong());
            assertFree();
            stayed += length == 0 ? 1 : 0;
            none += found ? 0 : 1;
            if (length > 0) {
                assertNoSampleIsFree(random.split());
                double byJts = JtsOracle.distanceToFreePlace(set.pieces, set.obstacles, 4e-9 * size);
                assertNotFurther(byJts, 1e-8 * size + tie);
                sharp += Math.abs(byJts - length) < 1e-6 * size ? 1 : 0;
                onGrid += set.kind == Kind.GRID && assertBestOnGrid() ? 1 : 0;
            }
        }
        String counts = SETS_A_SEED + " sets of seed " + seed + ": " + stayed + " stayed, " + none
                + " without room, " + sharp + " as by JTS, " + onGrid + " on the grid";
        System.out.println(counts);
        assertTrue(Math.min(stayed, none) > SETS_A_SEED / 20 && sharp > SETS_A_SEED / 5
                && onGrid > SETS_A_SEED / 20, counts);
    }

    private void take(long seed) {
        set = new FreePlaceSet(seed);
        size = set.size();
        place.clear();
        tie = 0;
        quarter = Double.POSITIVE_INFINITY;
        for (PlacedPolygon piece : set.pieces) {
            for (PlacedPolygon obstacle : set.obstacles) {
                place.add(piece, obstacle);
                tie = Math.max(tie, 4 * (piece.tie() + obstacle.tie()));
                if (canOverlap(piece, obstacle)) {
                    quarter = Math.min(quarter, ShapePair.tolerance(piece, obstacle) / 4);
                }
            }
        }
        found = place.find(set.reach);
        length = found ? Math.hypot(place.x(), place.y()) : Double.POSITIVE_INFINITY;
        assertTrue(!found || length <= set.reach + tie, this::text);
    }

    /** Whether one has an area or is rounded, or both are segments that are not parallel. */
    private static boolean canOverlap(PlacedPolygon a, PlacedPolygon b) {
        return Math.max(a.count(), b.count()) > 2 || a.rounding() + b.rounding() > 0
                || a.count() == 2 && b.count() == 2 && a.normalX(0) * b.normalY(0) != a.normalY(0) * b.normalX(0);
    }

    private String text() {
        return (found ? place.x() + " " + place.y() : "none") + ": " + set;
    }

    /** The least sum of a separation after a move and a share of its pair's tolerance. */
    private double leastSeparation(List<PlacedPolygon> pieces, double share) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < pieces.size(); i++) {
            for (PlacedPolygon obstacle : set.obstacles) {
                pair.compute(pieces.get(i), obstacle);
                double tolerance = ShapePair.tolerance(set.pieces.get(i), obstacle);
                least = Math.min(least, pair.separation() + share * Math.min(pair.tolerance(), tolerance));
            }
        }
        return least;
    }

    private void assertFree() {
        double before = leastSeparation(set.pieces, 0.5);
        assertTrue(length == 0 ? before >= -tie : before <= tie, () -> before + " at first: " + text());
        if (found && length > 0) {
            double after = leastSeparation(set.moved(place.x(), place.y()), 0.5);
            assertTrue(after >= -tie, () -> "still " + after + " too deep: " + text());
        }
    }

    /** Fails if there is a place at this distance that is nearer than the one found, by more than the margin. */
    private void assertNotFurther(double distance, double margin) {
        assertTrue(length <= distance + margin + quarter || distance > set.reach - margin,
                () -> "found one at " + length + " instead of " + distance + ": " + text());
    }

    private void assertNoSampleIsFree(SplittableRandom random) {
        double most = Math.min(Math.min(length, set.reach), 10 * size);
        for (int i = 0; i < 8; i++) {
            double angle = 7 * random.nextDouble();
            double share = 1 - StrictMath.pow(10, -6 * random.nextDouble());
            double dx = most * share * StrictMath.cos(angle);
            double dy = most * share * StrictMath.sin(angle);
            if (leastSeparation(set.moved(dx, dy), 0) > tie) {
                assertNotFurther(most * share, tie);
            }
        }
    }

    /**
     * Among rectangles along the axes, each coordinate of the place is 0 or that of an edge of a difference. On the
     * grid all of it is exact.
     */
    private boolean assertBestOnGrid() {
        List<double[]> boxes = new ArrayList<>();
        for (PlacedPolygon piece : set.pieces) {
            for (PlacedPolygon obstacle : set.obstacles) {
                boxes.add(new double[] {obstacle.minX() - piece.maxX(), obstacle.minY() - piece.maxY(),
                    obstacle.maxX() - piece.minX(), obstacle.maxY() - piece.minY()});
            }
        }
        double best = Double.POSITIVE_INFINITY;
        for (int i = -1; i < 2 * boxes.size(); i++) {
            double x = i < 0 ? 0 : boxes.get(i / 2)[i % 2 * 2];
            for (int j = -1; j < 2 * boxes.size(); j++) {
                double y = j < 0 ? 0 : boxes.get(j / 2)[j % 2 * 2 + 1];
                double distance = Math.hypot(x, y);
                if (distance < best && boxes.stream().noneMatch(box -> x > box[0] && x < box[2] && y > box[1]
                        && y < box[3])) {
                    best = distance;
                }
            }
        }
        double exact = best;
        assertNotFurther(exact, tie);
        boolean coarse = set.pieces.stream().allMatch(piece -> set.obstacles.stream().allMatch(
                obstacle -> ShapePair.tolerance(piece, obstacle) < size / 1000));
        assertTrue(!coarse || !found || Math.abs(length - exact) <= tie + quarter,
                () -> "not " + exact + ": " + text());
        return coarse && length > 0;
    }
}
