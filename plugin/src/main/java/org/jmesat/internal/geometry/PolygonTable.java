package org.jmesat.internal.geometry;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.geometry.PlacedPolygon;

/**
 * Many placed polygons in flat arrays, each known by the number of its slot. What a loop over pairs reads lies close
 * together and in the order of the slots.
 *
 * <p>Polygons are copied in; a table that {@linkplain #sharing shares} stores equal shapes once. The arrays belong to
 * this instance and grow on demand; placing allocates nothing.
 */
public final class PolygonTable {
    /**
     * How many numbers {@link #rows()} holds for each slot: world x and y of the centre, cosine and sine of the angle,
     * radius, inradius, rounding, and the shape's share of its pairs' {@linkplain RoundingError#tie tie}.
     */
    public static final int ROW = 8;

    /**
     * How many vertices' room {@link #edges()} always has beyond the start of a polygon, so that loops over few
     * vertices may read a fixed number of them.
     */
    public static final int PADDING = 8;

    /** The largest coordinate at which a polygon can be placed; beyond it the square of a distance may be infinite. */
    public static final double MOST_COORDINATE = 1e150;

    private static final PolygonBuffer EMPTY = new PolygonBuffer();

    private int size;
    private double[] rows;
    /** By slot: its shape, and where that has its measures, vertices and end, as {@link LocalShapes} has them. */
    private int[] shapes;
    private int[] measured;
    private int[] starts;
    private int[] ends;
    private double[] edges;
    private double[] measures;
    private final LocalShapes local;
    /** The {@linkplain LocalShapes#moves moves} that starts and ends are up to date with. */
    private int moves;
    /** Scratch of {@link #reorder}: one bit for each slot whose polygon is still to come. */
    private long[] toMove = {};
    /** Scratch of {@link #reorder}: the row that is on its way. */
    private final double[] held = new double[ROW];

    /** Creates a table without polygons. */
    public PolygonTable() {
        this(16, 128);
    }

    /**
     * Creates a table without polygons, with room for some.
     *
     * @param slots for how many polygons (≥1)
     * @param vertices for how many vertices of all polygons together (≥1)
     * @throws IllegalArgumentException if either is less than 1, or more than an array holds
     */
    public PolygonTable(int slots, int vertices) {
        this(slots, vertices, false);
    }

    private PolygonTable(int slots, int vertices, boolean sharing) {
        if (slots < 1 || vertices < 1 || slots > Integer.MAX_VALUE / ROW || vertices > Integer.MAX_VALUE / STRIDE) {
            throw new IllegalArgumentException("No table has room for " + slots + " polygons of " + vertices
                    + " vertices");
        }
        rows = new double[ROW * slots];
        shapes = new int[slots];
        measured = new int[slots];
        starts = new int[slots];
        ends = new int[slots];
        local = new LocalShapes(slots, vertices, sharing);
        takeArrays();
    }

    /**
     * Creates a table without polygons that stores shapes once that are equal to the bit. Filling a slot takes a little
     * longer.
     *
     * @return a new table
     */
    public static PolygonTable sharing() {
        return new PolygonTable(64, 512, true);
    }

    /** Empties the table. */
    public void clear() {
        size = 0;
        local.clear();
    }

    /**
     * Adds a polygon, at first placed at the world's origin without a turn.
     *
     * @param polygon the polygon to copy; an empty one takes a slot, too, but has no separation from another
     * @return its slot: how many there were before
     */
    public int add(PolygonBuffer polygon) {
        Objects.requireNonNull(polygon, "polygon");
        int slot = open();
        setShape(slot, local.take(polygon));
        place(slot, 0, 0, 1, 0);
        return slot;
    }

    /**
     * Adds a polygon of another table, placed as it is there.
     *
     * @param source the table to copy from
     * @param sourceSlot the polygon's slot in it; one that was never filled counts as empty
     * @return its slot here: how many there were before
     * @throws IndexOutOfBoundsException if there is no room for such a slot in the source; nothing changes then
     */
    public int add(PolygonTable source, int sourceSlot) {
        Objects.requireNonNull(source, "source");
        Objects.checkIndex(sourceSlot, source.shapes.length);
        if (sourceSlot >= source.size) {
            return add(EMPTY);
        }
        int slot = open();
        setShape(slot, local.take(source.local, source.shapes[sourceSlot]));
        System.arraycopy(source.rows, ROW * sourceSlot, rows, ROW * slot, ROW);
        return slot;
    }

    /**
     * Puts another polygon in a slot, placed at the world's origin without a turn.
     *
     * @param slot which slot (0 ≤ slot &lt; {@link #size()})
     * @param polygon the polygon to copy
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public void set(int slot, PolygonBuffer polygon) {
        Objects.checkIndex(slot, size);
        Objects.requireNonNull(polygon, "polygon");
        local.release(shapes[slot]);
        setShape(slot, local.take(polygon));
        place(slot, 0, 0, 1, 0);
    }

    private int open() {
        if (size == shapes.length) {
            int slots = grown(size);
            rows = Arrays.copyOf(rows, ROW * slots);
            shapes = Arrays.copyOf(shapes, slots);
            measured = Arrays.copyOf(measured, slots);
            starts = Arrays.copyOf(starts, slots);
            ends = Arrays.copyOf(ends, slots);
        }
        return size++;
    }

    /** By less than half: what is not used counts where there are many, and growing is rare. */
    static int grown(int length) {
        return length + length / 4 + 16;
    }

    private void setShape(int slot, int shape) {
        shapes[slot] = shape;
        takeArrays();
        if (moves == local.moves()) {
            find(slot);
        } else {
            findAll();
        }
        System.arraycopy(local.sizes(), LocalShapes.SIZES * shape, rows, ROW * slot + 4, LocalShapes.SIZES);
    }

    private void takeArrays() {
        edges = local.edges();
        measures = local.measures();
    }

    private void find(int slot) {
        int shape = shapes[slot];
        measured[slot] = local.row(shape);
        starts[slot] = local.start(shape);
        ends[slot] = local.endOrThin(shape);
    }

    private void findAll() {
        takeArrays();
        for (int slot = 0; slot < size; slot++) {
            find(slot);
        }
        moves = local.moves();
    }

    /**
     * Gives polygons other slots.
     *
     * @param newSlots by slot (0 ≤ slot &lt; {@link #size()}): the slot that its polygon has from now on; a permutation
     * @throws IllegalArgumentException if the array is too short or names a slot twice; nothing changes then
     * @throws IndexOutOfBoundsException if it names a slot that is not in use; nothing changes then
     */
    public void reorder(int[] newSlots) {
        Objects.requireNonNull(newSlots, "newSlots");
        if (newSlots.length < size) {
            throw new IllegalArgumentException(newSlots.length + " new slots are too few for " + size + " polygons");
        }
        requirePermutation(newSlots);
        for (int word = 0; word << 6 < size; word++) {
            while (toMove[word] != 0) {
                move((word << 6) + Long.numberOfTrailingZeros(toMove[word]), newSlots);
            }
        }
        local.sort(shapes, size);
        findAll();
    }

    private void requirePermutation(int[] newSlots) {
        long[] seen = toMove.length << 6 >= size ? toMove : new long[(shapes.length >>> 6) + 1];
        Arrays.fill(seen, 0);
        for (int slot = 0; slot < size; slot++) {
            int newSlot = Objects.checkIndex(newSlots[slot], size);
            if ((seen[newSlot >>> 6] & 1L << newSlot) != 0) {
                throw new IllegalArgumentException("Two polygons cannot both have slot " + newSlot);
            }
            seen[newSlot >>> 6] |= 1L << newSlot;
        }
        toMove = seen;
    }

    /** Along a cycle of slots, so that no second array of rows is needed. */
    private void move(int first, int[] newSlots) {
        System.arraycopy(rows, ROW * first, held, 0, ROW);
        int shape = shapes[first];
        int slot = first;
        do {
            slot = newSlots[slot];
            int row = ROW * slot;
            for (int k = 0; k < ROW; k++) {
                double next = rows[row + k];
                rows[row + k] = held[k];
                held[k] = next;
            }
            int nextShape = shapes[slot];
            shapes[slot] = shape;
            shape = nextShape;
            toMove[slot >>> 6] &= ~(1L << slot);
        } while (slot != first);
    }

    /**
     * Places a polygon in the world: turns it about its local origin, then moves it.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @param originX world x of the local origin
     * @param originY world y of the local origin
     * @param cos cosine of the angle
     * @param sin sine of the angle; both together are made a unit vector if their length is within
     *     {@link RoundingError#TURN} of 1
     * @throws IllegalArgumentException if a number is NaN or infinite, a coordinate is beyond {@link #MOST_COORDINATE},
     *     or cosine and sine are none of one angle; the polygon then stays where it was
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public void place(int slot, double originX, double originY, double cos, double sin) {
        Objects.checkIndex(slot, size);
        double length = PolygonCheck.requirePose(originX, originY, cos, sin);
        if (length == 1) {
            turn(slot, originX, originY, cos, sin);
        } else {
            turn(slot, originX, originY, cos / length, sin / length);
        }
    }

    private void turn(int slot, double originX, double originY, double cos, double sin) {
        int from = measured[slot];
        double u = measures[from];
        double v = measures[from + 1];
        int row = ROW * slot;
        double x = originX + (cos * u - sin * v);
        double y = originY + (sin * u + cos * v);
        rows[row] = x;
        rows[row + 1] = y;
        rows[row + 2] = cos;
        rows[row + 3] = sin;
        rows[row + 7] = RoundingError.tie(rows[row + 4], measures[from + 2])
                + RoundingError.TIE_PER_COORDINATE * (Math.abs(x) + Math.abs(y));
    }

    /**
     * Returns a bound on the absolute world coordinates involved, by which the rounding of the input is judged.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return as {@link PlacedPolygon#largestCoordinate()}
     */
    public double largestCoordinate(int slot) {
        int row = ROW * slot;
        return Math.max(Math.abs(rows[row]), Math.abs(rows[row + 1])) + measures[measured[slot] + 2];
    }

    /**
     * Returns where the centre of a shape is from its local origin.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return local x, in world units
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public double localCenterX(int slot) {
        return measures[measured[Objects.checkIndex(slot, size)]];
    }

    /**
     * Returns where the centre of a shape is from its local origin.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return local y, in world units
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public double localCenterY(int slot) {
        return measures[measured[Objects.checkIndex(slot, size)] + 1];
    }

    /**
     * Returns by how much a polygon is rounded.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return the radius of its arcs in world units (≥0)
     */
    public double rounding(int slot) {
        return rows[ROW * slot + 6];
    }

    /**
     * Returns how far a shape may reach beyond the larger coordinate of its centre.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return as {@link PolygonBuffer#reach()}, in world units (≥0)
     * @throws IndexOutOfBoundsException if there is no such slot
     */
    public double reach(int slot) {
        return measures[measured[Objects.checkIndex(slot, size)] + 2];
    }

    /**
     * Returns half the width of an upright box about a placed polygon's centre that holds it: that of its bounding
     * circle, or that of its turned local bounding box where that is less.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return half the width in world units (≥0)
     */
    public double halfWidth(int slot) {
        int row = ROW * slot;
        return Math.min(rows[row + 4], Math.abs(rows[row + 2]) * measures[measured[slot] + 3]
                + Math.abs(rows[row + 3]) * measures[measured[slot] + 4]);
    }

    /**
     * Returns half the height of that box.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return half the height in world units (≥0)
     */
    public double halfHeight(int slot) {
        int row = ROW * slot;
        return Math.min(rows[row + 4], Math.abs(rows[row + 3]) * measures[measured[slot] + 3]
                + Math.abs(rows[row + 2]) * measures[measured[slot] + 4]);
    }

    /**
     * Returns how many polygons there are.
     *
     * @return the number of slots in use
     */
    public int size() {
        return size;
    }

    /**
     * Returns what the loops read of each polygon as a whole.
     *
     * @return an array that this instance owns, of {@link #ROW} numbers for each slot; valid until a polygon is added
     *     or set; not to be altered
     */
    public double[] rows() {
        return rows;
    }

    /**
     * Returns the vertices and normals of all polygons, laid out as {@link PolygonBuffer#edges()}.
     *
     * @return an array that this instance owns; valid until a polygon is added or set; not to be altered
     */
    public double[] edges() {
        return edges;
    }

    /**
     * Returns where a polygon begins in {@link #edges()}.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return index of its first number
     */
    public int start(int slot) {
        return starts[slot];
    }

    /**
     * Returns where a polygon ends in {@link #edges()}.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return index after its last number
     */
    public int end(int slot) {
        int end = ends[slot];
        return end < 0 ? ~end : end;
    }

    /**
     * Returns where a polygon ends, and with it whether it is thin.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return {@link #end(int)}; its complement, which is negative, for a thin shape
     */
    public int endOrThin(int slot) {
        return ends[slot];
    }

    /**
     * Returns how many vertices a polygon has.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return the count
     */
    public int count(int slot) {
        return (end(slot) - starts[slot]) / STRIDE;
    }

    /**
     * Tells whether a shape is {@linkplain PolygonBuffer#isThin() thin}.
     *
     * @param slot which polygon (0 ≤ slot &lt; {@link #size()})
     * @return true for a thin shape
     */
    public boolean isThin(int slot) {
        return ends[slot] < 0;
    }
}
