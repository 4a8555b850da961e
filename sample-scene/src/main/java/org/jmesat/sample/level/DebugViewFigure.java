package org.jmesat.sample.level;

import com.jme3.app.Application;
import com.jme3.app.state.AbstractAppState;
import com.jme3.app.state.AppStateManager;
import java.nio.file.Path;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.sample.FigureWindow;
import org.jmesat.sample.SampleApplication;
import org.jmesat.sample.SampleArguments;

/** Draws docs/images/debug-view.png: the hero passes a coin that he cannot take, and the debug view says why. */
public final class DebugViewFigure {
    private static final int TICKS = 205;

    private DebugViewFigure() {
    }

    /**
     * Opens a window and writes the file.
     *
     * @param args the file
     * @throws InterruptedException if interrupted
     */
    public static void main(String[] args) throws InterruptedException {
        Path file = FigureWindow.path(DebugViewFigure.class, args);
        SampleArguments arguments = new SampleArguments(false, false, true, TICKS, file, 1);
        SampleApplication app = LevelScene.SAMPLE.create(arguments, false, System.out);
        app.hideText();
        // Attached after the scene's states, when the level has been loaded.
        app.enqueue(() -> app.getStateManager().attach(new AbstractAppState() {
            @Override
            public void initialize(AppStateManager states, Application initialized) {
                states.getState(CollisionDebugState.class).getSelection().choose(
                        app.getRootNode().getChild("broken coin"), app.getRootNode().getChild("player"));
            }
        }));
        app.runToEnd();
    }
}
