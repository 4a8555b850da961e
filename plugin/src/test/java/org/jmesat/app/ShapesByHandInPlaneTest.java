package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ColliderShape;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Shapes set by hand under rotations, mirrors and scales, and their depths. */
class ShapesByHandInPlaneTest {
    private static final String U = "0 0, 3 0, 3 3, 2 3, 2 1, 1 1, 1 3, 0 3";

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @Test
    void aConcavePolygonCanBeMirroredAndTurnedOutOfThePlane() {
        ColliderControl control = ShapeByHand.control(ColliderShape.POLYGON);
        control.setVertices(U);
        Node bowl = ShapeByHand.node("bowl", control);
        Node ball = ShapeByHand.ball(0.125f);
        scene.attach(bowl, ball);
        scene.frame(() -> scene.place(ball, 1.5f, 2));
        scene.frame(() -> {
            scene.scale(bowl, 1, -1, 1);
            scene.place(ball, 1.5f, -2);
        });
        scene.frame(() -> {
            scene.scale(bowl, 1, 1, 1);
            bowl.setLocalRotation(scene.rotation(0, 1.0471976f, 0));
            scene.place(ball, 0.75f, 2);
        });
        assertEquals(List.of(), scene.events());
        scene.frame(() -> scene.place(ball, 0.25f, 2));
        assertEquals(List.of("4 ENTER bowl ball"), scene.events());
    }

    @Test
    void seenEdgeOnARectangleIsASegmentAndACircleIsStillACircle() {
        Node card = ShapeByHand.node("card", ShapeByHand.control(ColliderShape.RECTANGLE));
        Node disc = ShapeByHand.node("disc", ShapeByHand.control(ColliderShape.CIRCLE));
        Geometry probe = scene.cube("probe", 0.75f, 0);
        card.setLocalRotation(scene.rotation(0, 1.5707964f, 0));
        disc.setLocalRotation(scene.rotation(0, 1.5707964f, 0));
        scene.attach(card, probe);
        scene.frame();
        assertEquals(List.of(), scene.events());
        scene.frame(() -> scene.place(probe, 0.5f, 0));
        assertEquals(List.of("2 ENTER card probe"), scene.events());
        scene.attach(disc);
        scene.frame(() -> scene.place(probe, 1, 0));
        assertEquals(List.of("3 EXIT card probe SEPARATED", "3 ENTER card disc", "3 ENTER probe disc"),
                scene.events());
    }

    @Test
    void aCircleThatIsTiltedAndTurnedKeepsItsRadius() {
        ColliderControl circle = ShapeByHand.control(ColliderShape.CIRCLE);
        circle.setOffset(new Vector2f(3, 0));
        Node disc = ShapeByHand.node("disc", circle);
        disc.setLocalRotation(new Quaternion().fromAngles(0, 0, FastMath.HALF_PI)
                .mult(new Quaternion().fromAngles(0, FastMath.PI / 3, 0)));
        Node ball = ShapeByHand.ball(0.25f);
        scene.attach(disc, ball);
        scene.frame(() -> scene.place(ball, 0, 2.3125f));
        scene.frame(() -> scene.place(ball, 0, 2.1875f));
        scene.frame(() -> scene.place(ball, -0.8125f, 1.5f));
        scene.frame(() -> scene.place(ball, -0.6875f, 1.5f));
        assertEquals(List.of("2 ENTER disc ball", "3 EXIT disc ball SEPARATED", "4 ENTER disc ball"), scene.events());
    }

    @Test
    void aRoundedPolygonOfManyCornersKeepsItsRoundingAtAnyTilt() {
        float[] xy = new float[2 * 4096];
        for (int i = 0; i < 2048; i++) {
            xy[2 * i] = i / 256f - 4;
            xy[4096 + 2 * i] = 4 - i / 256f;
            xy[4097 + 2 * i] = 1;
        }
        ColliderControl control = new ColliderControl();
        control.setPolygon(ConvexPolygon.of(xy).rounded(0.5f));
        Node plank = ShapeByHand.node("plank", control);
        Node ball = ShapeByHand.ball(0.25f);
        scene.attach(plank, ball);
        for (int i = 0; i < 6; i++) {
            float angle = i / 8f;
            scene.frame(() -> {
                plank.setLocalRotation(scene.rotation(0, angle, 0));
                scene.place(ball, 0, -0.6875f);
            });
            assertTrue(scene.isColliding(plank, ball), "angle " + angle);
            scene.frame(() -> scene.place(ball, 0, -0.8125f));
            assertTrue(!scene.isColliding(plank, ball), "angle " + angle);
        }
    }

    @Test
    void theDepthsAreThoseOfTheFlatShape() {
        ColliderControl circle = ShapeByHand.control(ColliderShape.CIRCLE);
        ColliderControl rectangle = ShapeByHand.control(ColliderShape.RECTANGLE);
        Node disc = ShapeByHand.node("disc", circle);
        Node card = ShapeByHand.node("card", rectangle);
        scene.step(() -> scene.state().setDepthTest(true));
        scene.attach(disc, card);
        scene.frame(() -> scene.place(disc, 0, 0, 0.25f));
        assertEquals(List.of(), scene.events());
        scene.frame(() -> card.setLocalRotation(scene.rotation(0.5f, 0, 0)));
        assertEquals(List.of(), scene.events());
        scene.frame(() -> card.setLocalRotation(scene.rotation(1.25f, 0, 0)));
        assertEquals(List.of("3 ENTER disc card"), scene.events());
        scene.frame(() -> {
            card.setLocalRotation(scene.rotation(0, 0, 0));
            circle.setDepthMargin(0.5f);
        });
        assertEquals(List.of("4 STAY disc card"), scene.events());
    }

    @Test
    void ignoreTransformPlacesAGeometrysShapeAtTheOrigin() {
        Geometry label = scene.cube("label", 7, 0);
        label.setIgnoreTransform(true);
        label.addControl(ShapeByHand.control(ColliderShape.CIRCLE));
        scene.attach(label, scene.cube("here", 0, 0), scene.cube("there", 7, 0));
        scene.frame();
        assertEquals(List.of("1 ENTER label here"), scene.events());
    }
}
