package org.jmesat.benchmarks.projection;

import java.util.List;
import java.util.Locale;
import org.jmesat.benchmarks.Suite;
import org.openjdk.jmh.results.RunResult;

/** The tables of times, and the verdicts on the requirements. */
final class ProjectionReport {
    /** Most nanoseconds to move a collider, or to turn it in the plane. */
    private static final double CHEAP = 1000;
    /** Most time to turn a large mesh out of the plane, in projections of all its vertices. */
    private static final double TURNED = 0.1;

    /** Most time to project animated models, in projections of all their vertices. */
    private static final double SKINNED = 0.5;

    private final StringBuilder shapes = new StringBuilder("\n| a collider and tick | ns | bytes | |\n"
            + "| --- | --- | --- | --- |\n");
    private final StringBuilder meshes = new StringBuilder("\n| µs a tick | turned out of the plane | all vertices "
            + "projected | ratio | | dynamic, unchanged | copied | ratio |\n"
            + "| --- | --- | --- | --- | --- | --- | --- | --- |\n");

    private final StringBuilder models = new StringBuilder("\n| µs a tick | animated | all vertices skinned | ratio | "
            + "|\n| --- | --- | --- | --- | --- |\n");

    ProjectionReport(List<RunResult> results) {
        for (RunResult result : results) {
            if (result.getParams().getParam("mesh") != null) {
                addMesh(result);
            } else if (result.getParams().getParam("models") != null) {
                addModels(result);
            } else {
                addShape(result);
            }
        }
    }

    private void addShape(RunResult result) {
        Motion motion = Motion.valueOf(result.getParams().getParam("motion"));
        double nanos = Suite.median(result, "nanos");
        double bytes = Suite.median(result, "bytes");
        String verdict = !motion.isCheap() ? "" : nanos <= CHEAP && bytes < 1 ? "PASS" : "MISS";
        shapes.append(String.format(Locale.ROOT, "| %s, %s | %.0f | %.1f | %s |%n",
                result.getParams().getParam("shape"), motion.name().toLowerCase(Locale.ROOT).replace('_', ' '), nanos,
                bytes, verdict));
    }

    private void addMesh(RunResult result) {
        double turned = Suite.median(result, "turned");
        double projected = Suite.median(result, "projected");
        double dynamic = Suite.median(result, "dynamic");
        double copied = Suite.median(result, "copied");
        meshes.append(String.format(Locale.ROOT, "| %s | %.1f | %.1f | %.3f | %s | %.1f | %.1f | %.1f |%n",
                result.getParams().getParam("mesh"), turned, projected, turned / projected,
                turned <= TURNED * projected ? "PASS" : "MISS", dynamic, copied, dynamic / copied));
    }

    private void addModels(RunResult result) {
        double skinned = Suite.median(result, "skinned");
        double all = Suite.median(result, "skinnedAll");
        models.append(String.format(Locale.ROOT, "| %s Jaimes | %.0f | %.0f | %.2f | %s |%n",
                result.getParams().getParam("models"), skinned, all, skinned / all,
                skinned <= SKINNED * all ? "PASS" : "MISS"));
    }

    @Override
    public String toString() {
        return shapes.append(meshes).append(models).toString();
    }
}
