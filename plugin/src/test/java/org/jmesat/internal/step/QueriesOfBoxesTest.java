package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.Placing;
import org.junit.jupiter.api.Test;

/**
 * Queries of boxes on a grid of quarters, compared with models that look at each box. Many queries meet edges and
 * corners exactly, and many boxes are at the same distance.
 */
class QueriesOfBoxesTest {
    private static final int SCENES = 400;

    /** One piece of a body. */
    private record Box(int id, int piece, double minX, double minY, double maxX, double maxY) {
        double distance(double x, double y) {
            return Math.hypot(gap(x, minX, maxX), gap(y, minY, maxY));
        }

        private static double gap(double at, double min, double max) {
            return Math.max(0, Math.max(min - at, at - max));
        }

        /** How deep a box reaches into this one: negative if they are apart, 0 if they touch. */
        double depth(double otherMinX, double otherMinY, double otherMaxX, double otherMaxY) {
            return Math.min(Math.min(otherMaxX - minX, maxX - otherMinX), Math.min(otherMaxY - minY, maxY - otherMinY));
        }
    }

    private record Found(int id, int piece, double distance) {
        static final Comparator<Found> ORDER = Comparator.comparingDouble(Found::distance)
                .thenComparingInt(Found::id).thenComparingInt(Found::piece);
    }

    private final Random random = new Random();
    private final List<Box> boxes = new ArrayList<>();
    private final Hit hit = new Hit();
    private BodyTable bodies;
    private PieceStore pieces;
    private IntPredicate seenIds = id -> true;
    private final QueryBodies seen = new QueryBodies() {
        @Override
        public boolean accepts(int body) {
            return seenIds.test(bodies.id(body));
        }

        @Override
        public float minDepth(int body) {
            return bodies.id(body) % 3;
        }

        @Override
        public float maxDepth(int body) {
            return bodies.id(body) % 3 + bodies.id(body) % 2;
        }
    };

    private double quarter() {
        return random.nextInt(48) / 4.0;
    }

    private void build(long seed) {
        random.setSeed(seed);
        boxes.clear();
        bodies = new BodyTable();
        pieces = new PieceStore(new WorkerTeam(this));
        PlaceStep places = new PlaceStep(bodies, pieces, new WorkerTeam(this));
        int count = 1 + random.nextInt(12);
        for (int id = count; id > 0; id--) {
            int body = bodies.add(id);
            int parts = random.nextInt(3) == 0 ? 3 : 1;
            bodies.setPieceCount(body, parts);
            for (int piece = 0; piece < parts; piece++) {
                double x = quarter();
                double y = quarter();
                double halfX = (1 + random.nextInt(8)) / 4.0;
                double halfY = (1 + random.nextInt(8)) / 4.0;
                bodies.pendingShape(body, piece).setBox(x, y, halfX, halfY);
                boxes.add(new Box(id, piece, x - halfX, y - halfY, x + halfX, y + halfY));
            }
            bodies.noteReshape(body);
            places.noteChange(body);
        }
        places.begin();
        places.run();
        pieces.broadPhase().prepare();
        int removed = random.nextInt(4) == 0 ? 1 + random.nextInt(count) : -1;
        for (int body = 0; body < bodies.end(); body++) {
            if (bodies.id(body) == removed) {
                bodies.addRules(body, BodyTable.REMOVED);
            }
        }
        int hidden = random.nextInt(4) == 0 ? 1 + random.nextInt(count) : -1;
        seenIds = id -> id != hidden;
        boxes.removeIf(box -> box.id == removed || box.id == hidden);
    }

    private void assertFound(Found expected, String label) {
        assertEquals(expected != null, hit.isHit(), label);
        if (expected != null) {
            assertEquals(expected.id + " " + expected.piece, bodies.id(hit.body()) + " " + hit.piece(), label);
            assertEquals(expected.distance, hit.distance(), 1e-12 * (1 + expected.distance), label);
        }
    }

    /** The distances of squares of a grid are equal as floats where they are equal. */
    private static Found first(List<Found> found) {
        return found.stream().min(Comparator.comparing((Found each) -> (float) each.distance)
                .thenComparingInt(Found::id).thenComparingInt(Found::piece)).orElse(null);
    }

    @Test
    void theNearestIsTheLeastIdOfThoseAtTheLeastDistance() {
        int ties = 0;
        int limits = 0;
        for (long seed = 0; seed < SCENES; seed++) {
            build(seed);
            NearestQuery nearest = new NearestQuery(bodies, pieces);
            for (int i = 0; i < 20; i++) {
                double x = 2 * quarter() - 6;
                double y = 2 * quarter() - 6;
                double most = random.nextInt(3) == 0 ? quarter() : Double.POSITIVE_INFINITY;
                List<Found> found = new ArrayList<>();
                for (Box box : boxes) {
                    double distance = box.distance(x, y);
                    if (distance <= most) {
                        found.add(new Found(box.id, box.piece, distance));
                        limits += distance == most ? 1 : 0;
                    }
                }
                Found first = first(found);
                ties += first != null && found.stream().filter(each -> each.distance == first.distance).count() > 1
                        ? 1 : 0;
                nearest.find(x, y, most, seen, hit);
                assertFound(first, "seed " + seed + ", (" + x + ", " + y + ") within " + most);
                assertEquals(first != null && first.distance == 0, hit.isOverlapping());
            }
        }
        assertTrue(ties > 200 && limits > 50, ties + " ties, " + limits + " at the limit");
    }

    /** Half the tolerance beyond the greatest distance counts as at it, a thousandth of a unit does not. */
    @Test
    void theGreatestDistanceOfNearestIncludesTheTolerance() {
        for (long seed = 0; seed < SCENES; seed++) {
            build(seed);
            if (!boxes.isEmpty()) {
                Box box = boxes.get(0);
                double x = box.maxX + 64;
                double y = (box.minY + box.maxY) / 2;
                seenIds = id -> id == box.id;
                double distance = boxes.stream().filter(each -> each.id == box.id)
                        .mapToDouble(each -> each.distance(x, y)).min().orElseThrow();
                NearestQuery nearest = new NearestQuery(bodies, pieces);
                nearest.find(x, y, distance - 1e-6, seen, hit);
                assertTrue(hit.isHit(), "seed " + seed);
                assertEquals(distance - 1e-6, hit.distance());
                nearest.find(x, y, distance - 1e-3, seen, hit);
                assertFalse(hit.isHit(), "seed " + seed);
            }
        }
    }

    @Test
    void aRayAlongAnAxisOrADiagonalEntersAsTheIntervalsSay() {
        int ties = 0;
        for (long seed = 0; seed < SCENES; seed++) {
            build(seed);
            RayQuery rays = new RayQuery(bodies, pieces);
            for (int i = 0; i < 20; i++) {
                double x = 2 * quarter() - 6;
                double y = 2 * quarter() - 6;
                double dx = random.nextInt(3) - 1;
                double dy = dx == 0 ? random.nextBoolean() ? 1 : -1 : random.nextInt(3) - 1;
                double steps = quarter() + 0.25;
                String label = "seed " + seed + ", (" + x + ", " + y + ") by " + steps + " (" + dx + ", " + dy + ")";
                double unit = Math.hypot(dx, dy);
                List<Found> found = new ArrayList<>();
                boolean corner = false;
                for (Box box : boxes) {
                    double enter = Math.max(0, Math.max(enter(x, dx, box.minX, box.maxX),
                            enter(y, dy, box.minY, box.maxY)));
                    double leave = Math.min(steps, Math.min(leave(x, dx, box.minX, box.maxX),
                            leave(y, dy, box.minY, box.maxY)));
                    corner |= enter == leave;
                    if (enter <= leave) {
                        found.add(new Found(box.id, box.piece, enter * unit));
                    }
                }
                rays.aim(x, y, steps * dx, steps * dy);
                rays.findFirst(seen, hit);
                assertEquals(found.isEmpty(), rays.hasLineOfSight(seen), label);
                List<Found> each = firstOfEachBody(found);
                rays.findAll(seen);
                assertEquals(each.size(), rays.hitCount(), label);
                if (corner) {
                    // A ray that only touches a corner, or ends at an edge, may be found a tolerance early.
                    assertEquals(!found.isEmpty(), hit.isHit(), label);
                    continue;
                }
                assertFound(first(found), label);
                for (int n = 0; n < each.size(); n++) {
                    hit.set(rays.hit(n));
                    assertFound(each.get(n), label + ", hit " + n);
                    ties += n > 0 && each.get(n).distance == each.get(n - 1).distance ? 1 : 0;
                }
            }
        }
        assertTrue(ties > 100, "only " + ties + " ties");
    }

    private static double enter(double from, double direction, double min, double max) {
        return direction == 0 ? from < min || from > max ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY
                : ((direction > 0 ? min : max) - from) / direction;
    }

    private static double leave(double from, double direction, double min, double max) {
        return direction == 0 ? Double.POSITIVE_INFINITY : ((direction > 0 ? max : min) - from) / direction;
    }

    private static List<Found> firstOfEachBody(List<Found> found) {
        List<Found> sorted = new ArrayList<>(found);
        sorted.sort(Found.ORDER);
        List<Found> first = new ArrayList<>();
        for (Found each : sorted) {
            if (first.stream().noneMatch(other -> other.id == each.id)) {
                first.add(each);
            }
        }
        return first;
    }

    @Test
    void aPointABoxAndAShapeOverlapAsThePolicySays() {
        int touching = 0;
        for (long seed = 0; seed < SCENES; seed++) {
            build(seed);
            OverlapQuery overlaps = new OverlapQuery(bodies, pieces);
            for (int i = 0; i < 20; i++) {
                double minX = quarter();
                double minY = quarter();
                double width = (1 + random.nextInt(40)) / 4.0;
                double height = (1 + random.nextInt(40)) / 4.0;
                for (TouchPolicy policy : TouchPolicy.values()) {
                    String label = "seed " + seed + ", (" + minX + ", " + minY + ") by (" + width + ", " + height
                            + "), " + policy;
                    overlaps.overlapPoint(minX, minY, policy, seen);
                    assertEquals(overlapping(minX, minY, 0, 0, policy), text(overlaps), "point, " + label);
                    String expected = overlapping(minX, minY, width, height, policy);
                    overlaps.overlapBox(minX, minY, minX + width, minY + height, policy, seen);
                    assertEquals(expected, text(overlaps), "box, " + label);
                    PlacedPolygon shape = Placing.at(
                            ConvexPolygon.rectangle((float) width, (float) height), minX + width / 2,
                            minY + height / 2);
                    overlaps.overlapShape(shape, policy, seen);
                    assertEquals(expected, text(overlaps), "shape, " + label);
                }
                touching += overlapping(minX, minY, width, height, TouchPolicy.INCLUSIVE).equals(
                        overlapping(minX, minY, width, height, TouchPolicy.EXCLUSIVE)) ? 0 : 1;
            }
        }
        assertTrue(touching > 1000, "only " + touching + " touched");
    }

    /** Body and first piece of each that overlaps, by id. */
    private String overlapping(double minX, double minY, double width, double height, TouchPolicy policy) {
        StringBuilder text = new StringBuilder();
        int last = -1;
        List<Box> sorted = new ArrayList<>(boxes);
        sorted.sort(Comparator.comparingInt(Box::id).thenComparingInt(Box::piece));
        for (Box box : sorted) {
            double depth = box.depth(minX, minY, minX + width, minY + height);
            if (box.id != last && (policy == TouchPolicy.INCLUSIVE ? depth >= 0 : depth > 0)) {
                text.append(box.id).append('/').append(box.piece).append(' ');
                last = box.id;
            }
        }
        return text.toString();
    }

    private String text(OverlapQuery found) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < found.hitCount(); i++) {
            text.append(bodies.id(found.body(i))).append('/').append(found.piece(i)).append(' ');
        }
        return text.toString();
    }

    /** A box that is cast along an axis or a diagonal: it meets what the sum of both boxes says. */
    @Test
    void aCastOfABoxMeetsWhatItReachesAndSlidesAlongWhatItTouches() {
        int slides = 0;
        int overlaps = 0;
        for (long seed = 0; seed < SCENES; seed++) {
            build(seed);
            ShapeCast cast = new ShapeCast(bodies, pieces, new OverlapQuery(bodies, pieces));
            for (int i = 0; i < 20; i++) {
                double halfX = (1 + random.nextInt(4)) / 4.0;
                double halfY = (1 + random.nextInt(4)) / 4.0;
                double x = 2 * quarter() - 6;
                double y = 2 * quarter() - 6;
                double dx = random.nextInt(3) - 1;
                double dy = dx == 0 ? random.nextBoolean() ? 1 : -1 : random.nextInt(3) - 1;
                double steps = quarter() + 0.25;
                String label = "seed " + seed + ", (" + x + ", " + y + ") half (" + halfX + ", " + halfY + ") by "
                        + steps + " (" + dx + ", " + dy + ")";
                List<Found> found = new ArrayList<>();
                boolean corner = false;
                for (Box box : boxes) {
                    double minX = box.minX - halfX;
                    double maxX = box.maxX + halfX;
                    double minY = box.minY - halfY;
                    double maxY = box.maxY + halfY;
                    double enter = Math.max(enter(x, dx, minX, maxX), enter(y, dy, minY, maxY));
                    double leave = Math.min(leave(x, dx, minX, maxX), leave(y, dy, minY, maxY));
                    boolean inside = x > minX && x < maxX && y > minY && y < maxY;
                    boolean atStart = x >= minX && x <= maxX && y >= minY && y <= maxY;
                    corner |= enter == leave && enter >= 0 && enter <= steps;
                    if (inside) {
                        found.add(new Found(box.id, box.piece, 0));
                        overlaps++;
                    } else if (atStart) {
                        slides++;
                        boolean into = enter <= 0 && leave > 0 && (dx != 0 || x > minX && x < maxX)
                                && (dy != 0 || y > minY && y < maxY);
                        if (into) {
                            found.add(new Found(box.id, box.piece, 0));
                        }
                    } else if (enter >= 0 && enter <= leave && enter <= steps) {
                        found.add(new Found(box.id, box.piece, enter * Math.hypot(dx, dy)));
                    }
                }
                cast.mover().setShape(ConvexPolygon.rectangle((float) (2 * halfX), (float) (2 * halfY)));
                cast.mover().place(x, y, 1, 0);
                hit.clear();
                cast.cast(steps * dx, steps * dy, -1, TouchPolicy.INCLUSIVE, seen, hit);
                if (!corner && found.stream().allMatch(each -> each.distance > 0)) {
                    assertFound(first(found), label);
                } else if (!corner) {
                    assertTrue(hit.isHit() && hit.distance() == 0, label);
                }
            }
        }
        assertTrue(slides > 100 && overlaps > 1000, slides + " slides, " + overlaps + " overlaps");
    }

    /** A box over the depths of its body, met by a line in space: from where on and up to where, or null. */
    private static double[] slab(Box box, double[] from, double[] to, double low, double high, double wider) {
        double[] least = {box.minX - wider, box.minY - wider, low};
        double[] most = {box.maxX + wider, box.maxY + wider, high};
        double enter = 0;
        double leave = Double.POSITIVE_INFINITY;
        for (int axis = 0; axis < 3; axis++) {
            if (to[axis] == 0) {
                enter = from[axis] < least[axis] || from[axis] > most[axis] ? Double.POSITIVE_INFINITY : enter;
            } else {
                double a = (least[axis] - from[axis]) / to[axis];
                double b = (most[axis] - from[axis]) / to[axis];
                enter = Math.max(enter, Math.min(a, b));
                leave = Math.min(leave, Math.max(a, b));
            }
        }
        return enter <= leave ? new double[] {enter, leave} : null;
    }

    /** Lines straight onto the plane, along it and at a slant; those that graze a box or a depth are left out. */
    @Test
    void aLineInSpaceSeesTheFirstPrism() {
        double[][] directions = {{0, 0, 1}, {1, 0, 0}, {0.6, 0.8, 0}, {2 / 7.0, 3 / 7.0, 6 / 7.0},
            {6 / 7.0, 2 / 7.0, 3 / 7.0}, {3 / 7.0, 6 / 7.0, 2 / 7.0}};
        int hits = 0;
        int compared = 0;
        for (long seed = 0; seed < SCENES; seed++) {
            build(seed);
            RayQuery rays = new RayQuery(bodies, pieces);
            for (int i = 0; i < 20; i++) {
                double[] from = {2 * quarter() - 6, 2 * quarter() - 6, random.nextInt(9) - 2.5};
                double[] to = directions[random.nextInt(directions.length)].clone();
                for (int axis = 0; axis < 3; axis++) {
                    to[axis] *= random.nextBoolean() ? -1 : 1;
                }
                if (!boxes.isEmpty()) {
                    Box aim = boxes.get(random.nextInt(boxes.size()));
                    double back = random.nextInt(6);
                    from[0] = aim.minX + random.nextDouble() * (aim.maxX - aim.minX) - back * to[0];
                    from[1] = aim.minY + random.nextDouble() * (aim.maxY - aim.minY) - back * to[1];
                    from[2] = aim.id % 3 + aim.id % 2 / 2.0 - back * to[2] + (to[2] == 0 ? 0.125 : 0);
                }
                double sight = 1 + quarter();
                String label = "seed " + seed + ", line " + i + " from " + Arrays.toString(from) + " along "
                        + Arrays.toString(to) + " up to " + sight;
                List<Found> found = new ArrayList<>();
                boolean grazes = false;
                for (Box box : boxes) {
                    double low = box.id % 3;
                    double high = low + box.id % 2;
                    double[] wide = slab(box, from, to, low, high, 1e-4);
                    double[] narrow = slab(box, from, to, low, high, -1e-4);
                    double[] met = slab(box, from, to, low, high, 0);
                    grazes |= wide != null && narrow == null || wide != null && Math.abs(wide[0] - sight) < 1e-3;
                    if (met != null && met[0] <= sight) {
                        found.add(new Found(box.id, box.piece, met[0]));
                    }
                }
                if (!grazes) {
                    rays.findSeen(from[0], from[1], from[2], to[0], to[1], to[2], sight, seen, hit);
                    assertFound(first(found), label);
                    compared++;
                    hits += found.isEmpty() ? 0 : 1;
                    if (hit.isHit()) {
                        assertEquals(from[0] + hit.distance() * to[0], hit.x(), 1e-12, label);
                        assertEquals(from[1] + hit.distance() * to[1], hit.y(), 1e-12, label);
                        assertEquals(hit.distance() / sight, hit.fraction(), 1e-12, label);
                    }
                }
            }
        }
        assertTrue(compared > 4000 && hits > 1000, compared + " compared, " + hits + " hits");
    }
}
