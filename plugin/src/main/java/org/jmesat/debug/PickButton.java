package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.input.controls.MouseButtonTrigger;
import com.jme3.math.Vector2f;

/**
 * The left mouse button and the shift keys. It uses input mappings of its own, which {@link #release} deletes; the game
 * gets its clicks, too. A click that a GUI has consumed is none, and neither is a drag.
 */
final class PickButton implements ActionListener {
    /** The most that the cursor may move between press and release, in pixels. */
    private static final float STILL = 4;

    /** What a click does. */
    interface Action {
        /** Picks at a pixel of the window, or in the middle of the view port for null. */
        void pick(Vector2f cursor, boolean shift);
    }

    private final String button;
    private final String shift;
    private final Action action;
    private final Vector2f pressedAt = new Vector2f();
    private InputManager input;
    private boolean pressed;
    private boolean shiftPressed;

    PickButton(String mapping, Action action) {
        button = mapping + ".button";
        shift = mapping + ".shift";
        this.action = action;
    }

    /** Listens to an input manager instead of the previous one; null for none. */
    void listen(InputManager newInput) {
        if (input == newInput) {
            return;
        }
        release();
        if (newInput != null) {
            // Before the mappings, so that they are deleted even if one of them fails.
            input = newInput;
            newInput.addMapping(button, new MouseButtonTrigger(MouseInput.BUTTON_LEFT));
            newInput.addMapping(shift, new KeyTrigger(KeyInput.KEY_LSHIFT), new KeyTrigger(KeyInput.KEY_RSHIFT));
            newInput.addListener(this, button, shift);
        }
    }

    /** Deletes the mappings, if there are any. */
    void release() {
        if (input != null) {
            for (String each : new String[] {button, shift}) {
                if (input.hasMapping(each)) {
                    input.deleteMapping(each);
                }
            }
            input = null;
            pressed = false;
            shiftPressed = false;
        }
    }

    @Override
    public void onAction(String name, boolean isPressed, float tpf) {
        if (name.equals(shift)) {
            shiftPressed = isPressed;
        } else if (!input.isCursorVisible()) {
            pressed = false;
            if (isPressed) {
                action.pick(null, shiftPressed);
            }
        } else {
            Vector2f cursor = input.getCursorPosition();
            boolean still = cursor.distance(pressedAt) <= STILL;
            if (!isPressed && pressed && still) {
                action.pick(cursor, shiftPressed);
            }
            pressed = isPressed;
            pressedAt.set(cursor);
        }
    }
}
