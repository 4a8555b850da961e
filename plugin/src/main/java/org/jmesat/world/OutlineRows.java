package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The outlines of all pieces, as a {@link CollisionSnapshot} has copied them. Vertices and boxes lie in the order of
 * the slots, in which the table is read from end to end: in the order of the colliders, which are anywhere in it, that
 * took three times as long. Filling allocates only to grow.
 */
final class OutlineRows {
    /** How many numbers {@code boxes} holds for each slot: least x and y, greatest x and y. */
    private static final int BOX = 4;

    private int count;
    /**
     * By outline: its slot, which piece it is of which one of the snapshot's colliders, the index of that, and its z.
     */
    private int[] slots = {};
    private int[] pieces = {};
    private int[] owners = {};
    private int[] indices = {};
    private float[] elevations = {};
    /** By slot: its first vertex, and how many it has. */
    private int[] firsts = {};
    private int[] sizes = {};
    private float[] boxes = {};
    private float[] xy = {};
    private int vertexCount;
    private float[] arcs = {};

    /**
     * Copies the pieces as the last step has placed them; which outline is of which one is then to be {@link #add}ed.
     */
    void begin(PolygonTable table) {
        count = 0;
        vertexCount = 0;
        if (firsts.length < table.size()) {
            int capacity = table.size() + table.size() / 2;
            firsts = new int[capacity];
            sizes = new int[capacity];
            boxes = new float[BOX * capacity];
        }
        for (int slot = 0; slot < table.size(); slot++) {
            copyVertices(table, slot);
        }
    }

    /** Gives back all room. */
    void trim() {
        count = 0;
        ensureCapacity(0);
        firsts = new int[0];
        sizes = new int[0];
        boxes = new float[0];
        xy = new float[0];
    }

    /** Appends a piece, unless it is empty or was not placed yet. */
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

    /** As {@link Outline} has them, but in a quarter of the time. What is rounded has arcs, and is left for later. */
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
            xy[to] = (float) (x + (cos * edges[from] - sin * edges[from + 1]));
            xy[to + 1] = (float) (y + (sin * edges[from] + cos * edges[from + 1]));
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
        float minX = Float.POSITIVE_INFINITY;
        float minY = Float.POSITIVE_INFINITY;
        float maxX = Float.NEGATIVE_INFINITY;
        float maxY = Float.NEGATIVE_INFINITY;
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
        int a = BOX * slots[outline];
        int b = BOX * slots[other];
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

    /** The first vertex of an outline. */
    int first(int outline) {
        return firsts[slots[outline]];
    }

    /** How many vertices an outline has. */
    int size(int outline) {
        return sizes[slots[outline]];
    }

    float x(int vertex) {
        return xy[2 * vertex];
    }

    float y(int vertex) {
        return xy[2 * vertex + 1];
    }

    float minX(int outline) {
        return boxes[BOX * slots[outline]];
    }

    float minY(int outline) {
        return boxes[BOX * slots[outline] + 1];
    }

    float maxX(int outline) {
        return boxes[BOX * slots[outline] + 2];
    }

    float maxY(int outline) {
        return boxes[BOX * slots[outline] + 3];
    }
}
