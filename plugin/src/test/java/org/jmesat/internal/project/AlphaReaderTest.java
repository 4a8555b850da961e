package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.texture.Image.Format;
import com.jme3.texture.Image;
import com.jme3.texture.Texture.WrapMode;
import com.jme3.texture.image.ColorSpace;
import com.jme3.texture.image.ImageRaster;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AlphaReaderTest {
    private static final long SEED = 41;
    private static final int WIDTH = 70;
    private static final int HEIGHT = 9;

    private static Image image(Format format, int width, int height, int missing) {
        ByteBuffer data = BufferUtils.createByteBuffer(width * height * format.getBitsPerPixel() / 8 - missing);
        new Random(SEED).ints(data.capacity()).forEach(each -> data.put((byte) each));
        data.position(data.capacity() / 2);
        return new Image(format, width, height, data, ColorSpace.Linear);
    }

    private static TileKey whole(Image image, float threshold) {
        return new TileKey(0, 0, image.getWidth(), image.getHeight(), WrapMode.EdgeClamp, WrapMode.EdgeClamp,
                threshold);
    }

    @ParameterizedTest
    @EnumSource(names = {"Alpha8", "Luminance8Alpha8", "Luminance16FAlpha16F", "RGB5A1", "RGBA8", "ABGR8", "ARGB8",
        "BGRA8", "RGBA16F", "RGBA32F"})
    void aPixelIsVisibleIfTheEngineReadsEnoughAlpha(Format format) {
        Image image = image(format, WIDTH, HEIGHT, 0);
        assertNull(AlphaReader.problem(image));
        assertTrue(AlphaReader.hasAlpha(format));
        for (float threshold : new float[] {0.5f, 0.1f, 1, 128 / 255f}) {
            PixelMask mask = PixelMask.read(image, whole(image, threshold));
            Image copy = new Image(format, WIDTH, HEIGHT, image.getData(0).duplicate(), ColorSpace.Linear);
            ImageRaster raster = ImageRaster.create(copy);
            for (int y = 0; y < HEIGHT; y++) {
                for (int x = 0; x < WIDTH; x++) {
                    assertEquals(raster.getPixel(x, y).a >= threshold, mask.isVisible(x, y),
                            format + " at " + x + ", " + y + " with " + threshold);
                }
            }
        }
        assertEquals(image.getData(0).capacity() / 2, image.getData(0).position());
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.MATCH_ALL, names = "^(?!Reserved).*$")
    void anyFormatHasAlphaOrNoneOrAReason(Format format) {
        Image image = image(format, 16, 16, 0);
        String problem = AlphaReader.problem(image);
        if (format.isCompressed() || format.isDepthFormat()) {
            assertEquals("the pixels of its texture cannot be read: format " + format, problem);
        } else if (problem == null && AlphaReader.hasAlpha(format)) {
            assertTrue(PixelMask.read(image, whole(image, 0.5f)).count() <= 256);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"RGB8", "BGR8", "Luminance8", "RGB565"})
    void formatsWithoutAlphaHaveNoReason(Format format) {
        Image image = image(format, 4, 4, 0);
        assertNull(AlphaReader.problem(image));
        assertTrue(format == Format.Luminance8 || ImageRaster.create(image).getPixel(3, 3).a == 1);
        assertEquals(false, AlphaReader.hasAlpha(format));
    }

    @Test
    void imagesThatCannotBeReadHaveAReason() {
        assertEquals("the image of its texture is empty", AlphaReader.problem(new Image()));
        assertEquals("the image of its texture has 255 bytes, but needs 256",
                AlphaReader.problem(image(Format.RGBA8, 8, 8, 1)));
        assertEquals("the image of its texture has no data in memory",
                AlphaReader.problem(new Image(Format.RGBA8, 8, 8, (ByteBuffer) null, ColorSpace.sRGB)));
        ByteBuffer layer = BufferUtils.createByteBuffer(256);
        assertEquals("the image of its texture has several layers", AlphaReader.problem(new Image(Format.RGBA8, 8, 8, 2,
                new ArrayList<>(List.of(layer, layer)), ColorSpace.sRGB)));
        assertNotNull(AlphaReader.problem(image(Format.RGBA8UI, 8, 8, 0)));
    }

    /** The engine's renderer knows these ways to continue an image; all others repeat its last pixels. */
    @ParameterizedTest
    @ValueSource(ints = {1, 7, 64, 65})
    void aTileBeyondTheImageContinuesIt(int width) {
        Image image = image(Format.RGBA8, width, 5, 0);
        PixelMask mask = PixelMask.read(image, whole(image, 0.5f));
        int from = -3 * width;
        for (WrapMode mode : new WrapMode[] {WrapMode.Repeat, WrapMode.MirroredRepeat, WrapMode.EdgeClamp}) {
            PixelMask tile = PixelMask.read(image, new TileKey(from, -10, 6 * width, 20, mode, mode, 0.5f));
            for (int y = -10; y < 10; y++) {
                for (int x = from; x < 3 * width; x++) {
                    assertEquals(mask.isVisible(continued(x, width, mode), continued(y, 5, mode)),
                            tile.isVisible(x - from, y + 10), mode + " at " + x + ", " + y);
                }
            }
        }
    }

    /** Moves into the image step by step. */
    private static int continued(int i, int size, WrapMode mode) {
        int at = i;
        while (at < 0 || at >= size) {
            if (mode == WrapMode.Repeat) {
                at += at < 0 ? size : -size;
            } else if (mode == WrapMode.MirroredRepeat) {
                at = at < 0 ? -1 - at : 2 * size - 1 - at;
            } else {
                at += at < 0 ? 1 : -1;
            }
        }
        return at;
    }
}
