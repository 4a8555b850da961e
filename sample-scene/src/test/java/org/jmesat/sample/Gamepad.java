package org.jmesat.sample;

import com.jme3.input.AbstractJoystick;
import com.jme3.input.DefaultJoystickAxis;
import com.jme3.input.DefaultJoystickButton;
import com.jme3.input.JoystickAxis;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;

/** A gamepad that is not there: a stick, ten buttons, and the four of a D-pad, as GLFW numbers them. */
final class Gamepad extends AbstractJoystick {
    private final JoystickAxis x = new DefaultJoystickAxis(null, this, 0, "x", JoystickAxis.X_AXIS, true, false, 0.1f);
    private final JoystickAxis y = new DefaultJoystickAxis(null, this, 1, "y", JoystickAxis.Y_AXIS, true, false, 0.1f);

    Gamepad() {
        super(null, null, 0, "pad");
        addAxis(x);
        addAxis(y);
        for (int i = 0; i < 14; i++) {
            addButton(new DefaultJoystickButton(null, this, i, "button", String.valueOf(i)));
        }
    }

    JoyAxisEvent stick(boolean isX, float value) {
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
