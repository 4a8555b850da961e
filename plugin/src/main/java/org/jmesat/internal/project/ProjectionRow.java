package org.jmesat.internal.project;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import java.util.Arrays;
import org.jmesat.projection.ProjectionPlane;

/**
 * The inputs of projections in flat arrays: for each geometry its mesh, the version of the mesh, rotation and scale. A
 * pass over these arrays finds unchanged geometries without reading their {@link ProjectedGeometry}: with 10 000 of
 * these, scattered over the heap, cache misses would take most of the time.
 */
public final class ProjectionRow {
    /** Floats per geometry: world rotation and scale, and the rotation whose tilt the projection has. */
    private static final int STRIDE = 11;

    /** The shape of the mesh, and the version of its reading; null in a cleared entry. */
    private MeshShape[] shapes = {};
    private int[] versions = {};
    private float[] poses = {};
    private final Vector3f place = new Vector3f();
    private boolean turned;
    private final PlaneTurn turn = new PlaneTurn();

    /** Creates an empty table. */
    public ProjectionRow() {
    }

    /** Ensures capacity for a number of geometries (≥0). */
    public void ensureCapacity(int count) {
        if (shapes.length < count) {
            shapes = Arrays.copyOf(shapes, count);
            versions = Arrays.copyOf(versions, count);
            poses = Arrays.copyOf(poses, STRIDE * count);
        }
    }

    /** Clears an entry, so that it differs from any geometry. */
    public void clear(int i) {
        shapes[i] = null;
    }

    /**
     * Records the mesh and transform of a geometry whose projection is up to date. If the projection depends on more
     * than these, clears the entry and returns false.
     */
    public boolean set(int i, Geometry geometry, ProjectedGeometry projection) {
        MeshShape shape = projection.plainShape();
        if (shape == null || geometry.isIgnoreTransform()) {
            clear(i);
            return false;
        }
        shapes[i] = shape;
        versions[i] = shape.version();
        Transform transform = geometry.getWorldTransform();
        setRotation(STRIDE * i, transform.getRotation());
        Vector3f s = transform.getScale();
        poses[STRIDE * i + 4] = s.x;
        poses[STRIDE * i + 5] = s.y;
        poses[STRIDE * i + 6] = s.z;
        projection.plane().copyBase(poses, STRIDE * i + 7);
        return true;
    }

    private void setRotation(int k, Quaternion q) {
        poses[k] = q.getX();
        poses[k + 1] = q.getY();
        poses[k + 2] = q.getZ();
        poses[k + 3] = q.getW();
    }

    /**
     * {@return whether the entry's geometry still has the same mesh with the same contents; if not, it must be
     * projected} Separate from {@link #update}, since checking many meshes in a row is faster.
     */
    public boolean hasSameMesh(int i, Geometry geometry, ProjectionCache cache) {
        return shapes[i] != null && shapes[i].isCurrent(versions[i], geometry.getMesh(), cache.tick());
    }

    /**
     * Compares the world transform of the entry's geometry with the entry; the geometry must have the
     * {@linkplain #hasSameMesh same mesh}. Returns true if the outline is the same and its {@linkplain #place position}
     * finite; false if the geometry must be projected. A turn about the plane's axis updates the entry.
     */
    public boolean update(int i, Geometry geometry, ProjectionPlane plane) {
        if (geometry.isIgnoreTransform()) {
            return false;
        }
        Transform transform = WorldTransforms.refreshFromParent(geometry);
        Quaternion q = transform.getRotation();
        Vector3f s = transform.getScale();
        int k = STRIDE * i;
        float[] pose = poses;
        if (s.x != pose[k + 4] || s.y != pose[k + 5] || s.z != pose[k + 6]) {
            return false;
        }
        turned = q.getX() != pose[k] || q.getY() != pose[k + 1] || q.getZ() != pose[k + 2] || q.getW() != pose[k + 3];
        if (turned) {
            if (!turn.setRelative(pose[k + 7], pose[k + 8], pose[k + 9], pose[k + 10],
                    (float) plane.x(q.getX(), q.getZ()), (float) plane.y(q.getY(), q.getZ()),
                    (float) plane.depth(q.getX(), q.getY(), q.getZ()), q.getW())) {
                return false;
            }
            setRotation(k, q);
        }
        place.set(transform.getTranslation());
        return Vector3f.isValidVector(place);
    }

    /** {@return whether the last update found a new angle, which {@link #cos} and {@link #sin} then give} */
    public boolean isTurned() {
        return turned;
    }

    /** {@return {@link ProjectedGeometry#cos} for the new angle; valid only when {@linkplain #isTurned() turned}} */
    public double cos() {
        return turn.cos();
    }

    /** {@return {@link ProjectedGeometry#sin} for the new angle; valid only when {@linkplain #isTurned() turned}} */
    public double sin() {
        return turn.sin();
    }

    /** {@return the world translation at the last update; always the same instance, which must not be changed} */
    public Vector3f place() {
        return place;
    }
}
