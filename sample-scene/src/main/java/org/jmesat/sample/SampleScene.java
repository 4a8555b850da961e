package org.jmesat.sample;

import java.awt.GraphicsEnvironment;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.sample.ground.GroundScene;
import org.jmesat.sample.level.LevelScene;
import org.jmesat.sample.movers.MoverScenes;

/**
 * Starts a sample, in a window, or headless if there is no display: by default real models that move, turn and collide.
 */
public final class SampleScene {

    static final Sample MODELS = new Sample("models", "Models that collide",
            "Each model is the convex hull of its silhouette, and glows while it touches another.",
            600, 225, 1, ModelsApplication::new);

    /** In the order in which they are shown. */
    static final List<Sample> SCENES = List.of(
            LevelScene.SAMPLE,
            MODELS,
            GroundScene.SAMPLE,
            MoverScenes.PLATFORMER,
            MoverScenes.STOREROOM);

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
        String name = "models";
        for (int at = rest.indexOf(ARGUMENT); at >= 0; at = rest.indexOf(ARGUMENT)) {
            rest.remove(at);
            name = at < rest.size() ? rest.remove(at) : "";
        }
        if (!scenes.containsKey(name)) {
            err.println("--scene needs one of " + String.join(", ", scenes.keySet()) + ", not \"" + name + '"');
            return Sample.BAD_USAGE;
        }
        int code = scenes.get(name).run(rest.toArray(new String[0]), noDisplay, out, err);
        if (rest.contains("--help") && code == Sample.OK) {
            out.println("  --scene NAME       another sample: " + String.join(", ", scenes.keySet()));
        }
        return code;
    }
}
