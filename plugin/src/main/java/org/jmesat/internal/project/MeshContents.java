package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;

/**
 * A copy of what the drawn vertices of a mesh depend on: its positions, indices and interleaved data. A mesh that may
 * be written in place is compared with it in each tick, and read only if it has changed.
 */
final class MeshContents {
    private final BufferCopy positions = new BufferCopy();
    private final BufferCopy indices = new BufferCopy();
    private final BufferCopy interleaved = new BufferCopy();

    void set(Mesh mesh) {
        positions.set(BufferRevision.data(mesh.getBuffer(Type.Position)));
        indices.set(BufferRevision.data(mesh.getBuffer(Type.Index)));
        interleaved.set(BufferRevision.data(mesh.getBuffer(Type.InterleavedData)));
    }

    /** Whether a mesh whose form has not changed has the same contents; a hybrid mesh has more than is compared. */
    boolean matches(Mesh mesh) {
        return positions.matches(BufferRevision.data(mesh.getBuffer(Type.Position)))
                && indices.matches(BufferRevision.data(mesh.getBuffer(Type.Index)))
                && interleaved.matches(BufferRevision.data(mesh.getBuffer(Type.InterleavedData)));
    }

    /**
     * A copy of a buffer's contents from 0 to its limit. Comparing takes as long as reading the memory, and allocates
     * nothing. Position, limit and mark of the buffer do not change.
     */
    private static final class BufferCopy {
        private Buffer source;
        /** A view of the source from 0 to its limit, since comparing begins at the position. */
        private Buffer view;
        private Buffer copy;

        /** Copies the contents; null means that there is no buffer. */
        void set(Buffer data) {
            if (data == null) {
                source = null;
                view = null;
                copy = null;
                return;
            }
            if (data != source || view.limit() != data.limit()) {
                source = data;
                view = data.duplicate().position(0);
                copy = allocate(data);
            }
            if (copy instanceof FloatBuffer floats) {
                floats.put(0, (FloatBuffer) view, 0, view.limit());
            } else if (copy instanceof IntBuffer ints) {
                ints.put(0, (IntBuffer) view, 0, view.limit());
            } else if (copy instanceof ShortBuffer shorts) {
                shorts.put(0, (ShortBuffer) view, 0, view.limit());
            } else if (copy instanceof ByteBuffer bytes) {
                bytes.put(0, (ByteBuffer) view, 0, view.limit());
            } else if (copy instanceof DoubleBuffer doubles) {
                doubles.put(0, (DoubleBuffer) view, 0, view.limit());
            }
        }

        private static Buffer allocate(Buffer data) {
            if (data instanceof FloatBuffer) {
                return FloatBuffer.allocate(data.limit());
            } else if (data instanceof IntBuffer) {
                return IntBuffer.allocate(data.limit());
            } else if (data instanceof ShortBuffer) {
                return ShortBuffer.allocate(data.limit());
            } else if (data instanceof ByteBuffer) {
                return ByteBuffer.allocate(data.limit());
            }
            return data instanceof DoubleBuffer ? DoubleBuffer.allocate(data.limit()) : null;
        }

        /** Whether a buffer, which may be null, is the one copied and has the same contents. */
        boolean matches(Buffer data) {
            if (data == null || data != source || view.limit() != data.limit()) {
                return data == null && source == null;
            }
            return view.equals(copy);
        }
    }
}
