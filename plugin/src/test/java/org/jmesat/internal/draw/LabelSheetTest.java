package org.jmesat.internal.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LabelSheetTest {
    private static final AssetManager ASSETS = new DesktopAssetManager(LabelSheetTest.class.getClassLoader()
            .getResource("com/jme3/asset/Desktop.cfg"));

    private final ViewScale view = new ViewScale();
    private final LabelSheet labels = new LabelSheet(ASSETS,
            new Material(ASSETS, "Common/MatDefs/Misc/Unshaded.j3md"), -1);

    private record Box(double left, double bottom, double right, double top) {
        boolean overlaps(Box other) {
            double epsilon = 1e-2;
            return left < other.right - epsilon && other.left < right - epsilon && bottom < other.top - epsilon
                    && other.bottom < top - epsilon;
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void labelsAreOnWholePixelsOfThePictureAndNoneCoversAnother(long seed) {
        Random random = new Random(seed);
        Camera camera = camera(random);
        ProjectionPlane plane = ProjectionPlane.values()[random.nextInt(3)];
        view.setPlane(plane);
        view.update(camera, false);
        labels.begin(view);
        labels.cover(100, 50, 300, 400);
        int added = 0;
        int left = 0;
        for (int i = 0; i < 150; i++) {
            boolean done = labels.addAt("label " + i, random.nextInt(view.width()), random.nextInt(view.height()), -1,
                    LabelSheet.NEAR);
            added += done ? 1 : 0;
            left += done ? 0 : 1;
        }
        labels.end();
        List<Box> boxes = boxes(camera);
        assertEquals(added, boxes.size());
        assertTrue(added > 10 && left > 0, added + " added, " + left + " left out");
        Box covered = new Box(100, 50, 300, 400);
        for (int i = 0; i < boxes.size(); i++) {
            Box box = boxes.get(i);
            for (double side : new double[] {box.left, box.bottom, box.right, box.top}) {
                assertEquals(Math.rint(side), side, 0.02, "seed " + seed + ", label " + i);
            }
            assertTrue(box.left > -0.1 && box.bottom > -0.1 && box.right < view.width() + 0.1
                    && box.top < view.height() + 0.1, box + " is outside, seed " + seed);
            assertFalse(box.overlaps(covered), box + " is covered, seed " + seed);
            for (int k = 0; k < i; k++) {
                assertFalse(box.overlaps(boxes.get(k)), "labels " + i + " and " + k + " of seed " + seed);
            }
        }
    }

    @Test
    void aLabelIsAroundItsPointAndAsLargeInAnyView() {
        Random random = new Random(9);
        Vector3f point = new Vector3f(0.5f, 0.25f, 0);
        double width = 0;
        for (int i = 0; i < 20; i++) {
            Camera camera = camera(random);
            view.setPlane(ProjectionPlane.XY);
            view.update(camera, false);
            labels.begin(view);
            boolean added = labels.add("a point", point.x, point.y, point.z, -1, LabelSheet.NEAR);
            labels.end();
            Vector3f pixel = camera.getScreenCoordinates(point);
            if (added) {
                Box box = boxes(camera).get(0);
                int scale = Math.max(1, view.height() / 720);
                assertEquals(pixel.x, (box.left + box.right) / 2, scale, "camera " + i);
                assertEquals(pixel.y, (box.bottom + box.top) / 2, scale, "camera " + i);
                width = width == 0 ? (box.right - box.left) / scale : width;
                assertEquals(width, (box.right - box.left) / scale, 0.05, "camera " + i);
            }
        }
        assertTrue(width > 20, "no label was added");
    }

    @Test
    void writingTheSameLabelsAgainAllocatesNothing() {
        view.update(camera(new Random(3)), false);
        String[] names = {"crate", "ground", "a name that is far too long to be written at its full length on a label"};
        Runnable write = () -> {
            labels.begin(view);
            for (int i = 0; i < names.length; i++) {
                labels.addAt(names[i], 400, 100 + 60 * i, -1, LabelSheet.NEAR);
            }
            labels.end();
        };
        for (int i = 0; i < 3; i++) {
            AllocationMeter.bytes(write);
        }
        assertEquals(0, AllocationMeter.bytes(write));
    }

    private static Camera camera(Random random) {
        int scale = 1 + random.nextInt(2);
        Camera camera = new Camera(1280 * scale, 720 * scale);
        camera.setParallelProjection(random.nextBoolean());
        float size = camera.isParallelProjection() ? 4 : 0.5f;
        camera.setFrustum(1, 1000, -size * 1280 / 720, size * 1280 / 720, size, -size);
        camera.setLocation(new Vector3f(4 * random.nextFloat(), -3 * random.nextFloat(), 8 + random.nextFloat()));
        camera.lookAt(new Vector3f(random.nextFloat(), random.nextFloat(), random.nextFloat()), Vector3f.UNIT_Y);
        camera.update();
        return camera;
    }

    /** Returns the grounds of the labels in pixels, as the camera itself projects them. */
    private List<Box> boxes(Camera camera) {
        Node root = new Node();
        view.place(root);
        root.attachChild(labels.spatial());
        root.updateGeometricState();
        Geometry grounds = (Geometry) ((Node) labels.spatial()).getChild(0);
        Mesh mesh = grounds.getMesh();
        FloatBuffer xyz = mesh.getFloatBuffer(Type.Position);
        List<Box> boxes = new ArrayList<>();
        for (int quad = 0; quad < mesh.getVertexCount() / 4; quad++) {
            Vector3f low = pixel(camera, grounds, xyz, 4 * quad);
            Vector3f high = pixel(camera, grounds, xyz, 4 * quad + 2);
            boxes.add(new Box(low.x, low.y, high.x, high.y));
        }
        return boxes;
    }

    private static Vector3f pixel(Camera camera, Geometry grounds, FloatBuffer xyz, int vertex) {
        Vector3f corner = new Vector3f(xyz.get(3 * vertex), xyz.get(3 * vertex + 1), xyz.get(3 * vertex + 2));
        return camera.getScreenCoordinates(grounds.localToWorld(corner, corner));
    }
}
