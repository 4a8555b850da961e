package org.jmesat.internal.bake;

import java.util.List;
import java.util.PriorityQueue;

/**
 * Lowers the number of corners of an outline so that the result covers it, the steps that add the least area first.
 *
 * <p>A step removes a concave corner, or a side between two convex corners, whose neighbours are then prolonged until
 * they meet; a hole that is left with two corners is filled. Each step adds counter-clockwise triangles to what the
 * rings enclose, so winding numbers only grow, even where a prolonged side crosses another ring. The rings are united
 * again afterwards.
 */
final class OutwardSimplifier {
    /** Corners may move as far from the origin: there the grid points are still floats. */
    private static final int MOST_COORDINATE = 1 << GridTriangles.BITS;

    private final CornerRings rings;
    private final int[] versions;
    private final PriorityQueue<Step> steps = new PriorityQueue<>();

    /** Removes a corner, or moves it to an apex and removes the next one. */
    private record Step(long doubledArea, int corner, int version, boolean isMove, long apex)
            implements Comparable<Step> {
        @Override
        public int compareTo(Step other) {
            return doubledArea != other.doubledArea ? Long.compare(doubledArea, other.doubledArea)
                    : corner != other.corner ? Integer.compare(corner, other.corner)
                    : Boolean.compare(isMove, other.isMove);
        }
    }

    private OutwardSimplifier(CornerRings rings) {
        this.rings = rings;
        versions = new int[rings.count()];
    }

    /**
     * {@return the rings with fewer corners; they may cross}
     *
     * @param most corners to be left, if the area allows
     * @param mostDoubledArea twice the area that may be added, in grid units
     */
    static List<List<long[]>> simplify(List<List<long[]>> polygons, int most, long mostDoubledArea) {
        CornerRings rings = new CornerRings(polygons);
        new OutwardSimplifier(rings).run(most, mostDoubledArea);
        return rings.polygons();
    }

    private void run(int most, long mostDoubledArea) {
        for (int i = 0; i < rings.count(); i++) {
            offer(i);
        }
        long added = 0;
        int left = rings.left();
        while (left > most && !steps.isEmpty()) {
            Step step = steps.remove();
            int corner = step.corner;
            if (rings.isRemoved(corner) || step.version != versions[corner]) {
                continue;
            }
            if (step.doubledArea > mostDoubledArea - added) {
                return;
            }
            added += step.doubledArea;
            left -= rings.ringSize(corner) == 3 ? 3 : 1;
            int before = rings.previous(corner);
            int after = rings.next(corner);
            if (step.isMove) {
                rings.move(corner, step.apex);
                rings.remove(after);
            } else {
                rings.remove(corner);
            }
            renew(before);
        }
    }

    /** The steps of the corners about a change depend on it. */
    private void renew(int before) {
        int corner = rings.previous(rings.previous(before));
        for (int i = 0; i < 6; i++) {
            versions[corner]++;
            offer(corner);
            corner = rings.next(corner);
        }
    }

    private void offer(int corner) {
        int size = rings.ringSize(corner);
        if (size < 3 || size == 3 && rings.isInShell(corner)) {
            return;
        }
        long turn = rings.turn(corner);
        if (turn <= 0) {
            if (rings.isFree(corner)) {
                steps.add(new Step(-turn, corner, versions[corner], false, 0));
            }
        } else if (size > 3 && rings.turn(rings.next(corner)) > 0) {
            offerApex(corner);
        }
    }

    /** Prolongs the sides before a corner and behind the next one to where they meet, rounded outward. */
    private void offerApex(int corner) {
        long a = rings.point(rings.previous(corner));
        long b = rings.point(corner);
        long c = rings.point(rings.next(corner));
        long d = rings.point(rings.next(rings.next(corner)));
        double ux = EdgeSum.x(b) - EdgeSum.x(a);
        double uy = EdgeSum.y(b) - EdgeSum.y(a);
        double vx = EdgeSum.x(c) - EdgeSum.x(d);
        double vy = EdgeSum.y(c) - EdgeSum.y(d);
        double cross = ux * vy - uy * vx;
        // Otherwise they turn by 180° or more, and do not meet.
        if (cross >= 0) {
            return;
        }
        double along = ((EdgeSum.x(c) - EdgeSum.x(b)) * vy - (EdgeSum.y(c) - EdgeSum.y(b)) * vx) / cross;
        double x = EdgeSum.x(b) + along * ux;
        double y = EdgeSum.y(b) + along * uy;
        if (!(Math.abs(x) <= MOST_COORDINATE - 2 && Math.abs(y) <= MOST_COORDINATE - 2)) {
            return;
        }
        Step best = null;
        for (int i = -1; i <= 2; i++) {
            for (int k = -1; k <= 2; k++) {
                long q = EdgeSum.key((int) Math.floor(x) + i, (int) Math.floor(y) + k);
                long first = EdgeSum.side(a, q, b);
                long second = EdgeSum.side(b, q, c);
                long third = EdgeSum.side(c, q, d);
                long area = first + second + third;
                if (first >= 0 && second >= 0 && third >= 0 && (best == null || area < best.doubledArea)) {
                    best = new Step(area, corner, versions[corner], true, q);
                }
            }
        }
        if (best != null && rings.isEmpty(b, best.apex, c)) {
            steps.add(best);
        }
    }
}
