package org.jmesat.debug;

import com.jme3.math.Plane;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import org.jmesat.world.PieceOutline;

/**
 * How large a pixel is in the scene, and from where it is seen, so that lines keep their width whatever the scene's
 * size.
 */
final class ViewScale {
    /** Viewports taller than this get wider lines, which would be too thin on a dense screen. */
    private static final float REFERENCE_HEIGHT = 720;
    /** The first planes of a camera: left, right, bottom and top. */
    private static final int SIDES = 4;

    private final Vector3f location = new Vector3f();
    private final Vector3f direction = new Vector3f(0, 0, -1);
    private final Vector3f up = new Vector3f(0, 1, 0);
    private final Vector3f scratch = new Vector3f();
    private Camera camera;
    private boolean parallel = true;
    private float frustumHeight = 2;
    private float frustumLeft;
    private float frustumRight;
    private float near = 1;
    private float height = REFERENCE_HEIGHT;

    /**
     * Takes over the view of a camera.
     *
     * @return true when it differs from the one before
     */
    boolean look(Camera from) {
        float newFrustumHeight = from.getFrustumTop() - from.getFrustumBottom();
        float newHeight = from.getHeight() * (from.getViewPortTop() - from.getViewPortBottom());
        boolean same = camera == from && parallel == from.isParallelProjection()
                && frustumHeight == newFrustumHeight && frustumLeft == from.getFrustumLeft()
                && frustumRight == from.getFrustumRight() && near == from.getFrustumNear() && height == newHeight
                && location.equals(from.getLocation()) && direction.equals(from.getDirection(scratch))
                && up.equals(from.getUp(scratch));
        camera = from;
        parallel = from.isParallelProjection();
        frustumHeight = newFrustumHeight;
        frustumLeft = from.getFrustumLeft();
        frustumRight = from.getFrustumRight();
        near = from.getFrustumNear();
        height = Math.max(newHeight, 1);
        location.set(from.getLocation());
        from.getDirection(direction);
        from.getUp(up);
        return !same;
    }

    /** Returns the length of a pixel at a point, in world units; of more than one where pixels are small. */
    float pixelAt(float x, float y, float z) {
        return pixelAtDepth(parallel ? 0 : depth(x, y, z));
    }

    private float pixelAtDepth(float depth) {
        float visible = parallel ? frustumHeight : frustumHeight * (Math.max(depth, near) / near);
        return visible / Math.min(height, REFERENCE_HEIGHT);
    }

    /** Tells whether any of an outline may be in the picture, when lines reach beyond it by so many pixels. */
    boolean mayShow(PieceOutline outline, float pixels) {
        float x = (outline.minX() + outline.maxX()) / 2;
        float y = (outline.minY() + outline.maxY()) / 2;
        float z = outline.elevation();
        float halfX = (outline.maxX() - outline.minX()) / 2;
        float halfY = (outline.maxY() - outline.minY()) / 2;
        float deepest = depth(x, y, z) + halfX * Math.abs(direction.x) + halfY * Math.abs(direction.y);
        float margin = pixels * pixelAtDepth(deepest);
        for (int i = 0; i < SIDES; i++) {
            Plane plane = camera.getWorldPlane(i);
            Vector3f normal = plane.getNormal();
            float reach = halfX * Math.abs(normal.x) + halfY * Math.abs(normal.y);
            if (normal.x * x + normal.y * y + normal.z * z - plane.getConstant() < -(reach + margin)) {
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
        return parallel ? store.set(direction).negateLocal() : store.set(location).subtractLocal(x, y, z);
    }

    /** Returns the upward direction on the screen. */
    Vector3f up(Vector3f store) {
        return store.set(up);
    }

    /** Tells whether a point lies within the viewport. */
    boolean shows(float x, float y, float z) {
        if (!parallel && depth(x, y, z) < near) {
            return false;
        }
        camera.getScreenCoordinates(scratch.set(x, y, z), scratch);
        return scratch.x >= camera.getViewPortLeft() * camera.getWidth()
                && scratch.x <= camera.getViewPortRight() * camera.getWidth()
                && scratch.y >= camera.getViewPortBottom() * camera.getHeight()
                && scratch.y <= camera.getViewPortTop() * camera.getHeight();
    }
}
