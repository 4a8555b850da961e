package org.jmesat.internal.project;

import com.jme3.scene.Mesh;

/** The drawn vertices of a mesh, read once for all geometries that share it and again when the mesh has changed. */
final class MeshShape {
    private final MeshTable table;
    /** −1 when this is the shape of no mesh any more. */
    private int row;
    private Mesh mesh;
    private DrawnShape drawn = DrawnShape.NOTHING;
    private int version;
    private long readTick = -1;

    MeshShape(Mesh mesh, MeshTable table) {
        this.mesh = mesh;
        this.table = table;
        row = table.add(mesh);
    }

    /** Detaches this from its mesh; it is the shape of no mesh from now on. */
    void retire() {
        table.remove(row);
        row = -1;
        mesh = null;
    }

    boolean isOf(Mesh candidate) {
        return mesh == candidate;
    }

    /** True when this is the shape of a mesh and was looked at in a tick. */
    boolean isCurrent(Mesh candidate, long tick) {
        return row >= 0 && mesh == candidate && table.isLookedAt(row, tick);
    }

    /** Reads the mesh, at most once in a tick, if it has changed or if {@code anew} is true. */
    void check(ProjectionCache cache, boolean anew) {
        long tick = cache.tick();
        boolean changed = false;
        if (!table.isLookedAt(row, tick)) {
            changed = table.update(row, mesh);
            table.setLooked(row, tick);
        }
        if (readTick != tick && (changed || anew)) {
            readTick = tick;
            drawn = cache.read(mesh, version == 0 ? null : drawn);
            version = table.addReading(row);
        }
    }

    /** What the mesh draws; another one or the same with other contents after each reading. */
    DrawnShape drawn() {
        return drawn;
    }

    /** The row of the mesh in the table. */
    int row() {
        return row;
    }

    /** Grows with each reading; no other shape has the same. */
    int version() {
        return version;
    }

    boolean isOlderThan(long tick) {
        return table.isOlderThan(row, tick);
    }
}
