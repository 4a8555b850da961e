package org.jmesat.sample.lab;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import com.jme3.math.Vector2f;
import java.util.List;
import org.jmesat.narrowphase.ShapePair;
import org.jmesat.sample.lab.Lab.Switch;

/** Changes the lab with the mouse and the keys. */
final class LabInput extends BaseAppState implements RawInputListener {
    /** What the mouse does while a button is held. */
    private enum Drag {
        NONE, SHAPE, CORNER, TURN, MOVE
    }

    private static final double NOTCH = Math.toRadians(5);
    private static final float STEP = 0.1f;
    private static final int DOUBLE_CLICK_MILLISECONDS = 400;
    /** How near the mouse must be to a corner, in pixels, in a window of ordinary size. */
    private static final float NEAR = 9;

    private final Lab lab;
    private final LabView view;
    private final Vector2f cursor = new Vector2f();
    private final Vector2f clicked = new Vector2f();
    private long clickedAt;
    private boolean shift;
    private boolean editingB;
    private int corner = -1;
    private Drag drag = Drag.NONE;

    LabInput(Lab lab, LabView view) {
        this.lab = lab;
        this.view = view;
    }

    private LabShape shape() {
        return editingB ? lab.b() : lab.a();
    }

    @Override
    public void update(float tpf) {
        view.select(shape());
        view.hold(drag != Drag.NONE);
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        cursor.set(event.getX(), event.getY());
        if (!event.isPressed()) {
            drag = Drag.NONE;
        } else if (view.isPicture(cursor)) {
            press(event.getButtonIndex());
        } else if (view.switchAt(cursor) != null) {
            lab.flip(view.switchAt(cursor));
        } else if (view.stripAt(cursor) >= 0) {
            lab.showStrip(view.stripAt(cursor));
        }
    }

    private void press(int button) {
        int handle = select();
        if (button == MouseInput.BUTTON_RIGHT) {
            drag = Drag.TURN;
        } else if (button == MouseInput.BUTTON_LEFT) {
            long now = System.nanoTime() / 1_000_000;
            boolean twice = now - clickedAt < DOUBLE_CLICK_MILLISECONDS && clicked.distance(cursor) < NEAR;
            clicked.set(cursor);
            clickedAt = twice ? 0 : now;
            if (lab.isOn(Switch.MOTION) && isNear(lab.b().x() + lab.moveX(), lab.b().y() + lab.moveY())) {
                drag = Drag.MOVE;
            } else if (handle >= 0) {
                corner = handle;
                drag = Drag.CORNER;
            } else if (twice) {
                addCorner();
            } else if (isIn(shape())) {
                drag = Drag.SHAPE;
            }
        }
    }

    /** Selects the shape under the mouse, if there is one. Returns its corner there, or −1. */
    private int select() {
        for (int i = 0; i < 2; i++) {
            double[] outline = shape().outline(0, 0);
            for (int k = 0; k < outline.length; k += 2) {
                if (isNear(outline[k], outline[k + 1])) {
                    return k / 2;
                }
            }
            editingB = !editingB;
        }
        if (!isIn(shape())) {
            editingB = !editingB;
            if (!isIn(shape())) {
                editingB = !editingB;
            }
        }
        return -1;
    }

    private boolean isNear(double x, double y) {
        float reach = Math.max(NEAR, getApplication().getCamera().getHeight() / 80f);
        return view.toPixel(x, y).distance(cursor) < reach;
    }

    private boolean isIn(LabShape which) {
        Vector2f point = view.toPlane(cursor);
        return which.place(0, 0).stream().anyMatch(piece -> ShapePair.contains(piece, point.x, point.y));
    }

    /** Adds a corner on the edge that is nearest to the mouse. */
    private void addCorner() {
        double[] outline = shape().outline(0, 0);
        Vector2f point = view.toPlane(cursor);
        int best = 0;
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < outline.length; i += 2) {
            int next = (i + 2) % outline.length;
            double distance = distance(point, outline[i], outline[i + 1], outline[next], outline[next + 1]);
            if (distance < nearest) {
                nearest = distance;
                best = i / 2;
            }
        }
        if (shape().addCorner(best, point.x, point.y)) {
            corner = best + 1;
            drag = Drag.CORNER;
            lab.changed();
        }
    }

    private static double distance(Vector2f point, double x1, double y1, double x2, double y2) {
        double dx = x2 - x1;
        double dy = y2 - y1;
        double length = dx * dx + dy * dy;
        double part = length == 0 ? 0 : ((point.x - x1) * dx + (point.y - y1) * dy) / length;
        double inside = Math.max(0, Math.min(1, part));
        return Math.hypot(point.x - x1 - inside * dx, point.y - y1 - inside * dy);
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        Vector2f before = cursor.clone();
        cursor.set(event.getX(), event.getY());
        if (event.getDeltaWheel() != 0 && view.isPicture(cursor)) {
            select();
            shape().turn(NOTCH * Integer.signum(event.getDeltaWheel()));
            lab.changed();
        }
        if (drag == Drag.NONE || before.equals(cursor)) {
            return;
        }
        Vector2f from = view.toPlane(before);
        Vector2f to = view.toPlane(cursor);
        switch (drag) {
            case SHAPE -> shape().move(to.x - from.x, to.y - from.y);
            case CORNER -> shape().setCorner(corner, to.x, to.y);
            case TURN -> shape().turn(Math.atan2(to.y - shape().y(), to.x - shape().x())
                    - Math.atan2(from.y - shape().y(), from.x - shape().x()));
            default -> lab.setMove(to.x - lab.b().x(), to.y - lab.b().y());
        }
        lab.changed();
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        int key = event.getKeyCode();
        if (key == KeyInput.KEY_LSHIFT || key == KeyInput.KEY_RSHIFT) {
            shift = event.isPressed();
        } else if (event.isPressed()) {
            if (!changeCount(event) && !move(key) && !event.isRepeating()) {
                press(event);
            }
        }
    }

    private boolean changeCount(KeyInputEvent event) {
        char sign = event.getKeyChar();
        boolean more = sign == '+' || sign == '=';
        if (more || sign == '-') {
            shape().setCount(shape().count() + (more ? 1 : -1));
            lab.changed();
        }
        return more || sign == '-';
    }

    private boolean move(int key) {
        int x = key == KeyInput.KEY_RIGHT ? 1 : key == KeyInput.KEY_LEFT ? -1 : 0;
        int y = key == KeyInput.KEY_UP ? 1 : key == KeyInput.KEY_DOWN ? -1 : 0;
        int turn = key == KeyInput.KEY_PGUP ? 1 : key == KeyInput.KEY_PGDN ? -1 : 0;
        if (x == 0 && y == 0 && turn == 0) {
            return false;
        }
        if (lab.isOn(Switch.MOTION) && turn == 0) {
            lab.setMove(lab.moveX() + 2 * STEP * x, lab.moveY() + 2 * STEP * y);
        } else {
            shape().move(STEP * x, STEP * y);
            shape().turn(NOTCH * turn);
            lab.changed();
        }
        return true;
    }

    private void press(KeyInputEvent event) {
        switch (event.getKeyCode()) {
            case KeyInput.KEY_SPACE -> lab.next();
            case KeyInput.KEY_BACK -> lab.back();
            case KeyInput.KEY_RETURN, KeyInput.KEY_NUMPADENTER -> lab.run();
            case KeyInput.KEY_R -> lab.reset();
            case KeyInput.KEY_A -> lab.showAll();
            case KeyInput.KEY_TAB -> lab.choose(shift ? -1 : 1);
            case KeyInput.KEY_X -> editingB = !editingB;
            case KeyInput.KEY_O -> {
                shape().switchRounding();
                lab.changed();
            }
            case KeyInput.KEY_DELETE -> {
                shape().removeCorner(corner >= 0 && corner < shape().count() ? corner : shape().count() - 1);
                lab.changed();
            }
            default -> flip(event.getKeyCode());
        }
    }

    private void flip(int key) {
        int[] keys = {KeyInput.KEY_E, KeyInput.KEY_F, KeyInput.KEY_B, KeyInput.KEY_T, KeyInput.KEY_I, KeyInput.KEY_M};
        for (Switch each : List.of(Switch.values())) {
            if (keys[each.ordinal()] == key) {
                lab.flip(each);
            }
        }
    }

    @Override
    public void beginInput() {
    }

    @Override
    public void endInput() {
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
    }

    @Override
    public void onTouchEvent(TouchEvent event) {
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
        input.setCursorVisible(true);
        input.addRawInputListener(this);
    }

    @Override
    protected void onDisable() {
        getApplication().getInputManager().removeRawInputListener(this);
    }
}
