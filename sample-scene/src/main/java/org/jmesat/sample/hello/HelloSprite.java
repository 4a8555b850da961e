package org.jmesat.sample.hello;

import com.jme3.app.SimpleApplication;
import com.jme3.font.BitmapText;
import com.jme3.scene.Node;
import com.jme3.system.AppSettings;
import com.jme3.ui.Picture;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.projection.ProjectionMode;

/** Sprites: a lamp that follows the mouse catches dots by its visible pixels, in units of pixels of the screen. */
public class HelloSprite extends SimpleApplication {
    private final Node sprites = new Node("sprites");
    private final List<Picture> dots = new ArrayList<>();
    private Picture lamp;
    private BitmapText score;
    private int caught;

    public static void main(String[] args) {
        HelloSprite app = new HelloSprite();
        AppSettings settings = new AppSettings(true);
        settings.setResolution(1280, 720);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        app.setShowSettings(false);
        app.start();
    }

    @Override
    public void simpleInitApp() {
        flyCam.setEnabled(false);
        guiNode.attachChild(sprites);
        lamp = add("lamp", "Common/Textures/lightbulb32.png", 128, 0, 100);
        for (int i = 0; i < 24; i++) {
            dots.add(add("dot", "Common/Textures/dot.png", 10, 50 * i, 400 + i * 70 % 240));
        }
        score = new BitmapText(guiFont);
        score.setLocalTranslation(10, cam.getHeight() - 10, 0);
        guiNode.attachChild(score);

        SatCollisionState collisions = new SatCollisionState(sprites);
        collisions.setMode(ProjectionMode.SPRITE_HULL);
        stateManager.attach(collisions);
        lamp.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.getOther().move(0, 400, 0);
                caught++;
                score.setText("Dots: " + caught);
            }
        });
    }

    @Override
    public void simpleUpdate(float tpf) {
        lamp.setPosition(inputManager.getCursorPosition().x - 64, 100);
        for (Picture dot : dots) {
            dot.move(0, dot.getLocalTranslation().y < 0 ? 400 : -100 * tpf, 0);
        }
    }

    private Picture add(String name, String image, float size, float x, float y) {
        Picture sprite = new Picture(name);
        sprite.setImage(assetManager, image, true);
        sprite.setWidth(size);
        sprite.setHeight(size);
        sprite.setPosition(x, y);
        sprites.attachChild(sprite);
        return sprite;
    }
}
