package org.jmesat.internal.project;

import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import java.nio.Buffer;
import java.util.Arrays;

/**
 * A table with a row for each mesh: its state at the last check. It detects whether a mesh has changed since: another
 * buffer of positions, indices or interleaved data, other data in one of them, or another {@link MeshForm}. A check
 * is O(1) and allocates nothing.
 *
 * <p>Checking 10 000 meshes is bound by cache misses. The rows are read in order and the compared values are shared, so
 * nearly all misses are on the engine's own objects: eight per mesh. The engine keeps a mesh's buffers in a list with a
 * new array after each change; while the array is the same, no buffer is checked up by its type.
 *
 * <p>A write into a buffer in place is detected if the engine is told of it, by {@code updateData} or
 * {@code setUpdateNeeded}, as terrain does: {@code isUpdateNeeded} is true until the renderer has uploaded the buffer.
 * A write before a tick is found by the tick. One after it, such as by a Control, is uploaded before the next tick, so
 * {@link #noteUploads} finds it when a frame is about to be rendered. While the flag stays true, as with nothing that
 * renders the mesh, the contents are compared with a copy: 0.1 µs for a box, 1.3 ms for 20 spheres of 40 000 vertices.
 * Nothing else shows a second write then. Clearing the flag instead would keep a renderer from uploading the buffer.
 * The same copy serves dynamic meshes, which are compared in each tick.
 *
 * <p>The table prevents garbage collection of buffers and their data until the next check, or until the row is removed.
 */
final class MeshTable {
    /** A power of two. */
    private static final int RECENT_FORMS = 16;

    /** Null in a free row, and for a mesh that the table must not keep alive. */
    private Mesh[] meshes;
    private VertexBuffer[][] lists;
    private VertexBuffer[] positions;
    private VertexBuffer[] indices;
    private Buffer[] positionData;
    private Buffer[] indexData;
    private MeshForm[] forms;
    private boolean[] sharesForm;
    /** The contents at the last reading, if an upload was needed or the mesh was dynamic; otherwise null. */
    private MeshContents[] contents;
    /** The last tick in which the mesh was dynamic. */
    private long[] dynamic;
    /** The buffer with texture coordinates, if {@link #noteUploads} checks it too; otherwise null. */
    private VertexBuffer[] texCoords;
    /** The last tick before a frame in which a buffer was to be uploaded. */
    private long[] noted;
    /** The tick of the last check. */
    private long[] checked;
    /** The number of the mesh's last reading, counted over all meshes; 0 before the first. */
    private int[] versions;
    private int[] free = {};
    private int freeCount;
    /** One more than the highest row ever in use. */
    private int top;
    private int readings;
    private final MeshForm[] recent = new MeshForm[RECENT_FORMS];

    MeshTable(int capacity) {
        meshes = new Mesh[capacity];
        lists = new VertexBuffer[capacity][];
        positions = new VertexBuffer[capacity];
        indices = new VertexBuffer[capacity];
        positionData = new Buffer[capacity];
        indexData = new Buffer[capacity];
        forms = new MeshForm[capacity];
        sharesForm = new boolean[capacity];
        contents = new MeshContents[capacity];
        dynamic = new long[capacity];
        texCoords = new VertexBuffer[capacity];
        noted = new long[capacity];
        checked = new long[capacity];
        versions = new int[capacity];
    }

    /** Adds a row that differs from any mesh; with null it keeps no mesh alive. */
    int add(Mesh mesh) {
        int row = freeCount > 0 ? free[--freeCount] : top++;
        if (row == meshes.length) {
            grow(16 + row + row / 2);
        }
        meshes[row] = mesh;
        checked[row] = -1;
        dynamic[row] = -2;
        noted[row] = -2;
        return row;
    }

    private void grow(int capacity) {
        meshes = Arrays.copyOf(meshes, capacity);
        lists = Arrays.copyOf(lists, capacity);
        positions = Arrays.copyOf(positions, capacity);
        indices = Arrays.copyOf(indices, capacity);
        positionData = Arrays.copyOf(positionData, capacity);
        indexData = Arrays.copyOf(indexData, capacity);
        forms = Arrays.copyOf(forms, capacity);
        sharesForm = Arrays.copyOf(sharesForm, capacity);
        contents = Arrays.copyOf(contents, capacity);
        dynamic = Arrays.copyOf(dynamic, capacity);
        texCoords = Arrays.copyOf(texCoords, capacity);
        noted = Arrays.copyOf(noted, capacity);
        checked = Arrays.copyOf(checked, capacity);
        versions = Arrays.copyOf(versions, capacity);
    }

    void remove(int row) {
        forget(row);
        meshes[row] = null;
        versions[row] = 0;
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, 16 + 2 * freeCount);
        }
        free[freeCount++] = row;
    }

    /** Clears a row, so that the next check finds a change. */
    void forget(int row) {
        lists[row] = null;
        positions[row] = null;
        indices[row] = null;
        positionData[row] = null;
        indexData[row] = null;
        forms[row] = null;
        contents[row] = null;
        texCoords[row] = null;
    }

    /**
     * Whether a mesh (may be null) is that of a row, is unchanged since a reading, and depends only on its buffers.
     * Compares it at most once a tick.
     */
    boolean isCurrent(int row, int version, Mesh mesh, long tick) {
        if (versions[row] != version || meshes[row] != mesh) {
            return false;
        }
        if (checked[row] != tick) {
            if (mesh.hasMorphTargets() || !isSame(row, mesh) || isWritten(row, mesh, tick)) {
                return false;
            }
            checked[row] = tick;
        }
        return true;
    }

    private boolean isSame(int row, Mesh mesh) {
        return mesh.getBufferList().getArray() == lists[row] && hasSameForm(row, mesh);
    }

    private boolean hasSameForm(int row, Mesh mesh) {
        VertexBuffer position = positions[row];
        VertexBuffer index = indices[row];
        Buffer data = positionData[row];
        Buffer indexes = indexData[row];
        return MeshForm.data(position) == data && MeshForm.data(index) == indexes
                && forms[row].matches(mesh, position, data, index, indexes);
    }

    /** Whether the engine was told of a write into the buffers of an otherwise unchanged mesh since its reading. */
    boolean isWritten(int row, Mesh mesh, long tick) {
        if (isUploadNeeded(row) || isNoted(row, tick)) {
            return contents[row] == null || !contents[row].matches(mesh);
        }
        if (contents[row] != null && dynamic[row] < tick - 1) {
            contents[row] = null;
        }
        return false;
    }

    private boolean isUploadNeeded(int row) {
        return MeshForm.isUploadNeeded(positions[row]) || MeshForm.isUploadNeeded(indices[row])
                || MeshForm.isUploadNeeded(forms[row].interleaved());
    }

    /** Notes the meshes of which the renderer is about to upload a buffer, after a tick. */
    void noteUploads(long tick) {
        for (int row = 0; row < top; row++) {
            if (forms[row] != null && (isUploadNeeded(row) || MeshForm.isUploadNeeded(texCoords[row]))) {
                noted[row] = tick;
            }
        }
    }

    /** Whether a buffer of a row was to be uploaded in a frame since the last tick. */
    boolean isNoted(int row, long tick) {
        return noted[row] == tick - 1;
    }

    /** Sets the buffer with the texture coordinates of a row's mesh; null for none. */
    void setTexCoords(int row, VertexBuffer buffer) {
        texCoords[row] = buffer;
    }

    /** Notes that the mesh of a row is dynamic in a tick, before it is checked. */
    void setDynamic(int row, long tick) {
        dynamic[row] = tick;
    }

    /**
     * Whether a dynamic mesh, which is otherwise unchanged, must be read: its contents differ from those at its
     * reading, or are not known.
     */
    boolean isRewritten(int row, Mesh mesh) {
        return contents[row] == null || mesh.getMode() == Mode.Hybrid || !contents[row].matches(mesh);
    }

    /**
     * Updates a row from its mesh (not null, always the same); true if the mesh has changed, at the first check, and
     * after {@link #forget}.
     */
    boolean update(int row, Mesh mesh) {
        VertexBuffer[] list = mesh.getBufferList().getArray();
        boolean first = lists[row] == null;
        if (!first && list == lists[row] && hasSameForm(row, mesh)) {
            return false;
        }
        // Set at the end, since a subclass of the game's own may throw in between.
        lists[row] = null;
        VertexBuffer position = mesh.getBuffer(Type.Position);
        VertexBuffer index = mesh.getBuffer(Type.Index);
        VertexBuffer interleaved = mesh.getBuffer(Type.InterleavedData);
        boolean changed = first || position != positions[row] || index != indices[row]
                || interleaved != forms[row].interleaved() || !hasSameForm(row, mesh);
        if (changed) {
            positions[row] = position;
            indices[row] = index;
            positionData[row] = MeshForm.data(position);
            indexData[row] = MeshForm.data(index);
            setForm(row, mesh, interleaved);
        }
        lists[row] = list;
        return changed;
    }

    /** Shares a form at the first check; later uses the row's own, since the mesh may change in each tick. */
    private void setForm(int row, Mesh mesh, VertexBuffer interleaved) {
        MeshForm own = forms[row];
        forms[row] = null;
        int slot = mesh.getVertexCount() * 31 + mesh.getTriangleCount() & RECENT_FORMS - 1;
        MeshForm like = recent[slot];
        if (own == null && interleaved == null && like != null
                && like.matches(mesh, positions[row], positionData[row], indices[row], indexData[row])) {
            forms[row] = like;
            sharesForm[row] = true;
            return;
        }
        MeshForm form = own == null || sharesForm[row] ? new MeshForm() : own;
        form.set(mesh, positions[row], indices[row], interleaved);
        sharesForm[row] = own == null && form.isSharable();
        if (sharesForm[row]) {
            recent[slot] = form;
        }
        forms[row] = form;
    }

    /** Whether the mesh of a row was checked in a tick. */
    boolean isChecked(int row, long tick) {
        return checked[row] == tick;
    }

    /** Whether the last check of a row was before a tick. */
    boolean isOlderThan(int row, long tick) {
        return checked[row] < tick;
    }

    /** Notes that the mesh of a row was checked in a tick. */
    void setChecked(int row, long tick) {
        checked[row] = tick;
    }

    /** Notes a reading of a row's mesh in a tick; returns its version, unique over all meshes. */
    int addReading(int row, Mesh mesh, long tick) {
        versions[row] = ++readings;
        if (isUploadNeeded(row) || dynamic[row] >= tick - 1) {
            contents[row] = contents[row] == null ? new MeshContents() : contents[row];
            contents[row].set(mesh);
        } else {
            contents[row] = null;
        }
        return readings;
    }
}
