package org.jmesat.debug;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import org.jmesat.projection.ProjectionPlane;

/**
 * Moves the camera of the first view port while a key wants it: it looks along the axis of the plane, or at the pair
 * from nearby, or both. It is placed again before each picture, since the game may place it, too, and follows the pair.
 * Then it gets the location and the rotation back that it had. A parallel view comes nearer by halving its frustum,
 * which it gets back, too.
 */
final class CameraMove {
    /** The radius of the pair as a part of half the height of the picture. */
    private static final float SHARE = 0.5f;
    /** In a parallel view, that part is between this and the half of it. */
    private static final float SHARE_PARALLEL = 0.7f;
    /** The pair may become as small or as large as this before the view is halved or doubled again. */
    private static final float LEAST_SHARE = 0.25f;
    private static final float MOST_SHARE = 0.8f;
    /** The distance of the camera, at least as a multiple of its near plane, at most as a part of its far plane. */
    private static final float NEAREST = 2;
    private static final float FARTHEST = 0.5f;

    private boolean along;
    private boolean near;
    /** That of the first view port, and that which is moved; or null. */
    private Camera first;
    private Camera camera;
    private final Vector3f location = new Vector3f();
    private final Quaternion rotation = new Quaternion();
    /** Its distance from what it looked at first. */
    private float farAway;
    /** Its frustum, and by what that is multiplied. */
    private float left;
    private float right;
    private float top;
    private float bottom;
    private float factor = 1;
    private final Vector3f target = new Vector3f();
    private final Vector3f direction = new Vector3f();
    private final Vector3f aside = new Vector3f();
    /** That of the pair; 0 without one. */
    private float radius;

    /** Looks along the axis of the plane, or no longer. */
    void toggleAlong() {
        set(!along, near);
    }

    /** Goes to the pair, or back. */
    void toggleNear() {
        set(along, !near);
    }

    /** Gives the camera back. */
    void stop() {
        first = null;
        set(false, false);
    }

    private void set(boolean newAlong, boolean newNear) {
        along = newAlong;
        near = newNear;
        if (!along && !near) {
            giveBack();
        }
    }

    private void giveBack() {
        if (camera != null) {
            zoom(1);
            camera.setLocation(location);
            camera.setRotation(rotation);
            camera = null;
        }
    }

    /** Sets the camera of the first view port of the next picture, which may be another one than before; or null. */
    void setFirst(Camera newFirst) {
        first = newFirst;
        if (camera != first) {
            giveBack();
        }
    }

    /** Places a camera, if it is that of the first view port, before the picture is drawn; the pair may be null. */
    void place(Camera offered, ExplainedPair pair, Picture picture) {
        if (!along && !near || offered != first) {
            return;
        }
        boolean begins = camera == null;
        if (begins) {
            camera = offered;
            location.set(camera.getLocation());
            rotation.set(camera.getRotation());
            left = camera.getFrustumLeft();
            right = camera.getFrustumRight();
            top = camera.getFrustumTop();
            bottom = camera.getFrustumBottom();
        }
        ProjectionPlane plane = picture.plane;
        camera.setRotation(rotation);
        camera.getDirection(direction);
        aimAt(pair, plane);
        farAway = begins ? location.distance(target) : farAway;
        if (along) {
            camera.lookAtDirection(plane.toWorld(0, 0, -1, direction), plane.toWorld(0, 1, 0, aside));
        }
        boolean parallel = camera.isParallelProjection();
        float share = parallel ? radius / (factor * top) : radius / camera.getFrustumTop();
        boolean fits = share == 0 || share > LEAST_SHARE && share < MOST_SHARE;
        zoom(!near || !parallel ? 1 : fits ? factor
                : Math.scalb(factor, 1 + Math.getExponent(share / SHARE_PARALLEL)));
        float distance = near && !parallel && pair != null ? share * camera.getFrustumNear() / SHARE : farAway;
        distance = Math.max(NEAREST * camera.getFrustumNear(), Math.min(distance, FARTHEST * camera.getFrustumFar()));
        float pixel = 2 * camera.getFrustumRight() / camera.getWidth()
                * (parallel ? 1 : distance / camera.getFrustumNear());
        camera.getLeft(aside).multLocal(besidePanel(picture.settings.panelArea) * pixel);
        camera.setLocation(direction.multLocal(-distance).addLocal(target).addLocal(aside));
    }

    /**
     * Finds the middle and the radius of the pair; of a much larger body, only what is near the smaller. Without a
     * pair, finds the place of the plane that the camera sees in the middle.
     */
    private void aimAt(ExplainedPair pair, ProjectionPlane plane) {
        if (pair == null) {
            radius = 0;
            float far = -plane.depth(location) / plane.depth(direction);
            target.set(direction).multLocal(far > 0 && far < camera.getFrustumFar() ? far : 0).addLocal(location);
            return;
        }
        double left = -pair.supportOfSmaller(-1, 0);
        double right = pair.supportOfSmaller(1, 0);
        double bottom = -pair.supportOfSmaller(0, -1);
        double top = pair.supportOfSmaller(0, 1);
        double around = pair.report == null ? Double.POSITIVE_INFINITY
                : Math.hypot(right - left, top - bottom) + Math.max(0, pair.report.separation());
        left = Math.max(left - around, pair.minX);
        right = Math.min(right + around, pair.maxX);
        bottom = Math.max(bottom - around, pair.minY);
        top = Math.min(top + around, pair.maxY);
        radius = (float) (Math.hypot(right - left, top - bottom) + Math.abs(pair.a.elevation - pair.b.elevation)) / 2;
        plane.toWorld((float) (left + right) / 2, (float) (bottom + top) / 2, (float) pair.elevation, target);
    }

    /** Multiplies the frustum by a power of two, also if the game has set it again. */
    private void zoom(float newFactor) {
        boolean changed = newFactor != factor || newFactor != 1 && camera.getFrustumTop() != newFactor * top;
        factor = newFactor;
        if (changed) {
            camera.setFrustum(camera.getFrustumNear(), camera.getFrustumFar(), factor * left, factor * right,
                    factor * top, factor * bottom);
        }
    }

    /** Returns how many pixels right of the middle of the window the middle of the part beside the panel is. */
    private float besidePanel(CollisionDebugState.CoveredArea panel) {
        float right = camera.getWidth() - panel.maxX();
        return panel.maxX() <= panel.minX() ? 0
                : (panel.minX() > right ? panel.minX() - camera.getWidth() : panel.maxX()) / 2;
    }
}
