package org.jmesat.internal.project;

import java.util.Arrays;

/**
 * The connected parts of a mesh: two vertices belong to the same part if a primitive has both, or if they are at the
 * same position. So the parts are those that one sees, even if each face has vertices of its own, as in meshes that
 * were merged, or have sharp edges.
 *
 * <p>Disjoint sets with path halving after R. E. Tarjan and J. van Leeuwen, <i>Worst-case analysis of set union
 * algorithms</i> (1984). About O(vertices + primitives).
 */
final class ConnectedParts {
    /**
     * The parent of each vertex in its tree, which is lower, or the vertex itself; in the end the number of its part.
     */
    private int[] parents = {};
    /** A hash table of vertices by position, each plus 1. */
    private int[] table = {};
    private int[] order = {};
    private int[] starts = new int[2];
    private int count;

    /** Finds the parts among the first vertices of an array of x, y, z, each number finite. */
    void find(float[] xyz, int vertexCount, DrawnPrimitives primitives) {
        if (parents.length < vertexCount) {
            parents = new int[vertexCount + vertexCount / 2];
            order = new int[parents.length];
        }
        joinEqual(xyz, vertexCount);
        int[] triangles = primitives.triangles();
        for (int i = 0; i < 3 * primitives.triangleCount(); i += 3) {
            join(triangles[i], triangles[i + 1]);
            join(triangles[i], triangles[i + 2]);
        }
        int[] segments = primitives.segments();
        for (int i = 0; i < 2 * primitives.segmentCount(); i += 2) {
            join(segments[i], segments[i + 1]);
        }
        list(vertexCount);
    }

    /** Joins vertices at equal positions; 0 and −0 are equal. */
    private void joinEqual(float[] xyz, int vertexCount) {
        int capacity = Integer.highestOneBit(Math.max(8, vertexCount)) << 2;
        if (table.length < capacity) {
            table = new int[capacity];
        } else {
            Arrays.fill(table, 0, capacity, 0);
        }
        int mask = capacity - 1;
        for (int i = 0; i < vertexCount; i++) {
            parents[i] = i;
            int slot = hash(xyz, i) & mask;
            while (table[slot] != 0 && !isSame(xyz, table[slot] - 1, i)) {
                slot = slot + 1 & mask;
            }
            if (table[slot] == 0) {
                table[slot] = i + 1;
            } else {
                parents[i] = table[slot] - 1;
            }
        }
    }

    private static int hash(float[] xyz, int i) {
        int hash = mix(Float.floatToRawIntBits(xyz[3 * i] + 0f));
        hash = mix(hash + Float.floatToRawIntBits(xyz[3 * i + 1] + 0f));
        return mix(hash + Float.floatToRawIntBits(xyz[3 * i + 2] + 0f));
    }

    /**
     * The last step of A. Appleby's MurmurHash3. In a voxel mesh the low 17 bits of all coordinates are 0; a hash that
     * only multiplies would have few values then.
     */
    private static int mix(int hash) {
        int mixed = 0x85EBCA6B * (hash ^ hash >>> 16);
        mixed = 0xC2B2AE35 * (mixed ^ mixed >>> 13);
        return mixed ^ mixed >>> 16;
    }

    private static boolean isSame(float[] xyz, int i, int j) {
        return xyz[3 * i] == xyz[3 * j] && xyz[3 * i + 1] == xyz[3 * j + 1] && xyz[3 * i + 2] == xyz[3 * j + 2];
    }

    private int root(int vertex) {
        int each = vertex;
        while (parents[each] != each) {
            parents[each] = parents[parents[each]];
            each = parents[each];
        }
        return each;
    }

    private void join(int a, int b) {
        int rootA = root(a);
        int rootB = root(b);
        if (rootA < rootB) {
            parents[rootB] = rootA;
        } else {
            parents[rootA] = rootB;
        }
    }

    /** Lists the vertices by part; parts are in the order of their lowest vertices. */
    private void list(int vertexCount) {
        count = 0;
        for (int i = 0; i < vertexCount; i++) {
            int parent = parents[i];
            if (parent == i) {
                if (starts.length < count + 3) {
                    starts = Arrays.copyOf(starts, 8 + 2 * count);
                }
                starts[count + 2] = 0;
                parents[i] = count++;
            } else {
                // The parent is lower, so its entry is the number of its part already.
                parents[i] = parents[parent];
            }
            starts[parents[i] + 2]++;
        }
        starts[0] = 0;
        starts[1] = 0;
        for (int part = 0; part < count; part++) {
            starts[part + 2] += starts[part + 1];
        }
        for (int i = 0; i < vertexCount; i++) {
            order[starts[parents[i] + 1]++] = i;
        }
    }

    /** The number of vertices of all parts. */
    int vertexCount() {
        return starts[count];
    }

    /** The number of parts. */
    int count() {
        return count;
    }

    /** The vertices, grouped by part, in ascending order within each part. */
    int[] order() {
        return order;
    }

    /** For each part the position in {@link #order} of its first vertex; one more entry is the number of vertices. */
    int[] starts() {
        return starts;
    }
}
