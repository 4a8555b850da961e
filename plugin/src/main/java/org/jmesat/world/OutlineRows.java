package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The outlines of all pieces, copied by a {@link CollisionSnapshot}. Vertices and boxes are in the order of the slots,
 * so that the table of polygons is read sequentially; reading in the order of colliders took three times as long.
 * Allocates only to grow.
 */
final class OutlineRows {
    /** Numbers per slot in {@code boxes}: least x and y, greatest x and y. */
    private static final int BOX = 4;

    private int count;
    /** By outline: slot, piece, position of its collider in the snapshot, index of its collider, elevation. */
    private int[] slots = {};
    private int[] pieces = {};
    private int[] owners = {};
    private int[] indices = {};
    private float[] elevations = {};
    /** By slot: its first vertex, and its number of vertices; negative until {@link #copyArcs}. */
    private int[] firsts = {};
    private int[] sizes = {};
    private double[] boxes = {};
    private double[] xy = {};
    private int vertexCount;
    private double[] arcs = {};

    /** Copies the vertices of all slots, as placed at the last step. Call {@link #add} for each piece afterwards. */
    void begin(PolygonTable table) {
        count = 0;
        vertexCount = 0;
        if (firsts.length < table.size()) {
            int capacity = table.size() + table.size() / 2;
            firsts = new int[capacity];
            sizes = new int[capacity];
            boxes = new double[BOX * capacity];
        }
        for (int slot = 0; slot < table.size(); slot++) {
            copyVertices(table, slot);
        }
    }

    /** Releases the arrays. */
    void trim() {
        count = 0;
        ensureCapacity(0);
        firsts = new int[0];
        sizes = new int[0];
        boxes = new double[0];
        xy = new double[0];
    }

    /** Appends a piece, unless it is empty or not placed yet. */
    void add(Collider collider, int owner, int piece, int slot, PolygonTable table) {
        if (slot < 0 || sizes[slot] == 0) {
            return;
        }
        if (sizes[slot] < 0) {
            copyArcs(collider.getPiece(piece), slot);
        }
        if (count == owners.length) {
            ensureCapacity(Math.max(table.size(), 2 * count));
        }
        slots[count] = slot;
        pieces[count] = piece;
        owners[count] = owner;
        indices[count] = collider.index();
        elevations[count++] = collider.getElevation();
    }

    private void ensureCapacity(int capacity) {
        slots = Arrays.copyOf(slots, capacity);
        pieces = Arrays.copyOf(pieces, capacity);
        owners = Arrays.copyOf(owners, capacity);
        indices = Arrays.copyOf(indices, capacity);
        elevations = Arrays.copyOf(elevations, capacity);
    }

    private void ensureVertices(int capacity) {
        if (xy.length < 2 * capacity) {
            xy = Arrays.copyOf(xy, 4 * capacity);
        }
    }

    /** Computes the vertices that {@link Outline} does in a quarter of its time; leaves arcs to {@link #copyArcs}. */
    private void copyVertices(PolygonTable table, int slot) {
        firsts[slot] = vertexCount;
        sizes[slot] = table.count(slot);
        ensureVertices(vertexCount + sizes[slot]);
        double[] rows = table.rows();
        double[] edges = table.edges();
        int row = PolygonTable.ROW * slot;
        if (table.rounding(slot) > 0) {
            sizes[slot] = -sizes[slot];
            return;
        }
        double x = rows[row];
        double y = rows[row + 1];
        double cos = rows[row + 2];
        double sin = rows[row + 3];
        int from = table.start(slot);
        int first = vertexCount;
        vertexCount += sizes[slot];
        for (int to = 2 * first; to < 2 * vertexCount; to += 2, from += PolygonBuffer.STRIDE) {
            xy[to] = x + (cos * edges[from] - sin * edges[from + 1]);
            xy[to + 1] = y + (sin * edges[from] + cos * edges[from + 1]);
        }
        findBox(slot);
    }

    private void copyArcs(PlacedPolygon shape, int slot) {
        int size = Outline.write(shape, arcs);
        if (arcs.length < 2 * size) {
            arcs = Outline.of(shape);
        }
        ensureVertices(vertexCount + size);
        System.arraycopy(arcs, 0, xy, 2 * vertexCount, 2 * size);
        firsts[slot] = vertexCount;
        sizes[slot] = size;
        vertexCount += size;
        findBox(slot);
    }

    private void findBox(int slot) {
        double minX = Double.POSITIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;
        for (int i = 2 * firsts[slot]; i < 2 * vertexCount; i += 2) {
            minX = Math.min(minX, xy[i]);
            minY = Math.min(minY, xy[i + 1]);
            maxX = Math.max(maxX, xy[i]);
            maxY = Math.max(maxY, xy[i + 1]);
        }
        int box = BOX * slot;
        boxes[box] = minX;
        boxes[box + 1] = minY;
        boxes[box + 2] = maxX;
        boxes[box + 3] = maxY;
    }

    boolean boxesOverlap(int outline, int other) {
        return slotsOverlap(slots[outline], slots[other]);
    }

    /** As {@link #boxesOverlap}, for the slots of two outlines; faster, since pairs are in the order of slots. */
    boolean slotsOverlap(int slot, int otherSlot) {
        int a = BOX * slot;
        int b = BOX * otherSlot;
        return boxes[a] <= boxes[b + 2] && boxes[b] <= boxes[a + 2] && boxes[a + 1] <= boxes[b + 3]
                && boxes[b + 1] <= boxes[a + 3];
    }

    int count() {
        return count;
    }

    int owner(int outline) {
        return owners[outline];
    }

    int piece(int outline) {
        return pieces[outline];
    }

    int colliderIndex(int outline) {
        return indices[outline];
    }

    float elevation(int outline) {
        return elevations[outline];
    }

    /** The index of an outline's first vertex. */
    int first(int outline) {
        return firsts[slots[outline]];
    }

    /** The number of vertices of an outline. */
    int size(int outline) {
        return sizes[slots[outline]];
    }

    double x(int vertex) {
        return xy[2 * vertex];
    }

    double y(int vertex) {
        return xy[2 * vertex + 1];
    }

    double minX(int outline) {
        return boxes[BOX * slots[outline]];
    }

    double minY(int outline) {
        return boxes[BOX * slots[outline] + 1];
    }

    double maxX(int outline) {
        return boxes[BOX * slots[outline] + 2];
    }

    double maxY(int outline) {
        return boxes[BOX * slots[outline] + 3];
    }
}
