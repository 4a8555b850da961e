package org.jmesat.world;

import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.PointDistance;
import org.jmesat.internal.sat.RayCast;

/** Casts rays in the plane, and lines of sight through it. */
final class RayQuery {
    private final QueryCandidates candidates;
    private final RayCast ray = new RayCast();
    private final PointDistance point = new PointDistance();
    private double startX;
    private double startY;
    private double unitX;
    private double unitY;
    private double length;
    private double slack;

    RayQuery(QueryCandidates candidates) {
        this.candidates = candidates;
    }

    /** Has the ray go as far as a vector, which is not zero. */
    void aim(double x, double y, double directionX, double directionY) {
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

    void setLength(double newLength) {
        length = newLength;
    }

    void findFirst(QueryFilter filter, QueryHit hit) {
        hit.clear();
        candidates.findOnWay(startX, startY, slack, slack, unitX, unitY, length);
        for (int i = 0; i < candidates.count(); i++) {
            Collider collider = candidates.collider(i);
            if (meets(i) && hit.isAfter(ray.distance(), collider, candidates.piece(i))
                    && candidates.accepts(i, filter)) {
                fill(i, hit);
            }
        }
    }

    void findAll(QueryFilter filter, QueryHits hits) {
        hits.clear();
        candidates.findOnWay(startX, startY, slack, slack, unitX, unitY, length);
        candidates.sort();
        for (int i = 0; i < candidates.count(); i++) {
            Collider collider = candidates.collider(i);
            if (meets(i) && candidates.accepts(i, filter)) {
                QueryHit last = hits.last();
                if (last == null || last.getCollider() != collider) {
                    fill(i, hits.append());
                } else if (ray.distance() < last.getDistance()) {
                    fill(i, last);
                }
            }
        }
        hits.sort();
    }

    boolean hasLineOfSight(QueryFilter filter) {
        candidates.findOnWay(startX, startY, slack, slack, unitX, unitY, length);
        for (int i = 0; i < candidates.count(); i++) {
            if (meets(i) && candidates.accepts(i, filter)) {
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

    private void fill(int i, QueryHit hit) {
        double distance = ray.distance();
        hit.setCollider(candidates.collider(i), candidates.piece(i));
        hit.setPlace(startX + distance * unitX, startY + distance * unitY, ray.normalX(), ray.normalY());
        hit.setDistance(distance, distance / length);
        hit.setDepth(ray.startsInside() ? Math.max(0, -ray.startDistance()) : 0, ray.startsInside());
    }

    /**
     * Looks along a line in space, given by a unit vector, for the first collider that it meets, each in the plane at
     * its own elevation.
     */
    void findSeen(double x, double y, double z, double toX, double toY, double toZ, double sight, QueryFilter filter,
            QueryHit hit) {
        hit.clear();
        double inPlane = Math.sqrt(toX * toX + toY * toY);
        slack = Tolerance.coordinates(Math.max(Math.abs(x), Math.abs(y)));
        if (inPlane > 0) {
            candidates.findOnWay(x, y, slack, slack, toX / inPlane, toY / inPlane, sight * inPlane);
        } else {
            candidates.findInBox(x - slack, y - slack, x + slack, y + slack);
        }
        for (int i = 0; i < candidates.count(); i++) {
            Collider collider = candidates.collider(i);
            double distance = (collider.getElevation() - z) / toZ;
            // Along the planes the distance is no number or infinite, as the sight may be.
            boolean inSight = distance >= 0 && distance <= sight && distance < Double.POSITIVE_INFINITY;
            if (!inSight || !hit.isAfter(distance, collider, candidates.piece(i))) {
                continue;
            }
            PieceStore pieces = candidates.pieces();
            int slot = candidates.slot(i);
            double atX = x + distance * toX;
            double atY = y + distance * toY;
            if (point.measure(pieces.table(), slot, atX, atY) <= pieces.pointTolerance(slot, slack)
                    && candidates.accepts(i, filter)) {
                hit.setCollider(collider, candidates.piece(i));
                hit.setPlace(atX, atY, 0, 0);
                hit.setDistance(distance, distance / sight);
            }
        }
    }
}
