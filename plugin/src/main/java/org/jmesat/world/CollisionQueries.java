package org.jmesat.world;

import static org.jmesat.internal.geometry.PolygonTable.MOST_COORDINATE;

import java.util.Objects;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.step.BodyMoves;
import org.jmesat.internal.step.BodyPoses;
import org.jmesat.internal.step.Hit;
import org.jmesat.internal.step.NearestQuery;
import org.jmesat.internal.step.OverlapQuery;
import org.jmesat.internal.step.RayQuery;
import org.jmesat.internal.step.ShapeCast;
import org.jmesat.narrowphase.MoveAndSlide;
import org.jmesat.world.QueryLog.Kind;

/**
 * Queries of a world: ray casts, overlaps with a point, box or shape, shape casts, move and slide, the nearest
 * collider, picking.
 *
 * <p><b>When.</b> A query uses the poses of the last step, so it finds nothing before the first step. A collider that
 * was moved, added or reshaped since is found in its new state after the next step; a removed one is not found. Filters
 * use the present categories, masks, trigger flags and ranges of depth.
 *
 * <p><b>Touching.</b> Overlaps and casts of shapes follow the world's {@linkplain CollisionWorld#setTouchPolicy touch
 * policy} as a step does: an overlap is found where a step would begin a contact, and a cast that hits nothing ends
 * where no step begins one. A ray, a line of sight and a picking line have no extent: they hit what they come within
 * {@link org.jmesat.geometry.Tolerance#touching} of, under both policies, and so does {@link #nearest}. Triggers are
 * found unless the filter excludes them.
 *
 * <p><b>Results.</b> The caller owns the result objects. Each call overwrites them, also if it finds nothing. Hits at
 * the same distance, to the precision of a float, are ordered by id, pieces of one collider by index. The same world
 * gives the same results, bit for bit.
 *
 * <p><b>Cost.</b> A query visits only nearby colliders; in the worst case it visits the box of every collider once
 * (nearest: a few times). Allocates only to grow. All arithmetic is in doubles. Not thread-safe. A query throws
 * {@link IllegalStateException} during a step, such as from a {@link PairFilter}, and inside the condition of a filter.
 *
 * <p>A view may ask to {@linkplain #setLog record} the last queries.
 */
public final class CollisionQueries {
    private final CollisionWorld world;
    private final WorldStages stages;
    private final RayQuery rays;
    private final OverlapQuery overlaps;
    private final NearestQuery nearest;
    private final ShapeCast shapes;
    private final BodyMoves moves;
    private final PlacedPolygon polygon = new PlacedPolygon();
    private final Hit found = new Hit();
    private final FilteredBodies filtered;
    /** Null while queries are not recorded. */
    private QueryLog log;

    CollisionQueries(CollisionWorld world, WorldStages stages) {
        this.world = world;
        this.stages = stages;
        filtered = new FilteredBodies(world, stages);
        rays = new RayQuery(stages.bodies, stages.pieces);
        overlaps = new OverlapQuery(stages.bodies, stages.pieces);
        nearest = new NearestQuery(stages.bodies, stages.pieces);
        shapes = new ShapeCast(stages.bodies, stages.pieces, overlaps);
        moves = stages.createMoves();
    }

    /** {@return the log of these queries, or null} */
    public QueryLog getLog() {
        return log;
    }

    /**
     * Records the following queries in a log, for a view. Without a log, which is the default, a query is not recorded.
     *
     * @param newLog the log, which is cleared; null for none
     * @throws IllegalArgumentException if another world records in that log
     */
    public void setLog(QueryLog newLog) {
        if (newLog == log) {
            return;
        }
        if (newLog != null && newLog.isConnected()) {
            throw new IllegalArgumentException("Another world already records in this log");
        }
        if (log != null) {
            log.connect(null);
        }
        log = newLog;
        if (log != null) {
            log.connect(world);
        }
    }

    /** Whether a query is to be recorded. */
    private boolean isLogged() {
        return log != null && log.isRecording();
    }

    /**
     * Casts a ray and finds the first collider that it hits.
     *
     * @param fromX plane x of the start
     * @param fromY plane y of the start
     * @param toX plane x of the end
     * @param toY plane y of the end
     * @param filter the colliders to find (not null)
     * @param hit receives the first hit (not null)
     * @return true if the ray hits a collider
     * @throws IllegalArgumentException if the ray has no length, or a coordinate is NaN, infinite or beyond
     *     10¹⁵⁰
     */
    public boolean castRay(double fromX, double fromY, double toX, double toY, QueryFilter filter, QueryHit hit) {
        aim(fromX, fromY, toX, toY, filter, hit);
        hit.clear();
        return findFirst(fromX, fromY, toX - fromX, toY - fromY, Math.hypot(toX - fromX, toY - fromY), hit);
    }

    /**
     * Casts a ray and finds every collider that it hits.
     *
     * @param fromX plane x of the start
     * @param fromY plane y of the start
     * @param toX plane x of the end
     * @param toY plane y of the end
     * @param filter the colliders to find (not null)
     * @param hits receives the first hit of each collider (not null)
     * @return the number of colliders hit
     * @throws IllegalArgumentException if the ray has no length, or a coordinate is NaN, infinite or beyond
     *     10¹⁵⁰
     */
    public int castRay(double fromX, double fromY, double toX, double toY, QueryFilter filter, QueryHits hits) {
        aim(fromX, fromY, toX, toY, filter, hits);
        hits.clear();
        rays.findAll(filtered);
        filtered.end();
        hits.set(rays, stages.colliders);
        if (isLogged()) {
            log.add(Kind.RAY, fromX, fromY).to(toX, toY).found(hits);
        }
        return hits.getCount();
    }

    /**
     * Casts a ray in a direction and finds the first collider that it hits.
     *
     * @param fromX plane x of the start
     * @param fromY plane y of the start
     * @param directionX x of the direction, of any length but 0 (finite)
     * @param directionY y of the direction (finite)
     * @param length length of the ray in world units (&gt;0); may be infinite
     * @param filter the colliders to find (not null)
     * @param hit receives the first hit (not null)
     * @return true if the ray hits a collider
     * @throws IllegalArgumentException if the direction is zero, the length is not positive, or a coordinate is NaN,
     *     infinite or beyond 10¹⁵⁰
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
        return findFirst(fromX, fromY, directionX, directionY, length, hit);
    }

    private boolean findFirst(double fromX, double fromY, double toX, double toY, double length, QueryHit hit) {
        rays.findFirst(filtered, found);
        end(hit);
        if (isLogged()) {
            log.add(Kind.RAY, fromX, fromY).along(toX, toY, length).found(hit);
        }
        return hit.isHit();
    }

    /**
     * Tests whether the segment between two points, both included, hits no collider. Cheaper than
     * {@link #castRay(double, double, double, double, QueryFilter, QueryHit) castRay}.
     *
     * @param fromX plane x of one point
     * @param fromY plane y of one point
     * @param toX plane x of the other
     * @param toY plane y of the other
     * @param filter the colliders that block the line of sight (not null)
     * @return true if no collider blocks it
     * @throws IllegalArgumentException if the points coincide, or a coordinate is NaN, infinite or beyond 10¹⁵⁰
     */
    public boolean hasLineOfSight(double fromX, double fromY, double toX, double toY, QueryFilter filter) {
        aim(fromX, fromY, toX, toY, filter, filter);
        boolean free = rays.hasLineOfSight(filtered);
        filtered.end();
        if (isLogged()) {
            log.add(Kind.LINE_OF_SIGHT, fromX, fromY).to(toX, toY).found(!free);
        }
        return free;
    }

    /**
     * Casts a line in space and finds the first collider that it hits. A collider is flat, at its
     * {@linkplain Collider#getElevation elevation}; a line parallel to the plane hits nothing. With the
     * {@linkplain CollisionWorld#setDepthTest depth test}, a collider is a prism: its outline over its
     * {@linkplain Collider#setDepthRange range of depth}. Use it for mouse picking, with the ray through the pixel.
     *
     * @param x plane x of the start
     * @param y plane y of the start
     * @param z coordinate of the start along the plane's axis
     * @param directionX x of the direction, of any length but 0 (finite)
     * @param directionY y of the direction (finite)
     * @param directionZ z of the direction (finite)
     * @param length length of the line in world units (&gt;0); may be infinite
     * @param filter the colliders to find (not null)
     * @param hit receives the point where the line enters the collider, and its distance from the start (not null)
     * @return true if the line hits a collider
     * @throws IllegalArgumentException if the direction is zero, the length is not positive, or a coordinate is NaN,
     *     infinite or beyond 10¹⁵⁰
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
        rays.findSeen(x, y, z, unitX / norm, unitY / norm, unitZ / norm, length, filtered, found);
        end(hit);
        if (isLogged()) {
            log.add(Kind.PICK, x, y).seen(unitX / norm, unitY / norm, length).found(hit);
        }
        return hit.isHit();
    }

    /**
     * Finds the colliders at a point.
     *
     * @param x plane x
     * @param y plane y
     * @param filter the colliders to find (not null)
     * @param hits receives the colliders (not null)
     * @return the number of colliders found
     * @throws IllegalArgumentException if a coordinate is NaN, infinite or beyond 10¹⁵⁰
     */
    public int overlapPoint(double x, double y, QueryFilter filter, ColliderHits hits) {
        require("x of the point", x);
        require("y of the point", y);
        begin(filter, hits);
        overlaps.overlapPoint(x, y, world.getTouchPolicy(), filtered);
        end(hits);
        if (isLogged()) {
            log.add(Kind.OVERLAP_POINT, x, y).found(hits);
        }
        return hits.getCount();
    }

    /**
     * Finds one collider at a point.
     *
     * @param x plane x
     * @param y plane y
     * @param filter the colliders to find (not null)
     * @return the collider of lowest id at the point, or null
     * @throws IllegalArgumentException if a coordinate is NaN, infinite or beyond 10¹⁵⁰
     */
    public Collider overlapPoint(double x, double y, QueryFilter filter) {
        require("x of the point", x);
        require("y of the point", y);
        begin(filter, filter);
        overlaps.overlapPoint(x, y, world.getTouchPolicy(), filtered);
        filtered.end();
        Collider first = overlaps.hitCount() > 0 ? stages.colliders.get(overlaps.body(0)) : null;
        if (isLogged()) {
            log.add(Kind.OVERLAP_POINT, x, y).found(first);
        }
        return first;
    }

    /**
     * Finds the colliders that overlap or touch an axis-aligned box.
     *
     * @param minX least plane x of the box
     * @param minY least plane y of the box
     * @param maxX greatest plane x of the box (≥ minX)
     * @param maxY greatest plane y of the box (≥ minY)
     * @param filter the colliders to find (not null)
     * @param hits receives the colliders (not null)
     * @return the number of colliders found
     * @throws IllegalArgumentException if a minimum is greater than its maximum, or a coordinate is NaN, infinite or
     *     beyond 10¹⁵⁰
     */
    public int overlapBox(double minX, double minY, double maxX, double maxY, QueryFilter filter, ColliderHits hits) {
        require("least x of the box", minX);
        require("least y of the box", minY);
        require("greatest x of the box", maxX);
        require("greatest y of the box", maxY);
        if (minX > maxX || minY > maxY) {
            throw new IllegalArgumentException("A box must have minimum <= maximum, not (" + minX + ", " + minY
                    + ") and (" + maxX + ", " + maxY + ")");
        }
        begin(filter, hits);
        overlaps.overlapBox(minX, minY, maxX, maxY, world.getTouchPolicy(), filtered);
        end(hits);
        if (isLogged()) {
            log.add(Kind.OVERLAP_BOX, minX, minY).box(maxX, maxY).found(hits);
        }
        return hits.getCount();
    }

    /**
     * Finds the colliders that overlap or touch a shape.
     *
     * @param shape the shape (not null)
     * @param x plane x of its local origin
     * @param y plane y of its local origin
     * @param angle its rotation about that origin, in radians from the X axis towards the Y axis (finite)
     * @param filter the colliders to find (not null)
     * @param hits receives the colliders (not null)
     * @return the number of colliders found
     * @throws IllegalArgumentException if a number is NaN or infinite, or a coordinate beyond 10¹⁵⁰
     */
    public int overlapShape(ConvexPolygon shape, double x, double y, double angle, QueryFilter filter,
            ColliderHits hits) {
        requirePose(x, y, angle);
        Objects.requireNonNull(shape, "shape");
        begin(filter, hits);
        place(shape, x, y, angle, polygon);
        overlaps.overlapShape(polygon, world.getTouchPolicy(), filtered);
        end(hits);
        if (isLogged()) {
            log.add(Kind.OVERLAP_SHAPE, x, y).shape(polygon).found(hits);
        }
        return hits.getCount();
    }

    /**
     * Casts a shape in a straight line, without turning, and finds the first collider that it hits. It hits a collider
     * when their separation falls to 0 on the way, or at the end of the way if a step would begin a contact there. A
     * collider that the shape touches at the start counts only if the shape moves into it, so a shape can slide along a
     * wall. A collider that the shape overlaps at the start is reported {@linkplain QueryHit#isOverlapping as
     * overlapping}; it comes before one that the shape touches at the start.
     *
     * <p>A {@linkplain Collider#setContinuous continuous} collider that goes the same way may report one that the cast
     * does not: one that it passes within the tolerance, without touching it.
     *
     * @param shape the shape (not null)
     * @param x plane x of its local origin
     * @param y plane y of its local origin
     * @param angle its rotation about that origin, in radians from the X axis towards the Y axis (finite)
     * @param moveX distance to move along X
     * @param moveY distance to move along Y; if both are 0, only overlaps are found
     * @param filter the colliders to find (not null)
     * @param hit receives the first hit and the point of contact (not null)
     * @return true if the shape hits a collider
     * @throws IllegalArgumentException if a number is NaN or beyond the range of a float
     */
    public boolean castShape(ConvexPolygon shape, double x, double y, double angle, double moveX, double moveY,
            QueryFilter filter, QueryHit hit) {
        requirePose(x, y, angle);
        requireMove(moveX, moveY);
        Objects.requireNonNull(shape, "shape");
        begin(filter, hit);
        place(shape, x, y, angle, shapes.mover());
        shapes.cast(moveX, moveY, -1, world.getTouchPolicy(), filtered, found);
        end(hit);
        if (isLogged()) {
            // The cast has moved its own copy of the shape to the hit.
            place(shape, x, y, angle, polygon);
            log.add(Kind.SHAPE_CAST, x, y).shape(polygon)
                    .along(moveX, moveY, Math.hypot(moveX, moveY)).found(hit);
        }
        return hit.isHit();
    }

    /**
     * Casts a collider in a straight line from its pose at the last step, as {@link #castShape castShape} does for one
     * shape. It does not hit itself. A collider without a placed piece hits nothing. If the
     * {@linkplain CollisionWorld#setDepthTest depth test} was on at the last step, it hits only colliders that overlap
     * it in depth.
     *
     * @param collider the collider (not null)
     * @param moveX distance to move along X
     * @param moveY distance to move along Y
     * @param filter the colliders to find (not null)
     * @param hit receives the first hit, with the piece that was hit and the point of contact (not null)
     * @return true if the collider hits another
     * @throws IllegalArgumentException if a number is NaN or beyond the range of a float, or the collider belongs to
     *     another world
     */
    public boolean castCollider(Collider collider, double moveX, double moveY, QueryFilter filter, QueryHit hit) {
        requireMove(moveX, moveY);
        world.requireMember("collider", collider);
        begin(filter, hit);
        filtered.setCaster(stages.isDepthTested() ? collider.index() : -1);
        for (int i = 0; hasPiece(collider, i); i++) {
            int slot = stages.bodies.slot(collider.index(), i);
            if (slot >= 0 && stages.pieces.table().count(slot) > 0) {
                stages.bodies.copyPiece(collider.index(), i, stages.pieces.table(), shapes.mover());
                shapes.cast(moveX, moveY, collider.index(), world.getTouchPolicy(), filtered, found);
            }
        }
        end(hit);
        if (isLogged()) {
            logCast(collider, moveX, moveY).found(hit);
        }
        return hit.isHit();
    }

    private boolean hasPiece(Collider collider, int i) {
        return stages.colliders.has(collider) && i < stages.bodies.slotCount(collider.index());
    }

    private LoggedQuery logCast(Collider collider, double moveX, double moveY) {
        double[] pose = new double[BodyPoses.ROW];
        stages.bodies.copyPlacedPose(collider.index(), stages.pieces.table(), pose, 0);
        LoggedQuery entry = log.add(Kind.COLLIDER_CAST, pose[0], pose[1]);
        for (int i = 0; hasPiece(collider, i); i++) {
            int slot = stages.bodies.slot(collider.index(), i);
            if (slot >= 0 && stages.pieces.table().count(slot) > 0) {
                stages.bodies.copyPiece(collider.index(), i, stages.pieces.table(), shapes.mover());
                entry.shape(shapes.mover());
            }
        }
        return entry.along(moveX, moveY, Math.hypot(moveX, moveY));
    }

    /**
     * Finds how far a collider can move from its pose at the last step if it slides along what is in its way. Nothing
     * is moved. The collider ends overlapping nothing that it did not overlap at the start, and passes through nothing;
     * if it overlaps something at the start, it first goes to its {@linkplain org.jmesat.narrowphase.FreePlace free
     * place}. It stops a quarter of the tolerance before an obstacle, so that a step finds them touching; {@link
     * MoveAndSlide} has the rules. Triggers are no obstacles, nor are {@linkplain Collider#setOneWay one-way} colliders
     * that are not solid for it, nor what the {@linkplain CollisionWorld#setDepthTest depth test} keeps apart. A
     * collider without a placed piece makes the whole motion.
     *
     * @param collider the collider; null for one that is nowhere
     * @param moveX distance to move along X
     * @param moveY distance to move along Y
     * @param filter the obstacles (not null)
     * @param result receives the way, and the surfaces in the order met (not null)
     * @return true if the whole motion was made, as far as the surfaces permit
     * @throws IllegalArgumentException if a number is NaN or beyond the range of a float, or the collider belongs to
     *     another world
     */
    public boolean moveAndSlide(Collider collider, double moveX, double moveY, QueryFilter filter,
            MoveResult result) {
        requireMove(moveX, moveY);
        if (collider != null) {
            world.requireMember("collider", collider);
        }
        beginMove(filter, result, collider);
        moves.begin();
        if (collider != null && stages.colliders.has(collider)) {
            filtered.setCaster(stages.isDepthTested() ? collider.index() : -1);
            moves.add(collider.index());
        }
        slide(moveX, moveY, result);
        if (collider != null && isLogged()) {
            logCast(collider, result.getMoveX(), result.getMoveY()).found(result.getCount() > 0);
        }
        return result.getEnd() == MoveAndSlide.End.ARRIVED;
    }

    /**
     * Finds how far a shape can move, as {@link #moveAndSlide(Collider, double, double, QueryFilter, MoveResult)} does
     * for a collider.
     *
     * @param shape the shape (not null)
     * @param x plane x of its local origin
     * @param y plane y of its local origin
     * @param angle its rotation about that origin, in radians from the X axis towards the Y axis
     * @param moveX distance to move along X
     * @param moveY distance to move along Y
     * @param filter the obstacles (not null)
     * @param result receives the way, and the surfaces in the order met (not null)
     * @return true if the whole motion was made, as far as the surfaces permit
     * @throws IllegalArgumentException if a number is NaN or beyond the range of a float
     */
    public boolean moveAndSlide(ConvexPolygon shape, double x, double y, double angle, double moveX, double moveY,
            QueryFilter filter, MoveResult result) {
        requirePose(x, y, angle);
        requireMove(moveX, moveY);
        Objects.requireNonNull(shape, "shape");
        beginMove(filter, result, null);
        place(shape, x, y, angle, moves.beginShape());
        slide(moveX, moveY, result);
        if (isLogged()) {
            place(shape, x, y, angle, polygon);
            log.add(Kind.SHAPE_CAST, x, y).shape(polygon).along(result.getMoveX(), result.getMoveY(),
                    Math.hypot(result.getMoveX(), result.getMoveY())).found(result.getCount() > 0);
        }
        return result.getEnd() == MoveAndSlide.End.ARRIVED;
    }

    private void beginMove(QueryFilter filter, MoveResult result, Collider collider) {
        begin(filter, (Object) result);
        filtered.setSolidFor(collider);
        result.begin(moves.move());
    }

    private void slide(double moveX, double moveY, MoveResult result) {
        moves.run(moveX, moveY, 0, filtered);
        filtered.end();
        result.set(moves.move(), moveX, moveY);
        for (int i = 0; i < moves.move().surfaceCount(); i++) {
            moves.findPoint(i);
            result.add(moves, i, stages.colliders.get(moves.obstacle(moves.move().pair(i))));
        }
    }

    private static void place(ConvexPolygon shape, double x, double y, double angle, PlacedPolygon store) {
        store.setShape(shape);
        store.place(x, y, Angles.cos(angle), Angles.sin(angle));
    }

    /**
     * Finds the collider nearest to a point. A collider that contains the point has distance 0.
     *
     * @param x plane x of the point
     * @param y plane y of the point
     * @param maxDistance greatest distance in world units (≥0); may be infinite
     * @param filter the colliders to find (not null)
     * @param hit receives the collider and its nearest point; if it contains the point, the point itself (not null)
     * @return true if there is a collider within that distance
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
        nearest.find(x, y, maxDistance, filtered, found);
        end(hit);
        if (isLogged()) {
            log.add(Kind.NEAREST, x, y).within(maxDistance).found(hit);
        }
        return hit.isHit();
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

    /** Begins a query; of one that has no result object, the filter is given twice. */
    private void begin(QueryFilter filter, Object result) {
        Objects.requireNonNull(filter, "filter");
        Objects.requireNonNull(result, "result");
        world.requireNotStepping();
        requireNotFiltering("queried");
        filtered.begin(filter);
    }

    private void begin(QueryFilter filter, QueryHit hit) {
        begin(filter, (Object) hit);
        hit.clear();
        found.clear();
    }

    private void begin(QueryFilter filter, ColliderHits hits) {
        begin(filter, (Object) hits);
        hits.clear();
    }

    private void end(QueryHit hit) {
        filtered.end();
        hit.set(found, stages.colliders);
    }

    private void end(ColliderHits hits) {
        filtered.end();
        hits.set(overlaps, stages.colliders);
    }

    /** Throws if called from inside the filter of a query. */
    void requireNotFiltering(String done) {
        if (filtered.isFiltering()) {
            throw new IllegalStateException("The world cannot be " + done + " by the filter of a query");
        }
    }
}
