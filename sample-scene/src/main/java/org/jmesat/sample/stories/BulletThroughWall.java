package org.jmesat.sample.stories;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;

/** "My bullets fly through the wall." The layers say that shots hit only enemies. */
final class BulletThroughWall extends Story {
    private static final float SPEED = 4;
    private static final float GUN = -5;
    private static final float END = 4.5f;

    private final List<Geometry> bullets = new ArrayList<>();

    BulletThroughWall(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    void build() {
        collisions.setLayerNames("wall, enemy, shot");
        collisions.setLayersApart("shot | wall, shot | shot");
        collider(box("wall", 0.4f, 4, 0, 0, new ColorRGBA(0.25f, 0.22f, 0.2f, 1)), "wall").setFixed(true);
        collider(box("enemy", 0.8f, 1.4f, 3, 0, new ColorRGBA(0.35f, 0.05f, 0.05f, 1)), "enemy");
        for (int i = 0; i < 3; i++) {
            Geometry bullet = box("bullet " + i, 0.5f, 0.2f, GUN + 3.2f * i, 0, ColorRGBA.Orange);
            collider(bullet, "shot").setContinuous(true);
            bullets.add(bullet);
            bullet.addControl(new CollisionScript() {
                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    load(event.getSelf());
                }
            });
        }
    }

    private void load(Spatial bullet) {
        bullet.setLocalTranslation(GUN, 0, 0);
        collisions.teleport(bullet);
    }

    private ColliderControl collider(Geometry geometry, String layer) {
        ColliderControl collider = new ColliderControl();
        collider.setLayers(layer);
        geometry.addControl(collider);
        return collider;
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        for (Geometry bullet : bullets) {
            bullet.move(SPEED * tpf, 0, 0);
            if (bullet.getLocalTranslation().x > END) {
                load(bullet);
            }
        }
    }
}
