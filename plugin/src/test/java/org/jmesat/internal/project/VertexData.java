package org.jmesat.internal.project;

import com.jme3.math.FastMath;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.scene.VertexBuffer;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;

/**
 * Vertex attributes built byte by byte from values that their format represents exactly, so that the expected values
 * need no decoding.
 */
final class VertexData {

    /** The layout of the elements in memory. */
    enum Layout {
        /** Packed, as in most meshes. */
        PACKED,
        /** Packed, in a buffer whose position, limit and mark are inside its capacity. */
        DISTURBED,
        /** In the attribute's own buffer, with an offset and gaps. */
        SPACED,
        /** In the mesh's interleaved buffer. */
        INTERLEAVED,
        /** In the mesh's interleaved buffer, with the byte order that is not the processor's. */
        INTERLEAVED_OTHER_ORDER
    }

    final Format format;
    final int components;
    final boolean normalized;
    final double[][] values;

    VertexData(Format format, int components, boolean normalized, double[][] values) {
        this.format = format;
        this.components = components;
        this.normalized = normalized;
        this.values = values;
    }

    static VertexData random(Random random, Format format, int components, boolean normalized, int count) {
        double[][] values = new double[count][components];
        for (double[] element : values) {
            for (int c = 0; c < components; c++) {
                element[c] = randomValue(random, format);
            }
        }
        return new VertexData(format, components, normalized, values);
    }

    private static double randomValue(Random random, Format format) {
        return switch (format) {
            case Float, Double -> random.nextFloat() * 2000 - 1000;
            case Half -> (random.nextInt(2001) - 1000) / 4.0;
            case Byte -> (byte) random.nextInt();
            case UnsignedByte -> random.nextInt(256);
            case Short -> (short) random.nextInt();
            case UnsignedShort -> random.nextInt(65536);
            case Int -> random.nextInt();
            case UnsignedInt -> Integer.toUnsignedLong(random.nextInt());
        };
    }

    /** The value that a vertex shader gets. */
    float expected(int element, int component) {
        if (component >= components) {
            return 0;
        }
        double value = values[element][component];
        if (!normalized) {
            return (float) value;
        }
        return switch (format) {
            case Float, Double, Half -> (float) value;
            case Byte -> (float) Math.max(-1, value / 127);
            case UnsignedByte -> (float) (value / 255);
            case Short -> (float) Math.max(-1, value / 32767);
            case UnsignedShort -> (float) (value / 65535);
            case Int -> (float) Math.max(-1, value / 2147483647.0);
            case UnsignedInt -> (float) (value / 4294967295.0);
        };
    }

    /** Returns the attribute. If the layout is interleaved, puts the shared buffer into {@code interleaved[0]}. */
    VertexBuffer layOut(Type type, Layout layout, VertexBuffer[] interleaved) {
        int size = components * format.getComponentSize();
        boolean packed = layout == Layout.PACKED || layout == Layout.DISTURBED;
        boolean shared = layout == Layout.INTERLEAVED || layout == Layout.INTERLEAVED_OTHER_ORDER;
        // Interleaved bytes need no alignment; typed buffers need that of their type.
        int unit = shared ? 1 : format.getComponentSize();
        int offset = packed ? 0 : 3 * unit;
        int stride = packed ? size : size + 5 * unit;
        int spare = layout == Layout.DISTURBED ? 4 * size : 0;
        int length = offset + values.length * stride;
        ByteBuffer bytes = ByteBuffer.allocateDirect(length + spare).order(ByteOrder.nativeOrder());
        for (int at = 0; at < bytes.capacity(); at++) {
            bytes.put(at, (byte) 0x7f);
        }
        for (int element = 0; element < values.length; element++) {
            for (int c = 0; c < components; c++) {
                put(bytes, offset + element * stride + c * format.getComponentSize(), values[element][c]);
            }
        }

        VertexBuffer attribute = new VertexBuffer(type);
        attribute.setNormalized(normalized);
        if (shared) {
            attribute.setupData(Usage.Static, components, format, typed(bytes));
            attribute.updateData(null);
            interleaved[0] = new VertexBuffer(Type.InterleavedData);
            if (layout == Layout.INTERLEAVED_OTHER_ORDER) {
                bytes.order(ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN
                        ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
            }
            interleaved[0].setupData(Usage.Static, 1, Format.UnsignedByte, bytes);
        } else {
            Buffer data = typed(bytes);
            if (layout == Layout.DISTURBED) {
                data.limit(data.capacity() - spare * data.capacity() / bytes.capacity());
                data.position(data.limit() / 3);
                data.mark();
                data.position(data.limit() / 2);
            }
            attribute.setupData(Usage.Static, components, format, data);
        }
        if (!packed) {
            attribute.setOffset(offset);
            attribute.setStride(stride);
        }
        return attribute;
    }

    private Buffer typed(ByteBuffer bytes) {
        return switch (format) {
            case Float -> bytes.asFloatBuffer();
            case Double -> bytes.asDoubleBuffer();
            case Short, UnsignedShort -> bytes.asShortBuffer();
            case Int, UnsignedInt -> bytes.asIntBuffer();
            case Half, Byte, UnsignedByte -> bytes;
        };
    }

    private void put(ByteBuffer bytes, int at, double value) {
        switch (format) {
            case Float -> bytes.putFloat(at, (float) value);
            case Double -> bytes.putDouble(at, value);
            case Half -> bytes.putShort(at, FastMath.convertFloatToHalf((float) value));
            case Byte, UnsignedByte -> bytes.put(at, (byte) (long) value);
            case Short, UnsignedShort -> bytes.putShort(at, (short) (long) value);
            case Int, UnsignedInt -> bytes.putInt(at, (int) (long) value);
        }
    }
}
