package org.jmesat.internal.project;

import com.jme3.scene.Mesh;

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
    /** The tick of the last check with {@code reread}. */
    private long rereadTick = -2;
    /** The contents at the last reading of a dynamic mesh, which is to be read again in each tick; otherwise null. */
    private MeshContents contents;
    /** Null before they are needed, as most meshes never need them. */
    private MeshParts parts;
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
     * Reads the mesh, at most once a tick, if it has changed or {@code reread} is true. From the third tick in a row
     * with {@code reread} on, it first compares the contents with those of the last reading.
     */
    void check(ProjectionCache cache, boolean reread) {
        long tick = cache.tick();
        boolean changed = unread;
        if (!table.isChecked(row, tick)) {
            changed |= table.update(row, mesh);
            table.setChecked(row, tick);
        }
        if (readTick != tick && (changed || reread)) {
            boolean dynamic = reread && rereadTick == tick - 1;
            rereadTick = reread ? tick : rereadTick;
            if (!dynamic) {
                contents = null;
            } else if (!changed && contents != null && contents.matches(mesh)) {
                readTick = tick;
                return;
            }
            unread = true;
            drawn = cache.read(mesh, version == 0 ? null : drawn);
            unread = false;
            readTick = tick;
            version = table.addReading(row);
            if (dynamic) {
                contents = contents == null ? new MeshContents() : contents;
                contents.set(mesh);
            }
        }
    }

    /** The vertices that the mesh draws; another instance, or the same with new contents, after each reading. */
    DrawnShape drawn() {
        return drawn;
    }

    /** The connected parts of the mesh, each as a group of points. */
    PointGroups parts(ProjectionCache cache) {
        parts = parts == null ? new MeshParts() : parts;
        return parts.find(mesh, version, drawn.isShared(), cache);
    }

    /** The outline of the mesh along a direction in its local coordinates. */
    OutlineView outline(double[] direction, PieceSettings settings, ProjectionCache cache) {
        outlines = outlines == null ? new MeshOutlines() : outlines;
        return outlines.find(direction, settings, mesh, version, cache);
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
