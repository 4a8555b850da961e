package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.broadphase.BoxQuery;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The outlines of the pieces in a window, copied by a {@link CollisionSnapshot}. Vertices and boxes are computed in the
 * order in which the pieces are found, near that of the slots, so that the table of polygons is read sequentially;
 * reading it in the order of colliders took three times as long. Then they are copied in the order of colliders, in
 * which views read them: a loop that only copies reads from several places at once, unlike a view that computes with
 * what it reads. Allocates only to grow.
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
    /** By outline, copied since views read them several times: first vertex, number of vertices, box. */
    private int[] shownSlots = {};
    private int[] shownFirsts = {};
    private int[] shownSizes = {};
    private double[] shownBoxes = {};
    private double[] shownXy = {};
    private int shownVertexCount;
    private double[] fatBoxes = {};
    private boolean hasFatBoxes;
    /** By slot: its first vertex, its number of vertices (0 outside the window), its box, and the copy that set it. */
    private int[] firsts = {};
    private int[] sizes = {};
    private double[] boxes = {};
    private int[] boxedBy = {};
    private double[] xy = {};
    private int vertexCount;
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
        firsts = new int[0];
        sizes = new int[0];
        boxes = new double[0];
        boxedBy = new int[0];
        xy = new double[0];
        shownXy = new double[0];
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
            ensureVertices(USUAL_SIZE * world.pieces.table().size());
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
        if (shownXy.length < 2 * vertexCount) {
            shownXy = new double[xy.length];
        }
        bodiesInWindow.list(world);
        for (int i = 0; i < bodiesInWindow.count(); i++) {
            Collider collider = world.colliders.get(bodiesInWindow.index(i));
            // An aborted step may have dropped a collider that still has its slots.
            if (collider != null) {
                add(collider, world);
            }
        }
        for (int i = 0; i < count; i++) {
            copyShown(i);
        }
        Arrays.fill(owners, count, Math.max(count, before), null);
    }

    private void begin(WorldStages world) {
        copies++;
        vertexCount = 0;
        shown = 0;
        int size = world.pieces.table().size();
        if (firsts.length < size) {
            int capacity = size + size / 2;
            firsts = new int[capacity];
            sizes = new int[capacity];
            boxes = new double[BOX * capacity];
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
            // Overlaps no box.
            boxes[BOX * slot] = Double.NaN;
            return;
        }
        copyVertices(table, slot);
        int box = BOX * slot;
        if (!window.meets(boxes[box], boxes[box + 1], boxes[box + 2], boxes[box + 3])) {
            return;
        }
        firsts[slot] = vertexCount;
        sizes[slot] = table.rounding(slot) > 0 ? copyArcs(table, slot) : size;
        vertexCount += sizes[slot];
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
        shownSlots[count] = slot;
        elevations[count] = collider.getElevation();
        flags[count] = (byte) (flagsOfBody | (world.broadPhase.isResting(slot) ? SLEEPING : 0));
        if (hasFatBoxes) {
            world.broadPhase.copyBox(slot, fatBoxes, BOX * count);
        }
        count++;
    }

    /** A loop of its own, so that the processor reads from several slots at once. */
    private void copyShown(int outline) {
        int slot = shownSlots[outline];
        int size = sizes[slot];
        shownFirsts[outline] = shownVertexCount;
        shownSizes[outline] = size;
        copy(xy, 2 * firsts[slot], shownXy, 2 * shownVertexCount, 2 * size);
        copyBox(boxes, BOX * slot, shownBoxes, BOX * outline);
        shownVertexCount += size;
    }

    private void ensureCapacity(int capacity) {
        owners = Arrays.copyOf(owners, capacity);
        bodies = Arrays.copyOf(bodies, capacity);
        pieces = Arrays.copyOf(pieces, capacity);
        shownSlots = Arrays.copyOf(shownSlots, capacity);
        shownFirsts = Arrays.copyOf(shownFirsts, capacity);
        shownSizes = Arrays.copyOf(shownSizes, capacity);
        shownBoxes = Arrays.copyOf(shownBoxes, BOX * capacity);
        elevations = Arrays.copyOf(elevations, capacity);
        flags = Arrays.copyOf(flags, capacity);
        fatBoxes = Arrays.copyOf(fatBoxes, hasFatBoxes ? BOX * capacity : 0);
    }

    /**
     * Writes the vertices that {@link Outline} computes behind the last vertex, in a quarter of its time, and finds
     * their box. The core of a rounded shape has a smaller outline than the shape.
     */
    private void copyVertices(PolygonTable table, int slot) {
        int size = table.count(slot);
        ensureVertices(vertexCount + size);
        double[] rows = table.rows();
        double[] edges = table.edges();
        double[] to = xy;
        int row = PolygonTable.ROW * slot;
        double x = rows[row];
        double y = rows[row + 1];
        double cos = rows[row + 2];
        double sin = rows[row + 3];
        int from = table.start(slot);
        int first = 2 * vertexCount;
        int end = first + 2 * size;
        double minX = Double.POSITIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;
        for (int i = first; i < end; i += 2, from += PolygonBuffer.STRIDE) {
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
        int box = BOX * slot;
        boxes[box] = minX - rounding;
        boxes[box + 1] = minY - rounding;
        boxes[box + 2] = maxX + rounding;
        boxes[box + 3] = maxY + rounding;
        boxedBy[slot] = copies;
    }

    private int copyArcs(PolygonTable table, int slot) {
        placed.take(table, slot);
        int size = Outline.write(placed, arcs);
        if (arcs.length < 2 * size) {
            arcs = Outline.of(placed);
        }
        ensureVertices(vertexCount + size);
        System.arraycopy(arcs, 0, xy, 2 * vertexCount, 2 * size);
        return size;
    }

    private void ensureVertices(int capacity) {
        if (xy.length < 2 * capacity) {
            xy = Arrays.copyOf(xy, 2 * Math.max(capacity, xy.length));
        }
    }

    private void ensureBoxed(int slot, PolygonTable table) {
        if (boxedBy[slot] != copies) {
            copyVertices(table, slot);
        }
    }

    /** Whether the boxes of two placed pieces overlap or touch, also outside the window. */
    boolean slotsOverlap(int slot, int otherSlot, PolygonTable table) {
        if (!allBoxed) {
            ensureBoxed(slot, table);
            ensureBoxed(otherSlot, table);
        }
        int a = BOX * slot;
        int b = BOX * otherSlot;
        return boxes[a] <= boxes[b + 2] && boxes[b] <= boxes[a + 2] && boxes[a + 1] <= boxes[b + 3]
                && boxes[b + 1] <= boxes[a + 3];
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

    /** The index of an outline's first vertex. */
    int first(int outline) {
        return shownFirsts[outline];
    }

    /** The number of vertices of an outline. */
    int size(int outline) {
        return shownSizes[outline];
    }

    /**
     * Copies few numbers. With {@link System#arraycopy}, drawing 10 000 outlines took 2.5 ms instead of 1.7. Without a
     * loop for most pieces, the processor reads from more of them at once.
     */
    private static void copy(double[] from, int first, double[] to, int at, int count) {
        if (count == 2 * USUAL_SIZE) {
            copyBox(from, first, to, at);
            copyBox(from, first + BOX, to, at + BOX);
            return;
        }
        for (int i = 0; i < count; i++) {
            to[at + i] = from[first + i];
        }
    }

    private static void copyBox(double[] from, int first, double[] to, int at) {
        double a = from[first];
        double b = from[first + 1];
        double c = from[first + 2];
        double d = from[first + 3];
        to[at] = a;
        to[at + 1] = b;
        to[at + 2] = c;
        to[at + 3] = d;
    }

    void copyVertices(int first, int size, double[] store) {
        copy(shownXy, 2 * first, store, 0, 2 * size);
    }

    double x(int vertex) {
        return shownXy[2 * vertex];
    }

    double y(int vertex) {
        return shownXy[2 * vertex + 1];
    }

    /** A number of a piece's box: least x (0) or y (1), or greatest x (2) or y (3). */
    double box(int outline, int which) {
        return shownBoxes[BOX * outline + which];
    }

    /** A number of the box in the broad phase, in the order of {@link #box}. */
    double fatBox(int outline, int which) {
        if (!hasFatBoxes) {
            throw new IllegalStateException("Boxes of the broad phase are copied only after setFatBoxesCopied(true)");
        }
        return fatBoxes[BOX * outline + which];
    }
}
