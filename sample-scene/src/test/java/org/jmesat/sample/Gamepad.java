package org.jmesat.sample;

import com.jme3.input.AbstractJoystick;
import com.jme3.input.DefaultJoystickAxis;
import com.jme3.input.DefaultJoystickButton;
import com.jme3.input.InputManager;
import com.jme3.input.JoyInput;
import com.jme3.input.JoystickAxis;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;

/** A gamepad that is not there: a stick, ten buttons, and the four of a D-pad, as GLFW numbers them. */
public final class Gamepad extends AbstractJoystick {
    private final JoystickAxis x;
    private final JoystickAxis y;

    /** Both may be null for a gamepad that is only the source of events. */
    public Gamepad(InputManager input, JoyInput joyInput) {
        super(input, joyInput, 0, "pad");
        x = new DefaultJoystickAxis(input, this, 0, "x", JoystickAxis.X_AXIS, true, false, 0.1f);
        y = new DefaultJoystickAxis(input, this, 1, "y", JoystickAxis.Y_AXIS, true, false, 0.1f);
        addAxis(x);
        addAxis(y);
        for (int i = 0; i < 14; i++) {
            addButton(new DefaultJoystickButton(input, this, i, "button", String.valueOf(i)));
        }
    }

    public JoyAxisEvent stick(boolean isX, float value) {
        return new JoyAxisEvent(isX ? x : y, value, value);
    }

    JoyButtonEvent press(int button) {
        return new JoyButtonEvent(getButtons().get(button), true);
    }

    @Override
    public JoystickAxis getXAxis() {
        return x;
    }

    @Override
    public JoystickAxis getYAxis() {
        return y;
    }

    @Override
    public JoystickAxis getPovXAxis() {
        return null;
    }

    @Override
    public JoystickAxis getPovYAxis() {
        return null;
    }
}
