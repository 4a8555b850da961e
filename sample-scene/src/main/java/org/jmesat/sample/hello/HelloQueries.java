package org.jmesat.sample.hello;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.system.AppSettings;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneHit;
import org.jmesat.app.SceneQueries;
import org.jmesat.world.QueryFilter;

/**
 * Queries: the box under the mouse turns yellow (pick), a runner turns round before it hits an obstacle (shape cast),
 * and a guard turns red while it sees the runner (line of sight).
 */
public class HelloQueries extends SimpleApplication {
    private final SatCollisionState collisions = new SatCollisionState();
    private final SceneHit hit = new SceneHit();
    private final Vector2f move = new Vector2f();
    private Geometry runner;
    private Geometry guard;
    private Spatial lit;
    private QueryFilter inBetween;
    private float speed = 3;

    public static void main(String[] args) {
        HelloQueries app = new HelloQueries();
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
        add("left wall", 0.2f, 3, -5, 0, ColorRGBA.Gray);
        add("right wall", 0.2f, 3, 5, 0, ColorRGBA.Gray);
        for (int i = 0; i < 4; i++) {
            add("pillar " + i, 0.3f, 0.5f, 2 * i - 3, -0.5f, ColorRGBA.Gray);
        }
        runner = add("runner", 0.3f, 0.3f, 0, 1, ColorRGBA.Green);
        guard = add("guard", 0.3f, 0.3f, 0, -3, ColorRGBA.Gray);
        stateManager.attach(collisions);

        SceneQueries queries = collisions.getQueries();
        QueryFilter guardAside = queries.ignoring(guard);
        QueryFilter runnerAside = queries.ignoring(runner);
        inBetween = guardAside.and(runnerAside::accepts);
    }

    @Override
    public void simpleUpdate(float tpf) {
        SceneQueries queries = collisions.getQueries();

        Spatial picked = queries.pick(cam, inputManager.getCursorPosition());
        if (picked != lit) {
            paint(lit, ColorRGBA.Gray);
            paint(picked, ColorRGBA.Yellow);
            lit = picked;
        }

        move.set(speed * tpf, 0);
        if (queries.castSpatial(runner, move, QueryFilter.ALL, hit)) {
            speed = -speed;
        } else {
            runner.move(move.x, move.y, 0);
        }

        boolean seen = queries.hasLineOfSight(
                guard.getWorldTranslation(), runner.getWorldTranslation(), inBetween);
        paint(guard, seen ? ColorRGBA.Red : ColorRGBA.Gray);
    }

    private static void paint(Spatial spatial, ColorRGBA color) {
        if (spatial instanceof Geometry geometry) {
            geometry.getMaterial().setColor("Color", color);
        }
    }

    private Geometry add(String name, float halfWidth, float halfHeight, float x, float y, ColorRGBA color) {
        Geometry geometry = new Geometry(name, new Box(halfWidth, halfHeight, 0.1f));
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, y, 0);
        rootNode.attachChild(geometry);
        return geometry;
    }
}
