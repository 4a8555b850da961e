package org.jmesat.internal.project;

import com.jme3.scene.Mesh;

/**
 * What a mesh draws, read once for all geometries that share it and again when the mesh has changed. It is what it
 * knows of the mesh's contents, rather than to have it, so that a tick fetches one object for each mesh.
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
