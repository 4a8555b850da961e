package org.jmesat.sample.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.Application;
import com.jme3.app.state.AppStateManager;
import com.jme3.input.InputManager;
import com.jme3.input.JoyInput;
import com.jme3.input.Joystick;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.dummy.DummyKeyInput;
import com.jme3.input.dummy.DummyMouseInput;
import com.jme3.input.event.InputEvent;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.sample.Gamepad;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys and a gamepad, as the engine reports them. */
class PlayerInputTest {
    private static final float TPF = 1 / 64f;

    /** Reports what a test asks for, at the time when the engine asks. */
    private static final class Pads implements JoyInput {
        private final List<InputEvent> events = new ArrayList<>();
        private RawInputListener listener;
        private Gamepad pad;

        @Override
        public void setJoyRumble(int joyId, float amount) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Joystick[] loadJoysticks(InputManager input) {
            pad = new Gamepad(input, this);
            return new Joystick[] {pad};
        }

        @Override
        public void initialize() {
            // Nothing to open.
        }

        @Override
        public void update() {
            for (InputEvent each : events) {
                if (each instanceof JoyAxisEvent axis) {
                    listener.onJoyAxisEvent(axis);
                } else if (each instanceof JoyButtonEvent button) {
                    listener.onJoyButtonEvent(button);
                } else {
                    listener.onKeyEvent((KeyInputEvent) each);
                }
            }
            events.clear();
        }

        @Override
        public void destroy() {
            // Nothing to close.
        }

        @Override
        public boolean isInitialized() {
            return true;
        }

        @Override
        public void setInputListener(RawInputListener newListener) {
            listener = newListener;
        }

        @Override
        public long getInputTimeNanos() {
            return 0;
        }
    }

    private final Pads pads = new Pads();
    private final DummyMouseInput mouse = new DummyMouseInput();
    private final DummyKeyInput keys = new DummyKeyInput();
    private final InputManager input;
    private final PlayerInput player;
    private int begun;

    PlayerInputTest() {
        mouse.initialize();
        keys.initialize();
        input = new InputManager(mouse, keys, pads, null);
        Application app = (Application) Proxy.newProxyInstance(getClass().getClassLoader(),
                new Class<?>[] {Application.class},
                (proxy, method, args) -> method.getName().equals("getInputManager") ? input : null);
        player = new PlayerInput(() -> begun++);
        player.initialize(new AppStateManager(app), app);
    }

    /** How he walks after the next frame. */
    private float frame(InputEvent... events) {
        pads.events.addAll(List.of(events));
        input.update(TPF);
        player.update(TPF);
        return player.walk(null);
    }

    private static KeyInputEvent key(int code, boolean pressed) {
        return new KeyInputEvent(code, ' ', pressed, false);
    }

    private JoyAxisEvent stick(float value) {
        return pads.pad.stick(true, value);
    }

    @Test
    void arrowsAndLettersWalkToBothSides() {
        assertEquals(-1, frame(key(KeyInput.KEY_A, true)));
        assertEquals(-1, frame());
        assertEquals(0, frame(key(KeyInput.KEY_RIGHT, true)), "against each other");
        assertEquals(1, frame(key(KeyInput.KEY_A, false)));
        assertEquals(0, frame(key(KeyInput.KEY_RIGHT, false)));
        assertEquals(1, frame(key(KeyInput.KEY_D, true)));
        assertEquals(-1, frame(key(KeyInput.KEY_D, false), key(KeyInput.KEY_LEFT, true)));
    }

    @Test
    void heStopsWhenTheLastOfTwoKeysForOneThingIsReleased() {
        assertEquals(-1, frame(key(KeyInput.KEY_A, true), key(KeyInput.KEY_LEFT, true), key(KeyInput.KEY_SPACE, true),
                key(KeyInput.KEY_W, true)));
        assertEquals(-1, frame(key(KeyInput.KEY_A, false), key(KeyInput.KEY_SPACE, false)));
        assertTrue(player.isJumpHeld());
        assertEquals(0, frame(key(KeyInput.KEY_LEFT, false), key(KeyInput.KEY_W, false)));
        assertFalse(player.isJumpHeld());
    }

    @ParameterizedTest
    @ValueSource(ints = {KeyInput.KEY_SPACE, KeyInput.KEY_UP, KeyInput.KEY_W})
    void aKeyJumpsAsLongAsItIsHeld(int code) {
        frame(key(code, true));
        assertTrue(player.isJumpHeld());
        frame();
        assertTrue(player.isJumpHeld());
        frame(key(code, false));
        assertFalse(player.isJumpHeld());
    }

    @Test
    void theStickWalksAsFastAsItIsPushedAndTheButtonJumps() {
        assertEquals(0.5f, frame(stick(0.5f)));
        assertEquals(0.5f, frame());
        assertEquals(-1, frame(stick(-1), new JoyButtonEvent(button(JoystickButton.BUTTON_2), true)));
        assertTrue(player.isJumpHeld());
        assertEquals(0, frame(stick(0.02f), new JoyButtonEvent(button(JoystickButton.BUTTON_2), false)));
        assertFalse(player.isJumpHeld());
    }

    @Test
    void keysCountMoreThanTheStick() {
        assertEquals(1, frame(stick(-1), key(KeyInput.KEY_D, true)));
    }

    private JoystickButton button(String name) {
        return pads.pad.getButton(name);
    }

    @Test
    void theKeyAndTheStartButtonBeginAgainOnce() {
        frame(key(KeyInput.KEY_R, true));
        frame();
        assertEquals(1, begun);
        frame(key(KeyInput.KEY_R, false));
        assertEquals(1, begun);
        frame(new JoyButtonEvent(button(JoystickButton.BUTTON_9), true));
        assertEquals(2, begun);
    }

    @Test
    void disabledItForgetsTheKeysAndItsMappings() {
        frame(key(KeyInput.KEY_A, true), key(KeyInput.KEY_SPACE, true), stick(1));
        player.setEnabled(false);
        frame();
        assertFalse(input.hasMapping("level-left") || input.hasMapping("level-stick-left"));
        player.setEnabled(true);
        assertEquals(0, frame(stick(0)));
        assertFalse(player.isJumpHeld());
        assertEquals(-1, frame(key(KeyInput.KEY_A, false), key(KeyInput.KEY_A, true)), "released once more");
    }
}
