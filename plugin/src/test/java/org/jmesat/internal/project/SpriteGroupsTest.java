package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Quad;
import com.jme3.texture.Image.Format;
import com.jme3.texture.Image;
import com.jme3.texture.Texture.WrapMode;
import com.jme3.texture.Texture2D;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.DrawnSprite;
import org.jmesat.testing.KeptAlive;
import org.junit.jupiter.api.Test;

/** What the projection keeps of sprites, and how much it works. */
class SpriteGroupsTest {
    private static final AssetManager ASSETS = new DesktopAssetManager(true);
    private static final PieceSettings SPRITE = new PieceSettings(ProjectionMode.SPRITE, Float.NEGATIVE_INFINITY,
            Float.POSITIVE_INFINITY, 0);
    private static final PieceSettings SPRITE_HULL = new PieceSettings(ProjectionMode.SPRITE_HULL,
            Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY, 0);

    private final ProjectionCache cache = new ProjectionCache();

    private static DrawnSprite ring() {
        return DrawnSprite.draw(40, 40, (x, y) -> Math.abs(Math.hypot(x - 20, y - 20) - 14) - 3);
    }

    private static Geometry sprite(Texture2D texture) {
        Geometry sprite = new Geometry("sprite", new Quad(40, 40));
        Material material = new Material(ASSETS, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setTexture("ColorMap", texture);
        sprite.setMaterial(material);
        return sprite;
    }

    private boolean update(ProjectedGeometry projection, Geometry sprite, PieceSettings settings) {
        WorldTransforms.refresh(sprite);
        return projection.update(sprite, cache, false, settings, 0);
    }

    private boolean tick(ProjectedGeometry projection, Geometry sprite, PieceSettings settings) {
        cache.beginTick();
        boolean changed = update(projection, sprite, settings);
        cache.endTick();
        return changed;
    }

    @Test
    void aSteadyTickAllocatesNothing() {
        List<Geometry> sprites = new ArrayList<>();
        List<ProjectedGeometry> projections = new ArrayList<>();
        Texture2D shared = ring().texture();
        for (int i = 0; i < 30; i++) {
            sprites.add(sprite(i % 2 == 0 ? shared : ring().texture()));
            projections.add(new ProjectedGeometry());
        }
        int[] tick = {0};
        Runnable run = () -> {
            cache.beginTick();
            tick[0]++;
            for (int i = 0; i < sprites.size(); i++) {
                Geometry sprite = sprites.get(i);
                sprite.setLocalTranslation(tick[0], i, 0);
                float angle = 0.1f * (tick[0] % 16);
                sprite.getLocalRotation().fromAngles(i % 3 == 0 ? angle : 0, 0, angle);
                sprite.setLocalRotation(sprite.getLocalRotation());
                update(projections.get(i), sprite, i % 5 == 0 ? SPRITE_HULL : SPRITE);
            }
            cache.endTick();
        };
        for (int i = 0; i < 50; i++) {
            run.run();
        }
        assertEquals(0, AllocationMeter.leastBytes(run));
        assertTrue(projections.get(1).pieceCount() > 4);
    }

    @Test
    void nothingIsProjectedAgainWhileNothingChanges() {
        Geometry sprite = sprite(ring().texture());
        ProjectedGeometry projection = new ProjectedGeometry();
        assertTrue(tick(projection, sprite, SPRITE));
        assertFalse(tick(projection, sprite, SPRITE));
        sprite.setLocalTranslation(1, 2, 3);
        assertFalse(tick(projection, sprite, SPRITE));
        assertTrue(tick(projection, sprite, SPRITE_HULL));
        assertEquals(1, projection.pieceCount());
        sprite.getMesh().setBuffer(Type.TexCoord, 2, new float[] {0, 0, 0.5f, 0, 0.5f, 1, 0, 1});
        assertTrue(tick(projection, sprite, SPRITE_HULL));
        assertFalse(tick(projection, sprite, SPRITE_HULL));
    }

    /** A second sprite does not read the image again: what was written into it meanwhile is not seen. */
    @Test
    void spritesWithTheSameImageShareItsOutline() {
        Texture2D texture = ring().texture();
        Geometry sprite = sprite(texture);
        ProjectedGeometry first = new ProjectedGeometry();
        tick(first, sprite, SPRITE);
        texture.getImage().getData(0).duplicate().put(DrawnSprite.empty(40, 40).rgba());
        ProjectedGeometry second = new ProjectedGeometry();
        cache.beginTick();
        update(first, sprite, SPRITE);
        update(second, sprite(texture), SPRITE);
        cache.endTick();
        assertEquals(first.pieceCount(), second.pieceCount());
        cache.forget(sprite);
        assertTrue(tick(first, sprite, SPRITE));
        assertEquals("no pixel of its texture is visible", first.problem());
    }

    @Test
    void anImageInUseIsKeptWhenAnotherIsReleased() {
        Geometry sprite = sprite(ring().texture());
        ProjectedGeometry projection = new ProjectedGeometry();
        tick(projection, sprite, SPRITE);
        for (int i = 0; i < 3; i++) {
            cache.abandon();
            assertFalse(tick(projection, sprite, SPRITE));
        }
    }

    @Test
    void anImageThatIsNoLongerShownIsReleased() {
        Geometry sprite = sprite(ring().texture());
        ProjectedGeometry projection = new ProjectedGeometry();
        tick(projection, sprite, SPRITE);
        WeakReference<Image> old = new WeakReference<>(
                sprite.getMaterial().getTextureParam("ColorMap").getTextureValue().getImage());
        assertTrue(KeptAlive.test(old));
        sprite.getMaterial().setTexture("ColorMap", ring().texture());
        tick(projection, sprite, SPRITE);
        assertFalse(KeptAlive.test(old));
        WeakReference<Image> other = new WeakReference<>(
                sprite.getMaterial().getTextureParam("ColorMap").getTextureValue().getImage());
        tick(projection, sprite, PieceSettings.HULL);
        sprite.setMaterial(null);
        assertFalse(KeptAlive.test(other));
    }

    private static Texture2D large(int size, int bound, boolean noise) {
        ByteBuffer data = BufferUtils.createByteBuffer(size * size);
        Random random = new Random(5);
        for (int i = 0; i < size * size; i++) {
            data.put((byte) (noise ? random.nextInt()
                    : Math.hypot(i % size - bound, i / size - bound) < bound ? 255 : 0));
        }
        data.flip();
        return new Texture2D(new Image(Format.Alpha8, size, size, data, ColorSpace.Linear));
    }

    @Test
    void largeImagesHaveTheirOutlineOrAReason() {
        ProjectedGeometry projection = new ProjectedGeometry();
        tick(projection, sprite(large(4096, 2048, false)), SPRITE);
        assertNull(projection.problem());
        assertEquals(1, projection.pieceCount());
        tick(new ProjectedGeometry(), sprite(large(4096, 2048, false)), SPRITE_HULL);
        projection = new ProjectedGeometry();
        tick(projection, sprite(large(4096, 0, true)), SPRITE);
        assertEquals("the outline of its texture has more than 65536 corners, so that its hull collides instead",
                projection.problem());
        assertEquals(1, projection.pieceCount());
    }

    @Test
    void aTextureRepeatedTooOftenHasAReasonUnlessAllOfItIsVisible() {
        Texture2D texture = ring().texture();
        texture.setWrap(WrapMode.Repeat);
        Geometry ground = sprite(texture);
        ground.getMesh().setBuffer(Type.TexCoord, 2, new float[] {0, 0, 1000, 0, 1000, 1000, 0, 1000});
        ProjectedGeometry projection = new ProjectedGeometry();
        tick(projection, ground, SPRITE);
        assertEquals("it shows more than 16777216 pixels of its texture, so that the hulls of its parts collide instead"
                + " of visible pixels", projection.problem());
        Texture2D full = DrawnSprite.draw(8, 8, (x, y) -> -1).texture();
        full.setWrap(WrapMode.Repeat);
        ground.getMaterial().setTexture("ColorMap", full);
        tick(projection, ground, SPRITE);
        assertNull(projection.problem());
        assertEquals(1, projection.pieceCount());
    }

    @Test
    void badTextureCoordinatesHaveAReason() {
        float[][] bad = {{0, 0, 0, 0, 0, 0, 0, 0}, {0, 0, Float.NaN, 0, Float.NaN, 1, 0, 1},
            {0, 0, Float.POSITIVE_INFINITY, 0, 1, 1, 0, 1}, {3e38f, 0, -3e38f, 0, -3e38f, 1, 3e38f, 1},
            {0, 0, 1, 1, 2, 2, 1, 1}};
        for (float[] uv : bad) {
            Geometry sprite = sprite(ring().texture());
            sprite.getMesh().setBuffer(Type.TexCoord, 2, uv);
            ProjectedGeometry projection = new ProjectedGeometry();
            tick(projection, sprite, SPRITE);
            assertEquals(1, projection.pieceCount());
            assertTrue(projection.problem().endsWith("collide instead of visible pixels"), projection.problem());
        }
        Geometry sprite = sprite(ring().texture());
        Mesh mesh = sprite.getMesh();
        mesh.setBuffer(Type.TexCoord, 2, new float[] {0, 0, 1, 0, 1, 1});
        ProjectedGeometry projection = new ProjectedGeometry();
        tick(projection, sprite, SPRITE);
        assertEquals("its mesh has fewer texture coordinates than vertices, so that the hulls of its parts collide "
                + "instead of visible pixels", projection.problem());
    }

    @Test
    void aCornerOfNaNLeavesTheHullOfTheOthersAsInAnyMode() {
        Geometry sprite = sprite(ring().texture());
        sprite.getMesh().setBuffer(Type.Position, 3, new float[] {0, 0, 0, Float.NaN, 0, 0, 1, 1, 0, 0, 1, 0});
        ProjectedGeometry projection = new ProjectedGeometry();
        tick(projection, sprite, SPRITE);
        assertEquals(1, projection.pieceCount());
        assertTrue(projection.problem().contains("NaN"), projection.problem());
        sprite.getMesh().setBuffer(Type.Position, 3, new float[] {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0});
        tick(projection, sprite, SPRITE);
        assertNull(projection.problem());
        assertEquals(Vector3f.ZERO, sprite.getWorldTranslation());
    }
}
