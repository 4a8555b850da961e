package org.jmesat.benchmarks.world;

import java.util.Arrays;

/** The separating axis test of the bare loop, and the overlapping pairs it has found. */
final class BareSat {
    private int count;
    private int[] first = new int[64];
    private int[] second = new int[64];
    private double[] depth = new double[64];
    private double[] normalX = new double[64];
    private double[] normalY = new double[64];

    private double separation;
    private double axisX;
    private double axisY;

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    void test(BareGrid p, int a, BareGrid q, int b) {
        double dx = q.x[b] - p.x[a];
        double dy = q.y[b] - p.y[a];
        double reach = p.outer[a] + q.outer[b];
        if (dx * dx + dy * dy > reach * reach) {
            return;
        }
        separation = Double.NEGATIVE_INFINITY;
        if (!separates(p, a, q, b, dx, dy)) {
            double before = separation;
            if (!separates(q, b, p, a, -dx, -dy)) {
                double sign = separation > before ? -1 : 1;
                add(p.body[a], q.body[b], sign);
            }
        }
    }

    /** Tests the normals of a; true when one of them separates. */
    private boolean separates(BareGrid p, int a, BareGrid q, int b, double dx, double dy) {
        double[] nx = p.normalX;
        double[] ny = p.normalY;
        double[] offset = p.offset;
        double[] cornerX = q.cornerX;
        double[] cornerY = q.cornerY;
        double px = p.x[a];
        double py = p.y[a];
        double outer = q.outer[b];
        double inner = q.inner[b];
        int from = q.start[b];
        int end = q.start[b + 1];
        for (int i = p.start[a]; i < p.start[a + 1]; i++) {
            double toCentre = nx[i] * dx + ny[i] * dy - offset[i];
            if (toCentre > outer) {
                return true;
            }
            if (toCentre - inner > separation) {
                double least = Double.POSITIVE_INFINITY;
                for (int j = from; j < end; j++) {
                    least = Math.min(least, nx[i] * (cornerX[j] - px) + ny[i] * (cornerY[j] - py));
                }
                double along = least - offset[i];
                if (along > 0) {
                    return true;
                }
                if (along > separation) {
                    separation = along;
                    axisX = nx[i];
                    axisY = ny[i];
                }
            }
        }
        return false;
    }

    private void add(int a, int b, double sign) {
        if (count == first.length) {
            first = Arrays.copyOf(first, 2 * count);
            second = Arrays.copyOf(second, 2 * count);
            depth = Arrays.copyOf(depth, 2 * count);
            normalX = Arrays.copyOf(normalX, 2 * count);
            normalY = Arrays.copyOf(normalY, 2 * count);
        }
        first[count] = a;
        second[count] = b;
        depth[count] = -separation;
        normalX[count] = sign * axisX;
        normalY[count] = sign * axisY;
        count++;
    }
}
