package org.jmesat.internal.step;

import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.sat.PointDistance;

/** Finds the body nearest to a point, in a box round it that grows until no nearer body can lie outside. */
public final class NearestQuery {
    private static final int GROWTH = 4;
    /** After this many boxes without a hit, searching everything costs no more than further boxes. */
    private static final int MOST_BOXES = 5;

    private final QueryCandidates candidates;
    private final PointDistance point = new PointDistance();

    public NearestQuery(BodyTable bodies, PieceStore pieces) {
        candidates = new QueryCandidates(bodies, pieces);
    }

    public void find(double x, double y, double maxDistance, QueryBodies seen, Hit hit) {
        hit.clear();
        double slack = Tolerance.coordinates(Math.max(Math.abs(x), Math.abs(y)));
        double radius = Math.min(maxDistance, candidates.estimateDistance(x, y));
        for (int boxes = 1;; boxes++) {
            double half = radius + slack;
            candidates.findInBox(x - half, y - half, x + half, y + half);
            for (int i = 0; i < candidates.count(); i++) {
                consider(i, x, y, slack, maxDistance, seen, hit);
            }
            if (radius >= maxDistance || radius >= hit.distance() || radius == Double.POSITIVE_INFINITY) {
                return;
            }
            double wider = boxes < MOST_BOXES ? GROWTH * radius : Double.POSITIVE_INFINITY;
            radius = Math.min(maxDistance, hit.isHit() ? hit.distance() : wider);
        }
    }

    private void consider(int i, double x, double y, double slack, double maxDistance, QueryBodies seen, Hit hit) {
        PolygonTable table = candidates.pieces().table();
        int slot = candidates.slot(i);
        int row = PolygonTable.ROW * slot;
        double gapX = Math.abs(x - table.rows()[row]) - table.halfWidth(slot);
        double gapY = Math.abs(y - table.rows()[row + 1]) - table.halfHeight(slot);
        if (!hit.isAfter(Math.min(Math.max(gapX, gapY), maxDistance), candidates.id(i), candidates.piece(i))) {
            return;
        }
        double tolerance = candidates.pieces().pointTolerance(slot, slack);
        double signed = point.measure(table, slot, x, y);
        double distance = Math.max(0, Math.min(signed, maxDistance));
        if (signed - tolerance <= maxDistance && hit.isAfter(distance, candidates.id(i), candidates.piece(i))
                && seen.accepts(candidates.body(i))) {
            boolean inside = signed <= 0;
            candidates.describe(i, hit);
            hit.setPlace(inside ? x : point.nearestX(), inside ? y : point.nearestY(), point.normalX(),
                    point.normalY());
            hit.setDistance(distance, maxDistance > 0 ? distance / maxDistance : 0);
            hit.setDepth(Math.max(0, -signed), inside);
        }
    }
}
