package org.jmesat.debug;

import org.jmesat.internal.draw.Letter;
import org.jmesat.internal.draw.Pen;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport.Owner;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.world.PieceOutline;

/** Draws the letters A and B beside the shapes, and highlights the edges perpendicular to the deciding axis. */
final class ShapeDrawing {
    /** The height of a letter and its distance from the shape, in pixels. */
    private static final float LETTER = 12;
    private static final float LETTER_DISTANCE = 15;

    /** An edge and an axis count as perpendicular if the cosine of the angle between them is below this. */
    private static final double PERPENDICULAR = 1e-3;

    private final Pen pen;
    private final Palette palette;

    ShapeDrawing(Pen pen, Palette palette) {
        this.pen = pen;
        this.palette = palette;
    }

    void draw(ExplainedPair pair, AxisReport report) {
        Axis axis = report.deciding();
        pen.use(axis.separates() ? palette.separatingAxis : palette.leastOverlap, 2);
        if (axis.owner() == Owner.A || axis.owner() == Owner.BOTH) {
            drawEdge(pair.a(), axis, 1);
        }
        if (axis.owner() == Owner.B || axis.owner() == Owner.BOTH) {
            drawEdge(pair.b(), axis, -1);
        }
        float dx = meanX(pair.a()) - meanX(pair.b());
        float dy = meanY(pair.a()) - meanY(pair.b());
        float length = (float) Math.hypot(dx, dy);
        dx = length > 0 ? dx / length : -1;
        dy = length > 0 ? dy / length : 0;
        pen.use(palette.intervalA, 2);
        drawLetter(Letter.A, pair.a(), dx, dy);
        pen.use(palette.intervalB, 2);
        drawLetter(Letter.B, pair.b(), -dx, -dy);
    }

    /** Draws the edge perpendicular to the axis that lies furthest along it, or against it if the direction is −1. */
    private void drawEdge(PieceOutline shape, Axis axis, int direction) {
        double furthest = Double.NEGATIVE_INFINITY;
        int edge = -1;
        for (int i = 0; i < shape.count(); i++) {
            int j = (i + 1) % shape.count();
            double dx = shape.x(j) - shape.x(i);
            double dy = shape.y(j) - shape.y(i);
            double along = direction * (axis.x() * shape.x(i) + axis.y() * shape.y(i));
            boolean perpendicular = Math.abs(axis.x() * dx + axis.y() * dy) < PERPENDICULAR * Math.hypot(dx, dy);
            if (perpendicular && along > furthest) {
                furthest = along;
                edge = i;
            }
        }
        if (edge >= 0) {
            int next = (edge + 1) % shape.count();
            pen.line((float) shape.x(edge), (float) shape.y(edge), shape.elevation(), (float) shape.x(next),
                    (float) shape.y(next), shape.elevation());
        }
    }

    private static float meanX(PieceOutline shape) {
        double sum = 0;
        for (int i = 0; i < shape.count(); i++) {
            sum += shape.x(i);
        }
        return (float) (sum / shape.count());
    }

    private static float meanY(PieceOutline shape) {
        double sum = 0;
        for (int i = 0; i < shape.count(); i++) {
            sum += shape.y(i);
        }
        return (float) (sum / shape.count());
    }

    /** Draws a letter beside the vertex that lies furthest in a direction. */
    private void drawLetter(Letter letter, PieceOutline shape, float dx, float dy) {
        int at = 0;
        for (int i = 1; i < shape.count(); i++) {
            if (dx * (shape.x(i) - shape.x(at)) + dy * (shape.y(i) - shape.y(at)) > 0) {
                at = i;
            }
        }
        float x = (float) shape.x(at);
        float y = (float) shape.y(at);
        float distance = pen.pixels(LETTER_DISTANCE, x, y, shape.elevation());
        letter.draw(pen, x + distance * dx, y + distance * dy, shape.elevation(), LETTER);
    }
}
