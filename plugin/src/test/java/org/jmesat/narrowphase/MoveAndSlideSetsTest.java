package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.narrowphase.MoveAndSlide.End;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Moves of random bodies among random obstacles: free by {@link ShapePair}, through nothing by {@link Sweep}, as far as
 * small steps with a {@link FreePlace} after each, and as far in several moves as in one.
 *
 * <p>{@code -Djmesat.slide.moves=1000000} sets the number of moves, {@code -Djmesat.slide.seed} the seed.
 */
class MoveAndSlideSetsTest {
    private static final int MOVES_A_SET = 40;
    private static final int MOVES = Integer.getInteger("jmesat.slide.moves", Rounds.of(20_000));
    private static final long SEED = Long.getLong("jmesat.slide.seed", 1);
    private static final int MOVES_A_SEED = Math.min(MOVES, 100_000);
    private static final int SMALL_STEPS = 256;

    private final MoveAndSlide slide = new MoveAndSlide();
    private final FreePlace free = new FreePlace();
    private final ShapePair pair = new ShapePair();
    private final Sweep sweep = new Sweep();
    private final Motion rest = new Motion();
    private final Motion line = new Motion();
    private MoveAndSlideSet set;
    private double x;
    private double y;
    private int move;
    private int paths;
    private int slow;
    /** The largest coordinate of the body at the start. */
    private double coordinate;
    private double lowest;
    private int unfinished;
    private int unstable;
    private int tight;
    private int splits;
    private int unstableSplits;
    private int tightSplits;
    private int blocked;
    private int noRoom;
    private int overlapping;

    static List<Long> seeds() {
        return LongStream.range(SEED, SEED + Math.max(1, MOVES / MOVES_A_SEED)).boxed().toList();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyMoveIsFreeAndPassesThroughNothing(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < MOVES_A_SEED / MOVES_A_SET; i++) {
            checkSet(random.nextLong());
        }
        String counts = MOVES_A_SEED + " moves of seed " + seed + ": " + counts();
        System.out.println(counts);
        // In a gap that just fits, the start's last digits tell whether the body passes it.
        assertTrue(tight <= 1 + slow / 500 && tightSplits <= 1 + splits / 1000 && unfinished <= 1, counts);
        assertTrue(Math.min(blocked, overlapping) > MOVES_A_SEED / 100 && splits > MOVES_A_SEED / 100, counts);
    }

    private void checkSet(long seed) {
        set = new MoveAndSlideSet(seed);
        begin();
        for (move = 0; move < MOVES_A_SET; move++) {
            set.next();
            check();
        }
    }

    private String counts() {
        return blocked + " blocked, " + overlapping + " overlapping at first, " + noRoom + " without room, "
                + unfinished + " unfinished, " + paths
                + " paths, at least " + lowest + " t after a write, " + slow + " in small steps ("
                + unstable + " unstable, " + tight + " in a gap), " + splits
                + " split (" + unstableSplits + " unstable, " + tightSplits + " in a gap)";
    }

    private String text() {
        return "move " + move + " by " + set.motionX + " " + set.motionY + " from " + x + " " + y + " to " + slide.x()
                + " " + slide.y() + " " + slide.end() + " left " + slide.left() + ": " + set;
    }

    /** Chooses a start, which overlaps nothing in most sets. */
    private void begin() {
        boolean fits = false;
        for (int i = 0; i < 20 && !fits; i++) {
            double[] place = set.place();
            x = place[0];
            y = place[1];
            add(x, y, 0);
            fits = !slide.isOverlapping();
        }
        if (set.random().nextInt(6) == 0) {
            x += set.size() * 0.1 * set.random().nextDouble();
            y += set.size() * 0.1 * set.random().nextDouble();
        }
    }

    /** Adds the pairs that a move of the length can meet. */
    private void add(double fromX, double fromY, double length) {
        slide.clear();
        if (set.walking) {
            slide.setUp(set.upX, set.upY, 1);
            slide.setWalking(true, set.stepHeight, set.snap);
        } else {
            slide.setUp(0, 0, 0);
            slide.setSliding();
        }
        List<PlacedPolygon> pieces = set.at(fromX, fromY);
        double extent = 4 * set.size();
        coordinate = 0;
        for (PlacedPolygon piece : pieces) {
            coordinate = Math.max(coordinate, piece.largestCoordinate());
            for (PlacedPolygon obstacle : set.obstacles) {
                if (gap(piece, obstacle) <= length + extent) {
                    slide.add(piece, obstacle);
                }
            }
        }
    }

    private static double gap(PlacedPolygon a, PlacedPolygon b) {
        double gapX = Math.max(a.minX() - b.maxX(), b.minX() - a.maxX());
        double gapY = Math.max(a.minY() - b.maxY(), b.minY() - a.maxY());
        return Math.max(gapX, gapY);
    }

    private void check() {
        double length = Math.hypot(set.motionX, set.motionY);
        add(x, y, length);
        boolean wasOverlapping = slide.isOverlapping();
        double before = wasOverlapping ? 0 : leastShare(x, y);
        slide.move(set.motionX, set.motionY);
        overlapping += wasOverlapping ? 1 : 0;
        noRoom += slide.end() == End.NO_ROOM ? 1 : 0;
        blocked += slide.end() == End.BLOCKED ? 1 : 0;
        double toX = x + slide.x();
        double toY = y + slide.y();
        unfinished += slide.end() == End.UNFINISHED ? 1 : 0;
        if (slide.end() == End.NO_ROOM) {
            assertTrue(wasOverlapping && slide.x() == 0 && slide.y() == 0, () -> "no room: " + text());
        } else {
            double least = leastShare(toX, toY);
            assertTrue(least >= Math.min(-0.25, before) - 1e-2, () -> least + " t after " + before + ": " + text());
            if (move % 4 == 0) {
                checkPath(wasOverlapping);
            }
            boolean comparable = !set.walking && !wasOverlapping && set.body != MoveAndSlideSet.Body.SEGMENT;
            if (comparable && move % 8 == 1) {
                checkSplit(slide.x(), slide.y(), length);
            }
            if (comparable && move % 20 == 3) {
                checkSlow(slide.x(), slide.y(), length);
            }
        }
        if (set.inFloats && slide.end() != End.NO_ROOM) {
            double written = leastShare((float) toX, (float) toY);
            lowest = Math.min(lowest, written);
            // In a gap that is too narrow by less than t, it stays as deep as it was.
            assertTrue(written >= Math.min(-0.5, before - 0.05), () -> written + " t after the write: " + text());
        }
        x = set.inFloats ? (float) toX : toX;
        y = set.inFloats ? (float) toY : toY;
        if (move % 10 == 9 || slide.end() == End.NO_ROOM) {
            begin();
        }
    }

    /** The least separation at a pose, as a share of the pair's tolerance. */
    private double leastShare(double atX, double atY) {
        double least = Double.POSITIVE_INFINITY;
        for (PlacedPolygon piece : set.at(atX, atY)) {
            for (PlacedPolygon obstacle : set.obstacles) {
                if (gap(piece, obstacle) <= 0) {
                    pair.compute(piece, obstacle);
                    double error = 1e-2 * (piece.tie() + obstacle.tie());
                    // That of the start, if it is greater there.
                    double tolerance = Math.max(pair.tolerance(), Tolerance.coordinates(coordinate));
                    least = Math.min(least, (pair.separation() + error) / tolerance);
                }
            }
        }
        return least;
    }

    private void checkPath(boolean wasOverlapping) {
        paths++;
        double least = wasOverlapping ? -0.25 : Math.min(-0.25, leastShare(x, y));
        double fromX = 0;
        double fromY = 0;
        double length = 0;
        for (int i = 0; i < slide.lineCount(); i++) {
            double toX = slide.lineX(i);
            double toY = slide.lineY(i);
            // The first line of a body that overlaps is the one to its free place.
            if (i > 0 || !wasOverlapping) {
                checkLine(x + fromX, y + fromY, x + toX, y + toY, least);
                length += Math.hypot(toX - fromX, toY - fromY);
            }
            fromX = toX;
            fromY = toY;
        }
        assertTrue(fromX == slide.x() && fromY == slide.y(), () -> "another path: " + text());
        // Along the tangent and in to an arc it is 5 % longer than along the arc, and a ledge may be 2 t away.
        double way = length;
        double most = 1.06 * Math.hypot(set.motionX, set.motionY) + (set.walking ? set.snap : 0)
                + 2 * slide.lineCount() * tolerance();
        assertTrue(way <= most, () -> "a way of " + way + " > " + most + ": " + text());
    }

    private void checkLine(double fromX, double fromY, double toX, double toY, double least) {
        for (int i = 1; i <= 8; i++) {
            double share = leastShare(fromX + i / 8.0 * (toX - fromX), fromY + i / 8.0 * (toY - fromY));
            // The line over a corner cuts it.
            assertTrue(share >= least - 0.05, () -> share + " t on the line from " + fromX + " " + fromY + " to " + toX
                    + " " + toY + ": " + text());
        }
        // A segment that starts on another, up to the rounding of their angles, may leave it on either side.
        boolean halfway = set.body == MoveAndSlideSet.Body.SEGMENT && leastShare(fromX, fromY) < 0.1;
        double tolerance = tolerance();
        line.set(fromX, fromY, set.angle, toX, toY, set.angle);
        for (ConvexPolygon piece : set.pieces) {
            for (MoveAndSlideSet.Part part : set.parts) {
                rest.set(part.x(), part.y(), part.angle(), part.x(), part.y(), part.angle());
                boolean passed = sweep.compute(piece, line, part.shape(), rest)
                        && (1 - sweep.time()) * Math.hypot(toX - fromX, toY - fromY) > tolerance;
                assertTrue(!passed || halfway, () -> "a hit at " + sweep.time() + " of " + part + " on the line from "
                        + fromX + " " + fromY + " to " + toX + " " + toY + ": " + text());
            }
        }
    }

    /** One move leads as far as several, up to 40 t and a ten thousandth of its length. */
    private void checkSplit(double oneX, double oneY, double length) {
        splits++;
        double tolerance = tolerance();
        double bound = 40 * tolerance + 1e-4 * length;
        double nearest = Double.POSITIVE_INFINITY;
        int count = 2 + set.random().nextInt(6);
        for (int k = 0; k < 5 && nearest > bound; k++) {
            double aside = (k + 1) / 2 * (k % 2 == 0 ? 1 : -1) * 4 * tolerance / length;
            double[] end = inMoves(count, -aside * set.motionY, aside * set.motionX, length);
            nearest = Math.min(nearest, Math.hypot(end[0] - oneX, end[1] - oneY));
            unstableSplits += k > 0 && nearest <= bound ? 1 : 0;
        }
        tightSplits += nearest <= bound ? 0 : 1;
    }

    private double[] inMoves(int count, double asideX, double asideY, double length) {
        double atX = x + asideX;
        double atY = y + asideY;
        for (int i = 0; i < count; i++) {
            add(atX, atY, length);
            slide.move(set.motionX / count, set.motionY / count);
            atX += slide.x();
            atY += slide.y();
        }
        return new double[] {atX - x, atY - y};
    }

    private double tolerance() {
        double most = 0;
        for (PlacedPolygon piece : set.at(x, y)) {
            for (PlacedPolygon obstacle : set.obstacles) {
                most = Math.max(most, ShapePair.tolerance(piece, obstacle));
            }
        }
        return most;
    }

    /** One move leads as far as small steps, each of which ends in the free place. */
    private void checkSlow(double oneX, double oneY, double length) {
        slow++;
        double tolerance = tolerance();
        double step = length / SMALL_STEPS;
        double bound = 40 * tolerance + 4 * step;
        double nearest = Double.POSITIVE_INFINITY;
        for (int k = 0; k < 18 && nearest > bound; k++) {
            int steps = k < 9 ? SMALL_STEPS : 8 * SMALL_STEPS;
            double aside = (k % 9 + 1) / 2 * (k % 2 == 0 ? 1 : -1) * (step + 4 * tolerance) / length;
            double[] end = inSmallSteps(steps, -aside * set.motionY, aside * set.motionX);
            nearest = Math.min(nearest, Math.hypot(end[0] - oneX, end[1] - oneY));
            unstable += k > 0 && nearest <= bound ? 1 : 0;
        }
        tight += nearest <= bound ? 0 : 1;
    }

    private double[] inSmallSteps(int steps, double asideX, double asideY) {
        double atX = asideX;
        double atY = asideY;
        List<PlacedPolygon> pieces = set.at(x, y);
        for (int i = 0; i < steps; i++) {
            atX += set.motionX / steps;
            atY += set.motionY / steps;
            free.clear();
            for (PlacedPolygon piece : pieces) {
                for (PlacedPolygon obstacle : set.obstacles) {
                    free.add(piece, obstacle, -atX, -atY);
                }
            }
            free.find(set.size());
            atX += free.x();
            atY += free.y();
        }
        return new double[] {atX, atY};
    }
}
