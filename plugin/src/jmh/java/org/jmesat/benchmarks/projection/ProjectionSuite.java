package org.jmesat.benchmarks.projection;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.benchmarks.Cell;
import org.jmesat.benchmarks.Plot;
import org.jmesat.benchmarks.Settings;
import org.jmesat.benchmarks.Suite;
import org.jmesat.benchmarks.Verdict;
import org.openjdk.jmh.runner.options.Options;

/** The cost of finding the pieces of colliders, in each mode and motion. */
public final class ProjectionSuite implements Suite {
    @Override
    public String name() {
        return "projection";
    }

    @Override
    public List<Options> cells(Settings settings) {
        List<Options> cells = new ArrayList<>();
        if (settings.includes(ShapeBenchmark.class)) {
            for (Shape shape : settings.constants("shape", Shape.class)) {
                for (Motion motion : settings.constants("motion", Motion.class)) {
                    cells.add(settings.options(ShapeBenchmark.class).param("shape", shape.name())
                            .param("motion", motion.name()).build());
                }
            }
        }
        if (settings.includes(LargeMeshBenchmark.class)) {
            for (LargeMesh mesh : settings.constants("mesh", LargeMesh.class)) {
                cells.add(settings.options(LargeMeshBenchmark.class).param("mesh", mesh.name()).build());
            }
        }
        if (settings.includes(SkinnedBenchmark.class)) {
            for (int models : settings.numbers("models", 20)) {
                cells.add(settings.options(SkinnedBenchmark.class).param("models", String.valueOf(models)).build());
            }
        }
        return cells;
    }

    @Override
    public String report(List<Cell> cells, Plot plot) {
        ProjectionReport report = new ProjectionReport(cells);
        Verdict.plot(report.verdicts, plot);
        return report.toString();
    }
}
