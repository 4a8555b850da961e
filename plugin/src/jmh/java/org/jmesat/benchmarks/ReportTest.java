package org.jmesat.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jmesat.benchmarks.pairs.PairSuite;
import org.jmesat.benchmarks.projection.ProjectionSuite;
import org.jmesat.benchmarks.scene.SceneSuite;
import org.jmesat.benchmarks.usage.Row;
import org.jmesat.benchmarks.usage.UsageSuite;
import org.jmesat.benchmarks.workers.WorkersSuite;
import org.jmesat.benchmarks.world.WorldSuite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables and plots are made of JMH's results alone. */
class ReportTest {
    private static final String FILTER = cell("row:FILTER", 1, "value:1", "used:2", "bare:2");
    private static final String VISITORS = cell("row:VISITORS", 1, "value:1.725", "used:3.45", "bare:2");
    private static final String FIRST_WORLD = cell("row:FIRST_WORLD", 1, "value:250", "used:NaN", "bare:NaN");

    private static final String BLUE = "rgb\\(0,114,178\\)";
    private static final String ORANGE = "rgb\\(213,94,0\\)";

    @TempDir
    private Path folder;
    private String svg;

    @Test
    void theFirstLineAndThePlotNameMachineJvmAndCommand() throws Exception {
        String line = draw(new UsageSuite(), FILTER).lines().findFirst().orElseThrow();
        assertEquals("a processor, 2 cores; a VM 17 -XX:+UseSerialGC; forks: 1, iterations: 5 of 1 s; "
                + "mvn -Dbenchmarks.args=\"usage\"", line);
        for (String part : List.of("a processor, 2 cores",
                "a VM 17 -XX:+UseSerialGC; forks: 1, iterations: 5 of 1 s", "mvn -Dbenchmarks.args=\"usage\"")) {
            assertTrue(svg.contains(">" + part + "<"), svg);
        }
    }

    @Test
    void aRowOfUseHasItsTimesAndVerdict() throws Exception {
        String table = draw(new UsageSuite(), FILTER, VISITORS, FIRST_WORLD);
        assertTrue(table.contains("| a `PairFilter` that allows all | 1.00 | ≤ 1.25 | PASS | 2.00 | 2.00 |"), table);
        assertTrue(table.contains("| three added and three removed each step | 1.73 | ≤ 1.15 | MISS | 3.45 | 2.00 |"),
                table);
        assertTrue(table.contains(", ms | 250 | ≤ 50 | MISS |  |  |"), table);
    }

    @Test
    void aBarIsAsLongAsTheMeasuredPartOfTheLimitAndAMissHasAnotherColour() throws Exception {
        draw(new UsageSuite(), FILTER, VISITORS, FIRST_WORLD);
        List<Double> met = bars(BLUE);
        List<Double> missed = bars(ORANGE);
        assertEquals(0.8 / 1.5, met.get(0) / missed.get(1), 0.001);
        // The third, of 5, is cut.
        assertEquals(2 / 1.5, missed.get(2) / missed.get(1), 0.001);
        assertEquals(List.of(0.0, 0.0, 0.0), List.of(met.get(1), met.get(2), missed.get(0)));
    }

    @Test
    void timesOfPairsStandBesideTheRatioToOurs() throws Exception {
        String table = draw(new PairSuite(), pair("OURS", "4", 50), pair("DYN4J_SAT", "4", 200),
                pair("OURS", "32", 500), pair("DYN4J_SAT", "32", 400));
        assertTrue(table.contains("| dyn4j SAT | 200 (0.25) | 400 (1.25) |"), table);
        assertTrue(table.contains("| boolean, 4, to dyn4j SAT | 0.25 | ≤ 1 | PASS |"), table);
        assertTrue(table.contains("| boolean, 32, to dyn4j SAT | 1.25 | ≤ 1 | MISS |"), table);
        // The line of the ratio to dyn4j rises through ours, which is at 1.
        MatchResult ours = first("<line style=.*" + BLUE + ".* y1=\"(.*?)\" y2=\"(.*?)\"");
        MatchResult theirs = first("<line style=.*" + ORANGE + ".* y1=\"(.*?)\" y2=\"(.*?)\"");
        double one = Double.parseDouble(ours.group(1));
        assertEquals(one, Double.parseDouble(ours.group(2)));
        assertTrue(Double.parseDouble(theirs.group(1)) > one && Double.parseDouble(theirs.group(2)) < one, svg);
    }

    @Test
    void ticksOfWorldsAreALineForEachLibrary() throws Exception {
        String table = draw(new WorldSuite(), world("OURS", 1000, 1), world("BARE", 1000, 2),
                world("OURS", 10000, 10), world("BARE", 10000, 10));
        assertTrue(table.contains("| bare loop | 2.00 (0.50) | 10.0 (1.00) |"), table);
        assertTrue(table.contains("| world 10 000, to bare loop | 1.00 | ≤ 0.75 | MISS |"), table);
        for (String text : List.of("ours", "bare loop", "bodies", "10 000")) {
            assertTrue(svg.contains(">" + text + "<"), svg);
        }
        assertTrue(first("<line style=.*" + BLUE).start() < first("<line style=.*" + ORANGE).start());
    }

    @Test
    void aSecondThreadIsABarOfItsSpeedUp() throws Exception {
        String table = draw(new WorkersSuite(), cell("bodies:50000", 1, "one:3", "two:2", "gain:1.5"));
        assertTrue(table.contains("| world 50 000 | 3.00 | 2.00 | 1.50 | ≥ 1.6 | MISS |"), table);
        assertTrue(svg.contains(">50 000 bodies, two threads: 1.50 (≥ 1.6)<"), svg);
    }

    @Test
    void scenesAndProjectionsHaveVerdicts() throws Exception {
        assertTrue(draw(new SceneSuite(), cell("motion:STILL,branches:10x10", 1, "walk:10", "step:1", "tick:21"))
                .contains("| 10x10, still: (tick − step) / walk | 2.00 | ≤ 3 | PASS |"));
        assertTrue(draw(new ProjectionSuite(), cell("motion:MOVE,shape:CIRCLE", 1, "nanos:2000", "bytes:0"))
                .contains("| CIRCLE, move, ns | 2000 | ≤ 1000 | MISS |"));
    }

    @Test
    void aPlotOfAllRowsHasTheirTextsAndIsSmallAndAlwaysTheSame() throws Exception {
        String[] cells = Arrays.stream(Row.values())
                .map(row -> cell("row:" + row, 1, "value:1", "used:2", "bare:2")).toArray(String[]::new);
        draw(new UsageSuite(), cells);
        assertTrue(svg.length() < 100_000, () -> svg.length() + " characters");
        assertTrue(svg.contains(">p99 by p50, 10 000: 1.00 (≤ 1.5)<"), svg);
        assertTrue(svg.contains(">p99 by p50, 50 000: 1.00 (≤ 1.6)<"), svg);
        String once = svg;
        draw(new UsageSuite(), cells);
        assertEquals(once, svg);
    }

    /** Returns the tables; the plot is in {@link #svg}. */
    private String draw(Suite suite, String... cells) throws Exception {
        Path json = Files.writeString(folder.resolve(suite.name() + ".json"), "[" + String.join(",", cells) + "]");
        String tables = Benchmarks.draw(suite, json);
        assertEquals(tables, Files.readString(folder.resolve(suite.name() + ".md")));
        svg = Files.readString(folder.resolve(suite.name() + ".svg"));
        return tables;
    }

    /** The lengths of the bars of a colour, in pixels, from above. Rows with the other colour have length 0. */
    private List<Double> bars(String colour) {
        return Pattern.compile("<path d=\"M([\\d.]+),[\\d.]+ L([\\d.]+),.*" + colour).matcher(svg).results()
                .map(bar -> Double.parseDouble(bar.group(2)) - Double.parseDouble(bar.group(1))).toList();
    }

    private MatchResult first(String regex) {
        return Pattern.compile(regex).matcher(svg).results().findFirst().orElseThrow();
    }

    private static String pair(String library, String corners, double time) {
        return cell("library:" + library + ",pairs:8192,workload:" + corners, time)
                .replace("a.Benchmark", "org.jmesat.benchmarks.pairs.OverlapBenchmark");
    }

    private static String world(String library, int bodies, double time) {
        return cell("library:" + library + ",workload:WORLD,bodies:" + bodies, time);
    }

    /** A cell as JMH writes it, with what the reports read. */
    private static String cell(String params, double score, String... counters) {
        StringBuilder metrics = new StringBuilder();
        for (String counter : counters) {
            String[] parts = counter.split(":");
            metrics.append(metrics.isEmpty() ? "" : ",").append("'").append(parts[0]).append("':")
                    .append(metric(parts[1]));
        }
        return ("{'benchmark':'a.Benchmark.run','vmName':'a VM','vmVersion':'17','forks':1,'warmupIterations':3,"
                + "'measurementIterations':5,'measurementTime':'1 s','jvmArgs':['-Dfolder=x',"
                + "'-Dbenchmarks.condition.machine=a processor, 2 cores',"
                + "'-Dbenchmarks.condition.command=mvn -Dbenchmarks.args=\\\"usage\\\"','-XX:+UseSerialGC'],"
                + "'params':{'" + params.replace(":", "':'").replace(",", "','") + "'},"
                + "'primaryMetric':" + metric(String.valueOf(score)) + ",'secondaryMetrics':{" + metrics + "}}")
                .replace('\'', '"');
    }

    private static String metric(String value) {
        String number = value.equals("NaN") ? "'NaN'" : value;
        return "{'scorePercentiles':{'0.0':V,'50.0':V,'100.0':V}}".replace("V", number);
    }
}
