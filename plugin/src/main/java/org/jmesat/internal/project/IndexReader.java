package org.jmesat.internal.project;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;

/**
 * Reads an index buffer of 8, 16 or 32 bits as unsigned integers, as the engine does. The class of the data
 * determines the width. Without a buffer, index i is i.
 */
final class IndexReader {

    private ByteBuffer bytes;
    private ShortBuffer shorts;
    private IntBuffer ints;

    /** Opens the data of an index buffer; returns whether it can be read. */
    boolean open(Buffer data) {
        close();
        if (data instanceof ByteBuffer byteData) {
            bytes = byteData;
        } else if (data instanceof ShortBuffer shortData) {
            shorts = shortData;
        } else if (data instanceof IntBuffer intData) {
            ints = intData;
        } else {
            return false;
        }
        return true;
    }

    /** Releases the user's buffer; from now on index i is i. */
    void close() {
        bytes = null;
        shorts = null;
        ints = null;
    }

    /** The index at a position below the buffer's limit; a 32-bit index above 2³¹ − 1 is negative. */
    int get(int place) {
        if (shorts != null) {
            return shorts.get(place) & 0xffff;
        }
        if (ints != null) {
            return ints.get(place);
        }
        return bytes != null ? bytes.get(place) & 0xff : place;
    }
}
