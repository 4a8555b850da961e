package org.jmesat.benchmarks.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jmesat.benchmarks.Cell;
import org.jmesat.benchmarks.Plot;
import org.jmesat.benchmarks.Settings;
import org.jmesat.benchmarks.Suite;
import org.jmesat.benchmarks.Verdict;
import org.openjdk.jmh.runner.options.Options;

/** The cost of the app state compared with a bare walk over the scene and a step of its world. */
public final class SceneSuite implements Suite {
    private static final List<String> BRANCHES = List.of("10x20", "10x200", "100x100", "10x10x100");
    /** Most time of a tick beyond the world's step, in bare walks. */
    private static final double WALKS = 3;
    /** Most further time of a tick in which all geometries move, in steps of the separate world. */
    private static final double STEPS = 1.3;

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
    public String report(List<Cell> cells, Plot plot) {
        StringBuilder text = new StringBuilder()
                .append("\n| µs a frame | bare walk | world's step | tick | tick − step, in walks |\n")
                .append("| --- | --- | --- | --- | --- |\n");
        List<Verdict> verdicts = new ArrayList<>();
        for (Cell cell : cells) {
            Motion motion = Motion.valueOf(cell.param("motion"));
            String name = cell.param("branches") + ", " + motion.label();
            double walk = cell.median("walk");
            double step = cell.median("step");
            double tick = cell.median("tick");
            double share = (tick - step) / walk;
            text.append(String.format(Locale.ROOT, "| %s | %.1f | %.1f | %.1f | %.2f |%n",
                    name, walk, step, tick, share));
            verdicts.add(motion == Motion.STILL ? Verdict.atMost(name + ": (tick − step) / walk", share, WALKS)
                    : Verdict.atMost(String.format(Locale.ROOT, "%s: tick / (%.0f walk + %.1f step)", name, WALKS,
                            STEPS), tick / (WALKS * walk + STEPS * step), 1));
        }
        Verdict.plot(verdicts, plot);
        return text + Verdict.format(verdicts);
    }
}
