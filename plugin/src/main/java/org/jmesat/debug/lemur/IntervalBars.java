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
    private final Fill band;
    private final Fill barA;
    private final Fill barB;
    private final Fill rule;
    private Fill[] ticks = {};
    private TextCell[] labels = {};

    IntervalBars(PanelStyle style, Node parent) {
        this.style = style;
        laneA = new Fill(style, node, style.lane, 0.1f);
        laneB = new Fill(style, node, style.lane, 0.1f);
        band = new Fill(style, node, style.overlapBand, 0.2f);
        barA = new Fill(style, node, style.barA, 0.3f);
        barB = new Fill(style, node, style.barB, 0.3f);
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
        double centre = (Math.min(axis.minA(), axis.minB()) + Math.max(axis.maxA(), axis.maxB())) / 2;
        bar(barA, line.x(axis.minA(), centre), line.x(axis.maxA(), centre), TOP_A);
        bar(barB, line.x(axis.minB(), centre), line.x(axis.maxB(), centre), TOP_B);
        boolean apart = axis.separation() > 0;
        band.setMaterial(bandMaterial(apart, deciding));
        double begin = Math.max(axis.minA(), axis.minB());
        double end = Math.min(axis.maxA(), axis.maxB());
        float left = line.x(Math.min(begin, end), centre);
        float right = line.x(Math.max(begin, end), centre);
        band.place(left, TOP_A - BAND_MARGIN, right - left, TOP_B + BAR - TOP_A + 2 * BAND_MARGIN);
        showTicks(centre, line);
    }

    private Material bandMaterial(boolean apart, boolean deciding) {
        return apart ? style.gapBand : deciding ? style.leastBand : style.overlapBand;
    }

    /** Places a bar; it is at least one pixel wide, since the interval of a flat shape may have length 0. */
    private static void bar(Fill bar, float left, float right, float top) {
        bar.place(left, top, Math.max(1, right - left), BAR);
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
            float half = (float) Math.ceil(style.fit.width(text) / 2);
            boolean fits = x - half >= free && x + half <= line.width();
            labels[i].set(fits ? text : "");
            if (fits) {
                labels[i].place(x - LABEL_WIDTH / 2, RULE + 1, LABEL_WIDTH);
                free = x + half + LABEL_GAP;
            }
        }
    }

    Fill barA() {
        return barA;
    }

    Fill barB() {
        return barB;
    }

    Fill band() {
        return band;
    }
}
