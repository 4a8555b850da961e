package org.jmesat.sample.lab;

import com.jme3.math.ColorRGBA;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.ShapePair;
import org.jmesat.sample.lab.Lab.Switch;

/**
 * Draws an axis beside the shapes. The edge lights up, its normal grows and moves aside, the corners drop on it along
 * dotted lines, and the intervals appear, then the gap or the overlap.
 */
final class AxisDrawing {
    /** When the parts of the animation begin, as parts of its time. */
    static final double RESULT = 0.9;
    private static final double GROW = 0.12;
    private static final double SLIDE = 0.35;
    private static final double DROP = 0.5;
    private static final double BARS = 0.72;
    /** How far the axis reaches beyond the intervals, and how far beside the shapes it is, in world units. */
    private static final double BEYOND = 0.4;
    private static final double BESIDE = 0.45;
    private static final double LINE_BETWEEN = 12;

    private final LabPair pair;
    private final LabPair.Strip strip;
    private final Axis axis;
    private final Frame plane;
    /** X is along the axis, and Y across it. */
    private final Frame frame;
    private final Canvas canvas;
    private final double right;
    private final double size;
    private final double thin;
    /** Where the axis is drawn, above or right of the shapes: its y, and on which side of them it is. */
    private final double y;
    private final double side;

    AxisDrawing(LabPair pair, LabPair.Strip strip, Frame plane, double right, double size, double thin) {
        this.pair = pair;
        this.strip = strip;
        this.plane = plane;
        this.right = right;
        this.size = size;
        this.thin = thin;
        axis = strip.axis();
        canvas = plane.canvas();
        frame = plane.turned(axis.x(), axis.y());
        side = frame.unitX() - 0.4 * frame.unitY() > 0 ? 1 : -1;
        y = side * (Math.max(reach(pair.a), reach(pair.b)) + BESIDE);
    }

    private double reach(PlacedPolygon shape) {
        return shape.computeReach(-side * axis.y(), side * axis.x()) + shape.rounding();
    }

    /** Returns the pixels of both ends. */
    double[] ends() {
        return frame.pixels(strip.lowest() - BEYOND, y, strip.highest() + BEYOND, y);
    }

    /** Draws the axis and its intervals only, pale. */
    void drawPale() {
        drawLine(y, 0, 1, 0.3);
        drawBars(0.3);
    }

    /**
     * Draws the animation.
     *
     * @param part its time, from 0 to 1
     * @param motion whether B moves, as {@link Switch#MOTION} says
     */
    void draw(double part, boolean motion) {
        lightEdges();
        double[] foot = foot();
        double across = foot[1] * axis.x() - foot[0] * axis.y();
        double at = across + part(part, SLIDE, DROP) * (y - across);
        drawLine(at, foot[0] * axis.x() + foot[1] * axis.y(), part(part, GROW, SLIDE), 1);
        if (part >= DROP) {
            drop(pair.a, LabView.A, part(part, DROP, BARS));
            drop(pair.b, LabView.B, part(part, DROP, BARS));
        }
        drawBars(part(part, BARS, RESULT));
        if (part >= RESULT && (!motion || strip.separates())) {
            drawResult(part(part, RESULT, 1));
        }
    }

    /**
     * Draws a line between the shapes that turns until it is parallel to the edge. It fits all the way: the mean of two
     * lines between the shapes is one as well.
     *
     * @param part how far it is turned, from 0 to 1
     */
    void drawTurn(double part) {
        canvas.use(LabView.INK, 0.3);
        drawLineBetween(0);
        canvas.use(LabView.INK);
        drawLineBetween(part);
        if (part == 1) {
            lightEdges();
        }
    }

    /** Draws a mean of the line in the middle of the shapes' distance and the one in the middle of the gap. */
    private void drawLineBetween(double part) {
        ShapePair test = pair.test;
        double x = (1 - part) * test.normalX() + part * axis.x();
        double y = (1 - part) * test.normalY() + part * axis.y();
        double at = 0.5 * (1 - part) * (test.normalX() * (test.pointAX() + test.pointBX())
                + test.normalY() * (test.pointAY() + test.pointBY())) + 0.5 * part * (axis.maxA() + strip.sweptMin());
        double length = Math.hypot(x, y);
        plane.turned(x / length, y / length).dashes(at / length, -LINE_BETWEEN, at / length, LINE_BETWEEN, 1.5 * thin,
                0.3 * size);
    }

    private void lightEdges() {
        lightEdge(plane, pair.a, strip.edgeOfA(), thin);
        lightEdge(plane, pair.b, strip.edgeOfB(), thin);
    }

    private static double part(double part, double from, double to) {
        return Math.max(0, Math.min(1, (part - from) / (to - from)));
    }

    private static void lightEdge(Frame plane, PlacedPolygon shape, int edge, double thin) {
        if (edge >= 0) {
            int next = (edge + 1) % shape.count();
            double x = shape.rounding() * shape.normalX(edge);
            double y = shape.rounding() * shape.normalY(edge);
            plane.canvas().use(LabView.LIT);
            plane.line(shape.x()[edge] + x, shape.y()[edge] + y, shape.x()[next] + x, shape.y()[next] + y, 5 * thin);
        }
    }

    /** Returns the middle of the edge, or of the line between the closest corners, which it lights up. */
    private double[] foot() {
        int edge = strip.edgeOfA() >= 0 ? strip.edgeOfA() : strip.edgeOfB();
        PlacedPolygon shape = strip.edgeOfA() >= 0 ? pair.a : pair.b;
        if (edge >= 0) {
            int next = (edge + 1) % shape.count();
            return new double[] {0.5 * (shape.x()[edge] + shape.x()[next]), 0.5 * (shape.y()[edge] + shape.y()[next])};
        }
        double x1 = pair.test.pointAX() - pair.a.rounding() * axis.x();
        double y1 = pair.test.pointAY() - pair.a.rounding() * axis.y();
        double x2 = pair.test.pointBX() + pair.b.rounding() * axis.x();
        double y2 = pair.test.pointBY() + pair.b.rounding() * axis.y();
        canvas.use(LabView.LIT);
        plane.line(x1, y1, x2, y2, 4 * thin);
        return new double[] {0.5 * (x1 + x2), 0.5 * (y1 + y2)};
    }

    private void drawLine(double at, double from, double grown, double alpha) {
        canvas.use(LabView.INK, alpha);
        frame.arrow(from + grown * (strip.lowest() - BEYOND - from), at,
                from + grown * (strip.highest() + BEYOND - from), at, 1.5 * thin);
    }

    /** Draws dotted lines from the corners, or from the arcs around them, to the axis. */
    private void drop(PlacedPolygon shape, ColorRGBA color, double part) {
        canvas.use(color, 0.75);
        for (int i = 0; i < shape.count(); i++) {
            double along = shape.x()[i] * axis.x() + shape.y()[i] * axis.y();
            double across = shape.y()[i] * axis.x() - shape.x()[i] * axis.y();
            for (int arc = shape.rounding() > 0 ? -1 : 1; arc <= 1; arc += 2) {
                double x = along + arc * shape.rounding();
                frame.dashes(x, across, x, across + part * (y - across), 1.3 * thin, 0.22 * size);
            }
        }
    }

    private void drawBars(double alpha) {
        double high = 0.52 * size / frame.scale();
        bar(strip.sweptMin(), strip.sweptMax(), y - high, high, LabView.B, 0.3 * alpha);
        bar(axis.minA(), axis.maxA(), y, high, LabView.A, alpha);
        bar(axis.minB(), axis.maxB(), y - high, high, LabView.B, alpha);
    }

    /** Fills an interval of the axis. */
    private void bar(double from, double to, double low, double high, ColorRGBA color, double alpha) {
        canvas.use(color, alpha);
        frame.fill(from, low, to, low, to, low + high, from, low + high);
    }

    private void drawResult(double part) {
        boolean gap = axis.separates();
        double from = gap ? axis.maxA() : axis.minB();
        double to = gap ? strip.sweptMin() : axis.maxA();
        double high = (gap ? 0.65 : 0.31) * size / frame.scale();
        double rim = Math.min(thin / frame.scale(), 0.25 * (to - from));
        bar(from, to, y - high, 2 * high, LabView.INK, part);
        bar(from + rim, to - rim, y - high + rim, 2 * (high - rim), gap ? LabView.GAP : ColorRGBA.White, part);
        double middle = 0.5 * (from + to);
        if (gap) {
            canvas.use(LabView.INK, part);
            drawLineBetween(1);
        }
        String result = strip.end() == axis ? pair.result(strip) : "gap " + LabCaption.number(to - from);
        // The middle of the text is so far away that it does not cover the bars.
        double wide = 0.48 * size * result.length();
        double far = side * (1.4 * size + 0.55 * wide * Math.abs(frame.unitY()) / frame.scale()) / frame.scale();
        double x = frame.x(middle, y + far);
        double at = frame.y(middle, y + far);
        if (x + wide / 2 > right) {
            // No room there: above the upper end of the axis.
            double[] ends = ends();
            boolean first = ends[1] > ends[3];
            x = Math.min(first ? ends[0] : ends[2], right - wide / 2);
            at = (first ? ends[1] : ends[3]) + 0.7 * size;
        }
        canvas.use(LabView.PAPER, 0.9).rectangle(x - wide / 2, at - 0.6 * size, wide, 1.2 * size);
        canvas.use(LabView.INK).label(result, x, at, 0.95 * size, 0.5);
    }
}
