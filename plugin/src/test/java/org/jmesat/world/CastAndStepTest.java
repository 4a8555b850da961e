package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.testing.Placing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is free for a cast is free for the step. */
class CastAndStepTest {
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(1, 1);

    private final CollisionWorld world = new CollisionWorld();
    private final CollisionQueries queries = world.getQueries();
    private final QueryHit hit = new QueryHit();

    private Collider add(ConvexPolygon shape, double x, double y, double angle) {
        Collider collider = world.add(null);
        collider.setShape(shape);
        collider.setPosition(x, y);
        collider.setAngle(angle);
        return collider;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.5, 0.9})
    void aCastThatEndsWithinTheToleranceHits(double share) {
        ConvexPolygon wall = ConvexPolygon.rectangle(1, 8);
        Collider standing = add(wall, 0, 0, 0);
        Collider mover = add(BOX, 6, 0, 0);
        world.step();
        double size = Placing.at(wall, 0, 0).radius() + Placing.at(BOX, 1, 0).radius();
        double end = 1 + share * Tolerance.touching(size, 4);
        QueryFilter others = QueryFilter.ALL.and(seen -> seen != mover);
        assertTrue(queries.castShape(BOX, 6, 0, 0, end - 6, 0, others, hit));
        assertSame(standing, hit.getCollider());
        assertEquals(6 - end, hit.getDistance(), 1e-12);
        assertEquals(1, hit.getNormalX(), 1e-9);
        assertEquals(0, hit.getDepth(), 1e-12);
        assertTrue(queries.castCollider(mover, end - 6, 0, QueryFilter.ALL, hit));
        mover.setPosition(end, 0);
        world.step();
        assertEquals(1, world.getEvents().enters().size());
    }

    @Test
    void aCastThatEndsExactlyAtATouchHitsAtAnyAngle() {
        for (int i = 0; i < 200; i++) {
            CollisionWorld turned = new CollisionWorld();
            double angle = 0.03 * i;
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            Collider wall = turned.add(null);
            wall.setShape(BOX);
            wall.setAngle(angle);
            turned.step();
            assertTrue(turned.getQueries().castShape(BOX, 3 * cos, 3 * sin, angle, -2 * cos, -2 * sin, QueryFilter.ALL,
                    hit), "angle " + angle);
            assertEquals(1, hit.getFraction(), 1e-9, "angle " + angle);
        }
    }

    @Test
    void aPointThatEndsOnAnEdgeHitsAsTheRayDoes() {
        add(ConvexPolygon.of(5, -1, 5, 1, 1, 5, -1, 5, -5, 1, -5, -1, -1, -5, 1, -5), 2, 9, 0);
        world.step();
        assertTrue(queries.castRay(3, -15, 0, 5, QueryFilter.ALL, hit));
        assertTrue(queries.castShape(ConvexPolygon.hullOf(0, 0), 3, -15, 0, -3, 20, QueryFilter.ALL, hit));
        assertEquals(1, hit.getFraction(), 1e-9);
    }

    @ParameterizedTest
    @EnumSource
    void whatTouchesAtTheStartAndTheEndIsNoHit(TouchPolicy policy) {
        world.setTouchPolicy(policy);
        add(ConvexPolygon.rectangle(20, 1), 0, 0, 0);
        world.step();
        for (double gap : new double[] {-1e-6, 0, 1e-6}) {
            assertFalse(queries.castShape(BOX, -5, 1 + gap, 0, 10, 0, QueryFilter.ALL, hit), "gap " + gap);
            assertFalse(queries.castShape(BOX, -5, 1 + gap, 0, 0, 0, QueryFilter.ALL, hit), "gap " + gap);
        }
    }

    /** The vertices of a level's mesh often lie far from its local origin, which makes the tolerance larger. */
    @ParameterizedTest
    @EnumSource
    void aFloorFarFromItsLocalOriginIsTouchedWithinTheToleranceOfTheStep(TouchPolicy policy) {
        world.setTouchPolicy(policy);
        Collider floor = add(ConvexPolygon.of(-1010, -1, -990, -1, -990, 0, -1010, 0), 1000, 0, 0);
        Collider mover = add(BOX, 0, 9, 0);
        world.step();
        double tolerance = Tolerance.touching(0, floor.getPiece(0).largestCoordinate());
        assertTrue(tolerance > 2e-4, "tolerance " + tolerance);
        assertFalse(queries.castShape(BOX, -3, 0.5 - 0.8 * tolerance, 0, 6, 0, QueryFilter.ALL, hit), hit::toString);
        boolean touching = queries.castCollider(mover, 0, -8.5 + 0.8 * tolerance, QueryFilter.ALL, hit);
        mover.setPosition(0, 0.5 + 0.8 * tolerance);
        world.step();
        assertEquals(world.getContacts().size() == 1, touching);
        assertEquals(policy == TouchPolicy.INCLUSIVE, touching);
    }

    @Test
    void aColliderThatIsTouchedAtTheStartIsNoHitIfOtherPiecesTouchAtTheEnd() {
        Collider floor = world.add(null);
        floor.setShape(ConvexPolygon.of(-4, -1, 0, -1, 0, 0, -4, 0), ConvexPolygon.of(0, -1, 4, -1, 4, 0, 0, 0),
                ConvexPolygon.of(4, 0, 5, 0, 5, 9, 4, 9));
        Collider legs = world.add(null);
        legs.setShape(ConvexPolygon.of(-2, 0, -1, 0, -1, 1, -2, 1), ConvexPolygon.of(1, 1e-6f, 2, 1e-6f, 2, 1, 1, 1));
        double gap = 1e-6;
        QueryFilter others = QueryFilter.ALL.and(seen -> seen != legs);
        legs.setPosition(-3, gap);
        world.step();
        assertEquals(1, world.getContacts().size());
        assertFalse(queries.castShape(BOX, -3, 0.5 + gap, 0, 5, 0, others, hit), hit::toString);
        assertFalse(queries.castCollider(legs, 2.5, 0, QueryFilter.ALL, hit), hit::toString);
        assertTrue(queries.castShape(BOX, -3, 0.5 + gap, 0, 8, 0, others, hit));
        assertEquals(6.5, hit.getDistance(), 1e-9);
    }

    /** Shapes on a grid, where edges are parallel and touches are exact, and turned shapes. */
    @ParameterizedTest
    @EnumSource
    void aFreeWayLeadsToNoNewContact(TouchPolicy policy) {
        long seed = 4001;
        Random random = new Random(seed);
        ConvexPolygon[] shapes = {BOX, ConvexPolygon.rectangle(1, 8), ConvexPolygon.hullOf(0, 0),
            ConvexPolygon.hullOf(-1, 0, 1, 1), ConvexPolygon.of(0, -1, 1, 1, -1, 1), BOX.rounded(0.5f),
            ConvexPolygon.of(5, -1, 5, 1, 1, 5, -1, 5, -5, 1, -5, -1, -1, -5, 1, -5)};
        int free = 0;
        int hits = 0;
        for (int round = 0; round < 3000; round++) {
            CollisionWorld each = new CollisionWorld();
            each.setTouchPolicy(policy);
            boolean grid = round % 2 == 0;
            // On the grid no gap is below the tolerance, so a continuous mover meets what the cast does.
            boolean continuous = grid && round % 4 == 0;
            for (int i = 0; i < 3; i++) {
                Collider wall = each.add(null);
                wall.setShape(shapes[random.nextInt(shapes.length)]);
                wall.setPosition(place(random, grid), place(random, grid));
                wall.setAngle(grid ? 0 : 7 * random.nextDouble());
            }
            Collider mover = each.add(null);
            mover.setShape(shapes[random.nextInt(shapes.length)]);
            mover.setContinuous(continuous);
            double x = place(random, grid);
            double y = place(random, grid);
            double dx = place(random, grid);
            double dy = random.nextInt(3) == 0 ? 0 : place(random, grid);
            mover.setPosition(x, y);
            mover.setAngle(grid ? 0 : 7 * random.nextDouble());
            each.step();
            if (!grid && each.getQueries().castCollider(mover, dx, dy, QueryFilter.ALL, hit)) {
                // A way that ends at the touch, and a little before or behind it.
                double share = hit.getFraction() * (1 + (random.nextInt(3) - 1) * 1e-7);
                dx *= share;
                dy *= share;
            }
            boolean found = each.getQueries().castCollider(mover, dx, dy, QueryFilter.ALL, hit);
            mover.setPosition(x + dx, y + dy);
            each.step();
            String label = "seed " + seed + " round " + round + " " + mover + " by (" + dx + ", " + dy + ")";
            if (!found) {
                free++;
                assertEquals(0, each.getEvents().enters().size(), label);
            } else if (!hit.isOverlapping() && policy == TouchPolicy.INCLUSIVE) {
                hits++;
                mover.setPosition(x + hit.getFraction() * dx, y + hit.getFraction() * dy);
                mover.teleport();
                each.step();
                assertTrue(each.getContact(mover, hit.getCollider()) != null, label + " hits " + hit);
            }
        }
        assertTrue(free > 300 && (hits > 300 || policy == TouchPolicy.EXCLUSIVE), free + " free, " + hits + " hits");
    }

    private static double place(Random random, boolean grid) {
        return grid ? 0.5 * random.nextInt(40) - 10 : 20 * random.nextDouble() - 10;
    }

    @Test
    void anExactTouchEndsAnExclusiveContactAtAnyAngle() {
        world.setTouchPolicy(TouchPolicy.EXCLUSIVE);
        add(BOX, 0, 0, 0).setFixed(true);
        Collider turned = add(BOX, 0, 0, 0);
        Collider base = add(BOX, 0, 0, 0);
        long seed = 4002;
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            double angle = 7 * random.nextDouble();
            base.setAngle(angle);
            turned.setAngle(angle);
            turned.setPosition(0.5 * Math.cos(angle), 0.5 * Math.sin(angle));
            world.step();
            assertTrue(world.getContact(turned, base) != null);
            turned.setPosition(Math.cos(angle), Math.sin(angle));
            world.step();
            assertTrue(world.getContact(turned, base) == null, "seed " + seed + " angle " + angle);
        }
    }

    @Test
    void equalDistancesAreOrderedByIdAtAnyAngle() {
        long seed = 4003;
        Random random = new Random(seed);
        QueryHits all = new QueryHits();
        for (int i = 0; i < 2000; i++) {
            CollisionWorld each = new CollisionWorld();
            double angle = 7 * random.nextDouble();
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            Collider older = each.add(null);
            older.setShape(random.nextBoolean() ? BOX : ConvexPolygon.hullOf(0, 0).rounded(0.5f));
            Collider younger = each.add(null);
            younger.setShape(random.nextBoolean() ? BOX : ConvexPolygon.hullOf(0, 0).rounded(0.5f));
            for (Collider collider : new Collider[] {older, younger}) {
                collider.setPosition(2.5 * cos, 2.5 * sin);
                collider.setAngle(angle);
            }
            each.step();
            String label = "seed " + seed + " angle " + angle;
            each.getQueries().castRay(0, 0, 4 * cos, 4 * sin, QueryFilter.ALL, hit);
            assertSame(older, hit.getCollider(), label);
            each.getQueries().castRay(0, 0, 4 * cos, 4 * sin, QueryFilter.ALL, all);
            assertSame(older, all.get(0).getCollider(), label);
            assertSame(younger, all.get(1).getCollider(), label);
            each.getQueries().nearest(0, 0, 9, QueryFilter.ALL, hit);
            assertSame(older, hit.getCollider(), label);
            each.getQueries().castShape(BOX, 0, 0, angle, 4 * cos, 4 * sin, QueryFilter.ALL, hit);
            assertSame(older, hit.getCollider(), label);
        }
    }

    @Test
    void theNearestWithinADistanceIsFoundIfItTouchesThatDistance() {
        Collider box = add(BOX, 0, 0, 0);
        world.step();
        assertSame(box, queries.overlapPoint(0.5 + 1e-7, 0, QueryFilter.ALL));
        assertTrue(queries.nearest(0.5 + 1e-7, 0, 0, QueryFilter.ALL, hit));
        assertEquals(0, hit.getDistance());
        assertTrue(queries.nearest(1.5 + 1e-7, 0, 1, QueryFilter.ALL, hit));
        assertEquals(1, hit.getDistance());
        assertFalse(queries.nearest(1.5 + 1e-4, 0, 1, QueryFilter.ALL, hit));
    }

    /** The ray goes deep into the shape beyond the corner, so that no tolerance has a part in it. */
    @Test
    void aRayAtACornerThatEntersDeepHitsTheCorner() {
        long seed = 4004;
        Random random = new Random(seed);
        int deep = 0;
        for (int i = 0; i < 20_000; i++) {
            CollisionWorld each = new CollisionWorld();
            Collider collider = each.add(null);
            collider.setShape(ConvexPolygon.of(-5, -6, 3, -4, 4, 2, 4, 5));
            collider.setPosition(random.nextInt(50), random.nextInt(50));
            collider.setAngle(Math.atan2(3, 4) + random.nextInt(4) * Math.PI / 2);
            each.step();
            PlacedPolygon placed = collider.getPiece(0);
            int corner = random.nextInt(4);
            double x = placed.x()[corner];
            double y = placed.y()[corner];
            double startX = Math.rint(x) + random.nextInt(41) - 20;
            double startY = Math.rint(y) + random.nextInt(41) - 20;
            double toX = x - startX;
            double toY = y - startY;
            if (separation(placed, startX, startY) < 0.01 || separation(placed, x + 0.1 * toX, y + 0.1 * toY) > -0.05) {
                continue;
            }
            deep++;
            assertTrue(each.getQueries().castRay(startX, startY, x + 2 * toX, y + 2 * toY, QueryFilter.ALL, hit));
            assertEquals(Math.hypot(toX, toY), hit.getDistance(), 1e-12 * 40, "seed " + seed + " round " + i);
        }
        assertTrue(deep > 2000, deep + " rays");
    }

    private static double separation(PlacedPolygon placed, double x, double y) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < placed.count(); i++) {
            greatest = Math.max(greatest,
                    placed.normalX(i) * (x - placed.x()[i]) + placed.normalY(i) * (y - placed.y()[i]));
        }
        return greatest;
    }
}
