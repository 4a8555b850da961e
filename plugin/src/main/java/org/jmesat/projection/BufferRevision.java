package org.jmesat.projection;

import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Format;
import java.lang.ref.WeakReference;
import java.nio.Buffer;

/**
 * Whether one vertex buffer of a mesh is still the one it was: the same object, with the same data object
 * and limit, described in the same way. What is in the data is not looked at.
 *
 * <p>References are weak, so that a revision that outlives its mesh does not keep megabytes of direct memory
 * from being freed. Once collected, an object cannot be mistaken for its successor, as could happen with
 * identity hash codes.
 */
final class BufferRevision {

    private static final WeakReference<VertexBuffer> NO_BUFFER = new WeakReference<>(null);
    private static final WeakReference<Buffer> NO_DATA = new WeakReference<>(null);

    private boolean present;
    private WeakReference<VertexBuffer> buffer = NO_BUFFER;
    private boolean filled;
    private WeakReference<Buffer> data = NO_DATA;
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
        if (now == null) {
            boolean changed = present;
            forget();
            return changed;
        }
        Buffer dataNow = now.getData();
        boolean changed = !present || !buffer.refersTo(now) || differsInData(dataNow) || differsInLayout(now);
        if (changed) {
            remember(now, dataNow);
        }
        return changed;
    }

    /** Lets go of everything: from now on any buffer is a change, and no buffer is none. */
    void forget() {
        present = false;
        buffer = NO_BUFFER;
        filled = false;
        data = NO_DATA;
    }

    private boolean differsInData(Buffer dataNow) {
        if (dataNow == null || !filled) {
            return filled || dataNow != null;
        }
        return !data.refersTo(dataNow) || dataNow.limit() != limit;
    }

    private boolean differsInLayout(VertexBuffer now) {
        return now.getFormat() != format || now.getNumComponents() != components || now.getStride() != stride
                || now.getOffset() != offset || now.isNormalized() != normalized;
    }

    private void remember(VertexBuffer now, Buffer dataNow) {
        present = true;
        if (!buffer.refersTo(now)) {
            buffer = new WeakReference<>(now);
        }
        filled = dataNow != null;
        if (!filled) {
            data = NO_DATA;
        } else if (!data.refersTo(dataNow)) {
            data = new WeakReference<>(dataNow);
        }
        limit = filled ? dataNow.limit() : 0;
        format = now.getFormat();
        components = now.getNumComponents();
        stride = now.getStride();
        offset = now.getOffset();
        normalized = now.isNormalized();
    }
}
