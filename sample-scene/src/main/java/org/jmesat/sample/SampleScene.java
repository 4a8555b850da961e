package org.jmesat.sample;

import java.awt.GraphicsEnvironment;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jmesat.sample.chapters.Chapters;
import org.jmesat.sample.ground.GroundScene;
import org.jmesat.sample.lab.LabScene;
import org.jmesat.sample.level.LevelScene;
import org.jmesat.sample.movers.MoverScenes;
import org.jmesat.sample.stories.Stories;

/**
 * Starts the sample: a window with all scenes, or one scene, in a window, or headless if there is no display. Without a
 * window and a name it is real models that move, turn and collide.
 */
public final class SampleScene {

    static final Sample MODELS = new Sample("models", "Models that collide",
            "Each model is the convex hull of its silhouette, and glows while it touches another.",
            600, 225, 1, ModelsApplication::new);

    /** In the order in which they are shown. */
    static final List<Sample> SCENES = Stream.of(
            List.of(LabScene.SAMPLE, LevelScene.SAMPLE),
            Chapters.ALL,
            Stories.ALL,
            List.of(MODELS, GroundScene.SAMPLE, MoverScenes.PLATFORMER, MoverScenes.STOREROOM))
            .flatMap(List::stream).toList();

    static final Sample LAUNCHER = new Sample("NAME", "jme-sat",
            "2D collisions for jMonkeyEngine. Each chapter shows one idea; F3 shows why things collide or do not.",
            MODELS.headlessTicks(), 10, 1,
            (sample, arguments, type, out) -> new Launcher(SampleScene.SCENES, sample, arguments, type, out));

    private static final String ARGUMENT = "--scene";

    private SampleScene() {
    }

    /**
     * Runs a sample and exits: with 0 on success, 1 if the window or the screenshot failed, 2 if the command line is
     * invalid.
     *
     * @param args {@code --scene NAME}, the name of one of the {@link #SCENES}, and the arguments of that sample, which
     *     its {@code --help} lists
     */
    public static void main(String[] args) {
        System.exit(run(args, GraphicsEnvironment.isHeadless(), System.out, System.err));
    }

    /** Runs a sample and returns the exit code. */
    static int run(String[] args, boolean noDisplay, PrintStream out, PrintStream err) {
        Map<String, Sample> scenes = new LinkedHashMap<>();
        SCENES.forEach(scene -> scenes.put(scene.name(), scene));
        List<String> rest = new ArrayList<>(List.of(args));
        String name = null;
        for (int at = rest.indexOf(ARGUMENT); at >= 0; at = rest.indexOf(ARGUMENT)) {
            rest.remove(at);
            name = at < rest.size() ? rest.remove(at) : "";
        }
        if (name != null && !scenes.containsKey(name)) {
            err.println("--scene needs one of " + String.join(", ", scenes.keySet()) + ", not \"" + name + '"');
            return Sample.BAD_USAGE;
        }
        boolean isHelp = rest.contains("--help");
        boolean isHeadless = noDisplay || rest.contains("--headless");
        Sample sample = name != null ? scenes.get(name) : isHeadless && !isHelp ? MODELS : LAUNCHER;
        int code = sample.run(rest.toArray(new String[0]), noDisplay, out, err);
        if (isHelp && code == Sample.OK) {
            out.println("  --scene NAME       one of these scenes (by default all, or models without a window)");
            SCENES.forEach(each -> out.printf("    %-16s %s%n", each.name(), each.title()));
        }
        return code;
    }
}
