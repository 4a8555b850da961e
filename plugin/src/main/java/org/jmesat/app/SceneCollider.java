package org.jmesat.app;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionBody;
import org.jmesat.control.ListenerPath;
import org.jmesat.geometry.ConvexHull;
import org.jmesat.geometry.PolygonBuffer;
import org.jmesat.projection.ProjectedGeometry;
import org.jmesat.projection.ProjectionCache;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * A spatial that is to be a collider, with its geometries, and the collider that it has in the world while any of them
 * has a polygon.
 */
final class SceneCollider {
    private static final class Part {
        private Geometry geometry;
        private ProjectedGeometry projection;
        private double dx;
        private double dy;
    }

    private final Spatial spatial;
    private final CollisionBody body;
    private final ColliderControl defaults = new ColliderControl();
    private final List<Part> parts = new ArrayList<>();
    private ColliderControl settings = defaults;
    private ProjectionMode lastMode;
    private Collider collider;
    private float[] corners = {};
    private int partCount;
    private int polygons;
    private boolean changed;
    private boolean explained;
    private long seenTick = -1;

    SceneCollider(Spatial spatial) {
        this.spatial = spatial;
        this.body = new CollisionBody(spatial);
    }

    Spatial spatial() {
        return spatial;
    }

    /** The collider in the world, or null while there is no polygon. */
    Collider collider() {
        return collider;
    }

    /** Settings to be filled where the spatial has no control of its own. */
    ColliderControl defaults() {
        return defaults;
    }

    boolean wasSeen(long tick) {
        return seenTick == tick;
    }

    void begin(long tick, ColliderControl newSettings, ListenerPath listeners) {
        seenTick = tick;
        settings = newSettings;
        body.setListeners(listeners);
        partCount = 0;
        polygons = 0;
        explained = false;
        changed = settings.getMode() != lastMode;
        lastMode = settings.getMode();
    }

    void add(Geometry geometry, ProjectionCache cache, boolean anew, SceneProblems problems) {
        if (partCount == parts.size()) {
            parts.add(new Part());
        }
        Part part = parts.get(partCount++);
        if (part.geometry != geometry) {
            part.geometry = geometry;
            part.projection = new ProjectedGeometry();
            changed = true;
        }
        if (part.projection.update(geometry, cache, anew || settings.isDynamic())) {
            changed = true;
        }
        if (part.projection.problem() != null) {
            problems.report(geometry, part.projection.problem());
        }
        if (part.projection.outline().count() > 0) {
            polygons++;
            place(part);
        }
    }

    /** Where the part lies relative to the collider's position, which is the spatial's world translation. */
    private void place(Part part) {
        double dx = part.projection.originX() - spatial.getWorldTranslation().x;
        double dy = part.projection.originY() - spatial.getWorldTranslation().y;
        if (dx != part.dx || dy != part.dy) {
            part.dx = dx;
            part.dy = dy;
            changed = true;
        }
    }

    /** Says why the geometry that was to be this collider is left out. */
    void explain(String reason, SceneProblems problems) {
        explained = true;
        problems.report(spatial, reason);
    }

    /** Hands the tick's shape and settings to the world. */
    void finish(CollisionWorld world, ProjectionCache cache, ConvexHull hull, PolygonBuffer scratch,
            SceneProblems problems) {
        dropSurplus(cache);
        boolean placeable = Vector3f.isValidVector(spatial.getWorldTranslation());
        if (polygons == 0 || !placeable) {
            if (partCount == 0 && !explained) {
                problems.report(spatial, "it is marked as a collider but has no geometry");
            } else if (polygons > 0) {
                problems.report(spatial, "its world translation is " + spatial.getWorldTranslation());
            }
            leave(world, ExitReason.INVALID);
            return;
        }
        if (collider == null || collider.isRemoved()) {
            // Removed by someone who has the world in his hands: what stands in the scene comes back.
            collider = world.add(body);
            changed = true;
        }
        collider.setPosition(spatial.getWorldTranslation().x, spatial.getWorldTranslation().y);
        collider.setElevation(spatial.getWorldTranslation().z);
        collider.setFixed(settings.isFixed());
        collider.setTrigger(settings.isTrigger());
        collider.setFilter(settings.getCategory(), settings.getMask(), settings.getGroup());
        if (changed) {
            upload(hull, scratch);
        }
    }

    private void dropSurplus(ProjectionCache cache) {
        while (parts.size() > partCount) {
            parts.remove(parts.size() - 1);
            changed = true;
            cache.abandon();
        }
    }

    private void upload(ConvexHull hull, PolygonBuffer scratch) {
        if (settings.getMode() == ProjectionMode.SINGLE_HULL) {
            uploadHull(hull, scratch);
            return;
        }
        collider.setPieceCount(polygons);
        int piece = 0;
        for (int i = 0; i < partCount; i++) {
            Part part = parts.get(i);
            if (part.projection.outline().count() > 0) {
                collider.setPiece(piece++, part.projection.outline(), part.dx, part.dy);
            }
        }
    }

    private void uploadHull(ConvexHull hull, PolygonBuffer scratch) {
        int total = 0;
        for (int i = 0; i < partCount; i++) {
            total += parts.get(i).projection.outline().count();
        }
        if (corners.length < 2 * total) {
            corners = new float[3 * total];
        }
        int n = 0;
        for (int i = 0; i < partCount; i++) {
            Part part = parts.get(i);
            PolygonBuffer outline = part.projection.outline();
            for (int v = 0; v < outline.count(); v++) {
                corners[n++] = (float) (outline.x(v) + part.dx);
                corners[n++] = (float) (outline.y(v) + part.dy);
            }
        }
        hull.compute(corners, total);
        scratch.set(hull, 0, 0);
        collider.setPieceCount(1);
        collider.setPiece(0, scratch, 0, 0);
    }

    void leave(CollisionWorld world, ExitReason reason) {
        if (collider != null) {
            world.remove(collider, reason);
            collider = null;
        }
    }
}
