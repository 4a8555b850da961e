package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * The levels of a {@link CellGrid}, the coarsest first, chosen for the present boxes. A level begins at the greatest
 * extent left. It takes all boxes left if they are of similar size or sparse; otherwise it takes those down to about a
 * quarter of that extent. Their {@linkplain BoxDensity density} decides this, and whether a flat level is enough.
 */
final class GridLevels {
    /** Boxes within this factor are of similar size. Three was as fast on heaps of mixed sizes. */
    private static final int SIMILAR = 4;
    /** This many comparisons per box cost no more than searching another level. */
    private static final double SPARSE = 12;
    /** This many comparisons per box cost no more than searching another row. */
    private static final double SPARSE_FLAT = 8;
    /** This many pairs in a cell, per box, cost no more than searching smaller cells. */
    private static final double SPARSE_SEARCHED = 1;
    private static final int SAMPLES = 64;
    /** Boxes smaller than this power of two times their usual coordinates get no finer level. */
    private static final int FINEST = -40;

    private final ExtentBins bins = new ExtentBins();
    private final BoxDensity density = new BoxDensity();
    private GridLevel[] levels = new GridLevel[0];
    private int count;
    private int buckets;
    private int[] levelOfBin = new int[0];
    private int lowestBin;
    private boolean searchedByOthers;
    /** Of the boxes measured so far: the least and greatest extent, and the sums of widths and of heights. */
    private double leastExtent;
    private double mostExtent;
    private double widths;
    private double heights;
    private double spreadX;
    private double spreadY;
    private double meanWidth;
    private double meanHeight;

    int count() {
        return count;
    }

    GridLevel get(int level) {
        return levels[level];
    }

    /** How many buckets all levels have together. */
    int buckets() {
        return buckets;
    }

    /** The level of a box with this extent, among the boxes last fitted. */
    GridLevel of(double extent) {
        return levels[levelOfBin[Math.max(lowestBin, ExtentBins.of(extent))]];
    }

    /** Makes the levels for some boxes; {@code byOthers} means that other boxes search for these. */
    void fit(double[] bounds, int boxes, boolean byOthers) {
        searchedByOthers = byOthers;
        count = 0;
        buckets = 0;
        if (boxes == 0) {
            return;
        }
        leastExtent = Double.MAX_VALUE;
        mostExtent = 0;
        widths = 0;
        heights = 0;
        for (int from = 0; from < boxes; from = Blocks.end(from, boxes)) {
            measure(bounds, from, Blocks.end(from, boxes));
        }
        double floor = floor(bounds, boxes);
        double least = Math.max(leastExtent, floor);
        double most = Math.max(mostExtent, floor);
        // In a flat level, a box searches along its own length; others search for it along the greatest length.
        meanWidth = searchedByOthers ? most : widths / boxes;
        meanHeight = searchedByOthers ? most : heights / boxes;
        spreadX = density.spread(bounds, boxes, 0);
        spreadY = density.spread(bounds, boxes, 2);
        if (!addLevelOfAll(bounds, boxes, least, most, boxes)) {
            split(bounds, boxes, least, most);
        }
    }

    private void measure(double[] bounds, int from, int end) {
        double least = leastExtent;
        double most = mostExtent;
        double width = widths;
        double height = heights;
        for (int p = 4 * from; p < 4 * end; p += 4) {
            double extent = ExtentBins.extent(bounds, p);
            least = extent < least ? extent : least;
            most = extent > most ? extent : most;
            width += bounds[p + 1] - bounds[p];
            height += bounds[p + 3] - bounds[p + 2];
        }
        leastExtent = least;
        mostExtent = most;
        widths = width;
        heights = height;
    }

    private void split(double[] bounds, int boxes, double least, double most) {
        bins.fill(bounds, boxes, least, most);
        lowestBin = ExtentBins.of(least);
        if (levelOfBin.length == 0) {
            levelOfBin = new int[ExtentBins.count()];
        }
        int left = boxes;
        int bin = ExtentBins.of(most);
        while (left > 0) {
            while (bins.size(bin) == 0) {
                bin--;
            }
            double extent = bins.greatest(bin);
            if (left < boxes && addLevelOfAll(bounds, boxes, least, extent, left)) {
                Arrays.fill(levelOfBin, lowestBin, bin + 1, count - 1);
                return;
            }
            int last = Math.max(lowestBin, bin - ExtentBins.PER_FACTOR_OF_FOUR + 1);
            Arrays.fill(levelOfBin, last, bin + 1, count);
            int members = 0;
            for (; bin >= last; bin--) {
                members += bins.size(bin);
            }
            double above = ExtentBins.below(last);
            if (!addFlatLevel(bounds, boxes, above, extent, members)) {
                addLevelOfRows(bounds, boxes, above, extent, members);
            }
            left -= members;
        }
    }

    /** Adds one level for all boxes up to an extent, if they are of similar size or sparse. */
    private boolean addLevelOfAll(double[] bounds, int boxes, double least, double most, int members) {
        if (addFlatLevel(bounds, boxes, -1, most, members)) {
            return true;
        }
        if (least * SIMILAR < most) {
            // A box is compared with the boxes of 4.5 cells: about the pairs per box in a cell three times as wide.
            double met = 1 / (3 * GridLevel.SLACK * most);
            if (density.pairsPerBox(bounds, boxes, -1, most, met, met) > SPARSE) {
                return false;
            }
        }
        addLevelOfRows(bounds, boxes, -1, most, members);
        return true;
    }

    /** Adds a level with rows. If larger boxes may search it, cells are as large as the density of boxes allows. */
    private void addLevelOfRows(double[] bounds, int boxes, double above, double upTo, int members) {
        double extent = upTo;
        while (searchedByOthers && 4 * extent <= Math.max(spreadX, spreadY)) {
            double met = 1 / (4 * GridLevel.SLACK * extent);
            if (density.pairsPerBox(bounds, boxes, above, upTo, met, met) > SPARSE_SEARCHED) {
                break;
            }
            extent *= 4;
        }
        add(members).setRows(extent, spreadX, spreadY);
    }

    /** Adds a flat level, along x or y, if few boxes would be compared without overlapping. */
    private boolean addFlatLevel(double[] bounds, int boxes, double above, double upTo, int members) {
        int size = GridLevel.bucketsFor(members);
        double cell = Math.max(4 * upTo / size, Math.min(upTo, spreadX / size));
        double met = 0.5 / (Math.min(upTo, meanWidth) + cell);
        if (density.pairsPerBox(bounds, boxes, above, upTo, met, 0) <= SPARSE_FLAT) {
            add(members).setFlat(upTo, 0, cell);
            return true;
        }
        cell = Math.max(4 * upTo / size, Math.min(upTo, spreadY / size));
        met = 0.5 / (Math.min(upTo, meanHeight) + cell);
        if (density.pairsPerBox(bounds, boxes, above, upTo, 0, met) <= SPARSE_FLAT) {
            add(members).setFlat(upTo, 2, cell);
            return true;
        }
        return false;
    }

    private GridLevel add(int members) {
        if (count == levels.length) {
            levels = Arrays.copyOf(levels, count + 1);
            levels[count] = new GridLevel();
        }
        GridLevel level = levels[count++];
        level.place(members, buckets);
        buckets += level.mask + 1;
        return level;
    }

    /**
     * The extent below which boxes share the finest level: cells need some width even for points, and coordinates have
     * limited precision. It is computed from the mean exponent of sampled coordinates, which outliers hardly change.
     */
    private static double floor(double[] bounds, int boxes) {
        int step = Math.max(1, boxes / SAMPLES);
        long sum = 0;
        int samples = 0;
        for (int i = 0; i < boxes; i += step) {
            int exponent = Math.getExponent(Math.abs(bounds[4 * i]) + Math.abs(bounds[4 * i + 2]));
            if (exponent >= Double.MIN_EXPONENT) {
                sum += exponent;
                samples++;
            }
        }
        return Math.scalb(1.0, Math.max(-1000, (int) (sum / Math.max(1, samples)) + FINEST));
    }
}
