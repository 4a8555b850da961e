package org.jmesat.internal.scan;

import com.jme3.bounding.BoundingBox;
import com.jme3.bounding.BoundingSphere;
import com.jme3.bounding.BoundingVolume;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.project.HandShape;
import org.jmesat.internal.project.PieceSettings;
import org.jmesat.internal.project.ProjectedGeometry;
import org.jmesat.internal.project.ProjectionCache;
import org.jmesat.internal.project.SliceOffset;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;

/**
 * Computes what a spatial that is not in the world would be there, for drawing: the outlines of the pieces that it and
 * its subtree would have as colliders, where it is now. Changes nothing; reads the meshes each time.
 */
public final class ShapePreview {
    private final ProjectionPlane plane;
    private final ProjectionMode defaultMode;
    private final ProjectionCache cache = new ProjectionCache();
    private final PlacedPolygon placed = new PlacedPolygon();
    private final List<double[]> outlines = new ArrayList<>();

    private ShapePreview(ProjectionPlane plane, ProjectionMode defaultMode) {
        this.plane = plane;
        this.defaultMode = defaultMode;
        cache.setPlane(plane);
        cache.beginTick();
    }

    /**
     * Computes the outlines, each as plane x and y of its corners, counter-clockwise. If the spatial would have none,
     * the only one is the box of its bound; there is none if that is not finite.
     *
     * @param mode the mode of colliders that have none of their own
     */
    public static List<double[]> compute(Spatial spatial, ProjectionPlane plane, ProjectionMode mode) {
        ShapePreview preview = new ShapePreview(plane, mode);
        try {
            WorldTransforms.refresh(spatial);
            preview.addBody(spatial);
            if (preview.outlines.isEmpty()) {
                preview.addBound(spatial.getWorldBound());
            }
        } catch (RuntimeException e) {
            // Thrown by a subclass of the game's own: such a spatial has a problem that says so.
            preview.outlines.clear();
        }
        return preview.outlines;
    }

    private void addBody(Spatial body) {
        ColliderControl settings = LeftOut.findControl(body);
        if (settings == null) {
            settings = new ColliderControl();
            ColliderSettings.read(body, settings);
        }
        if (settings.getShape() != ColliderShape.MESH && addHandShape(body, settings)) {
            return;
        }
        ProjectionMode mode = settings.getMode() == ProjectionMode.DEFAULT ? defaultMode : settings.getMode();
        Vector2f slice = settings.getSlice();
        BakedText baked = new BakedText();
        baked.update(settings.getBaked());
        PieceSettings pieces =
                new PieceSettings(mode, slice.x, slice.y, settings.getMaxVertices(), baked.outlines());
        List<double[]> before = new ArrayList<>(outlines);
        outlines.clear();
        List<Spatial> bodies = new ArrayList<>();
        addParts(body, body, pieces, bodies);
        if (mode == ProjectionMode.SINGLE_HULL && outlines.size() > 1) {
            merge();
        }
        outlines.addAll(0, before);
        bodies.forEach(this::addBody);
    }

    private boolean addHandShape(Spatial body, ColliderControl settings) {
        HandShape shape = new HandShape();
        shape.update(settings.getShape(), settings.getSize(new Vector2f()), settings.getRadius(),
                settings.getOffset(new Vector2f()), settings.getAngle(), settings.getVertices(),
                settings.getPolygon());
        if (!shape.isValid()) {
            return false;
        }
        ProjectedGeometry projection = new ProjectedGeometry();
        projection.update(body, shape, true, cache);
        add(projection);
        return true;
    }

    /** Adds the geometries of a body, and collects the bodies below it. */
    private void addParts(Spatial top, Spatial body, PieceSettings settings, List<Spatial> bodies) {
        List<Spatial> rest = new ArrayList<>();
        rest.add(top);
        while (!rest.isEmpty()) {
            Spatial spatial = rest.remove(rest.size() - 1);
            if (spatial != body && LeftOut.isDisabled(spatial) || LeftOut.textReason(spatial) != null) {
                continue;
            }
            if (spatial != body && LeftOut.isMarked(spatial)) {
                bodies.add(spatial);
                continue;
            }
            WorldTransforms.refreshFromParent(spatial);
            if (spatial instanceof Geometry geometry) {
                addPart(geometry, body, settings);
            } else if (spatial instanceof Node node) {
                for (int i = node.getQuantity() - 1; i >= 0; i--) {
                    if (!LeftOut.isGenerated(node, node.getChild(i))) {
                        rest.add(node.getChild(i));
                    }
                }
            }
        }
    }

    private void addPart(Geometry geometry, Spatial body, PieceSettings settings) {
        if (LeftOut.reason(geometry, geometry.getQueueBucket(), true) == null
                && geometry.getQueueBucket() != Bucket.Sky) {
            ProjectedGeometry projection = new ProjectedGeometry();
            double offset = settings.isSliced() ? new SliceOffset().compute(geometry, body, plane) : 0;
            projection.update(geometry, cache, false, settings, offset);
            add(projection);
        }
    }

    private void add(ProjectedGeometry projection) {
        for (int i = 0; i < projection.pieces().count(); i++) {
            placed.local().set(projection.pieces().get(i), 0, 0);
            placed.place(projection.originX(), projection.originY(), projection.cos(), projection.sin());
            outlines.add(Outline.of(placed));
        }
    }

    /** Replaces the outlines by their hull, relative to a corner so that it keeps its shape far from the origin. */
    private void merge() {
        double x = outlines.get(0)[0];
        double y = outlines.get(0)[1];
        int count = outlines.stream().mapToInt(each -> each.length / 2).sum();
        float[] corners = new float[2 * count];
        int n = 0;
        for (double[] each : outlines) {
            for (int i = 0; i < each.length; i += 2) {
                corners[n++] = (float) (each[i] - x);
                corners[n++] = (float) (each[i + 1] - y);
            }
        }
        ConvexHull hull = new ConvexHull();
        double[] merged = new double[2 * hull.compute(corners, count)];
        for (int i = 0; i < hull.count(); i++) {
            merged[2 * i] = x + hull.x(i);
            merged[2 * i + 1] = y + hull.y(i);
        }
        outlines.clear();
        outlines.add(merged);
    }

    private void addBound(BoundingVolume bound) {
        Vector3f extent = bound instanceof BoundingBox box ? box.getExtent(new Vector3f())
                : bound instanceof BoundingSphere sphere
                        ? new Vector3f(sphere.getRadius(), sphere.getRadius(), sphere.getRadius()) : null;
        if (extent == null || !Vector3f.isValidVector(extent) || !Vector3f.isValidVector(bound.getCenter())) {
            return;
        }
        double x = plane.x(bound.getCenter());
        double y = plane.y(bound.getCenter());
        double w = Math.abs(plane.x(extent));
        double h = Math.abs(plane.y(extent));
        outlines.add(new double[] {x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h});
    }
}
