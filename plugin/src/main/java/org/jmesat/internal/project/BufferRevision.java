package org.jmesat.internal.project;

import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Format;
import java.nio.Buffer;

/**
 * Whether one vertex buffer of a mesh is still the one it was: the same object, with the same data object and limit,
 * described in the same way. The data itself is not compared.
 *
 * <p>Buffer and data are kept from being freed until the next look at the mesh.
 */
final class BufferRevision {
    private VertexBuffer buffer;
    private Buffer data;
    private int limit;
    private Format format;
    private int components;
    private int stride;
    private int offset;
    private boolean normalized;

    /**
     * Looks at the buffer.
     *
     * @param now the buffer that the mesh has now, or null if it has none
     * @return whether it differs from that of the last call
     */
    boolean update(VertexBuffer now) {
        boolean changed = now != buffer;
        buffer = now;
        return update() || changed;
    }

    /** Looks again at the buffer of the last call, for a mesh that is known to have no other; true when changed. */
    boolean update() {
        VertexBuffer now = buffer;
        if (now == null) {
            data = null;
            return false;
        }
        Buffer dataNow = now.getData();
        if (dataNow == data && (dataNow == null || dataNow.limit() == limit) && now.getFormat() == format
                && now.getNumComponents() == components && now.getStride() == stride && now.getOffset() == offset
                && now.isNormalized() == normalized) {
            return false;
        }
        data = dataNow;
        limit = dataNow == null ? 0 : dataNow.limit();
        format = now.getFormat();
        components = now.getNumComponents();
        stride = now.getStride();
        offset = now.getOffset();
        normalized = now.isNormalized();
        return true;
    }
}
