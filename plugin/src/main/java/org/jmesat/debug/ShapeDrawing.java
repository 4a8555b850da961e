package org.jmesat.debug;

import com.jme3.math.Vector2f;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.Axis;
import org.jmesat.world.Collider;

/**
 * Marks the explained pieces: of a body of several pieces the one that decides, the edges that the shown axis is
 * perpendicular to, with their names, and a letter A or B beside each, where it is on no other outline if possible.
 */
final class ShapeDrawing extends Drawing {
    /** The height of a letter and its distance from the shape, in pixels. */
    private static final float LETTER = 12;
    private static final float LETTER_DISTANCE = 15;
    /** The distance of an edge's number from it, and from the middle of the other shape along it, in pixels. */
    private static final float NUMBER_DISTANCE = 22;
    private static final float NUMBER_ASIDE = 34;
    /** How far a letter should be from other outlines and the border, in pixels. */
    private static final float LETTER_ROOM = 9;
    /** What a letter outside the picture or under the panel costs; one on an outline costs 1. */
    private static final int OUTSIDE = 1000;
    /** Directions in which to try to place a letter. */
    private static final int DIRECTIONS = 12;
    private static final int PLACES_INSIDE = 6;
    private static final float PIECE_WIDTH = 3;

    private final Obstacles obstacles;
    private final AxisDrawing axes;
    private final StringBuilder line = new StringBuilder();
    private final Vector2f pixel = new Vector2f();
    private double letterX;
    private double letterY;

    /** Creates a drawing whose letters are clear of axes that were drawn before. */
    ShapeDrawing(Drawing other, Obstacles obstacles, AxisDrawing axes) {
        super(other);
        this.obstacles = obstacles;
        this.axes = axes;
    }

    void draw(ExplainedPair pair) {
        double elevationOfA = pair.colliderA.getElevation();
        double elevationOfB = pair.colliderB.getElevation();
        int colorOfA = color(DebugColor.INTERVAL_A);
        int colorOfB = color(DebugColor.INTERVAL_B);
        piece(pair.colliderA, pair.a, elevationOfA, colorOfA);
        piece(pair.colliderB, pair.b, elevationOfB, colorOfB);
        Axis axis = pair.axis;
        int color = color(axis.separates() ? DebugColor.SEPARATING_AXIS : DebugColor.LEAST_OVERLAP);
        pen.use(color, 2);
        edge(pair.a, axis.edgeOfA(), elevationOfA);
        edge(pair.b, axis.edgeOfB(), elevationOfB);
        number('A', pair.a, pair.b, axis.edgeOfA(), elevationOfA, color);
        number('B', pair.b, pair.a, axis.edgeOfB(), elevationOfB, color);
        double dx = pair.a.centerX() - pair.b.centerX();
        double dy = pair.a.centerY() - pair.b.centerY();
        double direction = dx == 0 && dy == 0 ? Math.PI : Math.atan2(dy, dx);
        pen.use(colorOfA, 2);
        letter('A', pair.a, pair.b, elevationOfA, direction);
        pen.use(colorOfB, 2);
        letter('B', pair.b, pair.a, elevationOfB, direction + Math.PI);
    }

    /** Draws the edges of a piece in the colour of its interval, if its body has others. */
    private void piece(Collider body, PlacedPolygon piece, double elevation, int color) {
        if (body.getPieceCount() > 1) {
            pen.use(color, PIECE_WIDTH);
            int edges = piece.count() > 2 ? piece.count() : piece.count() - 1;
            for (int i = 0; i < edges; i++) {
                edge(piece, i, elevation);
            }
        }
    }

    /** Draws an edge by its index; −1 for none. */
    private void edge(PlacedPolygon shape, int edge, double elevation) {
        if (edge >= 0 && shape.count() > 1) {
            int from = edge % shape.count();
            int to = (from + 1) % shape.count();
            pen.line(shape.x()[from], shape.y()[from], elevation, shape.x()[to], shape.y()[to], elevation);
        }
    }

    /**
     * Writes the name of an edge beside it, as the panel does: where the other shape is, but not over the contact.
     *
     * @param edge its index; −1 for none
     */
    private void number(char side, PlacedPolygon shape, PlacedPolygon other, int edge, double elevation,
            int color) {
        if (edge < 0 || shape.count() < 2) {
            return;
        }
        int from = edge % shape.count();
        int to = (from + 1) % shape.count();
        double dx = shape.x()[to] - shape.x()[from];
        double dy = shape.y()[to] - shape.y()[from];
        double length = Math.hypot(dx, dy);
        double along = ((other.centerX() - shape.x()[from]) * dx + (other.centerY() - shape.y()[from]) * dy) / length;
        double aside = pen.pixels(NUMBER_ASIDE, other.centerX(), other.centerY(), elevation);
        along = Math.max(0, Math.min(along, length));
        along = along + aside < length ? along + aside : Math.max(0, along - aside);
        double x = shape.x()[from] + along / length * dx;
        double y = shape.y()[from] + along / length * dy;
        double out = pen.pixels(NUMBER_DISTANCE, x, y, elevation);
        line.setLength(0);
        line.append(side).append(' ').append(edge);
        labels.add(line, x + out * shape.normalX(from), y + out * shape.normalY(from), elevation, color);
    }

    /** Draws a letter beside the vertex furthest in a direction, in the nearest direction that is free. */
    private void letter(char letter, PlacedPolygon shape, PlacedPolygon other, double elevation, double direction) {
        double bestX = 0;
        double bestY = 0;
        int least = Integer.MAX_VALUE;
        int places = shape.count() > 2 ? DIRECTIONS + PLACES_INSIDE : DIRECTIONS;
        for (int i = 0; i < places && least > 0; i++) {
            int cost;
            if (i < DIRECTIONS) {
                int turn = i % 2 == 0 ? i / 2 : -(i + 1) / 2;
                beside(shape, direction + 2 * Math.PI / DIRECTIONS * turn, elevation);
                cost = cost(other, elevation);
            } else {
                cost = inside(shape, other, i - DIRECTIONS, elevation) ? cost(null, elevation) : OUTSIDE;
            }
            if (cost < least) {
                least = cost;
                bestX = letterX;
                bestY = letterY;
            }
        }
        pen.letter(letter, bestX, bestY, elevation, LETTER);
    }

    private void beside(PlacedPolygon shape, double direction, double elevation) {
        double dx = Math.cos(direction);
        double dy = Math.sin(direction);
        int at = 0;
        for (int i = 1; i < shape.count(); i++) {
            if (dx * (shape.x()[i] - shape.x()[at]) + dy * (shape.y()[i] - shape.y()[at]) > 0) {
                at = i;
            }
        }
        double distance = pen.pixels(LETTER_DISTANCE, shape.x()[at], shape.y()[at], elevation);
        letterX = shape.x()[at] + distance * dx;
        letterY = shape.y()[at] + distance * dy;
    }

    /**
     * Finds a place on a shape whose corners are outside the picture, such as a floor: inside the edge that faces the
     * other shape, first on either side of that shape, then farther and farther behind the edge. Returns false if it is
     * not on the shape.
     */
    private boolean inside(PlacedPolygon shape, PlacedPolygon other, int place, double elevation) {
        int edge = -1;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < shape.count(); i++) {
            double out = shape.normalX(i) * (other.centerX() - shape.x()[i])
                    + shape.normalY(i) * (other.centerY() - shape.y()[i]);
            if (out > greatest) {
                greatest = out;
                edge = i;
            }
        }
        double in = pen.pixels(LETTER_DISTANCE, other.centerX(), other.centerY(), elevation);
        double x = shape.normalX(edge);
        double y = shape.normalY(edge);
        double aside = place < 2 ? (2 * place - 1) * (other.radius() + 2 * in) : 0;
        double back = greatest + (place < 2 ? 1 : 3 * place) * in;
        letterX = other.centerX() - back * x - aside * y;
        letterY = other.centerY() - back * y + aside * x;
        boolean inside = true;
        for (int i = 0; i < shape.count(); i++) {
            inside &= shape.normalX(i) * (letterX - shape.x()[i]) + shape.normalY(i) * (letterY - shape.y()[i]) < 0;
        }
        return inside;
    }

    /** Returns 0 for a free place in the picture; outside it or under the panel is worse than on outlines. */
    private int cost(PlacedPolygon other, double elevation) {
        double room = pen.pixels(LETTER_ROOM, letterX, letterY, elevation);
        int cost = obstacles.countNear(letterX, letterY, room);
        cost += other != null && letterX > other.minX() - room && letterX < other.maxX() + room
                && letterY > other.minY() - room && letterY < other.maxY() + room ? 1 : 0;
        cost += axes.isNear(letterX, letterY, room) ? 1 : 0;
        boolean visible = view.shows(letterX - room, letterY - room, elevation)
                && view.shows(letterX + room, letterY + room, elevation)
                && view.toPixels(letterX, letterY, elevation, pixel)
                && !obstacles.isCovered(pixel.x, pixel.y, pixel.x, pixel.y, LETTER_ROOM);
        return visible ? cost : cost + OUTSIDE;
    }
}
