package org.jmesat.sample.lab;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.system.AppSettings;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jmesat.sample.ScreenshotState;

/** Draws the pictures of docs/guides/sat.md: the lab at a step of a preset each. */
public final class LabFigures extends SimpleApplication {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 430;
    private static final int TEXT = 15;
    private static final int FRAMES = 3;

    private enum Figure {
        SAT_SHADOWS(Preset.OVERLAP, lab -> lab.show(2)),
        SAT_GAP(Preset.APART, Lab::showVerdict),
        SAT_EDGES(Preset.APART, lab -> lab.show(0)),
        SAT_LEAST(Preset.OVERLAP, Lab::showVerdict),
        SAT_CONTACT(Preset.OVERLAP, lab -> lab.show(lab.steps().size() - 1)),
        SAT_CIRCLE(Preset.CIRCLE_AND_CORNER, Lab::showVerdict),
        SAT_CONCAVE(Preset.CONCAVE_GAP, Lab::showVerdict),
        SAT_MOTION(Preset.APART, lab -> {
            lab.flip(Lab.Switch.MOTION);
            lab.show(lab.steps().size() - 1);
        });

        private final Preset preset;
        private final Consumer<Lab> steps;

        Figure(Preset preset, Consumer<Lab> steps) {
            this.preset = preset;
            this.steps = steps;
        }
    }

    private final Path folder;
    private int frame;

    private LabFigures(Path folder) {
        super(new AppState[0]);
        this.folder = folder;
    }

    /**
     * Opens a window, writes one PNG file per figure and ends.
     *
     * @param args the output folder
     */
    public static void main(String[] args) {
        if (args.length != 1) {
            System.err.println("usage: LabFigures FOLDER");
            System.exit(2);
        }
        LabFigures app = new LabFigures(Path.of(args[0]));
        AppSettings settings = new AppSettings(true);
        settings.setResolution(WIDTH, HEIGHT);
        settings.setSamples(4);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        app.setShowSettings(false);
        app.start();
    }

    @Override
    public void simpleInitApp() {
    }

    @Override
    public void simpleUpdate(float tpf) {
        int number = frame / FRAMES;
        if (number == Figure.values().length) {
            stop();
        } else if (frame % FRAMES == 0) {
            show(Figure.values()[number]);
        } else if (frame % FRAMES == FRAMES - 1) {
            stateManager.getState(ScreenshotState.class).take();
        }
        frame++;
    }

    private void show(Figure figure) {
        for (Class<? extends AppState> each : List.of(LabView.class, ScreenshotState.class)) {
            if (stateManager.getState(each) != null) {
                stateManager.detach(stateManager.getState(each));
            }
        }
        Lab lab = new Lab();
        lab.choose(figure.preset);
        figure.steps.accept(lab);
        String name = figure.name().toLowerCase(Locale.ROOT).replace('_', '-');
        stateManager.attach(new LabView(lab, () -> 0, () -> 0, () -> TEXT));
        stateManager.attach(new ScreenshotState(folder.resolve(name + ".png")));
    }
}
