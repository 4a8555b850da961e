package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.event.InputEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import java.lang.reflect.Field;

/** A mouse and a shift key of an application without devices. Its events are heard in the next frame. */
final class SimulatedMouse {
    private final InputManager input;
    private int x;
    private int y;

    SimulatedMouse(InputManager input) {
        this.input = input;
    }

    void move(int toX, int toY) throws ReflectiveOperationException {
        x = toX;
        y = toY;
        send(new MouseMotionEvent(x, y, 1, 1, 0, 0));
    }

    void press(boolean pressed) throws ReflectiveOperationException {
        send(new MouseButtonEvent(MouseInput.BUTTON_LEFT, pressed, x, y));
    }

    void shift(boolean pressed) throws ReflectiveOperationException {
        send(new KeyInputEvent(KeyInput.KEY_RSHIFT, '\0', pressed, false));
    }

    /** The engine takes events only while it asks its devices for them. */
    private void send(InputEvent event) throws ReflectiveOperationException {
        Field permitted = InputManager.class.getDeclaredField("eventsPermitted");
        permitted.setAccessible(true);
        permitted.set(input, true);
        if (event instanceof MouseMotionEvent motion) {
            input.onMouseMotionEvent(motion);
        } else if (event instanceof MouseButtonEvent button) {
            input.onMouseButtonEvent(button);
        } else {
            input.onKeyEvent((KeyInputEvent) event);
        }
        permitted.set(input, false);
    }
}
