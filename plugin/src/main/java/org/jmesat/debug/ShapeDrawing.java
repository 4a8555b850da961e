package org.jmesat.debug;

import com.jme3.math.Vector2f;
import org.jmesat.debug.ExplainedPair.Side;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.narrowphase.Axis;

/**
 * Marks the two sides of the pair, each in its colour: fills the explained pieces, and writes a letter A or B beside
 * each, where it is on no other outline if possible, and in the picture in any case. Draws the edges that the shown
 * axis is perpendicular to, with their names.
 */
final class ShapeDrawing extends Drawing {
    private static final float FILL_OPACITY = 0.2f;
    /** The distance of a letter from the shape, and how far it should be from other outlines, in pixels. */
    private static final float LETTER_DISTANCE = 17;
    private static final float LETTER_ROOM = 10;
    /** Directions in which to try to place a letter. */
    private static final int DIRECTIONS = 12;
    /** Else it is placed on rings around the middle of the shape, or around the nearest point of the picture. */
    private static final float RING = 16;
    private static final int RINGS = 100;
    /** The distance of an edge's name from it, how much farther it may be, and the steps along it, in pixels. */
    private static final float NAME_DISTANCE = 19;
    private static final float NAME_BACK = 10;
    private static final float NAME_ASIDE = 34;
    private static final int NAME_PLACES = 8;

    private final Obstacles obstacles;
    private final AxisLayout axes;
    private final Corners corners = new Corners();
    private final StringBuilder line = new StringBuilder();
    private final Vector2f pixel = new Vector2f();

    /** Creates a drawing whose letters are clear of axes that were drawn before. */
    ShapeDrawing(Drawing other, Obstacles obstacles, AxisLayout axes) {
        super(other);
        this.obstacles = obstacles;
        this.axes = axes;
    }

    /** Fills the explained pieces. */
    void fill(ExplainedPair pair) {
        if (pair.report != null) {
            fill(pair.a);
            fill(pair.b);
        }
    }

    private void fill(Side side) {
        corners.read(side.shape);
        pen.use(color(side.color), 1).fill(corners.xy, corners.count, side.elevation, FILL_OPACITY);
    }

    /** Writes the letters, then draws edges and writes their names. */
    void draw(ExplainedPair pair) {
        double direction = Math.PI;
        if (pair.a.shape != null && pair.b.shape != null) {
            double dx = pair.a.shape.centerX() - pair.b.shape.centerX();
            double dy = pair.a.shape.centerY() - pair.b.shape.centerY();
            direction = dx == 0 && dy == 0 ? direction : Math.atan2(dy, dx);
        }
        letter(pair.a, direction);
        letter(pair.b, direction + Math.PI);
        Axis axis = pair.axis;
        if (axis != null) {
            pen.use(color(axis.separates() ? DebugColor.SEPARATING_AXIS : DebugColor.LEAST_OVERLAP), 2);
            edge(pair.a, pair.b, axis.edgeOfA());
            edge(pair.b, pair.a, axis.edgeOfB());
        }
        if (pair.isFiltered()) {
            double x = Math.max(pair.a.shape.minX(), pair.b.shape.minX())
                    + Math.min(pair.a.shape.maxX(), pair.b.shape.maxX());
            double y = Math.max(pair.a.shape.minY(), pair.b.shape.minY())
                    + Math.min(pair.a.shape.maxY(), pair.b.shape.maxY());
            labels.add("no contact", x / 2, y / 2, pair.elevation, color(DebugColor.FAULTY), LabelSheet.NEAR);
        }
    }

    /** Draws an edge by its index, −1 for none, and writes its name beside it on the shape, as the panel does. */
    private void edge(Side side, Side other, int edge) {
        PlacedPolygon shape = side.shape;
        if (edge < 0 || shape.count() < 2) {
            return;
        }
        int from = edge % shape.count();
        int to = (from + 1) % shape.count();
        double x = shape.x()[from];
        double y = shape.y()[from];
        pen.line(x, y, side.elevation, shape.x()[to], shape.y()[to], side.elevation);
        double outX = shape.normalX(from);
        double outY = shape.normalY(from);
        double unit = pen.pixels(1, other.shape.centerX(), other.shape.centerY(), side.elevation);
        // On the shape, since the other one is outside the edge; of a thin shape, beyond its other side.
        double thickness = outX * x + outY * y + shape.computeReach(-outX, -outY);
        double in = NAME_DISTANCE * unit + (thickness < NAME_DISTANCE * unit ? thickness : 0);
        double length = Math.hypot(shape.x()[to] - x, shape.y()[to] - y);
        double dx = -outY;
        double dy = outX;
        // The middle of what is opposite to the other shape.
        double start = dx * x + dy * y;
        double middle = (Math.max(0, -other.shape.computeReach(-dx, -dy) - start)
                + Math.min(length, other.shape.computeReach(dx, dy) - start)) / 2;
        line.setLength(0);
        line.append(side.letter).append(' ').append(edge);
        boolean added = false;
        for (int i = 0; i < 3 * NAME_PLACES && !added; i++) {
            // To either side of that in turn, and farther away; then farther from the edge; at last on an axis.
            int step = i % NAME_PLACES;
            double back = in + (i / NAME_PLACES == 1 ? NAME_BACK * unit : 0);
            double aside = (step % 2 == 0 ? 1 : -1) * (1 + step / 2) * NAME_ASIDE * unit;
            double along = Math.max(0, Math.min(Math.max(0, Math.min(middle, length)) + aside, length));
            x = shape.x()[from] + along * dx - back * outX;
            y = shape.y()[from] + along * dy - back * outY;
            added = (i >= 2 * NAME_PLACES || !axes.isNear(x, y, NAME_DISTANCE * unit))
                    && labels.add(line, x, y, side.elevation, color(side.color), LabelSheet.EXACT);
        }
    }

    /** Writes the letter of a side beside the vertex furthest in a direction, or in another; first on no outline. */
    private void letter(Side side, double direction) {
        PlacedPolygon shape = side.shape;
        for (int i = 0; i < 2 * DIRECTIONS && shape != null; i++) {
            int turn = i % DIRECTIONS % 2 == 0 ? i % DIRECTIONS / 2 : -(i % DIRECTIONS + 1) / 2;
            double dx = Math.cos(direction + 2 * Math.PI / DIRECTIONS * turn);
            double dy = Math.sin(direction + 2 * Math.PI / DIRECTIONS * turn);
            int vertex = shape.findSupport(dx, dy);
            double unit = pen.pixels(1, shape.x()[vertex], shape.y()[vertex], side.elevation);
            double x = shape.x()[vertex] + (LETTER_DISTANCE * unit + shape.rounding()) * dx;
            double y = shape.y()[vertex] + (LETTER_DISTANCE * unit + shape.rounding()) * dy;
            boolean clear = !obstacles.isNear(x, y, LETTER_ROOM * unit) && !axes.isNear(x, y, LETTER_ROOM * unit);
            if ((clear || i >= DIRECTIONS)
                    && labels.add(side.letter, x, y, side.elevation, color(side.color), LabelSheet.EXACT)) {
                return;
            }
        }
        letterInPicture(side);
    }

    /** Writes the letter of a shape whose corners are outside the picture, or covered, at the nearest free place. */
    private void letterInPicture(Side side) {
        if (side.shape == null || !view.toPixels(side.shape.centerX(), side.shape.centerY(), side.elevation, pixel)) {
            return;
        }
        float x = Math.max(RING, Math.min(pixel.x, view.width() - RING));
        float y = Math.max(RING, Math.min(pixel.y, view.height() - RING));
        boolean added = false;
        for (int i = 0; i < DIRECTIONS * RINGS && !added; i++) {
            double angle = 2 * Math.PI / DIRECTIONS * (i % DIRECTIONS);
            added = labels.addAt(side.letter, x + i / DIRECTIONS * RING * (float) Math.cos(angle),
                    y + i / DIRECTIONS * RING * (float) Math.sin(angle), color(side.color), LabelSheet.EXACT);
        }
    }
}
