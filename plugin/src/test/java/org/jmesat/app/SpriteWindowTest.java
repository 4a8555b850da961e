package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.asset.TextureKey;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.texture.Texture.WrapMode;
import com.jme3.texture.Texture2D;
import com.jme3.texture.Texture;
import com.jme3.ui.Picture;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.DrawnSprite;
import org.jmesat.testing.NeedsDisplay;
import org.jmesat.testing.WindowRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each pixel of a window shows a sprite if and only if it collides there: the renderer is the oracle. */
@NeedsDisplay
class SpriteWindowTest {
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 400;
    /** Pixels of the window with another kind as near as this are not compared; a pixel of a sprite has about 16. */
    private static final int MARGIN = 12;
    private static final String[] FLAG = {
        "##########",
        "##########",
        "##      ##",
        "##    ####",
        "##########",
        "##########",
        "##        ",
        "##        ",
        "##        ",
        "##        "};

    @TempDir
    private Path folder;

    private final boolean[][] collides = new boolean[HEIGHT][WIDTH];

    private Texture fromFile(SimpleApplication app, boolean flipped) throws IOException {
        BufferedImage image = new BufferedImage(10, 10, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < 10; y++) {
            for (int x = 0; x < 10; x++) {
                image.setRGB(x, y, FLAG[y].charAt(x) == '#' ? 0xffc86432 : 0);
            }
        }
        ImageIO.write(image, "png", folder.resolve("flag.png").toFile());
        app.getAssetManager().registerLocator(folder.toString(), FileLocator.class);
        return app.getAssetManager().loadTexture(new TextureKey("flag.png", flipped));
    }

    private static Picture add(SimpleApplication app, Node sprites, Texture texture, float x, float y) {
        Picture picture = new Picture("picture");
        texture.setMagFilter(Texture.MagFilter.Nearest);
        texture.setMinFilter(Texture.MinFilter.NearestNoMipMaps);
        picture.setTexture(app.getAssetManager(), (Texture2D) texture, true);
        picture.setWidth(160);
        picture.setHeight(160);
        picture.setPosition(x, y);
        sprites.attachChild(picture);
        return picture;
    }

    @Test
    void aPixelIsDrawnIfItCollides() {
        Node sprites = new Node("sprites");
        SatCollisionState state = new SatCollisionState(sprites);
        BufferedImage picture = WindowRun.picturesOf(app -> {
            app.getGuiNode().detachAllChildren();
            app.getGuiNode().attachChild(sprites);
            add(app, sprites, fromFile(app, true), 10, 10);
            add(app, sprites, fromFile(app, false), 200, 10);
            add(app, sprites, DrawnSprite.of(FLAG).texture(), 390, 10);
            add(app, sprites, DrawnSprite.of(FLAG).texture(), 700, 30).rotate(0, 0, 0.4f);
            Geometry mirrored = add(app, sprites, DrawnSprite.of(FLAG).texture(), 10, 210);
            mirrored.getMesh().setBuffer(Type.TexCoord, 2, new float[] {1, 0, 0, 0, 0, 1, 1, 1});
            Texture2D repeated = DrawnSprite.of(FLAG).texture();
            repeated.setWrap(WrapMode.MirroredRepeat);
            Picture twice = add(app, sprites, repeated, 200, 210);
            twice.getMesh().setBuffer(Type.TexCoord, 2, new float[] {-0.3f, 0.2f, 0.9f, 0.2f, 0.9f, 1.4f, -0.3f, 1.4f});
            Geometry turned = add(app, sprites, DrawnSprite.of(FLAG).texture(), 390, 210);
            turned.getMesh().setBuffer(Type.TexCoord, 2, new float[] {0, 1, 0, 0, 1, 0, 1, 1});
            state.setMode(ProjectionMode.SPRITE);
            app.getStateManager().attach(state);
        }, app -> {
            for (int y = 0; y < HEIGHT; y++) {
                for (int x = 0; x < WIDTH; x++) {
                    collides[y][x] = state.getQueries().overlapPoint(new Vector2f(x + 0.5f, y + 0.5f)) != null;
                }
            }
        }).get(1);
        int compared = 0;
        int drawn = 0;
        for (int y = MARGIN; y < HEIGHT - MARGIN; y++) {
            for (int x = MARGIN; x < WIDTH - MARGIN; x++) {
                if (isUniform(picture, x, y)) {
                    assertEquals(isDrawn(picture, x, y), collides[y][x], x + ", " + y);
                    compared++;
                    drawn += collides[y][x] ? 1 : 0;
                }
            }
        }
        assertTrue(drawn > 5000 && compared - drawn > 5000, drawn + " of " + compared);
    }

    private static boolean isDrawn(BufferedImage picture, int x, int y) {
        return (picture.getRGB(x, picture.getHeight() - 1 - y) >> 16 & 0xff) > 100;
    }

    private static boolean isUniform(BufferedImage picture, int x, int y) {
        boolean middle = isDrawn(picture, x, y);
        for (int i = -MARGIN; i <= MARGIN; i += 2) {
            for (int k = -MARGIN; k <= MARGIN; k += 2) {
                if (isDrawn(picture, x + i, y + k) != middle) {
                    return false;
                }
            }
        }
        return true;
    }
}
