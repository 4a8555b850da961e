package org.jmesat.sample.lab;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.jmesat.sample.FigureWindow;

/** Draws the pictures of docs/guides/sat.md: the lab at a step of a preset each. */
public final class LabFigures extends FigureWindow {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 430;
    private static final int TEXT = 15;
    private static final int FRAMES = 4;

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

    private LabFigures(Path folder) {
        super(folder, Figure.values());
        setFramesEach(FRAMES);
    }

    /**
     * Opens a window, writes one PNG file per figure and ends.
     *
     * @param args the output folder
     */
    public static void main(String[] args) {
        open(new LabFigures(path(LabFigures.class, args)), WIDTH, HEIGHT);
    }

    /** The lab draws all by itself. */
    @Override
    public void simpleInitApp() {
    }

    @Override
    protected void build(int number) {
        if (number > 0) {
            stateManager.detach(stateManager.getState(LabView.class));
        }
        Figure figure = Figure.values()[number];
        Lab lab = new Lab();
        lab.choose(figure.preset);
        figure.steps.accept(lab);
        stateManager.attach(new LabView(lab, () -> 0, () -> 0, () -> TEXT));
    }
}
