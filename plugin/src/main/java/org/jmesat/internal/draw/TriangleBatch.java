package org.jmesat.internal.draw;

import com.jme3.bounding.BoundingSphere;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import org.jmesat.projection.ProjectionPlane;

/**
 * A mesh of coloured triangles, drawn in the order in which they were added. They are added as quads, in plane
 * coordinates relative to a point that its user chooses.
 */
public final class TriangleBatch {
    private final QuadMesh quads = new QuadMesh(false);
    private final Vector3f world = new Vector3f();
    private ProjectionPlane plane = ProjectionPlane.XY;

    /** Creates an empty batch. */
    public TriangleBatch() {
        // An infinite bound is sorted as the nearest, so the mesh is drawn last.
        quads.setBound(new BoundingSphere(Float.POSITIVE_INFINITY, new Vector3f()));
    }

    /** Returns a colour as four bytes in the order of the mesh, red in the lowest. */
    public static int pack(ColorRGBA color) {
        return Math.round(255 * color.r) | Math.round(255 * color.g) << 8 | Math.round(255 * color.b) << 16
                | Math.round(255 * color.a) << 24;
    }

    /** Returns the mesh, the same at each call. */
    public Mesh mesh() {
        return quads;
    }

    /** Returns whether there are no triangles. */
    public boolean isEmpty() {
        return quads.isEmpty();
    }

    /** Sets the plane of the triangles while there are none; at first XY. */
    public void setPlane(ProjectionPlane newPlane) {
        plane = newPlane;
    }

    /** Removes all triangles. The mesh changes at the next {@link #upload}. */
    public void clear() {
        quads.clear();
    }

    /** Adds one triangle of a {@linkplain #pack packed} colour. */
    void add(Vector3f a, Vector3f b, Vector3f c, int color) {
        add(a, b, c, c, color);
    }

    /** Adds two triangles: a, b, c and a, c, d. */
    void add(Vector3f a, Vector3f b, Vector3f c, Vector3f d, int color) {
        int vertex = reserve(1);
        set(vertex, a.x, a.y, a.z, color);
        set(vertex + 1, b.x, b.y, b.z, color);
        set(vertex + 2, c.x, c.y, c.z, color);
        set(vertex + 3, d.x, d.y, d.z, color);
        addQuads(1);
    }

    /**
     * Reserves four vertices for each of the next quads, and returns the first. {@link #set} all of them, and then
     * {@linkplain #addQuads add the quads}; otherwise they are discarded.
     */
    int reserve(int count) {
        return quads.reserve(count);
    }

    void set(int vertex, float x, float y, float z, int color) {
        int p = QuadMesh.POSITION * vertex;
        quads.positions[p] = x;
        quads.positions[p + 1] = y;
        quads.positions[p + 2] = z;
        quads.colors[vertex] = color;
    }

    /** Sets two vertices on either side of a point: the first at point + vector, the second at point − vector. */
    void setAcross(int vertex, float x, float y, float z, float sideX, float sideY, float sideZ, int color) {
        set(vertex, x + sideX, y + sideY, z + sideZ, color);
        set(vertex + 1, x - sideX, y - sideY, z - sideZ, color);
    }

    /** Adds two triangles for each four reserved vertices: the first three, and the first, third and fourth. */
    void addQuads(int count) {
        if (plane != ProjectionPlane.XY) {
            int first = QuadMesh.POSITION * quads.getVertexCount();
            toWorld(first, first + QuadMesh.POSITION * QuadMesh.QUAD * count);
        }
        quads.add(count);
    }

    private void toWorld(int from, int to) {
        float[] positions = quads.positions;
        for (int p = from; p < to; p += QuadMesh.POSITION) {
            plane.toWorld(positions[p], positions[p + 1], positions[p + 2], world);
            positions[p] = world.x;
            positions[p + 1] = world.y;
            positions[p + 2] = world.z;
        }
    }

    /** Makes the mesh show the triangles added since {@link #clear}. */
    public void upload() {
        quads.upload();
    }
}
