package org.jmesat.internal.query;

import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.place.PieceStore;
import org.jmesat.internal.sat.PointDistance;
import org.jmesat.internal.sat.RayCast;

/** Casts rays in the plane, tests lines of sight, and picks bodies by a line in space. */
public final class RayQuery {
    private final QueryCandidates candidates;
    private final RayCast ray = new RayCast();
    private final PointDistance point = new PointDistance();
    private double startX;
    private double startY;
    private double unitX;
    private double unitY;
    private double length;
    private double slack;

    public RayQuery(QueryCandidates candidates) {
        this.candidates = candidates;
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

    public void findAll(QueryBodies seen, HitList hits) {
        hits.clear();
        candidates.findAlong(startX, startY, slack, slack, unitX, unitY, length);
        candidates.sort();
        for (int i = 0; i < candidates.count(); i++) {
            if (meets(i) && seen.accepts(candidates.body(i))) {
                Hit last = hits.last();
                if (last == null || last.body() != candidates.body(i)) {
                    fill(i, hits.append());
                } else if (ray.distance() < last.distance()) {
                    fill(i, last);
                }
            }
        }
        hits.sort();
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
     * Finds the first body that a line in space meets. The line is given by a unit vector; each body lies in the plane
     * at its own elevation.
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
            double distance = (seen.elevation(candidates.body(i)) - z) / toZ;
            // If the line is parallel to the planes, the distance is NaN or infinite; the sight may be infinite too.
            boolean inSight = distance >= 0 && distance <= sight && distance < Double.POSITIVE_INFINITY;
            if (!inSight || !hit.isAfter(distance, candidates.id(i), candidates.piece(i))) {
                continue;
            }
            PieceStore pieces = candidates.pieces();
            int slot = candidates.slot(i);
            double atX = x + distance * toX;
            double atY = y + distance * toY;
            if (point.measure(pieces.table(), slot, atX, atY) <= pieces.pointTolerance(slot, slack)
                    && seen.accepts(candidates.body(i))) {
                candidates.describe(i, hit);
                hit.setPlace(atX, atY, 0, 0);
                hit.setDistance(distance, distance / sight);
            }
        }
    }
}
