package org.jmesat.sample.recipes;

import org.jmesat.sample.GameRun;

/** A recipe that runs without a window, frame by frame; each frame is one tick. */
final class RecipeRun<R extends Recipe> extends GameRun<R> {
    RecipeRun(R recipe) {
        super(recipe);
    }

    R recipe() {
        return game();
    }

    /** Sets the time per frame, and makes each frame one tick of that time. */
    void setTimePerFrame(float seconds) {
        step(() -> {
            recipe().collisions.setFixedStep(0);
            tpf = seconds;
        });
    }
}
