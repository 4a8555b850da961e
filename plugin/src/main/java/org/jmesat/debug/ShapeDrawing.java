package org.jmesat.debug;

import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.narrowphase.AxisReport.Owner;
import org.jmesat.world.PieceOutline;

/** Draws onto the shapes of a pair which is which, and the edges that the deciding axis is perpendicular to. */
final class ShapeDrawing {
    /** In pixels. */
    private static final float LETTER = 12;
    private static final float LETTER_DISTANCE = 15;

    /** Sine of the angle between an edge and an axis' perpendicular up to which the axis is the edge's. */
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
            edgeFacing(pair.a(), axis, 1);
        }
        if (axis.owner() == Owner.B || axis.owner() == Owner.BOTH) {
            edgeFacing(pair.b(), axis, -1);
        }
        float dx = middleX(pair.a()) - middleX(pair.b());
        float dy = middleY(pair.a()) - middleY(pair.b());
        float length = (float) Math.hypot(dx, dy);
        dx = length > 0 ? dx / length : -1;
        dy = length > 0 ? dy / length : 0;
        pen.use(palette.intervalA, 2);
        name(Letter.A, pair.a(), dx, dy);
        pen.use(palette.intervalB, 2);
        name(Letter.B, pair.b(), -dx, -dy);
    }

    /** Of the edges perpendicular to the axis, the one that lies furthest in a direction along it. */
    private void edgeFacing(PieceOutline shape, Axis axis, int direction) {
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
            pen.line(shape.x(edge), shape.y(edge), shape.elevation(), shape.x(next), shape.y(next), shape.elevation());
        }
    }

    private static float middleX(PieceOutline shape) {
        double sum = 0;
        for (int i = 0; i < shape.count(); i++) {
            sum += shape.x(i);
        }
        return (float) (sum / shape.count());
    }

    private static float middleY(PieceOutline shape) {
        double sum = 0;
        for (int i = 0; i < shape.count(); i++) {
            sum += shape.y(i);
        }
        return (float) (sum / shape.count());
    }

    /** Beside the vertex that lies furthest in a direction. */
    private void name(Letter letter, PieceOutline shape, float dx, float dy) {
        int at = 0;
        for (int i = 1; i < shape.count(); i++) {
            if (dx * (shape.x(i) - shape.x(at)) + dy * (shape.y(i) - shape.y(at)) > 0) {
                at = i;
            }
        }
        float distance = pen.pixels(LETTER_DISTANCE, shape.x(at), shape.y(at), shape.elevation());
        letter.draw(pen, shape.x(at) + distance * dx, shape.y(at) + distance * dy, shape.elevation(), LETTER);
    }
}
