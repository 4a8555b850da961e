package org.jmesat.sample.level;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.input.InputManager;
import com.jme3.input.Joystick;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.AnalogListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.math.Vector3f;
import java.util.Arrays;

/**
 * Steers by the arrow keys, by W, A, S and D, and by the first stick of each gamepad. R and the gamepad's start button
 * begin again.
 */
final class PlayerInput extends BaseAppState implements Steering, ActionListener, AnalogListener {
    private static final String WEST = "level-west";
    private static final String EAST = "level-east";
    private static final String NORTH = "level-north";
    private static final String SOUTH = "level-south";
    private static final String AGAIN = "level-again";
    private static final String[] WAYS = {WEST, EAST, NORTH, SOUTH};
    private static final String STICK = "-stick";

    private final Runnable again;
    private final boolean[] keys = new boolean[WAYS.length];
    /** How far sticks are pushed each way, 0 to 1, and in the present frame. */
    private final float[] sticks = new float[WAYS.length];
    private final float[] pushed = new float[WAYS.length];

    PlayerInput(Runnable again) {
        this.again = again;
    }

    @Override
    public Vector3f steer(Vector3f place, Vector3f store) {
        float x = amount(1) - amount(0);
        float z = amount(3) - amount(2);
        store.set(x, 0, z);
        return store.lengthSquared() > 1 ? store.normalizeLocal() : store;
    }

    private float amount(int way) {
        return keys[way] ? 1 : sticks[way];
    }

    /** An axis reports in each frame in which it is not at rest. */
    @Override
    public void update(float tpf) {
        for (int i = 0; i < WAYS.length; i++) {
            sticks[i] = pushed[i];
            pushed[i] = 0;
        }
    }

    @Override
    public void onAction(String name, boolean isPressed, float tpf) {
        if (name.equals(AGAIN)) {
            if (isPressed) {
                again.run();
            }
            return;
        }
        for (int i = 0; i < WAYS.length; i++) {
            keys[i] = name.equals(WAYS[i]) ? isPressed : keys[i];
        }
    }

    @Override
    public void onAnalog(String name, float value, float tpf) {
        for (int i = 0; i < WAYS.length; i++) {
            if (name.equals(WAYS[i] + STICK) && tpf > 0) {
                pushed[i] = Math.min(1, value / tpf);
            }
        }
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
        input.addMapping(WEST, new KeyTrigger(KeyInput.KEY_A), new KeyTrigger(KeyInput.KEY_LEFT));
        input.addMapping(EAST, new KeyTrigger(KeyInput.KEY_D), new KeyTrigger(KeyInput.KEY_RIGHT));
        input.addMapping(NORTH, new KeyTrigger(KeyInput.KEY_W), new KeyTrigger(KeyInput.KEY_UP));
        input.addMapping(SOUTH, new KeyTrigger(KeyInput.KEY_S), new KeyTrigger(KeyInput.KEY_DOWN));
        input.addMapping(AGAIN, new KeyTrigger(KeyInput.KEY_R));
        Joystick[] joysticks = input.getJoysticks();
        for (Joystick each : joysticks == null ? new Joystick[0] : joysticks) {
            if (each.getXAxis() != null && each.getYAxis() != null) {
                each.getXAxis().assignAxis(EAST + STICK, WEST + STICK);
                each.getYAxis().assignAxis(SOUTH + STICK, NORTH + STICK);
            }
            // jME gives the start button of the common gamepads this number.
            if (each.getButton(JoystickButton.BUTTON_9) != null) {
                each.getButton(JoystickButton.BUTTON_9).assignButton(AGAIN);
            }
        }
        for (String way : WAYS) {
            input.addListener(this, way, way + STICK);
        }
        input.addListener(this, AGAIN);
    }

    @Override
    protected void onDisable() {
        InputManager input = getApplication().getInputManager();
        input.removeListener(this);
        for (String way : WAYS) {
            input.deleteMapping(way);
            if (input.hasMapping(way + STICK)) {
                input.deleteMapping(way + STICK);
            }
        }
        input.deleteMapping(AGAIN);
        Arrays.fill(keys, false);
    }
}
