package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.material.Material;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Format;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Quad;
import com.jme3.texture.Texture.WrapMode;
import com.jme3.texture.Texture2D;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import java.util.Random;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.DrawnSprite;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Places of sprites with any texture coordinates and transforms, compared with the pixels shown there. */
@ParameterizedClass
@EnumSource
class SpriteMappingTest {
    private static final WrapMode[] WRAPS = {WrapMode.EdgeClamp, WrapMode.Repeat, WrapMode.MirroredRepeat};
    /** Places as near to another kind of pixel, in pixels, are not compared. */
    private static final double MARGIN = 1.3;

    @AutoClose
    private final CollisionScene scene;

    SpriteMappingTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        scene.step(() -> scene.state().setMode(ProjectionMode.SPRITE));
    }

    /** A ring, a disc beside it, and an edge at the right border. */
    private static DrawnSprite sprite() {
        return DrawnSprite.draw(48, 40, (x, y) -> Math.min(Math.abs(Math.hypot(x - 14, y - 14) - 9) - 3,
                Math.min(Math.hypot(x - 34, y - 28) - 8, 45 - x)));
    }

    private Geometry geometry(Mesh mesh, Texture2D texture) {
        Geometry geometry = scene.geometry("sprite", mesh, 0, 0);
        geometry.setMaterial(scene.run().ask(() -> {
            Material material = new Material(scene.run().application().getAssetManager(),
                    "Common/MatDefs/Light/Lighting.j3md");
            material.setTexture("DiffuseMap", texture);
            return material;
        }));
        scene.attach(geometry);
        return geometry;
    }

    private static int continued(int i, int size, WrapMode mode) {
        return switch (mode) {
            case Repeat -> Math.floorMod(i, size);
            case MirroredRepeat -> {
                int k = Math.floorMod(i, 2 * size);
                yield k < size ? k : 2 * size - 1 - k;
            }
            default -> Math.max(0, Math.min(i, size - 1));
        };
    }

    private static boolean isVisible(DrawnSprite sprite, double x, double y, WrapMode mode) {
        return sprite.isVisible(continued((int) Math.floor(x), sprite.width(), mode),
                continued((int) Math.floor(y), sprite.height(), mode));
    }

    @Test
    void aPlaceCollidesIfThePixelThereIsVisible() {
        DrawnSprite sprite = sprite();
        int compared = 0;
        int visible = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            WrapMode wrap = WRAPS[random.nextInt(3)];
            Texture2D texture = sprite.texture();
            texture.setWrap(wrap);
            float[] corner = {random.nextFloat() - 0.5f, random.nextFloat() - 0.5f};
            float[] s = {random.nextFloat() * 2 - 1, random.nextInt(2) * (random.nextFloat() - 0.5f)};
            float[] t = {-s[1], random.nextFloat() * 2 - 1};
            float[] uv = {corner[0], corner[1], corner[0] + s[0], corner[1] + s[1], corner[0] + s[0] + t[0],
                corner[1] + s[1] + t[1], corner[0] + t[0], corner[1] + t[1]};
            if (Math.abs(s[0] * t[1] - s[1] * t[0]) < 0.05) {
                continue;
            }
            Quad quad = new Quad(1, 1);
            quad.setBuffer(Type.TexCoord, 2, uv);
            Geometry geometry = geometry(quad, texture);
            scene.frame(() -> {
                scene.place(geometry, random.nextFloat() * 9, random.nextFloat() * 9, 3);
                scene.scale(geometry, 50 + random.nextInt(99),
                        (random.nextInt(2) * 2 - 1) * (50 + random.nextInt(99)), 1);
                geometry.setLocalRotation(scene.rotation(random.nextFloat() - 0.5f, random.nextFloat() - 0.5f,
                        random.nextFloat() * 6));
            });
            for (int i = 0; i < 400; i++) {
                double a = random.nextDouble();
                double b = random.nextDouble();
                double x = (uv[0] + a * (uv[2] - uv[0]) + b * (uv[6] - uv[0])) * sprite.width();
                double y = (uv[1] + a * (uv[3] - uv[1]) + b * (uv[7] - uv[1])) * sprite.height();
                boolean expected = isVisible(sprite, x, y, wrap);
                boolean clear = true;
                for (int k = 0; k < 24 && clear; k++) {
                    double r = k % 2 == 0 ? MARGIN : MARGIN / 2;
                    double angle = k / 12.0 * Math.PI;
                    clear = isVisible(sprite, x + r * Math.cos(angle), y + r * Math.sin(angle), wrap) == expected;
                }
                if (clear) {
                    Vector3f at = geometry.localToWorld(scene.vector((float) a, (float) b, 0), null);
                    boolean found = scene.run().ask(() -> scene.state().getQueries().overlapPoint(
                            scene.state().getPlane().toPlane(at, new Vector2f())) != null);
                    assertEquals(expected, found, "seed " + seed + ", " + wrap + ", pixel " + x + ", " + y);
                    compared++;
                    visible += found ? 1 : 0;
                }
            }
            scene.frame(geometry::removeFromParent);
        }
        assertTrue(compared > 5000 && visible > 500 && visible < compared - 500, visible + " of " + compared);
    }

    @Test
    @SuppressWarnings("deprecation")
    void textureCoordinatesMayHaveAnyFormat() {
        Texture2D texture = sprite().texture();
        Geometry geometry = geometry(new Quad(48, 40), texture);
        for (Format format : new Format[] {Format.Float, Format.UnsignedByte, Format.UnsignedShort,
            Format.Byte, Format.Short}) {
            scene.frame(() -> {
                geometry.getMesh().clearBuffer(Type.TexCoord);
                geometry.getMesh().setBuffer(texCoords(format));
            });
            assertRing(format.name());
        }
        scene.frame(() -> {
            geometry.getMesh().clearBuffer(Type.TexCoord);
            geometry.getMesh().setBuffer(texCoords(Format.Float));
            geometry.getMesh().setInterleaved();
        });
        assertRing("interleaved");
    }

    @Test
    void aStripOfTrianglesIsASprite() {
        Mesh strip = new Mesh();
        strip.setMode(Mesh.Mode.TriangleStrip);
        strip.setBuffer(Type.Position, 3, new float[] {0, 0, 0, 48, 0, 0, 0, 40, 0, 48, 40, 0});
        strip.setBuffer(Type.TexCoord, 2, new float[] {0, 0, 1, 0, 0, 1, 1, 1});
        strip.updateCounts();
        strip.updateBound();
        geometry(strip, sprite().texture());
        scene.frame();
        assertRing("strip");
    }

    private static VertexBuffer texCoords(Format format) {
        VertexBuffer buffer = new VertexBuffer(Type.TexCoord);
        buffer.setNormalized(format != Format.Float);
        switch (format) {
            case Float -> buffer.setupData(Usage.Static, 2, format, BufferUtils.createFloatBuffer(0, 0, 1, 0, 1, 1, 0,
                    1));
            case UnsignedByte, Byte -> {
                byte one = (byte) (format == Format.Byte ? 127 : 255);
                ByteBuffer data = BufferUtils.createByteBuffer(new byte[] {0, 0, one, 0, one, one, 0, one});
                buffer.setupData(Usage.Static, 2, format, data);
            }
            default -> {
                short one = (short) (format == Format.Short ? 32767 : 65535);
                ShortBuffer data = BufferUtils.createShortBuffer(new short[] {0, 0, one, 0, one, one, 0, one});
                buffer.setupData(Usage.Static, 2, format, data);
            }
        }
        return buffer;
    }

    private void assertRing(String message) {
        assertEquals(message + ": true false true true", message + ": " + at(14, 23) + " " + at(14, 14) + " "
                + at(34, 28) + " " + at(47, 1));
    }

    private boolean at(float x, float y) {
        return scene.run().ask(() -> scene.state().getQueries().overlapPoint(new Vector2f(x, y)) != null);
    }

    @Test
    void aSpriteThatTiltsIsFlattened() {
        Geometry geometry = geometry(new Quad(48, 40), sprite().texture());
        scene.frame(() -> geometry.setLocalRotation(scene.rotation(new Quaternion().fromAngles((float) Math.PI / 3, 0,
                0))));
        // Half as high as upright.
        assertEquals("true false true", at(14, 11.5f) + " " + at(14, 7) + " " + at(34, 14));
    }
}
