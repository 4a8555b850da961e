package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The label with the length of a push that is too short to be seen. One unit is 40 pixels. */
class PushLabelTest {
    private static final AssetManager ASSETS = new DesktopAssetManager(true);

    private final TwoShapes shapes =
            new TwoShapes(ConvexPolygon.rectangle(8, 2), ConvexPolygon.rectangle(3, 3));
    private final Camera camera = TwoShapes.camera(9);

    private record Rectangle(float left, float bottom, float right, float top) {
        boolean contains(Vector2f pixel) {
            return pixel.x > left && pixel.x < right && pixel.y > bottom && pixel.y < top;
        }

        boolean isWithin(float distance, Vector2f pixel) {
            return new Rectangle(left - distance, bottom - distance, right + distance, top + distance).contains(pixel);
        }

        float width() {
            return right - left;
        }
    }

    /** The grounds of all labels, in pixels from the lower left corner. */
    private List<Rectangle> draw(double x, double y) {
        shapes.place(x, y, 0);
        LabelSheet labels = new LabelSheet(ASSETS, null, 0);
        DebugDrawing drawing = new DebugDrawing(DebugPalette.STANDARD.pack(false), labels);
        CollisionDebugState settings = new CollisionDebugState();
        settings.setContacts(false);
        Picture picture = new Picture(settings, shapes.selection());
        picture.plane = ProjectionPlane.XY;
        drawing.update(picture, camera, false);
        Geometry grounds = (Geometry) ((Node) labels.spatial()).getChild("jme-sat debug label grounds");
        FloatBuffer xyz = grounds.getMesh().getFloatBuffer(Type.Position);
        List<Rectangle> rectangles = new ArrayList<>();
        for (int i = 0; i + 12 <= xyz.limit(); i += 12) {
            rectangles.add(new Rectangle(xyz.get(i), xyz.get(i + 1), xyz.get(i + 3), xyz.get(i + 7)));
        }
        return rectangles;
    }

    private List<Vector2f> contactPixels() {
        ContactManifold points = shapes.explained().contact.getManifold();
        List<Vector2f> pixels = new ArrayList<>();
        for (int i = 0; i < points.count(); i++) {
            Vector3f pixel = camera.getScreenCoordinates(
                    new Vector3f((float) points.x(i), (float) points.y(i), 0));
            pixels.add(new Vector2f(pixel.x, pixel.y));
        }
        return pixels;
    }

    /** The longest label of a touching pair; the edges' numbers are shorter. */
    private static Rectangle widest(List<Rectangle> labels) {
        return labels.stream().max((a, b) -> Float.compare(a.width(), b.width())).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"3, 2.375", "-3, 2.375", "0, 2.375", "5.375, 0", "-5.375, 0", "4.5, -2.375"})
    void aShortPushHasALabelBesideItThatCoversNoContactPoint(double x, double y) {
        List<Rectangle> labels = draw(x, y);
        List<Vector2f> points = contactPixels();
        assertEquals(2, points.size());
        for (Rectangle label : labels) {
            points.forEach(point -> assertFalse(label.contains(point), label + " covers " + point));
        }
        assertTrue(widest(labels).width() > 60, labels::toString);
        Vector2f middle = points.get(0).add(points.get(1)).multLocal(0.5f);
        assertTrue(widest(labels).isWithin(110, middle), widest(labels) + " is far from " + middle);
    }

    @Test
    void aLongPushHasALabel() {
        assertTrue(widest(draw(3, 1.5)).width() > 60);
    }
}
