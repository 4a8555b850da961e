package org.jmesat.benchmarks.pairs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.Statistics;

/** The table of times and ratios, and the verdicts on the requirements. */
final class PairReport {
    private record Cell(Operation operation, String workload, Library library) {
    }

    /** The median of the iterations, because one disturbed iteration would spoil a mean. */
    private record Time(double median, boolean isUnsteady) {
        private static Time of(RunResult result) {
            Statistics iterations = result.getPrimaryResult().getStatistics();
            double median = iterations.getPercentile(50);
            return new Time(median, iterations.getMax() - iterations.getMin() > UNSTEADY * median);
        }

        private double ratioTo(Time other) {
            return median / other.median;
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, median < 100 ? "%s%.1f" : "%s%.0f", isUnsteady ? "~" : "", median);
        }
    }

    /** A time is marked if its slowest and fastest iterations differ by more than this share of the median. */
    private static final double UNSTEADY = 0.1;

    private final Map<Cell, Time> times = new LinkedHashMap<>();
    private final List<String> workloads = new ArrayList<>();
    private final String conditions;

    PairReport(List<RunResult> results) {
        for (RunResult result : results) {
            BenchmarkParams params = result.getParams();
            String workload = params.getParam("workload");
            if (!workloads.contains(workload)) {
                workloads.add(workload);
            }
            times.put(new Cell(Operation.of(params.getBenchmark()), workload,
                    Library.valueOf(params.getParam("library"))), Time.of(result));
        }
        BenchmarkParams first = results.get(0).getParams();
        conditions = String.format(Locale.ROOT, "%s pairs; %s %s %s; forks: %d, iterations: %d of %s",
                first.getParam("pairs"), first.getVmName(), first.getVmVersion(), options(first), first.getForks(),
                first.getMeasurement().getCount(), first.getMeasurement().getTime());
    }

    /** Omits system properties, which only set where the benchmarks write. */
    private static String options(BenchmarkParams params) {
        return params.getJvmArgs().stream().filter(arg -> !arg.startsWith("-D")).collect(Collectors.joining(" "));
    }

    private Time time(Operation operation, String workload, Library library) {
        return times.get(new Cell(operation, workload, library));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("\n").append(conditions).append("\n");
        for (Operation operation : Operation.values()) {
            if (times.keySet().stream().anyMatch(cell -> cell.operation() == operation)) {
                appendTimes(text, operation);
            }
        }
        appendVerdicts(text);
        text.append("\n~ varied by more than a tenth\n");
        return text.toString();
    }

    private void appendTimes(StringBuilder text, Operation operation) {
        text.append("\n| ").append(operation.label()).append(", ns a pair (ours / theirs) |");
        for (String workload : workloads) {
            text.append(' ').append(workload).append(" |");
        }
        text.append("\n| --- |").append(" --- |".repeat(workloads.size())).append('\n');
        for (Library library : Library.values()) {
            if (workloads.stream().anyMatch(workload -> time(operation, workload, library) != null)) {
                text.append("| ").append(library.label()).append(" |");
                for (String workload : workloads) {
                    text.append(' ').append(describe(operation, workload, library)).append(" |");
                }
                text.append('\n');
            }
        }
    }

    private String describe(Operation operation, String workload, Library library) {
        Time time = time(operation, workload, library);
        if (time == null) {
            return "–";
        }
        Time ours = time(operation, workload, Library.OURS);
        return ours == null || library == Library.OURS ? time.toString()
                : time + " (" + describe(ours.ratioTo(time)) + ")";
    }

    private static String describe(double ratio) {
        return String.format(Locale.ROOT, ratio < 0.1 ? "%.3f" : "%.2f", ratio);
    }

    private void appendVerdicts(StringBuilder text) {
        StringBuilder rows = new StringBuilder();
        for (Requirement required : Requirement.ALL) {
            Time ours = time(required.operation(), required.workload(), Library.OURS);
            Time theirs = time(required.operation(), required.workload(), required.peer());
            if (ours != null && theirs != null) {
                double ratio = ours.ratioTo(theirs);
                rows.append(String.format(Locale.ROOT, "| %s, %s, to %s | %.2f | %s | %s%s |%n",
                        required.operation().label(), required.workload(), required.peer().label(),
                        required.atMost(), describe(ratio), ratio <= required.atMost() ? "PASS" : "MISS",
                        ours.isUnsteady() || theirs.isUnsteady() ? " ~" : ""));
            }
        }
        if (rows.length() > 0) {
            text.append("\n| required | ratio at most | measured | |\n| --- | --- | --- | --- |\n").append(rows);
        }
    }
}
