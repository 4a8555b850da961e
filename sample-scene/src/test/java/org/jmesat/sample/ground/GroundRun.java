package org.jmesat.sample.ground;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.app.SatCollisionState;
import org.jmesat.sample.GameRun;

/** The game on the ground without a window, frame by frame; each frame is one tick. The walker stands at first. */
final class GroundRun extends GameRun<GroundRun.Game> {

    static final class Game extends SimpleApplication {
        private GroundGame game;

        Game() {
            super(new AppState[0]);
        }

        @Override
        public void simpleInitApp() {
            SatCollisionState collisions = new SatCollisionState();
            game = new GroundGame(assetManager, collisions);
            rootNode.attachChild(game.scene());
            stateManager.attachAll(game, collisions);
        }
    }

    private final GroundGame ground;
    private final Camera camera;

    GroundRun() {
        super(new Game());
        ground = game().game;
        camera = game().getCamera();
        lookFrom(0, 30, 20);
        frames(2);
    }

    GroundGame ground() {
        return ground;
    }

    Node jaime() {
        return ground.walker().body();
    }

    Node body(String name) {
        return (Node) ask(() -> ground.scene().getChild(name));
    }

    /** Looks at a point of the level part of the ground, from a position relative to it. */
    void look(Vector3f at, float x, float y, float z) {
        step(() -> {
            camera.setFrustumPerspective(45, (float) camera.getWidth() / camera.getHeight(), 0.5f, 100);
            camera.setLocation(at.add(x, y, z));
            camera.lookAt(at, Vector3f.UNIT_Y);
        });
    }

    void lookFrom(float x, float y, float z) {
        look(new Vector3f(), x, y, z);
    }

    Vector2f pixelOf(Vector3f point) {
        Vector3f pixel = ask(() -> camera.getScreenCoordinates(point));
        return new Vector2f(pixel.x, pixel.y);
    }

    Vector3f groundAt(float x, float z) {
        Vector3f point = new Vector3f(x, 0, z);
        point.y = ask(() -> ground.ground().heightAt(point));
        return point;
    }

    Vector3f findPoint(Vector2f pixel) {
        return ask(() -> ground.ground().findPoint(camera, pixel));
    }

    Spatial pick(Vector2f pixel) {
        return ask(() -> ground.collisions().getQueries().pick(camera, pixel));
    }

    /** Clicks the pixel that shows a point of the ground, and lets frames pass until the walker stands. */
    void clickAndWait(float x, float z) {
        Vector2f pixel = pixelOf(groundAt(x, z));
        step(() -> ground.click(camera, pixel));
        for (int i = 0; i < 1200 && ask(() -> ground.walker().isWalking()); i++) {
            frames(1);
        }
    }

    Vector3f position(Spatial spatial) {
        return ask(() -> spatial.getWorldTranslation().clone());
    }
}
