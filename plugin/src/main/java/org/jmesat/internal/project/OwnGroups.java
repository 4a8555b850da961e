package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import org.jmesat.projection.ProjectionMode;

/** The point groups of one geometry, where geometries with the same mesh differ: if it is sliced or has a pose. */
final class OwnGroups {
    private final PointGroups groups = new PointGroups();
    private final double[] depthRow = new double[3];
    private ConnectedParts parts;
    /** Whether the parts are those of the whole mesh. */
    private boolean partsKnown;

    /**
     * Groups the vertices that a reader has just read; valid until its next reading.
     *
     * @param sliceOffset the depth of the geometry's origin relative to that of the slice
     * @param sameMesh whether the mesh is that of the last call, perhaps in another pose, so that its parts are the
     * same
     */
    PointGroups update(MeshVertices reader, Mesh mesh, PieceSettings settings, PlaneTransform plane,
            double sliceOffset, boolean sameMesh, ProjectionCache cache) {
        boolean inParts = settings.mode() == ProjectionMode.HULL_PER_PART;
        partsKnown &= sameMesh;
        float[] xyz = reader.xyz();
        int count = reader.count();
        if (count > 0 && settings.isSliced()) {
            DrawnPrimitives primitives = cache.primitives();
            reader.collectPrimitives(mesh, primitives);
            plane.findDepthRow(depthRow);
            DepthSlice slice = cache.slice();
            slice.clip(xyz, count, primitives, depthRow, sliceOffset, settings.sliceFrom(), settings.sliceTo());
            xyz = slice.xyz();
            count = slice.count();
            if (inParts) {
                findParts(xyz, count, slice.primitives());
                partsKnown = false;
            }
        } else if (count > 0 && inParts && !partsKnown) {
            reader.collectPrimitives(mesh, cache.primitives());
            findParts(xyz, count, cache.primitives());
            partsKnown = true;
        }
        if (count > 0 && inParts) {
            groups.setParts(xyz, parts);
        } else {
            groups.setWhole(xyz, count);
        }
        return groups;
    }

    private void findParts(float[] xyz, int count, DrawnPrimitives primitives) {
        parts = parts == null ? new ConnectedParts() : parts;
        parts.find(xyz, count, primitives);
    }
}
