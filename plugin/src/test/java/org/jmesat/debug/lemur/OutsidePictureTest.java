package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.texture.FrameBuffer;
import org.jmesat.debug.CollisionDebugState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The panel says which of the pair is outside the picture, if it has nothing more important to say. */
class OutsidePictureTest {
    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();
    private Geometry a;
    private Geometry b;

    @BeforeEach
    void aPairIsChosen() {
        overlay.setVisible(true);
        run.attach(overlay);
        a = run.cube("a", 0, 0);
        b = run.cube("b", 5, 0);
        run.settle();
        run.step(() -> overlay.getSelection().choose(a, b));
        lookAt(2);
    }

    /** Moves the camera, 10 from the plane, in front of an x. */
    private void lookAt(float x) {
        run.step(() -> run.application().getCamera().setLocation(new Vector3f(x, 0, 10)));
        run.settle();
    }

    private String hint() {
        return run.ask(() -> PanelText.of(run.panel().detail.hint));
    }

    @Test
    void whatThePictureShowsIsNotNamed() {
        assertEquals("", hint());
    }

    @Test
    void theOneThatTheCameraDoesNotSeeIsNamed() {
        lookAt(-5);
        assertEquals("The outline of B is outside the picture", hint());
        lookAt(9);
        assertEquals("The outline of A is outside the picture", hint());
        lookAt(90);
        assertEquals("Both outlines are outside the picture", hint());
        lookAt(2);
        assertEquals("", hint());
    }

    @Test
    void anotherPartOfASplitScreenShowsItButAPictureForATextureDoesNot() {
        lookAt(90);
        ViewPort second = run.ask(() -> {
            Camera camera = run.application().getCamera().clone();
            camera.setLocation(new Vector3f(-5, 0, 10));
            ViewPort viewPort = run.application().getRenderManager().createMainView("second", camera);
            viewPort.attachScene(run.application().getRootNode());
            return viewPort;
        });
        run.settle();
        assertEquals("The outline of B is outside the picture", hint());
        run.step(() -> second.setOutputFrameBuffer(new FrameBuffer(64, 64, 1)));
        run.settle();
        assertEquals("Both outlines are outside the picture", hint());
    }

    @Test
    void aColliderWithoutAShapeIsNotNamed() {
        run.step(() -> run.collisions().getCollider(b).setShape());
        run.settle();
        assertEquals("", hint());
    }

    @Test
    void anotherPairIsAskedAboutAgain() {
        Geometry c = run.cube("c", -5, 3);
        lookAt(-5);
        assertEquals("The outline of B is outside the picture", hint());
        String atOnce = run.ask(() -> {
            overlay.getSelection().choose(a, c);
            return overlay.getSelection().appendOutside(new StringBuilder()).toString();
        });
        assertEquals("", atOnce);
        run.settle();
        assertEquals("", hint());
    }

    @Test
    void aHintOfTheExplanationComesFirst() {
        run.step(() -> b.setLocalTranslation(1, 0, 0));
        run.settle();
        run.step(() -> b.setLocalTranslation(5, 0, 0));
        lookAt(90);
        assertTrue(hint().startsWith("They touched in tick "), this::hint);
    }

    @Test
    void theLineForAnEditorNamesItToo() {
        assertFalse(explanation().contains("outside the picture"), this::explanation);
        lookAt(-5);
        assertTrue(explanation().contains("  |  The outline of B is outside the picture  |  "), this::explanation);
    }

    /** What the sheet of an editor shows; the first reading asks for it. */
    private String explanation() {
        overlay.getExplanation();
        for (int i = 0; i < 60; i++) {
            run.frame();
        }
        return overlay.getExplanation();
    }
}
