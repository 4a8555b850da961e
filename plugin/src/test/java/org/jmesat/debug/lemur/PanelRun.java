package org.jmesat.debug.lemur;

import com.jme3.app.FlyCamAppState;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.material.Material;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.event.PickEventSession;
import com.simsilica.lemur.event.PickState;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.HeadlessRun;

/** A running application without a window, with a collision state and the panel, for a window of 1280 × 720 pixels. */
final class PanelRun implements AutoCloseable {
    static final int WIDTH = 1280;
    static final int HEIGHT = 720;

    private final HeadlessRun run = new HeadlessRun(new FlyCamAppState());
    private final SatCollisionState collisions = new SatCollisionState();
    private final AxisPanelState panel = new AxisPanelState();

    /** Starts an application that has not initialised Lemur. */
    PanelRun() {
        removeLemur();
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
        return run.ask(() -> panel.view() == null ? null : panel.view().panel());
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
            PairList list = panel.view().panel().pairs();
            return IntStream.range(0, list.rowCount()).mapToObj(i -> list.row(i).text()).toList();
        });
    }

    /** The rows of the table as text, from top to bottom. */
    List<String> axes() {
        return run.ask(() -> {
            AxisTable table = panel.view().panel().axes();
            return IntStream.range(0, table.rowCount()).mapToObj(i -> table.row(i).text()).toList();
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

    @Override
    public void close() {
        run.close();
        removeLemur();
    }
}
