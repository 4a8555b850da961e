package org.jmesat.sample.stories;

import com.jme3.scene.Spatial;
import java.nio.file.Path;
import java.util.Locale;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.sample.FigureWindow;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleApplication;
import org.jmesat.sample.SampleArguments;

/** Draws the pictures of docs/guides/why.md: each story after some ticks, without and with its debug view. */
public final class StoryFigures {
    private enum Figure {
        WHY_GAME(Stories.BULLET, 96),
        WHY_OUTLINES(Stories.BULLET, 96, ""),
        WHY_BULLET(Stories.BULLET, 96, "wall", "bullet 1"),
        WHY_CRATE(Stories.CRATE, 120, "crate", "floor"),
        WHY_PICKUP(Stories.COIN, 92, "player", "coin"),
        WHY_SIDEWAYS(Stories.LEDGE, 60, "player", "ledge");

        private final Sample story;
        private final int ticks;
        private final String[] pair;

        Figure(Sample story, int ticks, String... pair) {
            this.story = story;
            this.ticks = ticks;
            this.pair = pair;
        }

        private void write(Path folder) throws InterruptedException {
            Path file = folder.resolve(name().toLowerCase(Locale.ROOT).replace('_', '-') + ".png");
            SampleArguments arguments = new SampleArguments(false, false, pair.length > 0, ticks, file, 1);
            SampleApplication app = story.create(arguments, false, System.out);
            app.hideText();
            if (pair.length == 2) {
                app.enqueue(() -> app.getStateManager().getState(CollisionDebugState.class).getSelection()
                        .choose(find(app, pair[0]), find(app, pair[1])));
            }
            app.runToEnd();
        }

        private static Spatial find(SampleApplication app, String name) {
            return app.getRootNode().getChild(name);
        }
    }

    private StoryFigures() {
    }

    /**
     * Opens a window after the other and writes one PNG file each.
     *
     * @param args the output folder
     * @throws InterruptedException if interrupted
     */
    public static void main(String[] args) throws InterruptedException {
        Path folder = FigureWindow.path(StoryFigures.class, args);
        for (Figure figure : Figure.values()) {
            figure.write(folder);
        }
    }
}
