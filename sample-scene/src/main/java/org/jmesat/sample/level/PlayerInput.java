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

/**
 * Steers by the left and right arrow keys, by A and D, and by the first stick of each gamepad; jumps by the space bar,
 * the up arrow key, W, and the lower button of a gamepad. R and the gamepad's start button begin again.
 */
final class PlayerInput extends BaseAppState implements Steering, ActionListener, AnalogListener {
    private static final String LEFT = "level-left";
    private static final String RIGHT = "level-right";
    private static final String JUMP = "level-jump";
    private static final String AGAIN = "level-again";
    private static final String STICK_LEFT = "level-stick-left";
    private static final String STICK_RIGHT = "level-stick-right";

    private final Runnable again;
    /** How many keys and buttons are held for each. */
    private int left;
    private int right;
    private int jump;
    /** How far a stick is pushed, -1 to 1, and to each side in the present frame. */
    private float stick;
    private float pushedLeft;
    private float pushedRight;

    PlayerInput(Runnable again) {
        this.again = again;
    }

    @Override
    public float walk(LevelGame game) {
        return left + right > 0 ? Integer.signum(right) - Integer.signum(left) : stick;
    }

    @Override
    public boolean isJumpHeld() {
        return jump > 0;
    }

    /** An axis reports in each frame in which it is not at rest. */
    @Override
    public void update(float tpf) {
        stick = pushedRight - pushedLeft;
        pushedLeft = 0;
        pushedRight = 0;
    }

    @Override
    public void onAction(String name, boolean isPressed, float tpf) {
        switch (name) {
            case LEFT -> left = count(left, isPressed);
            case RIGHT -> right = count(right, isPressed);
            case JUMP -> jump = count(jump, isPressed);
            default -> {
                if (name.equals(AGAIN) && isPressed) {
                    again.run();
                }
            }
        }
    }

    /** A key that was pressed while disabled is only released. */
    private static int count(int held, boolean isPressed) {
        return Math.max(0, held + (isPressed ? 1 : -1));
    }

    @Override
    public void onAnalog(String name, float value, float tpf) {
        if (tpf > 0 && name.equals(STICK_LEFT)) {
            pushedLeft = Math.min(1, value / tpf);
        } else if (tpf > 0 && name.equals(STICK_RIGHT)) {
            pushedRight = Math.min(1, value / tpf);
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
        input.addMapping(LEFT, new KeyTrigger(KeyInput.KEY_A), new KeyTrigger(KeyInput.KEY_LEFT));
        input.addMapping(RIGHT, new KeyTrigger(KeyInput.KEY_D), new KeyTrigger(KeyInput.KEY_RIGHT));
        input.addMapping(JUMP, new KeyTrigger(KeyInput.KEY_SPACE), new KeyTrigger(KeyInput.KEY_UP),
                new KeyTrigger(KeyInput.KEY_W));
        input.addMapping(AGAIN, new KeyTrigger(KeyInput.KEY_R));
        Joystick[] joysticks = input.getJoysticks();
        for (Joystick each : joysticks == null ? new Joystick[0] : joysticks) {
            if (each.getXAxis() != null) {
                each.getXAxis().assignAxis(STICK_RIGHT, STICK_LEFT);
            }
            // jME gives the lower button and the start button of the common gamepads these numbers.
            assign(each, JoystickButton.BUTTON_2, JUMP);
            assign(each, JoystickButton.BUTTON_9, AGAIN);
        }
        input.addListener(this, LEFT, RIGHT, JUMP, AGAIN, STICK_LEFT, STICK_RIGHT);
    }

    private static void assign(Joystick joystick, String button, String mapping) {
        if (joystick.getButton(button) != null) {
            joystick.getButton(button).assignButton(mapping);
        }
    }

    @Override
    protected void onDisable() {
        InputManager input = getApplication().getInputManager();
        input.removeListener(this);
        for (String each : new String[] {LEFT, RIGHT, JUMP, AGAIN, STICK_LEFT, STICK_RIGHT}) {
            if (input.hasMapping(each)) {
                input.deleteMapping(each);
            }
        }
        left = 0;
        right = 0;
        jump = 0;
    }
}
