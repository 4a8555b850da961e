package org.jmesat.sample.movers;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.math.Vector3f;
import java.util.Arrays;

/** Steers by the arrow keys or W, A, S and D, and the space bar. */
final class KeyPilot extends BaseAppState implements Pilot, ActionListener {
    private static final String[] NAMES = {"mover-left", "mover-right", "mover-down", "mover-up", "mover-jump"};
    private static final int[] ARROWS = {KeyInput.KEY_LEFT, KeyInput.KEY_RIGHT, KeyInput.KEY_DOWN, KeyInput.KEY_UP,
        KeyInput.KEY_SPACE};
    private static final int[] LETTERS = {KeyInput.KEY_A, KeyInput.KEY_D, KeyInput.KEY_S, KeyInput.KEY_W};

    private final boolean[] held = new boolean[NAMES.length];

    @Override
    public void press(Vector3f place, Keys keys) {
        keys.x = (held[1] ? 1 : 0) - (held[0] ? 1 : 0);
        keys.y = (held[3] ? 1 : 0) - (held[2] ? 1 : 0);
        keys.jump = held[4];
    }

    @Override
    public void onAction(String name, boolean pressed, float tpf) {
        held[Arrays.asList(NAMES).indexOf(name)] = pressed;
    }

    @Override
    protected void initialize(Application app) {
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        InputManager input = getApplication().getInputManager();
        for (int i = 0; i < NAMES.length; i++) {
            input.addMapping(NAMES[i], new KeyTrigger(ARROWS[i]));
        }
        for (int i = 0; i < LETTERS.length; i++) {
            input.addMapping(NAMES[i], new KeyTrigger(LETTERS[i]));
        }
        input.addListener(this, NAMES);
    }

    @Override
    protected void onDisable() {
        InputManager input = getApplication().getInputManager();
        input.removeListener(this);
        for (String name : NAMES) {
            input.deleteMapping(name);
        }
        Arrays.fill(held, false);
    }
}
