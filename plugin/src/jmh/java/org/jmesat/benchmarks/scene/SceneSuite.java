package org.jmesat.benchmarks.scene;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.benchmarks.Settings;
import org.jmesat.benchmarks.Suite;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.Options;

/** The cost of the app state compared with a bare walk over the scene and a step of its world. */
public final class SceneSuite implements Suite {
    private static final List<String> BRANCHES = List.of("100x100", "10x10x100");

    @Override
    public String name() {
        return "scene";
    }

    @Override
    public List<Options> cells(Settings settings) {
        List<Options> cells = new ArrayList<>();
        if (settings.includes(SceneBenchmark.class)) {
            for (String branches : settings.values("branches", BRANCHES, "[0-9]+(x[0-9]+)*")) {
                for (Motion motion : settings.constants("motion", Motion.class)) {
                    cells.add(settings.options(SceneBenchmark.class)
                            .param("branches", branches)
                            .param("motion", motion.name())
                            .build());
                }
            }
        }
        return cells;
    }

    @Override
    public String report(List<RunResult> results) {
        return new SceneReport(results).toString();
    }
}
