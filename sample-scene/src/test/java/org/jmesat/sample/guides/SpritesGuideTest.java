package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.material.Material;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Quad;
import com.jme3.texture.Image;
import com.jme3.texture.Texture2D;
import com.jme3.texture.image.ColorSpace;
import com.jme3.ui.Picture;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.api.Test;

/** Contains the code of docs/guides/sprites.md, and tests that it behaves as the page says. */
class SpritesGuideTest extends PageScene {
    private final AssetManager assetManager = new DesktopAssetManager(true);

    @Test
    void spritesCollideInPixels() {
        Node sprites = new Node("sprites");
        guiNode.attachChild(sprites);
        SatCollisionState collisions = new SatCollisionState(sprites);
        stateManager.attach(collisions);

        Picture ship = new Picture("ship");
        ship.setImage(assetManager, "Interface/Logo/Monkey.png", true);
        ship.setWidth(64);
        ship.setHeight(32);
        ship.setPosition(100, 200);
        sprites.attachChild(ship);

        Picture rock = new Picture("rock");
        rock.setWidth(50);
        rock.setHeight(50);
        rock.setPosition(160, 190);
        sprites.attachChild(rock);
        collisions.addCollisionListener(listener());
        frame();
        assertEquals(List.of("ENTER ship rock"), log);

        Vector2f cursor = new Vector2f(101, 201);
        Spatial clicked = collisions.getQueries().overlapPoint(cursor);
        assertSame(ship, clicked);

        ship.addControl(new PushApart());
        frame();
        assertEquals(96, ship.getLocalTranslation().x, 0.01f);
    }

    @Test
    void onlyVisiblePixelsCollide() {
        Node sprites = new Node("sprites");
        guiNode.attachChild(sprites);
        SatCollisionState collisions = new SatCollisionState(sprites);
        collisions.setMode(ProjectionMode.SPRITE);
        stateManager.attach(collisions);

        Texture2D disc = disc();
        Picture ship = new Picture("ship");
        ship.setTexture(assetManager, disc, true);
        ship.setWidth(64);
        ship.setHeight(64);
        sprites.attachChild(ship);

        Material glass = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        glass.setTexture("ColorMap", disc);
        Geometry pane = new Geometry("pane", new Quad(64, 64));
        pane.setMaterial(glass);
        ColliderControl control = new ColliderControl();
        control.setMode(ProjectionMode.SPRITE_HULL);
        pane.addControl(control);
        pane.setLocalTranslation(100, 0, 0);
        sprites.attachChild(pane);
        frame();
        assertEquals(List.of(), collisions.getProblems());
        // Its corners are transparent.
        assertSame(ship, collisions.getQueries().overlapPoint(new Vector2f(32, 32)));
        assertSame(null, collisions.getQueries().overlapPoint(new Vector2f(1, 1)));
        assertSame(pane, collisions.getQueries().overlapPoint(new Vector2f(132, 32)));
        assertSame(null, collisions.getQueries().overlapPoint(new Vector2f(101, 1)));
    }

    private static Texture2D disc() {
        ByteBuffer pixels = BufferUtils.createByteBuffer(4 * 32 * 32);
        for (int i = 0; i < 32 * 32; i++) {
            pixels.putInt(Math.hypot(i % 32 - 15.5, i / 32 - 15.5) < 15 ? -1 : 0);
        }
        pixels.flip();
        return new Texture2D(new Image(Image.Format.RGBA8, 32, 32, pixels, ColorSpace.sRGB));
    }

    @Test
    void aSpriteTurnsAboutItsMiddleBelowANode() {
        Picture picture = new Picture("ship");
        picture.setWidth(64);
        picture.setHeight(32);
        Node ship = new Node("ship");
        picture.setPosition(-32, -16);
        ship.attachChild(picture);
        ship.rotate(0, 0, (float) Math.PI / 2);
        ship.setLocalTranslation(300, 200, 0);
        guiNode.attachChild(ship);
        SatCollisionState collisions = new SatCollisionState(guiNode);
        stateManager.attach(collisions);
        frame();
        assertSame(picture, collisions.getQueries().overlapPoint(new Vector2f(300, 230)));
        assertSame(null, collisions.getQueries().overlapPoint(new Vector2f(330, 200)));
    }
}
