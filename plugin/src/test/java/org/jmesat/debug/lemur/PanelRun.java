package org.jmesat.debug.lemur;

import com.jme3.app.FlyCamAppState;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.event.PickEventSession;
import com.simsilica.lemur.event.PickState;
import java.lang.reflect.Field;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.HeadlessRun;

/**
 * A running application without a window, with a collision state and the panel, for a window of 1280 × 720 pixels. The
 * panel shows its lists and axes, as after a click.
 */
final class PanelRun implements AutoCloseable {
    static final int WIDTH = 1280;
    static final int HEIGHT = 720;

    private final HeadlessRun run = new HeadlessRun(new FlyCamAppState());
    private final SatCollisionState collisions = new SatCollisionState();
    private final AxisPanelState panel = new AxisPanelState();

    /** Starts an application that has not initialised Lemur. */
    PanelRun() {
        removeLemur();
        panel.place.detailed = true;
        run.step(() -> {
            application().reshape(WIDTH, HEIGHT);
            application().getStateManager().attach(collisions);
            application().getStateManager().attach(panel);
        });
    }

    /** Starts an application that has initialised Lemur. */
    static PanelRun withLemur() {
        PanelRun run = new PanelRun();
        run.run.step(() -> GuiGlobals.initialize(run.application()));
        return run;
    }

    /** Lemur keeps its application for the whole JVM. */
    static void removeLemur() {
        try {
            GuiGlobals.setInstance(null);
        } catch (NullPointerException e) {
            // Lemur reads the build date of the new instance after it has set it.
        }
    }

    SimpleApplication application() {
        return run.application();
    }

    SatCollisionState collisions() {
        return collisions;
    }

    AxisPanelState state() {
        return panel;
    }

    /** The panel, or null if it was never shown. */
    AxisPanel panel() {
        return panel.view == null ? null : panel.view.panel;
    }

    Node guiNode() {
        return application().getGuiNode();
    }

    void attach(AppState state) {
        run.step(() -> application().getStateManager().attach(state));
    }

    /** Adds a cube of side 2 to the scene. */
    Geometry cube(String name, float x, float y) {
        return put(name, new Box(1, 1, 1), x, y);
    }

    /** Adds a cylinder, whose projection is a regular polygon, to the scene. */
    Geometry disc(String name, int sides, float x, float y) {
        return put(name, new Cylinder(2, sides, 1, 1, true), x, y);
    }

    Geometry put(String name, Mesh mesh, float x, float y) {
        return run.ask(() -> {
            Geometry geometry = new Geometry(name, mesh);
            geometry.setMaterial(new Material(application().getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md"));
            geometry.setLocalTranslation(x, y, 0);
            application().getRootNode().attachChild(geometry);
            return geometry;
        });
    }

    void step(HeadlessRun.Step step) {
        run.step(step);
    }

    <T> T ask(Callable<T> question) {
        return run.ask(question);
    }

    void frame() {
        run.frame();
    }

    void frame(float tpf) {
        run.frame(tpf);
    }

    /** Runs as many frames as a change needs to be tested and shown. */
    void settle() {
        run.frames(3);
    }

    /** The rows of the list as text, from top to bottom. */
    List<String> pairs() {
        return run.ask(() -> {
            PairList list = panel.view.panel.pairs;
            return IntStream.range(0, list.rows.shown).mapToObj(i -> PanelText.of(list.rows.get(i))).toList();
        });
    }

    /** The rows of the table as text, from top to bottom. */
    List<String> axes() {
        return run.ask(() -> {
            AxisTable table = panel.view.panel.axes;
            return IntStream.range(0, table.rows.shown).mapToObj(i -> PanelText.of(table.rows.get(i))).toList();
        });
    }

    /** Clicks at a position in the window. */
    void click(float x, float y) {
        run.step(() -> {
            PickEventSession mouse = new PickEventSession();
            mouse.addCollisionRoot(application().getGuiViewPort(), PickState.PICK_LAYER_GUI);
            mouse.buttonEvent(0, (int) x, (int) y, true);
            mouse.buttonEvent(0, (int) x, (int) y, false);
        });
    }

    /** Clicks in the middle of a row. */
    void click(RowPanel row) {
        Vector3f corner = ask(() -> row.getWorldTranslation().clone());
        click(corner.x + 10, corner.y - 10);
    }

    /** Presses the button at a position, moves the mouse to another and releases it. */
    void drag(float fromX, float fromY, float toX, float toY) {
        run.step(() -> {
            PickEventSession mouse = new PickEventSession();
            mouse.addCollisionRoot(application().getGuiViewPort(), PickState.PICK_LAYER_GUI);
            mouse.buttonEvent(0, (int) fromX, (int) fromY, true);
            mouse.cursorMoved((int) (fromX + toX) / 2, (int) (fromY + toY) / 2);
            mouse.cursorMoved((int) toX, (int) toY);
            mouse.buttonEvent(0, (int) toX, (int) toY, false);
        });
    }

    /** Turns the mouse wheel by notches, towards the user if negative. */
    void wheel(float x, float y, int notches) {
        raise(input -> input.onMouseMotionEvent(new MouseMotionEvent((int) x, (int) y, 0, 0, 0, 120 * notches)));
    }

    /** Presses and releases a key; the character comes as an event of its own. */
    void key(int code, char character) {
        raise(input -> {
            input.onKeyEvent(new KeyInputEvent(code, '\0', true, false));
            if (character != 0) {
                input.onKeyEvent(new KeyInputEvent(KeyInput.KEY_UNKNOWN, character, true, false));
                input.onKeyEvent(new KeyInputEvent(KeyInput.KEY_UNKNOWN, character, false, false));
            }
            input.onKeyEvent(new KeyInputEvent(code, '\0', false, false));
        });
    }

    /** Raises events of the mouse or keyboard, which reach raw listeners and then the mappings of the game. */
    void raise(Consumer<InputManager> events) {
        run.step(() -> {
            InputManager input = application().getInputManager();
            Field permitted = InputManager.class.getDeclaredField("eventsPermitted");
            permitted.setAccessible(true);
            permitted.set(input, true);
            events.accept(input);
            permitted.set(input, false);
            input.update(HeadlessRun.TPF);
        });
    }

    @Override
    public void close() {
        run.close();
        removeLemur();
    }
}
