package org.jmesat.app;

import com.jme3.math.Matrix4f;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import org.jmesat.projection.ProjectionPlane;

/**
 * The line of sight through a pixel, from a camera's near plane to its far plane. It is the intersection of the two
 * planes that the pixel defines under the camera's projection, parallel or perspective. Computed in doubles from the
 * camera's axes and projection, since the engine's view-projection matrix is rounded. The result is in plane
 * coordinates, where z is the depth.
 */
final class SightLine {
    double x;
    double y;
    double z;
    /** A unit vector, up to the rounding of the camera's axes. */
    double directionX;
    double directionY;
    double directionZ;
    /** Infinite if the camera has no far plane. */
    double length;
    private final Vector3f left = new Vector3f();
    private final Vector3f up = new Vector3f();
    private final Vector3f ahead = new Vector3f();
    /** In the camera's own axes (right, up, back): a point on the line and its direction. */
    private final double[] point = new double[3];
    private final double[] direction = new double[3];
    private final double[] planeA = new double[4];
    private final double[] planeB = new double[4];

    /**
     * Sets this to the line through a pixel, in the coordinates of a plane.
     *
     * @return false if the pixel is outside the camera's view port, or the projection matrix is not a projection
     */
    boolean aim(Camera camera, Vector2f cursor, ProjectionPlane plane) {
        double across = ((double) cursor.x / camera.getWidth() - camera.getViewPortLeft())
                / ((double) camera.getViewPortRight() - camera.getViewPortLeft()) * 2 - 1;
        double upwards = ((double) cursor.y / camera.getHeight() - camera.getViewPortBottom())
                / ((double) camera.getViewPortTop() - camera.getViewPortBottom()) * 2 - 1;
        if (!(Math.abs(across) <= 1 && Math.abs(upwards) <= 1)) {
            return false;
        }
        Matrix4f m = camera.getProjectionMatrix();
        setPlane(planeA, m.m00 - across * m.m30, m.m01 - across * m.m31, m.m02 - across * m.m32,
                m.m03 - across * m.m33);
        setPlane(planeB, m.m10 - upwards * m.m30, m.m11 - upwards * m.m31, m.m12 - upwards * m.m32,
                m.m13 - upwards * m.m33);
        if (!intersect()) {
            return false;
        }
        double near = distanceTo((double) m.m20 + m.m30, (double) m.m21 + m.m31, (double) m.m22 + m.m32,
                (double) m.m23 + m.m33);
        double far = distanceTo((double) m.m20 - m.m30, (double) m.m21 - m.m31, (double) m.m22 - m.m32,
                (double) m.m23 - m.m33);
        if (!Double.isFinite(near)) {
            return false;
        }
        length = far > near ? far - near : Double.POSITIVE_INFINITY;
        toWorld(camera, near);
        toPlane(plane);
        return isFinite(x, y, z) && isFinite(directionX, directionY, directionZ);
    }

    private static void setPlane(double[] plane, double a, double b, double c, double d) {
        plane[0] = a;
        plane[1] = b;
        plane[2] = c;
        plane[3] = d;
    }

    private boolean intersect() {
        double dx = planeA[1] * planeB[2] - planeA[2] * planeB[1];
        double dy = planeA[2] * planeB[0] - planeA[0] * planeB[2];
        double dz = planeA[0] * planeB[1] - planeA[1] * planeB[0];
        double squared = dx * dx + dy * dy + dz * dz;
        if (!(squared > 0 && squared < Double.POSITIVE_INFINITY)) {
            return false;
        }
        double a = -planeA[3] / squared;
        double b = -planeB[3] / squared;
        point[0] = a * (planeB[1] * dz - planeB[2] * dy) + b * (dy * planeA[2] - dz * planeA[1]);
        point[1] = a * (planeB[2] * dx - planeB[0] * dz) + b * (dz * planeA[0] - dx * planeA[2]);
        point[2] = a * (planeB[0] * dy - planeB[1] * dx) + b * (dx * planeA[1] - dy * planeA[0]);
        // Ahead is −z.
        double scale = (dz > 0 ? -1 : 1) / Math.sqrt(squared);
        direction[0] = dx * scale;
        direction[1] = dy * scale;
        direction[2] = dz * scale;
        return true;
    }

    /** The distance along the line to its intersection with a plane; not finite if they are parallel. */
    private double distanceTo(double a, double b, double c, double d) {
        return -(a * point[0] + b * point[1] + c * point[2] + d)
                / (a * direction[0] + b * direction[1] + c * direction[2]);
    }

    private void toWorld(Camera camera, double near) {
        camera.getLeft(left);
        camera.getUp(up);
        camera.getDirection(ahead);
        double right = point[0] + near * direction[0];
        double above = point[1] + near * direction[1];
        double back = point[2] + near * direction[2];
        Vector3f location = camera.getLocation();
        x = location.x - right * left.x + above * up.x - back * ahead.x;
        y = location.y - right * left.y + above * up.y - back * ahead.y;
        z = location.z - right * left.z + above * up.z - back * ahead.z;
        directionX = -direction[0] * left.x + direction[1] * up.x - direction[2] * ahead.x;
        directionY = -direction[0] * left.y + direction[1] * up.y - direction[2] * ahead.y;
        directionZ = -direction[0] * left.z + direction[1] * up.z - direction[2] * ahead.z;
    }

    private void toPlane(ProjectionPlane plane) {
        double worldX = x;
        double worldY = y;
        double worldZ = z;
        x = plane.x(worldX, worldZ);
        y = plane.y(worldY, worldZ);
        z = plane.depth(worldX, worldY, worldZ);
        worldX = directionX;
        worldY = directionY;
        worldZ = directionZ;
        directionX = plane.x(worldX, worldZ);
        directionY = plane.y(worldY, worldZ);
        directionZ = plane.depth(worldX, worldY, worldZ);
    }

    private static boolean isFinite(double a, double b, double c) {
        return Double.isFinite(a) && Double.isFinite(b) && Double.isFinite(c);
    }
}
