package org.jmesat.debug;

import org.jmesat.debug.ExplainedPair.Side;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.diagnose.AxisGroups;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisNarrator;
import org.jmesat.narrowphase.AxisReport;

/**
 * Draws the shown axis of a pair as a number line beside it, with an arrowhead in the direction in which B would be
 * pushed. Two bars show the projection intervals of the shapes. A band between them marks the gap or, if they overlap,
 * the push that separates them. Dotted lines lead from the shapes to the bars. A bar that is cut off ends in dashes.
 *
 * <p>On request it draws more axes, thinner and without dotted lines: one of each {@linkplain AxisGroups group}.
 */
final class AxisDrawing extends Drawing {
    /** Lengths in pixels; the lane is the distance of a bar from its axis. */
    private static final float LANE = 6.5f;
    private static final float BAR = 6;
    private static final float MIN_LENGTH = 3;
    private static final float BAND = 3;
    private static final float OVERHANG = 8;
    /** How far the letters are from the ends of the bars and from the axis, and its name from its start. */
    private static final float LETTER_DISTANCE = 6;
    private static final float LETTER_LANE = 16;
    private static final float NAME_DISTANCE = 12;
    /** Without room there, the number of axes is that far from the left border, at the lower one. */
    private static final float CORNER = 80;
    /** How far the separating line goes on beyond the smaller shape. */
    private static final float BEYOND = 60;
    /** The length of the dashes at an open end. */
    private static final float OPEN = 26;

    /** Vertices whose projections differ by less than this share of the pair's radius count as equally far. */
    private static final double TIE = 1e-4;

    private static final AxisNarrator NARRATOR = new AxisNarrator("A", "B");

    final AxisLayout layout;
    private final AxisGroups groups = new AxisGroups();
    private final StringBuilder line = new StringBuilder();
    private ExplainedPair pair;
    private AxisPlace place;
    private double z;
    private double pixel;

    AxisDrawing(Drawing other, Obstacles obstacles) {
        super(other);
        layout = new AxisLayout(view, obstacles, labels);
    }

    /** Draws the shown axis, then others, at most {@code maxAxes} in all; none while there is no report. */
    void draw(ExplainedPair explained, int maxAxes) {
        layout.begin();
        if (explained.report == null) {
            return;
        }
        pair = explained;
        z = pair.elevation;
        pixel = pen.pixels(1, pair.centerX(), pair.centerY(), z);
        Axis shown = pair.axis;
        place = layout.place(shown, pair, pixel, true);
        projector(shown, pair.a, shown.minA(), -1, -LANE);
        projector(shown, pair.a, shown.maxA(), 1, -LANE);
        projector(shown, pair.b, shown.minB(), -1, LANE);
        projector(shown, pair.b, shown.maxB(), 1, LANE);
        if (shown.separates()) {
            separatingLine(shown);
        }
        numberLine(shown, true);
        if (maxAxes > 1) {
            drawOthers(pair.report, shown, maxAxes);
        }
    }

    /** Draws the others for which there is room, each with its name, and writes how many are drawn. */
    private void drawOthers(AxisReport report, Axis shown, int most) {
        groups.update(report);
        AxisPlace first = place;
        int index = 0;
        while (report.axes().get(index) != shown) {
            index++;
        }
        int drawn = 1;
        for (int i = 0; i < groups.count() && drawn < most; i++) {
            Axis axis = report.axes().get(groups.index(i, 0));
            place = i == groups.groupOf(index) ? null : layout.place(axis, pair, pixel, false);
            if (place != null) {
                numberLine(axis, false);
                drawn++;
                line.setLength(0);
                writeAtStart(NARRATOR.appendName(line, axis));
            }
        }
        place = first;
        line.setLength(0);
        line.append(drawn).append(" of ").append(groups.count()).append(" axes");
        if (!writeAtStart(line)) {
            labels.addAt(line, CORNER, 0, color(DebugColor.OTHER_AXIS), LabelSheet.NEAR);
        }
    }

    private boolean writeAtStart(CharSequence text) {
        double at = place.start() - NAME_DISTANCE * pixel;
        return labels.add(text, place.x(at, 0), place.y(at, 0), z, color(DebugColor.OTHER_AXIS), LabelSheet.CLOSE);
    }

    private int color(Axis axis) {
        return color(axis.separates() ? DebugColor.SEPARATING_AXIS
                : axis == pair.report.deciding() ? DebugColor.LEAST_OVERLAP : DebugColor.OTHER_AXIS);
    }

    private void numberLine(Axis axis, boolean shown) {
        int color = color(axis);
        pen.use(color, shown ? 2 : 1.2f);
        pen.arrow(place.x(place.start(), 0), place.y(place.start(), 0), z, place.x(place.end(), 0),
                place.y(place.end(), 0), z, 9);
        bar(axis.minA(), axis.maxA(), -LANE * pixel, color(DebugColor.INTERVAL_A));
        bar(axis.minB(), axis.maxB(), LANE * pixel, color(DebugColor.INTERVAL_B));
        band(axis.maxA(), axis.minB(), color, shown);
        if (shown) {
            // At the outer end of each bar, or of what is shown of it.
            letter(pair.a, Math.max(axis.minA(), place.from) - LETTER_DISTANCE * pixel, -LETTER_LANE * pixel);
            letter(pair.b, Math.min(axis.maxB(), place.to) + LETTER_DISTANCE * pixel, LETTER_LANE * pixel);
        }
    }

    private void letter(Side side, double along, double across) {
        labels.add(side.letter, place.x(along, across), place.y(along, across), z, color(side.color),
                LabelSheet.EXACT);
    }

    /** Draws an interval; one of length 0, such as that of a segment on its normal, as a short mark. */
    private void bar(double min, double max, double across, int color) {
        pen.use(color, BAR);
        openLine(min, max, across);
    }

    /** Draws a line of a least length; where it is cut off, it ends in dashes. */
    private void openLine(double min, double max, double across) {
        if (min > place.to || max < place.from) {
            return;
        }
        double extra = Math.max(0, MIN_LENGTH * pixel - (max - min)) / 2;
        boolean openStart = place.openStart && min < place.from;
        boolean openEnd = place.openEnd && max > place.to;
        double length = Math.min(place.to, max) - Math.max(place.from, min);
        double open = Math.min(OPEN * pixel, length / 3);
        double from = openStart ? place.from + open : min - extra;
        double to = openEnd ? place.to - open : max + extra;
        line(from, to, across);
        if (openStart) {
            dashes(from, place.from, across);
        }
        if (openEnd) {
            dashes(to, place.to, across);
        }
    }

    private void line(double from, double to, double across) {
        pen.line(place.x(from, across), place.y(from, across), z, place.x(to, across), place.y(to, across), z);
    }

    private void dashes(double from, double to, double across) {
        double gap = 3 * pixel * Math.signum(to - from);
        pen.dashes(place.x(from + gap, across), place.y(from + gap, across), z, place.x(to, across),
                place.y(to, across), z, 4, 4);
    }

    private void band(double from, double to, int color, boolean shown) {
        pen.use(color, shown ? BAND + 2 : BAND);
        openLine(Math.min(from, to), Math.max(from, to), 0);
        if (shown) {
            pen.use(color, 2);
            tick(from);
            tick(to);
        }
    }

    private void tick(double at) {
        if (place.covers(at)) {
            double half = (LANE + BAR / 2 + 2) * pixel;
            pen.line(place.x(at, -half), place.y(at, -half), z, place.x(at, half), place.y(at, half), z);
        }
    }

    /**
     * Draws a dotted line to the bar from the furthest vertex; of equally far ones, from the nearest to the bar. Draws
     * nothing if the bar begins on the edge between them, as beside a crate on a floor.
     */
    private void projector(Axis axis, Side from, double at, int end, float lane) {
        if (!place.covers(at)) {
            return;
        }
        PlacedPolygon shape = from.shape;
        double tie = TIE * pair.radius();
        int vertex = 0;
        double nearest = Double.NEGATIVE_INFINITY;
        double farthest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < shape.count(); i++) {
            double farther = end * (axis.x() * shape.x()[i] + axis.y() * shape.y()[i]) - end * at;
            double outwards = place.side * (axis.x() * shape.y()[i] - axis.y() * shape.x()[i]);
            if (farther > -tie) {
                vertex = outwards > nearest ? i : vertex;
                nearest = Math.max(nearest, outwards);
                farthest = Math.min(farthest, outwards);
            }
        }
        if (nearest > place.offset() && farthest < place.offset()) {
            return;
        }
        double across = (lane - BAR / 2) * pixel;
        pen.use(color(from.color), 1.5f).dashes(shape.x()[vertex], shape.y()[vertex], from.elevation,
                place.x(at, across), place.y(at, across), z, 3, 5);
    }

    /** Draws a dotted line perpendicular to the axis, through the middle of the gap and past the smaller shape. */
    private void separatingLine(Axis axis) {
        double middle = (axis.maxA() + axis.minB()) / 2;
        if (!place.covers(middle)) {
            return;
        }
        double near = (LANE + BAR + OVERHANG) * pixel;
        double past = place.side > 0 ? pair.supportOfSmaller(axis.y(), -axis.x())
                : pair.supportOfSmaller(-axis.y(), axis.x());
        double far = -place.offset() - past - BEYOND * pixel;
        pen.use(color(DebugColor.SEPARATING_LINE), 2).dashes(place.x(middle, near), place.y(middle, near), z,
                place.x(middle, far), place.y(middle, far), z, 9, 7);
    }
}
