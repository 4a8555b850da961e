package org.jmesat.sample;

import com.jme3.input.Joystick;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import com.jme3.input.RawInputListenerAdapter;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * Makes keys of what is pressed on any gamepad, also one that is plugged in later: each push of the first stick or the
 * D-pad is an arrow key, A is the space bar, B backspace, Y the tabulator, Start R, and Back is Esc.
 */
final class GamepadKeys extends RawInputListenerAdapter {
    /** How far a stick must be pushed, and how far let back before the next push; 0 to 1. */
    private static final float PUSHED = 0.6f;
    private static final float RELEASED = 0.3f;
    /** By the engine's names of the buttons. */
    private static final Map<String, Integer> KEYS = Map.of(
            JoystickButton.BUTTON_2, KeyInput.KEY_SPACE,
            JoystickButton.BUTTON_1, KeyInput.KEY_BACK,
            JoystickButton.BUTTON_0, KeyInput.KEY_TAB,
            JoystickButton.BUTTON_9, KeyInput.KEY_R,
            JoystickButton.BUTTON_8, KeyInput.KEY_ESCAPE);
    /** GLFW adds the D-pad as the last four buttons, in this order. */
    private static final int[] ARROWS = {KeyInput.KEY_UP, KeyInput.KEY_RIGHT, KeyInput.KEY_DOWN, KeyInput.KEY_LEFT};

    private final IntConsumer pressed;
    private final boolean[] isPushed = new boolean[2];

    /**
     * @param pressed receives the codes of the keys
     */
    GamepadKeys(IntConsumer pressed) {
        this.pressed = pressed;
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        Joystick pad = event.getAxis().getJoystick();
        boolean isX = event.getAxis() == pad.getXAxis();
        if (!isX && event.getAxis() != pad.getYAxis()) {
            return;
        }
        int axis = isX ? 0 : 1;
        float way = event.getValue();
        if (Math.abs(way) > PUSHED && !isPushed[axis]) {
            isPushed[axis] = true;
            pressed.accept(isX ? (way > 0f ? KeyInput.KEY_RIGHT : KeyInput.KEY_LEFT)
                    : (way > 0f ? KeyInput.KEY_DOWN : KeyInput.KEY_UP));
        } else if (Math.abs(way) < RELEASED) {
            isPushed[axis] = false;
        }
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        if (event.isPressed()) {
            JoystickButton button = event.getButton();
            int arrow = event.getButtonIndex() - button.getJoystick().getButtonCount() + ARROWS.length;
            Integer key = arrow >= 0 ? (Integer) ARROWS[arrow] : KEYS.get(button.getLogicalId());
            if (key != null) {
                pressed.accept(key);
            }
        }
    }
}
