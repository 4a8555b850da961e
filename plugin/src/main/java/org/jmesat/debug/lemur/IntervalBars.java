package org.jmesat.debug.lemur;

import com.jme3.material.Material;
import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import java.util.Arrays;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.Axis;

/**
 * The projection intervals on one axis as bars, A above B, with a number line below. A band marks the overlap or the
 * gap.
 */
final class IntervalBars extends Part {
    static final float HEIGHT = 44;
    private static final float BAR = 7;
    private static final float TOP_A = 4;
    private static final float TOP_B = TOP_A + BAR + 2;
    private static final float BAND_MARGIN = 2;
    private static final float RULE = TOP_B + BAR + 3;
    private static final float TICK = 3;
    private static final float LABEL_WIDTH = 72;
    private static final float LABEL_GAP = 8;
    /** A bar of fewer pixels is easily overlooked. */
    private static final float LEAST = 2;

    final Fill band;
    final IntervalBar barA;
    final IntervalBar barB;
    private final Fill rule;
    private Fill[] ticks = {};
    TextCell[] labels = {};

    IntervalBars(PanelStyle style, Node home) {
        super("intervals", style, home);
        band = fill(style.overlapBand, 0.2f);
        barA = new IntervalBar(style.barA, TOP_A);
        barB = new IntervalBar(style.barB, TOP_B);
        rule = fill(style.tick, 0.3f);
    }

    /**
     * A bar from one value to another on a lane. It is at least {@link #LEAST} pixels wide. At an end that lies beyond
     * the lane it is broken into dashes: it goes on there.
     */
    final class IntervalBar {
        private static final float DASH = 4;
        private static final float GAP = 3;
        private static final int GAPS = 2;

        private final float top;
        private final Fill lane = fill(style.lane, 0.1f);
        final Fill bar;
        /** The gaps between the dashes, at the left end, then at the right end. */
        final Fill[] gaps = new Fill[2 * GAPS];

        private IntervalBar(Material material, float top) {
            this.top = top;
            bar = fill(material, 0.3f);
            for (int i = 0; i < gaps.length; i++) {
                gaps[i] = fill(style.lane, 0.35f);
            }
        }

        /** Places the bar between two positions, which may be beyond the lane, whose width is the last number. */
        private void place(float left, float right, float width) {
            float from = Math.min(Math.max(0, left), width - LEAST);
            float to = Math.max(Math.min(width, right), LEAST);
            if (to - from < LEAST) {
                from = Math.min(Math.max(0, (float) Math.floor((from + to - LEAST) / 2)), width - LEAST);
                to = from + LEAST;
            }
            lane.place(0, top, width, BAR);
            bar.place(from, top, to - from, BAR);
            for (int i = 0; i < GAPS; i++) {
                float offset = DASH + i * (DASH + GAP);
                boolean fits = to - from > 2 * offset;
                gaps[i].place(from + offset, top, left < 0 && fits ? GAP : 0, BAR);
                gaps[GAPS + i].place(to - offset - GAP, top, right > width && fits ? GAP : 0, BAR);
            }
        }
    }

    /** Those that a narrower row does not need are hidden, since their places are beyond it. */
    private void makeTicks(int count) {
        int made = ticks.length;
        if (count > made) {
            ticks = Arrays.copyOf(ticks, count);
            labels = Arrays.copyOf(labels, count);
            for (int i = made; i < count; i++) {
                ticks[i] = fill(style.tick, 0.3f);
                labels[i] = text(HAlignment.Center, style.dim);
            }
        }
    }

    /** Shows an axis from a position in the row on. */
    void show(float x, Axis axis, boolean deciding, NumberLine line) {
        move(this, x, 0, 0);
        double centre = line.centre(axis);
        barA.place(line.x(axis.minA(), centre), line.x(axis.maxA(), centre), line.width);
        barB.place(line.x(axis.minB(), centre), line.x(axis.maxB(), centre), line.width);
        band.setMaterial(axis.separation() > 0 ? style.gapBand : deciding ? style.leastBand : style.overlapBand);
        showBand(line.x(Math.min(axis.maxA(), axis.minB()), centre), line.x(Math.max(axis.maxA(), axis.minB()), centre),
                axis.separation() == 0, line.width);
        rule.place(0, RULE, line.width, 1);
        makeTicks(line.maxTicks());
        showTicks(centre, line);
    }

    /** Shows the gap or, if the intervals overlap, the push that separates them. */
    private void showBand(float left, float right, boolean empty, float width) {
        float from = Math.min(Math.max(0, left), width - LEAST);
        float to = Math.max(Math.min(width, right), from + LEAST);
        band.place(from, TOP_A - BAND_MARGIN, empty ? 0 : to - from, TOP_B + BAR - TOP_A + 2 * BAND_MARGIN);
    }

    private void showTicks(double centre, NumberLine line) {
        double step = line.step;
        double first = Math.ceil((centre - line.span / 2) / step);
        float free = 0;
        for (int i = 0; i < ticks.length; i++) {
            double value = (first + i) * step;
            float x = line.x(value, centre);
            if (!(x >= 0 && x < line.width)) {
                ticks[i].setShown(false);
                labels[i].set("");
                continue;
            }
            ticks[i].place(x, RULE, 1, TICK);
            CharSequence text = NumberText.append(style.line(), value, line.stepDecimals());
            float half = (float) Math.ceil(style.text.advance(text) / 2);
            boolean fits = x - half >= free && x + half <= line.width;
            labels[i].set(fits ? text : "");
            if (fits) {
                // Far from the origin a label is wider than the usual column.
                float column = Math.max(LABEL_WIDTH, 2 * half + 2);
                labels[i].place(x - column / 2, RULE + 1, column);
                free = x + half + LABEL_GAP;
            }
        }
    }
}
