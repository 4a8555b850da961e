package org.jmesat.benchmarks.usage;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.benchmarks.Cell;
import org.jmesat.benchmarks.Plot;
import org.jmesat.benchmarks.Settings;
import org.jmesat.benchmarks.Suite;
import org.jmesat.benchmarks.Verdict;
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
    public String report(List<Cell> cells, Plot plot) {
        StringBuilder text = new StringBuilder("\n| what is used | measured | required | | ms | beside |\n"
                + "| --- | --- | --- | --- | --- | --- |\n");
        List<Verdict> verdicts = new ArrayList<>();
        for (Cell cell : cells) {
            Verdict verdict = Row.valueOf(cell.param("row")).judge(cell.median("value"));
            verdicts.add(verdict);
            text.append(String.format("%s %s | %s |%n", verdict.row(), Verdict.number(cell.median("used")),
                    Verdict.number(cell.median("bare"))));
        }
        Verdict.plot(verdicts, plot);
        return text.toString();
    }
}
