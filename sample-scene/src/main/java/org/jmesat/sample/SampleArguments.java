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
 */
record SampleArguments(boolean help, boolean headless, boolean debug, long ticks, Path screenshot) {

    static final String USAGE = """
            usage: SampleScene [--headless] [--ticks N] [--screenshot FILE] [--debug] [--help]
              --headless         no window: print one line for each event, then a summary
                                 (the default where there is no display)
              --ticks N          stop after N collision ticks, N a whole number above 0
                                 (by default %d without a window, and no limit in a window)
              --screenshot FILE  write the window to FILE as a PNG after the ticks
                                 (by default %d), then stop; not with --headless
              --debug            start with the debug view shown
              --help             print this
            """.formatted(SampleScene.HEADLESS_TICKS, SampleScene.SCREENSHOT_TICKS);

    /**
     * Reads a command line. Of several values for the same argument, the last one applies.
     *
     * @throws UsageException for an unknown argument, a missing or wrong value, or a screenshot without a window
     */
    static SampleArguments parse(String... args) throws UsageException {
        boolean help = false;
        boolean headless = false;
        boolean debug = false;
        long ticks = 0;
        Path screenshot = null;
        for (Iterator<String> rest = List.of(args).iterator(); rest.hasNext();) {
            String argument = rest.next();
            switch (argument) {
                case "--help" -> help = true;
                case "--headless" -> headless = true;
                case "--debug" -> debug = true;
                case "--ticks" -> ticks = tickCount(value(argument, rest));
                case "--screenshot" -> screenshot = file(value(argument, rest));
                default -> throw new UsageException("unknown argument: " + argument);
            }
        }
        if (headless && screenshot != null) {
            throw new UsageException("--screenshot needs a window, so it cannot be used with --headless");
        }
        return new SampleArguments(help, headless, debug, ticks, screenshot);
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

    private static long tickCount(String value) throws UsageException {
        try {
            long ticks = Long.parseLong(value);
            if (ticks > 0) {
                return ticks;
            }
        } catch (NumberFormatException e) {
            // Text and numbers below 1 get the same message.
        }
        throw new UsageException("--ticks needs a whole number above 0, not \"" + value + "\"");
    }

    private static Path file(String value) throws UsageException {
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw new UsageException("--screenshot needs a file name, not \"" + value + "\"");
        }
    }
}
