//package org.jmesat.sample.level;
//
//import static org.junit.jupiter.api.Assertions.assertEquals;
//import static org.junit.jupiter.api.Assertions.assertFalse;
//
//import com.jme3.app.Application;
//import com.jme3.app.state.AppStateManager;
//import com.jme3.input.AbstractJoystick;
//import com.jme3.input.DefaultJoystickAxis;
//import com.jme3.input.DefaultJoystickButton;
//import com.jme3.input.InputManager;
//import com.jme3.input.JoyInput;
//import com.jme3.input.Joystick;
//import com.jme3.input.JoystickAxis;
//import com.jme3.input.JoystickButton;
//import com.jme3.input.KeyInput;
//import com.jme3.input.RawInputListener;
//import com.jme3.input.dummy.DummyKeyInput;
//import com.jme3.input.dummy.DummyMouseInput;
//import com.jme3.input.event.InputEvent;
//import com.jme3.input.event.JoyAxisEvent;
//import com.jme3.input.event.JoyButtonEvent;
//import com.jme3.input.event.KeyInputEvent;
//import com.jme3.math.Vector3f;
//import java.lang.reflect.Proxy;
//import java.util.ArrayList;
//import java.util.List;
//import org.junit.jupiter.api.Test;
//
///** Keys and a gamepad, as the engine reports them. */
//class PlayerInputTest {
//    private static final float TPF = 1 / 64f;
//
//    /** A gamepad with one stick and a start button. */
//    private static final class Gamepad extends AbstractJoystick {
//        private final JoystickAxis x;
//        private final JoystickAxis y;
//
//        Gamepad(InputManager input, JoyInput joyInput) {
//            super(input, joyInput, 0, "pad");
//            x = new DefaultJoystickAxis(input, this, 0, "x", JoystickAxis.X_AXIS, true, false, 0.1f);
//            y = new DefaultJoystickAxis(input, this, 1, "y", JoystickAxis.Y_AXIS, true, false, 0.1f);
//            addAxis(x);
//            addAxis(y);
//            addButton(new DefaultJoystickButton(input, this, 9, "start", JoystickButton.BUTTON_9));
//        }
//
//        @Override
//        public JoystickAxis getXAxis() {
//            return x;
//        }
//
//        @Override
//        public JoystickAxis getYAxis() {
//            return y;
//        }
//
//        @Override
//        public JoystickAxis getPovXAxis() {
//            return null;
//        }
//
//        @Override
//        public JoystickAxis getPovYAxis() {
//            return null;
//        }
//    }
//
//    /** Reports what a test asks for, at the time when the engine asks. */
//    private static final class Pads implements JoyInput {
//        private final List<InputEvent> events = new ArrayList<>();
//        private RawInputListener listener;
//        private Gamepad pad;
//
//        @Override
//        public void setJoyRumble(int joyId, float amount) {
//            throw new UnsupportedOperationException();
//        }
//
//        @Override
//        public Joystick[] loadJoysticks(InputManager input) {
//            pad = new Gamepad(input, this);
//            return new Joystick[] {pad};
//        }
//
//        @Override
//        public void initialize() {
//            // Nothing to open.
//        }
//
//        @Override
//        public void update() {
//            for (InputEvent each : events) {
//                if (each instanceof JoyAxisEvent axis) {
//                    listener.onJoyAxisEvent(axis);
//                } else if (each instanceof JoyButtonEvent button) {
//                    listener.onJoyButtonEvent(button);
//                } else {
//                    listener.onKeyEvent((KeyInputEvent) each);
//                }
//            }
//            events.clear();
//        }
//
//        @Override
//        public void destroy() {
//            // Nothing to close.
//        }
//
//        @Override
//        public boolean isInitialized() {
//            return true;
//        }
//
//        @Override
//        public void setInputListener(RawInputListener newListener) {
//            listener = newListener;
//        }
//
//        @Override
//        public long getInputTimeNanos() {
//            return 0;
//        }
//    }
//
//    private final Pads pads = new Pads();
//    private final DummyMouseInput mouse = new DummyMouseInput();
//    private final DummyKeyInput keys = new DummyKeyInput();
//    private final InputManager input;
//    private final PlayerInput player;
//    private int begun;
//
//    PlayerInputTest() {
//        mouse.initialize();
//        keys.initialize();
//        input = new InputManager(mouse, keys, pads, null);
//        Application app = (Application) Proxy.newProxyInstance(getClass().getClassLoader(),
//                new Class<?>[] {Application.class},
//                (proxy, method, args) -> method.getName().equals("getInputManager") ? input : null);
//        player = new PlayerInput(() -> begun++);
//        player.initialize(new AppStateManager(app), app);
//    }
//
//    private Vector3f frame(InputEvent... events) {
//        pads.events.addAll(List.of(events));
//        input.update(TPF);
//        player.update(TPF);
//        return player.steer(new Vector3f(), new Vector3f());
//    }
//
//    private static KeyInputEvent key(int code, boolean pressed) {
//        return new KeyInputEvent(code, ' ', pressed, false);
//    }
//
//    private JoyAxisEvent stick(JoystickAxis axis, float value) {
//        return new JoyAxisEvent(axis, value, value);
//    }
//
//    @Test
//    void arrowsAndLettersWalkInFourDirectionsAndDiagonalsAreNotFaster() {
//        assertEquals(new Vector3f(-1, 0, 0), frame(key(KeyInput.KEY_A, true)));
//        assertEquals(new Vector3f(-1, 0, 0), frame());
//        Vector3f diagonal = frame(key(KeyInput.KEY_UP, true));
//        assertEquals(1, diagonal.length(), 1e-6f);
//        assertEquals(diagonal.x, diagonal.z);
//        assertEquals(new Vector3f(0, 0, -1), frame(key(KeyInput.KEY_A, false)));
//        assertEquals(new Vector3f(0, 0, 0), frame(key(KeyInput.KEY_S, true)), "against each other");
//        assertEquals(new Vector3f(0, 0, 1), frame(key(KeyInput.KEY_UP, false)));
//        assertEquals(new Vector3f(1, 0, 0), frame(key(KeyInput.KEY_S, false), key(KeyInput.KEY_RIGHT, true)));
//        assertEquals(new Vector3f(0, 0, 0), frame(key(KeyInput.KEY_RIGHT, false)));
//    }
//
//    @Test
//    void theStickWalksAsFastAsItIsPushed() {
//        assertEquals(new Vector3f(0.5f, 0, 0), frame(stick(pads.pad.x, 0.5f)));
//        assertEquals(new Vector3f(0.5f, 0, 0), frame());
//        assertEquals(new Vector3f(0.5f, 0, -0.75f), frame(stick(pads.pad.y, -0.75f)));
//        assertEquals(new Vector3f(-1, 0, 0), frame(stick(pads.pad.x, -1), stick(pads.pad.y, 0)));
//        assertEquals(new Vector3f(0, 0, 0), frame(stick(pads.pad.x, 0.02f)));
//    }
//
//    @Test
//    void theKeyAndTheStartButtonBeginAgainOnce() {
//        frame(key(KeyInput.KEY_R, true));
//        frame();
//        assertEquals(1, begun);
//        frame(key(KeyInput.KEY_R, false));
//        assertEquals(1, begun);
//        frame(new JoyButtonEvent(pads.pad.getButton(JoystickButton.BUTTON_9), true));
//        assertEquals(2, begun);
//    }
//
//    @Test
//    void disabledItForgetsTheKeysAndItsMappings() {
//        frame(key(KeyInput.KEY_A, true), stick(pads.pad.x, 1));
//        player.setEnabled(false);
//        frame();
//        assertFalse(input.hasMapping("level-west") || input.hasMapping("level-west-stick"));
//        player.setEnabled(true);
//        frame(stick(pads.pad.x, 0));
//        assertEquals(new Vector3f(0, 0, 0), frame());
//    }
//}
