package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;

/** The keys of the view: one shows and hides it, the others choose a pair while it is visible. */
final class DebugKeys {
    final DebugKey toggle;
    final DebugKey nextPair;
    final DebugKey previousPair;
    final DebugKey automaticPair;
    private InputManager input;

    DebugKeys(CollisionDebugState state, PairSelection selection) {
        toggle = key("toggleKey", KeyInput.KEY_F3, () -> state.setVisible(!state.isVisible()));
        nextPair = key("nextPairKey", KeyInput.KEY_PGDN, () -> selection.step(1));
        previousPair = key("previousPairKey", KeyInput.KEY_PGUP, () -> selection.step(-1));
        automaticPair = key("automaticPairKey", KeyInput.KEY_HOME, selection::clear);
    }

    /** Each instance has mapping names of its own, since several may be attached at once. */
    private DebugKey key(String property, int code, Runnable action) {
        String name = CollisionDebugState.class.getName() + "." + property;
        return new DebugKey(property, name + "@" + Integer.toHexString(System.identityHashCode(this)), code, action);
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
}
