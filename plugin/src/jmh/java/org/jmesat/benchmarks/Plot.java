package org.jmesat.benchmarks;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import org.knowm.xchart.AnnotationLine;
import org.knowm.xchart.HorizontalBarChart;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.internal.chartpart.AxesChart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.AxesChartStyler.TextAlignment;

/** Charts below each other as SVG, 800 pixels wide. The same numbers and fonts give the same text. */
public final class Plot {
    /**
     * @param label what the bar shows, and the number
     * @param length length on the axis, at least 0; bars are cut at {@link #LONGEST}
     * @param isMissed whether the bar misses a requirement
     */
    public record Bar(String label, double length, boolean isMissed) {
    }

    static {
        // No display is needed. The fonts and colours below already ask.
        System.setProperty("java.awt.headless", "true");
    }

    /** Bars that are longer end here. */
    static final double LONGEST = 2;

    private static final int WIDTH = 800;
    private static final int ROW = 18;
    private static final Font FONT = new Font(Font.DIALOG, Font.PLAIN, 11);
    /** Does not round the widths of letters to pixels. */
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);
    /** Colours that colour-blind people can tell apart. */
    private static final Color[] COLOURS = {new Color(0x0072b2), new Color(0xd55e00), new Color(0x009e73),
            new Color(0xcc79a7), new Color(0xe69f00), new Color(0x56b4e9), Color.BLACK};

    private final List<AxesChart<?, ?>> charts = new ArrayList<>();
    /** Of lines, by their names, in all charts. */
    private final Map<String, Color> colours = new HashMap<>();
    private final List<String> notes = new ArrayList<>();
    /** What {@link Graphics} writes, by the points of its outline. */
    private final Map<List<Double>, String> texts = new HashMap<>();

    /** True if nothing was drawn. */
    boolean isEmpty() {
        return charts.isEmpty();
    }

    /** Draws a horizontal bar for each number, with a line at 1, and a note below the chart. */
    public void bars(String axis, String note, List<Bar> bars) {
        if (bars.isEmpty()) {
            return;
        }
        HorizontalBarChart chart = new HorizontalBarChart(WIDTH, 60 + ROW * bars.size());
        add(chart, axis);
        // The hint is of both axes; a longer one would leave out labels of bars.
        chart.getStyler().setXAxisMin(0.0).setXAxisMax(LONGEST).setXAxisTickMarkSpacingHint(1)
                .setYAxisLabelAlignment(TextAlignment.Right);
        chart.getStyler().setLegendVisible(false);
        List<String> labels = bars.stream().map(bar -> text(bar.label)).toList();
        for (boolean isMissed : new boolean[] {false, true}) {
            chart.addSeries(isMissed ? "missed" : "met", bars.stream()
                    .map(bar -> bar.isMissed == isMissed ? Math.min(bar.length, LONGEST) : 0).toList(), labels);
        }
        chart.addAnnotation(new AnnotationLine(1, true, false));
        notes.add(note);
    }

    /**
     * Draws a line for each series, on logarithmic axes.
     *
     * @param title what y is
     * @param axis what x is
     * @param series points by the name of their line: y over x, both positive
     */
    public void lines(String title, String axis, Map<String, NavigableMap<Double, Double>> series) {
        if (series.isEmpty()) {
            return;
        }
        XYChart chart = new XYChart(WIDTH, 400);
        add(chart, axis);
        chart.setTitle(text(title));
        chart.getStyler().setXAxisLogarithmic(true).setYAxisLogarithmic(true)
                .setXAxisTickLabelsFormattingFunction(value -> text(count(value.intValue())));
        series.forEach((name, points) -> {
            Color colour = colours.computeIfAbsent(text(name), key -> COLOURS[colours.size() % COLOURS.length]);
            chart.addSeries(name, new ArrayList<>(points.keySet()), new ArrayList<>(points.values()))
                    .setMarkerColor(colour).setLineColor(colour);
        });
    }

    private void add(AxesChart<?, ?> chart, String axis) {
        chart.setXAxisTitle(text(axis));
        AxesChartStyler styler = chart.getStyler();
        styler.setAxisTickLabelsFont(FONT).setAxisTitleFont(FONT).setPlotGridLinesStroke(new BasicStroke())
                .setAxisTicksLineVisible(false).setAxisTicksMarksVisible(false);
        styler.setLocale(Locale.ROOT).setLegendFont(FONT).setChartTitleFont(FONT).setSeriesColors(COLOURS)
                .setPlotContentSize(0.96).setChartBackgroundColor(Color.WHITE).setAnnotationLineColor(Color.BLACK);
        charts.add(chart);
    }

    /** A number of things, with spaces between thousands. */
    public static String count(int number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', ' ');
    }

    /** Removes the marks of Markdown from a text, and makes {@link Graphics} recognise it. */
    private String text(String text) {
        String plain = text.replace("`", "");
        texts.put(points(new TextLayout(plain, FONT, EXACT).getOutline(null)), plain);
        return plain;
    }

    /** The whole text of the SVG, with the lines of a footer. To be called once. */
    String format(List<String> footer) {
        Graphics graphics = new Graphics();
        int height = 0;
        for (AxesChart<?, ?> chart : charts) {
            chart.paint(graphics, WIDTH, chart.getHeight());
            graphics.translate(0, chart.getHeight());
            height += chart.getHeight();
        }
        graphics.setFont(FONT);
        graphics.setColor(Color.BLACK);
        notes.addAll(footer);
        for (String line : notes) {
            height += 16;
            graphics.drawString(line, 10, 10);
            graphics.translate(0, 16);
        }
        return new SVGProcessor().getDocument(graphics.getCommands(), new PageSize(0, 0, WIDTH, height)).toString()
                .replaceFirst("<svg ", "<svg font-family=\"sans-serif\" ");
    }

    private static List<Double> points(Shape shape) {
        List<Double> points = new ArrayList<>();
        double[] segment = new double[6];
        for (PathIterator path = shape.getPathIterator(null); !path.isDone(); path.next()) {
            path.currentSegment(segment);
            points.add(segment[0]);
            points.add(segment[1]);
        }
        return points;
    }

    /** XChart fills the outlines of letters. This writes known texts as text, so that an SVG has no megabyte. */
    private final class Graphics extends VectorGraphics2D {
        @Override
        public FontRenderContext getFontRenderContext() {
            return EXACT;
        }

        @Override
        public void fill(Shape shape) {
            String text = texts.get(points(shape));
            if (text == null) {
                super.fill(shape);
            } else {
                setFont(FONT);
                drawString(text, 0, 0);
            }
        }
    }
}
