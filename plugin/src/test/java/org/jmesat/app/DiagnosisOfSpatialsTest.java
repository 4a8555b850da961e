package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.BatchNode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import java.util.List;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.ColliderControl;
import org.junit.jupiter.api.Test;

/** The diagnosis of a spatial that is no collider, or has no polygon, names the spatial and the reason. */
class DiagnosisOfSpatialsTest extends DiagnosisScene {
    @Test
    void aSpatialOutsideTheSceneIsReported() {
        assertDiagnosis("No event: Geometry 'b' is not in the scene under Node 'Root Node': it has no parent.",
                b::removeFromParent);
        scene.frame(() -> CollisionScene.node("store room", CollisionScene.node("shelf", b)));
        assertEquals("No event: Geometry 'b' is not in the scene under Node 'Root Node': "
                + "its topmost ancestor is Node 'store room'.", diagnosis(a, b));
    }

    @Test
    void aSpatialOutsideTheRootIsReported() {
        Node level = CollisionScene.node("level", a);
        scene.attach(level, b);
        scene.frame(() -> scene.state().setRoot(level));
        assertEquals("No event: Geometry 'b' is not in the scene under Node 'level': its topmost ancestor is Node "
                + "'Root Node'.",
                diagnosis(a, b));
    }

    @Test
    void aSpatialAboveTheRootIsReported() {
        Node level = CollisionScene.node("level", a);
        Node world = CollisionScene.node("world", level);
        scene.attach(world);
        scene.frame(() -> scene.state().setRoot(level));
        for (Spatial above : List.of(world, scene.root())) {
            assertEquals("No event: " + above.getClass().getSimpleName() + " '" + above.getName() + "' is not in the "
                    + "scene under Node 'level': it is an ancestor of that node.", diagnosis(a, above));
        }
    }

    @Test
    void aDisabledColliderControlIsReported() {
        assertDiagnosis("No event: Geometry 'b' is disabled by its own ColliderControl.", () -> {
            mark();
            controlOfB.setEnabled(false);
        });
        scene.frame(() -> {
            b.removeControl(controlOfB);
            scene.root().addControl(controlOfB);
        });
        assertEquals("No event: Geometry 'a' is disabled by the ColliderControl on Node 'Root Node'.", diagnosis(a, b));
    }

    @Test
    void disablingUserDataIsReported() {
        assertDiagnosis("No event: Geometry 'b' is disabled by its own user data jmesat.collider or jmesat.enabled.",
                () -> b.setUserData("jmesat.collider", false));
        Node ghosts = new Node("ghosts");
        scene.attach(ghosts);
        scene.frame(() -> {
            ghosts.attachChild(CollisionScene.node("inner", b));
            b.setUserData("jmesat.collider", true);
            ghosts.setUserData("jmesat.enabled", false);
        });
        assertEquals("No event: Geometry 'b' is disabled by the user data jmesat.collider or jmesat.enabled on Node "
                + "'ghosts'.",
                diagnosis(a, b));
    }

    @Test
    void aLeftOutSpatialIsReportedWithItsKind() {
        assertDiagnosis("No event: Geometry 'b' is left out: it is sky, which never collides.",
                () -> b.setQueueBucket(Bucket.Sky));
        scene.frame(() -> b.setQueueBucket(Bucket.Gui));
        assertEquals("No event: Geometry 'b' is left out: it is in the GUI bucket, which collides only under a GUI "
                + "root.",
                diagnosis(a, b));
        ParticleEmitter smoke = new ParticleEmitter("smoke", ParticleMesh.Type.Triangle, 20);
        smoke.setMaterial(a.getMaterial());
        Node chimney = CollisionScene.node("chimney", smoke, scene.cube("bricks", 0, 0));
        chimney.addControl(controlOfB);
        scene.attach(chimney);
        scene.frame();
        assertEquals("Event: touching since tick 3; events go to EventLog on the app state.", diagnosis(chimney, a));
        assertEquals("Event: touching since tick 3; events go to EventLog on the app state.", diagnosis(smoke, a));
        scene.frame(() -> a.setLocalTranslation(9, 9, 0));
        assertEquals("No event: ParticleEmitter 'smoke' is left out: it is a particle emitter, which never collides.",
                diagnosis(smoke, a));
        assertEquals("No event: they are 11.31 apart, their bounding boxes by 8 in x.", diagnosis(chimney, a));
    }

    @Test
    void aGeometryGeneratedByABatchNodeIsReported() {
        BatchNode batch = new BatchNode("batch");
        batch.attachChild(b);
        batch.attachChild(scene.cube("c", 9, 9));
        scene.attach(a, batch);
        scene.step(batch::batch);
        scene.frame();
        Spatial made = batch.getChild(2);
        assertEquals("No event: Geometry '" + made.getName() + "' is left out: BatchNode 'batch' generated it "
                + "from geometries that collide themselves.", diagnosis(a, made));
        assertEquals("Event: touching since tick 1; events go to EventLog on the app state.", diagnosis(a, b));
    }

    @Test
    void anUnmarkedSpatialIsReportedUnderMarkedOnly() {
        assertDiagnosis("No event: Geometry 'b' is left out: discovery is MARKED_ONLY, "
                + "and neither it nor an ancestor is marked as a collider.", () -> {
                    scene.state().setDiscovery(Discovery.MARKED_ONLY);
                    a.addControl(controlOfA);
                });
        scene.step(() -> b.addControl(controlOfB));
        assertEquals("No event: Geometry 'b' became a collider after the last tick; the next tick includes it.",
                diagnosis(a, b));
    }

    @Test
    void aNodeAboveCollidersIsReported() {
        Node model = CollisionScene.node("model", b);
        scene.attach(a, model);
        scene.frame();
        assertEquals("No event: Node 'model' is not a collider: without a ColliderControl, each geometry below it is a "
                + "collider of its own.", diagnosis(a, model));
    }

    @Test
    void aSpatialAddedAfterTheLastTickIsReported() {
        scene.attach(a);
        scene.frame();
        scene.attach(b);
        assertEquals("No event: Geometry 'b' became a collider after the last tick; the next tick includes it.",
                diagnosis(a, b));
    }

    private static final class Crooked extends Node {
        private boolean armed;

        Crooked() {
            super("crooked");
        }

        @Override
        public List<Spatial> getChildren() {
            if (armed) {
                throw new UnsupportedOperationException("crooked");
            }
            return super.getChildren();
        }
    }

    @Test
    void aSpatialThatCannotBeScannedIsReported() {
        scene.attach(a, b);
        scene.frame();
        Crooked crooked = new Crooked();
        Geometry c = scene.cube("c", 0, 0);
        crooked.attachChild(c);
        scene.step(() -> scene.run().application().getViewPort().setEnabled(false));
        scene.attach(crooked);
        scene.step(() -> crooked.armed = true);
        scene.frame();
        assertEquals("No event: Geometry 'c' was not scanned because of Crooked 'crooked': scanning it failed: "
                + "java.lang.UnsupportedOperationException: crooked.", diagnosis(a, c));
    }

    @Test
    void aProblemOfTheRootIsNoReasonForWhatIsBelow() {
        Node plain = new Node("plain");
        scene.state().setLayersApart("nobody | nobody");
        scene.attach(a, plain);
        scene.frame();
        String expected = "No event: Node 'plain' is not a collider: without a ColliderControl, each geometry below "
                + "it is a "
                + "collider of its own.";
        assertEquals(expected, diagnosis(a, plain));
    }

    @Test
    void aMisspeltKeyIsNamedWhereOnlyMarkedSpatialsCollide() {
        scene.state().setDiscovery(Discovery.MARKED_ONLY);
        a.addControl(controlOfA);
        b.setUserData("jmesat.colider", true);
        assertDiagnosis("No event: Geometry 'b' is left out: discovery is MARKED_ONLY, and neither it nor an "
                + "ancestor is marked "
                + "as a collider; its user data key jmesat.colider is unknown; the nearest known key is "
                + "jmesat.collider.", () -> { });
    }

    @Test
    void aGeometryWithoutAPolygonIsReported() {
        assertDiagnosis("No event: Geometry 'b' has no polygon: its world scale is (0.0, 0.0, 0.0), which shrinks "
                + "it to a "
                + "point.", () -> b.setLocalScale(0));
    }

    @Test
    void aBodyWithoutAPolygonAndABodyWithoutAGeometryAreReported() {
        Node body = CollisionScene.node("body", b);
        body.addControl(controlOfB);
        scene.attach(a, body);
        scene.frame(() -> b.setLocalScale(0));
        assertEquals("No event: Node 'body' has no polygon: of Geometry 'b', its world scale is (0.0, 0.0, 0.0), "
                + "which shrinks "
                + "it to a point.", diagnosis(a, body));
        assertEquals("No event: Geometry 'b' has no polygon: its world scale is (0.0, 0.0, 0.0), which shrinks it "
                + "to a point.",
                diagnosis(a, b));
        scene.frame(b::removeFromParent);
        assertEquals("No event: Node 'body' has no polygon: it is marked as a collider but has no geometry.",
                diagnosis(a, body));
    }

    @Test
    void aPartOfABodyWithoutAPolygonIsReportedWithItsOwnReason() {
        Node mount = new Node("mount");
        Node body = CollisionScene.node("body", mount, b);
        body.addControl(controlOfB);
        scene.attach(a, body);
        scene.frame(() -> b.setQueueBucket(Bucket.Sky));
        assertEquals("No event: Geometry 'b' is left out: it is sky, which never collides.", diagnosis(a, b));
        assertEquals("No event: Node 'mount' is part of Node 'body', which has no polygon: it is marked as a "
                + "collider but has no "
                + "geometry.", diagnosis(a, mount));
        scene.frame(() -> {
            b.setQueueBucket(Bucket.Inherit);
            b.setLocalScale(0);
        });
        assertEquals("No event: Node 'mount' is part of Node 'body', which has no polygon: of Geometry 'b', "
                + "its world scale is (0.0, 0.0, 0.0), which shrinks it to a point.", diagnosis(a, mount));
    }

    @Test
    void aPieceWithSomeInvalidIndicesHasAPolygon() {
        b.getMesh().getShortBuffer(Type.Index).put(0, (short) 99);
        Node body = CollisionScene.node("body", b, scene.cube("far piece", 9, 0));
        body.addControl(controlOfB);
        scene.step(() -> scene.run().application().getViewPort().setEnabled(false));
        scene.attach(a, body);
        scene.frame();
        assertEquals("Event: touching since tick 1; events go to EventLog on the app state.", diagnosis(a, b));
        assertNotNull(scene.run().ask(() -> scene.state().getProblem(b)));
        scene.frame(() -> b.setLocalTranslation(5, 0, 0));
        assertEquals("No event: they are 4 apart, their bounding boxes by 4 in x.", diagnosis(a, b));
    }

    @Test
    void aPieceWithoutAPolygonIsReportedThoughItsBodyHasOtherPieces() {
        Node body = CollisionScene.node("body", b, scene.cube("far piece", 9, 0));
        body.addControl(controlOfB);
        scene.attach(a, body);
        scene.frame(() -> b.setLocalScale(0));
        assertEquals("No event: Geometry 'b' has no polygon: its world scale is (0.0, 0.0, 0.0), which shrinks it "
                + "to a point.",
                diagnosis(a, b));
        assertEquals("No event: they are 8 apart, their bounding boxes by 8 in x.", diagnosis(a, body));
    }

    @Test
    void aColliderThatTheGameRemovedFromTheWorldIsReported() {
        scene.attach(a, b);
        scene.frame();
        scene.step(() -> scene.state().getWorld().remove(scene.state().getWorld().getColliders().get(1),
                ExitReason.REMOVED));
        assertEquals("No event: Geometry 'b' was removed from the world by the game; the next tick adds it again.",
                diagnosis(a, b));
    }
}
