package org.jmesat.internal.project;

import java.util.Arrays;
import java.util.Objects;

/**
 * The distinct vertices that a mesh draws. Meshes with the same vertices share one instance until they are read again,
 * so a game that makes a mesh for each of its crates has the vertices only once.
 */
final class DrawnShape {
    static final DrawnShape NOTHING = new DrawnShape();

    /** With more vertices, comparing each with each would take too long. */
    private static final int MOST_COMPARED = 64;

    private float[] xyz = {};
    private int count;
    private String problem;
    private boolean shared;
    private final PointGroups points = new PointGroups();

    /** Copies the vertices and the problem from a reader. */
    void read(MeshVertices reader) {
        count = reader.count();
        if (count <= MOST_COMPARED) {
            count = dropRepeated(reader.xyz(), count);
        }
        if (xyz.length < 3 * count) {
            xyz = new float[3 * count];
        }
        System.arraycopy(reader.xyz(), 0, xyz, 0, 3 * count);
        problem = reader.problem();
        points.setWhole(xyz, count);
    }

    /** Removes repeated vertices; a box has each corner three times, once per face. */
    private static int dropRepeated(float[] xyz, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            float x = xyz[3 * i];
            float y = xyz[3 * i + 1];
            float z = xyz[3 * i + 2];
            int k = 0;
            while (k < kept && !(xyz[3 * k] == x && xyz[3 * k + 1] == y && xyz[3 * k + 2] == z)) {
                k++;
            }
            if (k == kept) {
                xyz[3 * kept] = x;
                xyz[3 * kept + 1] = y;
                xyz[3 * kept + 2] = z;
                kept++;
            }
        }
        return kept;
    }

    /** Whether several meshes may use this instance, so that it must not change. */
    boolean isShared() {
        return shared;
    }

    void setShared() {
        shared = true;
    }

    /** All vertices as one group. */
    PointGroups points() {
        return points;
    }

    /** The mesh's problem as a sentence without its full stop, or null. */
    String problem() {
        return problem;
    }

    /** Compares the vertices bit by bit, and the problems. */
    @Override
    public boolean equals(Object object) {
        return object instanceof DrawnShape other && count == other.count && Objects.equals(problem, other.problem)
                && Arrays.equals(xyz, 0, 3 * count, other.xyz, 0, 3 * count);
    }

    @Override
    public int hashCode() {
        int hash = count;
        for (int i = 0; i < 3 * count; i++) {
            hash = 31 * hash + Float.floatToIntBits(xyz[i]);
        }
        return hash;
    }
}
