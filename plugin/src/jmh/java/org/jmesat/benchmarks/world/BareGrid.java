package org.jmesat.benchmarks.world;

import java.util.Arrays;
import org.jmesat.testing.world.MovingBodies;

/** Bodies in the order of the cells of a grid; a cell is at least as wide as the widest body. */
final class BareGrid {
    /** Number of cells per body, so small that clearing the cells costs no more than filling them. */
    private static final int MOST_CELLS = 2;
    private static final int STRIDE = 5;
    private static final int TICKS_PER_ORDER = 16;

    private final MovingBodies bodies;
    private final int first;
    private final int count;
    private final double widest;

    /**
     * The constants of each body: for each corner x and y, and the normal and offset of the edge that starts there.
     * They are in the order of an earlier tick's grid, so that memory is read nearly in order.
     */
    private int[] slotBody;
    private int[] slotStart;
    private double[] slotEdges;
    private double[] slotOuter;
    private double[] slotInner;

    private final int[] cell;
    private final int[] order;
    private int fills;
    private int[] cellStart = new int[2];
    private double left;
    private double low;
    private double perUnit;
    private int columns;
    private int rows;

    /** The following arrays are in the order of the grid. */
    final int[] body;
    final double[] x;
    final double[] y;
    final double[] minX;
    final double[] minY;
    final double[] maxX;
    final double[] maxY;
    final double[] outer;
    final double[] inner;
    final int[] start;
    final double[] cornerX;
    final double[] cornerY;
    final double[] normalX;
    final double[] normalY;
    /** Distance of the edge from the body's origin, along the normal. */
    final double[] offset;

    BareGrid(MovingBodies bodies, int first, int end) {
        this.bodies = bodies;
        this.first = first;
        count = end - first;
        slotBody = new int[count];
        slotStart = new int[count + 1];
        slotOuter = new double[count];
        slotInner = new double[count];
        for (int i = 0; i < count; i++) {
            slotBody[i] = first + i;
            slotStart[i + 1] = slotStart[i] + bodies.corners(first + i).length / 2;
        }
        int corners = slotStart[count];
        slotEdges = new double[STRIDE * corners];
        for (int i = 0; i < count; i++) {
            measure(i, bodies.corners(first + i));
        }
        widest = widest(bodies);
        cell = new int[count];
        order = new int[count];
        body = new int[count];
        x = new double[count];
        y = new double[count];
        minX = new double[count];
        minY = new double[count];
        maxX = new double[count];
        maxY = new double[count];
        outer = new double[count];
        inner = new double[count];
        start = new int[count + 1];
        cornerX = new double[corners];
        cornerY = new double[corners];
        normalX = new double[corners];
        normalY = new double[corners];
        offset = new double[corners];
    }

    /** The width of the widest of all bodies, so that all grids have the same cells. */
    private static double widest(MovingBodies bodies) {
        double squared = 0;
        for (int i = 0; i < bodies.count(); i++) {
            float[] xy = bodies.corners(i);
            for (int j = 0; j < xy.length; j += 2) {
                squared = Math.max(squared, (double) xy[j] * xy[j] + (double) xy[j + 1] * xy[j + 1]);
            }
        }
        return 2 * Math.sqrt(squared);
    }

    private void measure(int slot, float[] xy) {
        slotInner[slot] = Double.POSITIVE_INFINITY;
        for (int j = 0; j < xy.length; j += 2) {
            int next = (j + 2) % xy.length;
            int at = STRIDE * (slotStart[slot] + j / 2);
            double x0 = xy[j];
            double y0 = xy[j + 1];
            double dx = xy[next] - x0;
            double dy = xy[next + 1] - y0;
            double length = Math.sqrt(dx * dx + dy * dy);
            slotEdges[at] = x0;
            slotEdges[at + 1] = y0;
            slotEdges[at + 2] = dy / length;
            slotEdges[at + 3] = -dx / length;
            slotEdges[at + 4] = (dy * x0 - dx * y0) / length;
            slotInner[slot] = Math.min(slotInner[slot], slotEdges[at + 4]);
            slotOuter[slot] = Math.max(slotOuter[slot], Math.sqrt(x0 * x0 + y0 * y0));
        }
    }

    /** Sorts the bodies into the grid by their current positions. */
    void fill() {
        chooseCells();
        Arrays.fill(cellStart, 0, columns * rows + 1, 0);
        float[] px = bodies.x();
        float[] py = bodies.y();
        for (int i = 0; i < count; i++) {
            int at = row(py[slotBody[i]]) * columns + column(px[slotBody[i]]);
            cell[i] = at;
            cellStart[at + 1]++;
        }
        for (int at = 0; at < columns * rows; at++) {
            cellStart[at + 1] += cellStart[at];
        }
        for (int i = 0; i < count; i++) {
            order[cellStart[cell[i]]++] = i;
        }
        System.arraycopy(cellStart, 0, cellStart, 1, columns * rows);
        cellStart[0] = 0;
        if (fills++ % TICKS_PER_ORDER == 0) {
            putSlotsInOrder();
        }
        int end = 0;
        for (int k = 0; k < count; k++) {
            start[k] = end;
            end = copy(order[k], k, end);
        }
        start[count] = end;
    }

    private void putSlotsInOrder() {
        int[] oldBody = slotBody;
        int[] oldStart = slotStart;
        double[] oldEdges = slotEdges;
        double[] oldOuter = slotOuter;
        double[] oldInner = slotInner;
        slotBody = new int[count];
        slotStart = new int[count + 1];
        slotEdges = new double[oldEdges.length];
        slotOuter = new double[count];
        slotInner = new double[count];
        for (int k = 0; k < count; k++) {
            int slot = order[k];
            int edges = oldStart[slot + 1] - oldStart[slot];
            slotBody[k] = oldBody[slot];
            slotStart[k + 1] = slotStart[k] + edges;
            slotOuter[k] = oldOuter[slot];
            slotInner[k] = oldInner[slot];
            System.arraycopy(oldEdges, STRIDE * oldStart[slot], slotEdges, STRIDE * slotStart[k], STRIDE * edges);
            order[k] = k;
        }
    }

    private void chooseCells() {
        float[] px = bodies.x();
        float[] py = bodies.y();
        float leastX = Float.POSITIVE_INFINITY;
        float leastY = Float.POSITIVE_INFINITY;
        float mostX = Float.NEGATIVE_INFINITY;
        float mostY = Float.NEGATIVE_INFINITY;
        for (int i = first; i < first + count; i++) {
            leastX = Math.min(leastX, px[i]);
            leastY = Math.min(leastY, py[i]);
            mostX = Math.max(mostX, px[i]);
            mostY = Math.max(mostY, py[i]);
        }
        left = leastX;
        low = leastY;
        double width = mostX - left;
        double height = mostY - low;
        double side = widest;
        while ((width / side + 1) * (height / side + 1) > MOST_CELLS * count + 16) {
            side *= 1.25;
        }
        perUnit = 1 / side;
        columns = (int) (width * perUnit) + 1;
        rows = (int) (height * perUnit) + 1;
        if (cellStart.length <= columns * rows) {
            cellStart = new int[columns * rows + columns * rows / 2 + 1];
        }
    }

    private int column(double px) {
        return (int) ((px - left) * perUnit);
    }

    private int row(double py) {
        return (int) ((py - low) * perUnit);
    }

    /** Transforms a body to world coordinates at index k of the grid's order, and returns the end of its corners. */
    private int copy(int slot, int k, int at) {
        int moved = slotBody[slot];
        double px = bodies.x()[moved];
        double py = bodies.y()[moved];
        double c = bodies.cos()[moved];
        double s = bodies.sin()[moved];
        body[k] = moved;
        x[k] = px;
        y[k] = py;
        outer[k] = slotOuter[slot];
        inner[k] = slotInner[slot];
        double leftmost = Double.POSITIVE_INFINITY;
        double lowest = Double.POSITIVE_INFINITY;
        double rightmost = Double.NEGATIVE_INFINITY;
        double highest = Double.NEGATIVE_INFINITY;
        int to = at;
        for (int j = STRIDE * slotStart[slot]; j < STRIDE * slotStart[slot + 1]; j += STRIDE) {
            double wx = px + (c * slotEdges[j] - s * slotEdges[j + 1]);
            double wy = py + (s * slotEdges[j] + c * slotEdges[j + 1]);
            cornerX[to] = wx;
            cornerY[to] = wy;
            normalX[to] = c * slotEdges[j + 2] - s * slotEdges[j + 3];
            normalY[to] = s * slotEdges[j + 2] + c * slotEdges[j + 3];
            offset[to] = slotEdges[j + 4];
            leftmost = Math.min(leftmost, wx);
            lowest = Math.min(lowest, wy);
            rightmost = Math.max(rightmost, wx);
            highest = Math.max(highest, wy);
            to++;
        }
        minX[k] = leftmost;
        minY[k] = lowest;
        maxX[k] = rightmost;
        maxY[k] = highest;
        return to;
    }

    /**
     * Tests the pairs among these bodies: each with the rest of its cell, the next cell, and three cells of the next
     * row.
     */
    void testWithin(BareSat sat) {
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int at = row * columns + column;
                int end = cellStart[at + 1];
                int right = Math.min(column + 1, columns - 1) - column;
                int besideEnd = cellStart[at + right + 1];
                int aboveStart = 0;
                int aboveEnd = 0;
                if (row + 1 < rows) {
                    aboveStart = cellStart[at + columns - Math.min(column, 1)];
                    aboveEnd = cellStart[at + columns + right + 1];
                }
                for (int a = cellStart[at]; a < end; a++) {
                    test(this, a, a + 1, besideEnd, sat);
                    test(this, a, aboveStart, aboveEnd, sat);
                }
            }
        }
    }

    /** Tests these bodies against others. */
    void testAgainst(BareGrid others, BareSat sat) {
        for (int a = 0; a < others.count; a++) {
            int column = column(others.x[a]);
            int row = row(others.y[a]);
            int firstColumn = Math.max(column - 1, 0);
            int lastColumn = Math.min(column + 1, columns - 1);
            for (int r = Math.max(row - 1, 0); r <= Math.min(row + 1, rows - 1); r++) {
                test(others, a, cellStart[r * columns + firstColumn], cellStart[r * columns + lastColumn + 1], sat);
            }
        }
    }

    private void test(BareGrid other, int a, int from, int end, BareSat sat) {
        double leftmost = other.minX[a];
        double lowest = other.minY[a];
        double rightmost = other.maxX[a];
        double highest = other.maxY[a];
        for (int b = from; b < end; b++) {
            // Without branches, which would be unpredictable.
            if (minX[b] <= rightmost & leftmost <= maxX[b] & minY[b] <= highest & lowest <= maxY[b]) {
                sat.test(other, a, this, b);
            }
        }
    }
}
