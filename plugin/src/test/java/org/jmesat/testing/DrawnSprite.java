package org.jmesat.testing;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.texture.Image.Format;
import com.jme3.texture.Image;
import com.jme3.texture.Texture2D;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;
import java.util.function.DoubleBinaryOperator;

/**
 * An image drawn by code, with its alpha as an array, and an oracle for what is visible of a geometry that shows a part
 * of it. The oracle knows the texture coordinates of the corners, and nothing of the code that it tests.
 */
public final class DrawnSprite {
    private static final int SAMPLES = 6;

    private final int width;
    private final int height;
    /** The alpha of each pixel, from 0 to 255, row 0 at the bottom. */
    private final int[] alpha;

    private DrawnSprite(int width, int height) {
        this.width = width;
        this.height = height;
        alpha = new int[width * height];
    }

    /** Draws a shape: its distance from a pixel's centre in pixels, negative inside; edges are a pixel soft. */
    public static DrawnSprite draw(int width, int height, DoubleBinaryOperator distance) {
        DrawnSprite sprite = new DrawnSprite(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double d = distance.applyAsDouble(x + 0.5, y + 0.5);
                sprite.alpha[y * width + x] = (int) Math.round(255 * Math.max(0, Math.min(0.5 - d, 1)));
            }
        }
        return sprite;
    }

    /** From rows of text, the top one first: a space is transparent, a dot faint, anything else opaque. */
    public static DrawnSprite of(String... rows) {
        DrawnSprite sprite = new DrawnSprite(rows[0].length(), rows.length);
        for (int y = 0; y < sprite.height; y++) {
            for (int x = 0; x < sprite.width; x++) {
                char c = rows[sprite.height - 1 - y].charAt(x);
                sprite.alpha[y * sprite.width + x] = c == ' ' ? 0 : c == '.' ? 100 : 255;
            }
        }
        return sprite;
    }

    /** Copies another image into this one, with its lower left corner at a pixel. */
    public DrawnSprite paste(DrawnSprite other, int left, int bottom) {
        for (int y = 0; y < other.height; y++) {
            System.arraycopy(other.alpha, y * other.width, alpha, (bottom + y) * width + left, other.width);
        }
        return this;
    }

    public static DrawnSprite empty(int width, int height) {
        return new DrawnSprite(width, height);
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** Whether a pixel has an alpha of at least ½. */
    public boolean isVisible(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height && alpha[y * width + x] >= 128;
    }

    /** The image in a format with four bytes a pixel. */
    public Image image() {
        return new Image(Format.RGBA8, width, height, rgba(), ColorSpace.sRGB);
    }

    public ByteBuffer rgba() {
        ByteBuffer data = BufferUtils.createByteBuffer(4 * width * height);
        for (int each : alpha) {
            data.put((byte) 200).put((byte) 100).put((byte) 50).put((byte) each);
        }
        data.flip();
        return data;
    }

    public Texture2D texture() {
        return new Texture2D(image());
    }

    /**
     * What is seen of an image on a geometry: its mesh has the corners (0, 0) to (1, 1), with texture coordinates (u0,
     * v0) and (u1, v1).
     */
    public record Shown(Geometry geometry, DrawnSprite sprite, float u0, float v0, float u1, float v1) {
        /** The whole image. */
        public Shown(Geometry geometry, DrawnSprite sprite) {
            this(geometry, sprite, 0, 0, 1, 1);
        }

        /** Whether a pixel is visible at a place in the plane XY. */
        public boolean isVisible(double x, double y) {
            Vector3f local = geometry.worldToLocal(new Vector3f((float) x, (float) y, 0), null);
            if (local.x < 0 || local.y < 0 || local.x >= 1 || local.y >= 1) {
                return false;
            }
            double u = u0 + (u1 - u0) * (double) local.x;
            double v = v0 + (v1 - v0) * (double) local.y;
            return sprite.isVisible((int) Math.floor(u * sprite.width), (int) Math.floor(v * sprite.height));
        }

        /** The size of a pixel in the plane, at most. */
        public double pixel() {
            Vector3f scale = geometry.getWorldScale();
            return Math.max(scale.x / Math.abs(u1 - u0) / sprite.width, scale.y / Math.abs(v1 - v0) / sprite.height);
        }

        /**
         * Whether a place is visible on both, with all places around it up to a distance; found by samples within each
         * visible pixel of this.
         */
        public boolean overlaps(Shown other, double around) {
            int left = (int) Math.floor(Math.min(u0, u1) * sprite.width);
            int right = (int) Math.ceil(Math.max(u0, u1) * sprite.width);
            int bottom = (int) Math.floor(Math.min(v0, v1) * sprite.height);
            int top = (int) Math.ceil(Math.max(v0, v1) * sprite.height);
            for (int y = bottom; y < top; y++) {
                for (int x = left; x < right; x++) {
                    if (sprite.isVisible(x, y) && isSampled(other, x, y, around)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean isSampled(Shown other, int x, int y, double around) {
            for (int i = 0; i < SAMPLES * SAMPLES; i++) {
                double u = (x + (i % SAMPLES + 0.5) / SAMPLES) / sprite.width;
                double v = (y + (i / SAMPLES + 0.5) / SAMPLES) / sprite.height;
                Vector3f world = geometry.localToWorld(new Vector3f((float) ((u - u0) / (u1 - u0)),
                        (float) ((v - v0) / (v1 - v0)), 0), null);
                if (other.isVisible(world.x, world.y) && (around == 0 || isClear(world, around)
                        && other.isClear(world, around))) {
                    return true;
                }
            }
            return false;
        }

        private boolean isClear(Vector3f world, double around) {
            for (int i = 0; i < 24; i++) {
                double angle = Math.PI / 12 * i;
                for (int ring = 1; ring <= 2; ring++) {
                    double r = around * ring / 2;
                    if (!isVisible(world.x + r * Math.cos(angle), world.y + r * Math.sin(angle))) {
                        return false;
                    }
                }
            }
            return true;
        }
    }
}
