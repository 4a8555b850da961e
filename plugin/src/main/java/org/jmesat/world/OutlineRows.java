package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.broadphase.BoxQuery;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The outlines of the pieces in a window, copied by a {@link CollisionSnapshot}. Boxes and vertices are computed in the
 * order in which the pieces are found, near that of the slots, so that the table of polygons is read sequentially;
 * reading it in the order of colliders took three times as long. Views read the results in the order of colliders; a
 * copy in that order took as long as it saved them. Allocates only to grow.
 */
final class OutlineRows {
    /** Flags of an outline. */
    static final int FIXED = 1;
    static final int TRIGGER = 2;
    static final int CONTINUOUS = 4;
    static final int SLEEPING = 8;

    /** The number of vertices of most pieces. */
    private static final int USUAL_SIZE = 4;
    /** Numbers per box: least x and y, greatest x and y. */
    private static final int BOX = 4;
    private final BoxQuery query = new BoxQuery();
    private final PlacedPolygon placed = new PlacedPolygon();
    private int count;
    /** By outline. */
    private Collider[] owners = {};
    private int[] bodies = {};
    private int[] pieces = {};
    private float[] elevations = {};
    private byte[] flags = {};
    /** By outline: where its values begin, and its number of vertices. */
    private int[] shownStarts = {};
    private int[] shownSizes = {};
    private int shownVertexCount;
    private double[] fatBoxes = {};
    private boolean hasFatBoxes;
    /** By slot: where its values begin, its number of vertices (0 outside the window), and the copy that set them. */
    private int[] starts = {};
    private int[] sizes = {};
    private int[] boxedBy = {};
    /** Of each piece its box, and in the window x and y of each vertex. They begin with those of no piece. */
    private double[] values = {};
    private int valueCount;
    private double[] arcs = {};
    /** By index of a body: its range of outlines, and whether it is in contact. */
    private int[] firstOutlines = {};
    private int[] endOutlines = {};
    private boolean[] touching = {};
    private final ShownBodies bodiesInWindow = new ShownBodies();
    /** The number of pieces found by the last copy. */
    private int shown;
    private int copies;
    /** Whether the last copy found the boxes of all slots. */
    private boolean allBoxed;

    /** Releases the arrays. */
    void trim() {
        count = 0;
        owners = new Collider[0];
        ensureCapacity(0);
        starts = new int[0];
        sizes = new int[0];
        boxedBy = new int[0];
        values = new double[0];
        firstOutlines = new int[0];
        endOutlines = new int[0];
        touching = new boolean[0];
        bodiesInWindow.trim();
        shown = 0;
    }

    /** Copies the outlines of the pieces whose boxes meet a window, as placed at the last step. */
    void copy(WorldStages world, SnapshotWindow window, boolean copyFatBoxes) {
        hasFatBoxes = copyFatBoxes;
        if (hasFatBoxes && fatBoxes.length < BOX * owners.length) {
            fatBoxes = new double[BOX * owners.length];
        }
        // Reading all pieces in order takes less time than a query that finds most of them, or than most of their boxes
        // later, for near pairs.
        int most = world.pieces.table().size() / 2;
        boolean readsAll = window.isAll() || shown > most || world.pairs.pairs().count() > most;
        begin(world);
        allBoxed = readsAll;
        if (readsAll) {
            ensureValues((BOX + 2 * USUAL_SIZE) * world.pieces.table().size());
            for (int slot = 0; slot < world.pieces.table().size(); slot++) {
                copy(slot, world, window);
            }
        } else if (!window.isEmpty()) {
            query.findInBox(world.broadPhase, window.minX(), window.minY(), window.maxX(), window.maxY());
            for (int i = 0; i < query.count(); i++) {
                copy(query.slot(i), world, window);
            }
        }
        int before = count;
        count = 0;
        shownVertexCount = 0;
        bodiesInWindow.list(world);
        for (int i = 0; i < bodiesInWindow.count(); i++) {
            Collider collider = world.colliders.get(bodiesInWindow.index(i));
            // An aborted step may have dropped a collider that still has its slots.
            if (collider != null) {
                add(collider, world);
            }
        }
        Arrays.fill(owners, count, Math.max(count, before), null);
    }

    private void begin(WorldStages world) {
        copies++;
        ensureValues(BOX);
        Arrays.fill(values, 0, BOX, Double.NaN);
        valueCount = BOX;
        shown = 0;
        int size = world.pieces.table().size();
        if (starts.length < size) {
            int capacity = size + size / 2;
            starts = new int[capacity];
            sizes = new int[capacity];
            boxedBy = new int[capacity];
        }
        Arrays.fill(sizes, 0, size, 0);
        int bodies = world.bodies.end();
        if (touching.length < bodies) {
            touching = new boolean[bodies + bodies / 2];
            firstOutlines = new int[touching.length];
            endOutlines = new int[touching.length];
        }
        Arrays.fill(touching, 0, bodies, false);
        Arrays.fill(firstOutlines, 0, bodies, 0);
        Arrays.fill(endOutlines, 0, bodies, 0);
        bodiesInWindow.begin(bodies);
    }

    private void copy(int slot, WorldStages world, SnapshotWindow window) {
        PolygonTable table = world.pieces.table();
        int size = table.count(slot);
        if (size == 0) {
            // The box of no piece overlaps none.
            starts[slot] = 0;
            return;
        }
        computeValues(table, slot);
        int box = starts[slot];
        if (!window.meets(values[box], values[box + 1], values[box + 2], values[box + 3])) {
            return;
        }
        sizes[slot] = table.rounding(slot) > 0 ? copyArcs(table, slot) : size;
        valueCount += 2 * sizes[slot];
        shown++;
        bodiesInWindow.mark(world.pieces.body(slot));
    }

    private void add(Collider collider, WorldStages world) {
        int body = collider.index();
        firstOutlines[body] = count;
        int flagsOfBody = (collider.isFixed() ? FIXED : 0) | (collider.isTrigger() ? TRIGGER : 0)
                | (collider.isContinuous() ? CONTINUOUS : 0);
        for (int piece = 0; piece < world.bodies.slotCount(body); piece++) {
            int slot = world.bodies.slot(body, piece);
            if (slot >= 0 && sizes[slot] > 0) {
                add(collider, piece, slot, flagsOfBody, world);
            }
        }
        endOutlines[body] = count;
    }

    private void add(Collider collider, int piece, int slot, int flagsOfBody, WorldStages world) {
        if (count == owners.length) {
            ensureCapacity(Math.max(bodiesInWindow.count() * 3 / 2, 2 * count));
        }
        owners[count] = collider;
        bodies[count] = collider.index();
        pieces[count] = piece;
        shownStarts[count] = starts[slot];
        shownSizes[count] = sizes[slot];
        shownVertexCount += sizes[slot];
        elevations[count] = collider.getElevation();
        flags[count] = (byte) (flagsOfBody | (world.broadPhase.isResting(slot) ? SLEEPING : 0));
        if (hasFatBoxes) {
            world.broadPhase.copyBox(slot, fatBoxes, BOX * count);
        }
        count++;
    }

    private void ensureCapacity(int capacity) {
        owners = Arrays.copyOf(owners, capacity);
        bodies = Arrays.copyOf(bodies, capacity);
        pieces = Arrays.copyOf(pieces, capacity);
        shownStarts = Arrays.copyOf(shownStarts, capacity);
        shownSizes = Arrays.copyOf(shownSizes, capacity);
        elevations = Arrays.copyOf(elevations, capacity);
        flags = Arrays.copyOf(flags, capacity);
        fatBoxes = Arrays.copyOf(fatBoxes, hasFatBoxes ? BOX * capacity : 0);
    }

    /**
     * Computes a piece's box and, behind it, the vertices that {@link Outline} computes, in a quarter of its time. The
     * core of a rounded shape has a smaller outline than the shape.
     */
    private void computeValues(PolygonTable table, int slot) {
        int size = table.count(slot);
        ensureValues(valueCount + BOX + 2 * size);
        double[] rows = table.rows();
        double[] edges = table.edges();
        double[] to = values;
        int row = PolygonTable.ROW * slot;
        double x = rows[row];
        double y = rows[row + 1];
        double cos = rows[row + 2];
        double sin = rows[row + 3];
        int from = table.start(slot);
        int box = valueCount;
        valueCount += BOX;
        int end = valueCount + 2 * size;
        double minX = Double.POSITIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;
        for (int i = valueCount; i < end; i += 2, from += PolygonBuffer.STRIDE) {
            double u = edges[from];
            double v = edges[from + 1];
            double vertexX = x + (cos * u - sin * v);
            double vertexY = y + (sin * u + cos * v);
            to[i] = vertexX;
            to[i + 1] = vertexY;
            minX = Math.min(minX, vertexX);
            minY = Math.min(minY, vertexY);
            maxX = Math.max(maxX, vertexX);
            maxY = Math.max(maxY, vertexY);
        }
        double rounding = table.rounding(slot);
        to[box] = minX - rounding;
        to[box + 1] = minY - rounding;
        to[box + 2] = maxX + rounding;
        to[box + 3] = maxY + rounding;
        starts[slot] = box;
        boxedBy[slot] = copies;
    }

    private int copyArcs(PolygonTable table, int slot) {
        placed.take(table, slot);
        int size = Outline.write(placed, arcs);
        if (arcs.length < 2 * size) {
            arcs = Outline.of(placed);
        }
        ensureValues(valueCount + 2 * size);
        System.arraycopy(arcs, 0, values, valueCount, 2 * size);
        return size;
    }

    private void ensureValues(int capacity) {
        if (values.length < capacity) {
            values = Arrays.copyOf(values, Math.max(capacity, 2 * values.length));
        }
    }

    private void ensureBoxed(int slot, PolygonTable table) {
        if (boxedBy[slot] != copies) {
            computeValues(table, slot);
        }
    }

    /** Whether the boxes of two placed pieces overlap or touch, also outside the window. */
    boolean slotsOverlap(int slot, int otherSlot, PolygonTable table) {
        if (!allBoxed) {
            ensureBoxed(slot, table);
            ensureBoxed(otherSlot, table);
        }
        int a = starts[slot];
        int b = starts[otherSlot];
        return values[a] <= values[b + 2] && values[b] <= values[a + 2] && values[a + 1] <= values[b + 3]
                && values[b + 1] <= values[a + 3];
    }

    /** Whether a piece is in the window. */
    boolean shows(int slot) {
        return sizes[slot] > 0;
    }

    void setTouching(int body) {
        touching[body] = true;
    }

    int count() {
        return count;
    }

    int vertexCount() {
        return shownVertexCount;
    }

    int firstOutline(int body) {
        return firstOutlines[body];
    }

    int endOutline(int body) {
        return endOutlines[body];
    }

    Collider owner(int outline) {
        return owners[outline];
    }

    boolean isTouching(int outline) {
        return touching[bodies[outline]];
    }

    int piece(int outline) {
        return pieces[outline];
    }

    float elevation(int outline) {
        return elevations[outline];
    }

    boolean is(int outline, int flag) {
        return (flags[outline] & flag) != 0;
    }

    /** Where the values of an outline begin: least x and y, greatest x and y, and then x and y of each vertex. */
    int start(int outline) {
        return shownStarts[outline];
    }

    /** The number of vertices of an outline. */
    int size(int outline) {
        return shownSizes[outline];
    }

    /** A number of the box of the values that begin at a place: least x (0) or y (1), or greatest x (2) or y (3). */
    double box(int start, int which) {
        return values[start + which];
    }

    double x(int start, int vertex) {
        return values[start + BOX + 2 * vertex];
    }

    double y(int start, int vertex) {
        return values[start + BOX + 2 * vertex + 1];
    }

    /** Copies few numbers. With {@link System#arraycopy}, drawing 10 000 outlines took 2.5 ms instead of 1.7. */
    void copyVertices(int start, int size, double[] store) {
        double[] from = values;
        int first = start + BOX;
        for (int i = 0; i < 2 * size; i++) {
            store[i] = from[first + i];
        }
    }

    /** A number of the box in the broad phase, in the order of {@link #box}. */
    double fatBox(int outline, int which) {
        if (!hasFatBoxes) {
            throw new IllegalStateException("Boxes of the broad phase are copied only after setFatBoxesCopied(true)");
        }
        return fatBoxes[BOX * outline + which];
    }
}
