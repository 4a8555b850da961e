package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.LegacyApplication;
import com.jme3.app.state.AppStateManager;
import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.input.dummy.DummyKeyInput;
import com.jme3.input.dummy.DummyMouseInput;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.SatCollisionState;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Presses keys on a simulated keyboard, without a viewport and a display. */
class DebugKeysTest {
    @AutoClose
    private final CapturedLog log = new CapturedLog();
    private final Keyboard keyboard = new Keyboard();
    private final Bare application = new Bare(input(keyboard));
    private final AppStateManager states = application.getStateManager();
    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();

    @Test
    void theKeyTogglesTheView() {
        attach();
        press(KeyInput.KEY_F3);
        assertTrue(debug.isVisible());

        press(KeyInput.KEY_F3);
        assertFalse(debug.isVisible());
    }

    @Test
    void anotherKeyReplacesItFromTheNextFrameOn() {
        attach();
        debug.setToggleKey(KeyInput.KEY_TAB);
        frame();
        press(KeyInput.KEY_F3);
        assertFalse(debug.isVisible());

        press(KeyInput.KEY_TAB);
        assertTrue(debug.isVisible());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void withoutAKeyTheViewIsShownByCodeOnly(int none) {
        debug.setToggleKey(none);
        attach();
        press(KeyInput.KEY_F3);

        assertFalse(debug.isVisible());
        assertEquals(0, debug.getToggleKey());
        debug.setVisible(true);
        assertTrue(debug.isVisible());
    }

    @ParameterizedTest
    @ValueSource(ints = {KeyInput.KEY_C, KeyInput.KEY_M, KeyInput.KEY_F5, KeyInput.KEY_F6})
    void aKeyOfTheEngineIsRefused(int key) {
        debug.setToggleKey(key);
        debug.setNextPairKey(key);
        debug.setPreviousPairKey(key);
        debug.setAutomaticPairKey(key);
        debug.setLookAlongKey(key);
        debug.setGoToPairKey(key);

        assertEquals(KeyInput.KEY_F3, debug.getToggleKey());
        assertEquals(KeyInput.KEY_PGDN, debug.getNextPairKey());
        assertEquals(KeyInput.KEY_PGUP, debug.getPreviousPairKey());
        assertEquals(KeyInput.KEY_HOME, debug.getAutomaticPairKey());
        assertEquals(KeyInput.KEY_END, debug.getLookAlongKey());
        assertEquals(KeyInput.KEY_INSERT, debug.getGoToPairKey());
    }

    @Test
    void keysChooseThePairWhileVisible() {
        for (float x : new float[] {0, 0.9f, 1.7f}) {
            var collider = collisions.getWorld().add("at " + x);
            collider.setShape(ConvexPolygon.rectangle(1, 1));
            collider.setPosition(x, 0);
        }
        collisions.getWorld().step();
        debug.setCollisionState(collisions);
        attach();
        press(KeyInput.KEY_PGDN);
        assertFalse(debug.getSelection().isChosen());

        debug.setVisible(true);
        frame();
        int first = debug.getSelection().a().getId();
        press(KeyInput.KEY_PGDN);
        assertEquals(1 - first, debug.getSelection().a().getId());
        press(KeyInput.KEY_PGUP);
        assertEquals(first, debug.getSelection().a().getId());
        assertTrue(debug.getSelection().isChosen());
        press(KeyInput.KEY_HOME);
        assertFalse(debug.getSelection().isChosen());
    }

    @Test
    void keysMoveTheCameraWhileVisible() {
        debug.setCollisionState(new SatCollisionState(new Node()));
        attach();
        Camera camera = application.getCamera();
        camera.lookAt(new Vector3f(1, 2, -3), Vector3f.UNIT_Y);
        Quaternion before = camera.getRotation().clone();
        press(KeyInput.KEY_END);
        assertFalse(isLookingAlong(camera));
        debug.setVisible(true);
        frame();
        press(KeyInput.KEY_END);
        assertTrue(isLookingAlong(camera));
        press(KeyInput.KEY_END);
        debug.setLookAlongKey(0);
        frame();
        press(KeyInput.KEY_END);
        assertFalse(isLookingAlong(camera));
        assertEquals(before, camera.getRotation());
        debug.setGoToPairKey(KeyInput.KEY_G);
        frame();
        press(KeyInput.KEY_G);
        assertEquals(KeyInput.KEY_G, debug.getGoToPairKey());
    }

    /** Offers the overlay a camera, as a view port does. */
    private boolean isLookingAlong(Camera camera) {
        debug.overlay.picture.cameraMove.setFirst(camera);
        debug.overlay.picture.cameraMove.place(camera, null, debug.overlay.picture);
        return camera.getDirection().distance(new Vector3f(0, 0, -1)) < 1e-6f;
    }

    @Test
    void disabledOrDetachedItIgnoresKeys() {
        attach();
        debug.setEnabled(false);
        press(KeyInput.KEY_F3);
        assertFalse(debug.isVisible());

        debug.setEnabled(true);
        frame();
        press(KeyInput.KEY_F3);
        assertTrue(debug.isVisible());

        states.detach(debug);
        frame();
        press(KeyInput.KEY_F3);
        assertTrue(debug.isVisible());
    }

    @Test
    void theGamesMappingOfAKeyStays() {
        List<String> actions = new ArrayList<>();
        InputManager input = application.getInputManager();
        input.addMapping("jump", new KeyTrigger(KeyInput.KEY_F3), new KeyTrigger(KeyInput.KEY_HOME));
        input.addListener((ActionListener) (name, pressed, tpf) -> actions.add(name), "jump");
        attach();
        press(KeyInput.KEY_F3);
        press(KeyInput.KEY_HOME);
        states.detach(debug);
        frame();
        press(KeyInput.KEY_F3);

        assertEquals(List.of("jump", "jump", "jump"), actions);
    }

    @Test
    void detachingOneOfTwoViewsKeepsTheKeysOfTheOther() {
        CollisionDebugState second = new CollisionDebugState();
        attach();
        states.attach(second);
        frame();
        states.detach(second);
        frame();
        press(KeyInput.KEY_F3);

        assertTrue(debug.isVisible());
        assertFalse(second.isVisible());
    }

    @Test
    void detachingSucceedsAfterTheGameHasClearedTheMappings() {
        attach();
        application.getInputManager().clearMappings();
        states.detach(debug);
        frame();

        assertFalse(debug.isInitialized());
    }

    @Test
    void withoutInputItAsksForItOnlyOnceAndForNoViewPort() {
        Bare editor = new Bare(null);
        debug.setVisible(true);
        debug.setCollisionState(new SatCollisionState(new Node()));
        editor.getStateManager().attach(debug);
        for (int i = 0; i < 5; i++) {
            editor.frame();
        }

        assertTrue(debug.isVisible());
        assertEquals(1, editor.inputAsked);
        assertEquals(0, editor.viewPortAsked);
    }

    private static InputManager input(Keyboard keyboard) {
        DummyMouseInput mouse = new DummyMouseInput();
        mouse.initialize();
        keyboard.initialize();
        return new InputManager(mouse, keyboard, null, null);
    }

    private void attach() {
        states.attach(debug);
        frame();
    }

    private void press(int key) {
        keyboard.pressed = key;
        frame();
    }

    private void frame() {
        application.frame();
    }

    /** An application that was never started. */
    private static final class Bare extends LegacyApplication {
        private int inputAsked;
        private int viewPortAsked;

        Bare(InputManager input) {
            // Without the engine's own states, which need a renderer.
            stateManager = new AppStateManager(this);
            inputManager = input;
            cam = new Camera(640, 480);
        }

        void frame() {
            if (inputManager != null) {
                inputManager.update(0.01f);
            }
            stateManager.update(0.01f);
            stateManager.render(null);
        }

        @Override
        public InputManager getInputManager() {
            inputAsked++;
            return super.getInputManager();
        }

        @Override
        public ViewPort getViewPort() {
            viewPortAsked++;
            return super.getViewPort();
        }
    }

    private static final class Keyboard extends DummyKeyInput {
        private RawInputListener listener;
        private int pressed;

        @Override
        public void setInputListener(RawInputListener newListener) {
            listener = newListener;
        }

        @Override
        public void update() {
            if (pressed != 0) {
                listener.onKeyEvent(new KeyInputEvent(pressed, '\0', true, false));
                pressed = 0;
            }
        }
    }
}
