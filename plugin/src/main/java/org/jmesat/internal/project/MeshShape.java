package org.jmesat.internal.project;

import com.jme3.scene.Mesh;

/**
 * The drawn vertices of a mesh, read once for all geometries that share it and again when the mesh has changed. It
 * extends {@link MeshContents} rather than refer to one, so that a tick fetches one object for each mesh.
 */
final class MeshShape extends MeshContents {
    private Mesh mesh;
    private DrawnShape drawn = DrawnShape.NOTHING;
    private int version;
    private long checkedTick = -1;
    /** Whether it was read in that tick. */
    private boolean read;

    MeshShape(Mesh mesh) {
        this.mesh = mesh;
    }

    /** Detaches this from its mesh; it is the shape of no mesh from now on. */
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

    /** Reads the mesh, at most once in a tick, if it has changed or if {@code anew} is true. */
    void check(ProjectionCache cache, boolean anew) {
        boolean changed = false;
        if (checkedTick != cache.tick()) {
            read = false;
            changed = update(mesh);
            checkedTick = cache.tick();
        }
        if (!read && (changed || anew)) {
            read = true;
            drawn = cache.read(mesh, version == 0 ? null : drawn);
            version++;
        }
    }

    /** Whether the mesh is one that skinning or morphing may bend, as of the last look. */
    boolean isPosed() {
        return isSkinned() || mesh.hasMorphTargets();
    }

    /** What the mesh draws; another one or the same with other contents after each reading. */
    DrawnShape drawn() {
        return drawn;
    }

    /** Grows with each reading. */
    int version() {
        return version;
    }

    boolean isOlderThan(long tick) {
        return checkedTick < tick;
    }
}
