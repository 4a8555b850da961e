package org.jmesat.benchmarks.pairs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/** The table of times and ratios, and the verdicts on what is required. */
final class PairReport {
    private record Cell(Operation operation, String workload, Library library) {
    }

    private final Map<Cell, Double> times = new LinkedHashMap<>();
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
                    Library.valueOf(params.getParam("library"))), median(result));
        }
        BenchmarkParams first = results.get(0).getParams();
        conditions = String.format(Locale.ROOT, "%s pairs; %s %s %s; forks: %d, iterations: %d of %s",
                first.getParam("pairs"), first.getVmName(), first.getVmVersion(), options(first), first.getForks(),
                first.getMeasurement().getCount(), first.getMeasurement().getTime());
    }

    /** Without the properties, which tell the benchmarks where to write. */
    private static String options(BenchmarkParams params) {
        return params.getJvmArgs().stream().filter(arg -> !arg.startsWith("-D")).collect(Collectors.joining(" "));
    }

    /** An iteration in which the machine did something else spoils a mean. */
    private static double median(RunResult result) {
        return result.getPrimaryResult().getStatistics().getPercentile(50);
    }

    private Double time(Operation operation, String workload, Library library) {
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
        Double time = time(operation, workload, library);
        if (time == null) {
            return "–";
        }
        String text = String.format(Locale.ROOT, time < 100 ? "%.1f" : "%.0f", time);
        Double ours = time(operation, workload, Library.OURS);
        return ours == null || library == Library.OURS ? text
                : text + String.format(Locale.ROOT, " (%.2f)", ours / time);
    }

    private void appendVerdicts(StringBuilder text) {
        text.append("\n| required | ratio at most | measured | |\n| --- | --- | --- | --- |\n");
        for (Requirement required : Requirement.ALL) {
            Double ours = time(required.operation(), required.workload(), Library.OURS);
            Double theirs = time(required.operation(), required.workload(), required.peer());
            if (ours != null && theirs != null) {
                text.append(String.format(Locale.ROOT, "| %s, %s, to %s | %.2f | %.2f | %s |%n",
                        required.operation().label(), required.workload(), required.peer().label(),
                        required.atMost(), ours / theirs, ours / theirs <= required.atMost() ? "PASS" : "MISS"));
            }
        }
    }
}
