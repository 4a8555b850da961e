package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Box;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneQueries;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.testing.editor.EditorViewer;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The overlay in an application that behaves like that of the SDK. */
class EditorViewTest {
    @AutoClose
    private final EditorApplication editor = new EditorApplication();
    private final EditorViewer viewer = new EditorViewer(editor);
    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();
    private final Node scene = new Node("scene");
    private final Geometry crate = box("crate", 0, 0);
    private final Geometry floor = box("floor", 1.5f, 0.4f);

    @BeforeEach
    void twoBoxesOverlap() {
        scene.attachChild(crate);
        scene.attachChild(floor);
        editor.open(scene);
    }

    private Geometry box(String name, float x, float y) {
        Geometry box = new Geometry(name, new Box(1, 1, 1));
        box.setMaterial(new Material(editor.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md"));
        box.setLocalTranslation(x, y, 0);
        return box;
    }

    private void show() {
        editor.attach(collisions, debug);
        debug.setVisible(true);
        viewer.frames(3);
    }

    /** What the last frame has drawn in the main view port beside the user's scene. */
    private List<Geometry> drawn() {
        return viewer.drawn("Default").stream().filter(each -> !each.hasAncestor(scene)).toList();
    }

    private void assertClean() {
        assertEquals(List.of(), drawn());
        assertEquals(List.of(), viewer.leftInViewPorts());
        assertTrue(editor.getRootNode().getChildren().stream().allMatch(each -> each == scene),
                () -> editor.getRootNode().getChildren().toString());
        assertEquals(List.of(), editor.dialogs());
        assertEquals(List.of(), editor.swallowed());
    }

    @Test
    @EditorRequirement({10, 13})
    void tickingVisibleDrawsTheOverlayOnceInTheMainViewPort() {
        editor.attach(collisions, debug);
        viewer.frames(3);
        assertClean();

        debug.setVisible(true);
        viewer.frame();

        assertTrue(drawn().stream().anyMatch(each -> each.getName().equals("jme-sat debug lines")
                && each.getVertexCount() > 0), () -> drawn().toString());
        assertEquals(drawn().size(), drawn().stream().distinct().count());
        assertEquals(List.of(), viewer.drawn("Overlay"));
        assertEquals(List.of(), viewer.drawn("Gui Default"));
        assertEquals(List.of(), editor.dialogs());
        assertEquals(List.of(), editor.swallowed());
    }

    @Test
    @EditorRequirement(13)
    void theOverlayFollowsTheScene() {
        show();
        assertTrue(hasLineAt(-1, 1));

        crate.move(-2, 0.5f, 0);
        viewer.frame();
        assertTrue(hasLineAt(-3, 1.5f));
        assertFalse(hasLineAt(-1, 1));

        viewer.camera().setLocation(new Vector3f(1, 0, 12));
        viewer.frame();
        assertTrue(hasLineAt(-3, 1.5f));
    }

    /** Whether a line of the overlay has a corner about here in the world. */
    private boolean hasLineAt(float x, float y) {
        Geometry lines = drawn().stream().filter(each -> each.getName().equals("jme-sat debug lines")).findFirst()
                .orElseThrow();
        FloatBuffer points = (FloatBuffer) lines.getMesh().getBuffer(VertexBuffer.Type.Position).getData();
        Vector3f origin = lines.getWorldTranslation();
        for (int i = 0; i < lines.getVertexCount(); i++) {
            if (Math.hypot(points.get(3 * i) + origin.x - x, points.get(3 * i + 1) + origin.y - y) < 0.05) {
                return true;
            }
        }
        return false;
    }

    @Test
    @EditorRequirement(13)
    void anotherViewPortThatShowsTheSceneHasNoOverlay() {
        viewer.viewPort("Overlay").attachScene(editor.getRootNode());
        show();

        assertFalse(drawn().isEmpty());
        assertEquals(List.of(crate, floor), viewer.drawn("Overlay").stream().sorted(
                Comparator.comparing(Geometry::getName)).toList());
    }

    @Test
    @EditorRequirement(13)
    void nothingStaysInTheViewPortsWhileTheOverlayIsDrawn() {
        show();

        assertEquals(List.of(), viewer.leftInViewPorts());
        assertEquals(2, editor.getRootNode().getQuantity());
        assertEquals(0, ((Node) editor.getRootNode().getChild(1)).getQuantity());
    }

    @Test
    @EditorRequirement({10, 11, 13})
    void theSceneIsCleanAfterHidingDisablingDetachingAndClosing() {
        for (int i = 0; i < 2; i++) {
            show();
            assertFalse(drawn().isEmpty());
            debug.setVisible(false);
            viewer.frame();
            assertClean();

            debug.setVisible(true);
            viewer.frame();
            assertFalse(drawn().isEmpty());
            debug.setEnabled(false);
            viewer.frame();
            assertClean();

            debug.setEnabled(true);
            viewer.frame();
            assertFalse(drawn().isEmpty());
            editor.detach(debug);
            viewer.frame();
            assertClean();

            editor.attach(debug);
            viewer.frame();
            assertFalse(drawn().isEmpty());
            editor.detach(collisions);
            viewer.frame();
            assertClean();

            editor.attach(collisions);
            viewer.frames(2);
            editor.detach(collisions, debug);
            viewer.frame();
        }
        show();
        editor.closeScene();
        viewer.frame();
        assertClean();
        assertEquals(0, editor.getRootNode().getQuantity());
    }

    @Test
    @EditorRequirement(11)
    void anEmptiedSceneHasTheOverlayAgainAndIsCleanedUp() {
        show();
        editor.getRootNode().detachAllChildren();
        viewer.frame();
        editor.open(scene);
        viewer.frames(2);
        assertFalse(drawn().isEmpty());

        editor.getRootNode().detachAllChildren();
        editor.detach(debug, collisions);
        viewer.frame();
        assertClean();
    }

    @Test
    @EditorRequirement(11)
    void nothingIsDrawnAfterAnotherThreadDisabledItWithinAFrame() {
        show();

        editor.onEventThread(() -> {
            debug.setEnabled(false);
            return null;
        });
        viewer.render();

        assertEquals(List.of(), drawn());
        viewer.frame();
        assertClean();
    }

    @Test
    @EditorRequirement(12)
    void theSceneHasTheSameBytesWhileTheOverlayIsDrawn() throws IOException {
        viewer.frame();
        byte[] before = save();
        show();

        assertFalse(drawn().isEmpty());
        assertArrayEquals(before, editor.onEventThread(this::save));
        editor.detach(debug, collisions);
        viewer.frame();
        assertArrayEquals(before, save());
    }

    private byte[] save() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(scene, bytes);
        return bytes.toByteArray();
    }

    @Test
    @EditorRequirement(10)
    void noDialogOpensInAThousandRandomOperations() {
        try (CapturedLog log = new CapturedLog()) {
            operate(new Random(4711));
            assertFalse(log.messages().contains("The debug view failed"));
        }
    }

    private void operate(Random random) {
        List<Spatial> removed = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            int what = random.nextInt(14);
            boolean on = random.nextBoolean();
            switch (what) {
                case 0 -> debug.setVisible(on);
                case 1 -> debug.setEnabled(on || random.nextBoolean());
                case 2 -> {
                    debug.setOutlines(on);
                    debug.setPieces(random.nextBoolean());
                    debug.setContacts(random.nextBoolean());
                }
                case 3 -> {
                    debug.setBoxes(on);
                    debug.setNames(random.nextBoolean());
                    debug.setMotion(random.nextBoolean());
                    debug.setQueries(random.nextBoolean());
                    debug.setSleeping(random.nextBoolean());
                    debug.setAllAxes(random.nextBoolean());
                }
                case 4 -> debug.setPalette(DebugPalette.values()[random.nextInt(DebugPalette.values().length)]);
                case 5 -> debug.setPairA(List.of("", "crate", "flor", "scene/floor", "\0").get(random.nextInt(5)));
                case 6 -> debug.setPairB(on ? "floor" : null);
                case 7 -> debug.setMaxAxes(random.nextInt(12) - 2);
                case 8 -> {
                    if (editor.states().contains(debug)) {
                        editor.detach(debug);
                    } else {
                        editor.attach(debug);
                    }
                }
                case 9 -> {
                    if (editor.states().contains(collisions)) {
                        editor.detach(collisions);
                    } else {
                        editor.attach(collisions);
                    }
                }
                case 10 -> collisions.setEnabled(on);
                case 11 -> crate.setLocalTranslation(6 * random.nextFloat() - 3, 6 * random.nextFloat() - 3, 0);
                case 12 -> {
                    if (removed.isEmpty()) {
                        removed.add(floor);
                        scene.detachChild(floor);
                    } else {
                        scene.attachChild(removed.remove(0));
                    }
                }
                default -> debug.setToggleKey(random.nextInt(300));
            }
            debug.getStatus();
            debug.getExplanation();
            viewer.frame();
            assertEquals(List.of(), editor.dialogs());
            assertEquals(List.of(), editor.swallowed());
            assertFalse(debug.getStatus().contains("failed"), debug::getStatus);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"while updating", "while drawing"})
    @EditorRequirement(9)
    void anExceptionIsCaughtLoggedOnceAndShownInTheStatus(String when) {
        try (CapturedLog log = new CapturedLog()) {
            show();
            assertEquals(List.of(), log.messages());
            SatCollisionState failing = new SatCollisionState(scene) {
                @Override
                public CollisionWorld getWorld() {
                    fail("while updating");
                    return super.getWorld();
                }

                @Override
                public SceneQueries getQueries() {
                    fail("while drawing");
                    return super.getQueries();
                }

                private void fail(String now) {
                    if (now.equals(when)) {
                        throw new IllegalStateException(when);
                    }
                }
            };
            debug.setCollisionState(failing);
            viewer.frames(5);

            assertEquals(List.of(collisions, debug), editor.states());
            assertEquals(List.of(), editor.swallowed());
            assertEquals(List.of("The debug view failed"), log.messages());
            assertEquals("The debug view failed: java.lang.IllegalStateException: " + when, debug.getStatus());
            assertEquals(List.of(), viewer.leftInViewPorts());

            debug.setCollisionState(null);
            debug.setVisible(false);
            viewer.frame();
            debug.setVisible(true);
            viewer.frames(2);
            assertFalse(drawn().isEmpty());
            assertTrue(debug.getStatus().startsWith("2 colliders"), debug::getStatus);
        }
    }

    @Test
    @EditorRequirement({3, 11})
    void anotherThreadMaySetReadAttachAndDetachAtAnyTime() throws Exception {
        AtomicBoolean running = new AtomicBoolean(true);
        AtomicInteger finished = new AtomicInteger();
        CompletableFuture<Void> other = CompletableFuture.runAsync(() -> {
            for (int rounds = 0; running.get(); rounds++) {
                debug.setVisible(rounds % 5 != 0);
                debug.setNames(rounds % 2 == 0);
                debug.setPairA(rounds % 3 == 0 ? "crate" : "");
                debug.setPairB(rounds % 7 == 0 ? "flor" : "floor");
                assertFalse(debug.getStatus().contains("failed"), debug::getStatus);
                assertFalse(debug.getExplanation().isEmpty());
                if (rounds % 50 == 0) {
                    editor.getStateManager().detach(debug);
                } else if (rounds % 50 == 1) {
                    editor.getStateManager().attach(debug);
                }
                finished.incrementAndGet();
                Thread.yield();
            }
        });
        editor.attach(collisions);
        try {
            // A busy machine may let the other thread wait.
            for (int i = 0; (i < 500 || finished.get() < 60) && !other.isDone(); i++) {
                viewer.frame();
                assertEquals(List.of(), editor.dialogs());
                assertEquals(List.of(), editor.swallowed());
            }
        } finally {
            running.set(false);
        }
        other.get(60, TimeUnit.SECONDS);
        editor.detach(debug, collisions);
        viewer.frame();
        assertClean();
    }
}
