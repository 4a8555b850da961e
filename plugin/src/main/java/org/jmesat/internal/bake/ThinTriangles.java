package org.jmesat.internal.bake;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.index.strtree.STRtree;
import org.locationtech.jts.operation.linemerge.LineMerger;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/**
 * The triangles that are seen edge-on, as segments: walls in a floor plan, which have no area there. Segments that are
 * covered by another one or by pieces of the outline are left out, and those that continue each other are joined.
 */
final class ThinTriangles {
    private static final GeometryFactory FACTORY = new GeometryFactory();

    private ThinTriangles() {
    }

    /**
     * Finds the segments.
     *
     * @param width the height of a triangle up to which it counts as seen edge-on, in the units of the input
     * @param pieces the convex pieces of the other triangles, counter-clockwise
     * @return x and y of both ends of each segment; a single point if all triangles are one point and there is no piece
     */
    static List<float[]> find(float[] xy, int triangles, double width, float[][] pieces) {
        LinkedHashSet<LineSegment> distinct = new LinkedHashSet<>();
        for (int i = 0; i < 6 * triangles; i += 6) {
            LineSegment longest = longestSide(xy, i);
            double area = Math.abs((xy[i + 2] - (double) xy[i]) * (xy[i + 5] - (double) xy[i + 1])
                    - (xy[i + 3] - (double) xy[i + 1]) * (xy[i + 4] - (double) xy[i]));
            if (area <= width * longest.getLength()) {
                longest.normalize();
                distinct.add(longest);
            }
        }
        List<LineSegment> kept = withoutCovered(distinct, width, pieces);
        List<float[]> result = new ArrayList<>();
        if (kept.size() == 1 && kept.get(0).getLength() == 0) {
            LineSegment point = kept.get(0);
            result.add(new float[] {(float) point.p0.x, (float) point.p0.y});
            return result;
        }
        for (LineSegment each : join(kept, width)) {
            result.add(new float[] {(float) each.p0.x, (float) each.p0.y, (float) each.p1.x, (float) each.p1.y});
        }
        return result;
    }

    private static LineSegment longestSide(float[] xy, int at) {
        LineSegment longest = null;
        for (int k = 0; k < 3; k++) {
            int p = at + 2 * k;
            int q = at + 2 * ((k + 1) % 3);
            LineSegment side = new LineSegment(xy[p] + 0f, xy[p + 1] + 0f, xy[q] + 0f, xy[q + 1] + 0f);
            if (longest == null || side.getLength() > longest.getLength()) {
                longest = side;
            }
        }
        return longest;
    }

    /** Drops segments that lie in pieces or along a longer segment. */
    private static List<LineSegment> withoutCovered(LinkedHashSet<LineSegment> segments, double width,
            float[][] pieces) {
        List<LineSegment> longestFirst = new ArrayList<>(segments);
        longestFirst.sort(Comparator.comparingDouble(LineSegment::getLength).reversed());
        STRtree pieceTree = new STRtree();
        for (float[] piece : pieces) {
            Envelope box = new Envelope();
            for (int k = 0; k < piece.length; k += 2) {
                box.expandToInclude(piece[k], piece[k + 1]);
            }
            box.expandBy(width);
            pieceTree.insert(box, piece);
        }
        STRtree tree = new STRtree();
        for (int i = 0; i < longestFirst.size(); i++) {
            Envelope box = box(longestFirst.get(i));
            box.expandBy(width);
            tree.insert(box, i);
        }
        List<LineSegment> kept = new ArrayList<>();
        for (int i = 0; i < longestFirst.size(); i++) {
            LineSegment each = longestFirst.get(i);
            if (!isInPieces(each, pieceTree, width) && !isAlongLonger(i, longestFirst, tree, width)
                    && (each.getLength() > 0 || pieces.length == 0)) {
                kept.add(each);
            }
        }
        return kept;
    }

    private static Envelope box(LineSegment segment) {
        return new Envelope(segment.p0, segment.p1);
    }

    /** Whether the pieces, each as much as the width larger, cover a segment together. */
    private static boolean isInPieces(LineSegment segment, STRtree pieces, double width) {
        List<double[]> parts = new ArrayList<>();
        for (Object each : pieces.query(box(segment))) {
            double[] part = part(segment, (float[]) each, width);
            if (part[0] <= part[1]) {
                parts.add(part);
            }
        }
        parts.sort(Comparator.comparingDouble(part -> part[0]));
        double covered = 0;
        for (double[] part : parts) {
            if (part[0] > covered) {
                return false;
            }
            covered = Math.max(covered, part[1]);
            if (covered >= 1) {
                return true;
            }
        }
        return false;
    }

    /** The part of a segment in a piece: from and to, as shares of the segment from its start; from &gt; to if none. */
    private static double[] part(LineSegment segment, float[] piece, double width) {
        double from = 0;
        double to = 1;
        for (int i = 0; i < piece.length; i += 2) {
            int j = (i + 2) % piece.length;
            double dx = piece[j] - (double) piece[i];
            double dy = piece[j + 1] - (double) piece[i + 1];
            double allowed = width * Math.sqrt(dx * dx + dy * dy);
            double start = dx * (segment.p0.y - piece[i + 1]) - dy * (segment.p0.x - piece[i]) + allowed;
            double end = dx * (segment.p1.y - piece[i + 1]) - dy * (segment.p1.x - piece[i]) + allowed;
            if (start < 0 && end < 0) {
                return new double[] {1, 0};
            } else if (start < 0) {
                from = Math.max(from, start / (start - end));
            } else if (end < 0) {
                to = Math.min(to, start / (start - end));
            }
        }
        return new double[] {from, to};
    }

    private static boolean isAlongLonger(int index, List<LineSegment> segments, STRtree tree, double width) {
        LineSegment segment = segments.get(index);
        for (Object each : tree.query(box(segment))) {
            int other = (Integer) each;
            if (other < index && segments.get(other).distance(segment.p0) <= width
                    && segments.get(other).distance(segment.p1) <= width) {
                return true;
            }
        }
        return false;
    }

    /** Joins segments that continue each other in a straight line. */
    private static List<LineSegment> join(List<LineSegment> segments, double width) {
        LineMerger merger = new LineMerger();
        List<LineSegment> joined = new ArrayList<>();
        for (LineSegment each : segments) {
            if (each.getLength() > 0) {
                merger.add(each.toGeometry(FACTORY));
            }
        }
        for (Object line : merger.getMergedLineStrings()) {
            Geometry straight = DouglasPeuckerSimplifier.simplify((LineString) line, width);
            Coordinate[] corners = straight.getCoordinates();
            for (int i = 1; i < corners.length; i++) {
                joined.add(new LineSegment(corners[i - 1], corners[i]));
            }
        }
        return joined;
    }
}
