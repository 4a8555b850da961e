package org.jmesat.internal.project;

import java.util.Arrays;
import org.jmesat.projection.ProjectionPlane;

/** The vertices of a bind pose that are skinned: their numbers and positions in plane coordinates. */
final class KeptVertices {
    private int[] numbers = {};
    private float[] xyz = {};
    private int count;
    private BindPose pose;
    private float[] matrices;
    private ProjectionPlane plane;

    /** Begins with no vertices. The arrays of the arguments must not change until the next call. */
    void begin(BindPose newPose, float[] newMatrices, ProjectionPlane newPlane) {
        pose = newPose;
        matrices = newMatrices;
        plane = newPlane;
        count = 0;
    }

    /** Releases the bind pose. */
    void end() {
        pose = null;
        matrices = null;
    }

    /** Skins a vertex. */
    void add(int vertex) {
        addAll(vertex, vertex + 1);
    }

    /** Skins the vertices from {@code from} to {@code to} − 1. */
    void addAll(int from, int to) {
        int first = count;
        ensureCapacity(count + to - from);
        for (int i = from; i < to; i++) {
            numbers[count] = i;
            pose.skin(i, matrices, xyz, 3 * count);
            count++;
        }
        if (plane != ProjectionPlane.XY) {
            MeshVertices.convert(plane, xyz, 3 * first, 3 * count);
        }
    }

    private void ensureCapacity(int vertices) {
        if (numbers.length < vertices) {
            numbers = Arrays.copyOf(numbers, 2 * vertices);
            xyz = Arrays.copyOf(xyz, 6 * vertices);
        }
    }

    /**
     * Removes points inside a polygon from an array with a point for each of the first vertices, and their numbers.
     * Returns how many points are left. Coordinates and their count do not change.
     */
    int dropInside(InnerPolygon polygon, float[] points, int first) {
        int left = 0;
        for (int i = 0; i < first; i++) {
            float x = points[2 * i];
            float y = points[2 * i + 1];
            if (!polygon.contains(x, y, 0)) {
                points[2 * left] = x;
                points[2 * left + 1] = y;
                numbers[left++] = numbers[i];
            }
        }
        return left;
    }

    int count() {
        return count;
    }

    /** x, y and depth of each vertex kept. */
    float[] xyz() {
        return xyz;
    }

    /** The number of each vertex kept in its bind pose. */
    int number(int i) {
        return numbers[i];
    }
}
