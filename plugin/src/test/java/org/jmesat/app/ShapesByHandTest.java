package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Quad;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.ledger.CollisionLedger;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.Buffers;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Colliders whose shape is set by hand. */
class ShapesByHandTest {
    private static final long SEED = 20241118;
    private static final String U = "0 0, 3 0, 3 3, 2 3, 2 1, 1 1, 1 3, 0 3";

    @AutoClose
    private CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    /** The hash of all events of a run, in which one spatial moves, turns and is scaled among cubes. */
    private String run(ProjectionPlane plane, boolean byHand) {
        scene.close();
        scene = new CollisionScene(plane);
        Geometry mover = scene.geometry("mover", new Quad(2, 1.5f), 0, 0);
        ColliderControl control = new ColliderControl();
        if (byHand) {
            mover.setMesh(scene.cube("cube", 0, 0).getMesh());
            control.setShape(ColliderShape.RECTANGLE);
            control.setSize(new Vector2f(2, 1.5f));
            control.setOffset(new Vector2f(1, 0.75f));
        }
        mover.addControl(control);
        Node parent = CollisionScene.node("parent", mover);
        scene.attach(parent);
        for (int i = 0; i < 25; i++) {
            scene.attach(scene.cube("cube " + i, 2 * (i % 5), 2 * (i / 5)));
        }
        CollisionLedger[] ledger = new CollisionLedger[1];
        scene.step(() -> ledger[0] = new CollisionLedger(scene.state()));
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 400; i++) {
            scene.frame(() -> move(parent, mover, random));
        }
        assertTrue(ledger[0].getEventCount() > 200, "only " + ledger[0].getEventCount());
        return ledger[0].getEventCount() + " events, hash " + ledger[0].getHash();
    }

    private void move(Spatial parent, Spatial mover, SplittableRandom random) {
        float x = random.nextInt(0, 64) / 8f;
        float y = random.nextInt(0, 64) / 8f;
        float angle = (float) random.nextDouble(-3, 3);
        switch (random.nextInt(10)) {
            case 0 -> scene.scale(mover, 1 + x / 8, 1, 1 + y);
            case 1 -> scene.scale(mover, -1, 1 + y / 8, 1);
            case 2 -> scene.scale(parent, 1, -1, 1);
            case 3 -> mover.setLocalRotation(scene.rotation(angle, x, 0));
            case 4 -> parent.setLocalRotation(scene.rotation(0, angle, 0));
            case 5 -> {
                parent.setLocalRotation(scene.rotation(0, 0, angle));
                parent.setLocalScale(1);
                mover.setLocalScale(1);
            }
            case 6 -> mover.setLocalRotation(scene.rotation(0, 0, angle));
            default -> scene.place(mover, x, y);
        }
    }

    @Test
    void aRectangleRaisesTheEventsOfAQuadToTheBit() {
        List<String> hashes = new ArrayList<>();
        for (ProjectionPlane plane : ProjectionPlane.values()) {
            String ofMesh = run(plane, false);
            assertEquals(ofMesh, run(plane, true), plane + ", seed " + SEED);
            hashes.add(ofMesh);
        }
        assertEquals(List.of(), log.messages());
    }

    @Test
    void aBallEntersTheNotchOfAConcavePolygon() {
        ColliderControl control = ShapeByHand.control(ColliderShape.POLYGON);
        control.setVertices(U);
        Node bowl = ShapeByHand.node("bowl", control);
        Node ball = ShapeByHand.ball(0.25f);
        scene.attach(bowl, ball);
        scene.frame(() -> scene.place(ball, 1.5f, 4));
        scene.frame(() -> scene.place(ball, 1.5f, 1.5f));
        scene.frame(() -> scene.place(ball, 1.5f, 1.25f));
        scene.frame(() -> scene.place(ball, 1.5f, 2));
        scene.frame(() -> scene.place(ball, 1.125f, 2));
        assertEquals(List.of("3 ENTER bowl ball", "4 EXIT bowl ball SEPARATED", "5 ENTER bowl ball"), scene.events());
    }

    @Test
    void severalPiecesSetByHandAreNotJoinedByAnyMode() {
        ColliderControl control = new ColliderControl();
        control.setPolygon(ConvexPolygon.of(-3, 0, -2, 0, -3, 1), ConvexPolygon.of(3, 0, 3, 1, 2, 0));
        Node gate = ShapeByHand.node("gate", control);
        scene.attach(gate, ShapeByHand.ball(1));
        for (ProjectionMode mode : ProjectionMode.values()) {
            scene.frame(() -> control.setMode(mode));
        }
        assertEquals(List.of(), scene.events());
        scene.frame(() -> scene.place(gate, 1.5f, 0));
        assertEquals(1, scene.events().size());
    }

    @Test
    void theShapeReplacesThoseOfAllGeometriesBelow() {
        Node inner = CollisionScene.node("inner", scene.cube("own", 8, 0));
        inner.addControl(new ColliderControl());
        ColliderControl control = ShapeByHand.control(ColliderShape.RECTANGLE);
        control.setMode(ProjectionMode.SINGLE_HULL);
        Node body = ShapeByHand.node("body", control);
        body.attachChild(scene.cube("part", 4, 0));
        body.attachChild(inner);
        scene.attach(body, scene.cube("at part", 4, 0), scene.cube("at own", 8, 0), scene.cube("at body", 0, 0));
        scene.frames(2);
        assertEquals(List.of("1 ENTER body at body", "1 ENTER inner at own", "2 STAY body at body",
                "2 STAY inner at own"), scene.events());
        assertSame(body, scene.run().ask(() -> scene.state().getColliderSpatial(body.getChild("part"))));
        assertEquals(List.of(), log.messages());
    }

    @Test
    void aChangeOfAnySettingTakesEffectAtTheNextTick() {
        ColliderControl control = ShapeByHand.control(ColliderShape.RECTANGLE);
        Geometry mover = scene.cube("mover", 0, 0);
        mover.addControl(control);
        Node ball = ShapeByHand.ball(0.25f);
        scene.place(ball, 2, 0);
        scene.attach(mover, ball);
        scene.frame(() -> control.setSize(new Vector2f(4, 1)));
        scene.frame(() -> control.setAngle(90));
        scene.frame(() -> control.setShape(ColliderShape.CIRCLE));
        scene.frame(() -> control.setRadius(1.75f));
        scene.frame(() -> control.setShape(ColliderShape.MESH));
        scene.frame(() -> control.setPolygon(ConvexPolygon.rectangle(1, 1), ConvexPolygon.circle(2)));
        scene.frame(() -> control.setOffset(new Vector2f(0, 3)));
        scene.frame(() -> {
            control.setPolygon();
            control.setOffset(new Vector2f());
            control.setAngle(0);
            control.setVertices("0 0, 3 0, 0 3");
        });
        assertEquals(List.of("1 ENTER mover ball", "2 EXIT mover ball SEPARATED", "4 ENTER mover ball",
                "5 EXIT mover ball SEPARATED", "6 ENTER mover ball", "7 EXIT mover ball SEPARATED",
                "8 ENTER mover ball"), scene.events());
        scene.frame(() -> mover.removeControl(control));
        assertEquals(List.of("9 EXIT mover ball SEPARATED"), scene.events());
    }

    @Test
    void userDataSetsAShapeOfASpatialWithoutAMesh() {
        Node door = new Node("door");
        door.setUserData("jmesat.shape", "RECTANGLE");
        door.setUserData("jmesat.size", "4, 1");
        Node ball = new Node("ball");
        ball.setUserData("jmesat.shape", "CIRCLE");
        ball.setUserData("jmesat.radius", 0.5f);
        ball.setUserData("jmesat.offset", new Vector2f(2.5f, 0));
        scene.attach(door, ball);
        scene.frame();
        Vector2f offset = ball.getUserData("jmesat.offset");
        scene.frame(() -> offset.set(2.75f, 0));
        scene.frame(() -> door.setUserData("jmesat.size", new Vector2f(4.5f, 1)));
        scene.frame(() -> ball.setUserData("jmesat.radius", 0));
        scene.frame(() -> {
            door.setUserData("jmesat.shape", "POLYGON");
            door.setUserData("jmesat.vertices", "0 0, 3 -1, 3 1");
        });
        assertEquals(List.of("1 ENTER door ball", "2 EXIT door ball SEPARATED", "3 ENTER door ball",
                "4 EXIT door ball SEPARATED", "5 ENTER door ball"), scene.events());
        assertEquals(List.of(), log.messages());
    }

    @Test
    void aFastBallMeetsAThinWall() {
        ColliderControl circle = ShapeByHand.control(ColliderShape.CIRCLE);
        circle.setContinuous(true);
        Node ball = ShapeByHand.node("ball", circle);
        ColliderControl segment = ShapeByHand.control(ColliderShape.SEGMENT);
        segment.setAngle(90);
        Node wall = ShapeByHand.node("wall", segment);
        scene.attach(ball, wall);
        scene.frame(() -> scene.place(ball, -9, 0));
        scene.frame(() -> {
            scene.place(ball, 9, 0);
            scene.turn(ball, 2);
        });
        scene.frame(() -> circle.setRadius(0.25f));
        assertEquals(List.of("2 ENTER ball wall", "2 EXIT ball wall SEPARATED"), scene.events());
    }

    @Test
    void circlesThatPushEachOtherApartTouchWhereTheirFormulaSays() {
        Node a = ShapeByHand.ball(2);
        Node b = ShapeByHand.ball(1.5f);
        a.addControl(new PushApart());
        b.addControl(new PushApart());
        scene.place(b, 0.6f, 0.8f);
        scene.attach(a, b);
        scene.frames(3);
        assertEquals(3.5f, a.getLocalTranslation().distance(b.getLocalTranslation()), 0.02f);
        assertEquals(0.8f / 0.6f, (b.getLocalTranslation().y - a.getLocalTranslation().y)
                / (b.getLocalTranslation().x - a.getLocalTranslation().x), 1e-5f);
    }

    @Test
    void queriesFindTheShapeAndNameItsSpatial() {
        ColliderControl control = ShapeByHand.control(ColliderShape.CAPSULE);
        control.setSize(new Vector2f(4, 0));
        Node capsule = ShapeByHand.node("capsule", control);
        capsule.attachChild(scene.cube("model", 20, 0));
        scene.place(capsule, 10, 5);
        scene.attach(capsule);
        scene.frame();
        scene.step(() -> {
            SceneQueries queries = scene.state().getQueries();
            assertSame(capsule, queries.overlapPoint(new Vector2f(12.4375f, 5)));
            assertNull(queries.overlapPoint(new Vector2f(12.4375f, 5.4375f)));
            assertNull(queries.overlapPoint(new Vector2f(30, 5)));
            SceneHit hit = new SceneHit();
            assertTrue(queries.castRay(new Vector2f(10, 9), new Vector2f(10, 0), hit));
            assertSame(capsule, hit.getSpatial());
            assertEquals(5.5f, hit.getPoint(new Vector2f()).y, 1e-6f);
            assertNull(scene.state().getProblem(capsule.getChild("model")));
        });
        assertEquals(List.of(), log.messages());
    }

    @Test
    void partsOfASavedSceneKeepTheirShapes() {
        ColliderControl control = new ColliderControl();
        control.setPolygon(ConvexPolygon.of(0.1f, 0.2f, 3, 0.7f, 1.1f, 2), ConvexPolygon.circle(0.3f));
        Node body = ShapeByHand.node("body", control);
        body.setLocalRotation(scene.rotation(0, 0, 0.7f));
        Node level = CollisionScene.node("level", body, scene.cube("crate", 0.5f, 1));
        List<String> shapes = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Node loaded = i == 0 ? level : scene.run().ask(() -> {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                BinaryExporter.getInstance().save(level, bytes);
                BinaryImporter importer = BinaryImporter.getInstance();
                importer.setAssetManager(scene.run().application().getAssetManager());
                return (Node) importer.load(bytes.toByteArray());
            });
            scene.attach(loaded);
            scene.frame();
            shapes.add(scene.run().ask(() -> text(scene.state().getWorld().getColliders().get(0))));
            scene.step(loaded::removeFromParent);
            scene.frame();
        }
        assertEquals(shapes.get(0), shapes.get(1));
        assertTrue(shapes.get(0).startsWith("3 vertices, rounding 0.0: ")
                && shapes.get(0).contains("1 vertices, rounding 0.3"), shapes.get(0));
    }

    private static String text(Collider collider) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < collider.getPieceCount(); i++) {
            PolygonBuffer local = Buffers.of(collider.getPiece(i));
            text.append(local.count()).append(" vertices, rounding ").append(local.rounding()).append(": ");
            for (int v = 0; v < local.count(); v++) {
                text.append(local.x(v)).append(' ').append(local.y(v)).append(", ");
            }
        }
        return text.toString();
    }
}
