package org.jmesat.debug.lemur;

import com.jme3.material.Material;
import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.Axis;

/**
 * The projection intervals on one axis as bars, A above B, with a number line below. A band marks the overlap or the
 * gap.
 */
final class IntervalBars {
    static final float HEIGHT = 44;
    private static final float BAR = 7;
    private static final float TOP_A = 4;
    private static final float TOP_B = TOP_A + BAR + 2;
    private static final float BAND_MARGIN = 2;
    private static final float RULE = TOP_B + BAR + 3;
    private static final float TICK = 3;
    private static final float LABEL_WIDTH = 72;
    private static final float LABEL_GAP = 8;

    private final PanelStyle style;
    private final Node node = new Node("intervals");
    private final Fill laneA;
    private final Fill laneB;
    final Fill band;
    final IntervalBar barA;
    final IntervalBar barB;
    private final Fill rule;
    private Fill[] ticks = {};
    TextCell[] labels = {};

    IntervalBars(PanelStyle style, Node parent) {
        this.style = style;
        laneA = new Fill(style, node, style.lane, 0.1f);
        laneB = new Fill(style, node, style.lane, 0.1f);
        band = new Fill(style, node, style.overlapBand, 0.2f);
        barA = new IntervalBar(style, node, style.barA, style.lane, 0.3f);
        barB = new IntervalBar(style, node, style.barB, style.lane, 0.3f);
        rule = new Fill(style, node, style.tick, 0.3f);
        parent.attachChild(node);
    }

    void place(float x, float y, NumberLine line) {
        Placement.move(node, x, y, 0);
        laneA.place(0, TOP_A, line.width(), BAR);
        laneB.place(0, TOP_B, line.width(), BAR);
        rule.place(0, RULE, line.width(), 1);
        makeTicks(line.maxTicks());
    }

    private void makeTicks(int count) {
        if (count == ticks.length) {
            return;
        }
        for (int i = count; i < ticks.length; i++) {
            ticks[i].removeFromParent();
            labels[i].remove();
        }
        Fill[] newTicks = new Fill[count];
        TextCell[] newLabels = new TextCell[count];
        for (int i = 0; i < count; i++) {
            newTicks[i] = i < ticks.length ? ticks[i] : new Fill(style, node, style.tick, 0.3f);
            newLabels[i] = i < ticks.length ? labels[i] : new TextCell(style, node, HAlignment.Center);
            newLabels[i].setColor(style.dim);
        }
        ticks = newTicks;
        labels = newLabels;
    }

    void show(Axis axis, boolean deciding, NumberLine line) {
        double centre = AxisWindow.centre(axis, line.span());
        barA.place(line.x(axis.minA(), centre), line.x(axis.maxA(), centre), TOP_A, BAR, line.width());
        barB.place(line.x(axis.minB(), centre), line.x(axis.maxB(), centre), TOP_B, BAR, line.width());
        band.setMaterial(bandMaterial(axis.separation() > 0, deciding));
        showBand(line.x(Math.min(axis.maxA(), axis.minB()), centre), line.x(Math.max(axis.maxA(), axis.minB()), centre),
                axis.separation() == 0, line.width());
        showTicks(centre, line);
    }

    /** Shows the gap or, if the intervals overlap, the push that separates them. */
    private void showBand(float left, float right, boolean empty, float width) {
        float from = Math.min(Math.max(0, left), width - IntervalBar.LEAST);
        float to = Math.max(Math.min(width, right), from + IntervalBar.LEAST);
        band.place(from, TOP_A - BAND_MARGIN, empty ? 0 : to - from, TOP_B + BAR - TOP_A + 2 * BAND_MARGIN);
    }

    private Material bandMaterial(boolean apart, boolean deciding) {
        return apart ? style.gapBand : deciding ? style.leastBand : style.overlapBand;
    }

    private void showTicks(double centre, NumberLine line) {
        double step = line.step();
        double first = Math.ceil((centre - line.span() / 2) / step);
        float free = 0;
        for (int i = 0; i < ticks.length; i++) {
            double value = (first + i) * step;
            float x = line.x(value, centre);
            if (!(x >= 0 && x < line.width())) {
                ticks[i].setShown(false);
                labels[i].set("");
                continue;
            }
            ticks[i].place(x, RULE, 1, TICK);
            CharSequence text = NumberText.append(style.line(), value, line.stepDecimals());
            float half = (float) Math.ceil(style.text.advance(text) / 2);
            boolean fits = x - half >= free && x + half <= line.width();
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
