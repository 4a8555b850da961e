package org.jmesat.benchmarks.scene;

import java.util.List;
import java.util.Locale;
import org.jmesat.benchmarks.Suite;
import org.openjdk.jmh.results.RunResult;

/** The table of times, and the verdicts on the requirements. */
final class SceneReport {
    /** Most time of a tick beyond the world's step, in bare walks. */
    private static final double WALKS = 3;
    /** Most further time of a tick in which all geometries move, in steps of the separate world. */
    private static final double STEPS = 1.3;

    private final List<RunResult> results;

    SceneReport(List<RunResult> results) {
        this.results = results;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder()
                .append("\n| µs a frame | bare walk | world's step | tick | tick − step, in walks |\n")
                .append("| --- | --- | --- | --- | --- |\n");
        StringBuilder verdicts = new StringBuilder()
                .append("\n| required | at most | measured | |\n| --- | --- | --- | --- |\n");
        for (RunResult result : results) {
            Motion motion = Motion.valueOf(result.getParams().getParam("motion"));
            String name = result.getParams().getParam("branches") + ", " + motion.label();
            double walk = Suite.median(result, "walk");
            double step = Suite.median(result, "step");
            double tick = Suite.median(result, "tick");
            double share = (tick - step) / walk;
            text.append(String.format(Locale.ROOT, "| %s | %.0f | %.0f | %.0f | %.2f |%n",
                    name, walk, step, tick, share));
            if (motion == Motion.STILL) {
                verdicts.append(row(name + ": (tick − step) / walk", WALKS, share));
            } else {
                String rule = String.format(Locale.ROOT, "%s: tick / (%.0f walk + %.1f step)", name, WALKS, STEPS);
                verdicts.append(row(rule, 1, tick / (WALKS * walk + STEPS * step)));
            }
        }
        return text.append(verdicts).toString();
    }

    private static String row(String what, double atMost, double measured) {
        return String.format(Locale.ROOT, "| %s | %.2f | %.2f | %s |%n", what, atMost, measured,
                measured <= atMost ? "PASS" : "MISS");
    }
}
