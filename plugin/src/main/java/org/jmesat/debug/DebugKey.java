package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;

/**
 * A key that can be chosen, and its action. It uses an input mapping of its own, which {@link #release} deletes; the
 * game's mappings are not changed.
 */
final class DebugKey implements ActionListener {
    /** The greatest key code of the engine. */
    private static final int GREATEST = 255;

    private final String property;
    private final String mapping;
    private final Runnable action;
    private volatile int code;
    private InputManager input;
    private int heard;

    /**
     * Creates a key that does not listen.
     *
     * @param property the name of its property
     * @param mapping the name of its input mapping
     * @param code the code at first
     */
    DebugKey(String property, String mapping, int code, Runnable action) {
        this.property = property;
        this.mapping = mapping;
        this.code = code;
        this.action = action;
    }

    int code() {
        return code;
    }

    /** Sets the code from the next {@link #listen} on; a code that cannot be used is replaced and reported. */
    void set(int newCode) {
        int used = accept(newCode, code);
        if (used != newCode) {
            CollisionDebugState.report(property, newCode, used);
        }
        code = used;
    }

    /** Returns the code to use for a code that was given: that one, 0 for a negative one, or the old one. */
    private static int accept(int code, int old) {
        return switch (code) {
            case KeyInput.KEY_C, KeyInput.KEY_M, KeyInput.KEY_F5, KeyInput.KEY_F6 -> old;
            default -> code > GREATEST ? old : Math.max(0, code);
        };
    }

    /** Listens to the present code instead of the previous one; to none if there is no input or the code is 0. */
    void listen(InputManager newInput) {
        int newCode = code;
        if (input == newInput && heard == newCode) {
            return;
        }
        release();
        if (newInput != null && newCode > 0) {
            newInput.addMapping(mapping, new KeyTrigger(newCode));
            newInput.addListener(this, mapping);
            input = newInput;
            heard = newCode;
        }
    }

    /** Deletes the mapping, if there is one. */
    void release() {
        if (input != null) {
            if (input.hasMapping(mapping)) {
                input.deleteMapping(mapping);
            }
            input = null;
            heard = 0;
        }
    }

    @Override
    public void onAction(String name, boolean pressed, float tpf) {
        if (pressed) {
            action.run();
        }
    }
}
