package org.jmesat.sample.lab;

import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.RawInputListenerAdapter;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.math.Vector2f;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ObjIntConsumer;
import org.jmesat.narrowphase.ShapePair;
import org.jmesat.sample.lab.Lab.Switch;

/** Changes the lab with the mouse and the keys. */
final class LabInput extends RawInputListenerAdapter {
    /** What the mouse does while a button is held. */
    private enum Drag {
        NONE, SHAPE, CORNER, TURN, MOVE
    }

    private static final double NOTCH = Math.toRadians(5);
    private static final double STEP = 0.1;
    private static final int DOUBLE_CLICK_MILLISECONDS = 400;
    /** The keys of the switches, in their order. */
    private static final int[] SWITCHES = {KeyInput.KEY_E, KeyInput.KEY_F, KeyInput.KEY_B, KeyInput.KEY_T,
        KeyInput.KEY_I, KeyInput.KEY_M};

    private final Lab lab;
    private final LabView view;
    private final Map<Integer, Runnable> keys = new TreeMap<>();
    /** Keys whose repeats count. */
    private final Map<Integer, Runnable> repeated = new TreeMap<>();
    private final Vector2f cursor = new Vector2f();
    private final Vector2f clicked = new Vector2f();
    private long clickedAt;
    private boolean shift;
    private Drag drag = Drag.NONE;

    LabInput(Lab lab, LabView view) {
        this.lab = lab;
        this.view = view;
        keys.put(KeyInput.KEY_SPACE, lab::next);
        keys.put(KeyInput.KEY_BACK, lab::back);
        keys.put(KeyInput.KEY_RETURN, lab::run);
        keys.put(KeyInput.KEY_NUMPADENTER, lab::run);
        keys.put(KeyInput.KEY_R, lab::reset);
        keys.put(KeyInput.KEY_A, lab::showAll);
        keys.put(KeyInput.KEY_TAB, () -> lab.choose(shift ? -1 : 1));
        keys.put(KeyInput.KEY_X, () -> lab.select(lab.selected() == lab.a() ? lab.b() : lab.a()));
        keys.put(KeyInput.KEY_O, () -> lab.edit(LabShape::switchRounding));
        keys.put(KeyInput.KEY_DELETE, () -> withCorner((shape, corner) -> {
            shape.removeCorner(corner);
            lab.chooseCorner(-1);
        }));
        for (Switch each : Switch.values()) {
            keys.put(SWITCHES[each.ordinal()], () -> lab.flip(each));
        }
        repeated.put(KeyInput.KEY_LEFT, () -> move(-STEP, 0));
        repeated.put(KeyInput.KEY_RIGHT, () -> move(STEP, 0));
        repeated.put(KeyInput.KEY_UP, () -> move(0, STEP));
        repeated.put(KeyInput.KEY_DOWN, () -> move(0, -STEP));
        repeated.put(KeyInput.KEY_PGUP, () -> lab.edit(shape -> shape.turn(NOTCH)));
        repeated.put(KeyInput.KEY_PGDN, () -> lab.edit(shape -> shape.turn(-NOTCH)));
    }

    /** Changes the shape at the chosen corner, if there is one. */
    private void withCorner(ObjIntConsumer<LabShape> change) {
        if (lab.corner() >= 0) {
            lab.edit(shape -> change.accept(shape, lab.corner()));
        }
    }

    private void move(double x, double y) {
        if (lab.isOn(Switch.MOTION)) {
            lab.setMove(lab.moveX() + 2 * x, lab.moveY() + 2 * y);
        } else {
            lab.edit(shape -> shape.move(x, y));
        }
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        int key = event.getKeyCode();
        // The signs are on other keys on other keyboards.
        char sign = event.getKeyChar();
        if (key == KeyInput.KEY_LSHIFT || key == KeyInput.KEY_RSHIFT) {
            shift = event.isPressed();
        } else if (event.isPressed() && (sign == '+' || sign == '=' || sign == '-')) {
            lab.chooseCorner(-1);
            lab.edit(shape -> shape.setCount(shape.count() + (sign == '-' ? -1 : 1)));
        } else if (event.isPressed() && (repeated.containsKey(key) || !event.isRepeating())) {
            pressKey(key);
        }
    }

    /** Does what a key does. */
    void pressKey(int key) {
        keys.getOrDefault(key, repeated.getOrDefault(key, () -> { })).run();
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        cursor.set(event.getX(), event.getY());
        drag = Drag.NONE;
        if (event.isPressed()) {
            if (view.isPicture(cursor)) {
                press(event.getButtonIndex());
            } else if (view.list().switchAt(cursor) != null) {
                lab.flip(view.list().switchAt(cursor));
            } else if (view.list().stripAt(cursor) >= 0) {
                lab.showStrip(view.list().stripAt(cursor));
            }
        }
        view.hold(drag != Drag.NONE);
    }

    private void press(int button) {
        int handle = select();
        if (button == MouseInput.BUTTON_RIGHT) {
            drag = Drag.TURN;
        } else if (button == MouseInput.BUTTON_LEFT) {
            long now = System.nanoTime() / 1_000_000;
            boolean twice = now - clickedAt < DOUBLE_CLICK_MILLISECONDS && clicked.distance(cursor) < view.near();
            clicked.set(cursor);
            clickedAt = twice ? 0 : now;
            if (lab.isOn(Switch.MOTION) && isNear(lab.b().x() + lab.moveX(), lab.b().y() + lab.moveY())) {
                drag = Drag.MOVE;
            } else if (handle >= 0) {
                lab.chooseCorner(handle);
                drag = Drag.CORNER;
            } else if (twice) {
                addCorner();
            } else if (isIn(lab.selected())) {
                drag = Drag.SHAPE;
            }
        }
    }

    /** Selects the shape under the mouse, if there is one. Returns its corner there, or −1. */
    private int select() {
        LabShape first = lab.selected();
        LabShape other = first == lab.a() ? lab.b() : lab.a();
        int handle = cornerOf(first);
        int otherHandle = cornerOf(other);
        if (handle < 0 && (otherHandle >= 0 || !isIn(first) && isIn(other))) {
            lab.select(other);
            return otherHandle;
        }
        return handle;
    }

    private int cornerOf(LabShape shape) {
        double[] outline = shape.outline(0, 0);
        for (int i = 0; i < outline.length; i += 2) {
            if (isNear(outline[i], outline[i + 1])) {
                return i / 2;
            }
        }
        return -1;
    }

    private boolean isNear(double x, double y) {
        return view.toPixel(x, y).distance(cursor) < view.near();
    }

    private boolean isIn(LabShape shape) {
        Vector2f point = view.toPlane(cursor);
        return shape.place(0, 0).stream().anyMatch(piece -> ShapePair.contains(piece, point.x, point.y));
    }

    /** Adds a corner on the edge that is nearest to the mouse. */
    private void addCorner() {
        Vector2f point = view.toPlane(cursor);
        lab.edit(shape -> lab.chooseCorner(shape.addCorner(point.x, point.y)));
        drag = Drag.CORNER;
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        Vector2f from = view.toPlane(cursor);
        cursor.set(event.getX(), event.getY());
        Vector2f to = view.toPlane(cursor);
        if (event.getDeltaWheel() != 0 && view.isPicture(cursor)) {
            select();
            lab.edit(shape -> shape.turn(NOTCH * Integer.signum(event.getDeltaWheel())));
        }
        if (!from.equals(to)) {
            switch (drag) {
                case SHAPE -> lab.edit(shape -> shape.move(to.x - from.x, to.y - from.y));
                case CORNER -> withCorner((shape, corner) -> shape.setCorner(corner, to.x, to.y));
                case TURN -> lab.edit(shape -> shape.turn(Math.atan2(to.y - shape.y(), to.x - shape.x())
                        - Math.atan2(from.y - shape.y(), from.x - shape.x())));
                case MOVE -> lab.setMove(to.x - lab.b().x(), to.y - lab.b().y());
                default -> {
                }
            }
        }
    }
}
