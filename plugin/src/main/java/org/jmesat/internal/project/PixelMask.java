package org.jmesat.internal.project;

import com.jme3.texture.Image;
import com.jme3.texture.Texture.WrapMode;
import org.jmesat.internal.geometry.ConvexHull;

/** The visible pixels of a tile, a bit each. */
final class PixelMask {
    private final int width;
    private final int height;
    /** The number of longs in a row. */
    private final int stride;
    private final long[] bits;
    private int count;

    private PixelMask(int width, int height) {
        this.width = width;
        this.height = height;
        stride = width + 63 >> 6;
        bits = new long[stride * height];
    }

    /** Reads a tile of an image that can be read and has alpha. */
    static PixelMask read(Image image, TileKey tile) {
        PixelMask mask = new PixelMask(tile.width(), tile.height());
        AlphaReader reader = new AlphaReader(image, tile.threshold());
        int[] columns = sources(tile.x(), tile.width(), image.getWidth(), tile.wrapS());
        int[] rows = sources(tile.y(), tile.height(), image.getHeight(), tile.wrapT());
        boolean inside = tile.x() >= 0 && tile.x() + tile.width() <= image.getWidth();
        long[] row = new long[(inside ? tile.width() : image.getWidth()) + 63 >> 6];
        for (int y = 0; y < tile.height(); y++) {
            if (inside) {
                reader.readRow(rows[y], tile.x(), tile.width(), row);
                System.arraycopy(row, 0, mask.bits, y * mask.stride, mask.stride);
            } else {
                reader.readRow(rows[y], 0, image.getWidth(), row);
                for (int x = 0; x < tile.width(); x++) {
                    if ((row[columns[x] >> 6] >>> columns[x] & 1) != 0) {
                        mask.bits[y * mask.stride + (x >> 6)] |= 1L << x;
                    }
                }
            }
        }
        for (long each : mask.bits) {
            mask.count += Long.bitCount(each);
        }
        return mask;
    }

    /** For each column or row of a tile the one of the image that is drawn there. */
    private static int[] sources(int from, int count, int size, WrapMode wrap) {
        int[] sources = new int[count];
        for (int i = 0; i < count; i++) {
            sources[i] = source(from + i, size, wrap);
        }
        return sources;
    }

    /** As the renderer does: all other modes repeat the last pixel. */
    private static int source(int i, int size, WrapMode wrap) {
        if (wrap == WrapMode.Repeat) {
            return Math.floorMod(i, size);
        }
        if (wrap == WrapMode.MirroredRepeat) {
            int k = Math.floorMod(i, 2 * size);
            return k < size ? k : 2 * size - 1 - k;
        }
        return Math.max(0, Math.min(i, size - 1));
    }

    int height() {
        return height;
    }

    /** The number of visible pixels. */
    int count() {
        return count;
    }

    /** Whether all pixels are visible. */
    boolean isFull() {
        return count == width * height;
    }

    /** Whether a pixel is visible; none outside the tile is. */
    boolean isVisible(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height && (bits[y * stride + (x >> 6)] >>> x & 1) != 0;
    }

    /**
     * {@return the convex hull of the corners of visible pixels: x and y of each corner, counter-clockwise, in pixels
     * from the tile's first one} It is exact, since all corners are small integers. Not for empty masks.
     */
    float[] findHull() {
        float[] points = new float[8 * height];
        int n = 0;
        for (int y = 0; y < height; y++) {
            int first = first(y);
            if (first >= 0) {
                int end = last(y) + 1;
                for (int corner = 0; corner < 4; corner++) {
                    points[n++] = corner % 2 == 0 ? first : end;
                    points[n++] = y + corner / 2;
                }
            }
        }
        ConvexHull hull = new ConvexHull();
        hull.compute(points, n / 2);
        return hull.copyVertices();
    }

    /** The first visible column of a row; −1 if there is none. */
    private int first(int y) {
        for (int i = 0; i < stride; i++) {
            long word = bits[y * stride + i];
            if (word != 0) {
                return 64 * i + Long.numberOfTrailingZeros(word);
            }
        }
        return -1;
    }

    /** The last visible column of a row; −1 if there is none. */
    private int last(int y) {
        for (int i = stride - 1; i >= 0; i--) {
            long word = bits[y * stride + i];
            if (word != 0) {
                return 64 * i + 63 - Long.numberOfLeadingZeros(word);
            }
        }
        return -1;
    }

    /** For word i of a row, the columns at which a pixel is visible and the one below it is not. */
    long bottoms(int y, int i) {
        return bits[y * stride + i] & (y == 0 ? -1 : ~bits[(y - 1) * stride + i]);
    }

    int stride() {
        return stride;
    }
}
