package org.jmesat.benchmarks;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;

/** Draws charts below each other as SVG, 800 pixels wide. The same numbers give the same text. */
public final class Plot {
    /**
     * @param label what the bar shows
     * @param length length on the axis, at least 0; bars are cut at {@link #LONGEST}
     * @param value the text beside the bar
     * @param isMissed whether the bar misses a requirement
     */
    public record Bar(String label, double length, String value, boolean isMissed) {
    }

    /** Bars that are longer end with a gap before their tip. */
    static final double LONGEST = 2;

    private static final int WIDTH = 800;
    private static final int ROW = 18;
    private static final int LETTER = 6;
    private static final int VALUE_WIDTH = 100;
    private static final int LABELS_WIDTH = 150;
    private static final int LINES_HEIGHT = 300;
    private static final String MET = "#0072b2";
    private static final String MISSED = "#d55e00";
    /** Colours that colour-blind people can tell apart. */
    private static final List<String> COLOURS =
            List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000");

    private final StringBuilder shapes = new StringBuilder();
    /** Of the lines, by their names. */
    private final Map<String, String> colours = new HashMap<>();
    private int y = 10;

    /** True if nothing was drawn. */
    boolean isEmpty() {
        return shapes.isEmpty();
    }

    /** Draws a horizontal bar for each number, with a line at 1. */
    public void bars(String axis, List<Bar> bars) {
        if (bars.isEmpty()) {
            return;
        }
        int left = 15 + LETTER * bars.stream().mapToInt(bar -> plain(bar.label).length()).max().orElseThrow();
        int width = WIDTH - VALUE_WIDTH - left;
        int bottom = y + ROW * bars.size();
        for (int i = 0; i <= 2 * LONGEST; i++) {
            int x = left + (int) Math.round(width * i / (2 * LONGEST));
            line(x, y, x, bottom + 4, i == 2 ? "#000000" : "#dddddd");
            text(x, bottom + 16, "middle", String.valueOf(0.5 * i));
        }
        for (Bar bar : bars) {
            String colour = bar.isMissed ? MISSED : MET;
            double length = width * Math.min(bar.length, LONGEST) / LONGEST;
            text(left - 6, y + 13, "end", bar.label);
            rectangle(left, y + 3, bar.length > LONGEST ? length - 12 : length, colour);
            if (bar.length > LONGEST) {
                rectangle(left + length - 8, y + 3, 8, colour);
            }
            text(WIDTH - VALUE_WIDTH + 8, y + 13, "start", bar.value);
            y += ROW;
        }
        text(WIDTH - 10, bottom + 32, "end", axis);
        y = bottom + 60;
    }

    /**
     * Draws a line for each series, on logarithmic axes.
     *
     * @param axis what x is
     * @param title what y is
     * @param isRatio whether y is a ratio, with a line at 1
     * @param marks the values of x, and their labels
     * @param series points by the name of their line: y over x, both positive
     */
    public void lines(String axis, String title, boolean isRatio, NavigableMap<Double, String> marks,
            Map<String, NavigableMap<Double, Double>> series) {
        List<Double> values = series.values().stream().map(Map::values).flatMap(Collection::stream).toList();
        if (values.isEmpty()) {
            return;
        }
        double least = values.stream().mapToDouble(Math::log10).map(Math::floor).min().orElseThrow();
        double most = Math.max(least + 1,
                values.stream().mapToDouble(Math::log10).map(Math::ceil).max().orElseThrow());
        Frame frame = new Frame(60, y + 20, WIDTH - LABELS_WIDTH - 60, LINES_HEIGHT, Math.log10(marks.firstKey()),
                Math.log10(marks.lastKey()), least, most);
        text(10, y + 8, "start", title);
        marks.forEach((value, label) -> {
            line(frame.x(value), frame.top, frame.x(value), frame.top + frame.height + 4, "#dddddd");
            text(frame.x(value), frame.top + frame.height + 16, "middle", label);
        });
        for (int power = (int) least; power <= most; power++) {
            double at = frame.y(Math.pow(10, power));
            line(frame.left, at, frame.left + frame.width, at, isRatio && power == 0 ? "#000000" : "#dddddd");
            text(frame.left - 6, at + 4, "end", String.format(Locale.ROOT, "%." + Math.max(0, -power) + "f",
                    Math.pow(10, power)));
        }
        text(frame.left + frame.width / 2, frame.top + frame.height + 32, "middle", axis);
        series.forEach((name, points) -> {
            String colour = colours.computeIfAbsent(name, key -> COLOURS.get(colours.size() % COLOURS.size()));
            StringBuilder path = new StringBuilder();
            points.forEach((x, value) -> {
                path.append(String.format(Locale.ROOT, "%.1f,%.1f ", frame.x(x), frame.y(value)));
                shapes.append(String.format(Locale.ROOT, "<circle cx='%.1f' cy='%.1f' r='3' fill='%s'/>%n",
                        frame.x(x), frame.y(value), colour));
            });
            shapes.append(String.format("<polyline points='%s' fill='none' stroke='%s' stroke-width='2'/>%n",
                    path.toString().trim(), colour));
        });
        label(frame, series);
        y = frame.top + frame.height + 60;
    }

    /** Writes the names of the lines at the height of their last points, pushed apart. */
    private void label(Frame frame, Map<String, NavigableMap<Double, Double>> series) {
        List<String> names = new ArrayList<>(series.keySet());
        names.sort(Comparator.comparingDouble(name -> frame.y(series.get(name).lastEntry().getValue())));
        double free = frame.top;
        for (int i = 0; i < names.size(); i++) {
            double wanted = frame.y(series.get(names.get(i)).lastEntry().getValue());
            double lowest = frame.top + frame.height - 14 * (names.size() - 1 - i);
            double at = Math.min(lowest, Math.max(wanted, free));
            int x = frame.left + frame.width + 10;
            shapes.append(String.format(Locale.ROOT, "<circle cx='%d' cy='%.1f' r='4' fill='%s'/>%n", x, at,
                    colours.get(names.get(i))));
            text(x + 8, at + 4, "start", names.get(i));
            free = at + 14;
        }
    }

    /** Where values are, on logarithmic axes. */
    private record Frame(int left, int top, int width, int height, double leastX, double mostX, double leastY,
            double mostY) {
        private double x(double value) {
            double range = mostX - leastX;
            return left + 20 + (width - 40) * (range == 0 ? 0.5 : (Math.log10(value) - leastX) / range);
        }

        private double y(double value) {
            return top + height * (mostY - Math.log10(value)) / (mostY - leastY);
        }
    }

    /** A number of things, with spaces between thousands. */
    public static String count(int number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', ' ');
    }

    private void line(double x1, double y1, double x2, double y2, String colour) {
        shapes.append(String.format(Locale.ROOT, "<line x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f' stroke='%s'/>%n",
                x1, y1, x2, y2, colour));
    }

    private void rectangle(double x, double top, double width, String colour) {
        shapes.append(String.format(Locale.ROOT, "<rect x='%.1f' y='%.1f' width='%.1f' height='%d' fill='%s'/>%n",
                x, top, width, ROW - 6, colour));
    }

    private void text(double x, double base, String anchor, String text) {
        shapes.append(String.format(Locale.ROOT, "<text x='%.1f' y='%.1f' text-anchor='%s'>%s</text>%n", x, base,
                anchor, plain(text).replace("&", "&amp;").replace("<", "&lt;")));
    }

    /** A text without the marks of Markdown. */
    private static String plain(String text) {
        return text.replace("`", "");
    }

    /** The whole text of the SVG, with the lines of a footer. */
    String format(List<String> footer) {
        for (String each : footer) {
            text(10, y, "start", each);
            y += 14;
        }
        return String.format(Locale.ROOT, "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d'"
                + " viewBox='0 0 %1$d %2$d' font-family='sans-serif' font-size='11'>%n"
                + "<rect width='100%%' height='100%%' fill='white'/>%n%s</svg>%n", WIDTH, y, shapes);
    }
}
