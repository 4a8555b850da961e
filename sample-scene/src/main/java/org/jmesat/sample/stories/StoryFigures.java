package org.jmesat.sample.stories;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.scene.Spatial;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.jmesat.sample.FixedStepTimer;
import org.jmesat.sample.ScreenshotState;
import org.jmesat.sample.TickLimitState;

/** Draws the pictures of docs/guides/why.md: each story after some ticks, without and with its debug view. */
public final class StoryFigures {
    private static final int FRAMES_PER_SECOND = 60;

    private enum Figure {
        WHY_GAME(BulletThroughWall::new, 96),
        WHY_OUTLINES(BulletThroughWall::new, 96, ""),
        WHY_BULLET(BulletThroughWall::new, 96, "wall", "bullet 1"),
        WHY_CRATE(FloatingCrate::new, 120, "crate", "floor"),
        WHY_PICKUP(MissedPickup::new, 92, "player", "coin"),
        WHY_SIDEWAYS(PushedSideways::new, 60, "player", "ledge");

        private final Supplier<Story> story;
        private final int ticks;
        private final String[] pair;

        Figure(Supplier<Story> story, int ticks, String... pair) {
            this.story = story;
            this.ticks = ticks;
            this.pair = pair;
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
        if (args.length != 1) {
            System.err.println("usage: StoryFigures FOLDER");
            System.exit(2);
        }
        for (Figure figure : Figure.values()) {
            String name = figure.name().toLowerCase(Locale.ROOT).replace('_', '-');
            Photographer photographer = new Photographer(figure, Path.of(args[0]).resolve(name + ".png"));
            photographer.open();
            photographer.awaitEnd();
        }
    }

    /** Shows a story, chooses its pair and takes the picture. */
    private static final class Photographer extends BaseAppState {
        private final Figure figure;
        private final Story story;
        private final ScreenshotState screenshot;
        private final CountDownLatch end = new CountDownLatch(1);
        private Thread thread;

        Photographer(Figure figure, Path file) {
            this.figure = figure;
            story = figure.story.get();
            screenshot = new ScreenshotState(file);
        }

        void open() {
            story.setTimer(new FixedStepTimer(FRAMES_PER_SECOND));
            story.getStateManager().attachAll(screenshot, this);
            Story.open(story);
        }

        @Override
        protected void initialize(Application app) {
            thread = Thread.currentThread();
            story.debug.setVisible(figure.pair.length > 0);
            if (figure.pair.length == 2) {
                story.debug.getSelection().choose(find(figure.pair[0]), find(figure.pair[1]));
            }
            getStateManager().attach(new TickLimitState(figure.ticks, screenshot::take));
        }

        private Spatial find(String name) {
            return story.getRootNode().getChild(name);
        }

        @Override
        protected void onEnable() {
        }

        @Override
        protected void onDisable() {
        }

        @Override
        protected void cleanup(Application app) {
            end.countDown();
        }

        void awaitEnd() throws InterruptedException {
            end.await();
            thread.join();
        }
    }
}
