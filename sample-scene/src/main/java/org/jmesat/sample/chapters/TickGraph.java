package org.jmesat.sample.chapters;

import com.jme3.font.BitmapText;
import com.jme3.math.ColorRGBA;
import java.util.Locale;
import org.jmesat.world.StepStatistics;
import org.jmesat.world.StepStatistics.Stage;

/** A bar for each of the last ticks, divided by the stages of the tick, in the lower part of the view. */
final class TickGraph {
    private static final int TICKS = 120;
    private static final int AVERAGED = 30;
    private static final float LEFT = -6.3f;
    private static final float WIDTH = 12.6f;
    private static final float BOTTOM = -3.6f;
    private static final float HEIGHT = 1.7f;
    private static final float[] SCALES = {0.5f, 1, 2, 5, 10, 20, 50, 100, 200, 500, Float.POSITIVE_INFINITY};
    /** First the scene, which is scanned before the step and gets the events after it; then the stages of the step. */
    private static final int PARTS = 1 + Stage.values().length;
    private static final ColorRGBA[] COLORS = {Chapter.color(0x8592a8), Chapter.BLUE, Chapter.GREEN,
        Chapter.color(0x9a86c4), Chapter.LIT, Chapter.RED};

    private final float[][] milliseconds = new float[TICKS][PARTS];
    private final Rectangles bars = new Rectangles(TICKS * PARTS);
    private final BitmapText[] labels = new BitmapText[PARTS];
    private final BitmapText scaleLabel;
    private int next;

    TickGraph(Chapter chapter) {
        chapter.drawing("graph", bars, ColorRGBA.White).getMaterial().setBoolean("VertexColor", true);
        scaleLabel = chapter.text("", LEFT + 0.7f, BOTTOM + HEIGHT + 0.2f, 0.26f);
        for (int part = 0; part < PARTS; part++) {
            labels[part] = chapter.text("", LEFT + 2.4f + 1.95f * part, BOTTOM + HEIGHT + 0.2f, 0.26f);
            labels[part].setColor(COLORS[part]);
        }
    }

    /** Adds a tick, of which the statistics tell the step. */
    void add(long tickNanoseconds, StepStatistics step) {
        float[] tick = milliseconds[next++ % TICKS];
        tick[0] = tickNanoseconds / 1e6f;
        for (Stage stage : Stage.values()) {
            tick[1 + stage.ordinal()] = step.getNanoseconds(stage) / 1e6f;
            tick[0] -= tick[1 + stage.ordinal()];
        }
        draw();
    }

    private void draw() {
        int scale = 0;
        while (SCALES[scale] < 2 * average()) {
            scale++;
        }
        for (int i = 0; i < TICKS; i++) {
            float x = LEFT + WIDTH / TICKS * i;
            float y = BOTTOM;
            float[] tick = milliseconds[(next + i) % TICKS];
            for (int part = 0; part < PARTS; part++) {
                float top = Math.min(BOTTOM + HEIGHT, y + HEIGHT / SCALES[scale] * tick[part]);
                bars.add(x, y, x + 0.8f * WIDTH / TICKS, top, COLORS[part]);
                y = top;
            }
        }
        bars.show();
        scaleLabel.setText(String.format(Locale.ROOT, "%.1f ms", SCALES[scale]));
        for (int part = 0; part < PARTS; part++) {
            String name = part == 0 ? "scene" : Stage.values()[part - 1].name().toLowerCase(Locale.ROOT);
            labels[part].setText(String.format(Locale.ROOT, "%s %.2f", name, average(part)));
        }
    }

    /** {@return the mean time of the last ticks in milliseconds} */
    float average() {
        float sum = 0;
        for (int part = 0; part < PARTS; part++) {
            sum += average(part);
        }
        return sum;
    }

    private float average(int part) {
        float sum = 0;
        int count = Math.min(next, AVERAGED);
        for (int i = 1; i <= count; i++) {
            sum += milliseconds[(next - i) % TICKS][part];
        }
        return sum / Math.max(1, count);
    }
}
