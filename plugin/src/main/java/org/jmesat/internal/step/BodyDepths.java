package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The depth ranges of bodies, by index: as the game has set them, as of the last step, and as of the step before.
 * Exists only while the depth test is on, so that other worlds need no memory for it. {@link DepthRule} decides.
 *
 * <p>Between two placings, different threads may read.
 */
public final class BodyDepths {
    /** Numbers per body in {@link #rows}: low, high, size and largest coordinate of {@link DepthRule}. */
    private static final int ROW = 4;
    /** Numbers per body in the other arrays: low, high. */
    private static final int RANGE = 2;

    /** As of the last step. */
    private float[] rows = {};
    /**
     * As of the last step, each end moved inwards by a body's own tolerance. If two of these ranges overlap, the bodies
     * do as well. Most pairs need no more; the full test of each pair made a step 7 % slower.
     */
    private float[] inner = {};
    private float[] former = {};
    private float[] current = {};
    /** By body: the radius of its largest placed piece. */
    private float[] radii = {};
    /** Bodies whose shape differs in the next step, and new ones. */
    private final IndexSet reshaped = new IndexSet();
    /** Bodies whose range differs in the next step. */
    private final IndexSet noted = new IndexSet();
    /** Bodies whose range differs between the last step and the one before. */
    private final IndexSet moved = new IndexSet();
    /** Whether a step has placed the bodies. */
    private boolean placed;

    /** Creates a table without bodies. */
    public BodyDepths() {
    }

    /** Allocates for a number of bodies, unless there is room for them. */
    void ensureCapacity(int indices) {
        if (current.length < RANGE * indices) {
            rows = Arrays.copyOf(rows, ROW * indices);
            inner = Arrays.copyOf(inner, RANGE * indices);
            former = Arrays.copyOf(former, RANGE * indices);
            radii = Arrays.copyOf(radii, indices);
            current = Arrays.copyOf(current, RANGE * indices);
        }
    }

    /** Adds a body that is flat at depth 0; its index is below the capacity. */
    public void add(int index) {
        current[RANGE * index] = 0;
        current[RANGE * index + 1] = 0;
        reshaped.add(index);
    }

    /** Sets a range for the next step; returns true if it changed. */
    public boolean set(int index, float low, float high) {
        int at = RANGE * index;
        if (current[at] == low && current[at + 1] == high) {
            return false;
        }
        current[at] = low;
        current[at + 1] = high;
        noted.add(index);
        return true;
    }

    /** Notes that a body has a new shape, whose radius the next placing reads. */
    void noteShape(int index) {
        reshaped.add(index);
    }

    /** Places the bodies that were noted, after their pieces. */
    void place(BodyTable bodies, PieceStore pieces) {
        for (int index = moved.next(0); index >= 0; index = moved.next(index + 1)) {
            copyToFormer(index);
        }
        moved.clear();
        for (int index = reshaped.next(0); index >= 0; index = reshaped.next(index + 1)) {
            radii[index] = (float) Math.min(Float.MAX_VALUE, radius(index, bodies, pieces));
            noted.add(index);
        }
        reshaped.clear();
        for (int index = noted.next(0); index >= 0; index = noted.next(index + 1)) {
            place(index);
        }
        noted.clear();
        if (!placed) {
            // The ranges before the first step with the depth test are unknown. The last indices may have no body.
            for (int index = 0; index < radii.length; index++) {
                copyToFormer(index);
            }
            moved.clear();
            placed = true;
        }
    }

    private void copyToFormer(int index) {
        former[RANGE * index] = rows[ROW * index];
        former[RANGE * index + 1] = rows[ROW * index + 1];
    }

    private void place(int index) {
        int row = ROW * index;
        float low = current[RANGE * index];
        float high = current[RANGE * index + 1];
        if (rows[row] != low || rows[row + 1] != high) {
            moved.add(index);
        }
        rows[row] = low;
        rows[row + 1] = high;
        rows[row + 2] = DepthRule.size(radii[index], low, high);
        rows[row + 3] = DepthRule.largestCoordinate(low, high);
        double tolerance = Tolerance.touching(rows[row + 2], rows[row + 3]);
        inner[RANGE * index] = Math.nextUp((float) (low + tolerance));
        inner[RANGE * index + 1] = Math.nextDown((float) (high - tolerance));
    }

    /** The radius of the largest placed piece. */
    private static double radius(int index, BodyTable bodies, PieceStore pieces) {
        double radius = 0;
        for (int i = 0; i < bodies.pieceCount(index); i++) {
            int slot = bodies.slot(index, i);
            radius = slot < 0 ? radius : Math.max(radius, pieces.table().rows()[PolygonTable.ROW * slot + 4]);
        }
        return radius;
    }

    /** The gap between two ranges of depth; negative if they overlap. */
    public static double separation(double lowA, double highA, double lowB, double highB) {
        return Math.max(lowA - highB, lowB - highA);
    }

    /** The gap between two bodies in depth at the last step; negative if they overlap. */
    public double separation(int a, int b) {
        return separation(rows[ROW * a], rows[ROW * a + 1], rows[ROW * b], rows[ROW * b + 1]);
    }

    /** Whether two bodies overlap in depth at the last step by more than their tolerance; may be false if they do. */
    public boolean overlapClearly(int a, int b) {
        float[] inner = this.inner;
        return inner[RANGE * a] < inner[RANGE * b + 1] && inner[RANGE * b] < inner[RANGE * a + 1];
    }

    /** Whether two bodies overlap in depth at the last step; {@code wasTouching} if they were in contact before. */
    public boolean overlap(int a, int b, boolean wasTouching) {
        float[] rows = this.rows;
        int i = ROW * a;
        int j = ROW * b;
        double tolerance = Tolerance.touching((double) rows[i + 2] + rows[j + 2], Math.max(rows[i + 3], rows[j + 3]));
        return DepthRule.overlap(rows[i], rows[i + 1], rows[j], rows[j + 1], tolerance, wasTouching);
    }

    /** Whether a body's range differs between the last step and the one before. */
    public boolean isMoved(int index) {
        return former[RANGE * index] != rows[ROW * index] || former[RANGE * index + 1] != rows[ROW * index + 1];
    }

    /** Whether two bodies overlapped in depth both at the last step and at the one before. */
    public boolean overlapAtBothEnds(int a, int b) {
        return overlap(a, b, false) && overlapFormerly(a, b);
    }

    /**
     * Whether two bodies may have overlapped in depth between the last two steps: at either end, or by the ranges that
     * each has covered.
     */
    public boolean mayOverlapBetween(int a, int b) {
        return overlap(a, b, false) || overlapFormerly(a, b)
                || DepthRule.overlap(Math.min(former[RANGE * a], rows[ROW * a]),
                        Math.max(former[RANGE * a + 1], rows[ROW * a + 1]),
                        Math.min(former[RANGE * b], rows[ROW * b]),
                        Math.max(former[RANGE * b + 1], rows[ROW * b + 1]), sweptTolerance(a, b), false);
    }

    private boolean overlapFormerly(int a, int b) {
        return DepthRule.overlap(former[RANGE * a], former[RANGE * a + 1], former[RANGE * b], former[RANGE * b + 1],
                sweptTolerance(a, b), false);
    }

    /** The tolerance of a pair by its present sizes and the largest coordinate of both steps. */
    private double sweptTolerance(int a, int b) {
        return Tolerance.touching((double) rows[ROW * a + 2] + rows[ROW * b + 2],
                Math.max(sweptCoordinate(a), sweptCoordinate(b)));
    }

    private float sweptCoordinate(int index) {
        return Math.max(rows[ROW * index + 3],
                DepthRule.largestCoordinate(former[RANGE * index], former[RANGE * index + 1]));
    }

    /** Whether two bodies overlap in depth by the ranges that the game has set for the next step. */
    public boolean overlapAsSet(int a, int b, boolean wasTouching, BodyTable bodies, PieceStore pieces) {
        float lowA = current[RANGE * a];
        float highA = current[RANGE * a + 1];
        float lowB = current[RANGE * b];
        float highB = current[RANGE * b + 1];
        double size = (double) DepthRule.size(radius(a, bodies, pieces), lowA, highA)
                + DepthRule.size(radius(b, bodies, pieces), lowB, highB);
        double tolerance = Tolerance.touching(size, Math.max(DepthRule.largestCoordinate(lowA, highA),
                DepthRule.largestCoordinate(lowB, highB)));
        return DepthRule.overlap(lowA, highA, lowB, highB, tolerance, wasTouching);
    }
}
