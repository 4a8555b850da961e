package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import org.jmesat.projection.ProjectionMode;

/** The point groups of one geometry, where geometries with the same mesh differ: if it is sliced or has a pose. */
final class OwnGroups {
    private final PointGroups whole = new PointGroups();
    private final PointGroups inParts = new PointGroups();
    private final double[] depthRow = new double[3];
    private ConnectedParts parts;
    /** Whether the parts are those of the whole mesh in its bind pose. */
    private boolean partsKnown;
    /** The sentence that nothing is in the slice, and its settings; kept, since a geometry may move outside. */
    private String outside;
    private PieceSettings outsideOf;
    /** The outline at the last update; null if there was none. */
    private OutlineView view;

    /**
     * Finds the parts of a mesh with a pose, if they are needed and not known. They are those of the bind pose: so they
     * do not depend on the pose in which the mesh is first seen, in which parts may touch or be hidden at one point.
     * Reads the mesh, so a reading for {@link #update} must follow.
     *
     * @param sameMesh whether the mesh is that of the last call, with the same contents
     */
    void findParts(Mesh mesh, PieceSettings settings, boolean sameMesh, ProjectionCache cache) {
        partsKnown &= sameMesh;
        if (!partsKnown && !settings.isHull() && !settings.isSliced()) {
            MeshVertices reader = cache.readBindPose(mesh);
            reader.collectPrimitives(mesh, cache.primitives);
            findParts(reader.xyz(), reader.count(), cache.primitives);
            partsKnown = true;
        }
    }

    private void findParts(float[] xyz, int count, DrawnPrimitives primitives) {
        parts = parts == null ? new ConnectedParts() : parts;
        parts.find(xyz, count, primitives);
        partsKnown = false;
    }

    /**
     * Groups the vertices that a reader has just read; valid until its next reading.
     *
     * @param sliceOffset the depth of the geometry's origin relative to that of the slice
     */
    PointGroups update(MeshVertices reader, Mesh mesh, PieceSettings settings, PlaneTransform plane,
            double sliceOffset, ProjectionCache cache) {
        view = null;
        float[] xyz = reader.xyz();
        int count = reader.count();
        if (count == 0) {
            whole.setNone(reader.problem());
            return whole;
        }
        // The counts differ if the bind pose cannot be read, vertices are left out, or the indices were changed.
        partsKnown = partsKnown && !settings.isSliced() && parts.vertexCount() == count;
        boolean outlined = settings.mode() == ProjectionMode.OUTLINE;
        DrawnPrimitives primitives = cache.primitives;
        BakedOutlines baked = PosedMesh.isPosed(mesh) ? null : settings.baked();
        if (settings.isSliced() || outlined || !settings.isHull() && !partsKnown) {
            reader.collectPrimitives(mesh, primitives);
        }
        long fingerprint = outlined ? BakedOutlines.fingerprint(xyz, count, primitives) : 0;
        if (settings.isSliced()) {
            DepthSlice slice = cache.slice;
            System.arraycopy(plane.computeMatrix(), 6, depthRow, 0, 3);
            slice.clip(xyz, count, primitives, depthRow, sliceOffset, settings.sliceFrom(), settings.sliceTo());
            xyz = slice.xyz();
            count = slice.count();
            primitives = slice.primitives();
            if (count == 0) {
                if (outsideOf != settings) {
                    outsideOf = settings;
                    outside = settings.nothingInSlice();
                }
                whole.setNone(outside);
                return whole;
            }
            if (outlined) {
                fingerprint = baked != null && baked.isOld() ? BakedOutlines.fingerprint(xyz, count, primitives)
                        : BakedOutlines.fingerprint(fingerprint, settings, plane.worldScale());
            }
        }
        whole.setWhole(xyz, count);
        if (settings.isHull()) {
            return whole;
        }
        double[] matrix = plane.computeMatrix();
        double[] direction = outlined ? OutlineView.direction(matrix) : null;
        if (direction != null) {
            OutlineView wanted = new OutlineView(direction, matrix, settings.maxVertices(), fingerprint,
                    cache.tick());
            if (settings.isSliced()) {
                wanted.setSlice(sliceOffset, 0);
            }
            view = OutlineView.find(wanted, baked, xyz, count, primitives);
            if (view.groups().count() > 0) {
                return view.groups();
            }
        }
        return parts(xyz, count, primitives);
    }

    private PointGroups parts(float[] xyz, int count, DrawnPrimitives primitives) {
        if (!partsKnown) {
            findParts(xyz, count, primitives);
        }
        inParts.setParts(xyz, parts);
        return inParts;
    }

    /** All points that the groups come from. */
    PointGroups whole() {
        return whole;
    }

    /** The outline that gave the groups; null if it was none. */
    OutlineView view() {
        return view;
    }
}
