package org.jmesat.world;

import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.sat.PointDistance;

/** Finds the collider nearest to a point, in a box round it that grows until what was found must be the nearest. */
final class NearestQuery {
    private static final int GROWTH = 4;
    /** After so many boxes in vain, a look at everything costs no more than some others would. */
    private static final int MOST_BOXES = 5;

    private final QueryCandidates candidates;
    private final PointDistance point = new PointDistance();

    NearestQuery(QueryCandidates candidates) {
        this.candidates = candidates;
    }

    void find(double x, double y, double maxDistance, QueryFilter filter, QueryHit hit) {
        hit.clear();
        double radius = Math.min(maxDistance, candidates.guessDistance(x, y));
        for (int boxes = 1;; boxes++) {
            candidates.findInBox(x - radius, y - radius, x + radius, y + radius);
            for (int i = 0; i < candidates.count(); i++) {
                consider(i, x, y, maxDistance, filter, hit);
            }
            if (radius >= maxDistance || radius >= hit.getDistance() || radius == Double.POSITIVE_INFINITY) {
                return;
            }
            double wider = boxes < MOST_BOXES ? GROWTH * radius : Double.POSITIVE_INFINITY;
            radius = Math.min(maxDistance, hit.isHit() ? hit.getDistance() : wider);
        }
    }

    private void consider(int i, double x, double y, double maxDistance, QueryFilter filter, QueryHit hit) {
        Collider collider = candidates.collider(i);
        PolygonTable table = candidates.pieces().table();
        int slot = candidates.slot(i);
        int row = PolygonTable.ROW * slot;
        double gapX = Math.abs(x - table.rows()[row]) - table.halfWidth(slot);
        double gapY = Math.abs(y - table.rows()[row + 1]) - table.halfHeight(slot);
        // Less than the gap, lest its own rounding rule out what is just as near.
        if (Math.max(gapX, gapY) - candidates.pieces().pointTolerance(slot, 0) > hit.getDistance()) {
            return;
        }
        double signed = point.measure(table, slot, x, y);
        double distance = Math.max(0, signed);
        if (distance <= maxDistance && hit.isAfter(distance, collider, candidates.piece(i))
                && candidates.accepts(i, filter)) {
            boolean inside = signed <= 0;
            hit.setCollider(collider, candidates.piece(i));
            hit.setPlace(inside ? x : point.nearestX(), inside ? y : point.nearestY(), point.normalX(),
                    point.normalY());
            hit.setDistance(distance, maxDistance > 0 ? distance / maxDistance : 0);
            hit.setDepth(Math.max(0, -signed), inside);
        }
    }
}
