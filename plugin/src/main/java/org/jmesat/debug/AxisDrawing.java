package org.jmesat.debug;

import com.jme3.math.ColorRGBA;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.PieceOutline;

/**
 * Draws the candidate axes of a pair as number lines beside it. On each, two bars show the intervals that the shapes
 * cover, where a perpendicular from the shape falls; between them a band marks the gap, or the push that would part
 * them. The arrow is the way in which B would be pushed. Dotted lines lead from the shapes to the axis that decides.
 */
final class AxisDrawing {
    /** In pixels. */
    private static final float LANE = 6.5f;
    private static final float BAR = 6;
    private static final float SHORTEST = 3;
    private static final float BAND = 3;
    private static final float OVERHANG = 8;
    private static final float NAME = 9;
    private static final float NAME_LANE = 9;
    private static final float NAME_DISTANCE = 11;

    /** Part of the pair's radius up to which vertices count as equally far out. */
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

    /** Forgets where axes were, for another pair. */
    void clear() {
        layout.clear();
    }

    /** Draws at most so many axes. */
    void draw(ExplainedPair explained, AxisReport report, int most) {
        pair = explained;
        z = pair.elevation();
        pixel = pen.pixels(1, pair.centerX(), pair.centerY(), z);
        layout.begin();
        choice.choose(report, most);
        for (int rank = 0; rank < choice.count(); rank++) {
            Axis axis = report.axes().get(choice.index(rank));
            AxisPlace place = layout.place(axis, pair, pixel);
            if (rank == 0) {
                projectors(axis, place);
                if (axis.separates()) {
                    separatingLine(axis, place);
                }
            }
            number(axis, place, color(axis, rank == 0), rank == 0);
        }
    }

    private ColorRGBA color(Axis axis, boolean deciding) {
        if (axis.separates()) {
            return palette.separatingAxis;
        }
        return deciding ? palette.leastOverlap : palette.otherAxis;
    }

    private void number(Axis axis, AxisPlace place, ColorRGBA color, boolean deciding) {
        double from = place.start();
        double to = place.end();
        pen.use(color, deciding ? 2 : 1.2f).arrow(place.x(from, 0), place.y(from, 0), z, place.x(to, 0),
                place.y(to, 0), z, 9);
        bar(place, axis.minA(), axis.maxA(), -LANE * pixel, palette.intervalA);
        bar(place, axis.minB(), axis.maxB(), LANE * pixel, palette.intervalB);
        band(place, axis.maxA(), axis.minB(), color, deciding);
        if (deciding) {
            names(axis, place);
        }
    }

    /** An interval without length, as a segment casts one onto its own perpendicular, is drawn as a mark. */
    private void bar(AxisPlace place, double min, double max, double across, ColorRGBA color) {
        double more = Math.max(0, SHORTEST * pixel - (max - min)) / 2;
        double from = min - more;
        double to = max + more;
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

    /** At the ends of the bars that are apart. */
    private void names(Axis axis, AxisPlace place) {
        double a = axis.minA() - NAME_DISTANCE * pixel;
        double b = axis.maxB() + NAME_DISTANCE * pixel;
        pen.use(palette.intervalA, 1.5f);
        Letter.A.draw(pen, place.x(a, -NAME_LANE * pixel), place.y(a, -NAME_LANE * pixel), z, NAME);
        pen.use(palette.intervalB, 1.5f);
        Letter.B.draw(pen, place.x(b, NAME_LANE * pixel), place.y(b, NAME_LANE * pixel), z, NAME);
    }

    private void tick(AxisPlace place, double at, ColorRGBA color) {
        double reach = (LANE + BAR / 2 + 2) * pixel;
        pen.use(color, 2).line(place.x(at, -reach), place.y(at, -reach), z, place.x(at, reach), place.y(at, reach), z);
    }

    private void projectors(Axis axis, AxisPlace place) {
        projector(axis, place, pair.a(), axis.minA(), -1, -LANE, palette.intervalA);
        projector(axis, place, pair.a(), axis.maxA(), 1, -LANE, palette.intervalA);
        projector(axis, place, pair.b(), axis.minB(), -1, LANE, palette.intervalB);
        projector(axis, place, pair.b(), axis.maxB(), 1, LANE, palette.intervalB);
    }

    /** From the outermost vertex or, of several, from the one nearest to the axis. */
    private void projector(Axis axis, AxisPlace place, PieceOutline shape, double at, int end, float lane,
            ColorRGBA color) {
        int from = 0;
        for (int i = 1; i < shape.count(); i++) {
            float dx = shape.x(i) - shape.x(from);
            float dy = shape.y(i) - shape.y(from);
            double further = end * (axis.x() * dx + axis.y() * dy);
            double nearer = place.side() * (axis.x() * dy - axis.y() * dx);
            double tie = TIE * pair.radius();
            if (further > tie || further > -tie && nearer > 0) {
                from = i;
            }
        }
        double across = (lane - BAR / 2) * pixel;
        pen.use(color, 1.5f).dashes(shape.x(from), shape.y(from), shape.elevation(), place.x(at, across),
                place.y(at, across), z, 3, 5);
    }

    /** Through the middle of the gap, past both shapes and across the axis. */
    private void separatingLine(Axis axis, AxisPlace place) {
        double gap = axis.maxA() + axis.minB();
        double near = (LANE + BAR + OVERHANG) * pixel;
        double across = pair.reach(-axis.y(), axis.x()) + pair.reach(axis.y(), -axis.x());
        double far = -place.distance(pair) - across - OVERHANG * pixel;
        pen.use(palette.separatingLine, 2).dashes(place.x(gap / 2, near), place.y(gap / 2, near), z,
                place.x(gap / 2, far), place.y(gap / 2, far), z, 9, 7);
    }
}
