package org.jmesat.debug;

import com.jme3.bounding.BoundingBox;
import com.jme3.bounding.BoundingSphere;
import com.jme3.bounding.BoundingVolume;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Arrays;
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
 * What is under a pixel, the uppermost first: what the meshes belong to that are drawn there, if it is a collider or a
 * spatial that is taken out; then the colliders whose outlines are there. If the uppermost mesh belongs to neither, the
 * outlines come first, and if there are none, the mesh itself. If the uppermost mesh is taken out, such as a terrain, a
 * far smaller collider comes first whose outline is there or a few pixels away.
 *
 * <p>Meshes come before outlines since an outline is flat: the line of sight to a player's head leads to the ground
 * behind his outline.
 */
final class ScenePick {
    /** How far beside a small collider on a large disabled spatial a click may be, in pixels. */
    private static final float BESIDE = 6;
    /** A collider is far smaller if its box has less than this share of the other's area. */
    private static final double FAR_SMALLER = 0.1;
    /** Whatever lies below so many others is not found: more than anybody counts or clicks through. */
    private static final int MOST = 64;
    private static final int DIRECTIONS = 8;

    private final SceneRay ray = new SceneRay();
    private final SceneHit hit = new SceneHit();
    private final Vector2f point = new Vector2f();
    private final Vector2f beside = new Vector2f();
    private final Vector3f extent = new Vector3f();
    private final BodyBox box = new BodyBox();
    private final List<Spatial> overlapped = new ArrayList<>();
    /** What was found, the uppermost first: a collider, a spatial or both. */
    final Collider[] colliders = new Collider[MOST];
    final Spatial[] spatials = new Spatial[MOST];
    int count;
    private boolean gui;
    private final QueryFilter others = QueryFilter.ALL.and(each -> indexOf(each, null) < 0);
    /** The uppermost mesh, if it belongs to what was found first; or null. */
    Geometry mesh;

    /** Finds what is under a pixel of the window, and returns how much there is. */
    int find(SatCollisionState state, ViewPort viewPort, Vector2f cursor) {
        clear();
        // These queries are not among those of the game.
        QueryLog log = state.getWorld().getQueries().getLog();
        if (log != null) {
            log.setRecording(false);
        }
        try {
            findUnlogged(state, viewPort, cursor);
        } finally {
            if (log != null) {
                log.setRecording(true);
            }
        }
        return count;
    }

    private void findUnlogged(SatCollisionState state, ViewPort viewPort, Vector2f cursor) {
        Camera camera = viewPort.getCamera();
        gui = DebugViews.isGui(state.getRoot());
        setPoint(camera, cursor);
        if (gui) {
            ray.aimAtGui(point.x, point.y);
        } else {
            ray.aim(camera, point);
        }
        int meshes = ray.find(state.getRoot(), viewPort);
        for (int i = 0; i < meshes; i++) {
            Geometry each = ray.get(i);
            Collider collider = state.getCollider(each);
            Spatial spatial = collider == null ? takenOut(state, each) : state.getSpatial(collider);
            if (collider == null && spatial == null) {
                if (i == 0) {
                    addOutlines(state, camera, cursor);
                    spatial = count == 0 ? each : null;
                }
            } else if (i == 0) {
                mesh = each;
                if (collider == null) {
                    addSmaller(state, camera, cursor, spatial);
                }
            }
            add(collider, spatial);
        }
        ray.clear();
        addOutlines(state, camera, cursor);
    }

    private void add(Collider collider, Spatial spatial) {
        if ((collider != null || spatial != null) && indexOf(collider, spatial) < 0 && count < MOST) {
            colliders[count] = collider;
            spatials[count] = spatial;
            count++;
        }
    }

    /** Adds a collider at the pixel or beside it if it is far smaller than a spatial that is taken out. */
    private void addSmaller(SatCollisionState state, Camera camera, Vector2f cursor, Spatial large) {
        double area = FAR_SMALLER * area(large.getWorldBound(), state.getQueries().getPlane());
        for (int i = 0; i <= DIRECTIONS; i++) {
            float distance = i == 0 ? 0 : BESIDE;
            double angle = 2 * Math.PI / DIRECTIONS * i;
            beside.set(cursor.x + distance * (float) Math.cos(angle), cursor.y + distance * (float) Math.sin(angle));
            Collider small = findOutline(state, camera, beside);
            if (small != null && box.read(small) && box.area() < area) {
                mesh = null;
                add(small, state.getSpatial(small));
                return;
            }
        }
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

    private void setPoint(Camera camera, Vector2f cursor) {
        point.set(inView(cursor.x, camera.getWidth(), camera.getViewPortLeft(), camera.getViewPortRight()),
                inView(cursor.y, camera.getHeight(), camera.getViewPortBottom(), camera.getViewPortTop()));
    }

    /** The engine stretches the pixels of the GUI over the view port. */
    private static float inView(float pixel, int size, float from, float to) {
        return (pixel - from * size) / (to - from);
    }

    private void addOutlines(SatCollisionState state, Camera camera, Vector2f cursor) {
        Collider next = findOutline(state, camera, cursor);
        for (; next != null && count < MOST; next = findOutline(state, camera, cursor)) {
            add(next, state.getSpatial(next));
        }
    }

    /** Returns the first collider whose outline is at a pixel, of those not found yet; or null. */
    private Collider findOutline(SatCollisionState state, Camera camera, Vector2f cursor) {
        Collider first = null;
        if (!gui) {
            state.getQueries().pick(camera, cursor, others, hit);
            first = hit.getCollider();
            hit.clear();
        } else if (state.getQueries().getPlane() == ProjectionPlane.XY) {
            setPoint(camera, cursor);
            state.getQueries().overlapPoint(point, others, overlapped);
            for (int i = 0; i < overlapped.size(); i++) {
                Collider each = state.getCollider(overlapped.get(i));
                first = first == null || each.getElevation() >= first.getElevation() ? each : first;
            }
            overlapped.clear();
        }
        return first;
    }

    /** Returns the spatial that takes a geometry out of collisions, or the geometry itself if it is faulty; or null. */
    private static Spatial takenOut(SatCollisionState state, Geometry geometry) {
        Spatial disabling = LeftOut.disabling(geometry, state.getRoot());
        return disabling == null && state.getProblem(geometry) != null ? geometry : disabling;
    }

    /** Returns whether the mesh that decided is still there, by its bound: then the next find may wait a little. */
    boolean isProbablyStill(SatCollisionState state) {
        return mesh != null && ray.mayHit(mesh) && state.getCollider(mesh) == colliders[0];
    }

    void clear() {
        mesh = null;
        Arrays.fill(colliders, 0, count, null);
        Arrays.fill(spatials, 0, count, null);
        count = 0;
    }

    /** Returns the index of a collider, or of a spatial if that is null; -1 if it was not found. */
    int indexOf(Collider collider, Spatial spatial) {
        for (int i = 0; i < count; i++) {
            if (colliders[i] == collider && (collider != null || spatials[i] == spatial)) {
                return i;
            }
        }
        return -1;
    }
}
