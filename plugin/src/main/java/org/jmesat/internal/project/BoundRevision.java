package org.jmesat.internal.project;

import com.jme3.bounding.BoundingBox;
import com.jme3.bounding.BoundingSphere;
import com.jme3.bounding.BoundingVolume;
import com.jme3.math.Vector3f;

/**
 * Whether a mesh's model bound still has the same values. Writing into a position buffer in place and then calling
 * {@code updateBound}, as culling needs anyway, is seen by that. The values are copied, since the bound is updated in
 * place too.
 */
final class BoundRevision {
    private Class<?> kind;
    private float x;
    private float y;
    private float z;
    private float extentX;
    private float extentY;
    private float extentZ;

    /**
     * Looks at the bound.
     *
     * @param bound the model bound that the mesh has now, or null if it has none
     * @return whether it differs from that of the last call
     */
    boolean update(BoundingVolume bound) {
        if (bound == null) {
            boolean changed = kind != null;
            kind = null;
            return changed;
        }
        // Not short-circuited: each part is to be noted.
        boolean changed = updateKind(bound.getClass()) | updateCenter(bound.getCenter());
        if (bound instanceof BoundingBox box) {
            return updateExtent(box.getXExtent(), box.getYExtent(), box.getZExtent()) | changed;
        }
        float size = bound instanceof BoundingSphere sphere ? sphere.getRadius() : bound.getVolume();
        return updateExtent(size, 0, 0) | changed;
    }

    private boolean updateKind(Class<?> kindNow) {
        boolean changed = kindNow != kind;
        kind = kindNow;
        return changed;
    }

    private boolean updateCenter(Vector3f center) {
        if (center == null || isSame(center.x, x) && isSame(center.y, y) && isSame(center.z, z)) {
            return false;
        }
        x = center.x;
        y = center.y;
        z = center.z;
        return true;
    }

    private boolean updateExtent(float newX, float newY, float newZ) {
        if (isSame(newX, extentX) && isSame(newY, extentY) && isSame(newZ, extentZ)) {
            return false;
        }
        extentX = newX;
        extentY = newY;
        extentZ = newZ;
        return true;
    }

    /** By their bits, so that a bound of NaN is no change in each tick. */
    private static boolean isSame(float a, float b) {
        return Float.floatToRawIntBits(a) == Float.floatToRawIntBits(b);
    }
}
