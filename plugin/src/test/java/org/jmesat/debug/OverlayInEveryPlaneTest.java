package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.SplittableRandom;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.InPlane;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The overlay of a tick lies in the plane of its app state, and looks the same from the same side. */
class OverlayInEveryPlaneTest {
    private static final AssetManager ASSETS = new DesktopAssetManager(true);
    private static final float ELEVATION = 2.5f;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void eachVertexIsWhereItIsInXyButForTheExchangedAxes(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        TwoShapes shapes = new TwoShapes(ConvexPolygon.rectangle(1 + random.nextInt(3), 1),
                ConvexPolygon.regular(3 + random.nextInt(4), 1));
        shapes.setElevations(ELEVATION);
        // Some pairs touch, others are apart.
        shapes.place(random.nextInt(4) - 1.5, 0.75, random.nextDouble());
        Vector3f eye = new Vector3f(random.nextInt(9) - 4, random.nextInt(9) - 4, 6 + random.nextInt(20));
        boolean parallel = random.nextBoolean();

        Mesh expected = draw(shapes, ProjectionPlane.XY, eye, parallel);
        FloatBuffer inXy = expected.getFloatBuffer(Type.Position);
        assertTrue(inXy.limit() > 300, () -> "seed " + seed + ": only " + inXy.limit() + " numbers");
        for (ProjectionPlane plane : ProjectionPlane.values()) {
            String label = plane + ", seed " + seed;
            Mesh drawn = draw(shapes, plane, eye, parallel);
            FloatBuffer xyz = drawn.getFloatBuffer(Type.Position);
            assertEquals(inXy.limit(), xyz.limit(), label);
            for (int i = 0; i < xyz.limit(); i++) {
                // A camera's axes are rounded, differently in each plane.
                assertEquals(inXy.get(i), xyz.get(i), 5e-4f, label);
            }
            ByteBuffer colors = (ByteBuffer) drawn.getBuffer(Type.Color).getData();
            assertEquals(expected.getBuffer(Type.Color).getData(), colors, label);
        }
    }

    private static Mesh draw(TwoShapes shapes, ProjectionPlane plane, Vector3f eye, boolean parallel) {
        InPlane in = new InPlane(plane);
        Camera camera = new Camera(1280, 720);
        camera.setFrustumPerspective(45, 1280f / 720, 1, 100);
        if (parallel) {
            camera.setParallelProjection(true);
            camera.setFrustum(0, 100, -16, 16, 9, -9);
        }
        camera.setLocation(in.vector(eye.x, eye.y, eye.z));
        camera.lookAt(in.vector(0, 0, ELEVATION), in.vector(0.3f, 1, 0));
        camera.update();
        DebugDrawing drawing = new DebugDrawing(DebugPalette.STANDARD.pack(false),
                new LabelSheet(ASSETS, null, 0));
        // First in another plane, as if it had just been changed.
        CollisionDebugState settings = new CollisionDebugState();
        settings.setContacts(false);
        settings.setAllAxes(true);
        settings.setMaxAxes(3);
        Picture picture = new Picture(settings, shapes.selection());
        picture.plane = ProjectionPlane.values()[(plane.ordinal() + 1) % 3];
        drawing.update(picture, camera, false);
        picture.plane = plane;
        drawing.update(picture, camera, false);
        return drawing.pen.mesh();
    }
}
