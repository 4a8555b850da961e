package org.jmesat.benchmarks.projection;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jmesat.benchmarks.Cell;
import org.jmesat.benchmarks.Verdict;

/** The tables of times, and the verdicts on the requirements. */
final class ProjectionReport {
    /** Most nanoseconds to move a collider, or to turn it in the plane. */
    private static final double CHEAP = 1000;
    /** Most bytes then allocated. They are a mean, so a single object does not count. */
    private static final double BYTES = 1;
    /** Most time to turn a large mesh out of the plane, in projections of all its vertices. */
    private static final double TURNED = 0.1;
    /** Most time to project animated models, in projections of all their vertices. */
    private static final double SKINNED = 0.5;

    final List<Verdict> verdicts = new ArrayList<>();

    private final StringBuilder shapes = new StringBuilder("\n| a collider and tick | ns | bytes |\n"
            + "| --- | --- | --- |\n");
    private final StringBuilder meshes = new StringBuilder("\n| µs a tick | turned out of the plane | all vertices "
            + "projected | ratio | dynamic, unchanged | copied | ratio |\n"
            + "| --- | --- | --- | --- | --- | --- | --- |\n");
    private final StringBuilder models = new StringBuilder("\n| µs a tick | animated | all vertices skinned "
            + "| ratio |\n| --- | --- | --- | --- |\n");

    ProjectionReport(List<Cell> cells) {
        for (Cell cell : cells) {
            if (cell.param("mesh") != null) {
                addMesh(cell);
            } else if (cell.param("models") != null) {
                addModels(cell);
            } else {
                addShape(cell);
            }
        }
    }

    private void addShape(Cell cell) {
        Motion motion = Motion.valueOf(cell.param("motion"));
        String name = cell.param("shape") + ", " + motion.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        double nanos = cell.median("nanos");
        double bytes = cell.median("bytes");
        shapes.append(String.format(Locale.ROOT, "| %s | %.0f | %.1f |%n", name, nanos, bytes));
        if (motion.isCheap()) {
            verdicts.add(Verdict.atMost(name + ", ns", nanos, CHEAP));
            verdicts.add(Verdict.atMost(name + ", bytes", bytes, BYTES));
        }
    }

    private void addMesh(Cell cell) {
        double turned = cell.median("turned");
        double projected = cell.median("projected");
        double dynamic = cell.median("dynamic");
        double copied = cell.median("copied");
        meshes.append(String.format(Locale.ROOT, "| %s | %.1f | %.1f | %.3f | %.1f | %.1f | %.1f |%n",
                cell.param("mesh"), turned, projected, turned / projected, dynamic, copied, dynamic / copied));
        verdicts.add(Verdict.atMost(cell.param("mesh") + ", turned, by all projected", turned / projected, TURNED));
    }

    private void addModels(Cell cell) {
        double skinned = cell.median("skinned");
        double all = cell.median("skinnedAll");
        String name = cell.param("models") + " Jaimes";
        models.append(String.format(Locale.ROOT, "| %s | %.0f | %.0f | %.2f |%n", name, skinned, all, skinned / all));
        verdicts.add(Verdict.atMost(name + ", animated, by all skinned", skinned / all, SKINNED));
    }

    @Override
    public String toString() {
        return shapes.append(meshes).append(models).append(Verdict.format(verdicts)).toString();
    }
}
