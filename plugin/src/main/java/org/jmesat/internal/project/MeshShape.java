package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.VertexBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * The drawn vertices of a mesh, read once for all geometries that share it, and again when the mesh changes.
 *
 * <p>A write into a buffer in place is detected if the engine is told of it, by {@code updateData} or
 * {@code setUpdateNeeded}, as terrain does: {@code isUpdateNeeded} is true until the renderer has uploaded the buffer.
 * A write before a tick is found by the tick. One after it, such as by a Control, is uploaded before the next tick, so
 * {@link #noteUpload} finds it when a frame is about to be rendered. While the flag stays true, as with nothing that
 * renders the mesh, the contents are compared with a copy: 0.1 µs for a box, 1.3 ms for 20 spheres of 40 000 vertices.
 * Nothing else shows a second write then. Clearing the flag instead would keep a renderer from uploading the buffer.
 * The same copy serves dynamic meshes, which are compared in each tick.
 */
final class MeshShape extends UseCache.Entry<Mesh> {
    /** With more vertices, comparing each with each would take too long. */
    private static final int MOST_COMPARED = 64;
    /** A geometry that turns out of the plane looks along another direction in each tick, so old ones are dropped. */
    private static final int MOST_OUTLINES = 4;

    private final MeshRevision revision = new MeshRevision();
    /** The last tick in which the mesh was dynamic. */
    private long dynamicTick = -2;
    /** The last tick before a frame in which a buffer was to be uploaded. */
    private long notedTick = -2;
    /** The contents at the last reading, if an upload was needed or the mesh was dynamic; otherwise null. */
    private MeshContents contents;
    /** The buffer with texture coordinates, if {@link #noteUpload} checks it too; otherwise null. */
    private VertexBuffer texCoords;

    private final PointGroups points = new PointGroups();
    private float[] xyz = {};
    private String problem;
    private int version;
    /** Whether the mesh is still to be read, since the last reading ended with an exception. */
    private boolean unread;
    private long readTick = -1;
    /** The connected parts; null before they are needed. */
    private PointGroups parts;
    private boolean partsKnown;
    /** The outlines along the directions in which geometries looked at it last; null before they are needed. */
    private List<OutlineView> outlines;

    MeshShape(Mesh mesh) {
        super(mesh);
    }

    @Override
    void retire() {
        super.retire();
        version = -1;
    }

    /** Whether this is the shape of a mesh and was checked in a tick. */
    boolean isChecked(Mesh candidate, long tick) {
        return source == candidate && checkedTick == tick;
    }

    /**
     * Whether this is the shape of a mesh (may be null) that is unchanged since a reading, and depends only on its
     * buffers. Compares it at most once a tick.
     */
    boolean isCurrent(int lastVersion, Mesh candidate, long tick) {
        if (version != lastVersion || source != candidate) {
            return false;
        }
        if (checkedTick != tick) {
            if (source.hasMorphTargets() || !revision.isSame(source) || isWritten(tick)) {
                return false;
            }
            checkedTick = tick;
        }
        return true;
    }

    /**
     * Reads the mesh, at most once a tick, if it has changed. {@code reread} also finds a change of its contents that
     * the engine was not told of.
     */
    void check(ProjectionCache cache, boolean reread) {
        long tick = cache.tick();
        boolean changed = unread;
        if (reread) {
            dynamicTick = tick;
        }
        if (checkedTick != tick) {
            changed |= revision.update(source) || isWritten(tick);
            checkedTick = tick;
        }
        if (readTick != tick && (changed || reread && isRewritten())) {
            unread = true;
            read(cache.readMesh(source));
            unread = false;
            version = cache.nextVersion();
            partsKnown = false;
            outlines = null;
            copyContents(tick);
            readTick = tick;
        }
    }

    /** Whether the engine was told of a write into the buffers of an otherwise unchanged mesh since its reading. */
    private boolean isWritten(long tick) {
        if (revision.isUploadNeeded() || notedTick == tick - 1) {
            return contents == null || !contents.matches(source);
        }
        if (dynamicTick < tick - 1) {
            contents = null;
        }
        return false;
    }

    /** Whether a dynamic, otherwise unchanged mesh has other contents than at its reading, or unknown ones. */
    private boolean isRewritten() {
        return contents == null || source.getMode() == Mode.Hybrid || !contents.matches(source);
    }

    private void copyContents(long tick) {
        if (!revision.isUploadNeeded() && dynamicTick < tick - 1) {
            contents = null;
            return;
        }
        contents = contents == null ? new MeshContents() : contents;
        contents.set(source);
    }

    private void read(MeshVertices reader) {
        int count = reader.count();
        if (count <= MOST_COMPARED) {
            count = dropRepeated(reader.xyz(), count);
        }
        if (xyz.length < 3 * count) {
            xyz = new float[3 * count];
        }
        System.arraycopy(reader.xyz(), 0, xyz, 0, 3 * count);
        problem = reader.problem();
        points.setWhole(xyz, count);
    }

    /** Removes repeated vertices; a box has each corner three times, once per face. */
    private static int dropRepeated(float[] xyz, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int k = 0;
            while (k < kept && !(xyz[3 * k] == xyz[3 * i] && xyz[3 * k + 1] == xyz[3 * i + 1]
                    && xyz[3 * k + 2] == xyz[3 * i + 2])) {
                k++;
            }
            if (k == kept) {
                System.arraycopy(xyz, 3 * i, xyz, 3 * kept, 3);
                kept++;
            }
        }
        return kept;
    }

    /** Notes that the renderer is about to upload a buffer, after a tick, if it is. */
    void noteUpload(long tick) {
        if (revision.isUploadNeeded() || texCoords != null && texCoords.isUpdateNeeded()) {
            notedTick = tick;
        }
    }

    /** All vertices that the mesh draws, as one group. */
    PointGroups points() {
        return points;
    }

    /** The mesh's problem as a sentence without its full stop, or null. */
    String problem() {
        return problem;
    }

    /** The connected parts of the mesh, each as a group of points. */
    PointGroups parts(ProjectionCache cache) {
        if (!partsKnown) {
            parts = parts == null ? new PointGroups() : parts;
            cache.readParts(source, parts);
            partsKnown = true;
        }
        return parts;
    }

    /**
     * The outline of the mesh along the direction, in its local coordinates, of a matrix; computed unless it is known.
     * Geometries share it, however they are turned in the plane.
     */
    OutlineView outline(double[] direction, double[] matrix, PieceSettings settings, ProjectionCache cache) {
        outlines = outlines == null ? new ArrayList<>(MOST_OUTLINES) : outlines;
        for (int i = 0; i < outlines.size(); i++) {
            if (outlines.get(i).isOf(matrix, settings.maxVertices())) {
                return orBaked(outlines.get(i), settings.baked());
            }
        }
        MeshVertices vertices = cache.readMesh(source);
        vertices.collectPrimitives(source, cache.primitives);
        long fingerprint = BakedOutlines.fingerprint(vertices.xyz(), vertices.count(), cache.primitives);
        OutlineView view = OutlineView.find(
                new OutlineView(direction, matrix, settings.maxVertices(), fingerprint, cache.tick()), settings.baked(),
                vertices.xyz(), vertices.count(), cache.primitives);
        if (outlines.size() == MOST_OUTLINES) {
            outlines.remove(0);
        }
        outlines.add(view);
        return view;
    }

    /** An outline that could not be computed for one collider may be baked for another. */
    private static OutlineView orBaked(OutlineView view, BakedOutlines baked) {
        OutlineView known = view.groups().count() > 0 || baked == null ? null : baked.find(view);
        return known == null ? view : known;
    }

    /**
     * Whether the engine was told of a write into the texture coordinates of the mesh, or into another of its buffers,
     * since the last tick.
     */
    boolean isTexCoordWritten(VertexBuffer newTexCoords, long tick) {
        texCoords = newTexCoords;
        return texCoords != null && texCoords.isUpdateNeeded() || notedTick == tick - 1;
    }

    /** The number of the last reading; it grows, and no other shape has the same. */
    int version() {
        return version;
    }
}
