package org.jmesat.benchmarks;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The times of libraries, in rows, for workloads, in columns; {@link #OURS} is compared with the others. */
public final class TimeTable {
    public static final String OURS = "ours";

    private final Map<String, Map<String, Time>> columns = new LinkedHashMap<>();
    private final Set<String> libraries = new LinkedHashSet<>();

    public void put(String workload, String library, Time time) {
        columns.computeIfAbsent(workload, key -> new LinkedHashMap<>()).put(library, time);
        libraries.add(library);
    }

    /** The libraries in the order of their measurement. */
    public Set<String> libraries() {
        return libraries;
    }

    /** Null if it was not measured. */
    public Time get(String workload, String library) {
        return columns.getOrDefault(workload, Map.of()).get(library);
    }

    /** Our time divided by a library's; NaN if one of the two was not measured. */
    public double ratio(String workload, String library) {
        Time ours = get(workload, OURS);
        Time theirs = get(workload, library);
        return ours == null || theirs == null ? Double.NaN : ours.ratioTo(theirs);
    }

    /** Adds the verdict on a required ratio, if both times were measured. */
    public void judge(String what, String workload, String peer, double atMost, List<Verdict> verdicts) {
        double ratio = ratio(workload, peer);
        if (!Double.isNaN(ratio)) {
            verdicts.add(new Verdict(what + workload + ", to " + peer, ratio, atMost, true,
                    get(workload, OURS).isUnsteady() || get(workload, peer).isUnsteady()));
        }
    }

    /** Formats the table as Markdown. */
    public String format(String heading) {
        StringBuilder text = new StringBuilder("\n| ").append(heading).append(" (ours / theirs) |");
        columns.keySet().forEach(workload -> text.append(' ').append(workload).append(" |"));
        text.append("\n| --- |").append(" --- |".repeat(columns.size())).append('\n');
        for (String library : libraries) {
            text.append("| ").append(library).append(" |");
            columns.keySet().forEach(workload -> text.append(' ').append(describe(workload, library)).append(" |"));
            text.append('\n');
        }
        return text.toString();
    }

    private String describe(String workload, String library) {
        Time time = get(workload, library);
        double ratio = ratio(workload, library);
        return time == null ? "–" : time + (library.equals(OURS) || Double.isNaN(ratio) ? ""
                : " (" + Verdict.number(ratio) + ")");
    }
}
