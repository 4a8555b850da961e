package org.jmesat.internal.project;

import com.jme3.scene.VertexBuffer;
import java.nio.Buffer;

/**
 * The state of a vertex buffer at the last check. It detects another buffer, other data, and another limit or layout;
 * what is written into the data in place is not seen.
 */
final class BufferRevision {
    private VertexBuffer buffer;
    private Buffer data;
    private int limit;
    private long layout;

    /** Compares a buffer, which may be null, with that of the last call; true if anything differs. */
    boolean update(VertexBuffer now) {
        if (now == buffer && isSame()) {
            return false;
        }
        buffer = now;
        data = data(now);
        limit = limit(data);
        layout = layout(now);
        return true;
    }

    /** Whether the buffer is as it was at the last update. */
    boolean isSame() {
        return data(buffer) == data && limit(data) == limit && layout(buffer) == layout;
    }

    /** Whether the engine was told of a change of the buffer, and has not uploaded it since. */
    boolean isUploadNeeded() {
        return buffer != null && buffer.isUpdateNeeded();
    }

    /** The data of a buffer; null where either is missing. */
    static Buffer data(VertexBuffer buffer) {
        return buffer == null ? null : buffer.getData();
    }

    private static int limit(Buffer data) {
        return data == null ? 0 : data.limit();
    }

    /** Offset, stride, components, format and whether it is normalised, packed without loss for any valid buffer. */
    private static long layout(VertexBuffer buffer) {
        if (buffer == null) {
            return 0;
        }
        int format = buffer.getFormat() == null ? 0 : 1 + buffer.getFormat().ordinal();
        return (long) buffer.getOffset() << 32 ^ (long) buffer.getStride() << 10 ^ buffer.getNumComponents() << 6
                ^ format << 1 ^ (buffer.isNormalized() ? 1 : 0);
    }
}
