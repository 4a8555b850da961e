package org.jmesat.benchmarks.world;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/** The table of times and ratios, and the verdicts on the requirements. */
final class WorldReport {
    private final TickTimes times;
    private final String conditions;

    WorldReport(List<RunResult> results) {
        times = TickTimes.of(results);
        BenchmarkParams first = results.get(0).getParams();
        conditions = String.format(Locale.ROOT, "%s %s %s; forks: %d, iterations: %d of %s", first.getVmName(),
                first.getVmVersion(), options(first), first.getForks(), first.getMeasurement().getCount(),
                first.getMeasurement().getTime());
    }

    /** Omits system properties, which only set where the benchmarks write. */
    private static String options(BenchmarkParams params) {
        return params.getJvmArgs().stream().filter(arg -> !arg.startsWith("-D")).collect(Collectors.joining(" "));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("\n").append(conditions).append("\n");
        appendTimes(text);
        appendVerdicts(text);
        text.append("\n~ varied by more than a tenth\n");
        return text.toString();
    }

    private void appendTimes(StringBuilder text) {
        List<Crowd> crowds = times.crowds();
        text.append("\n| ms a tick (ours / theirs) |");
        crowds.forEach(crowd -> text.append(' ').append(crowd.label()).append(" |"));
        text.append("\n| --- |").append(" --- |".repeat(crowds.size())).append('\n');
        for (Library library : Library.values()) {
            if (times.has(library)) {
                text.append("| ").append(library.label()).append(" |");
                crowds.forEach(crowd -> text.append(' ').append(describe(crowd, library)).append(" |"));
                text.append('\n');
            }
        }
    }

    private String describe(Crowd crowd, Library library) {
        TickTime time = times.get(crowd, library);
        TickTime ours = times.get(crowd, Library.OURS);
        if (time == null) {
            return "–";
        }
        return ours == null || library == Library.OURS ? time.toString()
                : time + " (" + describe(ours.ratioTo(time)) + ")";
    }

    private static String describe(double ratio) {
        return String.format(Locale.ROOT, ratio < 0.1 ? "%.3f" : ratio < 10 ? "%.2f" : "%.0f", ratio);
    }

    private void appendVerdicts(StringBuilder text) {
        StringBuilder rows = new StringBuilder();
        for (Requirement required : Requirement.ALL) {
            TickTime ours = times.get(required.crowd(), Library.OURS);
            TickTime theirs = times.get(required.crowd(), required.peer());
            if (ours != null && theirs != null) {
                double ratio = ours.ratioTo(theirs);
                rows.append(String.format(Locale.ROOT, "| %s, to %s | %.2f | %s | %s%s |%n", required.crowd().label(),
                        required.peer().label(), required.atMost(), describe(ratio),
                        ratio <= required.atMost() ? "PASS" : "MISS",
                        ours.isUnsteady() || theirs.isUnsteady() ? " ~" : ""));
            }
        }
        if (rows.length() > 0) {
            text.append("\n| required | ratio at most | measured | |\n| --- | --- | --- | --- |\n").append(rows);
        }
    }
}
