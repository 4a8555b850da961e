package org.jmesat.internal.project;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import java.util.Arrays;

/**
 * From what geometries were projected, side by side in the order in which they are looked at. To find that nothing
 * changed takes one pass over this array and touches no {@link ProjectedGeometry}: with 10 000 of them, scattered over
 * the heap, that is most of the time.
 */
public final class ProjectionRow {
    /** World rotation and scale. */
    private static final int STRIDE = 7;

    private MeshShape[] shapes = {};
    private int[] versions = {};
    private float[] poses = {};
    private boolean[] planar = {};
    private Vector3f place = new Vector3f();
    private boolean turned;
    private double cos = 1;
    private double sin;

    /** Creates a row of nothing. */
    public ProjectionRow() {
    }

    /**
     * Makes room.
     *
     * @param count for how many geometries (≥0)
     */
    public void ensureCapacity(int count) {
        if (shapes.length < count) {
            shapes = Arrays.copyOf(shapes, count);
            versions = Arrays.copyOf(versions, count);
            poses = Arrays.copyOf(poses, STRIDE * count);
            planar = Arrays.copyOf(planar, count);
        }
    }

    /**
     * Forgets an entry, which from now on differs from any geometry.
     *
     * @param i index of the entry
     */
    public void clear(int i) {
        shapes[i] = null;
    }

    /**
     * Takes over from what a geometry was last projected.
     *
     * @param i index of the entry
     * @param projection the projection, up to date
     * @return false where that is more than a row can tell, and the entry is cleared
     */
    public boolean set(int i, ProjectedGeometry projection) {
        shapes[i] = projection.plainShape();
        if (shapes[i] == null) {
            return false;
        }
        versions[i] = shapes[i].version();
        projection.plane().copyInto(poses, STRIDE * i);
        planar[i] = projection.plane().isPlanar();
        return true;
    }

    /**
     * Tells whether a geometry still has the mesh that it was projected from, and the mesh is as it was. Apart from
     * {@link #update}, since many meshes are looked at faster one after the other.
     *
     * @param i index of the entry
     * @param geometry the geometry that was projected when the entry was set
     * @param cache what the projections of an app state share
     * @return false when the geometry is to be projected
     */
    public boolean hasSameMesh(int i, Geometry geometry, ProjectionCache cache) {
        MeshShape shape = shapes[i];
        Mesh mesh = geometry.getMesh();
        return shape != null && (shape.isCurrent(mesh, cache.tick()) || cache.refresh(shape, mesh))
                && shape.version() == versions[i];
    }

    /**
     * Compares the world transform of a geometry with an entry, which takes over its angle about Z where that is all
     * that turns it.
     *
     * @param i index of the entry
     * @param geometry the geometry that was projected when the entry was set, with the
     *     {@linkplain #hasSameMesh same mesh}
     * @return true when the outline is as it was, at a {@linkplain #place place} that is finite; false when the
     *     geometry is to be projected
     */
    public boolean update(int i, Geometry geometry) {
        if (geometry.isIgnoreTransform()) {
            return false;
        }
        Transform transform = geometry.getWorldTransform();
        Quaternion q = transform.getRotation();
        Vector3f s = transform.getScale();
        int k = STRIDE * i;
        float[] pose = poses;
        if (s.x != pose[k + 4] || s.y != pose[k + 5] || s.z != pose[k + 6]) {
            return false;
        }
        turned = q.getX() != pose[k] || q.getY() != pose[k + 1] || q.getZ() != pose[k + 2] || q.getW() != pose[k + 3];
        if (turned) {
            if (!planar[i] || q.getX() != 0 || q.getY() != 0 || !Float.isFinite(q.getZ() + q.getW())) {
                return false;
            }
            pose[k] = q.getX();
            pose[k + 1] = q.getY();
            pose[k + 2] = q.getZ();
            pose[k + 3] = q.getW();
            cos = PlaneTransform.cosine(q.getZ(), q.getW());
            sin = PlaneTransform.sine(q.getZ(), q.getW());
        }
        place = transform.getTranslation();
        return Vector3f.isValidVector(place);
    }

    /**
     * Tells whether the last update found another angle.
     *
     * @return true when {@link #cos} and {@link #sin} are those of the new angle
     */
    public boolean isTurned() {
        return turned;
    }

    /**
     * Returns the cosine of the new angle.
     *
     * @return as {@link ProjectedGeometry#cos}; to be asked for only when {@linkplain #isTurned() turned}
     */
    public double cos() {
        return cos;
    }

    /**
     * Returns the sine of the new angle.
     *
     * @return as {@link ProjectedGeometry#sin}; to be asked for only when {@linkplain #isTurned() turned}
     */
    public double sin() {
        return sin;
    }

    /**
     * Returns where the last update found the geometry.
     *
     * @return its world translation, the engine's own instance; not to be changed
     */
    public Vector3f place() {
        return place;
    }
}
