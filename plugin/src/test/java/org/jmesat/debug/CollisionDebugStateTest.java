package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.state.AppState;
import com.jme3.app.state.AppStateManager;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import java.io.ByteArrayOutputStream;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CollisionDebugStateTest {
    @AutoClose
    private final HeadlessRun run = new HeadlessRun();
    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();
    private final Node model = new Node("model");
    private final Geometry box = new Geometry("box", new Box(1, 1, 1));

    @BeforeEach
    void twoMeshesOverlap() {
        Geometry other = new Geometry("cylinder", new Cylinder(2, 60, 1, 1, true));
        other.setLocalTranslation(1.5f, 0.4f, 3);
        model.attachChild(box);
        model.attachChild(other);
        run.step(() -> run.application().getRootNode().attachChild(model));
    }

    @Test
    void nothingIsShownAtFirst() {
        attach(collisions, debug);

        assertFalse(debug.isVisible());
        assertHidden();
    }

    @Test
    void theViewIsASceneOfItsOwnInTheMainViewport() {
        attach(collisions, debug);
        show(true);

        assertShown();
        Node scene = shownScene();
        assertNull(scene.getParent());
        assertEquals(Spatial.CullHint.Never, scene.getCullHint());
        assertEquals(List.of(model), run.application().getRootNode().getChildren());
    }

    @Test
    void togglingManyTimesLeavesNothingInTheViewport() {
        attach(collisions, debug);
        for (int i = 0; i < 3; i++) {
            show(true);
            assertShown();
            show(false);
            assertHidden();
        }
    }

    @Test
    void itMayBeSetVisibleBeforeItIsAttached() {
        debug.setVisible(true);
        attach(collisions, debug);

        assertShown();
    }

    @Test
    void theCollisionStateMayBeAttachedLater() {
        debug.setVisible(true);
        attach(debug);
        assertHidden();
        attach(collisions);

        assertShown();
        assertSame(collisions, debug.getCollisionState());
    }

    @Test
    void attachedBeforeTheCollisionStateItStillDrawsTheTickOfItsFrame() {
        debug.setVisible(true);
        attach(debug, collisions);
        run.frames(3);

        assertEquals(collisions.getTick(), debug.getSelection().tick());
    }

    @Test
    void theViewIsHiddenWhenTheCollisionStateIsDetachedAndFollowsTheNextOne() {
        debug.setVisible(true);
        attach(collisions, debug);
        detach(collisions);
        assertHidden();
        assertNull(debug.getCollisionState());

        SatCollisionState another = new SatCollisionState();
        attach(another);
        assertShown();
        assertSame(another, debug.getCollisionState());
    }

    @Test
    void theCollisionStateThatWasSetIsDrawn() {
        SatCollisionState second = new SatCollisionState(new Node("elsewhere"));
        debug.setVisible(true);
        debug.setCollisionState(second);
        attach(collisions, second, debug);
        assertEquals(0, debug.getSelection().pairCount());

        debug.setCollisionState(null);
        run.frame();
        assertEquals(1, debug.getSelection().pairCount());
    }

    @Test
    void disablingHidesTheViewAndEnablingShowsItAgain() {
        debug.setVisible(true);
        attach(collisions, debug);
        for (int i = 0; i < 3; i++) {
            run.frame(() -> debug.setEnabled(false));
            assertHidden();
            assertTrue(debug.isVisible());
            run.frame(() -> debug.setEnabled(true));
            assertShown();
        }
    }

    @Test
    void detachingRemovesTheViewAndAttachingShowsItAgain() {
        debug.setVisible(true);
        attach(collisions, debug);
        for (int i = 0; i < 3; i++) {
            detach(debug);
            assertHidden();
            attach(debug);
            assertShown();
        }
    }

    @Test
    void aDisabledCollisionStateHasNothingToDraw() {
        debug.setVisible(true);
        attach(collisions, debug);
        run.frame(() -> collisions.setEnabled(false));

        assertEquals(0, vertices());
        assertNull(debug.getSelection().report());
    }

    @Test
    @EditorRequirement(12)
    void aModelIsSavedWithTheSameBytesWhileTheViewIsShown() {
        attach(collisions, debug);
        byte[] hidden = run.ask(this::save);
        show(true);

        assertShown();
        assertArrayEquals(hidden, run.ask(this::save));
    }

    @Test
    void theViewItselfIsNoCollider() {
        debug.setVisible(true);
        attach(collisions, debug);
        run.step(() -> collisions.setRoot(shownScene()));
        run.frames(2);

        assertTrue(collisions.getWorld().getColliders().isEmpty());
    }

    @Test
    void onePairIsExplainedAndFewerAxesNeedFewerTriangles() {
        debug.setVisible(true);
        debug.setAllAxes(true);
        attach(collisions, debug);
        int many = vertices();
        assertNotNull(debug.getSelection().report());
        assertTrue(debug.getSelection().report().axes().size() > debug.getMaxAxes());

        debug.setMaxAxes(1);
        run.frame();
        int one = vertices();
        assertTrue(one < many, one + " vertices instead of " + many);

        debug.setMaxAxes(8);
        debug.setAllAxes(false);
        run.frame();
        assertEquals(one, vertices());
    }

    @Test
    void aFrameWithoutATickAllocatesNothing() {
        debug.setVisible(true);
        attach(collisions, debug);
        run.step(() -> collisions.setFixedStep(1000));
        run.frames(3);
        Runnable frame = () -> {
            debug.update(HeadlessRun.TPF);
            debug.render(run.application().getRenderManager());
        };
        for (int i = 0; i < 3; i++) {
            run.ask(() -> AllocationMeter.bytes(frame));
        }

        assertEquals(0, run.ask(() -> AllocationMeter.bytes(frame)));
    }

    @Test
    void withoutARenderManagerNothingIsDrawn() {
        debug.setVisible(true);
        attach(collisions, debug);
        assertShown();
        run.step(() -> debug.render(null));

        assertHidden();
    }

    private void attach(AppState... states) {
        run.frame(() -> run.application().getStateManager().attachAll(states));
        run.frame();
    }

    private void detach(AppState state) {
        AppStateManager manager = run.application().getStateManager();
        run.frame(() -> manager.detach(state));
        run.frame();
    }

    private void show(boolean visible) {
        debug.setVisible(visible);
        run.frame();
    }

    private void assertShown() {
        assertEquals(2, scenes().size(), "scenes in the viewport");
        assertTrue(vertices() > 0, "something is drawn");
    }

    private void assertHidden() {
        assertEquals(List.of(run.application().getRootNode()), scenes());
    }

    private List<Spatial> scenes() {
        return run.ask(() -> List.copyOf(run.application().getViewPort().getScenes()));
    }

    private Node shownScene() {
        return (Node) run.application().getViewPort().getScenes().get(1);
    }

    private int vertices() {
        return run.ask(() -> drawnVertices(shownScene()));
    }

    private static int drawnVertices(Spatial spatial) {
        if (spatial.getCullHint() == Spatial.CullHint.Always) {
            return 0;
        }
        return spatial instanceof Node node
                ? node.getChildren().stream().mapToInt(CollisionDebugStateTest::drawnVertices).sum()
                : spatial.getVertexCount();
    }

    private byte[] save() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(model, bytes);
        return bytes.toByteArray();
    }
}
