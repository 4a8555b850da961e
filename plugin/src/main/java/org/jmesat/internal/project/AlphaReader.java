package org.jmesat.internal.project;

import com.jme3.math.ColorRGBA;
import com.jme3.texture.Image.Format;
import com.jme3.texture.Image;
import com.jme3.texture.image.ColorSpace;
import com.jme3.texture.image.ImageRaster;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Reads which pixels of an image are visible. Row 0 of the image's data is at texture coordinate v = 0, which is the
 * bottom of a picture whose loader has flipped it, as the engine's loaders do unless told otherwise.
 *
 * <p>Formats with one byte for alpha are read directly; others with alpha by the engine's {@link ImageRaster}, which
 * takes about 100 ns a pixel. The image and the position of its buffer do not change.
 */
final class AlphaReader {
    /** All other formats that are neither compressed nor depths nor plain integers have no alpha. */
    private static final Set<Format> WITH_ALPHA = EnumSet.of(Format.Alpha8, Format.Luminance8Alpha8,
            Format.Luminance16FAlpha16F, Format.RGB5A1, Format.RGBA8, Format.ABGR8, Format.ARGB8, Format.BGRA8,
            Format.RGBA16F, Format.RGBA32F, Format.RGB10A2);

    private final int width;
    private final int pixelBytes;
    /** The byte of a pixel that has its alpha; −1 if there is none of its own. */
    private final int alphaByte;
    private final ByteBuffer data;
    private final ImageRaster raster;
    private final ColorRGBA color = new ColorRGBA();
    private final float threshold;
    private final int leastByte;

    /** The image must have no {@link #problem}, and alpha. */
    AlphaReader(Image image, float threshold) {
        this.threshold = threshold;
        width = image.getWidth();
        Format format = image.getFormat();
        pixelBytes = format.getBitsPerPixel() / Byte.SIZE;
        data = image.getData(0);
        alphaByte = alphaByte(format);
        leastByte = leastByte(threshold);
        raster = alphaByte >= 0 ? null : raster(image);
    }

    /** The least byte whose share of 255 is not below the threshold. */
    private static int leastByte(float threshold) {
        int least = 0;
        while (least <= 0xff && least / 255f < threshold) {
            least++;
        }
        return least;
    }

    /** A raster of a copy that has the same data: it moves the position of its buffer. */
    private static ImageRaster raster(Image image) {
        ByteBuffer bytes = image.getData(0).duplicate().order(image.getData(0).order());
        return ImageRaster.create(new Image(image.getFormat(), image.getWidth(), image.getHeight(), bytes,
                ColorSpace.Linear));
    }

    private static int alphaByte(Format format) {
        return switch (format) {
            case Alpha8, ABGR8, ARGB8 -> 0;
            case Luminance8Alpha8 -> 1;
            case RGBA8, BGRA8 -> 3;
            default -> -1;
        };
    }

    /** Whether the pixels of a format can be transparent. */
    static boolean hasAlpha(Format format) {
        return WITH_ALPHA.contains(format);
    }

    /** The data of an image's largest level; null if it is only on the graphics card, or has several layers. */
    static ByteBuffer data(Image image) {
        List<ByteBuffer> layers = image.getData();
        return layers == null || layers.size() != 1 ? null : layers.get(0);
    }

    /** Why the pixels of an image cannot be read, as a clause; null if they can be. */
    static String problem(Image image) {
        Format format = image.getFormat();
        if (format == null || image.getWidth() < 1 || image.getHeight() < 1) {
            return "the image of its texture is empty";
        }
        if (image.getDepth() > 1 || image.getData() != null && image.getData().size() > 1) {
            return "the image of its texture has several layers";
        }
        if (data(image) == null) {
            return "the image of its texture has no data in memory";
        }
        if (format.isCompressed() || format.isDepthFormat() || isInteger(format)) {
            return "the pixels of its texture cannot be read: format " + format;
        }
        long needed = (long) image.getWidth() * image.getHeight() * format.getBitsPerPixel() / Byte.SIZE;
        if (data(image).limit() < needed) {
            return "the image of its texture has " + data(image).limit() + " bytes, but needs " + needed;
        }
        if (hasAlpha(format) && alphaByte(format) < 0) {
            try {
                raster(image);
            } catch (RuntimeException e) {
                return "the pixels of its texture cannot be read: format " + format;
            }
        }
        return null;
    }

    private static boolean isInteger(Format format) {
        return format.name().endsWith("I");
    }

    /** Sets the bits of visible pixels in a row of the image; bit k is column {@code from + k}. */
    void readRow(int y, int from, int count, long[] bits) {
        Arrays.fill(bits, 0, count + 63 >> 6, 0);
        if (raster == null) {
            int at = (y * width + from) * pixelBytes + alphaByte;
            for (int k = 0; k < count; k++) {
                if ((data.get(at) & 0xff) >= leastByte) {
                    bits[k >> 6] |= 1L << k;
                }
                at += pixelBytes;
            }
        } else {
            for (int k = 0; k < count; k++) {
                if (raster.getPixel(from + k, y, color).a >= threshold) {
                    bits[k >> 6] |= 1L << k;
                }
            }
        }
    }
}
