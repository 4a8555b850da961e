package org.jmesat.sample;

import com.jme3.math.Ray;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/**
 * The line of sight through a pixel, for a parallel or a perspective camera.
 */
final class CursorRay {

    private final Ray ray = new Ray();

    /**
     * Aims the ray.
     *
     * @param camera the camera
     * @param cursor the pixel, from the lower left corner of the window
     * @return the ray, owned by this object and valid until the next call
     */
    Ray aim(Camera camera, Vector2f cursor) {
        Vector3f near = ray.getOrigin();
        Vector3f direction = ray.getDirection();
        camera.getWorldCoordinates(cursor, 0f, near);
        camera.getWorldCoordinates(cursor, 1f, direction);
        direction.subtractLocal(near).normalizeLocal();
        return ray;
    }

    /**
     * Intersects the aimed ray with a plane parallel to XY.
     *
     * @param z z of the plane, in world units
     * @param store receives the intersection; unchanged if the ray is parallel to the plane
     * @return whether there is an intersection
     */
    boolean meetPlane(float z, Vector3f store) {
        float slope = ray.getDirection().z;
        if (Math.abs(slope) < 1e-6f) {
            return false;
        }
        float distance = (z - ray.getOrigin().z) / slope;
        store.set(ray.getDirection()).multLocal(distance).addLocal(ray.getOrigin());
        return true;
    }
}
