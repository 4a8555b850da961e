package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Line;
import com.jme3.scene.shape.Quad;
import com.jme3.util.BufferUtils;
import java.util.List;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A mesh collides at its projection onto the plane, and a changed mesh is noticed. */
@ParameterizedClass
@EnumSource
class SilhouetteTest {
    @AutoClose
    private final CollisionScene scene;

    private final Geometry a;

    SilhouetteTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        a = scene.cube("a", 0, 0);
    }

    private Quaternion aboutX(float degrees) {
        return scene.rotation(degrees * FastMath.DEG_TO_RAD, 0, 0);
    }

    @Test
    void depthIsIgnored() {
        Geometry behind = scene.cube("behind", 0.5f, 0);
        scene.place(behind, 0.5f, 0, -300);
        scene.attach(a, behind);
        scene.frame();
        assertEquals(List.of("1 ENTER a behind"), scene.events());
    }

    @Test
    void aCubeTurnedAboutAnotherAxisHasAWiderProjection() {
        Geometry b = scene.cube("b", 0, 1.1f);
        scene.attach(a, b);
        scene.frame();
        // The cube's half diagonal of 1.414 exceeds half its side.
        scene.frame(() -> a.setLocalRotation(aboutX(45)));
        scene.frame(() -> a.setLocalRotation(aboutX(90)));
        assertEquals(List.of("2 ENTER a b", "3 EXIT a b SEPARATED"), scene.events());
    }

    @Test
    void aFloorSeenEdgeOnCollides() {
        Geometry floor = scene.geometry("floor", new Quad(10, 10), -5, -0.5f);
        floor.setLocalRotation(aboutX(-90));
        scene.attach(a, floor);
        scene.frame();
        assertEquals(List.of("1 ENTER a floor"), scene.events());
        scene.frame(() -> scene.move(a, 0, 0.1f));
        assertEquals(List.of("2 EXIT a floor SEPARATED"), scene.events());
        scene.frame(() -> scene.move(a, 0, -0.3f));
        assertEquals(List.of("3 ENTER a floor"), scene.events());
        assertNull(scene.run().ask(() -> scene.state().getProblem(floor)));
    }

    @Test
    void aModelFlattenedAlongTheDepthHasAnAreaAndCollides() {
        Geometry card = scene.cube("card", 0.25f, 0);
        scene.scale(card, 1, 1, 0);
        scene.attach(a, card);
        scene.frame();
        assertEquals(List.of("1 ENTER a card"), scene.events());
        // A segment through the middle of the cube would have a depth of 0.5.
        assertEquals(0.75, scene.run().ask(() -> scene.state().getContacts(a, new SceneContacts()).getDepth(0)), 1e-6);
        assertNull(scene.run().ask(() -> scene.state().getProblem(card)));
        scene.frame(() -> scene.move(card, 0.85f, 0));
        assertEquals(List.of("2 EXIT a card SEPARATED"), scene.events());
    }

    @Test
    void aModelBelowAFlattenedNodeCollides() {
        Geometry card = scene.cube("card", 0.5f, 0);
        Node stage = CollisionScene.node("stage", card);
        scene.scale(stage, 1, 1, 0);
        scene.attach(a, stage);
        scene.frame();
        assertEquals(List.of("1 ENTER a card"), scene.events());
    }

    @Test
    void aModelFlattenedWithinThePlaneIsASegmentAndCollides() {
        Geometry wall = scene.cube("wall", 0.4f, 0);
        scene.scale(wall, 0, 1, 1);
        scene.attach(a, wall);
        scene.frame();
        scene.frame(() -> scene.move(wall, 0.2f, 0));
        // The centre of the segment is 0.1 to the right of a. Tilted, it reaches 0.35 to the left of its centre.
        scene.frame(() -> scene.turn(wall, FastMath.QUARTER_PI));
        assertEquals(List.of("1 ENTER a wall", "2 EXIT a wall SEPARATED", "3 ENTER a wall"), scene.events());
    }

    @Test
    void aModelFlattenedToALineOfSightIsAPointAndCollides() {
        Geometry pin = scene.cube("pin", 0.4f, 0);
        scene.scale(pin, 0, 0, 1);
        scene.attach(a, pin);
        scene.frame();
        scene.frame(() -> scene.move(pin, 0.2f, 0));
        assertEquals(List.of("1 ENTER a pin", "2 EXIT a pin SEPARATED"), scene.events());
    }

    @Test
    void twoFloorsSeenEdgeOnCollideWhereTheyCross() {
        Geometry floor = scene.geometry("floor", new Quad(10, 10), -5, 0);
        Geometry wall = scene.geometry("wall", new Quad(10, 10), 0, -5);
        floor.setLocalRotation(aboutX(-90));
        wall.setLocalRotation(scene.rotation(0, FastMath.HALF_PI, 0));
        scene.attach(floor, wall);
        scene.frame();
        scene.frame(() -> scene.move(wall, 7, 0));
        assertEquals(List.of("1 ENTER floor wall", "2 EXIT floor wall SEPARATED"), scene.events());
    }

    @Test
    void aLineSeenFromItsEndIsAPointAndCollides() {
        Geometry needle = scene.geometry("needle", new Line(Vector3f.ZERO.clone(), new Vector3f(0, 0, 4)), 0.4f, 0);
        needle.setUserData("jmesat.collider", true);
        scene.attach(a, needle);
        scene.frame();
        scene.frame(() -> scene.place(needle, 0.6f, 0));
        assertEquals(List.of("1 ENTER a needle", "2 EXIT a needle SEPARATED"), scene.events());
    }

    @Test
    void twoPointsCollideWhereTheyCoincide() {
        Geometry one = scene.geometry("one", new Line(Vector3f.ZERO.clone(), new Vector3f(0, 0, 4)), 2, 2);
        Geometry two = scene.geometry("two", new Line(Vector3f.ZERO.clone(), new Vector3f(0, 0, 1)), 2, 2);
        one.setUserData("jmesat.collider", true);
        two.setUserData("jmesat.collider", true);
        scene.attach(one, two);
        scene.frame();
        scene.frame(() -> scene.place(two, 2, 2.1f));
        assertEquals(List.of("1 ENTER one two", "2 EXIT one two SEPARATED"), scene.events());
    }

    @Test
    void aMirroredMeshCollidesAtItsProjection() {
        Geometry wing = scene.geometry("wing", new Quad(2, 1), 0.2f, 0);
        scene.place(a, -1.5f, 0.5f);
        scene.attach(a, wing);
        scene.frame();
        scene.frame(() -> scene.scale(wing, -1, 1, 1));
        assertEquals(List.of("2 ENTER a wing"), scene.events());
    }

    @Test
    void anotherMeshIsNoticed() {
        Geometry b = scene.cube("b", 2, 0);
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> b.setMesh(scene.mesh(new Box(1.7f, 0.5f, 0.5f))));
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @Test
    void anotherBufferIsNoticed() {
        Geometry b = scene.cube("b", 2, 0);
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> b.getMesh().setBuffer(Type.Position, 3, widened(b.getMesh(), 4)));
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @Test
    void otherDataInABufferIsNoticed() {
        Geometry b = scene.cube("b", 2, 0);
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> b.getMesh().getBuffer(Type.Position).updateData(
                BufferUtils.createFloatBuffer(widened(b.getMesh(), 4))));
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @Test
    void aChangedModelBoundIsNoticed() {
        Geometry b = scene.cube("b", 2, 0);
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> {
            writeInPlace(b.getMesh(), 4);
            b.updateModelBound();
        });
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @Test
    void writingInPlaceIsSeenAfterInvalidate() {
        Geometry b = scene.cube("b", 2, 0);
        scene.attach(a, CollisionScene.node("n", b));
        scene.frame();
        upload(b);
        scene.frame();
        scene.frame(() -> writeInPlace(b.getMesh(), 4));
        assertEquals(List.of(), scene.events());
        scene.frame(() -> scene.state().invalidate(b.getParent()));
        assertEquals(List.of("4 ENTER a b"), scene.events());
        scene.frame(() -> writeInPlace(b.getMesh(), 0.25f));
        assertEquals(List.of("5 STAY a b"), scene.events());
        scene.frame(() -> scene.state().invalidate(b));
        assertEquals(List.of("6 EXIT a b SEPARATED"), scene.events());
    }

    /** As a renderer does after the tick. Where nothing is rendered, the engine never does. */
    private static void upload(Geometry geometry) {
        geometry.getMesh().getBufferList().forEach(VertexBuffer::clearUpdateNeeded);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aWriteIsSeenIfTheEngineWasToldOfIt(boolean rendered) {
        Geometry b = scene.cube("b", 2, 0);
        Geometry c = scene.geometry("c", b.getMesh(), 0, 9);
        scene.attach(a, b, c);
        for (int i = 0; i < 3; i++) {
            scene.frame();
            if (rendered) {
                upload(b);
            }
        }
        VertexBuffer positions = b.getMesh().getBuffer(Type.Position);
        scene.frame(() -> {
            writeInPlace(b.getMesh(), 4);
            positions.updateData(positions.getData());
        });
        assertEquals(List.of("4 ENTER a b"), scene.events());
        if (rendered) {
            upload(b);
        }
        scene.frame();
        scene.frame(() -> {
            writeInPlace(b.getMesh(), 0.25f);
            positions.setUpdateNeeded();
        });
        assertEquals(List.of("5 STAY a b", "6 EXIT a b SEPARATED"), scene.events());
    }

    @Test
    void invalidatingAnAncestorOfTheRootReachesTheColliders() {
        Geometry b = scene.cube("b", 2, 0);
        scene.attach(CollisionScene.node("root", a, b));
        scene.frame(() -> scene.state().setRoot(a.getParent()));
        scene.frame(() -> {
            writeInPlace(b.getMesh(), 4);
            scene.state().invalidate(scene.root());
        });
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @Test
    void invalidatingAnAncestorOfTheRootReachesPosedMeshesToo() {
        Geometry b = scene.cube("b", 2, 0);
        b.getMesh().setBuffer(Type.BoneIndex, 4, new byte[4 * b.getMesh().getVertexCount()]);
        scene.attach(CollisionScene.node("root", a, b));
        scene.frame(() -> scene.state().setRoot(a.getParent()));
        scene.frame(() -> {
            writeInPlace(b.getMesh(), 4);
            scene.state().invalidate(scene.root());
        });
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @Test
    void invalidatingOneGeometryOfASharedMeshReachesAllInTheSameTick() {
        Geometry b = scene.cube("b", 2, 0);
        Geometry c = scene.geometry("c", b.getMesh(), -9, 0);
        scene.attach(a, b, c);
        scene.frame();
        scene.frame(() -> {
            writeInPlace(b.getMesh(), 4);
            scene.state().invalidate(c);
        });
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @Test
    void writingInPlaceIsSeenIfTheColliderIsDynamic() {
        Geometry b = scene.cube("b", 2, 0);
        b.setUserData("jmesat.dynamic", true);
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> writeInPlace(b.getMesh(), 4));
        scene.frame(() -> writeInPlace(b.getMesh(), 0.25f));
        assertEquals(List.of("2 ENTER a b", "3 EXIT a b SEPARATED"), scene.events());
    }

    @Test
    void geometriesThatShareAMeshCollideAtTheirOwnPositions() {
        Geometry b = scene.geometry("b", a.getMesh(), 0.9f, 0);
        Geometry c = scene.geometry("c", a.getMesh(), 3, 0);
        c.setLocalScale(4);
        scene.attach(a, b, c);
        scene.frame();
        assertEquals(List.of("1 ENTER a b", "1 ENTER b c"), scene.events());
    }

    /** The positions of a mesh, scaled along the first axis of the plane. */
    private float[] widened(Mesh mesh, float factor) {
        float[] xyz = BufferUtils.getFloatArray(mesh.getFloatBuffer(Type.Position));
        Vector3f scale = scene.scaling(factor, 1, 1);
        for (int i = 0; i < xyz.length; i++) {
            xyz[i] *= scale.get(i % 3);
        }
        return xyz;
    }

    private void writeInPlace(Mesh mesh, float factor) {
        float[] xyz = widened(mesh, factor);
        mesh.getFloatBuffer(Type.Position).put(0, xyz);
    }
}
