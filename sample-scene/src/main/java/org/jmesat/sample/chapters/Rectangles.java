package org.jmesat.sample.chapters;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;

/** A mesh of rectangles with their colours, written again in each frame: thousands cost one draw call. */
final class Rectangles extends Mesh {
    private final FloatBuffer positions;
    private final FloatBuffer colors;

    /** Creates a mesh of a number of rectangles, which are to be added in each frame. */
    Rectangles(int count) {
        positions = BufferUtils.createFloatBuffer(count * 4 * 3);
        colors = BufferUtils.createFloatBuffer(count * 4 * 4);
        int[] corners = new int[count * 6];
        for (int i = 0; i < corners.length; i++) {
            // Two triangles of the corners 0 1 2 and 2 1 3.
            corners[i] = i / 6 * 4 + (i % 6 < 3 ? i % 6 : new int[] {2, 1, 3}[i % 3]);
        }
        setBuffer(Type.Position, 3, positions);
        setBuffer(Type.Color, 4, colors);
        setBuffer(Type.Index, 3, corners);
        getBuffer(Type.Position).setUsage(VertexBuffer.Usage.Stream);
        getBuffer(Type.Color).setUsage(VertexBuffer.Usage.Stream);
    }

    void add(float left, float bottom, float right, float top, ColorRGBA color) {
        for (int corner = 0; corner < 4; corner++) {
            positions.put(corner % 2 == 0 ? left : right).put(corner < 2 ? bottom : top).put(0);
            colors.put(color.r).put(color.g).put(color.b).put(color.a);
        }
    }

    /** Shows what was added; the next rectangle is the first again. */
    void show() {
        positions.rewind();
        colors.rewind();
        getBuffer(Type.Position).updateData(positions);
        getBuffer(Type.Color).updateData(colors);
    }
}
