package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;

/**
 * One key and what it does. The game's own mappings are not touched, and the key is free again once this is released.
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

    /**
     * Listens to a key, and no longer to the one before; to none when there is no input or the code is not positive.
     */
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
