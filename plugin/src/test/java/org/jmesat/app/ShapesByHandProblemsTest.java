package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ColliderShape;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Shapes set by hand that cannot be: their problems, and what collides instead. */
class ShapesByHandProblemsTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @Test
    void invalidSettingsAreReportedOnceAndTheMeshCollides() {
        ColliderControl control = ShapeByHand.control(ColliderShape.POLYGON);
        control.setVertices("0 0, 5 5");
        Geometry crate = scene.cube("crate", 0, 0);
        crate.addControl(control);
        scene.attach(crate, scene.cube("wall", 0.5f, 0));
        scene.frames(2);
        assertEquals(List.of("1 ENTER crate wall", "2 STAY crate wall"), scene.events());
        String problem = "its vertices \"0 0, 5 5\" give no shape: at least 3 corners are needed, not 2";
        assertEquals(problem, scene.run().ask(() -> scene.state().getProblem(crate)));
        assertEquals(List.of("Geometry 'crate' (/Root Node/crate): " + problem + "."), log.messages());
        scene.frame(() -> control.setVertices("9 0, 10 0, 9 1"));
        assertEquals(List.of("3 EXIT crate wall SEPARATED"), scene.events());
        assertNull(scene.run().ask(() -> scene.state().getProblem(crate)));
    }

    @Test
    void invalidSettingsOfASpatialWithoutAMeshMakeNoCollider() {
        ColliderControl control = ShapeByHand.control(ColliderShape.POLYGON);
        Node zone = ShapeByHand.node("zone", control);
        Geometry crate = scene.cube("crate", 0, 0);
        scene.attach(zone, crate);
        scene.frame(() -> control.setPolygon(ConvexPolygon.circle(1)));
        scene.frame(() -> control.setPolygon());
        assertEquals(List.of("1 ENTER zone crate", "2 EXIT zone crate INVALID"), scene.events());
        String problem = "its shape is POLYGON but it has no vertices";
        assertEquals(problem, scene.run().ask(() -> scene.state().getProblem(zone)));
        assertTrue(scene.run().ask(() -> scene.state().diagnose(zone, crate)).contains(problem));
    }

    @Test
    void badTransformsAreReportedAndTheTickGoesOn() {
        Node ball = ShapeByHand.ball(1);
        Geometry crate = scene.cube("crate", 0, 0);
        scene.attach(ball, crate);
        scene.frame();
        assertEquals(List.of("1 ENTER ball crate"), scene.events());
        assertProblem(ball, "its world scale is (NaN, 1.0, 1.0)", () -> ball.scale(Float.NaN, 1, 1));
        assertProblem(ball, "its world scale is (1.0, 1.0, Infinity)",
                () -> ball.scale(1, 1, Float.POSITIVE_INFINITY));
        assertProblem(ball, "its world scale is (0.0, 0.0, 1.0), which shrinks it to a point",
                () -> ball.scale(0, 0, 1));
        assertProblem(ball, "its radius is too large for a float", () -> {
            ball.getControl(ColliderControl.class).setRadius(1e20f);
            ball.scale(1e20f, 1, 1);
        });
        assertProblem(ball, "its world translation is (NaN, NaN, NaN)", () -> ball.move(Float.NaN, 0, 0));
        scene.frame(() -> scene.scale(ball, 0, 1, 0));
        assertEquals(1, scene.events().stream().filter(line -> line.contains("STAY")).count());
    }

    private void assertProblem(Node ball, String problem, HeadlessRun.Step damage) {
        scene.frame(damage);
        assertTrue(scene.events().get(0).endsWith("INVALID"), problem);
        String told = scene.run().ask(() -> scene.state().getProblem(ball));
        assertTrue(told.contains(problem), told);
        scene.frame(() -> {
            ball.setLocalScale(1);
            ball.getControl(ColliderControl.class).setRadius(1);
            ball.setLocalTranslation(0, 0, 0);
        });
        assertTrue(scene.events().get(0).contains("ENTER"), problem);
        assertNull(scene.run().ask(() -> scene.state().getProblem(ball)));
    }

    @Test
    void theDiagnosisSaysWhyAPartOfTheBodyGivesNoPiece() {
        Geometry part = scene.cube("part", 4, 0);
        Node body = ShapeByHand.node("body", ShapeByHand.control(ColliderShape.CIRCLE));
        body.attachChild(part);
        Geometry crate = scene.cube("crate", 4, 0);
        scene.attach(body, crate);
        scene.frame();
        String text = scene.run().ask(() -> scene.state().diagnose(part, crate));
        assertTrue(text.contains("Geometry 'part' gives no piece, since the shape of Node 'body' is set by hand."),
                text);
        scene.frame(() -> body.setLocalScale(0, 0, 1));
        text = scene.run().ask(() -> scene.state().diagnose(part, crate));
        assertTrue(text.contains("Geometry 'part' is part of Node 'body', which has no polygon: its world scale is "),
                text);
    }

    @Test
    void aParticleEmitterCollidesWithAShapeSetByHandButTheGuiDoesNot() {
        ParticleEmitter fire = new ParticleEmitter("fire", ParticleMesh.Type.Triangle, 5);
        fire.addControl(ShapeByHand.control(ColliderShape.CIRCLE));
        Node button = ShapeByHand.node("button", ShapeByHand.control(ColliderShape.CIRCLE));
        button.setQueueBucket(Bucket.Gui);
        Geometry sky = scene.cube("sky", 0, 0);
        sky.setQueueBucket(Bucket.Sky);
        sky.addControl(ShapeByHand.control(ColliderShape.CIRCLE));
        Geometry crate = scene.cube("crate", 0, 0);
        scene.attach(fire, crate, button, sky);
        scene.frame();
        assertEquals(List.of("1 ENTER fire crate"), scene.events());
        assertEquals("it is in the GUI bucket, which collides only under a GUI root",
                scene.run().ask(() -> scene.state().getProblem(button)));
        for (Spatial each : List.of(button, sky)) {
            String text = scene.run().ask(() -> scene.state().diagnose(each, crate));
            assertTrue(text.contains("is left out: it is "), text);
        }
        String text = scene.run().ask(() -> scene.state().diagnose(fire, crate));
        assertTrue(!text.contains("left out"), text);
    }
}
