package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.Impact;
import org.jmesat.internal.sat.PairSweep;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;

class ShapeCastTest {
    private static final int SCENES = 2000;
    private static final int STEPS = 60;

    private final CollisionWorld world = new CollisionWorld();
    private final CollisionQueries queries = world.getQueries();
    private final QueryHit hit = new QueryHit();

    /**
     * By JTS, the shape overlaps nothing in small steps up to the hit, and touches there. Other tests are about shapes
     * that touch at the start.
     */
    @Test
    void aShapeMovesAsFarAsInSmallSteps() {
        int hitCount = 0;
        int overlapping = 0;
        for (long seed = 0; seed < SCENES; seed++) {
            QueryScene scene = new QueryScene(seed);
            for (int c = 0; c < 3; c++) {
                ConvexPolygon shape = scene.shape();
                double x = scene.x();
                double y = scene.y();
                double angle = 7 * scene.random.nextDouble();
                double dx = 30 * (scene.random.nextDouble() - 0.5);
                double dy = scene.random.nextInt(4) == 0 ? 0 : 30 * (scene.random.nextDouble() - 0.5);
                check(scene, shape, x, y, angle, dx, dy);
                hitCount += hit.isHit() ? 1 : 0;
                overlapping += hit.isOverlapping() ? 1 : 0;
            }
        }
        assertTrue(hitCount - overlapping > SCENES / 3 && overlapping > SCENES / 4, hitCount + " hits, " + overlapping
                + " overlapping");
    }

    private void check(QueryScene scene, ConvexPolygon shape, double x, double y, double angle, double dx, double dy) {
        String label = scene.label + " " + shape + " at (" + x + ", " + y + ", " + angle + ") by (" + dx + ", " + dy
                + ")";
        boolean found = scene.queries.castShape(shape, x, y, angle, dx, dy, QueryFilter.ALL, hit);
        assertEquals(found, hit.isHit(), label);
        double atStart = leastDistance(scene, Placing.at(shape, x, y, angle), null);
        double slack = tolerance(scene, Placing.at(shape, x, y, angle));
        if (Math.abs(atStart) <= 2 * slack) {
            // Touching, or an overlap of thin shapes, for which JTS gives no depth.
            if (!hit.isOverlapping()) {
                return;
            }
        }
        label += " " + hit + " from " + atStart;
        if (hit.isOverlapping()) {
            assertTrue(atStart <= slack, label);
            assertEquals(0, hit.getDistance(), label);
            assertTrue(hit.getDepth() > 0, label);
            return;
        }
        if (found && hit.getDistance() == 0) {
            assertEquals(0, leastDistance(scene, Placing.at(shape, x, y, angle), hit), 2 * slack, label);
            return;
        }
        assertTrue(atStart > 0, label);
        double last = found ? hit.getFraction() : 1;
        for (int s = 0; s < STEPS; s++) {
            double time = last * s / STEPS;
            PlacedPolygon there = Placing.at(shape, x + time * dx, y + time * dy, angle);
            assertTrue(leastDistance(scene, there, null) > -2 * slack, label + ": overlapping at " + time);
        }
        if (found) {
            PlacedPolygon there = Placing.at(shape, x + last * dx, y + last * dy, angle);
            assertEquals(0, leastDistance(scene, there, hit), 2 * slack, label + ": apart at the end");
            assertEquals(last * Math.hypot(dx, dy), hit.getDistance(), 1e-9 * (1 + hit.getDistance()), label);
            checkContact(scene, there, slack, label);
            assertTrue(hit.getNormalX() * dx + hit.getNormalY() * dy < 1e-6 * Math.hypot(dx, dy), label + ": normal");
        }
    }

    /** The contact point lies on both shapes. */
    private void checkContact(QueryScene scene, PlacedPolygon there, double slack, String label) {
        Geometry point = QueryScene.point(hit.getX(), hit.getY());
        double toMover = JtsOracle.geometry(there).distance(point) - there.rounding();
        assertEquals(0, Math.max(0, toMover), 4 * slack, label + ": the point is off the shape");
        for (QueryScene.Piece piece : scene.pieces) {
            if (piece.collider() == hit.getCollider() && piece.index() == hit.getPiece()) {
                assertEquals(0, Math.max(0, piece.distance(point)), 4 * slack, label + ": the point is off the other");
            }
        }
    }

    /** The least signed distance to all pieces, or to the piece of a hit only. */
    private static double leastDistance(QueryScene scene, PlacedPolygon shape, QueryHit of) {
        double least = Double.POSITIVE_INFINITY;
        Geometry core = JtsOracle.geometry(shape);
        for (QueryScene.Piece piece : scene.pieces) {
            if (of == null || piece.collider() == of.getCollider() && piece.index() == of.getPiece()) {
                double apart = core.distance(piece.core());
                double rounding = shape.rounding() + piece.rounding();
                // A lower bound of the depth if the cores overlap.
                least = Math.min(least, apart > 0 ? apart - rounding : -Math.max(rounding, signedDepth(shape, piece)));
            }
        }
        return least;
    }

    private static double signedDepth(PlacedPolygon shape, QueryScene.Piece piece) {
        return -JtsOracle.signedDistance(shape, piece.placed());
    }

    private static double tolerance(QueryScene scene, PlacedPolygon shape) {
        double most = 0;
        for (QueryScene.Piece piece : scene.pieces) {
            most = Math.max(most, Tolerance.touching(shape.radius() + piece.placed().radius(),
                    Math.max(shape.largestCoordinate(), piece.placed().largestCoordinate()) + 50));
        }
        return most;
    }

    /** Compared with sweeps of each of its pieces against each piece of all others. */
    @Test
    void aColliderMovesAsFarAsEachOfItsPieces() {
        int hitCount = 0;
        for (long seed = 0; seed < SCENES; seed++) {
            QueryScene scene = new QueryScene(seed);
            Collider mover = scene.pieces.get(scene.random.nextInt(scene.pieces.size())).collider();
            double dx = 40 * (scene.random.nextDouble() - 0.5);
            double dy = 40 * (scene.random.nextDouble() - 0.5);
            Impact first = new Impact();
            int id = -1;
            for (QueryScene.Piece other : scene.pieces) {
                for (QueryScene.Piece piece : scene.pieces) {
                    if (piece.collider() == mover && other.collider() != mover) {
                        Impact impact = sweep(piece.placed(), dx, dy, other.placed());
                        if (isBefore(impact, first)) {
                            first = impact;
                            id = other.collider().getId();
                        }
                    }
                }
            }
            String label = scene.label + " collider " + mover.getId() + " by (" + dx + ", " + dy + ")";
            assertEquals(id >= 0, scene.queries.castCollider(mover, dx, dy, QueryFilter.ALL, hit), label);
            if (id >= 0) {
                assertEquals(id, hit.getCollider().getId(), label);
                assertEquals(first.time(), hit.getFraction(), 1e-9, label);
                hitCount++;
            }
        }
        assertTrue(hitCount > SCENES / 2, "only " + hitCount + " had a hit");
    }

    private static boolean isBefore(Impact impact, Impact first) {
        if (impact.state() == Impact.State.MISS || first.state() == Impact.State.MISS) {
            return impact.state() != Impact.State.MISS;
        }
        return impact.time() < first.time() || impact.time() == first.time()
                && impact.state() == Impact.State.OVERLAPPING && first.state() != Impact.State.OVERLAPPING;
    }

    private static Impact sweep(PlacedPolygon mover, double dx, double dy, PlacedPolygon other) {
        Impact impact = new Impact();
        new PairSweep().test(Buffers.of(mover), motion(mover, dx, dy), Buffers.of(other), motion(other, 0, 0), impact);
        return impact;
    }

    /** The pose of the shape's local origin. */
    private static Motion motion(PlacedPolygon placed, double dx, double dy) {
        double u = placed.localCenterX();
        double v = placed.localCenterY();
        double x = placed.centerX() - (placed.cos() * u - placed.sin() * v);
        double y = placed.centerY() - (placed.sin() * u + placed.cos() * v);
        double angle = Math.atan2(placed.sin(), placed.cos());
        Motion motion = new Motion();
        motion.set(x, y, angle, x + dx, y + dy, angle);
        return motion;
    }

    private Collider add(ConvexPolygon shape, double x, double y) {
        Collider collider = world.add(null);
        collider.setShape(shape);
        collider.setPosition(x, y);
        return collider;
    }

    @Test
    void aShapeStopsAtTheFirstHit() {
        add(ConvexPolygon.rectangle(2, 2), 20, 0);
        Collider near = add(ConvexPolygon.rectangle(2, 2), 10, 0.5);
        world.step();
        assertTrue(queries.castShape(ConvexPolygon.rectangle(2, 2), 0, 0, 0, 16, 0, QueryFilter.ALL, hit));
        assertSame(near, hit.getCollider());
        assertEquals(8, hit.getDistance(), 1e-9);
        assertEquals(0.5, hit.getFraction(), 1e-9);
        assertEquals(-1, hit.getNormalX(), 1e-9);
        assertEquals(9, hit.getX(), 1e-9);
        assertEquals(0.25, hit.getY(), 1e-9, "the middle of the shared edge");
    }

    @Test
    void aFloorSeenEdgeOnStopsATipForAnyFirstVertex() {
        Collider floor = add(ConvexPolygon.hullOf(-10, 0, 10, 0), 0, 0);
        world.step();
        for (ConvexPolygon triangle : new ConvexPolygon[] {ConvexPolygon.of(0, -1, 1, 1, -1, 1),
            ConvexPolygon.of(1, 1, -1, 1, 0, -1), ConvexPolygon.of(-1, 1, 0, -1, 1, 1)}) {
            assertTrue(queries.castShape(triangle, 0, 3, 0, 0, -2.5, QueryFilter.ALL, hit), triangle::toString);
            assertSame(floor, hit.getCollider());
            assertEquals(2, hit.getDistance(), 1e-9, triangle::toString);
            assertEquals(1, hit.getNormalY(), 1e-9);
            assertEquals(0, hit.getY(), 1e-9);
        }
    }

    @Test
    void aColliderThatOverlapsAtTheStartIsReportedWithTheMtv() {
        Collider wall = add(ConvexPolygon.rectangle(2, 8), 0, 0);
        world.step();
        assertTrue(queries.castShape(ConvexPolygon.rectangle(2, 2), 1.5, 0, 0, 4, 0, QueryFilter.ALL, hit));
        assertSame(wall, hit.getCollider());
        assertTrue(hit.isOverlapping());
        assertEquals(0, hit.getFraction());
        assertEquals(0.5, hit.getDepth(), 1e-9);
        assertEquals(1, hit.getNormalX(), 1e-9);
    }

    @Test
    void aShapeThatTouchesAWallCanSlideAndLeaveButNotEnter() {
        add(ConvexPolygon.rectangle(2, 8), 0, 0);
        world.step();
        ConvexPolygon box = ConvexPolygon.rectangle(2, 2);
        assertFalse(queries.castShape(box, 2, 0, 0, 0, 3, QueryFilter.ALL, hit));
        assertFalse(queries.castShape(box, 2, 0, 0, 3, 1, QueryFilter.ALL, hit));
        assertTrue(queries.castShape(box, 2, 0, 0, -3, 1, QueryFilter.ALL, hit));
        assertEquals(0, hit.getDistance());
        assertFalse(hit.isOverlapping());
    }

    @Test
    void anOverlapPrecedesATouchInAnyOrder() {
        for (boolean touchedFirst : new boolean[] {true, false}) {
            double y = touchedFirst ? 0 : 100;
            Collider first = add(ConvexPolygon.rectangle(2, 8), touchedFirst ? 2 : 1.5, y);
            Collider second = add(ConvexPolygon.rectangle(2, 8), touchedFirst ? 1.5 : 2, y);
            world.step();
            assertTrue(queries.castShape(ConvexPolygon.rectangle(2, 2), 0, y, 0, 4, 0, QueryFilter.ALL, hit));
            assertSame(touchedFirst ? second : first, hit.getCollider());
            assertTrue(hit.isOverlapping());
            assertEquals(0.5, hit.getDepth(), 1e-9);
        }
    }

    @Test
    void anOverlappedPiecePrecedesATouchedPiece() {
        Collider wall = world.add(null);
        wall.setShape(ConvexPolygon.of(1, -4, 3, -4, 3, 0, 1, 0), ConvexPolygon.of(0.5f, 0, 3, 0, 3, 4, 0.5f, 4));
        Collider mover = world.add(null);
        mover.setShape(ConvexPolygon.of(-1, -1, 1, -1, 1, 1, -1, 1));
        world.step();
        assertTrue(queries.castCollider(mover, 4, 0, QueryFilter.ALL, hit));
        assertEquals(1, hit.getPiece());
        assertTrue(hit.isOverlapping());
    }

    @Test
    void aMoveOfLengthZeroFindsOverlapsOnly() {
        add(ConvexPolygon.rectangle(2, 2), 0, 0);
        world.step();
        ConvexPolygon box = ConvexPolygon.rectangle(2, 2);
        assertTrue(queries.castShape(box, 1, 0, 0, 0, 0, QueryFilter.ALL, hit));
        assertTrue(hit.isOverlapping());
        assertFalse(queries.castShape(box, 2, 0, 0, 0, 0, QueryFilter.ALL, hit));
        assertFalse(queries.castShape(box, 5, 0, 0, 0, 0, QueryFilter.ALL, hit));
    }

    @Test
    void aColliderDoesNotHitItselfAndStartsAtItsPoseOfTheLastStep() {
        Collider body = world.add(null);
        body.setShape(ConvexPolygon.of(0, 0, 1, 0, 1, 1, 0, 1), ConvexPolygon.of(0, 2, 3, 2, 3, 3, 0, 3));
        Collider wall = add(ConvexPolygon.rectangle(2, 20), 10, 0);
        world.step();
        body.setPosition(100, 0);
        assertTrue(queries.castCollider(body, 12, 0, QueryFilter.ALL, hit));
        assertSame(wall, hit.getCollider());
        assertEquals(6, hit.getDistance(), 1e-9, "the piece that reaches further");
        assertEquals(2.5, hit.getY(), 1e-9);
        assertFalse(queries.castCollider(body, 5.9, 0, QueryFilter.ALL, hit));
        assertFalse(queries.castCollider(world.add(null), 5, 0, QueryFilter.ALL, hit), "it was never placed");
    }

    @Test
    void aThinWallIsNotPassed() {
        Collider wall = add(ConvexPolygon.hullOf(0, -5, 0, 5), 1000, 0);
        world.step();
        assertTrue(queries.castShape(ConvexPolygon.circle(0.5f), 0, 0, 0, 1e5, 0, QueryFilter.ALL, hit));
        assertSame(wall, hit.getCollider());
        assertEquals(999.5, hit.getDistance(), 1e-6);
    }
}
