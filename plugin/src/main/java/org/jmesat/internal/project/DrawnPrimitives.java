package org.jmesat.internal.project;

import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import java.util.Arrays;

/**
 * The points, segments and triangles that a mesh draws, as numbers of its drawn vertices. A patch counts as a fan of
 * its control points. A vertex that does not exist is dropped from its primitive, which leaves a segment or a point.
 *
 * <p>A triangle of a strip that has two corners at the same position draws nothing. Exporters use such triangles to
 * join separate strips, so it counts as its corners, as points, and connects nothing.
 */
final class DrawnPrimitives {
    private int[] indices = {};
    /** For each element of the vertex buffers, its number among the drawn vertices plus 1; 0 if it is not drawn. */
    private int[] numbers = {};
    private int lastElement;
    private int[] triangles = {};
    private int triangleCount;
    private int[] segments = {};
    private int segmentCount;
    private int[] points = {};
    private int pointCount;
    /** x, y, z of the drawn vertices. */
    private float[] xyz = {};

    void clear() {
        triangleCount = 0;
        segmentCount = 0;
        pointCount = 0;
    }

    /**
     * Collects the primitives of the mesh whose vertices were collected last.
     *
     * @param positions x, y, z of the drawn vertices, each number finite
     */
    void collect(Mesh mesh, DrawnVertices drawn, float[] positions) {
        xyz = positions;
        indices = drawn.indices();
        lastElement = drawn.lastElement();
        if (numbers.length <= lastElement) {
            numbers = new int[lastElement + 1 + lastElement / 2];
        }
        Arrays.fill(numbers, 0, lastElement + 1, 0);
        int[] elements = drawn.elements();
        for (int i = 0; i < drawn.count(); i++) {
            numbers[elements[i]] = i + 1;
        }
        PrimitiveRuns runs = drawn.runs();
        for (int i = 0; i < runs.count(); i++) {
            collect(runs.mode(i), runs.from(i), runs.to(i), mesh.getPatchVertexCount());
        }
    }

    private void collect(Mode mode, int from, int to, int patch) {
        switch (mode) {
            case Points -> eachPoint(from, to);
            case Lines -> eachSegment(from, to, 2);
            case LineStrip -> eachSegment(from, to, 1);
            case LineLoop -> {
                eachSegment(from, to, 1);
                if (to > from) {
                    add(number(to - 1), number(from), -1);
                }
            }
            case TriangleStrip -> {
                for (int i = from; i + 2 < to; i++) {
                    // Every second triangle has the opposite winding.
                    int odd = (i - from) % 2;
                    addOfStrip(number(i + odd), number(i + 1 - odd), number(i + 2));
                }
            }
            case TriangleFan -> fan(from, to);
            case Patch -> {
                for (int i = from; i < to; i += patch) {
                    collectPatch(i, i + patch);
                }
            }
            default -> {
                for (int i = from; i < to; i += 3) {
                    add(number(i), number(i + 1), number(i + 2));
                }
            }
        }
    }

    private void collectPatch(int from, int to) {
        if (to - from < 3) {
            add(number(from), to - from == 2 ? number(from + 1) : -1, -1);
        } else {
            fan(from, to);
        }
    }

    private void eachPoint(int from, int to) {
        for (int i = from; i < to; i++) {
            add(number(i), -1, -1);
        }
    }

    private void eachSegment(int from, int to, int advance) {
        for (int i = from; i + 1 < to; i += advance) {
            add(number(i), number(i + 1), -1);
        }
    }

    private void fan(int from, int to) {
        for (int i = from + 1; i + 1 < to; i++) {
            add(number(from), number(i), number(i + 1));
        }
    }

    private void addOfStrip(int a, int b, int c) {
        if (coincide(a, b) || coincide(b, c) || coincide(a, c)) {
            add(a, -1, -1);
            add(b, -1, -1);
            add(c, -1, -1);
        } else {
            add(a, b, c);
        }
    }

    private boolean coincide(int a, int b) {
        return a >= 0 && b >= 0 && xyz[3 * a] == xyz[3 * b] && xyz[3 * a + 1] == xyz[3 * b + 1]
                && xyz[3 * a + 2] == xyz[3 * b + 2];
    }

    /** The number of the drawn vertex at a place of the index list; −1 if it does not exist. */
    private int number(int place) {
        int vertex = indices[place];
        return vertex < 0 || vertex > lastElement ? -1 : numbers[vertex] - 1;
    }

    /** Adds the primitive of up to three vertices; −1 means none. */
    void add(int a, int b, int c) {
        if (a < 0 || b < 0) {
            int first = Math.max(a, b);
            if (c >= 0 && first >= 0) {
                addSegment(first, c);
            } else if (c >= 0 || first >= 0) {
                addPoint(Math.max(c, first));
            }
        } else if (c < 0) {
            addSegment(a, b);
        } else {
            if (triangles.length < 3 * triangleCount + 3) {
                triangles = Arrays.copyOf(triangles, 48 + 2 * triangles.length);
            }
            triangles[3 * triangleCount] = a;
            triangles[3 * triangleCount + 1] = b;
            triangles[3 * triangleCount + 2] = c;
            triangleCount++;
        }
    }

    private void addSegment(int a, int b) {
        if (segments.length < 2 * segmentCount + 2) {
            segments = Arrays.copyOf(segments, 16 + 2 * segments.length);
        }
        segments[2 * segmentCount] = a;
        segments[2 * segmentCount + 1] = b;
        segmentCount++;
    }

    private void addPoint(int a) {
        if (pointCount == points.length) {
            points = Arrays.copyOf(points, 8 + 2 * pointCount);
        }
        points[pointCount++] = a;
    }

    /** Three vertices for each triangle, in the mesh's winding. */
    int[] triangles() {
        return triangles;
    }

    int triangleCount() {
        return triangleCount;
    }

    /** Two vertices for each segment. */
    int[] segments() {
        return segments;
    }

    int segmentCount() {
        return segmentCount;
    }

    int[] points() {
        return points;
    }

    int pointCount() {
        return pointCount;
    }
}
