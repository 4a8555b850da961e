package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;
import org.jmesat.internal.text.Property;

/** The keys of the view: one shows and hides it, the others choose a pair or move the camera while it is visible. */
final class DebugKeys {
    /** The greatest key code of the engine. */
    private static final int GREATEST = 255;

    final Key toggle;
    final Key nextPair;
    final Key previousPair;
    final Key automaticPair;
    final Key lookAlong;
    final Key goToPair;
    private final Key[] whileVisible;
    /** Where to listen from the next {@link #listen} on; null for nowhere. */
    InputManager input;

    DebugKeys(CollisionDebugState state, PairSelection selection, CameraMove camera) {
        toggle = new Key("toggleKey", KeyInput.KEY_F3, () -> state.setVisible(!state.isVisible()));
        nextPair = new Key("nextPairKey", KeyInput.KEY_PGDN, () -> selection.step(1));
        previousPair = new Key("previousPairKey", KeyInput.KEY_PGUP, () -> selection.step(-1));
        automaticPair = new Key("automaticPairKey", KeyInput.KEY_HOME, selection::clear);
        lookAlong = new Key("lookAlongKey", KeyInput.KEY_END, camera::toggleAlong);
        goToPair = new Key("goToPairKey", KeyInput.KEY_INSERT, camera::toggleNear);
        whileVisible = new Key[] {nextPair, previousPair, automaticPair, lookAlong, goToPair};
    }

    /** Listens to the keys as they are now. Those of a hidden view are left to the game. */
    void listen(boolean visible) {
        toggle.listen(input);
        for (Key each : whileVisible) {
            each.listen(visible ? input : null);
        }
    }

    void release() {
        toggle.release();
        for (Key each : whileVisible) {
            each.release();
        }
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

        /**
         * Sets the code from the next {@link #listen} on. One that cannot be used is replaced, by 0 if it is negative,
         * else by the old one, and reported.
         */
        void set(int newCode) {
            int used = switch (newCode) {
                case KeyInput.KEY_C, KeyInput.KEY_M, KeyInput.KEY_F5, KeyInput.KEY_F6 -> code;
                default -> newCode > GREATEST ? code : Math.max(0, newCode);
            };
            code = used == newCode ? used : Property.replace(property, newCode, used);
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
