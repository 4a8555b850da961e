package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;

/**
 * A key and its action. It uses an input mapping of its own, which {@link #release} deletes; the game's mappings are
 * not changed.
 */
final class DebugKey implements ActionListener {
    private final String mapping;
    private final Runnable action;
    private InputManager input;
    private int code;

    DebugKey(String mapping, Runnable action) {
        this.mapping = mapping;
        this.action = action;
    }

    /** Listens to this key instead of the previous one; to none if there is no input or the code is not positive. */
    void listen(InputManager newInput, int newCode) {
        if (input == newInput && code == newCode) {
            return;
        }
        release();
        if (newInput != null && newCode > 0) {
            newInput.addMapping(mapping, new KeyTrigger(newCode));
            newInput.addListener(this, mapping);
            input = newInput;
            code = newCode;
        }
    }

    /** Deletes the mapping, if there is one. */
    void release() {
        if (input != null) {
            if (input.hasMapping(mapping)) {
                input.deleteMapping(mapping);
            }
            input = null;
            code = 0;
        }
    }

    @Override
    public void onAction(String name, boolean pressed, float tpf) {
        if (pressed) {
            action.run();
        }
    }
}
