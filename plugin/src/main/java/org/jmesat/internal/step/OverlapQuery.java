package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.sat.PointDistance;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.ShapeCopy;

/**
 * Finds the bodies with which a point, a box or a shape would begin a contact: each once, ordered by id. The results
 * are valid until the next query.
 */
public final class OverlapQuery {
    private final QueryCandidates candidates;
    private final PieceStore pieces;
    private final PointDistance point = new PointDistance();
    private final PolygonTable pair = new PolygonTable(2, 8);
    private final PolygonBuffer box = new PolygonBuffer();
    private final Sat sat = new Sat();
    /** Grow on demand and never shrink. */
    private int[] found = new int[8];
    private int[] foundPieces = new int[8];
    private int hitCount;

    public OverlapQuery(BodyTable bodies, PieceStore pieces) {
        candidates = new QueryCandidates(bodies, pieces);
        this.pieces = pieces;
    }

    public void overlapPoint(double x, double y, TouchPolicy policy, QueryBodies seen) {
        hitCount = 0;
        double slack = Tolerance.coordinates(Math.max(Math.abs(x), Math.abs(y)));
        candidates.findInBox(x - slack, y - slack, x + slack, y + slack);
        candidates.sort();
        for (int i = 0; i < candidates.count(); i++) {
            int slot = candidates.slot(i);
            if (isNew(i) && point.measure(pieces.table(), slot, x, y)
                    <= policy.limit(pieces.pointTolerance(slot, slack), false)) {
                add(i, seen);
            }
        }
    }

    public void overlapBox(double minX, double minY, double maxX, double maxY, TouchPolicy policy, QueryBodies seen) {
        hitCount = 0;
        candidates.findInBox(minX, minY, maxX, maxY);
        candidates.sort();
        for (int i = 0; i < candidates.count(); i++) {
            if (isNew(i) && reachesInto(candidates.slot(i), minX, minY, maxX, maxY, policy)) {
                add(i, seen);
            }
        }
    }

    /**
     * Tests a piece against the part of the box near it, unless the box reaches into the circle inside the piece. So
     * the tolerance does not grow with the size of the box, whose corners are exact.
     */
    private boolean reachesInto(int slot, double minX, double minY, double maxX, double maxY, TouchPolicy policy) {
        PolygonTable table = pieces.table();
        int row = PolygonTable.ROW * slot;
        double x = table.rows()[row];
        double y = table.rows()[row + 1];
        double halfX = table.halfWidth(slot);
        double halfY = table.halfHeight(slot);
        double tolerance = pieces.pointTolerance(slot, 0);
        double toX = Math.max(0, Math.max(minX - x, x - maxX));
        double toY = Math.max(0, Math.max(minY - y, y - maxY));
        double inner = table.rows()[row + 5] - 2 * tolerance;
        if (inner > 0 && toX * toX + toY * toY < inner * inner) {
            return true;
        }
        double left = Math.max(minX, x - 2 * halfX - 2 * tolerance);
        double right = Math.min(maxX, x + 2 * halfX + 2 * tolerance);
        double bottom = Math.max(minY, y - 2 * halfY - 2 * tolerance);
        double top = Math.min(maxY, y + 2 * halfY + 2 * tolerance);
        if (left > right || bottom > top) {
            return false;
        }
        box.setBox(0, 0, 0.5 * (right - left), 0.5 * (top - bottom));
        pair.clear();
        pair.add(box);
        pair.place(0, left + 0.5 * (right - left), bottom + 0.5 * (top - bottom), 1, 0);
        pair.add(table, slot);
        return sat.overlaps(pair, 0, 1, policy.limit(tolerance, false));
    }

    public void overlapShape(PlacedPolygon polygon, TouchPolicy policy, QueryBodies seen) {
        hitCount = 0;
        double slack = Math.max(Tolerance.RELATIVE * polygon.radius(),
                Tolerance.coordinates(polygon.largestCoordinate()));
        candidates.findInBox(polygon.minX() - slack, polygon.minY() - slack, polygon.maxX() + slack,
                polygon.maxY() + slack);
        candidates.sort();
        for (int i = 0; i < candidates.count(); i++) {
            if (isNew(i) && beginsContact(polygon, candidates.slot(i), policy)) {
                add(i, seen);
            }
        }
    }

    /** Whether a step would begin a contact of a shape with a piece. */
    boolean beginsContact(PlacedPolygon polygon, int slot, TouchPolicy policy) {
        PolygonTable table = pieces.table();
        double size = polygon.radius() + table.rows()[PolygonTable.ROW * slot + 4];
        double tolerance = Tolerance.touching(size,
                Math.max(polygon.largestCoordinate(), table.largestCoordinate(slot)));
        pair.clear();
        ShapeCopy.add(polygon, pair);
        pair.add(table, slot);
        return sat.overlaps(pair, 0, 1, policy.limit(tolerance, false));
    }

    /** Candidates are ordered by id, so the pieces of a body follow each other. */
    private boolean isNew(int i) {
        return hitCount == 0 || found[hitCount - 1] != candidates.body(i);
    }

    private void add(int i, QueryBodies seen) {
        if (seen.accepts(candidates.body(i))) {
            if (hitCount == found.length) {
                found = Arrays.copyOf(found, 2 * hitCount);
                foundPieces = Arrays.copyOf(foundPieces, 2 * hitCount);
            }
            found[hitCount] = candidates.body(i);
            foundPieces[hitCount++] = candidates.piece(i);
        }
    }

    /** The number of bodies found. */
    public int hitCount() {
        return hitCount;
    }

    public int body(int i) {
        return found[i];
    }

    /** The first piece of the body that was found. */
    public int piece(int i) {
        return foundPieces[i];
    }
}
