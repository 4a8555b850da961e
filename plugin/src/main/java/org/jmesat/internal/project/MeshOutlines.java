package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import java.util.ArrayList;

/**
 * The outlines of a mesh along the directions in which geometries looked at it last. Geometries with the same mesh
 * share them, however they are turned in the plane.
 */
final class MeshOutlines {
    /** A geometry that turns out of the plane looks along another direction in each tick, so old ones are dropped. */
    private static final int MOST = 4;

    private final ArrayList<OutlineView> views = new ArrayList<>();
    private int version;

    /** The outline along the direction of a matrix, as of a reading of the mesh; computed unless it is known. */
    OutlineView find(double[] direction, double[] matrix, PieceSettings settings, Mesh mesh, int meshVersion,
            ProjectionCache cache) {
        if (version != meshVersion) {
            views.clear();
            version = meshVersion;
        }
        for (int i = 0; i < views.size(); i++) {
            if (views.get(i).isOf(matrix, settings.maxVertices())) {
                return orBaked(views.get(i), settings.baked());
            }
        }
        MeshVertices vertices = cache.readMesh(mesh);
        cache.primitives().clear();
        if (vertices.count() > 0) {
            vertices.collectPrimitives(mesh, cache.primitives());
        }
        long fingerprint = BakedOutlines.fingerprint(vertices.xyz(), vertices.count(), cache.primitives());
        OutlineView view = OutlineView.find(
                new OutlineView(direction, matrix, settings.maxVertices(), fingerprint, cache.tick()), settings.baked(),
                vertices.xyz(), vertices.count(), cache.primitives());
        if (views.size() == MOST) {
            views.remove(0);
        }
        views.add(view);
        return view;
    }

    /** An outline that could not be computed for one collider may be baked for another. */
    private static OutlineView orBaked(OutlineView view, BakedOutlines baked) {
        OutlineView known = view.groups().count() > 0 || baked == null ? null : baked.find(view);
        return known == null ? view : known;
    }
}
