package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.util.Random;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Sweeps bodies of tilted and turned pieces under moved, turned, scaled and mirrored parents, past a moving target. The
 * events of one swept tick are compared with those of the same motion in many small steps without sweeping.
 */
@ParameterizedClass
@EnumSource
class WayUnderParentsTest {
    private static final int SEEDS = 80;
    private static final int SEEDS_IN_OTHER_PLANES = 20;
    private static final int STEPS = 250;

    /** The small steps may find a contact up to this depth that the sweep misses, because rounding decides a graze. */
    private static final float GRAZE = 1e-3f;

    @AutoClose
    private final CollisionScene scene;

    private CollisionEvent entered;

    WayUnderParentsTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
    }

    @Test
    void aSweptBodyUnderAnyParentsHasTheContactsOfSmallSteps() {
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                entered = entered == null ? event.copy() : entered;
            }
        }));
        int seeds = scene.state().getPlane() == ProjectionPlane.XY ? SEEDS : SEEDS_IN_OTHER_PLANES;
        int met = 0;
        for (int seed = 0; seed < seeds; seed++) {
            met += fly(new Random(seed), "seed " + seed) ? 1 : 0;
        }
        assertTrue(met > seeds / 2, "only " + met + " of " + seeds + " met");
    }

    private boolean fly(Random random, String where) {
        Node body = body(random);
        Node arm = CollisionScene.node("arm", body);
        Node stage = CollisionScene.node("stage", arm);
        scene.scale(arm, random.nextBoolean() ? 1 : -1, 1, 1);
        scene.scale(stage, random.nextBoolean() ? 0.75f : -1.25f, 1.25f, 1);
        scene.place(stage, -20, 10 * random.nextFloat());
        Geometry target = scene.cube("target", 3 * random.nextFloat(), 20 + 3 * random.nextFloat());
        target.setLocalScale(0.1f + random.nextFloat());
        body.addControl(settings(random));
        target.addControl(new ColliderControl());
        // Attached one frame before the body becomes continuous.
        scene.attach(stage);
        scene.frame();
        scene.attach(target);
        (random.nextBoolean() ? body : target).getControl(ColliderControl.class).setContinuous(true);
        scene.frame();
        Vector3f from = body.getWorldTranslation().clone();
        Quaternion before = body.getWorldRotation().clone();
        Vector3f targetFrom = target.getWorldTranslation().clone();

        Vector3f to = target.getLocalTranslation()
                .add(scene.vector(4 * random.nextFloat() - 2, 4 * random.nextFloat() - 2, 0));
        to.subtractLocal(from).multLocal(1.3f + random.nextFloat()).addLocal(from);
        float angle = 4 * random.nextFloat() - 2;
        entered = null;
        scene.frame(() -> {
            scene.turn(arm, angle);
            stage.move(to.subtract(body.getWorldTranslation()));
            scene.move(target, random.nextFloat() - 0.5f, random.nextFloat() - 0.5f);
        });
        CollisionEvent swept = entered;
        assertEquals(0, body.getWorldTranslation().distance(to), 1e-4f, where);
        Quaternion turn = body.getWorldRotation().mult(before.inverse());
        Vector3f axis = scene.inPlane(new Vector3f(turn.getX(), turn.getY(), turn.getZ()));
        assertEquals(angle, 2 * Math.atan(axis.z / turn.getW()), 1e-3, where);

        Vector3f targetTo = target.getWorldTranslation().clone();
        scene.frame(() -> {
            stage.removeFromParent();
            target.removeFromParent();
            body.getControl(ColliderControl.class).setContinuous(false);
            target.getControl(ColliderControl.class).setContinuous(false);
        });
        Node frame = CollisionScene.node("frame", stage);
        scene.attach(frame, target);
        boolean met = false;
        float deepest = 0;
        double first = 1;
        SceneContacts contacts = new SceneContacts();
        for (int i = 0; i <= STEPS; i++) {
            float t = (float) i / STEPS;
            scene.frame(() -> {
                frame.setLocalTransform(new Transform());
                frame.setLocalRotation(scene.rotation(0, 0, (t - 1) * angle));
                frame.move(from.clone().interpolateLocal(to, t).subtractLocal(body.getWorldTranslation()));
                target.setLocalTranslation(targetFrom.clone().interpolateLocal(targetTo, t));
            });
            scene.step(() -> scene.state().getContacts(target, contacts));
            if (contacts.size() > 0) {
                first = met ? first : t;
                met = true;
                deepest = Math.max(deepest, contacts.getDepth(0));
            }
        }
        scene.frame(() -> {
            frame.removeFromParent();
            target.removeFromParent();
        });
        if (deepest > GRAZE) {
            assertTrue(swept != null, where + " is missed, at " + first);
            assertTrue(swept.getFraction() <= first + 1e-4, where + " " + swept.getFraction() + " after " + first);
        }
        if (swept != null) {
            assertFalse(swept.isConservative(), where);
        }
        return swept != null;
    }

    private static ColliderControl settings(Random random) {
        ColliderControl settings = new ColliderControl();
        settings.setMode(ProjectionMode.values()[random.nextInt(ProjectionMode.values().length)]);
        return settings;
    }

    private Node body(Random random) {
        Node body = new Node("body");
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            Box box = new Box(0.1f + random.nextFloat(), 0.1f + random.nextFloat(), 0.5f);
            Spatial piece = scene.geometry("piece " + i, box, 2 * random.nextFloat() - 1, 2 * random.nextFloat() - 1);
            piece.rotate(scene.rotation(random.nextBoolean() ? random.nextFloat() : 0, 0,
                    random.nextBoolean() ? random.nextFloat() : 0));
            body.attachChild(piece);
        }
        scene.place(body, 10 * random.nextFloat(), 10 * random.nextFloat());
        if (random.nextBoolean()) {
            body.rotate(scene.rotation(3 * random.nextFloat(), 3 * random.nextFloat(), 3 * random.nextFloat()));
        }
        return body;
    }
}
