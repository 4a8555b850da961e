package org.jmesat.internal.bake;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.noding.MCIndexNoder;
import org.locationtech.jts.noding.NodedSegmentString;
import org.locationtech.jts.noding.SegmentIntersector;
import org.locationtech.jts.noding.SegmentString;
import org.locationtech.jts.noding.snapround.SnapRoundingNoder;

/**
 * Splits weighted edges where they cross or touch, at grid points, so that they meet only at their ends.
 *
 * <p>Snap rounding by JTS, after J. D. Hobby, <i>Practical segment intersection with finite precision output</i>
 * (1999): a crossing moves by at most half a grid unit in x and y, and edges that come closer than that to a corner are
 * led through it. Each edge becomes a path between the same ends, so weights keep their meaning.
 */
final class EdgeNoding {
    private EdgeNoding() {
    }

    /** {@return the split edges, added up; null if more than {@code mostCrossings} pairs of edges cross} */
    static EdgeSum split(EdgeSum edges, int mostCrossings) {
        if (hasMoreCrossings(edges, mostCrossings)) {
            return null;
        }
        SnapRoundingNoder noder = new SnapRoundingNoder(new PrecisionModel(1));
        noder.computeNodes(strings(edges));
        EdgeSum split = new EdgeSum();
        Collection<?> paths = noder.getNodedSubstrings();
        for (Object each : paths) {
            SegmentString path = (SegmentString) each;
            int weight = (Integer) path.getData();
            for (int i = 1; i < path.size(); i++) {
                Coordinate a = path.getCoordinate(i - 1);
                Coordinate b = path.getCoordinate(i);
                split.add((int) a.x, (int) a.y, (int) b.x, (int) b.y, weight);
            }
        }
        split.sum();
        return split;
    }

    private static List<SegmentString> strings(EdgeSum edges) {
        List<SegmentString> strings = new ArrayList<>(edges.count());
        for (int i = 0; i < edges.count(); i++) {
            Coordinate[] ends = {coordinate(edges.from(i)), coordinate(edges.to(i))};
            strings.add(new NodedSegmentString(ends, edges.weight(i)));
        }
        return strings;
    }

    private static Coordinate coordinate(long point) {
        return new Coordinate(EdgeSum.x(point), EdgeSum.y(point));
    }

    /** Counts, and stops early: where edges cross too often, splitting them would take minutes. */
    private static boolean hasMoreCrossings(EdgeSum edges, int most) {
        CrossingCount count = new CrossingCount(most);
        new MCIndexNoder(count).computeNodes(strings(edges));
        return count.isDone();
    }

    private static final class CrossingCount implements SegmentIntersector {
        private final int most;
        private int crossings;

        CrossingCount(int most) {
            this.most = most;
        }

        @Override
        public void processIntersections(SegmentString e, int i, SegmentString f, int j) {
            if (e != f && cross(point(e, i), point(e, i + 1), point(f, j), point(f, j + 1))) {
                crossings++;
            }
        }

        private static long point(SegmentString string, int i) {
            Coordinate c = string.getCoordinate(i);
            return EdgeSum.key((int) c.x, (int) c.y);
        }

        private static boolean cross(long a, long b, long c, long d) {
            return EdgeSum.side(a, b, c) > 0 != EdgeSum.side(a, b, d) > 0
                    && EdgeSum.side(c, d, a) > 0 != EdgeSum.side(c, d, b) > 0;
        }

        @Override
        public boolean isDone() {
            return crossings > most;
        }
    }
}
