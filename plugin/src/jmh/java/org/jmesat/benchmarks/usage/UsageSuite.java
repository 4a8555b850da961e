package org.jmesat.benchmarks.usage;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jmesat.benchmarks.Settings;
import org.jmesat.benchmarks.Suite;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.Options;

/** The cost of using a world: reading it, listening, adding and removing colliders, first frames. */
public final class UsageSuite implements Suite {
    @Override
    public String name() {
        return "usage";
    }

    @Override
    public List<Options> cells(Settings settings) {
        List<Options> cells = new ArrayList<>();
        if (settings.includes(UsageBenchmark.class)) {
            Length length = settings.isQuick() ? Length.QUICK : Length.FULL;
            for (Row row : settings.constants("row", Row.class)) {
                cells.add(settings.once(UsageBenchmark.class)
                        .param("row", row.name())
                        .param("length", length.name())
                        .build());
            }
        }
        return cells;
    }

    @Override
    public String report(List<RunResult> results) {
        StringBuilder text = new StringBuilder("\n| what is used | measured | required | | ms | beside |\n"
                + "| --- | --- | --- | --- | --- | --- |\n");
        for (RunResult result : results) {
            Row row = Row.valueOf(result.getParams().getParam("row"));
            double value = Suite.median(result, "value");
            double used = Suite.median(result, "used");
            text.append(String.format(Locale.ROOT, "| %s | %s | %s %s | %s | %s | %s |%n", row.label(), number(value),
                    row.isMost() ? "≤" : "≥", number(row.required()), row.isMetBy(value) ? "PASS" : "MISS",
                    number(used), number(Suite.median(result, "bare"))));
        }
        return text.toString();
    }

    private static String number(double value) {
        return Double.isNaN(value) ? "" : String.format(Locale.ROOT, value < 1 ? "%.3f" : value < 100 ? "%.2f" : "%.0f",
                value);
    }
}
