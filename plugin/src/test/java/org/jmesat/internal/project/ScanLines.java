package org.jmesat.internal.project;

import java.util.Arrays;
import org.locationtech.jts.geom.Coordinate;

/**
 * The part of the plane that convex polygons cover, measured along horizontal lines: a second opinion on unions, by
 * intervals alone. Between the lines it sees nothing; along them it is exact up to rounding.
 */
final class ScanLines {
    private final double low;
    private final double spacing;
    /** For each line the ends of the intervals: starts at even places, ends at odd ones. */
    private final double[][] ends;
    private final int[] counts;

    /** Lines between two heights, none at these. */
    ScanLines(double low, double high, int lines) {
        spacing = (high - low) / lines;
        this.low = low + spacing / 2;
        ends = new double[lines][16];
        counts = new int[lines];
    }

    /** Adds a convex polygon. */
    void add(Coordinate[] corners) {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (Coordinate each : corners) {
            least = Math.min(least, each.y);
            greatest = Math.max(greatest, each.y);
        }
        int first = (int) Math.max(0, Math.ceil((least - low) / spacing));
        int last = (int) Math.min(ends.length - 1, Math.floor((greatest - low) / spacing));
        for (int line = first; line <= last; line++) {
            addInterval(corners, line);
        }
    }

    private void addInterval(Coordinate[] corners, int line) {
        double y = low + line * spacing;
        double from = Double.POSITIVE_INFINITY;
        double to = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < corners.length; i++) {
            Coordinate p = corners[i];
            Coordinate q = corners[(i + 1) % corners.length];
            if (p.y <= y != q.y <= y) {
                double x = p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y));
                from = Math.min(from, x);
                to = Math.max(to, x);
            }
        }
        if (from < to) {
            if (counts[line] == ends[line].length) {
                ends[line] = Arrays.copyOf(ends[line], 2 * counts[line]);
            }
            ends[line][counts[line]++] = from;
            ends[line][counts[line]++] = to;
        }
    }

    /** The area that all intervals stand for, those that overlap counted several times. */
    double sum() {
        double length = 0;
        for (int line = 0; line < ends.length; line++) {
            for (int i = 0; i < counts[line]; i += 2) {
                length += ends[line][i + 1] - ends[line][i];
            }
        }
        return length * spacing;
    }

    /** The area that is covered. */
    double area() {
        double length = 0;
        for (int line = 0; line < ends.length; line++) {
            length += length(merged(line));
        }
        return length * spacing;
    }

    /** The area that one of the two covers and the other does not; both have the same lines. */
    double difference(ScanLines other) {
        double length = 0;
        for (int line = 0; line < ends.length; line++) {
            double[] mine = merged(line);
            double[] others = other.merged(line);
            double[] both = Arrays.copyOf(mine, mine.length + others.length);
            System.arraycopy(others, 0, both, mine.length, others.length);
            length += 2 * length(merge(both)) - length(mine) - length(others);
        }
        return length * spacing;
    }

    private double[] merged(int line) {
        return merge(Arrays.copyOf(ends[line], counts[line]));
    }

    /** Disjoint intervals with the same union. */
    private static double[] merge(double[] intervals) {
        int n = intervals.length / 2;
        double[] starts = new double[n];
        double[] stops = new double[n];
        for (int i = 0; i < n; i++) {
            starts[i] = intervals[2 * i];
            stops[i] = intervals[2 * i + 1];
        }
        // Of the sorted ends, as many stops as starts lie before a gap.
        Arrays.sort(starts);
        Arrays.sort(stops);
        double[] result = new double[2 * n];
        int count = 0;
        for (int i = 0; i < n; i++) {
            if (i == 0 || stops[i - 1] < starts[i]) {
                result[count++] = starts[i];
            }
            if (i == n - 1 || stops[i] < starts[i + 1]) {
                result[count++] = stops[i];
            }
        }
        return Arrays.copyOf(result, count);
    }

    private static double length(double[] intervals) {
        double length = 0;
        for (int i = 0; i < intervals.length; i += 2) {
            length += intervals[i + 1] - intervals[i];
        }
        return length;
    }
}
