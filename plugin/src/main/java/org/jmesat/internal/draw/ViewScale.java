package org.jmesat.internal.draw;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Spatial;
import org.jmesat.projection.ProjectionPlane;

/**
 * A copy of a camera's view in plane coordinates, where z is the depth: the size of a pixel in world units, and the
 * direction to the eye. With it, lines have the same width in pixels in every scene.
 *
 * <p>Positions are doubles in plane coordinates. <em>Relative</em> positions are floats, from the camera's location:
 * so far from the origin they are still precise near the camera.
 */
public final class ViewScale {
    /** Viewports taller than this get wider lines, since one pixel is too thin on a high-resolution screen. */
    private static final float REFERENCE_HEIGHT = 720;
    /** Sides of the view: left, right, bottom and top. */
    private static final int SIDES = 4;
    /** Floats per plane in {@code planes}: the inward unit normal, and the constant, relative to the camera. */
    private static final int PLANE = 4;

    ProjectionPlane projection = ProjectionPlane.XY;
    /** The origin of relative positions. */
    final Vector3f location = new Vector3f();
    private final Vector3f direction = new Vector3f(0, 0, -1);
    final Vector3f up = new Vector3f(0, 1, 0);
    private final Vector3f right = new Vector3f(1, 0, 0);
    private final Vector3f scratch = new Vector3f();
    private final Vector3f axisX = new Vector3f();
    private final Vector3f axisY = new Vector3f();
    private final Vector3f axisZ = new Vector3f();
    private final Quaternion rotation = new Quaternion();
    private final float[] planes = new float[PLANE * SIDES];
    /** The frustum. */
    private float leftSide;
    private float rightSide;
    private float lowerSide;
    private float upperSide;
    private float near = 1;
    private float far;
    /** The size of the viewport in pixels (≥1; 0 before the first update). */
    private int width;
    private int height;
    private boolean parallel = true;
    /** The length of a pixel in world units; under perspective, at a depth of 1. */
    private float pixel = 1;

    /** Sets the plane whose coordinates are used from the next update on; at first XY. */
    public void setPlane(ProjectionPlane plane) {
        projection = plane;
    }

    /**
     * Copies the view of a camera, or that of the GUI in the camera's viewport: in the plane XY, in pixels from the
     * lower left corner.
     */
    public void update(Camera from, boolean gui) {
        if (gui) {
            setGui(from);
        } else {
            setView(from);
        }
        width = pixels(from.getWidth(), from.getViewPortLeft(), from.getViewPortRight());
        height = pixels(from.getHeight(), from.getViewPortBottom(), from.getViewPortTop());
        float high = upperSide - lowerSide;
        pixel = high / Math.min(height, REFERENCE_HEIGHT) / (parallel ? 1 : near);
        setPlane(0, right, 1, leftSide);
        setPlane(1, right, -1, rightSide);
        setPlane(2, up, 1, lowerSide);
        setPlane(3, up, -1, upperSide);
    }

    private void setView(Camera from) {
        parallel = from.isParallelProjection();
        set(location, from.getLocation());
        set(direction, from.getDirection(scratch));
        set(up, from.getUp(scratch));
        set(right, from.getLeft(scratch).negateLocal());
        setFrustum(from.getFrustumLeft(), from.getFrustumRight(), from.getFrustumBottom(), from.getFrustumTop(),
                from.getFrustumNear(), from.getFrustumFar());
    }

    /** The engine draws a GUI with its own parallel view, as wide and high as the camera, whatever its viewport. */
    private void setGui(Camera from) {
        parallel = true;
        set(location, Vector3f.ZERO);
        set(direction, scratch.set(0, 0, -1));
        set(up, Vector3f.UNIT_Y);
        set(right, Vector3f.UNIT_X);
        setFrustum(0, from.getWidth(), 0, from.getHeight(), 1, -1);
    }

    /** Counts pixels as the engine does. */
    private static int pixels(int all, float from, float to) {
        return Math.max((int) (to * all) - (int) (from * all), 1);
    }

    private void setFrustum(float left, float newRight, float bottom, float top, float newNear, float newFar) {
        leftSide = Math.min(left, newRight);
        rightSide = Math.max(left, newRight);
        lowerSide = Math.min(bottom, top);
        upperSide = Math.max(bottom, top);
        near = newNear;
        far = newFar;
    }

    /** Sets a vector to a world vector in plane coordinates. */
    private void set(Vector3f vector, Vector3f world) {
        vector.set(projection.x(world), projection.y(world), projection.depth(world));
    }

    /** Sets a side of the view: the points whose coordinate along an axis is at least (sign 1) or at most a bound. */
    private void setPlane(int side, Vector3f axis, int sign, float bound) {
        scratch.set(axis).multLocal(parallel ? sign : sign * near);
        if (!parallel) {
            scratch.addLocal(-sign * bound * direction.x, -sign * bound * direction.y, -sign * bound * direction.z)
                    .normalizeLocal();
        }
        int at = PLANE * side;
        planes[at] = scratch.x;
        planes[at + 1] = scratch.y;
        planes[at + 2] = scratch.z;
        planes[at + 3] = parallel ? sign * bound : 0;
    }

    /** Returns the origin of relative positions, in world coordinates. */
    public Vector3f origin(Vector3f store) {
        return projection.toWorld(location.x, location.y, location.z, store);
    }

    /** {@return the width of the viewport in pixels} */
    public int width() {
        return width;
    }

    /** {@return the height of the viewport in pixels} */
    public int height() {
        return height;
    }

    /**
     * Converts a point to pixels from the lower left corner of the viewport.
     *
     * @param store receives the pixels
     * @return false if the point is behind the eye
     */
    public boolean toPixels(double atX, double atY, double atZ, Vector2f store) {
        float x = relativeX(atX);
        float y = relativeY(atY);
        float z = relativeZ(atZ);
        float depth = depth(x, y, z);
        float shrink = parallel ? 1 : near / depth;
        float rightwards = shrink * (x * right.x + y * right.y + z * right.z);
        float upwards = shrink * (x * up.x + y * up.y + z * up.z);
        store.x = (rightwards - leftSide) / (rightSide - leftSide) * width;
        store.y = (upwards - lowerSide) / (upperSide - lowerSide) * height;
        return parallel || depth >= near;
    }

    /**
     * Moves a spatial, a child of one at the {@linkplain #origin origin}, so that a unit of it is a pixel of the
     * viewport, and its origin is the lower left corner.
     *
     * @param pixels is multiplied with the size of a unit
     */
    public void placeInPixels(Spatial spatial, float pixels) {
        float middle = (near + far) / 2;
        float grow = parallel ? 1 : middle / near;
        toWorld(right, axisX);
        toWorld(up, axisY);
        toWorld(direction, axisZ).negateLocal();
        spatial.setLocalRotation(rotation.fromAxes(axisX, axisY, axisZ));
        spatial.setLocalTranslation(axisZ.multLocal(-middle).addLocal(axisX.multLocal(grow * leftSide))
                .addLocal(axisY.multLocal(grow * lowerSide)));
        grow *= pixels;
        spatial.setLocalScale(grow * (rightSide - leftSide) / width, grow * (upperSide - lowerSide) / height, 1);
    }

    private Vector3f toWorld(Vector3f vector, Vector3f store) {
        return projection.toWorld(vector.x, vector.y, vector.z, store);
    }

    float relativeX(double x) {
        return (float) (x - location.x);
    }

    float relativeY(double y) {
        return (float) (y - location.y);
    }

    float relativeZ(double z) {
        return (float) (z - location.z);
    }

    /** Returns the length of a pixel at a point, in world units; more than that in a tall viewport. */
    public float pixelAt(double x, double y, double z) {
        return pixelAtRelative(relativeX(x), relativeY(y), relativeZ(z));
    }

    float pixelAtRelative(float x, float y, float z) {
        return parallel ? pixel : pixel * Math.max(depth(x, y, z), near);
    }

    /** Returns whether a box at a depth, enlarged by this many pixels, may be in the picture; never wrongly false. */
    public boolean mayShow(double minX, double minY, double maxX, double maxY, double depth, float pixels) {
        float x = relativeX((minX + maxX) / 2);
        float y = relativeY((minY + maxY) / 2);
        float z = relativeZ(depth);
        float halfX = (float) ((maxX - minX) / 2);
        float halfY = (float) ((maxY - minY) / 2);
        float deepest = depth(x, y, z) + halfX * Math.abs(direction.x) + halfY * Math.abs(direction.y);
        float margin = pixels * (parallel ? pixel : pixel * Math.max(deepest, near));
        for (int at = 0; at < planes.length; at += PLANE) {
            float reach = halfX * Math.abs(planes[at]) + halfY * Math.abs(planes[at + 1]);
            if (distance(at, x, y, z) < -(reach + margin)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Finds the part of a line that may be in the picture, between two relative points.
     *
     * @param margin how far outside the picture it may be, in world units
     * @param store receives where it begins and ends, as parts of the line
     * @return false if no part is in the picture
     */
    boolean clip(float x1, float y1, float z1, float x2, float y2, float z2, float margin, Vector2f store) {
        store.set(0, 1);
        for (int at = 0; at < planes.length; at += PLANE) {
            cut(distance(at, x1, y1, z1) + margin, distance(at, x2, y2, z2) + margin, store);
        }
        if (!parallel) {
            cut(depth(x1, y1, z1) - near, depth(x2, y2, z2) - near, store);
        }
        return store.x < store.y;
    }

    /** Returns whether a relative point is behind the picture, so that a line must be clipped before it is drawn. */
    boolean isBehind(float x, float y, float z) {
        return !parallel && depth(x, y, z) < near;
    }

    /** Cuts the part off that is behind a plane, given the distances of both ends from it. */
    private static void cut(float start, float end, Vector2f part) {
        if (start < 0 && end < 0) {
            part.y = part.x;
        } else if (start < 0) {
            part.x = Math.max(part.x, start / (start - end));
        } else if (end < 0) {
            part.y = Math.min(part.y, start / (start - end));
        }
    }

    private float distance(int at, float x, float y, float z) {
        return planes[at] * x + planes[at + 1] * y + planes[at + 2] * z - planes[at + 3];
    }

    private float depth(float x, float y, float z) {
        return x * direction.x + y * direction.y + z * direction.z;
    }

    /** Returns the direction from a relative point to the eye, not normalised. */
    Vector3f toEye(float x, float y, float z, Vector3f store) {
        return parallel ? store.set(direction).negateLocal() : store.set(-x, -y, -z);
    }

    /** Returns whether a point is within the viewport. */
    public boolean shows(double atX, double atY, double atZ) {
        float x = relativeX(atX);
        float y = relativeY(atY);
        float z = relativeZ(atZ);
        boolean shown = parallel || depth(x, y, z) >= near;
        for (int at = 0; at < planes.length; at += PLANE) {
            shown &= distance(at, x, y, z) >= 0;
        }
        return shown;
    }
}
