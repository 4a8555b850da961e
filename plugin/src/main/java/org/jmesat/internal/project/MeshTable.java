package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.Buffer;
import java.util.Arrays;

/**
 * What the last look at each mesh has found, one row each. It tells whether a mesh has changed since, as far as that
 * leaves a trace: another buffer of positions, indices or interleaved data, other data in one of them, or another
 * {@link MeshForm}. O(1), and allocates nothing.
 *
 * <p>A look at 10 000 meshes waits for objects that come from memory. The rows are read in the order in which the
 * meshes were found, and the values that are compared are shared, so that nearly all that is waited for are the
 * engine's own objects: eight of each mesh. The engine keeps the buffers in a list whose array is another one after
 * each change; as long as it is the same, no buffer is looked up by its type.
 *
 * <p>Writing into a buffer in place leaves no trace. The engine's {@code isUpdateNeeded} is none: the renderer clears
 * it before the next tick in which we could see it, and leaves it set for ever where nothing is rendered. Writing into
 * a position buffer in place and then calling {@code updateBound}, as culling needs anyway, is seen by the bound.
 *
 * <p>Buffers and their data are kept from being freed until the next look or until the row is removed.
 */
final class MeshTable {
    /** A power of two. */
    private static final int RECENT_FORMS = 16;

    /** Null in a free row, and in one of a mesh that must not be kept from being freed. */
    private Mesh[] meshes;
    private VertexBuffer[][] lists;
    private VertexBuffer[] positions;
    private VertexBuffer[] indices;
    private Buffer[] positionData;
    private Buffer[] indexData;
    private MeshForm[] forms;
    private boolean[] sharesForm;
    /** The tick of the last look. */
    private long[] looked;
    /** Which reading of all meshes was the last of this one; 0 before the first. */
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
        looked = new long[capacity];
        versions = new int[capacity];
    }

    /** Adds a row, which differs from any mesh; null makes it keep no mesh from being freed. */
    int add(Mesh mesh) {
        int row = freeCount > 0 ? free[--freeCount] : top++;
        if (row == meshes.length) {
            grow(16 + row + row / 2);
        }
        meshes[row] = mesh;
        looked[row] = -1;
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
        looked = Arrays.copyOf(looked, capacity);
        versions = Arrays.copyOf(versions, capacity);
    }

    /** Removes a row. */
    void remove(int row) {
        forget(row);
        meshes[row] = null;
        versions[row] = 0;
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, 16 + 2 * freeCount);
        }
        free[freeCount++] = row;
    }

    /** Makes the next look at a row a first one. */
    void forget(int row) {
        lists[row] = null;
        positions[row] = null;
        indices[row] = null;
        positionData[row] = null;
        indexData[row] = null;
        forms[row] = null;
    }

    /**
     * Whether a mesh (may be null) is the one of a row, is as it was at a reading, and depends on nothing but its
     * buffers. Looks at it at most once in a tick.
     */
    boolean isCurrent(int row, int version, Mesh mesh, long tick) {
        if (versions[row] != version || meshes[row] != mesh) {
            return false;
        }
        if (looked[row] != tick) {
            if (mesh.hasMorphTargets() || !isSame(row, mesh)) {
                return false;
            }
            looked[row] = tick;
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

    /**
     * Compares the mesh of a row (not null, always the same) with the last look; true if it differs, at the first look,
     * and after {@link #forget}.
     */
    boolean update(int row, Mesh mesh) {
        VertexBuffer[] list = mesh.getBufferList().getArray();
        boolean first = lists[row] == null;
        if (!first && list == lists[row] && hasSameForm(row, mesh)) {
            return false;
        }
        // Set again when all is noted: a mesh of somebody's own class may throw in between.
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

    /** Shares the form at a first look; later fills the row's own, since the mesh may change in each tick. */
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

    /** Whether the mesh of a row was looked at in a tick. */
    boolean isLookedAt(int row, long tick) {
        return looked[row] == tick;
    }

    /** Whether the last look at a row was before a tick. */
    boolean isOlderThan(int row, long tick) {
        return looked[row] < tick;
    }

    /** Notes that the mesh of a row was looked at in a tick. */
    void setLooked(int row, long tick) {
        looked[row] = tick;
    }

    /** Notes that the mesh of a row was read; returns the version, which no other reading of any mesh has. */
    int addReading(int row) {
        versions[row] = ++readings;
        return readings;
    }
}
