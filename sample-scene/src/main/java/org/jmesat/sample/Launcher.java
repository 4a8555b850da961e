package org.jmesat.sample;

import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.List;
import java.util.function.IntSupplier;
import org.jmesat.app.SatCollisionState;

/** The first window: shows the scenes as chapters, and ends with the one to open. */
final class Launcher extends SampleApplication {

    private final List<Sample> scenes;
    private final PrintStream out;
    private int marked;
    private Sample chosen;
    private ChapterGrid grid;

    /**
     * @param scenes the chapters, in their order
     */
    Launcher(List<Sample> scenes, Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
        this.scenes = scenes;
        this.out = out;
    }

    @Override
    SampleApplication next() {
        return chosen == null ? null : chosen.create(arguments(), false, out).openedFrom(this);
    }

    /** Creates the launcher that shows the same chapters again, with the same one marked. */
    Launcher copy() {
        Launcher copy = (Launcher) sample().create(arguments(), false, out);
        copy.marked = marked;
        return copy;
    }

    private void open(int index) {
        marked = index;
        chosen = scenes.get(index);
        stop();
    }

    @Override
    protected void attachScene(SatCollisionState collisions) {
        // Nothing collides here, which would be reported as a likely mistake.
        collisions.setEnabled(false);
    }

    @Override
    protected void attachWindowStates(IntSupplier coveredPixels) {
        viewPort.setBackgroundColor(ChapterGrid.BACKGROUND);
        grid = new ChapterGrid(scenes, marked, this::open, this::coveredTop, this::coveredBottom);
        stateManager.attach(grid);
    }

    @Override
    protected void press(int key) {
        grid.press(key);
    }

    @Override
    protected String keyHint() {
        return "mouse, arrow keys and Enter, or gamepad: open a chapter";
    }

    @Override
    protected boolean hasDebugView() {
        return false;
    }
}
