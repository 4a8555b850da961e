package org.jmesat.internal.project;

import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;

/**
 * Reads one vertex attribute as OpenGL does: in any format, packed or with a stride, from its own buffer or
 * from interleaved data.
 *
 * <p>Like the renderer, it reads a buffer from 0 to its limit and ignores its position. All reads are absolute:
 * position, limit and mark of the user's buffers do not change.
 */
final class AttributeReader {

    private FloatBuffer floats;
    private ByteBuffer bytes;
    private ShortBuffer shorts;
    private IntBuffer ints;
    private DoubleBuffer doubles;

    private Format format;
    private int components;
    private int elementCount;
    /** The offset of element 0, and the strides of elements and components, in buffer slots. */
    private int base;
    private int step;
    private int componentStep;
    private boolean swapBytes;
    /** The integer that a normalized attribute maps to 1; 0 for an attribute that is not normalized. */
    private double unitValue;

    /**
     * Opens an attribute; if it returns true, the caller must {@link #close} it. The mesh's interleaved data may be
     * null; it is used if the attribute has a stride.
     */
    boolean open(VertexBuffer attribute, VertexBuffer interleaved, DefectReport report) {
        boolean shared = attribute.getStride() != 0 && interleaved != null;
        Buffer data = shared ? interleaved.getData() : attribute.getData();
        if (data == null || data.limit() == 0) {
            report.noData(attribute.getBufferType());
            return false;
        }
        format = attribute.getFormat();
        components = attribute.getNumComponents();
        if (format == null || components < 1) {
            report.unreadable(attribute, data);
            return false;
        }
        int slotSize = attach(data);
        int packedSize = components * format.getComponentSize();
        int stride = attribute.getStride() == 0 ? packedSize : attribute.getStride();
        int offset = attribute.getOffset();
        if (slotSize == 0 || stride < 0 || stride % slotSize != 0 || offset < 0 || offset % slotSize != 0) {
            report.unreadable(attribute, data);
            close();
            return false;
        }
        base = offset / slotSize;
        step = stride / slotSize;
        componentStep = format.getComponentSize() / slotSize;
        unitValue = attribute.isNormalized() ? largestInteger(format) : 0;
        long lastStart = (long) data.limit() * slotSize - offset - packedSize;
        elementCount = lastStart < 0 ? 0 : (int) (lastStart / stride) + 1;
        if (elementCount == 0) {
            report.noData(attribute.getBufferType());
            close();
            return false;
        }
        return true;
    }

    /** Releases the user's buffer. */
    void close() {
        floats = null;
        bytes = null;
        shorts = null;
        ints = null;
        doubles = null;
    }

    /** The number of whole elements below the buffer's limit (≥1 while open). */
    int elementCount() {
        return elementCount;
    }

    /**
     * Copies {@code count} elements, with indices in [0, {@link #elementCount}), to the front of {@code into}, as
     * {@code width} floats each. Components beyond the width are ignored, missing ones are 0.
     */
    void gather(int[] elements, int count, int width, float[] into) {
        FloatBuffer source = floats;
        int present = Math.min(width, components);
        int out = 0;
        for (int i = 0; i < count; i++) {
            int slot = base + elements[i] * step;
            for (int c = 0; c < present; c++) {
                into[out++] = source != null ? source.get(slot) : valueAt(slot);
                slot += componentStep;
            }
            for (int c = present; c < width; c++) {
                into[out++] = 0;
            }
        }
    }

    /** Attaches the data; returns the bytes per slot, or 0 if its class does not fit the format. */
    private int attach(Buffer data) {
        if (data instanceof ByteBuffer byteData) {
            bytes = byteData;
            // The GPU sees the bytes themselves, so the order set on the buffer object does not matter.
            swapBytes = byteData.order() != ByteOrder.nativeOrder();
            return 1;
        }
        if (data instanceof FloatBuffer floatData && format == Format.Float) {
            floats = floatData;
            return Float.BYTES;
        }
        if (data instanceof ShortBuffer shortData && format.getComponentSize() == Short.BYTES) {
            shorts = shortData;
            return Short.BYTES;
        }
        if (data instanceof IntBuffer intData && (format == Format.Int || format == Format.UnsignedInt)) {
            ints = intData;
            return Integer.BYTES;
        }
        if (data instanceof DoubleBuffer doubleData && format == Format.Double) {
            doubles = doubleData;
            return Double.BYTES;
        }
        return 0;
    }

    private float valueAt(int slot) {
        return switch (format) {
            case Float -> Float.intBitsToFloat(int32(slot));
            case Double -> (float) (doubles != null ? doubles.get(slot) : Double.longBitsToDouble(int64(slot)));
            case Half -> HalfFloat.toFloat(int16(slot));
            case Byte -> scaled(bytes.get(slot));
            case UnsignedByte -> scaled(bytes.get(slot) & 0xff);
            case Short -> scaled(int16(slot));
            case UnsignedShort -> scaled(int16(slot) & 0xffff);
            case Int -> scaled(int32(slot));
            case UnsignedInt -> scaled(Integer.toUnsignedLong(int32(slot)));
            // An unknown format: NaN makes the mesh invalid.
            default -> Float.NaN;
        };
    }

    private short int16(int slot) {
        if (shorts != null) {
            return shorts.get(slot);
        }
        short value = bytes.getShort(slot);
        return swapBytes ? Short.reverseBytes(value) : value;
    }

    private int int32(int slot) {
        if (ints != null) {
            return ints.get(slot);
        }
        int value = bytes.getInt(slot);
        return swapBytes ? Integer.reverseBytes(value) : value;
    }

    private long int64(int slot) {
        long value = bytes.getLong(slot);
        return swapBytes ? Long.reverseBytes(value) : value;
    }

    /**
     * Normalizes as OpenGL 4.2 and OpenGL ES 3 do: 0 stays 0, and the most negative value is clamped to −1. For signed
     * integers, older versions of OpenGL differ by half a unit.
     */
    private float scaled(long value) {
        return unitValue == 0 ? value : (float) Math.max(value / unitValue, -1);
    }

    private static double largestInteger(Format format) {
        return switch (format) {
            case Byte -> Byte.MAX_VALUE;
            case UnsignedByte -> 0xff;
            case Short -> Short.MAX_VALUE;
            case UnsignedShort -> 0xffff;
            case Int -> Integer.MAX_VALUE;
            case UnsignedInt -> 0xffffffffL;
            default -> 0;
        };
    }
}
