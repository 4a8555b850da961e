package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.texture.Image.Format;
import com.jme3.texture.Image;
import com.jme3.texture.Texture.WrapMode;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.testing.DrawnSprite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.union.UnaryUnionOp;

/** Compares outlines with JTS's unions and hulls of pixels. */
class TileOutlineTest {
    private static final GeometryFactory JTS = new GeometryFactory();
    /** The tolerance, and what smoothing of stairs adds, in pixels. */
    private static final double MOST = TileOutline.TOLERANCE + 0.5;

    /** Random masks: noise, blobs, and thin lines, with some pixels that touch only at corners. */
    private static boolean[][] mask(Random random, int kind) {
        int width = 1 + random.nextInt(kind == 0 ? 12 : 90);
        int height = 1 + random.nextInt(kind == 0 ? 12 : 70);
        boolean[][] mask = new boolean[height][width];
        if (kind == 0) {
            double share = random.nextDouble();
            each(mask, (x, y) -> random.nextDouble() < share);
        } else if (kind == 1) {
            for (int i = 0; i < 6; i++) {
                double cx = random.nextInt(width);
                double cy = random.nextInt(height);
                double r = 1 + random.nextInt(20);
                boolean hole = i % 3 == 2;
                each(mask, (x, y) -> Math.hypot(x - cx, y - cy) < r ? !hole : mask[y][x]);
            }
        } else {
            for (int i = 0; i < 5; i++) {
                double ax = random.nextInt(width);
                double ay = random.nextInt(height);
                double angle = random.nextDouble() * 6.3;
                for (double t = 0; t < 60; t += 0.25) {
                    int x = (int) Math.floor(ax + t * Math.cos(angle));
                    int y = (int) Math.floor(ay + t * Math.sin(angle));
                    if (x >= 0 && y >= 0 && x < width && y < height) {
                        mask[y][x] = true;
                    }
                }
            }
        }
        return mask;
    }

    private interface Pixel {
        boolean isVisible(int x, int y);
    }

    private static void each(boolean[][] mask, Pixel pixel) {
        for (int y = 0; y < mask.length; y++) {
            for (int x = 0; x < mask[y].length; x++) {
                mask[y][x] = pixel.isVisible(x, y);
            }
        }
    }

    private static Image image(boolean[][] mask) {
        ByteBuffer data = BufferUtils.createByteBuffer(mask.length * mask[0].length);
        for (boolean[] row : mask) {
            for (boolean each : row) {
                data.put((byte) (each ? 128 : 127));
            }
        }
        return new Image(Format.Alpha8, mask[0].length, mask.length, data, ColorSpace.Linear);
    }

    private static TileOutline outline(Image image) {
        return new TileOutline(image, new TileKey(0, 0, image.getWidth(), image.getHeight(), WrapMode.EdgeClamp,
                WrapMode.EdgeClamp, 0.5f));
    }

    private static Geometry pixels(boolean[][] mask) {
        List<Geometry> squares = new ArrayList<>();
        for (int y = 0; y < mask.length; y++) {
            for (int x = 0; x < mask[y].length; x++) {
                if (mask[y][x]) {
                    squares.add(JTS.toGeometry(new Envelope(x, x + 1, y, y + 1)));
                }
            }
        }
        return squares.isEmpty() ? JTS.createPolygon() : UnaryUnionOp.union(squares);
    }

    private static Geometry polygon(float[] xy) {
        Coordinate[] ring = new Coordinate[xy.length / 2 + 1];
        for (int i = 0; i < ring.length; i++) {
            int k = 2 * i % xy.length;
            ring[i] = new Coordinate(xy[k], xy[k + 1]);
        }
        return JTS.createPolygon(ring);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void theHullIsThatOfTheVisiblePixels(int kind) {
        for (int seed = 0; seed < 100; seed++) {
            boolean[][] mask = mask(new Random(seed), kind);
            Geometry expected = pixels(mask).convexHull();
            float[][] hull = outline(image(mask)).hull();
            if (expected.isEmpty()) {
                assertEquals(0, hull.length, "seed " + seed);
            } else {
                assertTrue(expected.equalsTopo(polygon(hull[0])), "kind " + kind + ", seed " + seed);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void thePiecesAreConvexApartAndNearTheVisiblePixels(int kind) {
        for (int seed = 0; seed < 100; seed++) {
            String at = "kind " + kind + ", seed " + seed;
            boolean[][] mask = mask(new Random(seed), kind);
            Geometry visible = pixels(mask);
            TileOutline outline = outline(image(mask));
            List<Geometry> pieces = new ArrayList<>();
            double area = 0;
            for (float[] each : outline.pieces()) {
                Geometry piece = polygon(each);
                assertTrue(piece.isValid() && piece.getArea() >= piece.convexHull().getArea() - 1e-4, at);
                area += piece.getArea();
                pieces.add(piece);
            }
            assertNull(outline.problem(), at);
            if (visible.isEmpty()) {
                assertEquals(0, pieces.size(), at);
                continue;
            }
            Geometry union = UnaryUnionOp.union(pieces);
            assertEquals(union.getArea(), area, 1e-3 * area, at + ": pieces overlap");
            assertTrue(visible.buffer(MOST + 0.01).covers(union), at + ": too much");
            assertTrue(union.buffer(MOST + 0.01).covers(visible), at + ": too little");
        }
    }

    @Test
    void contoursSurroundEachVisiblePixelOnce() {
        for (int seed = 0; seed < 90; seed++) {
            boolean[][] mask = mask(new Random(seed), seed % 3);
            Image image = image(mask);
            PixelMask read = PixelMask.read(image, new TileKey(0, 0, image.getWidth(), image.getHeight(),
                    WrapMode.EdgeClamp, WrapMode.EdgeClamp, 0.5f));
            List<int[]> rings = PixelContours.find(read, Integer.MAX_VALUE);
            for (int y = 0; y < mask.length; y++) {
                for (int x = 0; x < mask[y].length; x++) {
                    assertEquals(mask[y][x] ? 1 : 0, winding(rings, x + 0.5, y + 0.5), "seed " + seed);
                }
            }
        }
    }

    /** How often rings go counter-clockwise around a point: their sides that cross the line to its right. */
    private static int winding(List<int[]> rings, double x, double y) {
        int winding = 0;
        for (int[] ring : rings) {
            for (int i = 0; i < ring.length; i += 2) {
                int j = (i + 2) % ring.length;
                if (ring[i] > x && ring[i] == ring[j] && ring[i + 1] < y != ring[j + 1] < y) {
                    winding += ring[j + 1] > ring[i + 1] ? 1 : -1;
                }
            }
        }
        return winding;
    }

    @Test
    void rectanglesAndBlocksAreExact() {
        String[][] shapes = {
            {"#"}, {"##########"}, {"    ", " ###", " ###"}, {"####  ", "####  ", "######", "######"},
            {"##    ", "##    ", "  ##  ", "  ##  ", "    ##", "    ##"}};
        int[] pieces = {1, 1, 1, 2, 3};
        for (int i = 0; i < shapes.length; i++) {
            DrawnSprite sprite = DrawnSprite.of(shapes[i]);
            boolean[][] mask = new boolean[sprite.height()][sprite.width()];
            each(mask, sprite::isVisible);
            TileOutline outline = outline(image(mask));
            List<Geometry> polygons = new ArrayList<>();
            for (float[] piece : outline.pieces()) {
                polygons.add(polygon(piece));
            }
            assertEquals(pieces[i], polygons.size(), "shape " + i);
            assertTrue(pixels(mask).equalsTopo(UnaryUnionOp.union(polygons)), "shape " + i);
        }
    }

    @Test
    void aDiagonalOfStairsBecomesASlope() {
        boolean[][] mask = new boolean[40][40];
        each(mask, (x, y) -> y <= x);
        assertEquals(1, outline(image(mask)).pieces().length);
    }

    @Test
    void pixelsThatTouchAtTheirCornersAreOneLine() {
        boolean[][] mask = new boolean[40][40];
        each(mask, (x, y) -> x == y);
        // Its ends are blunt, which may take a piece each.
        assertTrue(outline(image(mask)).pieces().length <= 3);
    }

    @Test
    void aThinLineKeepsItsWidth() {
        boolean[][] mask = new boolean[30][60];
        each(mask, (x, y) -> x / 2 == y);
        double area = 0;
        for (float[] piece : outline(image(mask)).pieces()) {
            area += polygon(piece).getArea();
        }
        assertEquals(pixels(mask).getArea(), area, 0.2 * pixels(mask).getArea());
    }

    @Test
    void noiseHasItsHullAndAReason() {
        Random random = new Random(1);
        boolean[][] mask = new boolean[1024][1024];
        each(mask, (x, y) -> random.nextBoolean());
        TileOutline outline = outline(image(mask));
        assertEquals("the outline of its texture has more than 65536 corners", outline.pieces().length == 1
                ? outline.problem() : "pieces");
        assertEquals(outline.hull(), outline.pieces());
    }
}
