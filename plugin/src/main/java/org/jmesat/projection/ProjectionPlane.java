package org.jmesat.projection;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;

/**
 * The plane onto which meshes are projected, and its coordinates. They are right-handed as seen from the positive end
 * of the plane's axis: x to the right, y up, and depth towards the viewer.
 *
 * <table>
 * <caption>Plane coordinates of the world position (X, Y, Z)</caption>
 * <tr><th>plane</th><th>x</th><th>y</th><th>depth</th><th>seen from</th></tr>
 * <tr><td>XY</td><td>X</td><td>Y</td><td>Z</td><td>+Z</td></tr>
 * <tr><td>XZ</td><td>X</td><td>−Z</td><td>Y</td><td>+Y, such as a ground seen from above</td></tr>
 * <tr><td>YZ</td><td>−Z</td><td>Y</td><td>X</td><td>+X</td></tr>
 * </table>
 *
 * <p>In XZ the second coordinate is −Z: with +Z, the plane would be a mirror image, in which left and right, and the
 * sense of rotation, are exchanged.
 *
 * <p>All conversions only exchange coordinates and change signs, so they are exact. They hold for positions and for
 * directions alike.
 */
public enum ProjectionPlane {
    /** Seen from +Z: a scene with Y up, such as a platformer or a scene on the GUI node. */
    XY,
    /** Seen from +Y: a ground plane in a scene with Y up. */
    XZ,
    /** Seen from +X: the side of a scene. */
    YZ;

    /**
     * {@return plane x of a world position or direction}
     *
     * @param world the position or direction (not null)
     */
    public float x(Vector3f world) {
        return (float) x(world.x, world.z);
    }

    /**
     * {@return plane y of a world position or direction}
     *
     * @param world the position or direction (not null)
     */
    public float y(Vector3f world) {
        return (float) y(world.y, world.z);
    }

    /**
     * {@return the coordinate of a world position or direction along the plane's axis}
     *
     * @param world the position or direction (not null)
     */
    public float depth(Vector3f world) {
        return (float) depth(world.x, world.y, world.z);
    }

    /**
     * {@return plane x of a world position or direction, which does not depend on its Y}
     *
     * @param worldX its X
     * @param worldZ its Z
     */
    public double x(double worldX, double worldZ) {
        // 0 − z, since −z of 0 is a negative zero.
        return this == YZ ? 0 - worldZ : worldX;
    }

    /**
     * {@return plane y of a world position or direction, which does not depend on its X}
     *
     * @param worldY its Y
     * @param worldZ its Z
     */
    public double y(double worldY, double worldZ) {
        return this == XZ ? 0 - worldZ : worldY;
    }

    /**
     * {@return the coordinate of a world position or direction along the plane's axis}
     *
     * @param worldX its X
     * @param worldY its Y
     * @param worldZ its Z
     */
    public double depth(double worldX, double worldY, double worldZ) {
        return switch (this) {
            case XY -> worldZ;
            case XZ -> worldY;
            case YZ -> worldX;
        };
    }

    /**
     * Converts a world position or direction to plane coordinates, without its depth.
     *
     * @param world the position or direction (not null)
     * @param store receives plane x and y (not null)
     * @return {@code store}
     */
    public Vector2f toPlane(Vector3f world, Vector2f store) {
        return store.set(x(world), y(world));
    }

    /**
     * Converts a position to world coordinates.
     *
     * @param plane plane x and y (not null)
     * @param depth the coordinate along the plane's axis, such as that of a spatial from {@link #depth(Vector3f)}
     * @param store receives the world position (not null)
     * @return {@code store}
     */
    public Vector3f toWorld(Vector2f plane, float depth, Vector3f store) {
        return toWorld(plane.x, plane.y, depth, store);
    }

    /**
     * Converts a position or, with a depth of 0, a direction in the plane to world coordinates.
     *
     * @param x plane x
     * @param y plane y
     * @param depth the coordinate along the plane's axis
     * @param store receives the world position or direction (not null)
     * @return {@code store}
     */
    public Vector3f toWorld(float x, float y, float depth, Vector3f store) {
        return switch (this) {
            case XY -> store.set(x, y, depth);
            case XZ -> store.set(x, depth, 0 - y);
            case YZ -> store.set(depth, y, 0 - x);
        };
    }
}
