package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import org.jmesat.projection.ProjectionMode;

/** The point groups of one geometry, where geometries with the same mesh differ: if it is sliced or has a pose. */
final class OwnGroups {
    private final PointGroups whole = new PointGroups();
    private final PointGroups inParts = new PointGroups();
    private final double[] depthRow = new double[3];
    private ConnectedParts parts;
    /** Whether the parts are those of the whole mesh. */
    private boolean partsKnown;
    private String problem;
    /** The outline at the last update; null if there was none. */
    private OutlineView view;
    /** The last tick in which an outline was computed. */
    private long lastTick = -2;

    /**
     * Groups the vertices that a reader has just read; valid until its next reading.
     *
     * @param sliceOffset the depth of the geometry's origin relative to that of the slice
     * @param sameMesh whether the mesh is that of the last call, perhaps in another pose, so that its parts are the
     *     same
     */
    PointGroups update(MeshVertices reader, Mesh mesh, PieceSettings settings, PlaneTransform plane,
            double sliceOffset, boolean sameMesh, ProjectionCache cache) {
        partsKnown &= sameMesh && !settings.isSliced();
        problem = null;
        view = null;
        boolean hull = settings.isHull();
        float[] xyz = reader.xyz();
        int count = reader.count();
        DrawnPrimitives primitives = cache.primitives();
        if (count > 0 && !(hull && !settings.isSliced())) {
            reader.collectPrimitives(mesh, primitives);
        }
        if (count > 0 && settings.isSliced()) {
            DepthSlice slice = cache.slice();
            System.arraycopy(plane.computeMatrix(), 6, depthRow, 0, 3);
            slice.clip(xyz, count, primitives, depthRow, sliceOffset, settings.sliceFrom(), settings.sliceTo());
            xyz = slice.xyz();
            count = slice.count();
            primitives = slice.primitives();
        }
        whole.setWhole(xyz, count);
        if (count == 0 || hull) {
            return whole;
        }
        PointGroups outline = settings.mode() == ProjectionMode.OUTLINE
                ? outline(plane, settings, xyz, count, primitives, cache.tick()) : null;
        return outline != null ? outline : parts(xyz, count, primitives);
    }

    /** The outline of the triangles; null if there is none. */
    private PointGroups outline(PlaneTransform plane, PieceSettings settings, float[] xyz, int count,
            DrawnPrimitives primitives, long tick) {
        double[] direction = OutlineView.direction(plane.computeMatrix());
        if (direction == null) {
            return null;
        }
        view = OutlineView.find(direction, settings.maxVertices(), settings.baked(), xyz, count, primitives, tick);
        problem = view.problem(settings.baked());
        if (problem == null && view.tick() == tick && lastTick == tick - 1) {
            problem = "its outline is computed again in each tick, since its slice or its pose changes";
        }
        lastTick = tick;
        return view.groups().count() > 0 ? view.groups() : null;
    }

    private PointGroups parts(float[] xyz, int count, DrawnPrimitives primitives) {
        if (!partsKnown) {
            parts = parts == null ? new ConnectedParts() : parts;
            parts.find(xyz, count, primitives);
            partsKnown = true;
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

    /** Why the groups are not those of the mode, as the rest of a sentence; or null. */
    String problem() {
        return problem;
    }
}
