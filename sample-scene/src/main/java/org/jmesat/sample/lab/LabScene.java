package org.jmesat.sample.lab;

import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.function.IntSupplier;
import org.jmesat.app.SatCollisionState;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleApplication;
import org.jmesat.sample.SampleArguments;

/** The program of the lab: in a window, or headless, where it prints the captions of all presets. */
public final class LabScene extends SampleApplication {
    /** Runs the lab. */
    public static final Sample SAMPLE = new Sample("sat", "When do two shapes touch?",
            "If their shadows have a gap in one direction, they do not.", 1, 300, 1, LabScene::new);

    private final Lab lab = new Lab();
    private final boolean headless;
    private final PrintStream out;
    private LabInput input;

    private LabScene(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
        headless = type == JmeContext.Type.Headless;
        this.out = out;
    }

    /** Returns the model. */
    Lab lab() {
        return lab;
    }

    @Override
    protected void attachScene(SatCollisionState collisions) {
        // The scene is empty: a tick would only report that as a likely mistake.
        collisions.setPaused(!headless && arguments().ticks() == 0 && arguments().screenshot() == null);
        if (headless) {
            for (Preset preset : Preset.values()) {
                lab.choose(preset);
                for (int i = 0; i < lab.steps().size(); i++) {
                    lab.show(i);
                    lab.caption().lines().forEach(out::println);
                }
            }
        }
    }

    @Override
    protected void attachWindowStates(IntSupplier coveredPixels) {
        LabView view = new LabView(lab, this::coveredTop, this::coveredBottom, this::textSize);
        stateManager.attach(view);
        if (arguments().screenshot() != null) {
            lab.run();
        }
        input = new LabInput(lab, view);
        inputManager.addRawInputListener(input);
    }

    @Override
    protected void press(int key) {
        input.pressKey(key);
    }

    @Override
    protected String keyHint() {
        return "Space: next     Backspace: back     Enter: run     R: reset     A: all axes     "
                + "Tab: other shapes     Shift+Tab: back     drag: move     wheel: turn     "
                + "double click: add a corner     Del: remove it     + -: more or fewer corners     O: round";
    }

    @Override
    protected boolean hasDebugView() {
        return false;
    }
}
