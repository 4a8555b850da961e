package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A slice collides with what lies between its two depths. */
@ParameterizedClass
@EnumSource
class SliceTest {
    private final ColliderControl control = new ColliderControl();
    @AutoClose
    private final CollisionScene scene;

    SliceTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
    }

    /** A pyramid about the origin: a square of side 4 at the depth 0, the apex at the depth 4. */
    private Geometry pyramid() {
        Box box = new Box(2, 2, 2);
        float[] xyz = new float[3 * box.getVertexCount()];
        box.getFloatBuffer(Type.Position).get(0, xyz);
        for (int i = 0; i < xyz.length; i += 3) {
            boolean apex = xyz[i + 2] > 0;
            xyz[i] = apex ? 0 : xyz[i];
            xyz[i + 1] = apex ? 0 : xyz[i + 1];
            xyz[i + 2] = apex ? 4 : 0;
        }
        box.getFloatBuffer(Type.Position).put(0, xyz);
        Geometry pyramid = scene.geometry("pyramid", box, 0, 0);
        pyramid.addControl(control);
        return pyramid;
    }

    private void slice(float from, float to) {
        control.setSlice(new Vector2f(from, to));
    }

    private Collider collider() {
        return scene.state().getWorld().getColliders().get(0);
    }

    /** The bounds of the only piece: least and greatest x, least and greatest y. */
    private List<Double> bounds() {
        return scene.run().ask(() -> {
            PlacedPolygon piece = collider().getPiece(0);
            assertEquals(1, collider().getPieceCount());
            double minX = Double.POSITIVE_INFINITY;
            double maxX = Double.NEGATIVE_INFINITY;
            double minY = Double.POSITIVE_INFINITY;
            double maxY = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < piece.count(); i++) {
                minX = Math.min(minX, piece.x()[i]);
                maxX = Math.max(maxX, piece.x()[i]);
                minY = Math.min(minY, piece.y()[i]);
                maxY = Math.max(maxY, piece.y()[i]);
            }
            return List.of(minX, maxX, minY, maxY);
        });
    }

    @Test
    void aSliceOfAPyramidIsAsWideAsItsLowerEnd() {
        scene.frame(() -> scene.root().attachChild(pyramid()));
        assertEquals(List.of(-2.0, 2.0, -2.0, 2.0), bounds());
        scene.frame(() -> slice(1, 3));
        assertEquals(List.of(-1.5, 1.5, -1.5, 1.5), bounds());
        scene.frame(() -> slice(2, Float.POSITIVE_INFINITY));
        assertEquals(List.of(-1.0, 1.0, -1.0, 1.0), bounds());
        scene.frame(() -> slice(3.5f, 3.5f));
        assertEquals(List.of(-0.25, 0.25, -0.25, 0.25), bounds());
        scene.frame(() -> slice(4, 5));
        assertEquals(List.of(0.0, 0.0, 0.0, 0.0), bounds());
        scene.frame(() -> control.setSlice(null));
        assertEquals(List.of(-2.0, 2.0, -2.0, 2.0), bounds());
    }

    @Test
    void theSliceMovesWithTheSpatialAndIsInWorldUnits() {
        Geometry pyramid = pyramid();
        slice(2, 3);
        scene.frame(() -> {
            scene.root().attachChild(pyramid);
            scene.place(pyramid, 8, 16, 32);
        });
        assertEquals(List.of(7.0, 9.0, 15.0, 17.0), bounds());
        scene.frame(() -> scene.scale(pyramid, 1, 1, 2));
        assertEquals(List.of(6.5, 9.5, 14.5, 17.5), bounds());
        assertEquals(34, collider().getMinDepth());
        assertEquals(35, collider().getMaxDepth());
    }

    @Test
    void theSliceOfABodyIsMeasuredFromTheBody() {
        Geometry pyramid = pyramid();
        Node body = new Node("body");
        scene.frame(() -> {
            pyramid.removeControl(control);
            body.addControl(control);
            body.attachChild(pyramid);
            scene.place(pyramid, 0, 0, 1);
            slice(2, 3);
            scene.root().attachChild(body);
        });
        assertEquals(List.of(-1.5, 1.5, -1.5, 1.5), bounds());
        scene.frame(() -> scene.place(pyramid, 0, 0, 0));
        assertEquals(List.of(-1.0, 1.0, -1.0, 1.0), bounds());
        scene.frame(() -> scene.place(body, 0, 0, 7));
        assertEquals(List.of(-1.0, 1.0, -1.0, 1.0), bounds());
    }

    /** A plate at the end of its slice, below a body that is lifted or turned, and a box that it always overlaps. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aFaceAtTheEndOfItsSliceStaysInItWhereverTheBodyIs(boolean lifted) {
        Node body = new Node("body");
        Geometry plate = scene.geometry("plate", new Quad(1, 1), 0, 0);
        scene.frame(() -> {
            scene.place(plate, 0, 0, 0.3f);
            body.attachChild(plate);
            body.addControl(control);
            slice(0.3f, 1);
            scene.root().attachChild(body);
            scene.root().attachChild(scene.geometry("box", new Box(1, 1, 9), 0, 0));
        });
        scene.events();
        for (int i = 1; i < 100; i++) {
            float step = i;
            scene.frame(() -> {
                scene.place(body, 0, 0, lifted ? 0.11f * step : 0);
                body.setLocalRotation(scene.rotation(0, 0, lifted ? 0 : 0.1f * step));
            });
            assertEquals(1, scene.events().stream().filter(event -> event.contains("STAY")).count(), "step " + i);
        }
    }

    @Test
    void aTiltedPyramidIsSlicedAlongTheAxisOfThePlane() {
        Geometry pyramid = pyramid();
        slice(-1, 1);
        scene.frame(() -> {
            scene.root().attachChild(pyramid);
            pyramid.setLocalRotation(scene.rotation((float) Math.PI / 2, 0, 0));
        });
        // Its axis lies in the plane now, along −y: it reaches 4 far, and is 4 wide at its base.
        List<Double> bounds = bounds();
        assertEquals(-2, bounds.get(0), 1e-6);
        assertEquals(2, bounds.get(1), 1e-6);
        assertEquals(4, bounds.get(3) - bounds.get(2), 1e-6);
        scene.frame(() -> slice(1, 2));
        // At the depth 1 it reaches half as far.
        assertEquals(2, bounds().get(3) - bounds().get(2), 1e-6);
    }

    @Test
    void aMeshOutsideOfItsSliceDoesNotCollide() {
        Geometry pyramid = pyramid();
        slice(5, 6);
        scene.frame(() -> scene.root().attachChild(pyramid));
        assertTrue(scene.state().getWorld().getColliders().isEmpty());
        assertEquals("nothing of its mesh is in its slice, from 5.0 to 6.0", scene.state().getProblem(pyramid));
        scene.frame(() -> slice(0, 6));
        assertEquals(1, scene.state().getWorld().getColliders().size());
    }

    @Test
    void userDataSlicesAsTheControlDoes() {
        Geometry pyramid = pyramid();
        scene.frame(() -> {
            pyramid.removeControl(control);
            pyramid.setUserData("jmesat.slice", "1, 3");
            scene.root().attachChild(pyramid);
        });
        assertEquals(List.of(-1.5, 1.5, -1.5, 1.5), bounds());
    }
}
