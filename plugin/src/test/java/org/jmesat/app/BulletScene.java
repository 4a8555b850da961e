package org.jmesat.app;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.util.List;
import java.util.function.Consumer;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;

/**
 * A bullet of side 1 starts at x = −5 and passes a wall at x = 0 and an enemy behind it. The enemy was attached first
 * and has the lower id.
 */
abstract class BulletScene {
    @AutoClose
    final CollisionScene scene;

    final Node bullets = new Node("bullets");
    final Geometry enemy;
    final Geometry wall;
    final Geometry bullet;
    final ColliderControl control;

    BulletScene(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        enemy = scene.cube("enemy", 4, 0);
        wall = scene.geometry("wall", new Box(0.125f, 3, 3), 0, 0);
        bullet = scene.cube("bullet", -5, 0);
        control = continuous(bullet);
    }

    static ColliderControl continuous(Spatial spatial) {
        ColliderControl control = new ColliderControl();
        control.setContinuous(true);
        spatial.addControl(control);
        return control;
    }

    static CollisionScript onEnter(Consumer<CollisionEvent> handler) {
        return new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                handler.accept(event);
            }
        };
    }

    void start() {
        bullets.attachChild(bullet);
        scene.attach(enemy, wall, bullets);
        scene.frame();
        scene.events();
    }

    List<String> fly(float toX) {
        scene.frame(() -> scene.place(bullet, toX, 0));
        return scene.events();
    }
}
