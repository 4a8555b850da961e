package org.jmesat.debug.lemur;

import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.simsilica.lemur.event.DefaultRawInputListener;
import java.util.BitSet;

/**
 * The mouse wheel and the keyboard for the shown panel. What the panel uses is consumed and does not reach the game;
 * the game gets the release of a key that it saw pressed.
 */
final class PanelInput extends DefaultRawInputListener {
    /** The rows that one notch of the wheel scrolls. */
    private static final int ROWS = 3;
    /** What the engine reports for a notch. */
    private static final int NOTCH = 120;

    private final AxisPanel panel;
    private final BitSet consumed = new BitSet();
    private InputManager input;
    boolean leftShift;
    boolean rightShift;
    /** The key that shows and hides the panel: it works while the user types. */
    int passedKey;
    private int wheel;

    PanelInput(AxisPanel panel) {
        this.panel = panel;
    }

    /** Listens to this input; to none if it is null. */
    void listen(InputManager newInput) {
        if (newInput == input) {
            return;
        }
        if (input != null) {
            input.removeRawInputListener(this);
        }
        input = newInput;
        leftShift = false;
        rightShift = false;
        consumed.clear();
        if (input != null) {
            input.addRawInputListener(this);
        }
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        if (event.getDeltaWheel() == 0 || !panel.frame.covers(event.getX(), event.getY())) {
            return;
        }
        event.setConsumed();
        wheel -= event.getDeltaWheel() * ROWS;
        int rows = wheel / NOTCH;
        wheel -= rows * NOTCH;
        panel.scroll(event.getX(), event.getY(), rows);
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        if (event.isPressed() && !panel.frame.covers(event.getX(), event.getY())) {
            panel.search.leave();
        }
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        int code = event.getKeyCode();
        leftShift = code == KeyInput.KEY_LSHIFT ? event.isPressed() : leftShift;
        rightShift = code == KeyInput.KEY_RSHIFT ? event.isPressed() : rightShift;
        boolean typing = panel.search.typing;
        boolean printable = event.getKeyChar() >= ' ';
        if (typing && event.isPressed() && (printable || code != passedKey)) {
            event.setConsumed();
            consumed.set(Math.max(0, code));
            panel.search.type(code, event.getKeyChar());
        } else if (!event.isPressed() && consumed.get(Math.max(0, code))) {
            event.setConsumed();
            if (!event.isRepeating()) {
                consumed.clear(Math.max(0, code));
            }
        }
    }
}
