package org.jmesat.debug;

import com.jme3.math.ColorRGBA;
import org.jmesat.internal.draw.Letter;
import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.PieceOutline;

/**
 * Draws the candidate axes of a pair as number lines beside it, with an arrowhead in the direction in which B would be
 * pushed. Two bars on each show the projection intervals of the shapes. A band between them marks the gap or, if they
 * overlap, the push that separates them. Dotted lines lead from the shapes to the bars on the deciding axis.
 */
final class AxisDrawing {
    /** Lengths in pixels; a lane is the distance of a bar or letter from its axis. */
    private static final float LANE = 6.5f;
    private static final float BAR = 6;
    private static final float MIN_LENGTH = 3;
    private static final float BAND = 3;
    private static final float OVERHANG = 8;
    private static final float LETTER = 9;
    private static final float LETTER_LANE = 9;
    private static final float LETTER_DISTANCE = 11;

    /** Vertices whose projections differ by less than this share of the pair's radius count as equally far. */
    private static final double TIE = 1e-4;

    private final Pen pen;
    private final AxisLayout layout;
    private final AxisChoice choice = new AxisChoice();
    private final Palette palette;
    private ExplainedPair pair;
    private float z;
    private float pixel;

    AxisDrawing(Pen pen, ViewScale view, Palette palette) {
        this.pen = pen;
        this.palette = palette;
        layout = new AxisLayout(view);
    }

    /** Discards the places of the axes, for another pair. */
    void clear() {
        layout.clear();
    }

    /** Draws at most {@code maxAxes} axes. */
    void draw(ExplainedPair explained, AxisReport report, int maxAxes) {
        pair = explained;
        z = pair.elevation();
        pixel = pen.pixels(1, pair.centerX(), pair.centerY(), z);
        layout.begin();
        choice.choose(report, maxAxes);
        for (int i = 0; i < choice.count(); i++) {
            Axis axis = report.axes().get(choice.index(i));
            AxisPlace place = layout.place(axis, pair, pixel);
            if (i == 0) {
                projectors(axis, place);
                if (axis.separates()) {
                    separatingLine(axis, place);
                }
            }
            numberLine(axis, place, color(axis, i == 0), i == 0);
        }
    }

    private ColorRGBA color(Axis axis, boolean deciding) {
        if (axis.separates()) {
            return palette.separatingAxis;
        }
        return deciding ? palette.leastOverlap : palette.otherAxis;
    }

    private void numberLine(Axis axis, AxisPlace place, ColorRGBA color, boolean deciding) {
        double from = place.start();
        double to = place.end();
        pen.use(color, deciding ? 2 : 1.2f).arrow(place.x(from, 0), place.y(from, 0), z, place.x(to, 0),
                place.y(to, 0), z, 9);
        bar(place, axis.minA(), axis.maxA(), -LANE * pixel, palette.intervalA);
        bar(place, axis.minB(), axis.maxB(), LANE * pixel, palette.intervalB);
        band(place, axis.maxA(), axis.minB(), color, deciding);
        if (deciding) {
            letters(axis, place);
        }
    }

    /** Draws an interval; one of length 0, such as that of a segment on its normal, as a short mark. */
    private void bar(AxisPlace place, double min, double max, double across, ColorRGBA color) {
        double extra = Math.max(0, MIN_LENGTH * pixel - (max - min)) / 2;
        double from = min - extra;
        double to = max + extra;
        pen.use(color, BAR).line(place.x(from, across), place.y(from, across), z, place.x(to, across),
                place.y(to, across), z);
    }

    private void band(AxisPlace place, double from, double to, ColorRGBA color, boolean deciding) {
        pen.use(color, deciding ? BAND + 2 : BAND).line(place.x(from, 0), place.y(from, 0), z, place.x(to, 0),
                place.y(to, 0), z);
        if (deciding) {
            tick(place, from, color);
            tick(place, to, color);
        }
    }

    /** Draws each letter at the outer end of its bar. */
    private void letters(Axis axis, AxisPlace place) {
        double a = axis.minA() - LETTER_DISTANCE * pixel;
        double b = axis.maxB() + LETTER_DISTANCE * pixel;
        pen.use(palette.intervalA, 1.5f);
        Letter.A.draw(pen, place.x(a, -LETTER_LANE * pixel), place.y(a, -LETTER_LANE * pixel), z, LETTER);
        pen.use(palette.intervalB, 1.5f);
        Letter.B.draw(pen, place.x(b, LETTER_LANE * pixel), place.y(b, LETTER_LANE * pixel), z, LETTER);
    }

    private void tick(AxisPlace place, double at, ColorRGBA color) {
        double half = (LANE + BAR / 2 + 2) * pixel;
        pen.use(color, 2).line(place.x(at, -half), place.y(at, -half), z, place.x(at, half), place.y(at, half), z);
    }

    private void projectors(Axis axis, AxisPlace place) {
        projector(axis, place, pair.a(), axis.minA(), -1, -LANE, palette.intervalA);
        projector(axis, place, pair.a(), axis.maxA(), 1, -LANE, palette.intervalA);
        projector(axis, place, pair.b(), axis.minB(), -1, LANE, palette.intervalB);
        projector(axis, place, pair.b(), axis.maxB(), 1, LANE, palette.intervalB);
    }

    /** Draws a dotted line to the bar from the furthest vertex; of equally far ones, from the nearest to the bar. */
    private void projector(Axis axis, AxisPlace place, PieceOutline shape, double at, int end, float lane,
            ColorRGBA color) {
        int from = 0;
        for (int i = 1; i < shape.count(); i++) {
            double dx = shape.x(i) - shape.x(from);
            double dy = shape.y(i) - shape.y(from);
            double farther = end * (axis.x() * dx + axis.y() * dy);
            double nearer = place.side() * (axis.x() * dy - axis.y() * dx);
            double tie = TIE * pair.radius();
            if (farther > tie || farther > -tie && nearer > 0) {
                from = i;
            }
        }
        double across = (lane - BAR / 2) * pixel;
        pen.use(color, 1.5f).dashes((float) shape.x(from), (float) shape.y(from), shape.elevation(),
                place.x(at, across), place.y(at, across), z, 3, 5);
    }

    /** Draws a dotted line perpendicular to the axis, through the middle of the gap and past both shapes. */
    private void separatingLine(Axis axis, AxisPlace place) {
        double gap = axis.maxA() + axis.minB();
        double near = (LANE + BAR + OVERHANG) * pixel;
        double across = pair.support(-axis.y(), axis.x()) + pair.support(axis.y(), -axis.x());
        double far = -place.distance(pair) - across - OVERHANG * pixel;
        pen.use(palette.separatingLine, 2).dashes(place.x(gap / 2, near), place.y(gap / 2, near), z,
                place.x(gap / 2, far), place.y(gap / 2, far), z, 9, 7);
    }
}
