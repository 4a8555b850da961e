package org.jmesat.internal.draw;

import com.jme3.math.Vector2f;

/**
 * Draws edges with dashes or ticks, whose lengths are in pixels. Only what is in the picture is drawn, so the number of
 * dashes of an edge is limited by the size of the window. From picture to picture they stay where they are on the edge.
 */
public final class EdgePen {
    /** The most dashes or ticks of an edge, if the part in the picture goes far into its depth. */
    private static final int MOST = 400;
    /** A dash that begins within this part of a step before the end is not drawn. */
    private static final float ROUNDING = 1e-2f;
    /** How far outside the picture dashes are drawn, in pixels. */
    private static final float MARGIN = 16;

    private final Pen pen;
    private final ViewScale view;
    private final Vector2f shown = new Vector2f();
    private float x1;
    private float y1;
    private float z;
    private float dx;
    private float dy;
    private float pixel;
    /** The distance between two dashes, as a part of the edge. */
    private float step;

    /** Creates a pen that draws with another pen's colour and width. */
    public EdgePen(Pen pen, ViewScale view) {
        this.pen = pen;
        this.view = view;
    }

    /** Draws an edge as dashes. */
    public void dashes(double fromX, double fromY, double toX, double toY, double depth, float dash, float gap) {
        if (!begin(fromX, fromY, toX, toY, depth, dash + gap)) {
            return;
        }
        float part = step * dash / (dash + gap);
        float end = shown.y - ROUNDING * step;
        for (int i = (int) (shown.x / step); i * step < end; i++) {
            float from = i * step;
            float to = Math.min(from + part, 1);
            pen.relativeLine(x1 + from * dx, y1 + from * dy, z, x1 + to * dx, y1 + to * dy, z);
        }
    }

    /** Draws ticks to the left of an edge, the inside of a counter-clockwise outline, each slanted by 45°. */
    public void ticks(double fromX, double fromY, double toX, double toY, double depth, float length, float gap) {
        if (!begin(fromX, fromY, toX, toY, depth, gap)) {
            return;
        }
        float unit = length * 0.7f * pixel / (float) Math.sqrt(dx * dx + dy * dy);
        float tickX = unit * (dx - dy);
        float tickY = unit * (dx + dy);
        for (int i = (int) (shown.x / step); (i + 0.5f) * step < shown.y; i++) {
            float at = (i + 0.5f) * step;
            pen.relativeLine(x1 + at * dx, y1 + at * dy, z, x1 + at * dx + tickX, y1 + at * dy + tickY, z);
        }
    }

    private boolean begin(double fromX, double fromY, double toX, double toY, double depth, float period) {
        x1 = view.relativeX(fromX);
        y1 = view.relativeY(fromY);
        z = view.relativeZ(depth);
        dx = (float) (toX - fromX);
        dy = (float) (toY - fromY);
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        float margin = MARGIN * pen.pixels(1, fromX, fromY, depth);
        if (!(length > 0) || !view.clip(x1, y1, z, x1 + dx, y1 + dy, z, margin, shown)) {
            return false;
        }
        double middle = (shown.x + shown.y) / 2;
        pixel = pen.pixels(1, fromX + middle * dx, fromY + middle * dy, depth);
        step = Math.max(period * pixel / length, (shown.y - shown.x) / MOST);
        return step > 0;
    }
}
