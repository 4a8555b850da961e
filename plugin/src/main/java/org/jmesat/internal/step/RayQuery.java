package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.PointDistance;
import org.jmesat.internal.sat.RayCast;

/** Casts rays in the plane, tests lines of sight, and picks bodies by a line in space. */
public final class RayQuery {
    /** A line whose part in the plane is shorter than this counts as parallel to the plane's axis. */
    private static final double ALONG_AXIS = 1e-100;

    private final QueryCandidates candidates;
    private final RayCast ray = new RayCast();
    private final PointDistance point = new PointDistance();
    private double startX;
    private double startY;
    private double unitX;
    private double unitY;
    private double length;
    private double slack;
    /** Grows on demand and never shrinks. */
    private Hit[] hits = {};
    private int hitCount;
    private final PairOrder order = new PairOrder();

    public RayQuery(BodyTable bodies, PieceStore pieces) {
        candidates = new QueryCandidates(bodies, pieces);
    }

    /** Sets the ray's start, and its direction and length by a vector that is not zero. */
    public void aim(double x, double y, double directionX, double directionY) {
        startX = x;
        startY = y;
        double scale = Math.max(Math.abs(directionX), Math.abs(directionY));
        unitX = directionX / scale;
        unitY = directionY / scale;
        double norm = Math.sqrt(unitX * unitX + unitY * unitY);
        unitX /= norm;
        unitY /= norm;
        length = scale * norm;
        slack = Tolerance.coordinates(Math.max(Math.abs(x), Math.abs(y)));
    }

    public void setLength(double newLength) {
        length = newLength;
    }

    public void findFirst(QueryBodies seen, Hit hit) {
        hit.clear();
        candidates.findAlong(startX, startY, slack, slack, unitX, unitY, length);
        for (int i = 0; i < candidates.count(); i++) {
            if (meets(i) && hit.isAfter(ray.distance(), candidates.id(i), candidates.piece(i))
                    && seen.accepts(candidates.body(i))) {
                fill(i, hit);
            }
        }
    }

    /** Finds the first hit of each body, for {@link #hit}. */
    public void findAll(QueryBodies seen) {
        hitCount = 0;
        candidates.findAlong(startX, startY, slack, slack, unitX, unitY, length);
        candidates.sort();
        for (int i = 0; i < candidates.count(); i++) {
            if (meets(i) && seen.accepts(candidates.body(i))) {
                Hit last = hitCount == 0 ? null : hits[hitCount - 1];
                if (last == null || last.body() != candidates.body(i)) {
                    fill(i, append());
                } else if (last.isAfter(ray.distance(), candidates.id(i), candidates.piece(i))) {
                    fill(i, last);
                }
            }
        }
        order.clear();
        for (int i = 0; i < hitCount; i++) {
            // Numbers that are not negative are ordered like their bits; adding 0 turns −0 into +0.
            order.add(Float.floatToRawIntBits((float) hits[i].distance() + 0f), i);
        }
        order.sort();
    }

    private Hit append() {
        if (hitCount == hits.length) {
            hits = Arrays.copyOf(hits, 8 + 2 * hitCount);
            for (int i = hitCount; i < hits.length; i++) {
                hits[i] = new Hit();
            }
        }
        return hits[hitCount++];
    }

    /** The number of hits of {@link #findAll}. */
    public int hitCount() {
        return hitCount;
    }

    /** The i-th hit of {@link #findAll} by distance; {@link Hit#isAfter} says which are equal. */
    public Hit hit(int i) {
        return hits[order.value(i)];
    }

    public boolean hasLineOfSight(QueryBodies seen) {
        candidates.findAlong(startX, startY, slack, slack, unitX, unitY, length);
        for (int i = 0; i < candidates.count(); i++) {
            if (meets(i) && seen.accepts(candidates.body(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean meets(int i) {
        PieceStore pieces = candidates.pieces();
        int slot = candidates.slot(i);
        return ray.test(pieces.table(), slot, startX, startY, unitX, unitY, length, pieces.pointTolerance(slot, slack));
    }

    private void fill(int i, Hit hit) {
        double distance = ray.distance();
        candidates.describe(i, hit);
        hit.setPlace(startX + distance * unitX, startY + distance * unitY, ray.normalX(), ray.normalY());
        hit.setDistance(distance, distance / length);
        hit.setDepth(ray.startsInside() ? Math.max(0, -ray.startDistance()) : 0, ray.startsInside());
    }

    /**
     * Finds the first body that a line in space meets. The line is given by a unit vector; each body is a prism: its
     * outline over its range of depth.
     */
    public void findSeen(double x, double y, double z, double toX, double toY, double toZ, double sight,
            QueryBodies seen, Hit hit) {
        hit.clear();
        double inPlane = Math.sqrt(toX * toX + toY * toY);
        slack = Tolerance.coordinates(Math.max(Math.abs(x), Math.abs(y)));
        if (inPlane > 0) {
            candidates.findAlong(x, y, slack, slack, toX / inPlane, toY / inPlane, sight * inPlane);
        } else {
            candidates.findInBox(x - slack, y - slack, x + slack, y + slack);
        }
        for (int i = 0; i < candidates.count(); i++) {
            int body = candidates.body(i);
            double low = (seen.minDepth(body) - z) / toZ;
            double high = (seen.maxDepth(body) - z) / toZ;
            // If the line is parallel to the plane, these are infinite, or NaN at an end of the range.
            double enter = Math.max(0, Math.min(low, high));
            double leave = Math.min(sight, Math.max(low, high));
            boolean inSight = enter <= leave && enter < Double.POSITIVE_INFINITY;
            if (!inSight || !hit.isAfter(enter, candidates.id(i), candidates.piece(i))) {
                continue;
            }
            double length = (leave - enter) * inPlane;
            double distance = inPlane > ALONG_AXIS && length > 0
                    ? enter + along(i, x + enter * toX, y + enter * toY, toX / inPlane, toY / inPlane, length) / inPlane
                    : isAt(i, x + enter * toX, y + enter * toY) ? enter : Double.POSITIVE_INFINITY;
            if (distance < Double.POSITIVE_INFINITY && hit.isAfter(distance, candidates.id(i), candidates.piece(i))
                    && seen.accepts(body)) {
                candidates.describe(i, hit);
                hit.setPlace(x + distance * toX, y + distance * toY, 0, 0);
                hit.setDistance(distance, distance / sight);
            }
        }
    }

    private boolean isAt(int i, double x, double y) {
        PieceStore pieces = candidates.pieces();
        int slot = candidates.slot(i);
        return point.measure(pieces.table(), slot, x, y) <= pieces.pointTolerance(slot, slack);
    }

    /** The distance in the plane at which a ray enters an outline; infinite if it does not. */
    private double along(int i, double x, double y, double toX, double toY, double most) {
        PieceStore pieces = candidates.pieces();
        int slot = candidates.slot(i);
        return ray.test(pieces.table(), slot, x, y, toX, toY, most, pieces.pointTolerance(slot, slack))
                ? ray.distance() : Double.POSITIVE_INFINITY;
    }
}
