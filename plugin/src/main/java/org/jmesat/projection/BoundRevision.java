package org.jmesat.projection;

import com.jme3.bounding.BoundingBox;
import com.jme3.bounding.BoundingSphere;
import com.jme3.bounding.BoundingVolume;
import com.jme3.math.Vector3f;
import java.util.Arrays;

/**
 * Whether a mesh's model bound still has the same values. Someone who writes into a position buffer in place
 * and then calls {@code updateBound}, as culling needs anyway, has told us by that. The values are
 * copied, since the bound is updated in place too.
 */
final class BoundRevision {

    private static final int VALUES = 6;

    private Class<?> kind;
    private float[] last = new float[VALUES];
    private float[] current = new float[VALUES];

    /**
     * Looks at the bound.
     *
     * @param bound the model bound that the mesh has now, or null if it has none
     * @return whether it differs from that of the last call
     */
    boolean update(BoundingVolume bound) {
        Arrays.fill(current, 0);
        if (bound != null) {
            copy(bound);
        }
        Class<?> kindNow = bound == null ? null : bound.getClass();
        // Arrays.equals takes a NaN for equal to a NaN, so that a bound of NaN is no change in each tick.
        boolean changed = kindNow != kind || !Arrays.equals(current, last);
        kind = kindNow;
        float[] spare = last;
        last = current;
        current = spare;
        return changed;
    }

    private void copy(BoundingVolume bound) {
        Vector3f center = bound.getCenter();
        if (center != null) {
            current[0] = center.x;
            current[1] = center.y;
            current[2] = center.z;
        }
        if (bound instanceof BoundingBox box) {
            current[3] = box.getXExtent();
            current[4] = box.getYExtent();
            current[5] = box.getZExtent();
        } else if (bound instanceof BoundingSphere sphere) {
            current[3] = sphere.getRadius();
        } else {
            current[3] = bound.getVolume();
        }
    }
}
