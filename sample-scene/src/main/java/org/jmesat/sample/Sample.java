package org.jmesat.sample;

import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import java.awt.GraphicsEnvironment;
import java.io.PrintStream;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A sample program: what its command line says of it, and its application.
 *
 * @param name the word after {@code --scene}
 * @param title a few words; always on the screen
 * @param sentence what to look at, in one sentence; always on the screen
 * @param headlessTicks collision ticks of a headless run, unless given; &gt; 0
 * @param screenshotTicks collision ticks before a screenshot, unless given; &gt; 0
 * @param views the number of sides from which the camera can look at the start; 1 if there is no choice
 * @param factory creates the application
 */
public record Sample(String name, String title, String sentence, long headlessTicks, long screenshotTicks, int views,
        Factory factory) {

    static final int OK = 0;
    static final int FAILED = 1;
    static final int BAD_USAGE = 2;

    /** Log levels by logger; kept here, since a Logger without a reference loses its level. */
    private static final Map<Logger, Level> QUIET = Map.of(
            Logger.getLogger("com.jme3"), Level.WARNING,
            Logger.getLogger("com.simsilica"), Level.WARNING,
            // The test data refers to missing materials and loaders that the sample does not need.
            Logger.getLogger("com.jme3.asset"), Level.SEVERE,
            Logger.getLogger("com.jme3.scene.plugins"), Level.SEVERE);

    /** Creates applications. */
    @FunctionalInterface
    public interface Factory {
        /**
         * Creates an application that has not been started.
         *
         * @param sample the program
         * @param arguments its command line
         * @param type headless, or a window
         * @param out receives the lines of a headless run
         * @return the application
         */
        SampleApplication create(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out);
    }

    /**
     * Runs the sample and exits: with 0 on success, 1 if the window or the screenshot failed, 2 if the command line is
     * invalid.
     *
     * @param args the command line
     */
    public void main(String[] args) {
        System.exit(run(args, GraphicsEnvironment.isHeadless(), System.out, System.err));
    }

    /**
     * Runs the sample, and what is opened from it.
     *
     * @param args the command line
     * @param noDisplay true if no window can be opened
     * @param out receives events, summary and help
     * @param err receives error messages
     * @return the exit code
     */
    public int run(String[] args, boolean noDisplay, PrintStream out, PrintStream err) {
        SampleArguments arguments;
        try {
            arguments = SampleArguments.parse(this, args);
        } catch (UsageException e) {
            err.println(e.getMessage());
            err.print(SampleArguments.usage(this));
            return BAD_USAGE;
        }
        if (arguments.help()) {
            out.print(SampleArguments.usage(this));
            return OK;
        }
        if (noDisplay && arguments.screenshot() != null) {
            err.println("--screenshot needs a window, and there is no display");
            return FAILED;
        }
        boolean headless = noDisplay || arguments.headless();
        return runInTurn(create(arguments, headless, out), arguments, err);
    }

    /** Runs an application, then the one that it asks for, and so on, and returns the exit code. */
    static int runInTurn(SampleApplication first, SampleArguments arguments, PrintStream err) {
        int code = OK;
        try {
            for (SampleApplication app = first; app != null && code == OK; app = app.next()) {
                code = report(app, app.runToEnd(), arguments, err);
            }
            return code;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return FAILED;
        }
    }

    /**
     * Creates the application with its settings.
     *
     * @param arguments the command line
     * @param headless true for no window
     * @param out receives the lines of a headless run
     * @return an application that has not been started
     */
    public SampleApplication create(SampleArguments arguments, boolean headless, PrintStream out) {
        QUIET.forEach(Logger::setLevel);
        SampleApplication app = factory.create(this, arguments,
                headless ? JmeContext.Type.Headless : JmeContext.Type.Display, out);
        app.setShowSettings(false);
        app.setSettings(headless ? headlessSettings() : windowSettings());
        return app;
    }

    private static int report(SampleApplication app, Throwable failure, SampleArguments arguments, PrintStream err) {
        if (failure != null && !app.wasRunning()) {
            err.println("cannot open a window: " + failure.getMessage() + " (--headless runs without one)");
            return FAILED;
        }
        if (failure != null) {
            err.println("the sample stopped: " + failure);
            failure.printStackTrace(err);
            return FAILED;
        }
        if (arguments.screenshot() != null && !app.getScreenshot().isWritten()) {
            Exception cause = app.getScreenshot().getFailure();
            err.println("cannot write the screenshot to " + arguments.screenshot() + ": "
                    + (cause == null ? "the window was closed too early" : cause));
            return FAILED;
        }
        return OK;
    }

    private static AppSettings headlessSettings() {
        AppSettings settings = new AppSettings(true);
        settings.setAudioRenderer(null);
        // The headless context waits between frames unless the rate is too high for its clock.
        settings.setFrameRate(Integer.MAX_VALUE);
        return settings;
    }

    private static AppSettings windowSettings() {
        AppSettings settings = new AppSettings(true);
        settings.setTitle("jme-sat");
        settings.setResolution(1280, 720);
        settings.setResizable(true);
        settings.setSamples(4);
        settings.setVSync(true);
        settings.setUseJoysticks(true);
        settings.setAudioRenderer(null);
        return settings;
    }
}
