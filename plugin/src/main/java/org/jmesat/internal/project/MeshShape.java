package org.jmesat.internal.project;

import com.jme3.scene.Mesh;

/**
 * What a mesh draws, read once for all geometries that share it and again when the mesh has changed. It is its own
 * {@link MeshRevision}, since the two are looked at together in each tick.
 */
final class MeshShape extends MeshRevision {
    private Mesh mesh;
    private DrawnShape drawn = DrawnShape.NOTHING;
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
    void check(ProjectionCache cache, boolean anew) {
        boolean changed = checkedTick != cache.tick() && updateContents(mesh);
        checkedTick = cache.tick();
        if (readTick != checkedTick && (changed || anew)) {
            readTick = checkedTick;
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
    long version() {
        return version;
    }

    boolean isOlderThan(long tick) {
        return checkedTick < tick;
    }
}
