package org.jmesat.benchmarks;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The result of one benchmark with certain parameters, as JMH has written it to a JSON file. */
public final class Cell {
    private final JsonObject json;

    private Cell(JsonObject json) {
        this.json = json;
    }

    static List<Cell> read(Path file) throws IOException {
        try (Reader in = Files.newBufferedReader(file)) {
            List<Cell> cells = new ArrayList<>();
            JsonParser.parseReader(in).getAsJsonArray().forEach(each -> cells.add(new Cell(each.getAsJsonObject())));
            return cells;
        }
    }

    /** The qualified name of the benchmark's method. */
    public String benchmark() {
        return text("benchmark");
    }

    /** The value of a parameter, or null if the benchmark does not have it. */
    public String param(String name) {
        JsonElement value = json.getAsJsonObject("params").get(name);
        return value == null ? null : value.getAsString();
    }

    /** The score. */
    public Time time() {
        JsonObject iterations = json.getAsJsonObject("primaryMetric");
        double median = percentile(iterations, 50);
        return new Time(median, percentile(iterations, 100) - percentile(iterations, 0) > Time.UNSTEADY * median);
    }

    /** The median of a counter over the iterations. */
    public double median(String counter) {
        return percentile(json.getAsJsonObject("secondaryMetrics").getAsJsonObject(counter), 50);
    }

    private static double percentile(JsonObject metric, int percent) {
        return metric.getAsJsonObject("scorePercentiles").get(percent + ".0").getAsDouble();
    }

    /** The machine, the JVM and its options, and the command: all that the numbers depend on. */
    List<String> conditions() {
        List<String> conditions = new ArrayList<>();
        StringBuilder jvm = new StringBuilder(text("vmName")).append(' ').append(text("vmVersion"));
        for (JsonElement each : json.getAsJsonArray("jvmArgs")) {
            String arg = each.getAsString();
            if (arg.startsWith(Settings.CONDITION)) {
                conditions.add(arg.substring(arg.indexOf('=') + 1));
            } else if (!arg.startsWith("-D")) {
                jvm.append(' ').append(arg);
            }
        }
        if (json.get("warmupIterations").getAsInt() > 0) {
            jvm.append("; forks: ").append(text("forks")).append(", iterations: ")
                    .append(text("measurementIterations")).append(" of ").append(text("measurementTime"));
        }
        conditions.add(Math.min(1, conditions.size()), jvm.toString());
        return conditions;
    }

    private String text(String name) {
        return json.get(name).getAsString();
    }
}
