package org.jmesat.internal.project;

import java.util.Arrays;

/**
 * The part of a mesh between two depths: points between them, and segments and triangles clipped at both. A clipped
 * triangle is the convex polygon of its corners between the depths and the points in which its edges meet them, as a
 * fan of triangles. An edge that two triangles share is clipped at the same points, so connected parts stay connected.
 *
 * <p>Points are local coordinates of the mesh, computed in doubles and rounded to floats.
 */
final class DepthSlice {
    private final DrawnPrimitives primitives = new DrawnPrimitives();
    private float[] xyz = {};
    private int count;
    private double[] depths = {};
    /** For each source vertex its number in this slice plus 1; 0 for none. */
    private int[] numbers = {};
    private double from;
    private double to;
    /** The corners of the clipped polygon. */
    private final int[] polygon = new int[9];
    private int corners;

    /**
     * Clips a mesh.
     *
     * @param source x, y, z of its vertices
     * @param row the depth of a vertex is row[0]·x + row[1]·y + row[2]·z + offset
     */
    void clip(float[] source, int vertexCount, DrawnPrimitives mesh, double[] row, double offset, double low,
            double high) {
        primitives.clear();
        count = 0;
        from = low;
        to = high;
        if (depths.length < vertexCount) {
            depths = new double[vertexCount];
            numbers = new int[vertexCount];
        }
        Arrays.fill(numbers, 0, vertexCount, 0);
        for (int i = 0; i < vertexCount; i++) {
            depths[i] = row[0] * source[3 * i] + row[1] * source[3 * i + 1] + row[2] * source[3 * i + 2] + offset;
        }
        for (int i = 0; i < mesh.pointCount(); i++) {
            if (isInside(mesh.points()[i])) {
                primitives.add(number(source, mesh.points()[i]), -1, -1);
            }
        }
        int[] segments = mesh.segments();
        for (int i = 0; i < 2 * mesh.segmentCount(); i += 2) {
            corners = 0;
            clipEdge(source, segments[i], segments[i + 1]);
            if (isInside(segments[i + 1])) {
                polygon[corners++] = number(source, segments[i + 1]);
            }
            addPolygon();
        }
        int[] triangles = mesh.triangles();
        for (int i = 0; i < 3 * mesh.triangleCount(); i += 3) {
            corners = 0;
            clipEdge(source, triangles[i], triangles[i + 1]);
            clipEdge(source, triangles[i + 1], triangles[i + 2]);
            clipEdge(source, triangles[i + 2], triangles[i]);
            addPolygon();
        }
    }

    private boolean isInside(int vertex) {
        return depths[vertex] >= from && depths[vertex] <= to;
    }

    /** Appends the start of an edge if it is inside, and the points in which the edge crosses the two depths. */
    private void clipEdge(float[] source, int p, int q) {
        if (isInside(p)) {
            polygon[corners++] = number(source, p);
        }
        boolean rising = depths[p] < depths[q];
        cross(source, p, q, rising ? from : to);
        cross(source, p, q, rising ? to : from);
    }

    private void cross(float[] source, int p, int q, double depth) {
        int low = depths[p] < depths[q] ? p : q;
        int high = low == p ? q : p;
        if (!(depths[low] < depth && depths[high] > depth)) {
            return;
        }
        double t = (depth - depths[low]) / (depths[high] - depths[low]);
        ensureCapacity();
        for (int axis = 0; axis < 3; axis++) {
            double a = source[3 * low + axis];
            double b = source[3 * high + axis];
            xyz[3 * count + axis] = (float) (a + t * (b - a));
        }
        polygon[corners++] = count++;
    }

    private int number(float[] source, int vertex) {
        if (numbers[vertex] == 0) {
            ensureCapacity();
            System.arraycopy(source, 3 * vertex, xyz, 3 * count, 3);
            numbers[vertex] = ++count;
        }
        return numbers[vertex] - 1;
    }

    private void ensureCapacity() {
        if (xyz.length < 3 * count + 3) {
            xyz = Arrays.copyOf(xyz, 48 + 2 * xyz.length);
        }
    }

    private void addPolygon() {
        if (corners > 0 && corners < 3) {
            primitives.add(polygon[0], corners == 2 ? polygon[1] : -1, -1);
        }
        for (int i = 2; i < corners; i++) {
            primitives.add(polygon[0], polygon[i - 1], polygon[i]);
        }
    }

    /** x, y, z of each vertex of the slice, each of which a primitive uses. */
    float[] xyz() {
        return xyz;
    }

    int count() {
        return count;
    }

    DrawnPrimitives primitives() {
        return primitives;
    }
}
