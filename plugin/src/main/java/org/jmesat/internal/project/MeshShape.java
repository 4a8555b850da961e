package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import org.jmesat.geometry.ConvexHull;

/** What a mesh draws, read once for all geometries that share it and again when the mesh has changed. */
final class MeshShape {
    /** Above that, to compare each vertex with each would take too long. */
    private static final int MOST_COMPARED = 64;

    private final MeshRevision revision = new MeshRevision();
    private Mesh mesh;
    private float[] xyz = {};
    private int count;
    private String problem;
    private float[] corners = {};
    private int cornerCount;
    private long cornersVersion = -1;
    private long version;
    private long checkedTick = -1;
    private long readTick = -1;

    MeshShape(Mesh mesh) {
        this.mesh = mesh;
    }

    /** Has nobody take this for the shape of its mesh any more. */
    void retire() {
        mesh = null;
    }

    boolean isOf(Mesh candidate) {
        return mesh == candidate;
    }

    /** True when this is the shape of a mesh and was looked at in a tick. */
    boolean isCurrent(Mesh candidate, long tick) {
        return mesh == candidate && checkedTick == tick;
    }

    /**
     * Reads the mesh if that is due, and not twice in a tick.
     *
     * @param anew true to read it although no change can be seen
     */
    void check(MeshVertices reader, long tick, boolean anew) {
        boolean changed = checkedTick != tick && revision.updateContents(mesh);
        checkedTick = tick;
        if (readTick != tick && (changed || anew)) {
            readTick = tick;
            read(reader);
        }
    }

    /** Whether the mesh is one that skinning or morphing may bend, as of the last look. */
    boolean isPosed() {
        return revision.isSkinned() || mesh.hasMorphTargets();
    }

    private void read(MeshVertices reader) {
        count = reader.read(mesh);
        if (count <= MOST_COMPARED) {
            count = dropRepeated(reader.xyz(), count);
        }
        if (xyz.length < 3 * count) {
            xyz = new float[3 * count];
        }
        System.arraycopy(reader.xyz(), 0, xyz, 0, 3 * count);
        problem = reader.problem();
        version++;
    }

    /** A box has each corner three times, with a normal for each face. */
    private static int dropRepeated(float[] xyz, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            float x = xyz[3 * i];
            float y = xyz[3 * i + 1];
            float z = xyz[3 * i + 2];
            int k = 0;
            while (k < kept && !(xyz[3 * k] == x && xyz[3 * k + 1] == y && xyz[3 * k + 2] == z)) {
                k++;
            }
            if (k == kept) {
                xyz[3 * kept] = x;
                xyz[3 * kept + 1] = y;
                xyz[3 * kept + 2] = z;
                kept++;
            }
        }
        return kept;
    }

    float[] xyz() {
        return xyz;
    }

    int count() {
        return count;
    }

    /** Finds the hull of the vertices seen along −Z, once for all geometries that only scale and turn it in the plane. */
    void findCorners(ProjectionCache cache) {
        if (cornersVersion == version) {
            return;
        }
        float[] points = cache.projected(count);
        for (int i = 0; i < count; i++) {
            points[2 * i] = xyz[3 * i];
            points[2 * i + 1] = xyz[3 * i + 1];
        }
        ConvexHull hull = cache.hull();
        hull.compute(points, count);
        cornerCount = hull.count();
        if (corners.length < 2 * cornerCount) {
            corners = new float[2 * cornerCount];
        }
        for (int i = 0; i < cornerCount; i++) {
            corners[2 * i] = hull.x(i);
            corners[2 * i + 1] = hull.y(i);
        }
        cornersVersion = version;
    }

    /** x and y of each corner in turn, in the mesh's own coordinates. */
    float[] corners() {
        return corners;
    }

    int cornerCount() {
        return cornerCount;
    }

    /** A sentence without its full stop, or null. */
    String problem() {
        return problem;
    }

    /** Grows with each reading. */
    long version() {
        return version;
    }

    boolean isOlderThan(long tick) {
        return checkedTick < tick;
    }
}
