package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;

/** The keys of the view: one shows and hides it, the others choose a pair while it is visible. */
final class DebugKeys {
    /** The greatest key code of the engine. */
    private static final int GREATEST = 255;

    final Key toggle;
    final Key nextPair;
    final Key previousPair;
    final Key automaticPair;
    private InputManager input;

    DebugKeys(CollisionDebugState state, PairSelection selection) {
        toggle = new Key("toggleKey", KeyInput.KEY_F3, () -> state.setVisible(!state.isVisible()));
        nextPair = new Key("nextPairKey", KeyInput.KEY_PGDN, () -> selection.step(1));
        previousPair = new Key("previousPairKey", KeyInput.KEY_PGUP, () -> selection.step(-1));
        automaticPair = new Key("automaticPairKey", KeyInput.KEY_HOME, selection::clear);
    }

    /** Sets where to listen from the next {@link #listen} on; null for nowhere. */
    void setInput(InputManager newInput) {
        input = newInput;
    }

    /** Listens to the keys as they are now. Those of a hidden view are left to the game. */
    void listen(boolean visible) {
        toggle.listen(input);
        InputManager pairInput = visible ? input : null;
        nextPair.listen(pairInput);
        previousPair.listen(pairInput);
        automaticPair.listen(pairInput);
    }

    void release() {
        toggle.release();
        nextPair.release();
        previousPair.release();
        automaticPair.release();
    }

    /** A key and its action. It uses an input mapping of its own; the game's mappings are not changed. */
    static final class Key implements ActionListener {
        private final String property;
        /** Each instance has a name of its own, since several views may be attached at once. */
        private final String mapping = CollisionDebugState.class.getName() + ".key@"
                + Integer.toHexString(System.identityHashCode(this));
        private final Runnable action;
        private volatile int code;
        private InputManager heardInput;
        private int heard;

        private Key(String property, int code, Runnable action) {
            this.property = property;
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
        private void listen(InputManager newInput) {
            int newCode = code;
            if (heardInput == newInput && heard == newCode) {
                return;
            }
            release();
            if (newInput != null && newCode > 0) {
                newInput.addMapping(mapping, new KeyTrigger(newCode));
                newInput.addListener(this, mapping);
                heardInput = newInput;
                heard = newCode;
            }
        }

        /** Deletes the mapping, if there is one. */
        private void release() {
            if (heardInput != null) {
                if (heardInput.hasMapping(mapping)) {
                    heardInput.deleteMapping(mapping);
                }
                heardInput = null;
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
}
