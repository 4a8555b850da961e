package org.jmesat.debug;

import org.jmesat.narrowphase.AxisReport;
import org.jmesat.narrowphase.AxisReport.Axis;
import org.jmesat.narrowphase.AxisReport.Owner;
import org.jmesat.world.CollisionSnapshot.Outline;

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
        float dx = middle(pair.a(), 0) - middle(pair.b(), 0);
        float dy = middle(pair.a(), 1) - middle(pair.b(), 1);
        float length = (float) Math.hypot(dx, dy);
        dx = length > 0 ? dx / length : -1;
        dy = length > 0 ? dy / length : 0;
        pen.use(palette.intervalA, 2);
        name(Letter.A, pair.a(), dx, dy);
        pen.use(palette.intervalB, 2);
        name(Letter.B, pair.b(), -dx, -dy);
    }

    /** Of the edges perpendicular to the axis, the one that lies furthest in a direction along it. */
    private void edgeFacing(Outline shape, Axis axis, int direction) {
        float[] xy = shape.xy();
        double furthest = Double.NEGATIVE_INFINITY;
        int edge = -1;
        for (int i = 0; i < xy.length; i += 2) {
            int j = (i + 2) % xy.length;
            double dx = xy[j] - xy[i];
            double dy = xy[j + 1] - xy[i + 1];
            double along = direction * (axis.x() * xy[i] + axis.y() * xy[i + 1]);
            boolean perpendicular = Math.abs(axis.x() * dx + axis.y() * dy) < PERPENDICULAR * Math.hypot(dx, dy);
            if (perpendicular && along > furthest) {
                furthest = along;
                edge = i;
            }
        }
        if (edge >= 0) {
            int next = (edge + 2) % xy.length;
            pen.line(xy[edge], xy[edge + 1], shape.elevation(), xy[next], xy[next + 1], shape.elevation());
        }
    }

    private static float middle(Outline shape, int coordinate) {
        double sum = 0;
        for (int i = coordinate; i < shape.xy().length; i += 2) {
            sum += shape.xy()[i];
        }
        return (float) (2 * sum / shape.xy().length);
    }

    /** Beside the vertex that lies furthest in a direction. */
    private void name(Letter letter, Outline shape, float dx, float dy) {
        float[] xy = shape.xy();
        int at = 0;
        for (int i = 2; i < xy.length; i += 2) {
            if (dx * (xy[i] - xy[at]) + dy * (xy[i + 1] - xy[at + 1]) > 0) {
                at = i;
            }
        }
        float distance = pen.pixels(LETTER_DISTANCE, xy[at], xy[at + 1], shape.elevation());
        letter.draw(pen, xy[at] + distance * dx, xy[at + 1] + distance * dy, shape.elevation(), LETTER);
    }
}
