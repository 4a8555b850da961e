package org.jmesat.debug;

import com.jme3.math.Plane;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.PieceOutline;

/**
 * A copy of a camera's view in plane coordinates, where z is the depth: the size of a pixel in world units, and the
 * direction to the eye. With it, lines have the same width in pixels in every scene.
 */
final class ViewScale {
    /** Viewports taller than this get wider lines, since one pixel is too thin on a high-resolution screen. */
    private static final float REFERENCE_HEIGHT = 720;
    /** The first four planes of a camera: left, right, bottom and top. */
    private static final int SIDES = 4;
    /** Floats per plane in {@code planes}: the inward normal, and the constant. */
    private static final int PLANE = 4;

    private ProjectionPlane projection = ProjectionPlane.XY;
    private final Vector3f location = new Vector3f();
    private final Vector3f direction = new Vector3f(0, 0, -1);
    private final Vector3f up = new Vector3f(0, 1, 0);
    private final Vector3f scratch = new Vector3f();
    private final Vector3f converted = new Vector3f();
    private Camera camera;
    private boolean parallel = true;
    private float frustumHeight = 2;
    private float frustumLeft;
    private float frustumRight;
    private float near = 1;
    private float height = REFERENCE_HEIGHT;
    /** The length of a pixel in world units; under perspective, at a depth of 1. */
    private float pixel = frustumHeight / height;
    private final float[] planes = new float[PLANE * SIDES];

    /** Sets the plane whose coordinates are used from the next update on; at first XY. */
    void setPlane(ProjectionPlane plane) {
        projection = plane;
    }

    /**
     * Copies the view of a camera.
     *
     * @return true if it differs from the previous one
     */
    boolean update(Camera from) {
        float newFrustumHeight = from.getFrustumTop() - from.getFrustumBottom();
        float newHeight = from.getHeight() * (from.getViewPortTop() - from.getViewPortBottom());
        boolean same = camera == from && parallel == from.isParallelProjection()
                && frustumHeight == newFrustumHeight && frustumLeft == from.getFrustumLeft()
                && frustumRight == from.getFrustumRight() && near == from.getFrustumNear() && height == newHeight
                && location.equals(convert(from.getLocation()))
                && direction.equals(convert(from.getDirection(scratch))) && up.equals(convert(from.getUp(scratch)));
        camera = from;
        parallel = from.isParallelProjection();
        frustumHeight = newFrustumHeight;
        frustumLeft = from.getFrustumLeft();
        frustumRight = from.getFrustumRight();
        near = from.getFrustumNear();
        height = Math.max(newHeight, 1);
        location.set(convert(from.getLocation()));
        direction.set(convert(from.getDirection(scratch)));
        up.set(convert(from.getUp(scratch)));
        pixel = frustumHeight / Math.min(height, REFERENCE_HEIGHT) / (parallel ? 1 : near);
        for (int i = 0; i < SIDES; i++) {
            Plane plane = camera.getWorldPlane(i);
            Vector3f normal = convert(plane.getNormal());
            planes[PLANE * i] = normal.x;
            planes[PLANE * i + 1] = normal.y;
            planes[PLANE * i + 2] = normal.z;
            planes[PLANE * i + 3] = plane.getConstant();
        }
        return !same;
    }

    /** Converts from world to plane coordinates; valid until the next call. */
    private Vector3f convert(Vector3f world) {
        return converted.set(projection.x(world), projection.y(world), projection.depth(world));
    }

    /** Returns the length of a pixel at a point, in world units; more than that in a tall viewport. */
    float pixelAt(float x, float y, float z) {
        return parallel ? pixel : pixel * Math.max(depth(x, y, z), near);
    }

    /** Returns whether an outline, enlarged by this many pixels, may be in the picture; never wrongly false. */
    boolean mayShow(PieceOutline outline, float pixels) {
        float x = (float) (outline.minX() + outline.maxX()) / 2;
        float y = (float) (outline.minY() + outline.maxY()) / 2;
        float z = outline.elevation();
        float halfX = (float) (outline.maxX() - outline.minX()) / 2;
        float halfY = (float) (outline.maxY() - outline.minY()) / 2;
        float deepest = depth(x, y, z) + halfX * Math.abs(direction.x) + halfY * Math.abs(direction.y);
        float margin = pixels * (parallel ? pixel : pixel * Math.max(deepest, near));
        for (int at = 0; at < planes.length; at += PLANE) {
            float reach = halfX * Math.abs(planes[at]) + halfY * Math.abs(planes[at + 1]);
            float distance = planes[at] * x + planes[at + 1] * y + planes[at + 2] * z - planes[at + 3];
            if (distance < -(reach + margin)) {
                return false;
            }
        }
        return true;
    }

    private float depth(float x, float y, float z) {
        return (x - location.x) * direction.x + (y - location.y) * direction.y + (z - location.z) * direction.z;
    }

    /** Returns the direction from a point to the eye, not normalised. */
    Vector3f toEye(float x, float y, float z, Vector3f store) {
        return store.set(eyeX(x), eyeY(y), eyeZ(z));
    }

    /** Returns x of the direction to the eye. */
    float eyeX(float x) {
        return parallel ? -direction.x : location.x - x;
    }

    /** Returns y of the direction to the eye. */
    float eyeY(float y) {
        return parallel ? -direction.y : location.y - y;
    }

    /** Returns z of the direction to the eye. */
    float eyeZ(float z) {
        return parallel ? -direction.z : location.z - z;
    }

    /** Returns the upward direction on the screen. */
    Vector3f up(Vector3f store) {
        return store.set(up);
    }

    /** Returns whether a point is within the viewport. */
    boolean shows(float x, float y, float z) {
        if (!parallel && depth(x, y, z) < near) {
            return false;
        }
        camera.getScreenCoordinates(projection.toWorld(x, y, z, scratch), scratch);
        return scratch.x >= camera.getViewPortLeft() * camera.getWidth()
                && scratch.x <= camera.getViewPortRight() * camera.getWidth()
                && scratch.y >= camera.getViewPortBottom() * camera.getHeight()
                && scratch.y <= camera.getViewPortTop() * camera.getHeight();
    }
}
