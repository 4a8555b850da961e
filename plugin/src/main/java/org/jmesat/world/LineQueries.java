package org.jmesat.world;

import org.jmesat.internal.query.HitList;
import org.jmesat.internal.query.QueryCandidates;
import org.jmesat.internal.query.RayQuery;
import org.jmesat.world.QueryLog.Kind;

/** The queries along a line: ray casts, lines of sight, picking. */
abstract class LineQueries extends WorldQueries {
    private final RayQuery rays;
    private final HitList hitList = new HitList();

    LineQueries(CollisionWorld world, WorldStages stages, QueryCandidates candidates) {
        super(world, stages);
        rays = new RayQuery(candidates);
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
        rays.findFirst(filtered, found);
        end(hit);
        if (isLogged()) {
            log.add(Kind.RAY, fromX, fromY).to(toX, toY).found(hit);
        }
        return hit.isHit();
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
        rays.findAll(filtered, hitList);
        filtered.end();
        hits.set(hitList, stages.colliders);
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
        hit.clear();
        rays.findFirst(filtered, found);
        end(hit);
        if (isLogged()) {
            log.add(Kind.RAY, fromX, fromY).along(directionX, directionY, length).found(hit);
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
        hit.clear();
        found.clear();
        rays.findSeen(x, y, z, unitX / norm, unitY / norm, unitZ / norm, length, filtered, found);
        end(hit);
        if (isLogged()) {
            log.add(Kind.PICK, x, y).seen(unitX / norm, unitY / norm, length).found(hit);
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
}
