package org.jmesat.sample.lab;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import org.jmesat.narrowphase.Axis;
import org.jmesat.sample.lab.Lab.Kind;
import org.jmesat.sample.lab.Lab.Switch;

/** The right third of the window: a row for each axis with its intervals, and the switches. */
final class LabList {
    private static final ColorRGBA SHEET = Canvas.rgb(0xe4e9ee);
    /** The room for a name, in heights of the text. */
    private static final double NAME = 3.6;

    private final Lab lab;
    private double left;
    private double width;
    private double size;
    private double thin;
    private double switchesTop;
    private double rowTop;
    private double rowHeight;
    private int firstRow;

    LabList(Lab lab) {
        this.lab = lab;
    }

    /**
     * Draws the list.
     *
     * @param left its left edge, in pixels
     * @param width its width
     * @param bottom its lower edge
     * @param top its upper edge
     * @param size the height of text
     * @param thin the width of a thin line
     */
    void draw(Canvas canvas, double left, double width, double bottom, double top, double size, double thin) {
        this.left = left;
        this.width = width;
        this.size = size;
        this.thin = thin;
        canvas.use(SHEET).rectangle(left, bottom, width, top - bottom);
        canvas.use(LabView.GREY).rectangle(left, bottom, thin, top - bottom);
        switchesTop = bottom + 0.3 * size + Switch.values().length * lineHeight();
        for (Switch each : Switch.values()) {
            drawSwitch(canvas, each, switchesTop - (each.ordinal() + 0.5) * lineHeight());
        }
        canvas.use(LabView.GREY).rectangle(left, switchesTop + 0.2 * size, width, thin);
        drawStrips(canvas, top - 0.4 * size);
    }

    private double lineHeight() {
        return 1.35 * size;
    }

    /** Returns the switch at a pixel, or null. */
    Switch switchAt(Vector2f pixel) {
        int row = (int) Math.floor((switchesTop - pixel.y) / lineHeight());
        return pixel.x > left && row >= 0 && row < Switch.values().length ? Switch.values()[row] : null;
    }

    /** Returns the row of the axis at a pixel, or −1. */
    int stripAt(Vector2f pixel) {
        int row = firstRow + (int) Math.floor((rowTop - pixel.y) / rowHeight);
        boolean inside = pixel.x > left && pixel.y < rowTop && pixel.y > switchesTop + 0.5 * size;
        return inside && row < lab.step().pair().strips.size() ? row : -1;
    }

    private void drawSwitch(Canvas canvas, Switch which, double y) {
        boolean on = lab.isOn(which);
        double x = left + 0.6 * size;
        double box = 1.1 * size;
        canvas.use(on ? LabView.INK : ColorRGBA.White).rectangle(x, y - box / 2, box, box);
        canvas.use(LabView.INK).frame(x, y - box / 2, box, box, thin);
        canvas.use(on ? ColorRGBA.White : LabView.INK).label(which.key, x + box / 2, y, 0.85 * size, 0.5);
        canvas.use(LabView.INK, on ? 1 : 0.55).label(which.title + (on ? ": on" : ": off"), x + 1.6 * size, y,
                0.9 * size, 0);
    }

    private void drawStrips(Canvas canvas, double top) {
        LabPair pair = lab.step().pair();
        String heading = lab.pairs().size() == 1 ? "The axes, " + (lab.isPushed() ? "before the push" : "in test order")
                : "Pair " + (lab.pairs().indexOf(pair) + 1)
                + " of " + lab.pairs().size() + ": A's piece " + (pair.pieceA + 1) + ", B's " + (pair.pieceB + 1);
        canvas.use(LabView.INK).text(heading, left + 0.6 * size, top, 0.9 * size, 0, Double.MAX_VALUE);
        int count = pair.strips.size();
        rowTop = top - 1.5 * size;
        double space = rowTop - switchesTop - 0.6 * size;
        rowHeight = Math.max(1.5 * size, Math.min(3 * size, space / count));
        int shown = Math.max(1, (int) (space / rowHeight + 0.01));
        firstRow = Math.max(0, Math.min(lab.step().strip() - shown / 2, count - shown));
        double longest = pair.strips.stream().mapToDouble(strip -> strip.highest() - strip.lowest()).max().orElse(1);
        for (int i = firstRow; i < Math.min(count, firstRow + shown); i++) {
            drawStrip(canvas, pair.strips.get(i), i, rowTop - (i + 1 - firstRow) * rowHeight + 0.1 * size, longest);
        }
    }

    /** Draws a row above a y. The longest one fills its width. */
    private void drawStrip(Canvas canvas, LabPair.Strip strip, int row, double y, double longest) {
        boolean present = lab.step().strip() == row;
        boolean done = lab.isDone(row)
                && (!present || lab.step().kind() != Kind.AXIS || lab.progress() >= AxisDrawing.RESULT);
        double x = left + 0.4 * size;
        double w = width - 0.8 * size;
        double h = rowHeight - 0.2 * size;
        double middle = y + h / 2;
        canvas.use(done ? ColorRGBA.White : SHEET).rectangle(x, y, w, h);
        canvas.use(present ? LabView.LIT : LabView.GREY).frame(x, y, w, h, present ? 2.5 * thin : thin);
        canvas.use(done || present ? LabView.INK : LabView.GREY).label(strip.name(), x + 0.4 * size, middle,
                0.85 * size, 0);
        boolean needed = done || lab.isNeeded(row);
        if (needed) {
            double from = x + NAME * size;
            double room = w - (NAME + (lab.isOn(Switch.MOTION) ? 7.4 : 5.8)) * size;
            double unit = room / longest;
            double zero = from + room / 2 - unit * 0.5 * (strip.lowest() + strip.highest());
            drawBars(canvas, strip, done, new Frame(canvas, zero, middle, unit, 0), Math.min(0.32 * h, 0.5 * size));
        }
        canvas.use(done ? LabView.INK : LabView.GREY).label(done ? lab.step().pair().result(strip)
                : needed ? "" : "not needed", x + w - 0.4 * size, middle, 0.85 * size, 1);
    }

    private void drawBars(Canvas canvas, LabPair.Strip strip, boolean done, Frame frame, double bar) {
        Axis axis = strip.axis();
        double y = frame.originY();
        double alpha = done ? 1 : 0.5;
        rectangle(canvas.use(done ? LabView.B : LabView.GREY, 0.3), frame, strip.sweptMin(), strip.sweptMax(), y - bar,
                bar);
        rectangle(canvas.use(done ? LabView.A : LabView.GREY, alpha), frame, axis.minA(), axis.maxA(), y, bar);
        rectangle(canvas.use(done ? LabView.B : LabView.GREY, alpha), frame, axis.minB(), axis.maxB(), y - bar, bar);
        if (done && !lab.isOn(Switch.MOTION)) {
            boolean gap = axis.separates();
            double from = frame.x(gap ? axis.maxA() : axis.minB(), 0);
            double length = Math.max(3 * thin, frame.scale() * Math.abs(axis.separation()));
            double high = gap ? 1.15 * bar : 0.6 * bar;
            canvas.use(gap ? LabView.GAP : ColorRGBA.White).rectangle(from, y - high, length, 2 * high);
            canvas.use(LabView.INK).frame(from, y - high, length, 2 * high, thin);
        }
    }

    private static void rectangle(Canvas canvas, Frame frame, double from, double to, double y, double high) {
        canvas.rectangle(frame.x(from, 0), y, frame.scale() * (to - from), high);
    }
}
