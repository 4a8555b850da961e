package org.jmesat.sample;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.light.AmbientLight;
import com.jme3.light.DirectionalLight;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.system.AppSettings;
import java.nio.file.Path;
import java.util.Locale;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;

/** The base of the programs that draw the documentation's pictures: shows one figure after another and saves each. */
public abstract class FigureWindow extends SimpleApplication {
    final SatCollisionState collisions = new SatCollisionState();
    final CollisionDebugState debug = new CollisionDebugState();
    private final Path folder;
    private final Enum<?>[] figures;
    private int framesEach = 6;
    private ScreenshotState screenshot;
    private int frame;

    /**
     * Creates a window that is not yet open.
     *
     * @param folder for the files
     * @param figures one of each figure; the name of a file is that of its constant
     */
    protected FigureWindow(Path folder, Enum<?>... figures) {
        super(new AppState[0]);
        this.folder = folder;
        this.figures = figures;
    }

    /**
     * Returns the folder, or the file, that a command line names; ends the program if it names none.
     *
     * @param program the program
     * @param args its arguments
     * @return the path
     */
    public static Path path(Class<?> program, String... args) {
        if (args.length != 1) {
            System.err.println("usage: " + program.getSimpleName() + " PATH");
            System.exit(Sample.BAD_USAGE);
        }
        return Path.of(args[0]);
    }

    /**
     * Sets for how many frames each figure is shown.
     *
     * @param frames at least 4; by default 6
     */
    protected final void setFramesEach(int frames) {
        framesEach = frames;
    }

    /**
     * Opens the window of a program that draws pictures, and returns when it has ended.
     *
     * @param program the program, not started
     * @param width in pixels
     * @param height in pixels
     */
    public static void open(SimpleApplication program, int width, int height) {
        AppSettings settings = new AppSettings(true);
        settings.setResolution(width, height);
        settings.setSamples(4);
        settings.setAudioRenderer(null);
        program.setSettings(settings);
        program.setShowSettings(false);
        program.start();
    }

    /**
     * Builds a figure in an empty scene.
     *
     * @param figure the ordinal of one of the given constants
     */
    protected abstract void build(int figure);

    /** Called in each frame of a figure but its first one. */
    void move(int figureFrame) {
    }

    /** Called when the colliders of a figure are there. */
    void choosePair() {
    }

    @Override
    public void simpleInitApp() {
        viewPort.setBackgroundColor(new ColorRGBA(0.0065f, 0.008f, 0.013f, 1));
        rootNode.addLight(new AmbientLight(new ColorRGBA(0.25f, 0.25f, 0.25f, 1)));
        rootNode.addLight(new DirectionalLight(new Vector3f(-0.5f, -0.7f, -0.8f).normalizeLocal()));
        debug.setVisible(true);
        stateManager.attach(collisions);
        stateManager.attach(debug);
    }

    @Override
    public void simpleUpdate(float tpf) {
        int step = frame % framesEach;
        int number = frame / framesEach;
        frame++;
        if (number == figures.length) {
            stop();
        } else if (step == 0) {
            show(number);
        } else {
            move(step);
            if (step == 2) {
                choosePair();
            } else if (step == framesEach - 1) {
                screenshot.take();
            }
        }
    }

    private void show(int number) {
        rootNode.detachAllChildren();
        build(number);
        if (screenshot != null) {
            stateManager.detach(screenshot);
        }
        String name = figures[number].name().toLowerCase(Locale.ROOT).replace('_', '-');
        screenshot = new ScreenshotState(folder.resolve(name + ".png"));
        stateManager.attach(screenshot);
    }

    /** Sets a parallel view of a height in world units. */
    void look(float height, Vector3f from, float near) {
        cam.setParallelProjection(true);
        float aspect = (float) cam.getWidth() / cam.getHeight();
        cam.setFrustum(near, 120, -height / 2 * aspect, height / 2 * aspect, height / 2, -height / 2);
        cam.setLocation(from);
    }
}
