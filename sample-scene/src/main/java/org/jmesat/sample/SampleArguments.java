package org.jmesat.sample;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;

/**
 * The command line.
 *
 * @param help only print the usage
 * @param headless run without a window even if there is a display
 * @param debug show the debug view at the start; ignored without a window
 * @param ticks number of collision ticks to run, &gt; 0; 0 if not given
 * @param screenshot the PNG file to write before the window closes, or null
 * @param view the side from which the camera looks at the start, 1 to the number of the sample's sides; 1 if not given
 */
public record SampleArguments(boolean help, boolean headless, boolean debug, long ticks, Path screenshot, int view) {

    private static final String USAGE = """
            usage: SampleScene --scene %s [--headless] [--ticks N] [--screenshot FILE] [--debug]%s [--help]
              --headless         no window: print one line for each event, then a summary
                                 (the default where there is no display)
              --ticks N          stop after N collision ticks, N a whole number above 0
                                 (by default %d without a window, and no limit in a window)
              --screenshot FILE  write the window to FILE as a PNG after the ticks
                                 (by default %d), then stop; not with --headless
              --debug            start with the debug view shown
            %s  --help             print this
            """;
    private static final String VIEW_USAGE = """
              --view N           look from side N at the start, 1 to %d
            """;

    /** Returns the text that {@code --help} prints. */
    static String usage(Sample sample) {
        boolean views = sample.views() > 1;
        return USAGE.formatted(sample.name(), views ? " [--view N]" : "", sample.headlessTicks(),
                sample.screenshotTicks(), views ? VIEW_USAGE.formatted(sample.views()) : "");
    }

    /**
     * Reads the command line of a sample. Of several values for the same argument, the last one applies.
     *
     * @throws UsageException for an unknown argument, a missing or wrong value, or a screenshot without a window
     */
    static SampleArguments parse(Sample sample, String... args) throws UsageException {
        boolean help = false;
        boolean headless = false;
        boolean debug = false;
        long ticks = 0;
        Path screenshot = null;
        int view = 1;
        for (Iterator<String> rest = List.of(args).iterator(); rest.hasNext();) {
            String argument = rest.next();
            switch (argument) {
                case "--help" -> help = true;
                case "--headless" -> headless = true;
                case "--debug" -> debug = true;
                case "--ticks" -> ticks = number(argument, value(argument, rest), Long.MAX_VALUE);
                case "--screenshot" -> screenshot = file(value(argument, rest));
                case "--view" -> view = side(sample, argument, rest);
                default -> throw new UsageException("unknown argument: " + argument);
            }
        }
        if (headless && screenshot != null) {
            throw new UsageException("--screenshot needs a window, so it cannot be used with --headless");
        }
        return new SampleArguments(help, headless, debug, ticks, screenshot, view);
    }

    private static String value(String argument, Iterator<String> rest) throws UsageException {
        if (!rest.hasNext()) {
            throw new UsageException(argument + " needs a value");
        }
        String value = rest.next();
        if (value.isEmpty() || value.startsWith("--")) {
            throw new UsageException(argument + " needs a value, not \"" + value + "\"");
        }
        return value;
    }

    private static int side(Sample sample, String argument, Iterator<String> rest) throws UsageException {
        if (sample.views() == 1) {
            throw new UsageException("unknown argument: " + argument);
        }
        return (int) number(argument, value(argument, rest), sample.views());
    }

    private static long number(String argument, String value, long greatest) throws UsageException {
        try {
            long number = Long.parseLong(value);
            if (number > 0 && number <= greatest) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Text and numbers out of range get the same message.
        }
        throw new UsageException(argument + " needs a whole number "
                + (greatest == Long.MAX_VALUE ? "above 0" : "from 1 to " + greatest) + ", not \"" + value + "\"");
    }

    private static Path file(String value) throws UsageException {
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw new UsageException("--screenshot needs a file name, not \"" + value + "\"");
        }
    }
}
