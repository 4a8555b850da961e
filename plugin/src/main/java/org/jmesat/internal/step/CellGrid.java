package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * A hierarchical hashed grid of boxes, sorted by bucket with a counting sort.
 *
 * <p>Loose cells after T. Ulrich, <i>Loose Octrees</i> (Game Programming Gems, 2000): a box belongs to one cell of a
 * level whose cells fit its size, and overlapping boxes of a level are in nearby cells. Building costs O(n); for the
 * cost of searching see {@link PairSearch}.
 */
final class CellGrid {
    /** About how many nanoseconds it takes to measure a box, to find its bucket, and to copy it. */
    private static final int MEASURE_TIME = 2;
    private static final int ASSIGN_TIME = 3;
    private static final int COPY_TIME = 3;

    final GridLevels levels = new GridLevels();
    /** By entry, four to a box: least x, greatest x, least y, greatest y. */
    double[] bounds = new double[64];
    /** By entry. */
    int[] slots = new int[16];
    /** By entry: its bucket, counted from the first of all levels. */
    int[] buckets = new int[16];
    /** By bucket: the first entry; the last bucket is followed by the number of entries. */
    int[] starts = new int[64];
    /** The bounds of all boxes, valid after {@link #isEmpty}. */
    double minX;
    double minY;
    double maxX;
    double maxY;
    private boolean extentKnown;
    private int count;
    /** The boxes that are sorted, by slot, their slots, and by slot the bucket. */
    private double[] boxes = {};
    private int[] listed = {};
    private int[] keys = {};
    /** By part of the team. */
    private double[] greatest = new double[1];
    private double[] least = new double[1];
    private final WorkerTeam team;
    private final WorkerTeam.Task measure = (worker, part, from, to) -> measure(part, from, to);
    private final WorkerTeam.Task assign = (worker, part, from, to) -> assign(from, to);
    private final WorkerTeam.Task copy = (worker, part, from, to) -> copy(from, to);

    /** Creates a grid without boxes; the team helps to build it. */
    CellGrid(WorkerTeam team) {
        this.team = team;
    }

    /** How many entries there are, cleared ones included. */
    int count() {
        return count;
    }

    int firstEntry(GridLevel level) {
        return starts[level.firstBucket];
    }

    int endEntry(GridLevel level) {
        return starts[level.firstBucket + level.mask + 1];
    }

    /** Makes an entry an empty box, which overlaps nothing. */
    void clear(int entry) {
        int p = 4 * entry;
        bounds[p] = Double.POSITIVE_INFINITY;
        bounds[p + 1] = Double.NEGATIVE_INFINITY;
    }

    boolean isCleared(int entry) {
        return bounds[4 * entry] == Double.POSITIVE_INFINITY;
    }

    /**
     * Builds the grid from copies of the boxes of some slots, four numbers each, replacing the former ones. What takes
     * time is divided; one thread only counts the boxes of each bucket, and gives each box its entry.
     */
    void build(double[] newBoxes, int[] newListed, int newCount) {
        boxes = newBoxes;
        listed = newListed;
        count = newCount;
        extentKnown = false;
        fitLevels();
        int bucketCount = levels.buckets();
        ensureCapacity(bucketCount);
        Arrays.fill(starts, 0, bucketCount + 2, 0);
        team.run(assign, count, ASSIGN_TIME * (long) count);
        for (int from = 0; from < count; from = Blocks.end(from, count)) {
            tally(from, Blocks.end(from, count));
        }
        for (int from = 1; from <= bucketCount; from = Blocks.end(from, bucketCount + 1)) {
            addUp(from, Blocks.end(from, bucketCount + 1));
        }
        for (int from = 0; from < count; from = Blocks.end(from, count)) {
            place(from, Blocks.end(from, count));
        }
        team.run(copy, count, COPY_TIME * (long) count);
    }

    private void fitLevels() {
        int parts = team.parts();
        if (greatest.length < parts) {
            greatest = new double[parts];
            least = new double[parts];
        }
        Arrays.fill(greatest, 0);
        Arrays.fill(least, Double.MAX_VALUE);
        team.run(measure, count, MEASURE_TIME * (long) count);
        double most = 0;
        double smallest = Double.MAX_VALUE;
        for (int part = 0; part < parts; part++) {
            most = Math.max(most, greatest[part]);
            smallest = Math.min(smallest, least[part]);
        }
        levels.fit(boxes, listed, count, most, smallest);
    }

    private void measure(int part, int from, int to) {
        double most = greatest[part];
        double smallest = least[part];
        for (int i = from; i < to; i++) {
            double extent = GridLevels.extent(boxes, 4 * listed[i]);
            most = Math.max(most, extent);
            smallest = Math.min(smallest, extent);
        }
        greatest[part] = most;
        least[part] = smallest;
    }

    private void ensureCapacity(int bucketCount) {
        if (keys.length < boxes.length / 4) {
            keys = new int[boxes.length / 4];
        }
        if (slots.length < count) {
            int capacity = count + count / 2;
            slots = new int[capacity];
            buckets = new int[capacity];
            bounds = new double[4 * capacity];
        }
        if (starts.length < bucketCount + 2) {
            starts = new int[bucketCount + bucketCount / 2 + 2];
        }
    }

    private void assign(int from, int end) {
        int[] keys = this.keys;
        double[] boxes = this.boxes;
        GridLevel only = levels.count() == 1 ? levels.get(0) : null;
        for (int i = from; i < end; i++) {
            int p = 4 * listed[i];
            GridLevel level = only != null ? only : levels.of(boxes, p);
            keys[listed[i]] = level.firstBucket + level.bucket(level.column(boxes, p), level.row(boxes, p));
        }
    }

    /** Counts at one index more than the sum needs, since {@link #place} advances each start to the next one. */
    private void tally(int from, int end) {
        int[] keys = this.keys;
        int[] starts = this.starts;
        int[] listed = this.listed;
        for (int i = from; i < end; i++) {
            starts[keys[listed[i]] + 2]++;
        }
    }

    private void addUp(int from, int end) {
        int[] starts = this.starts;
        // In a register: through memory, each sum would wait for the last one to be written.
        int sum = starts[from];
        for (int b = from + 1; b <= end; b++) {
            sum += starts[b];
            starts[b] = sum;
        }
    }

    private void place(int from, int end) {
        int[] keys = this.keys;
        int[] starts = this.starts;
        int[] listed = this.listed;
        int[] slots = this.slots;
        for (int i = from; i < end; i++) {
            slots[starts[keys[listed[i]] + 1]++] = listed[i];
        }
    }

    private void copy(int from, int end) {
        double[] boxes = this.boxes;
        double[] bounds = this.bounds;
        for (int entry = from; entry < end; entry++) {
            buckets[entry] = keys[slots[entry]];
            int p = 4 * slots[entry];
            int q = 4 * entry;
            bounds[q] = boxes[p];
            bounds[q + 1] = boxes[p + 1];
            bounds[q + 2] = boxes[p + 2];
            bounds[q + 3] = boxes[p + 3];
        }
    }

    /** Whether there is no box. */
    boolean isEmpty() {
        measure();
        return minX > maxX;
    }

    /** The distance to the nearest box if boxes were spread evenly; infinite if there are none. */
    double estimateDistance(double x, double y) {
        if (isEmpty()) {
            return Double.POSITIVE_INFINITY;
        }
        double gap = Math.max(Math.max(minX - x, x - maxX), Math.max(minY - y, y - maxY));
        double spacing = Math.max(maxX - minX, maxY - minY) / Math.sqrt(count);
        return Math.max(0, gap) + Math.max(spacing, Double.MIN_NORMAL);
    }

    /** Computes the bounds of all boxes, once after each build. Boxes cleared since then may still count. */
    private void measure() {
        if (extentKnown) {
            return;
        }
        extentKnown = true;
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
        for (int p = 0; p < 4 * count; p += 4) {
            // A cleared entry has the bounds (∞, −∞) in x.
            minX = Math.min(minX, bounds[p]);
            maxX = Math.max(maxX, bounds[p + 1]);
            if (bounds[p] <= bounds[p + 1]) {
                minY = Math.min(minY, bounds[p + 2]);
                maxY = Math.max(maxY, bounds[p + 3]);
            }
        }
    }
}
