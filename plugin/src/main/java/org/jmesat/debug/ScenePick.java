package org.jmesat.debug;

import com.jme3.bounding.BoundingBox;
import com.jme3.bounding.BoundingSphere;
import com.jme3.bounding.BoundingVolume;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneHit;
import org.jmesat.internal.diagnose.BodyBox;
import org.jmesat.internal.scan.LeftOut;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.QueryFilter;
import org.jmesat.world.QueryLog;

/**
 * What is under a pixel. The mesh in front decides, if it belongs to a collider or to a spatial that is taken out.
 * Otherwise it is the collider whose outline is there, or else what the mesh belongs to. If the mesh in front is taken
 * out, such as a terrain, a far smaller collider wins whose outline is there or a few pixels away.
 *
 * <p>The mesh comes first since an outline is flat: the line of sight to a player's head leads to the ground behind his
 * outline.
 */
final class ScenePick {
    /** How far beside a small collider on a large disabled spatial a click may be, in pixels. */
    private static final float BESIDE = 6;
    /** A collider is far smaller if its box has less than this share of the other's area. */
    private static final double FAR_SMALLER = 0.1;
    private static final int DIRECTIONS = 8;

    private final SceneRay ray = new SceneRay();
    private final SceneHit hit = new SceneHit();
    private final Vector2f point = new Vector2f();
    private final Vector2f beside = new Vector2f();
    private final Vector3f extent = new Vector3f();
    private final BodyBox box = new BodyBox();
    private final List<Spatial> spatials = new ArrayList<>();
    /** The mesh that decided, or null. */
    private Geometry mesh;
    private Collider collider;
    private Spatial spatial;

    /**
     * Finds what is under a pixel of the window.
     *
     * @param gui whether the root is drawn in the pixel coordinates of the GUI
     * @return false if there is nothing
     */
    boolean find(SatCollisionState state, Camera camera, boolean gui, Vector2f cursor) {
        clear();
        aim(camera, gui, cursor);
        mesh = ray.find(state.getRoot());
        if (mesh != null) {
            collider = state.getCollider(mesh);
            spatial = collider == null ? takenOut(state, mesh) : state.getSpatial(collider);
            if (collider == null && spatial != null) {
                preferSmaller(state, camera, gui, cursor);
            }
        }
        if (spatial == null && collider == null) {
            Geometry unmarked = mesh;
            mesh = null;
            findOutlineUnseen(state, camera, gui, cursor);
            if (spatial == null && collider == null) {
                spatial = unmarked;
            }
        }
        return spatial != null || collider != null;
    }

    /** Replaces a spatial that is taken out by a far smaller collider at the pixel or beside it. */
    private void preferSmaller(SatCollisionState state, Camera camera, boolean gui, Vector2f cursor) {
        Spatial large = spatial;
        double area = FAR_SMALLER * area(large.getWorldBound(), state.getQueries().getPlane());
        for (int i = 0; i <= DIRECTIONS; i++) {
            float distance = i == 0 ? 0 : BESIDE;
            double angle = 2 * Math.PI / DIRECTIONS * i;
            beside.set(cursor.x + distance * (float) Math.cos(angle), cursor.y + distance * (float) Math.sin(angle));
            if (gui) {
                setPoint(camera, beside);
            }
            collider = null;
            spatial = null;
            findOutlineUnseen(state, camera, gui, beside);
            if (collider != null && box.read(collider)
                    && box.area() < area) {
                mesh = null;
                return;
            }
        }
        collider = null;
        spatial = large;
    }

    private double area(BoundingVolume bound, ProjectionPlane plane) {
        if (bound instanceof BoundingBox box) {
            box.getExtent(extent);
        } else if (bound instanceof BoundingSphere sphere) {
            extent.set(sphere.getRadius(), sphere.getRadius(), sphere.getRadius());
        } else {
            return 0;
        }
        return 4 * Math.abs((double) plane.x(extent) * plane.y(extent));
    }

    private void aim(Camera camera, boolean gui, Vector2f cursor) {
        if (gui) {
            setPoint(camera, cursor);
            ray.aimAtGui(point.x, point.y);
        } else {
            ray.aim(camera, cursor);
        }
    }

    private void setPoint(Camera camera, Vector2f cursor) {
        point.set(inView(cursor.x, camera.getWidth(), camera.getViewPortLeft(), camera.getViewPortRight()),
                inView(cursor.y, camera.getHeight(), camera.getViewPortBottom(), camera.getViewPortTop()));
    }

    /** The engine stretches the pixels of the GUI over the view port. */
    private static float inView(float pixel, int size, float from, float to) {
        return (pixel - from * size) / (to - from);
    }

    /** Leaves the query out of the log of the game's queries. */
    private void findOutlineUnseen(SatCollisionState state, Camera camera, boolean gui, Vector2f cursor) {
        QueryLog log = state.getWorld().getQueries().getLog();
        if (log == null) {
            findOutline(state, camera, gui, cursor);
            return;
        }
        log.setRecording(false);
        try {
            findOutline(state, camera, gui, cursor);
        } finally {
            log.setRecording(true);
        }
    }

    private void findOutline(SatCollisionState state, Camera camera, boolean gui, Vector2f cursor) {
        if (!gui) {
            state.getQueries().pick(camera, cursor, QueryFilter.ALL, hit);
            collider = hit.getCollider();
            spatial = hit.getSpatial();
            hit.clear();
        } else if (state.getQueries().getPlane() == ProjectionPlane.XY) {
            state.getQueries().overlapPoint(point, QueryFilter.ALL, spatials);
            for (int i = 0; i < spatials.size(); i++) {
                Collider each = state.getCollider(spatials.get(i));
                if (each != null && (collider == null || each.getElevation() >= collider.getElevation())) {
                    collider = each;
                    spatial = spatials.get(i);
                }
            }
            spatials.clear();
        }
    }

    /** Returns the spatial that takes a geometry out of collisions, or the geometry itself if it is faulty; or null. */
    private static Spatial takenOut(SatCollisionState state, Geometry geometry) {
        for (Spatial each = geometry; each != null; each = each == state.getRoot() ? null : each.getParent()) {
            if (LeftOut.isDisabled(each)) {
                return each;
            }
        }
        return state.getProblem(geometry) != null ? geometry : null;
    }

    /** Returns whether the mesh that decided is still there, by its bound: then the next find may wait a little. */
    boolean isProbablyStill(SatCollisionState state) {
        return mesh != null && ray.mayHit(mesh) && state.getCollider(mesh) == collider;
    }

    void clear() {
        mesh = null;
        collider = null;
        spatial = null;
    }

    /** Returns the collider; null if a spatial without one was found, or nothing. */
    Collider collider() {
        return collider;
    }

    /** Returns the spatial; null for a collider that the game added itself, or for nothing. */
    Spatial spatial() {
        return spatial;
    }
}
