package org.jmesat.benchmarks;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jmesat.benchmarks.pairs.PairSuite;
import org.jmesat.benchmarks.projection.ProjectionSuite;
import org.jmesat.benchmarks.scene.SceneSuite;
import org.jmesat.benchmarks.usage.UsageSuite;
import org.jmesat.benchmarks.workers.WorkersSuite;
import org.jmesat.benchmarks.world.WorldSuite;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.Options;

/**
 * Runs the benchmark suites one after another, each cell in its own JVM. For each suite it writes JMH's results as
 * JSON; from that file alone it makes the tables, which it prints, and the plot, and writes them beside it.
 */
public final class Benchmarks {
    private static final List<Suite> SUITES =
            List.of(new UsageSuite(), new PairSuite(), new WorldSuite(), new WorkersSuite(), new SceneSuite(),
                    new ProjectionSuite());

    private Benchmarks() {
    }

    /**
     * @param args JMH options, which override the benchmarks' own settings; the system property
     *     {@code benchmarks.folder} sets the folder of the files, {@code benchmarks.quick} selects the short form, and
     *     {@code benchmarks.redraw} makes tables and plots of the JSON files in the folder, and measures nothing
     */
    public static void main(String[] args) throws CommandLineOptionException, IOException, RunnerException {
        Settings settings = new Settings(args, Boolean.getBoolean("benchmarks.quick"));
        if (settings.isHelpAsked()) {
            settings.showHelp();
            return;
        }
        Map<Suite, List<Options>> cells;
        try {
            cells = cells(settings, args);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
            return;
        }
        Path folder = Files.createDirectories(Path.of(System.getProperty("benchmarks.folder", "benchmarks")));
        boolean redraw = Boolean.getBoolean("benchmarks.redraw");
        for (Map.Entry<Suite, List<Options>> entry : cells.entrySet()) {
            Path json = folder.resolve(entry.getKey().name() + ".json");
            if (!redraw) {
                write(run(entry.getValue()), json);
            }
            if (Files.exists(json)) {
                System.out.print("\n" + draw(entry.getKey(), json));
            } else {
                System.err.println("No results in " + json);
            }
        }
    }

    /** Writes tables and plot of the results in a JSON file beside it, and returns the tables. */
    static String draw(Suite suite, Path json) throws IOException {
        List<Cell> cells = Cell.read(json);
        List<String> conditions = cells.get(0).conditions();
        Plot plot = new Plot();
        String tables = String.join("; ", conditions) + "\n" + suite.report(cells, plot);
        Files.writeString(json.resolveSibling(suite.name() + ".md"), tables);
        Path svg = json.resolveSibling(suite.name() + ".svg");
        if (plot.isEmpty()) {
            Files.deleteIfExists(svg);
        } else {
            Files.writeString(svg, plot.format(conditions));
        }
        return tables;
    }

    /** The cells to run of each suite, or an exception that says what of the arguments is wrong. */
    private static Map<Suite, List<Options>> cells(Settings settings, String[] args) {
        Map<Suite, List<Options>> cells = new LinkedHashMap<>();
        for (Suite suite : SUITES) {
            if (settings.includes(suite, SUITES)) {
                cells.put(suite, suite.cells(settings));
            }
        }
        settings.requireTaken();
        cells.values().removeIf(List::isEmpty);
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("No benchmark is called " + String.join(" ", args));
        }
        return cells;
    }

    private static List<RunResult> run(List<Options> cells) throws RunnerException {
        List<RunResult> results = new ArrayList<>();
        for (Options cell : cells) {
            for (RunResult result : new Runner(cell).run()) {
                results.add(result);
                System.out.println(progress(results.size(), cells.size(), result));
            }
        }
        return results;
    }

    private static String progress(int done, int all, RunResult result) {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%3d/%d ", done, all));
        text.append(result.getPrimaryResult().getLabel());
        for (String key : result.getParams().getParamsKeys()) {
            text.append(' ').append(key).append('=').append(result.getParams().getParam(key));
        }
        Result<?> score = result.getPrimaryResult();
        return text.append(String.format(Locale.ROOT, ": %.2f ± %.2f %s", score.getScore(), score.getScoreError(),
                score.getScoreUnit())).toString();
    }

    private static void write(List<RunResult> results, Path file) throws IOException {
        try (PrintStream out = new PrintStream(Files.newOutputStream(file), false, StandardCharsets.UTF_8)) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
        }
    }
}
