package org.jmesat.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The settings of a run: those of the command line, and for the others those of the short or the long form. */
public final class Settings {
    /** How options of measured JVMs begin that only say in JMH's results how these came about. */
    static final String CONDITION = "-Dbenchmarks.condition.";

    private static final String COMMAND = "mvn -q -Pbenchmarks -pl plugin test-compile exec:exec";

    private final CommandLineOptions asked;
    private final CommandLineOptions withoutNames;
    private final List<String> args;
    private final boolean quick;
    /** What suites have read: {@code parameter=value}. */
    private final Set<String> taken = new HashSet<>();

    Settings(String[] args, boolean quick) throws CommandLineOptionException {
        this.asked = new CommandLineOptions(args);
        // JMH would add the benchmarks of these names to each cell.
        List<String> others = new ArrayList<>(List.of(args));
        others.removeAll(asked.getIncludes());
        this.withoutNames = new CommandLineOptions(others.toArray(String[]::new));
        this.args = List.of(args);
        this.quick = quick;
    }

    boolean isHelpAsked() {
        return asked.shouldHelp();
    }

    void showHelp() throws IOException {
        asked.showHelp();
    }

    /** True for the short form, which only proves that everything runs. */
    public boolean isQuick() {
        return quick;
    }

    /** True unless the command line names suites, but not this one. */
    boolean includes(Suite suite, List<Suite> all) {
        List<String> names = asked.getIncludes();
        return names.contains(suite.name()) || all.stream().noneMatch(other -> names.contains(other.name()));
    }

    /** True unless all names on the command line are of other benchmarks. */
    public boolean includes(Class<?> benchmark) {
        List<String> names = asked.getIncludes();
        return names.isEmpty()
                || names.stream().anyMatch(name -> Pattern.compile(name).matcher(benchmark.getName()).find());
    }

    /**
     * The values of a parameter given by {@code -p}, or else the defaults. Values that do not match a regular
     * expression belong to other suites, and are skipped.
     */
    public List<String> values(String parameter, Collection<String> offered, String regex) {
        List<String> values =
                asked.getParameter(parameter).orElse(offered).stream().filter(each -> each.matches(regex)).toList();
        values.forEach(value -> taken.add(parameter + "=" + value));
        return values;
    }

    /** Numbers from 1, as {@link #values}. */
    public List<Integer> numbers(String parameter, Integer... offered) {
        List<String> texts = Arrays.stream(offered).map(String::valueOf).toList();
        return values(parameter, texts, "[1-9][0-9]{0,8}").stream().map(Integer::valueOf).toList();
    }

    /** Constants of a type, by their names, as {@link #values}. By default all. */
    public <E extends Enum<E>> List<E> constants(String parameter, Class<E> type) {
        List<String> all = Arrays.stream(type.getEnumConstants()).map(Enum::name).toList();
        return values(parameter, all, String.join("|", all)).stream().map(name -> Enum.valueOf(type, name)).toList();
    }

    /** Refuses values given by {@code -p} that no suite has taken. */
    void requireTaken() {
        for (int i = 1; i < args.size(); i++) {
            String[] parts = args.get(i).split("=", 2);
            if (args.get(i - 1).equals("-p") && parts.length == 2) {
                for (String value : parts[1].split(",")) {
                    if (!taken.contains(parts[0] + "=" + value)) {
                        throw new IllegalArgumentException("No benchmark to run has " + parts[0] + "=" + value);
                    }
                }
            }
        }
    }

    /** Options for a benchmark class whose method takes its own measurements: one call in each JVM. */
    public ChainedOptionsBuilder once(Class<?> benchmark) {
        return options(benchmark).warmupIterations(0).measurementIterations(1)
                .measurementTime(TimeValue.milliseconds(1)).syncIterations(false);
    }

    private String[] jvmArgs() {
        List<String> jvmArgs = new ArrayList<>(asked.getJvmArgsPrepend().orElse(List.of()));
        jvmArgs.add(CONDITION + "machine=" + machine());
        jvmArgs.add(CONDITION + "command=" + command());
        return jvmArgs.toArray(String[]::new);
    }

    /** The processor, its cores and the operating system. */
    private static String machine() {
        String processor = System.getProperty("os.arch");
        try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            processor = lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip()).findFirst().orElse(processor);
        } catch (IOException e) {
            // Only Linux has this file.
        }
        return processor + ", " + Runtime.getRuntime().availableProcessors() + " cores, "
                + System.getProperty("os.name");
    }

    private String command() {
        String options = args.stream().map(arg -> arg.contains(" ") ? "'" + arg + "'" : arg)
                .collect(Collectors.joining(" "));
        return COMMAND + (quick ? " -Dbenchmarks.quick" : "")
                + (options.isEmpty() ? "" : " -Dbenchmarks.args=\"" + options + "\"");
    }

    /** Options for one benchmark class; the caller adds its parameters. */
    public ChainedOptionsBuilder options(Class<?> benchmark) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .parent(withoutNames)
                .include("^" + Pattern.quote(benchmark.getName() + "."))
                .jvmArgsPrepend(jvmArgs())
                .verbosity(asked.verbosity().orElse(VerboseMode.SILENT))
                .shouldFailOnError(true);
        if (quick) {
            options.warmupIterations(asked.getWarmupIterations().orElse(2))
                    .warmupTime(asked.getWarmupTime().orElse(TimeValue.milliseconds(300)))
                    .measurementIterations(asked.getMeasurementIterations().orElse(3))
                    .measurementTime(asked.getMeasurementTime().orElse(TimeValue.milliseconds(200)));
        }
        return options;
    }
}
