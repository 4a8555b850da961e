package org.jmesat.world;

import static org.jmesat.internal.geometry.PolygonTable.MOST_COORDINATE;

import java.util.Objects;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.query.BodyHits;
import org.jmesat.internal.query.Hit;
import org.jmesat.internal.query.HitList;
import org.jmesat.internal.query.NearestQuery;
import org.jmesat.internal.query.OverlapQuery;
import org.jmesat.internal.query.QueryBodies;
import org.jmesat.internal.query.QueryCandidates;
import org.jmesat.internal.query.RayQuery;
import org.jmesat.internal.query.ShapeCast;

/**
 * Asks a world what is where: on a ray, at a point, in a box, under a polygon, in the way of a moving shape, nearest.
 *
 * <p><b>When.</b> Answers are about the colliders as the last step placed them; what was moved, added or reshaped since
 * is seen after the next one, before the first step nothing. A collider that was removed since is not found. Filters
 * look at categories, masks and triggers as they are now.
 *
 * <p><b>Touching.</b> What comes within the tolerance {@link org.jmesat.geometry.Tolerance#touching} counts as
 * touching, and touching as being met, whatever the world's touch policy. Triggers are found unless the filter leaves
 * them out.
 *
 * <p><b>Results</b> belong to the caller and are filled anew by each call, also when it finds nothing. Equally distant
 * colliders are told apart by id, and pieces of one collider by index. The same world gives the same answers, to the
 * bit.
 *
 * <p><b>Cost.</b> A query looks at the colliders near the place, however many there are elsewhere, and at worst at the
 * box of each once, or for the nearest a few times. It allocates nothing but to grow. All arithmetic is in doubles. Not
 * thread-safe; a query during a step, as from a {@link PairFilter}, or from within the condition of a filter throws
 * {@link IllegalStateException}.
 */
public final class CollisionQueries {
    private final CollisionWorld world;
    private final WorldStages stages;
    private final RayQuery rays;
    private final OverlapQuery overlaps;
    private final NearestQuery nearest;
    private final ShapeCast shapes;
    private final PlacedPolygon polygon = new PlacedPolygon();
    private final Hit found = new Hit();
    private final BodyHits bodyHits = new BodyHits();
    private final HitList hitList = new HitList();
    private final Seen seen = new Seen();

    CollisionQueries(CollisionWorld world, WorldStages stages) {
        this.world = world;
        this.stages = stages;
        QueryCandidates candidates = new QueryCandidates(stages.bodies, stages.pieces, stages.broadPhase);
        rays = new RayQuery(candidates);
        overlaps = new OverlapQuery(candidates);
        nearest = new NearestQuery(candidates);
        shapes = new ShapeCast(candidates);
    }

    /** What the filter of the present query sees. */
    private final class Seen implements QueryBodies {
        /** Null between two queries. */
        private QueryFilter filter;
        private boolean asking;

        @Override
        public boolean accepts(int body) {
            asking = true;
            try {
                return filter.accepts(stages.colliders.get(body));
            } catch (RuntimeException | Error thrown) {
                filter = null;
                throw thrown;
            } finally {
                asking = false;
            }
        }

        @Override
        public float elevation(int body) {
            return stages.colliders.get(body).getElevation();
        }
    }

    /**
     * Finds the first collider that a ray meets.
     *
     * @param fromX world x of where it starts
     * @param fromY world y of where it starts
     * @param toX world x of where it ends
     * @param toY world y of where it ends
     * @param filter what it sees (not null)
     * @param hit receives where it meets what (not null)
     * @return true when it meets anything
     * @throws IllegalArgumentException if the ray has no length, or a coordinate is NaN, infinite or beyond
     *     10¹⁵⁰
     */
    public boolean castRay(double fromX, double fromY, double toX, double toY, QueryFilter filter, QueryHit hit) {
        aim(fromX, fromY, toX, toY, filter, hit);
        hit.clear();
        rays.findFirst(seen, found);
        return end(hit);
    }

    /**
     * Finds every collider that a ray meets.
     *
     * @param fromX world x of where it starts
     * @param fromY world y of where it starts
     * @param toX world x of where it ends
     * @param toY world y of where it ends
     * @param filter what it sees (not null)
     * @param hits receives where it meets each of them first (not null)
     * @return how many it meets
     * @throws IllegalArgumentException as for the first
     */
    public int castRay(double fromX, double fromY, double toX, double toY, QueryFilter filter, QueryHits hits) {
        aim(fromX, fromY, toX, toY, filter, hits);
        hits.clear();
        rays.findAll(seen, hitList);
        seen.filter = null;
        hits.set(hitList, stages.colliders);
        return hits.getCount();
    }

    /**
     * Finds the first collider in a direction.
     *
     * @param fromX world x of where the ray starts
     * @param fromY world y of where it starts
     * @param directionX x of the direction, which may have any length but 0 (finite)
     * @param directionY y of the direction (finite)
     * @param length how far the ray goes, in world units (&gt;0); may be infinite
     * @param filter what it sees (not null)
     * @param hit receives where it meets what (not null)
     * @return true when it meets anything
     * @throws IllegalArgumentException if direction or length are zero, the length negative, or a number NaN, infinite
     *     or beyond 10¹⁵⁰
     */
    public boolean castRayTowards(double fromX, double fromY, double directionX, double directionY, double length,
            QueryFilter filter, QueryHit hit) {
        requireStart(fromX, fromY);
        require("x of the ray's direction", directionX);
        require("y of the ray's direction", directionY);
        if (directionX == 0 && directionY == 0) {
            throw new IllegalArgumentException("A ray cannot go in the direction (0, 0)");
        }
        if (!(length > 0)) {
            throw new IllegalArgumentException("A ray cannot have the length " + length);
        }
        begin(filter, hit);
        rays.aim(fromX, fromY, directionX, directionY);
        rays.setLength(length);
        hit.clear();
        rays.findFirst(seen, found);
        return end(hit);
    }

    /**
     * Tells whether nothing is in the way between two points, neither at them. Cheaper than finding the first.
     *
     * @param fromX world x of one point
     * @param fromY world y of it
     * @param toX world x of the other
     * @param toY world y of it
     * @param filter what would be in the way (not null)
     * @return true when the way is free
     * @throws IllegalArgumentException as for a ray
     */
    public boolean hasLineOfSight(double fromX, double fromY, double toX, double toY, QueryFilter filter) {
        aim(fromX, fromY, toX, toY, filter, filter);
        boolean free = rays.hasLineOfSight(seen);
        seen.filter = null;
        return free;
    }

    /**
     * Looks along a line in space for the first collider that it meets, each in the plane at its own
     * {@linkplain Collider#getElevation elevation}. This is how a mouse picks: with the line of sight through its
     * pixel. A line that runs along those planes meets nothing.
     *
     * @param x world x of where the line starts
     * @param y world y of where it starts
     * @param z world z of where it starts
     * @param directionX x of the direction, which may have any length but 0 (finite)
     * @param directionY y of the direction (finite)
     * @param directionZ z of the direction (finite)
     * @param length how far the line goes, in world units (&gt;0); may be infinite
     * @param filter what it sees (not null)
     * @param hit receives the point in the collider's plane, and how far it is from the start (not null)
     * @return true when it meets anything
     * @throws IllegalArgumentException if direction or length are zero, the length negative, or a number NaN, infinite
     *     or beyond 10¹⁵⁰
     */
    public boolean pick(double x, double y, double z, double directionX, double directionY, double directionZ,
            double length, QueryFilter filter, QueryHit hit) {
        require("x of the line's start", x);
        require("y of the line's start", y);
        require("z of the line's start", z);
        require("x of the line's direction", directionX);
        require("y of the line's direction", directionY);
        require("z of the line's direction", directionZ);
        double scale = Math.max(Math.max(Math.abs(directionX), Math.abs(directionY)), Math.abs(directionZ));
        if (scale == 0) {
            throw new IllegalArgumentException("A line cannot go in the direction (0, 0, 0)");
        }
        if (!(length > 0)) {
            throw new IllegalArgumentException("A line cannot have the length " + length);
        }
        double unitX = directionX / scale;
        double unitY = directionY / scale;
        double unitZ = directionZ / scale;
        double norm = Math.sqrt(unitX * unitX + unitY * unitY + unitZ * unitZ);
        begin(filter, hit);
        hit.clear();
        found.clear();
        rays.findSeen(x, y, z, unitX / norm, unitY / norm, unitZ / norm, length, seen, found);
        return end(hit);
    }

    /**
     * Finds the colliders at a point.
     *
     * @param x world x
     * @param y world y
     * @param filter which of them (not null)
     * @param hits receives them (not null)
     * @return how many there are
     * @throws IllegalArgumentException if a coordinate is NaN, infinite or beyond
     *     10¹⁵⁰
     */
    public int overlapPoint(double x, double y, QueryFilter filter, ColliderHits hits) {
        require("x of the point", x);
        require("y of the point", y);
        begin(filter, hits);
        hits.clear();
        overlaps.overlapPoint(x, y, seen, bodyHits);
        seen.filter = null;
        hits.set(bodyHits, stages.colliders);
        return hits.getCount();
    }

    /**
     * Returns the collider at a point.
     *
     * @param x world x
     * @param y world y
     * @param filter which (not null)
     * @return the one of lowest id of those there, or null when there is none
     * @throws IllegalArgumentException as for {@link #overlapPoint(double, double, QueryFilter, ColliderHits)}
     */
    public Collider overlapPoint(double x, double y, QueryFilter filter) {
        require("x of the point", x);
        require("y of the point", y);
        begin(filter, filter);
        overlaps.overlapPoint(x, y, seen, bodyHits);
        seen.filter = null;
        return bodyHits.count() > 0 ? stages.colliders.get(bodyHits.body(0)) : null;
    }

    /**
     * Finds the colliders that overlap or touch an upright box.
     *
     * @param minX its least world x
     * @param minY its least world y
     * @param maxX its greatest world x (≥ minX)
     * @param maxY its greatest world y (≥ minY)
     * @param filter which of them (not null)
     * @param hits receives them (not null)
     * @return how many there are
     * @throws IllegalArgumentException if a minimum is greater than its maximum, or a coordinate is NaN, infinite or
     *     beyond 10¹⁵⁰
     */
    public int overlapBox(double minX, double minY, double maxX, double maxY, QueryFilter filter, ColliderHits hits) {
        require("least x of the box", minX);
        require("least y of the box", minY);
        require("greatest x of the box", maxX);
        require("greatest y of the box", maxY);
        if (minX > maxX || minY > maxY) {
            throw new IllegalArgumentException(
                    "A box cannot reach from (" + minX + ", " + minY + ") to (" + maxX + ", " + maxY + ")");
        }
        begin(filter, hits);
        hits.clear();
        overlaps.overlapBox(minX, minY, maxX, maxY, seen, bodyHits);
        seen.filter = null;
        hits.set(bodyHits, stages.colliders);
        return hits.getCount();
    }

    /**
     * Finds the colliders that overlap or touch a shape.
     *
     * @param shape the shape (not null)
     * @param x world x of its local origin
     * @param y world y of its local origin
     * @param angle by which it is turned about that, in radians from the X axis towards the Y axis (finite)
     * @param filter which of them (not null)
     * @param hits receives them (not null)
     * @return how many there are
     * @throws IllegalArgumentException if a number is NaN, infinite or a coordinate beyond
     *     10¹⁵⁰
     */
    public int overlapShape(ConvexPolygon shape, double x, double y, double angle, QueryFilter filter,
            ColliderHits hits) {
        requirePose(x, y, angle);
        Objects.requireNonNull(shape, "shape");
        begin(filter, hits);
        polygon.setShape(shape);
        polygon.place(x, y, Angles.cos(angle), Angles.sin(angle));
        hits.clear();
        overlaps.overlapShape(polygon, seen, bodyHits);
        seen.filter = null;
        hits.set(bodyHits, stages.colliders);
        return hits.getCount();
    }

    /**
     * Finds how far a shape can move in a straight line, without turning. What it touches at the start is in its way
     * only when it would go into it, so that a shape can slide along a wall; what it overlaps is
     * {@linkplain QueryHit#isOverlapping told as such}, and comes before what it only touches at the start.
     *
     * @param shape the shape (not null)
     * @param x world x of its local origin
     * @param y world y of its local origin
     * @param angle by which it is turned about that, in radians from the X axis towards the Y axis (finite)
     * @param moveX how far it is to move along X
     * @param moveY how far along Y; no move at all finds what it overlaps
     * @param filter what can be in its way (not null)
     * @param hit receives what is first in its way, and where they touch (not null)
     * @return true when anything is in its way
     * @throws IllegalArgumentException if a number is NaN or beyond the range of a float
     */
    public boolean castShape(ConvexPolygon shape, double x, double y, double angle, double moveX, double moveY,
            QueryFilter filter, QueryHit hit) {
        requirePose(x, y, angle);
        requireMove(moveX, moveY);
        Objects.requireNonNull(shape, "shape");
        begin(filter, hit);
        hit.clear();
        found.clear();
        shapes.mover().setShape(shape);
        shapes.mover().place(x, y, Angles.cos(angle), Angles.sin(angle));
        shapes.cast(moveX, moveY, -1, seen, found);
        return end(hit);
    }

    /**
     * Finds how far a collider can move in a straight line from where the last step has placed it, as
     * {@link #castShape castShape} does for one shape. It is not in its own way. A collider without a placed piece can
     * go anywhere.
     *
     * @param collider the collider (not null)
     * @param moveX how far it is to move along X
     * @param moveY how far along Y
     * @param filter what can be in its way (not null)
     * @param hit receives what is first in its way, which of that one's pieces, and where they touch (not null)
     * @return true when anything is in its way
     * @throws IllegalArgumentException if a number is NaN or beyond the range of a float, or the collider belongs to
     *     another world
     */
    public boolean castCollider(Collider collider, double moveX, double moveY, QueryFilter filter, QueryHit hit) {
        requireMove(moveX, moveY);
        world.requireMember("collider", collider);
        begin(filter, hit);
        hit.clear();
        found.clear();
        for (int i = 0; stages.colliders.has(collider) && i < stages.bodies.slotCount(collider.index()); i++) {
            int slot = stages.bodies.slot(collider.index(), i);
            if (slot >= 0 && stages.pieces.table().count(slot) > 0) {
                shapes.mover().take(stages.pieces.table(), slot);
                shapes.cast(moveX, moveY, collider.index(), seen, found);
            }
        }
        return end(hit);
    }

    /**
     * Finds the collider nearest to a point. One that the point is in has the distance 0.
     *
     * @param x world x of the point
     * @param y world y of the point
     * @param maxDistance how far to look, in world units (≥0); may be infinite
     * @param filter which colliders (not null)
     * @param hit receives the collider and the point of it that is nearest: the point itself where that is inside (not
     *     null)
     * @return true when there is one
     * @throws IllegalArgumentException if the distance is negative or NaN, or a coordinate is NaN, infinite or beyond
     *     10¹⁵⁰
     */
    public boolean nearest(double x, double y, double maxDistance, QueryFilter filter, QueryHit hit) {
        require("x of the point", x);
        require("y of the point", y);
        if (!(maxDistance >= 0)) {
            throw new IllegalArgumentException("The greatest distance cannot be " + maxDistance);
        }
        begin(filter, hit);
        hit.clear();
        found.clear();
        nearest.find(x, y, maxDistance, seen, found);
        return end(hit);
    }

    private void aim(double fromX, double fromY, double toX, double toY, QueryFilter filter, Object result) {
        requireStart(fromX, fromY);
        require("x of the ray's end", toX);
        require("y of the ray's end", toY);
        double dx = toX - fromX;
        double dy = toY - fromY;
        if (dx == 0 && dy == 0) {
            throw new IllegalArgumentException("A ray from (" + fromX + ", " + fromY + ") to itself has no direction");
        }
        begin(filter, result);
        rays.aim(fromX, fromY, dx, dy);
    }

    private static void requireStart(double x, double y) {
        require("x of the ray's start", x);
        require("y of the ray's start", y);
    }

    private static void requirePose(double x, double y, double angle) {
        require("x of the shape", x);
        require("y of the shape", y);
        if (!Double.isFinite(angle)) {
            throw new IllegalArgumentException("The angle of the shape cannot be " + angle);
        }
    }

    private static void requireMove(double x, double y) {
        requireWithin("x of the move", x, Float.MAX_VALUE);
        requireWithin("y of the move", y, Float.MAX_VALUE);
    }

    private static void require(String name, double value) {
        requireWithin(name, value, MOST_COORDINATE);
    }

    private static void requireWithin(String name, double value, double most) {
        if (!(Math.abs(value) <= most)) {
            throw new IllegalArgumentException("The " + name + " cannot be " + value);
        }
    }

    private void begin(QueryFilter filter, Object result) {
        Objects.requireNonNull(filter, "filter");
        Objects.requireNonNull(result, "result");
        world.requireNotStepping();
        requireNotAsking("queried");
        seen.filter = filter;
    }

    private boolean end(QueryHit hit) {
        seen.filter = null;
        hit.set(found, stages.colliders);
        return hit.isHit();
    }

    /** Refuses what the filter of a query must not do to the world. */
    void requireNotAsking(String done) {
        if (seen.asking) {
            throw new IllegalStateException("The world cannot be " + done + " by the filter of a query");
        }
    }
}
