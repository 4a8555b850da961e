package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What the keys do with the camera of a running application, in each plane. */
@ParameterizedClass
@EnumSource
class CameraMoveTest {
    private static final float WIDTH = 640;
    private static final float HEIGHT = 480;

    @Parameter
    private ProjectionPlane plane;

    @AutoClose
    private CollisionScene scene;
    private final CollisionDebugState debug = new CollisionDebugState();
    private CameraMove keys;
    private Camera camera;
    private Geometry a;
    private Geometry b;
    private List<Object> before;

    @BeforeEach
    void aPairFarFromTheMiddleOfATiltedPicture() {
        scene = new CollisionScene(plane);
        a = scene.cube("a", 40, 3);
        b = scene.cube("b", 40.8f, 3.1f);
        scene.place(b, 40.8f, 3.1f, -2);
        scene.attach(a, b, scene.cube("far", -300, 0));
        debug.setVisible(true);
        scene.step(() -> {
            camera = scene.run().application().getCamera();
            camera.setLocation(scene.vector(5, -7.3f, 30));
            camera.lookAt(scene.vector(1, 2, 0), scene.vector(0.2f, 1, 0));
            scene.run().application().getStateManager().attach(debug);
        });
        scene.frames(3);
        keys = debug.overlay.picture.cameraMove;
        before = view();
    }

    /** The location, the rotation and the frustum. */
    private List<Object> view() {
        return scene.run().ask(() -> List.of(camera.getLocation().clone(), camera.getRotation().clone(),
                camera.getFrustumLeft(), camera.getFrustumRight(), camera.getFrustumTop(), camera.getFrustumBottom(),
                camera.getFrustumNear(), camera.getFrustumFar()));
    }

    private void parallel() {
        scene.step(() -> {
            camera.setParallelProjection(true);
            camera.setFrustum(-100, 1000, -20.1f, 20.1f, 15.3f, -15.3f);
        });
        before = view();
    }

    private void press(Runnable key) {
        scene.step(key::run);
        scene.frame();
    }

    private Vector3f pixel(float x, float y, float depth) {
        return scene.run().ask(() -> camera.getScreenCoordinates(scene.vector(x, y, depth)));
    }

    private void assertLooksAlong() {
        Vector3f direction = scene.run().ask(() -> scene.inPlane(camera.getDirection()));
        assertEquals(0, direction.distance(new Vector3f(0, 0, -1)), 1e-5f, () -> "it looks along " + direction);
        Vector3f up = scene.run().ask(() -> scene.inPlane(camera.getUp()));
        assertEquals(0, up.distance(new Vector3f(0, 1, 0)), 1e-5f, () -> "up is " + up);
    }

    private void assertPairIsCentred() {
        Vector3f middle = pixel(40.4f, 3.05f, -1);
        assertEquals(WIDTH / 2, middle.x, 1, "the middle of the pair");
        assertEquals(HEIGHT / 2, middle.y, 1, "the middle of the pair");
    }

    /** The cubes are of side 1, in a picture of 480 pixels. */
    private void assertPairIsNear() {
        float size = pixel(40, 3.5f, 0).distance(pixel(40, 2.5f, 0));
        assertTrue(size > 35 && size < 300, () -> "a cube has " + size + " pixels");
    }

    @Test
    void aGameMaySetItsParallelFrustumMeanwhile() {
        parallel();
        press(keys::toggleNear);
        for (int i = 0; i < 200; i++) {
            scene.frame(() -> camera.setFrustum(-100, 1000, -20.1f, 20.1f, 15.3f, -15.3f));
            assertTrue(camera.getFrustumTop() < 15, "it is near again in each frame");
        }
        scene.frame(() -> camera.setFrustum(-100, 1000, -10, 10, 10, -10));
        press(keys::toggleNear);
        assertEquals(before, view());
    }

    @Test
    void oneKeyLooksAlongTheAxisAndBackExactly() {
        press(keys::toggleAlong);
        assertLooksAlong();
        assertPairIsCentred();
        press(keys::toggleAlong);
        assertEquals(before, view());
    }

    @Test
    void inAParallelViewBothDepthsAreAtTheSamePixel() {
        parallel();
        press(keys::toggleAlong);
        assertLooksAlong();
        assertPairIsCentred();
        assertEquals(pixel(40, 3, 0).x, pixel(40, 3, -2).x, 0.01f);
        assertEquals(pixel(40, 3, 0).y, pixel(40, 3, -2).y, 0.01f);
        assertEquals(before.subList(2, 8), view().subList(2, 8), "the frustum is as it was");
        press(keys::toggleAlong);
        assertEquals(before, view());
    }

    @Test
    void anotherKeyGoesToThePairAndBackExactly() {
        press(keys::toggleNear);
        assertEquals(before.get(1), view().get(1), "it keeps its direction");
        assertPairIsCentred();
        assertPairIsNear();
        press(keys::toggleNear);
        assertEquals(before, view());
    }

    @Test
    void aParallelViewComesNearerAndGoesBackExactly() {
        parallel();
        press(keys::toggleNear);
        assertEquals(before.get(1), view().get(1), "it keeps its direction");
        assertPairIsCentred();
        assertPairIsNear();
        List<Object> first = view();
        scene.frames(3);
        assertEquals(first, view(), "it stays");
        press(keys::toggleNear);
        assertEquals(before, view());
    }

    @Test
    void bothKeysWorkTogetherInAnyOrder() {
        press(keys::toggleNear);
        press(keys::toggleAlong);
        assertLooksAlong();
        assertPairIsCentred();
        assertPairIsNear();
        press(keys::toggleNear);
        assertLooksAlong();
        press(keys::toggleAlong);
        assertEquals(before, view());
    }

    @Test
    void hiddenOrDetachedTheViewGivesTheCameraBack() {
        List<Runnable> ends = List.of(() -> debug.setVisible(false), () -> debug.setEnabled(false),
                () -> scene.state().setEnabled(false),
                () -> scene.run().application().getStateManager().detach(debug));
        for (Runnable end : ends.subList(0, 2)) {
            press(keys::toggleAlong);
            assertNotEquals(before, view());
            press(end);
            scene.frame();
            assertEquals(before, view());
            debug.setVisible(true);
            debug.setEnabled(true);
            scene.frames(2);
            assertEquals(before, view(), "shown again, it does not look along the axis");
        }
        press(keys::toggleNear);
        press(ends.get(3));
        scene.frame();
        assertEquals(before, view());
    }

    @Test
    void itFollowsThePairAndTheChoiceOfThePair() {
        press(keys::toggleNear);
        scene.frame(() -> {
            scene.move(a, 5, 0);
            scene.move(b, 5, 0);
        });
        scene.frame();
        assertEquals(WIDTH / 2, pixel(45.4f, 3.05f, -1).x, 1);
        scene.frame(() -> debug.getSelection().choose(a, scene.root().getChild("far")));
        scene.frame();
        Vector3f middle = pixel((45 - 300) / 2f, 1.5f, 0);
        assertEquals(WIDTH / 2, middle.x, 4);
        press(keys::toggleNear);
        assertEquals(before, view());
    }

    @Test
    void theGameMayPlaceTheCameraInEachFrame() {
        Vector3f place = scene.vector(5, -7, 31);
        Quaternion turn = new Quaternion().fromAngles(0.1f, 0.2f, 0.3f);
        scene.run().duringUpdate(() -> {
            camera.setLocation(place);
            camera.setRotation(turn);
        });
        scene.frame();
        press(keys::toggleAlong);
        assertLooksAlong();
        scene.frames(3);
        assertLooksAlong();
        press(keys::toggleAlong);
        assertEquals(List.of(place, turn), view().subList(0, 2));
    }

    /** A crate on a floor of 4 000 units: the crate is seen. */
    @Test
    void ofAMuchLargerBodyOnlyThePartNearTheSmallerMatters() {
        Geometry floor = scene.geometry("floor", new Box(2000, 1, 0.5f), 40, 1.7f);
        scene.frame(() -> {
            b.removeFromParent();
            scene.root().attachChild(floor);
            debug.getSelection().choose(a, floor);
        });
        scene.frames(2);
        press(keys::toggleNear);
        Vector3f crate = pixel(40, 3, 0);
        assertTrue(crate.x > 100 && crate.x < WIDTH - 100 && crate.y > 50 && crate.y < HEIGHT - 50, crate::toString);
        assertPairIsNear();
    }

    @Test
    void withoutAPairItLooksAtThePlaceOfThePlaneThatItSees() {
        scene.frame(() -> {
            a.removeFromParent();
            b.removeFromParent();
            scene.root().getChild("far").removeFromParent();
        });
        scene.frames(2);
        press(keys::toggleAlong);
        assertLooksAlong();
        assertEquals(WIDTH / 2, pixel(1, 2, 0).x, 1);
        assertEquals(HEIGHT / 2, pixel(1, 2, 0).y, 1);
        press(keys::toggleAlong);
        assertEquals(before, view());
    }

    @Test
    void thePairIsInTheMiddleOfThePartThatThePanelLeaves() {
        debug.setPanelArea(400, 20, 640, 480);
        press(keys::toggleNear);
        assertEquals(200, pixel(40.4f, 3.05f, -1).x, 1);
        debug.setPanelArea(0, 20, 300, 480);
        scene.frame();
        assertEquals(470, pixel(40.4f, 3.05f, -1).x, 1);
    }

    @Test
    void ofANewFirstViewPortTheCameraIsMovedAtOnce() {
        SimpleApplication app = scene.run().application();
        Camera second = scene.run().ask(() -> {
            ViewPort added = app.getRenderManager().createMainView("second", app.getCamera().clone());
            added.attachScene(app.getRootNode());
            return added.getCamera();
        });
        press(keys::toggleAlong);
        assertLooksAlong();
        press(() -> app.getViewPort().setEnabled(false));
        assertEquals(before, view(), "the camera that is not shown is given back");
        camera = second;
        assertLooksAlong();
        press(keys::toggleAlong);
        assertEquals(before, view());
    }

    @Test
    void aFrameAllocatesNothing() {
        List<Long> bytes = new ArrayList<>();
        for (Runnable key : List.<Runnable>of(keys::toggleAlong, keys::toggleNear)) {
            press(key);
            Runnable frame = () -> {
                debug.update(HeadlessRun.TPF);
                debug.render(scene.run().application().getRenderManager());
            };
            for (int i = 0; i < 10; i++) {
                bytes.add(scene.run().ask(() -> AllocationMeter.bytes(frame)));
            }
        }
        assertEquals(0, bytes.get(9));
        assertEquals(0, bytes.get(19));
    }
}
