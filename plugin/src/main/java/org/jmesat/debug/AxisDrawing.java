package org.jmesat.debug;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.diagnose.AxisGroups;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;

/**
 * Draws the shown axis of a pair as a number line beside it, with an arrowhead in the direction in which B would be
 * pushed. Two bars show the projection intervals of the shapes. A band between them marks the gap or, if they overlap,
 * the push that separates them. Dotted lines lead from the shapes to the bars. A bar that is cut off ends in dashes.
 *
 * <p>On request it draws more axes, thinner and without dotted lines: one of each {@linkplain AxisGroups group}.
 */
final class AxisDrawing extends Drawing {
    /** Lengths in pixels; a lane is the distance of a bar or letter from its axis. */
    private static final float LANE = 6.5f;
    private static final float BAR = 6;
    private static final float MIN_LENGTH = 3;
    private static final float BAND = 3;
    private static final float OVERHANG = 8;
    private static final float LETTER = 9;
    private static final float LETTER_LANE = 9;
    private static final float LETTER_DISTANCE = 11;
    /** How far the separating line goes on beyond the smaller shape. */
    private static final float BEYOND = 60;
    /** The length of the dashes at an open end. */
    private static final float OPEN = 26;

    /** Vertices whose projections differ by less than this share of the pair's radius count as equally far. */
    private static final double TIE = 1e-4;

    private final AxisLayout layout;
    private final AxisGroups groups = new AxisGroups();
    private ExplainedPair pair;
    private AxisPlace place;
    private double z;
    private double pixel;

    AxisDrawing(Drawing other, Obstacles obstacles) {
        super(other);
        layout = new AxisLayout(view, obstacles);
    }

    /** Discards the places of the axes, for another pair. */
    void clear() {
        layout.clear();
    }

    /** Draws the shown axis, then others, at most {@code maxAxes} in all. */
    void draw(ExplainedPair explained, int maxAxes) {
        pair = explained;
        z = pair.elevation();
        pixel = pen.pixels(1, pair.centerX(), pair.centerY(), z);
        layout.begin();
        Axis shown = pair.axis;
        place = layout.place(shown, pair, pixel);
        projectors(shown);
        if (shown.separates()) {
            separatingLine(shown);
        }
        numberLine(shown, true);
        if (maxAxes > 1) {
            drawOthers(pair.report, shown, maxAxes - 1);
        }
    }

    /** Returns whether a point is within a distance of one of the axes drawn. */
    boolean isNear(double x, double y, double distance) {
        return layout.isNear(x, y, distance);
    }

    private void drawOthers(AxisReport report, Axis shown, int most) {
        groups.update(report);
        int index = 0;
        while (report.axes().get(index) != shown) {
            index++;
        }
        int drawn = 0;
        for (int i = 0; i < groups.count() && drawn < most; i++) {
            Axis axis = report.axes().get(groups.index(i, 0));
            if (i != groups.groupOf(index)) {
                place = layout.place(axis, pair, pixel);
                numberLine(axis, false);
                drawn++;
            }
        }
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
            letters(axis);
        }
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

    /** Draws each letter at the outer end of its bar, or of what is shown of it. */
    private void letters(Axis axis) {
        double a = Math.max(axis.minA(), place.from) - LETTER_DISTANCE * pixel;
        double b = Math.min(axis.maxB(), place.to) + LETTER_DISTANCE * pixel;
        double lane = LETTER_LANE * pixel;
        pen.use(color(DebugColor.INTERVAL_A), 1.5f);
        pen.letter('A', place.x(a, -lane), place.y(a, -lane), z, LETTER);
        pen.use(color(DebugColor.INTERVAL_B), 1.5f);
        pen.letter('B', place.x(b, lane), place.y(b, lane), z, LETTER);
    }

    private void projectors(Axis axis) {
        pen.use(color(DebugColor.INTERVAL_A), 1.5f);
        projector(axis, pair.a, pair.colliderA.getElevation(), axis.minA(), -1, -LANE);
        projector(axis, pair.a, pair.colliderA.getElevation(), axis.maxA(), 1, -LANE);
        pen.use(color(DebugColor.INTERVAL_B), 1.5f);
        projector(axis, pair.b, pair.colliderB.getElevation(), axis.minB(), -1, LANE);
        projector(axis, pair.b, pair.colliderB.getElevation(), axis.maxB(), 1, LANE);
    }

    /**
     * Draws a dotted line to the bar from the furthest vertex; of equally far ones, from the nearest to the bar. Draws
     * nothing if the bar begins on the edge between them, as beside a crate on a floor.
     */
    private void projector(Axis axis, PlacedPolygon shape, double elevation, double at, int end, float lane) {
        if (!place.covers(at)) {
            return;
        }
        double tie = TIE * pair.radius();
        int from = 0;
        double nearest = Double.NEGATIVE_INFINITY;
        double farthest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < shape.count(); i++) {
            double farther = end * (axis.x() * shape.x()[i] + axis.y() * shape.y()[i]) - end * at;
            double outwards = place.side * (axis.x() * shape.y()[i] - axis.y() * shape.x()[i]);
            if (farther > -tie) {
                from = outwards > nearest ? i : from;
                nearest = Math.max(nearest, outwards);
                farthest = Math.min(farthest, outwards);
            }
        }
        if (nearest > place.offset() && farthest < place.offset()) {
            return;
        }
        double across = (lane - BAR / 2) * pixel;
        pen.dashes(shape.x()[from], shape.y()[from], elevation, place.x(at, across), place.y(at, across), z, 3, 5);
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
