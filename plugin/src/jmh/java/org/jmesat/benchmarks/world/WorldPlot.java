package org.jmesat.benchmarks.world;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.testing.world.WorldWorkload;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;

/** Plots the time of a tick over the number of bodies when all move, on logarithmic axes. */
final class WorldPlot {
    private WorldPlot() {
    }

    /** Writes an SVG if at least two numbers of bodies were measured. */
    static void write(TickTimes times, Path file) throws IOException {
        List<Crowd> crowds = times.crowds().stream()
                .filter(crowd -> crowd.workload() == WorldWorkload.WORLD)
                .toList();
        if (crowds.size() < 2) {
            return;
        }
        System.setProperty("java.awt.headless", "true");
        XYChart chart = new XYChartBuilder().width(900).height(650).title("A tick in which all bodies move")
                .xAxisTitle("bodies").yAxisTitle("ms").build();
        chart.getStyler().setXAxisLogarithmic(true).setYAxisLogarithmic(true)
                .setLegendPosition(LegendPosition.InsideNW);
        for (Library library : Library.values()) {
            List<Integer> bodies = new ArrayList<>();
            List<Double> milliseconds = new ArrayList<>();
            for (Crowd crowd : crowds) {
                TickTime time = times.get(crowd, library);
                if (time != null) {
                    bodies.add(crowd.bodies());
                    milliseconds.add(time.median());
                }
            }
            if (!bodies.isEmpty()) {
                chart.addSeries(library.label(), bodies, milliseconds);
            }
        }
        VectorGraphicsEncoder.saveVectorGraphic(chart, file.toString(), VectorGraphicsFormat.SVG);
    }
}
