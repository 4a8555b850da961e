package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Cases in which the engine's own world transform is stale, or computing it throws. */
class EngineTrapsTest {
    private static final int DEPTH = 100;

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0, 0);

    /** Puts a spatial at the bottom of a chain of nodes whose world transforms are all stale. */
    private static Node underStaleNodes(Spatial spatial) {
        Spatial top = spatial;
        for (int i = 0; i < DEPTH; i++) {
            top = CollisionScene.node("level " + i, top);
            top.setLocalTranslation(0.25f, 0, 0);
        }
        return (Node) top;
    }

    private static Spatial[] upwards(Spatial from) {
        Spatial[] all = new Spatial[DEPTH + 1];
        Spatial each = from;
        for (int i = 0; i <= DEPTH; i++) {
            all[i] = each;
            each = each.getParent();
        }
        return all;
    }

    @Test
    void theEngineCannotRefreshAHundredStaleLevels() {
        Node top = underStaleNodes(b);
        for (Spatial each : upwards(b)) {
            each.setLocalTranslation(1, 0, 0);
        }
        assertThrows(IndexOutOfBoundsException.class, b::getWorldTransform);
        top.getWorldTransform();
    }

    @Test
    void aColliderUnderAHundredMovedNodesIsTestedAtItsPosition() {
        Node top = underStaleNodes(b);
        a.setLocalTranslation(25.5f, 0, 0);
        scene.attach(a, top);
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
        scene.frame(() -> {
            for (Spatial each : upwards(b)) {
                each.move(0.02f, 0, 0);
            }
        });
        assertEquals(List.of("2 EXIT a b SEPARATED"), scene.events());
    }

    @Test
    void aRootUnderAHundredMovedNodesIsReadAtItsPosition() {
        Node root = CollisionScene.node("root", b, scene.cube("c", 0.5f, 0));
        Node top = underStaleNodes(root);
        top.setLocalScale(2);
        scene.step(() -> {
            scene.state().setRoot(root);
            scene.state().addCollisionListener(new CollisionScript() {
                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    scene.log().note("depth " + event.getDepth());
                }
            });
        });
        scene.frame();
        assertEquals(List.of("1 ENTER b c", "depth 1.0"), scene.events());
        scene.frame(() -> {
            for (Spatial each : upwards(root)) {
                each.move(1, 0, 0);
            }
        });
        // The topmost node is at 1.25. All below it are scaled by 2: 99 nodes at 1.25 and the root at 1.
        assertEquals(1.25 + 2 * (99 * 1.25 + 1), scene.state().getWorld().getColliders().get(0).getX(), 1e-3);
    }

    @Test
    void pushingOutWorksUnderAHundredMovedNodes() {
        Node top = underStaleNodes(b);
        a.setLocalTranslation(25.5f, 0, 0);
        scene.attach(a, top);
        scene.frame(() -> b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                for (Spatial each : upwards(b)) {
                    each.setLocalTranslation(each.getLocalTranslation().clone());
                }
                event.pushOut(1);
            }
        }));
        scene.frame();
        assertEquals(24.5f, b.getWorldTranslation().x, 1e-4f);
    }

    @Test
    void aGeometryThatIgnoresItsTransformIsTestedAtTheOrigin() {
        Node away = CollisionScene.node("away", b);
        away.setLocalTranslation(50, 0, 0);
        b.setLocalTranslation(7, 7, 7);
        b.setIgnoreTransform(true);
        scene.attach(a, away);
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
        scene.frame(() -> away.setLocalTranslation(60, 0, 0));
        assertEquals(List.of("2 STAY a b"), scene.events());
        scene.frame(() -> b.setIgnoreTransform(false));
        assertEquals(List.of("3 EXIT a b SEPARATED"), scene.events());
    }

    @Test
    void aGeometryThatIgnoresItsTransformIsAPieceAtTheOrigin() {
        Node body = CollisionScene.node("body", b);
        body.addControl(new ColliderControl());
        body.setLocalTranslation(50, 3, 0);
        body.setLocalScale(4);
        b.setIgnoreTransform(true);
        a.setLocalTranslation(0.9f, 0.9f, 0);
        scene.attach(a, body);
        scene.frame();
        assertEquals(List.of("1 ENTER a body"), scene.events());
        scene.frame(() -> a.setLocalTranslation(1.1f, 0, 0));
        assertEquals(List.of("2 EXIT a body SEPARATED"), scene.events());
    }

    @Test
    void aSceneThatTheEngineNeverUpdatesIsTestedAtItsPosition() {
        Node root = CollisionScene.node("root", a, b);
        b.setLocalTranslation(3, 0, 0);
        scene.frame(() -> scene.state().setRoot(root));
        assertEquals(List.of(), scene.events());
        Vector3f matrixBefore = b.getWorldMatrix().toTranslationVector();
        scene.frame(() -> b.setLocalTranslation(0.5f, 0, 0));
        assertEquals(new Vector3f(3, 0, 0), matrixBefore);
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }
}
