package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;

/** The drawn vertices of a mesh, read once for all geometries that share it, and again when the mesh changes. */
final class MeshShape {
    private final MeshTable table;
    /** The mesh's row in the table; −1 after {@link #retire}. */
    private int row;
    private Mesh mesh;
    private DrawnShape drawn = DrawnShape.NOTHING;
    private int version;
    /** Whether the mesh is still to be read, since the last reading ended with an exception. */
    private boolean unread;
    private long readTick = -1;
    /** The connected parts, and the version of the mesh that they are of; null before they are needed. */
    private PointGroups parts;
    private int partsVersion;
    /** Null before they are needed, as most meshes never need them. */
    private MeshOutlines outlines;

    MeshShape(Mesh mesh, MeshTable table) {
        this.mesh = mesh;
        this.table = table;
        row = table.add(mesh);
    }

    /** Detaches this from its mesh for good. */
    void retire() {
        table.remove(row);
        row = -1;
        mesh = null;
    }

    boolean isOf(Mesh candidate) {
        return mesh == candidate;
    }

    /** Whether this is the shape of a mesh and was checked in a tick. */
    boolean isCurrent(Mesh candidate, long tick) {
        return row >= 0 && mesh == candidate && table.isChecked(row, tick);
    }

    /**
     * Reads the mesh, at most once a tick, if it has changed. {@code reread} also finds a change of its contents that
     * the engine was not told of.
     */
    void check(ProjectionCache cache, boolean reread) {
        long tick = cache.tick();
        boolean changed = unread;
        if (reread) {
            table.setDynamic(row, tick);
        }
        if (!table.isChecked(row, tick)) {
            changed |= table.update(row, mesh) || table.isWritten(row, mesh, tick);
            table.setChecked(row, tick);
        }
        if (readTick != tick && (changed || reread && table.isRewritten(row, mesh))) {
            unread = true;
            drawn = cache.read(mesh, version == 0 ? null : drawn);
            unread = false;
            version = table.addReading(row, mesh, tick);
            readTick = tick;
        }
    }

    /** The vertices that the mesh draws; another instance, or the same with new contents, after each reading. */
    DrawnShape drawn() {
        return drawn;
    }

    /** The connected parts of the mesh, each as a group of points. */
    PointGroups parts(ProjectionCache cache) {
        if (parts == null || partsVersion != version) {
            parts = parts == null ? new PointGroups() : parts;
            cache.readParts(mesh, parts);
            partsVersion = version;
        }
        return parts;
    }

    /** The outline of the mesh along the direction, in its local coordinates, of a matrix. */
    OutlineView outline(double[] direction, double[] matrix, PieceSettings settings, ProjectionCache cache) {
        outlines = outlines == null ? new MeshOutlines() : outlines;
        return outlines.find(direction, matrix, settings, mesh, version, cache);
    }

    /**
     * Whether the engine was told of a write into the texture coordinates of the mesh, or into another of its buffers,
     * since the last tick.
     */
    boolean isTexCoordWritten(VertexBuffer texCoords, long tick) {
        table.setTexCoords(row, texCoords);
        return MeshForm.isUploadNeeded(texCoords) || table.isNoted(row, tick);
    }

    /** The row of the mesh in the table. */
    int row() {
        return row;
    }

    /** The number of the last reading; it grows, and no other shape has the same. */
    int version() {
        return version;
    }

    boolean isOlderThan(long tick) {
        return table.isOlderThan(row, tick);
    }
}
