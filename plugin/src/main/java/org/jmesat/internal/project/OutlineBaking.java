package org.jmesat.internal.project;

import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.projection.ProjectionPlane;

/** Computes the outlines of geometries as they are seen now, as text that {@link BakedOutlines} reads. */
public final class OutlineBaking {
    private final ProjectionCache cache = new ProjectionCache();
    private final PieceSettings settings;
    private final Spatial body;
    private final ProjectionPlane plane;
    private final List<OutlineView> views = new ArrayList<>();

    /**
     * Begins without an outline.
     *
     * @param settings how the geometries become pieces
     * @param body the collider's spatial
     */
    public OutlineBaking(ProjectionPlane plane, PieceSettings settings, Spatial body) {
        this.settings = settings;
        this.body = body;
        this.plane = plane;
        cache.setPlane(plane);
        cache.beginTick();
    }

    /**
     * Adds the outline of a geometry whose world transform is up to date. Returns why it has none, as the rest of a
     * sentence about it, or null. One that is skinned or morphed looks different in each frame, and is skipped.
     */
    public String add(Geometry geometry) {
        if (geometry.getMesh() != null && PosedMesh.isPosed(geometry.getMesh())) {
            return null;
        }
        ProjectedGeometry projection = new ProjectedGeometry();
        SliceOffset offset = new SliceOffset();
        projection.update(geometry, cache, false, settings, offset.compute(geometry, body, plane));
        OutlineView view = projection.outlineView();
        if (view == null || view.groups().count() == 0) {
            return projection.problem();
        }
        if (settings.isSliced()) {
            view.setSlice(view.offset(), offset.rounding());
        }
        for (OutlineView each : views) {
            if (each.isSame(view)) {
                return null;
            }
        }
        views.add(view);
        return null;
    }

    /** The outlines so far, as text. */
    public String text() {
        return BakedOutlines.write(views);
    }
}
