package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;

/** The keys of the view: one shows and hides it, the others choose a pair while it is visible. */
final class DebugKeys {
    /** The greatest key code of the engine. */
    private static final int GREATEST_KEY = 255;

    private final DebugKey toggle;
    private final DebugKey next;
    private final DebugKey previous;
    private final DebugKey automatic;
    private InputManager input;

    DebugKeys(CollisionDebugState state, PairSelection selection) {
        toggle = key("toggle", () -> state.setVisible(!state.isVisible()));
        next = key("next", () -> selection.step(1));
        previous = key("previous", () -> selection.step(-1));
        automatic = key("automatic", selection::clear);
    }

    /** Each instance has mapping names of its own, since several may be attached at once. */
    private DebugKey key(String action, Runnable effect) {
        String name = CollisionDebugState.class.getName() + "." + action;
        return new DebugKey(name + "@" + Integer.toHexString(System.identityHashCode(this)), effect);
    }

    /** Sets where to listen from the next {@link #listen} on; null for nowhere. */
    void setInput(InputManager newInput) {
        input = newInput;
    }

    /** Listens to the keys that a state has now. The keys of a hidden view are left to the game. */
    void listen(CollisionDebugState state) {
        boolean visible = state.isVisible();
        toggle.listen(input, state.getToggleKey());
        next.listen(input, visible ? state.getNextPairKey() : 0);
        previous.listen(input, visible ? state.getPreviousPairKey() : 0);
        automatic.listen(input, visible ? state.getAutomaticPairKey() : 0);
    }

    void release() {
        toggle.release();
        next.release();
        previous.release();
        automatic.release();
    }

    /** Returns the code to use for a code that was given: that one, 0 for a negative one, or the old one. */
    static int accept(int code, int old) {
        return switch (code) {
            case KeyInput.KEY_C, KeyInput.KEY_M, KeyInput.KEY_F5, KeyInput.KEY_F6 -> old;
            default -> code > GREATEST_KEY ? old : Math.max(0, code);
        };
    }
}
