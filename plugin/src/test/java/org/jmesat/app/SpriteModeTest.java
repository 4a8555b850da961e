package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.material.Material;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Quad;
import com.jme3.scene.shape.Sphere;
import com.jme3.texture.Image.Format;
import com.jme3.texture.Image;
import com.jme3.texture.Texture.WrapMode;
import com.jme3.texture.Texture2D;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;
import java.util.List;
import jme3tools.optimize.GeometryBatchFactory;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.DrawnSprite;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What collides of a textured quad, in each plane. */
@ParameterizedClass
@EnumSource
class SpriteModeTest {
    /** An L whose foot is at the lower left, with a faint border. */
    private static final DrawnSprite ELL = DrawnSprite.of(
            "##......",
            "##      ",
            "##      ",
            "##      ",
            "##      ",
            "##      ",
            "########",
            "########");

    @AutoClose
    private final CollisionScene scene;

    SpriteModeTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        scene.step(() -> scene.state().setMode(ProjectionMode.SPRITE));
    }

    /** A sprite of 8 × 8 units from (0, 0) on; a pixel of ELL is a unit. */
    private Geometry sprite(String name, Texture2D texture, float... uv) {
        Quad quad = new Quad(8, 8);
        if (uv.length > 0) {
            quad.setBuffer(Type.TexCoord, 2, uv);
        }
        Geometry geometry = scene.geometry(name, quad, 0, 0);
        geometry.setMaterial(material(texture));
        scene.attach(geometry);
        return geometry;
    }

    private Material material(Texture2D texture) {
        return scene.run().ask(() -> {
            Material material = new Material(scene.run().application().getAssetManager(),
                    "Common/MatDefs/Misc/Unshaded.j3md");
            if (texture != null) {
                material.setTexture("ColorMap", texture);
            }
            return material;
        });
    }

    /** Which of the unit squares from (0, 0) to (width, height) collide in the middle, the top row first. */
    private String map(int width, int height) {
        return scene.run().ask(() -> {
            StringBuilder map = new StringBuilder();
            for (int y = height - 1; y >= 0; y--) {
                for (int x = 0; x < width; x++) {
                    map.append(scene.state().getQueries().overlapPoint(new Vector2f(x + 0.5f, y + 0.5f)) == null ? ' '
                            : '#');
                }
                map.append('\n');
            }
            return map.toString();
        });
    }

    private static String rows(String... rows) {
        return String.join("\n", rows) + "\n";
    }

    private static final String UPRIGHT = rows("##      ", "##      ", "##      ", "##      ", "##      ", "##      ",
            "########", "########");

    private int pieces(Geometry geometry) {
        return scene.run().ask(() -> scene.state().getWorld().getColliders().stream()
                .filter(collider -> scene.state().getSpatial(collider) == geometry)
                .mapToInt(Collider::getPieceCount).sum());
    }

    private List<String> problems() {
        return scene.run().ask(() -> scene.state().getProblems().stream()
                .map(each -> each.substring(each.indexOf(": ") + 2)).toList());
    }

    @Test
    void onlyVisiblePixelsCollide() {
        Geometry sprite = sprite("ell", ELL.texture());
        scene.frame();
        assertEquals(UPRIGHT, map(8, 8));
        assertEquals(2, pieces(sprite));
        assertEquals(List.of(), problems());
    }

    @Test
    void theHullIsOnePiece() {
        Geometry sprite = sprite("ell", ELL.texture());
        scene.frame(() -> scene.state().setMode(ProjectionMode.SPRITE_HULL));
        assertEquals(1, pieces(sprite));
        // Its long side runs from (2, 8) to (8, 2), through the middles of pixels.
        assertEquals(rows("###     ", "####    ", "#####   ", "######  ", "####### ", "########", "########",
                "########"), map(8, 8));
    }

    @Test
    void aMirroredSpriteCollidesMirrored() {
        sprite("ell", ELL.texture(), 1, 0, 0, 0, 0, 1, 1, 1);
        scene.frame();
        assertEquals(rows("      ##", "      ##", "      ##", "      ##", "      ##", "      ##", "########",
                "########"), map(8, 8));
    }

    @Test
    void aPictureOnItsHeadAndOneOnItsSideCollideSo() {
        Geometry sprite = sprite("ell", ELL.texture(), 0, 1, 1, 1, 1, 0, 0, 0);
        scene.frame();
        assertEquals(rows("########", "########", "##      ", "##      ", "##      ", "##      ", "##      ",
                "##      "), map(8, 8));
        scene.frame(() -> sprite.getMesh().setBuffer(Type.TexCoord, 2, new float[] {0, 1, 0, 0, 1, 0, 1, 1}));
        assertEquals(rows("      ##", "      ##", "      ##", "      ##", "      ##", "      ##", "########",
                "########"), map(8, 8));
    }

    @Test
    void aTileOfAnAtlasCollidesAsItsPixels() {
        DrawnSprite atlas = DrawnSprite.empty(24, 16).paste(ELL, 8, 8);
        Geometry tile = sprite("tile", atlas.texture(), 1 / 3f, 0.5f, 2 / 3f, 0.5f, 2 / 3f, 1, 1 / 3f, 1);
        scene.frame();
        assertEquals(UPRIGHT, map(8, 8));
        assertEquals(2, pieces(tile));
        float[] withoutVisiblePixel = {0, 0, 0.25f, 0, 0.25f, 0.5f, 0, 0.5f};
        scene.frame(() -> tile.getMesh().setBuffer(Type.TexCoord, 2, withoutVisiblePixel));
        assertEquals(0, pieces(tile));
        assertEquals(List.of("no pixel of its texture is visible."), problems());
    }

    @Test
    void aRepeatedTextureCollidesAsOftenAsItIsSeen() {
        Texture2D texture = ELL.texture();
        texture.setWrap(WrapMode.Repeat);
        Geometry sprite = sprite("ells", texture, -0.5f, 0, 1.5f, 0, 1.5f, 2, -0.5f, 2);
        scene.frame(() -> scene.scale(sprite, 2, 2, 1));
        String row = "    ##      ##  ";
        String full = "################";
        assertEquals(rows(row, row, row, row, row, row, full, full, row, row, row, row, row, row, full, full),
                map(16, 16));
    }

    @Test
    void aPartOfPixelsIsCut() {
        // From the middle of a pixel to the middle of another.
        sprite("half", ELL.texture(), 1 / 16f, 1 / 16f, 9 / 16f, 1 / 16f, 9 / 16f, 9 / 16f, 1 / 16f, 9 / 16f);
        scene.frame();
        assertEquals(rows("###     ", "###     ", "###     ", "###     ", "###     ", "########", "########",
                "########"), map(8, 8));
    }

    @Test
    void mergedTilesCollideAsEachOfThem() {
        DrawnSprite atlas = DrawnSprite.empty(24, 16).paste(ELL, 8, 8)
                .paste(DrawnSprite.draw(8, 8, (x, y) -> Math.max(Math.abs(x - 4), Math.abs(y - 4)) - 2), 0, 0);
        Node tiles = new Node("tiles");
        for (int i = 0; i < 3; i++) {
            Quad quad = new Quad(8, 8);
            float u = i == 1 ? 0 : 1 / 3f;
            float v = i == 1 ? 0 : 0.5f;
            quad.setBuffer(Type.TexCoord, 2, new float[] {u, v, u + 1 / 3f, v, u + 1 / 3f, v + 0.5f, u, v + 0.5f});
            Geometry tile = new Geometry("tile", quad);
            tile.setLocalTranslation(8 * i, 0, 0);
            tiles.attachChild(tile);
        }
        Mesh merged = new Mesh();
        tiles.updateGeometricState();
        GeometryBatchFactory.mergeGeometries(tiles.descendantMatches(Geometry.class), merged);
        Geometry map = scene.geometry("map", merged, 0, 0);
        map.setMaterial(material(atlas.texture()));
        scene.attach(map);
        scene.frame();
        assertEquals(5, pieces(map));
        String row = "##                ##      ";
        assertEquals(rows("##              ##      ", "##              ##      ", "##        ####  ##      ",
                "##        ####  ##      ", "##        ####  ##      ", "##        ####  ##      ",
                "########        ########", "########        ########"), map(24, 8));
    }

    @Test
    void anotherTextureAndAnotherThresholdAreSeenAtTheNextTick() {
        Geometry sprite = sprite("ell", ELL.texture());
        scene.frame();
        Texture2D full = DrawnSprite.draw(8, 8, (x, y) -> -1).texture();
        scene.frame(() -> sprite.getMaterial().setTexture("ColorMap", full));
        assertEquals(1, pieces(sprite));
        Material again = material(ELL.texture());
        scene.frame(() -> sprite.setMaterial(again));
        assertEquals(UPRIGHT, map(8, 8));
        // The faint pixels at the top right have an alpha of 100.
        scene.frame(() -> sprite.getMaterial().setFloat("AlphaDiscardThreshold", 0.3f));
        assertEquals("########" + UPRIGHT.substring(8), map(8, 8));
        scene.frame(() -> sprite.getMaterial().setFloat("AlphaDiscardThreshold", 0));
        assertEquals(UPRIGHT, map(8, 8));
        scene.frame(() -> full.getImage().setData(DrawnSprite.empty(8, 8).rgba()));
        assertEquals(UPRIGHT, map(8, 8));
        scene.frame(() -> sprite.getMaterial().setTexture("ColorMap", full));
        assertEquals(0, pieces(sprite));
    }

    @Test
    void whatIsWrittenIntoAnImageIsReadAfterInvalidate() {
        Texture2D texture = ELL.texture();
        Geometry sprite = sprite("ell", texture);
        Geometry other = sprite("other", texture);
        scene.frame();
        scene.frame(() -> {
            texture.getImage().getData(0).duplicate().put(DrawnSprite.draw(8, 8, (x, y) -> -1).rgba());
        });
        assertEquals(2, pieces(sprite));
        scene.frame(() -> scene.state().invalidate(sprite));
        assertEquals(1, pieces(sprite));
        assertEquals(1, pieces(other));
    }

    @Test
    void textureCoordinatesWrittenInPlaceAreReadIfDynamic() {
        Geometry sprite = sprite("ell", ELL.texture());
        scene.step(() -> {
            ColliderControl control = new ColliderControl();
            control.setDynamic(true);
            sprite.addControl(control);
        });
        scene.frames(3);
        scene.frame(() -> mirrorInPlace(sprite));
        assertEquals("      ##", map(8, 8).substring(0, 8));
    }

    private static void mirrorInPlace(Geometry sprite) {
        FloatBuffer uv = sprite.getMesh().getFloatBuffer(Type.TexCoord);
        for (int i = 0; i < 8; i += 2) {
            uv.put(i, 1 - uv.get(i));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void textureCoordinatesWrittenInPlaceAreReadIfTheEngineWasToldOfIt(boolean afterTheTick) {
        Geometry sprite = sprite("ell", ELL.texture());
        VertexBuffer uv = sprite.getMesh().getBuffer(Type.TexCoord);
        scene.frame();
        scene.frame(uv::clearUpdateNeeded);
        assertEquals("##      ", map(8, 8).substring(0, 8));
        HeadlessRun.Step write = () -> {
            mirrorInPlace(sprite);
            uv.updateData(uv.getData());
            if (afterTheTick) {
                // As the engine does with a write of a Control: it renders the frame before the next tick.
                scene.state().render(null);
                uv.clearUpdateNeeded();
            }
        };
        scene.frame(write);
        assertEquals("      ##", map(8, 8).substring(0, 8));
    }

    @Test
    void whatIsNoSpriteCollidesInParts() {
        Geometry ball = scene.geometry("ball", new Sphere(6, 6, 1), 0, 0);
        ball.setMaterial(material(ELL.texture()));
        scene.attach(ball);
        scene.frame();
        assertEquals(1, pieces(ball));
        assertEquals(1, problems().size());
    }

    @Test
    void reasonsSayWhyPixelsDoNotCollide() {
        String instead = ", so that the hulls of its parts collide instead of visible pixels.";
        Geometry sprite = sprite("ell", null);
        scene.frame();
        assertEquals(List.of("its material has no texture (ColorMap, DiffuseMap, BaseColorMap or Texture)" + instead),
                problems());
        assertEquals(1, pieces(sprite));
        Material compressed = material(new Texture2D(new Image(Format.DXT5, 8, 8, BufferUtils.createByteBuffer(64),
                ColorSpace.sRGB)));
        Material readable = material(ELL.texture());
        scene.frame(() -> sprite.setMaterial(compressed));
        assertEquals(List.of("the pixels of its texture cannot be read: format DXT5" + instead), problems());
        scene.frame(() -> {
            sprite.setMaterial(readable);
            sprite.getMesh().setBuffer(Type.TexCoord, 2, new float[] {0, 0, 1, 0, 0.5f, 1, 0, 1});
        });
        assertEquals(List.of("triangles 0 and 1 of its mesh do not show one parallelogram of a texture" + instead),
                problems());
        scene.frame(() -> sprite.getMesh().setBuffer(Type.TexCoord, 2, new float[] {0, 0, Float.NaN, 0, 1, 1, 0, 1}));
        assertEquals(1, pieces(sprite));
        scene.frame(() -> sprite.getMesh().clearBuffer(Type.TexCoord));
        assertEquals(List.of("its mesh has no texture coordinates" + instead), problems());
        scene.frame(() -> sprite.getMesh().setBuffer(Type.TexCoord, 2, new float[] {0, 0, 1, 0, 1, 1, 0, 1}));
        assertEquals(List.of(), problems());
        assertEquals(UPRIGHT, map(8, 8));
    }

    @Test
    void aSliceCutsASpriteThatStandsUpright() {
        Geometry sprite = sprite("ell", ELL.texture());
        ColliderControl control = new ColliderControl();
        scene.frame(() -> {
            // Its y becomes the depth.
            scene.place(sprite, 0, 4);
            sprite.rotate(scene.rotation((float) Math.PI / 2, 0, 0));
            control.setSlice(new Vector2f(2.5f, 5));
            sprite.addControl(control);
        });
        assertEquals(2, width(), 1e-4f);
        scene.frame(() -> control.setSlice(new Vector2f(1, 5)));
        assertEquals(8, width(), 1e-4f);
        scene.frame(() -> control.setSlice(new Vector2f(9, 10)));
        assertEquals(0, pieces(sprite));
    }

    /** The extent along x of everything that collides at y = 4. */
    private float width() {
        return scene.run().ask(() -> {
            float right = 0;
            for (float x = 0; x < 9; x += 0.125f) {
                right = scene.state().getQueries().overlapPoint(new Vector2f(x, 4)) == null ? right : x;
            }
            return right;
        });
    }
}
