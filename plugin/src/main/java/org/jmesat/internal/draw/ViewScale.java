package org.jmesat.internal.draw;

import com.jme3.math.Matrix4f;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Spatial;
import org.jmesat.projection.ProjectionPlane;

/**
 * A copy of a camera's view in plane coordinates, where z is the depth: what is in the picture and where, and the size
 * of a pixel.
 *
 * <p>Positions are doubles in plane coordinates. <em>Relative</em> positions are floats, from the camera's location:
 * so far from the origin they are still precise near the camera. Positions <em>in the picture</em> are on a plane that
 * faces the camera, between the near and the far one: x to the right and y upwards from the camera's axis, in world
 * units. A projection matrix that a game has set itself is followed unless it shears; near and far are those of the
 * camera.
 */
public final class ViewScale {
    /** Viewports taller than this get wider lines, since one pixel is too thin on a high-resolution screen. */
    private static final float REFERENCE_HEIGHT = 720;

    private ProjectionPlane projection = ProjectionPlane.XY;
    /** The origin of relative positions. */
    private final Vector3f location = new Vector3f();
    private final Vector3f direction = new Vector3f(0, 0, -1);
    private final Vector3f up = new Vector3f(0, 1, 0);
    private final Vector3f right = new Vector3f(1, 0, 0);
    private final Vector3f scratch = new Vector3f();
    private final float[] point = new float[2];
    private final Vector3f axisX = new Vector3f();
    private final Vector3f axisY = new Vector3f();
    private final Vector3f axisZ = new Vector3f();
    private final Quaternion rotation = new Quaternion();
    /** The sides of the picture. */
    private float leftSide;
    private float rightSide;
    private float lowerSide;
    private float upperSide;
    /** The least and the greatest distance along the camera's axis that are in the picture. */
    private float near = 1;
    private float far;
    /** The size of the viewport in pixels (≥1; 0 before the first update). */
    private int width;
    private int height;
    private boolean parallel = true;
    /** How far the plane of the picture is from the camera. */
    private float middle;
    /** The length of a pixel in the picture. */
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
        pixel = (upperSide - lowerSide) / Math.min(height, REFERENCE_HEIGHT);
    }

    private void setView(Camera from) {
        // A game may have set this matrix itself.
        Matrix4f matrix = from.getProjectionMatrix();
        parallel = matrix.m32 == 0;
        set(location, from.getLocation());
        set(direction, from.getDirection(scratch));
        set(up, from.getUp(scratch));
        set(right, from.getLeft(scratch).negateLocal());
        near = Math.min(from.getFrustumNear(), from.getFrustumFar());
        far = Math.max(from.getFrustumNear(), from.getFrustumFar());
        // A parallel view is as large everywhere; near the eye, rounding moves the picture least.
        float inside = (far - near) / (parallel ? 1024 : 2);
        middle = Math.max(near + inside, Math.min(0, far - inside));
        float halfX = (parallel ? 1 : middle) / matrix.m00;
        float halfY = (parallel ? 1 : middle) / matrix.m11;
        setSides(halfX * (parallel ? -matrix.m03 : matrix.m02), halfX,
                halfY * (parallel ? -matrix.m13 : matrix.m12), halfY);
    }

    /** The engine draws a GUI with its own parallel view, as wide and high as the camera, whatever its viewport. */
    private void setGui(Camera from) {
        parallel = true;
        set(location, Vector3f.ZERO);
        set(direction, scratch.set(0, 0, -1));
        set(up, Vector3f.UNIT_Y);
        set(right, Vector3f.UNIT_X);
        near = Float.NEGATIVE_INFINITY;
        far = Float.POSITIVE_INFINITY;
        middle = 0;
        setSides(from.getWidth() / 2f, from.getWidth() / 2f, from.getHeight() / 2f, from.getHeight() / 2f);
    }

    /** Counts pixels as the engine does. */
    private static int pixels(int all, float from, float to) {
        return Math.max((int) (to * all) - (int) (from * all), 1);
    }

    /** Half the width or height is negative if the camera mirrors. */
    private void setSides(float middleX, float halfX, float middleY, float halfY) {
        leftSide = middleX - Math.abs(halfX);
        rightSide = middleX + Math.abs(halfX);
        lowerSide = middleY - Math.abs(halfY);
        upperSide = middleY + Math.abs(halfY);
    }

    /** Sets a vector to a world vector in plane coordinates. */
    private void set(Vector3f vector, Vector3f world) {
        vector.set(projection.x(world), projection.y(world), projection.depth(world));
    }

    /** Moves and turns a spatial without a parent so that it shows the picture: its x and y are those in it. */
    public void place(Spatial spatial) {
        toWorld(right, axisX);
        toWorld(up, axisY);
        toWorld(direction, axisZ).negateLocal();
        spatial.setLocalRotation(rotation.fromAxes(axisX, axisY, axisZ));
        spatial.setLocalTranslation(toWorld(scratch.set(direction).multLocal(middle).addLocal(location), axisX));
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
     * @return false if the point is nearer than the picture begins, or farther than it ends
     */
    public boolean toPixels(double atX, double atY, double atZ, Vector2f store) {
        boolean before = project(relativeX(atX), relativeY(atY), relativeZ(atZ), point, 0);
        store.x = (point[0] - leftSide) / (rightSide - leftSide) * width;
        store.y = (point[1] - lowerSide) / (upperSide - lowerSide) * height;
        return before;
    }

    /**
     * Computes where a relative point is in the picture.
     *
     * @param store receives x and y
     * @param at index of x
     * @return false if the point is nearer than the picture begins, or farther than it ends
     */
    boolean project(float x, float y, float z, float[] store, int at) {
        float depth = depth(x, y, z);
        // A point at which a line is cut may be nearer by rounding.
        float shrink = 1 / scaleAt(Math.max(depth, near));
        store[at] = shrink * rightwards(x, y, z);
        store[at + 1] = shrink * upwards(x, y, z);
        return depth >= near && depth <= far;
    }

    /**
     * Moves a child of a spatial that shows the {@linkplain #place picture}, so that a unit of it is a pixel of the
     * viewport, and its origin is the lower left corner.
     *
     * @param pixels is multiplied with the size of a unit
     */
    public void placeInPixels(Spatial spatial, float pixels) {
        spatial.setLocalTranslation(leftSide, lowerSide, 0);
        spatial.setLocalScale(pixels * (rightSide - leftSide) / width, pixels * (upperSide - lowerSide) / height, 1);
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

    /** Returns the length of a pixel in the picture; more than that in a tall viewport. */
    float pixel() {
        return pixel;
    }

    /** Returns the length of a pixel at a point, in world units; more than that in a tall viewport. */
    public float pixelAt(double x, double y, double z) {
        return pixelAtRelative(relativeX(x), relativeY(y), relativeZ(z));
    }

    float pixelAtRelative(float x, float y, float z) {
        return pixel * scaleAt(Math.max(depth(x, y, z), near));
    }

    /** Returns how many times as large a pixel is at a distance along the camera's axis as in the picture. */
    private float scaleAt(float depth) {
        return parallel ? 1 : depth / middle;
    }

    /** Returns whether a box at a depth, enlarged by this many pixels, may be in the picture; never wrongly false. */
    public boolean mayShow(double minX, double minY, double maxX, double maxY, double depth, float pixels) {
        float x = relativeX((minX + maxX) / 2);
        float y = relativeY((minY + maxY) / 2);
        float z = relativeZ(depth);
        float halfX = (float) ((maxX - minX) / 2);
        float halfY = (float) ((maxY - minY) / 2);
        float depthOfMiddle = depth(x, y, z);
        float deep = halfX * Math.abs(direction.x) + halfY * Math.abs(direction.y);
        float front = scaleAt(depthOfMiddle - deep);
        float back = scaleAt(depthOfMiddle + deep);
        float margin = pixels * pixel;
        float along = rightwards(x, y, z);
        float reach = halfX * Math.abs(right.x) + halfY * Math.abs(right.y);
        float above = upwards(x, y, z);
        float high = halfX * Math.abs(up.x) + halfY * Math.abs(up.y);
        return depthOfMiddle + deep >= near && depthOfMiddle - deep <= far
                && along + reach >= Math.min((leftSide - margin) * front, (leftSide - margin) * back)
                && along - reach <= Math.max((rightSide + margin) * front, (rightSide + margin) * back)
                && above + high >= Math.min((lowerSide - margin) * front, (lowerSide - margin) * back)
                && above - high <= Math.max((upperSide + margin) * front, (upperSide + margin) * back);
    }

    /**
     * Finds the part of a line that may be in the picture, between two relative points.
     *
     * @param margin how far outside the sides of the picture it may be, in world units there
     * @param store receives where it begins and ends, as parts of the line
     * @return false if no part is in the picture
     */
    boolean clip(float x1, float y1, float z1, float x2, float y2, float z2, float margin, Vector2f store) {
        clipDepth(x1, y1, z1, x2, y2, z2, store);
        float start = scaleAt(depth(x1, y1, z1));
        float end = scaleAt(depth(x2, y2, z2));
        cut(rightwards(x1, y1, z1), rightwards(x2, y2, z2), start, end, leftSide - margin, rightSide + margin, store);
        cut(upwards(x1, y1, z1), upwards(x2, y2, z2), start, end, lowerSide - margin, upperSide + margin, store);
        return store.x < store.y;
    }

    /** Like {@link #clip}, but only between near and far. */
    boolean clipDepth(float x1, float y1, float z1, float x2, float y2, float z2, Vector2f store) {
        store.set(0, 1);
        cut(depth(x1, y1, z1), depth(x2, y2, z2), 1, 1, near, far, store);
        return store.x < store.y;
    }

    /** Cuts off what is not between two bounds, which grow with the scale from the start to the end of the line. */
    private static void cut(float start, float end, float startScale, float endScale, float least, float greatest,
            Vector2f part) {
        cut(start - least * startScale, end - least * endScale, part);
        cut(greatest * startScale - start, greatest * endScale - end, part);
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

    private float rightwards(float x, float y, float z) {
        return x * right.x + y * right.y + z * right.z;
    }

    private float upwards(float x, float y, float z) {
        return x * up.x + y * up.y + z * up.z;
    }

    private float depth(float x, float y, float z) {
        return x * direction.x + y * direction.y + z * direction.z;
    }

    /** Returns whether a point is within the viewport. */
    public boolean shows(double atX, double atY, double atZ) {
        return project(relativeX(atX), relativeY(atY), relativeZ(atZ), point, 0) && point[0] >= leftSide
                && point[0] <= rightSide && point[1] >= lowerSide && point[1] <= upperSide;
    }
}
