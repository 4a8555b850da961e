package org.jmesat.internal.geometry;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.geometry.PlacedPolygon;

/**
 * Many placed polygons in flat arrays, each known by the number of its slot (0 ≤ slot &lt; {@link #size()}). What a
 * loop over pairs reads lies close together and in the order of the slots.
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
     * Creates a table without polygons, with room for some slots and for the vertices of all polygons together.
     *
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
     * {@return a new table without polygons, which stores shapes once that are equal to the bit}
     * Filling a slot takes a little longer.
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
     * Adds a copy of a polygon, at first placed at the world's origin without a turn, and returns its slot: how many
     * there were before. An empty polygon takes a slot, too, but has no separation from another.
     */
    public int add(PolygonBuffer polygon) {
        Objects.requireNonNull(polygon, "polygon");
        int slot = open();
        setShape(slot, local.take(polygon));
        place(slot, 0, 0, 1, 0);
        return slot;
    }

    /**
     * Adds a polygon of another table, placed as it is there, and returns its slot here: how many there were before. A
     * source slot that was never filled counts as empty.
     *
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
     * Puts a copy of another polygon in a slot, placed at the world's origin without a turn.
     *
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
     * Gives polygons other slots: {@code newSlots} holds, by slot, the slot that its polygon has from now on.
     *
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
     * Places a polygon in the world: turns it about its local origin, then moves that to (originX, originY). Cosine and
     * sine are made a unit vector if their length is within {@link RoundingError#TURN} of 1.
     *
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
     * {@return a bound on the absolute world coordinates involved, as {@link PlacedPolygon#largestCoordinate()}}
     * The rounding of the input is judged by it.
     */
    public double largestCoordinate(int slot) {
        int row = ROW * slot;
        return Math.max(Math.abs(rows[row]), Math.abs(rows[row + 1])) + measures[measured[slot] + 2];
    }

    /** {@return local x of the centre of a slot's shape, in world units; the slot is checked} */
    public double localCenterX(int slot) {
        return measures[measured[Objects.checkIndex(slot, size)]];
    }

    /** {@return local y of the centre of a slot's shape, in world units; the slot is checked} */
    public double localCenterY(int slot) {
        return measures[measured[Objects.checkIndex(slot, size)] + 1];
    }

    /** {@return the rounding of a polygon, which is the radius of its arcs, in world units (≥0)} */
    public double rounding(int slot) {
        return rows[ROW * slot + 6];
    }

    /**
     * {@return how far a shape may reach beyond the larger coordinate of its centre, as {@link PolygonBuffer#reach()},
     * in world units (≥0); the slot is checked}
     */
    public double reach(int slot) {
        return measures[measured[Objects.checkIndex(slot, size)] + 2];
    }

    /**
     * {@return half the width of an upright box about a placed polygon's centre that holds it, in world units (≥0)}
     * It is that of the bounding circle, or that of the turned local bounding box where that is less.
     */
    public double halfWidth(int slot) {
        int row = ROW * slot;
        return Math.min(rows[row + 4], Math.abs(rows[row + 2]) * measures[measured[slot] + 3]
                + Math.abs(rows[row + 3]) * measures[measured[slot] + 4]);
    }

    /** {@return half the height of that box, in world units (≥0)} */
    public double halfHeight(int slot) {
        int row = ROW * slot;
        return Math.min(rows[row + 4], Math.abs(rows[row + 3]) * measures[measured[slot] + 3]
                + Math.abs(rows[row + 2]) * measures[measured[slot] + 4]);
    }

    /** {@return the number of slots in use} */
    public int size() {
        return size;
    }

    /**
     * {@return the numbers that the loops read of each polygon as a whole, {@link #ROW} for each slot}
     * The array belongs to this instance, is valid until a polygon is added or set, and is not to be altered.
     */
    public double[] rows() {
        return rows;
    }

    /**
     * {@return the vertices and normals of all polygons, laid out as {@link PolygonBuffer#edges()}}
     * The array belongs to this instance, is valid until a polygon is added or set, and is not to be altered.
     */
    public double[] edges() {
        return edges;
    }

    /** {@return the index of a polygon's first number in {@link #edges()}} */
    public int start(int slot) {
        return starts[slot];
    }

    /** {@return the index after a polygon's last number in {@link #edges()}} */
    public int end(int slot) {
        int end = ends[slot];
        return end < 0 ? ~end : end;
    }

    /** {@return {@link #end(int)}; its complement, which is negative, for a thin shape} */
    public int endOrThin(int slot) {
        return ends[slot];
    }

    /** {@return how many vertices a polygon has} */
    public int count(int slot) {
        return (end(slot) - starts[slot]) / STRIDE;
    }

    /** {@return whether a shape is {@linkplain PolygonBuffer#isThin() thin}} */
    public boolean isThin(int slot) {
        return ends[slot] < 0;
    }
}
