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

/**
 * A running application without a window, in which a collision state and the panel are attached. Its GUI node is as
 * large as a window of 1280 × 720 pixels.
 */
final class PanelRun implements AutoCloseable {
    static final int WIDTH = 1280;
    static final int HEIGHT = 720;

    private final HeadlessRun run = new HeadlessRun(new FlyCamAppState());
    private final SatCollisionState collisions = new SatCollisionState();
    private final AxisPanelState panel = new AxisPanelState();

    /** Starts an application that has not set Lemur up. */
    PanelRun() {
        forgetLemur();
        run.step(() -> {
            application().reshape(WIDTH, HEIGHT);
            application().getStateManager().attach(collisions);
            application().getStateManager().attach(panel);
        });
    }

    /** Starts an application that has set Lemur up. */
    static PanelRun withLemur() {
        PanelRun run = new PanelRun();
        run.run.step(() -> GuiGlobals.initialize(run.application()));
        return run;
    }

    /** Lemur holds what it was set up with for the whole JVM. */
    static void forgetLemur() {
        try {
            GuiGlobals.setInstance(null);
        } catch (NullPointerException e) {
            // It asks the new instance for its build date, and only then.
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

    /** The panel itself; null when it was never shown. */
    AxisPanel panel() {
        return run.ask(() -> panel.view() == null ? null : panel.view().panel());
    }

    Node guiNode() {
        return application().getGuiNode();
    }

    void attach(AppState state) {
        run.step(() -> application().getStateManager().attach(state));
    }

    /** A cube of side 2, put into the scene. */
    Geometry cube(String name, float x, float y) {
        return put(name, new Box(1, 1, 1), x, y);
    }

    /** A cylinder that is seen as a regular polygon, put into the scene. */
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

    /** So many frames that whatever was changed has been tested, and is shown. */
    void settle() {
        run.frames(3);
    }

    /** What the rows of the list say, from top to bottom. */
    List<String> pairs() {
        return run.ask(() -> {
            PairList list = panel.view().panel().pairs();
            return IntStream.range(0, list.shown()).mapToObj(i -> list.row(i).text()).toList();
        });
    }

    /** What the rows of the table say, from top to bottom. */
    List<String> axes() {
        return run.ask(() -> {
            AxisTable table = panel.view().panel().axes();
            return IntStream.range(0, table.shown()).mapToObj(i -> table.row(i).text()).toList();
        });
    }

    /** Clicks at a place in the window, as the mouse does. */
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
        forgetLemur();
    }
}
