package org.jmesat.debug;

import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.TriangleBatch;

/** Draws outlines in the colour and pattern of their kind. In contact, an outline keeps the pattern only. */
final class KindPen {
    /** Lengths in pixels. */
    private static final float DASH = 9;
    private static final float DASH_GAP = 7;
    private static final float DOT = 2.5f;
    private static final float DOT_GAP = 9;
    private static final float TICK = 8;
    private static final float TICK_GAP = 14;
    private static final float TICK_WIDTH = 2;
    private static final float CROSS_WIDTH = 1.5f;

    private final Pen pen;
    private final int touchingColor;
    /** By ordinal of the kind. */
    private final int[] colors = new int[ColliderKind.values().length];

    KindPen(Pen pen, Palette palette) {
        this.pen = pen;
        touchingColor = TriangleBatch.pack(palette.touching);
        colors[ColliderKind.BODY.ordinal()] = TriangleBatch.pack(palette.body);
        colors[ColliderKind.FIXED.ordinal()] = TriangleBatch.pack(palette.fixed);
        colors[ColliderKind.TRIGGER.ordinal()] = TriangleBatch.pack(palette.trigger);
        colors[ColliderKind.DISABLED.ordinal()] = TriangleBatch.pack(palette.disabled);
        colors[ColliderKind.FAULTY.ordinal()] = TriangleBatch.pack(palette.faulty);
    }

    int color(ColliderKind kind, boolean touching) {
        return touching ? touchingColor : colors[kind.ordinal()];
    }

    /** Draws a closed outline of a piece; corners as for {@link Pen#outline}. */
    void outline(ColliderKind kind, boolean touching, float width, double[] xy, int count, double depth) {
        pen.use(color(kind, touching), width);
        if (count == 1 || kind != ColliderKind.TRIGGER && kind != ColliderKind.DISABLED) {
            pen.outline(xy, count, depth);
        }
        if (kind == ColliderKind.BODY || kind == ColliderKind.FAULTY) {
            return;
        }
        if (kind == ColliderKind.FIXED) {
            pen.use(color(kind, touching), TICK_WIDTH);
        }
        // A segment has one edge.
        int edges = count == 2 ? 1 : count == 1 ? 0 : count;
        for (int i = 0; i < edges; i++) {
            int next = i + 1 == count ? 0 : i + 1;
            pattern(kind, width, xy[2 * i], xy[2 * i + 1], xy[2 * next], xy[2 * next + 1], depth);
        }
    }

    /** Draws separate edges; ends as for {@link Pen#edges}. */
    void edges(ColliderKind kind, boolean touching, float width, double[] ends, int count, double depth) {
        pen.use(color(kind, touching), width);
        if (kind != ColliderKind.TRIGGER && kind != ColliderKind.DISABLED) {
            pen.edges(ends, count, depth);
        }
        if (kind == ColliderKind.FIXED) {
            pen.use(color(kind, touching), TICK_WIDTH);
        }
        for (int i = 0; i < 4 * count; i += 4) {
            pattern(kind, width, ends[i], ends[i + 1], ends[i + 2], ends[i + 3], depth);
        }
    }

    private void pattern(ColliderKind kind, float width, double x1, double y1, double x2, double y2, double depth) {
        switch (kind) {
            case FIXED -> pen.ticks(x1, y1, x2, y2, depth, TICK + width, TICK_GAP);
            case TRIGGER -> pen.dashes(x1, y1, x2, y2, depth, DASH, DASH_GAP);
            case DISABLED -> pen.dashes(x1, y1, x2, y2, depth, DOT, DOT_GAP);
            default -> {
                // Solid.
            }
        }
    }

    /** Crosses a box out. */
    void cross(ColliderKind kind, double minX, double minY, double maxX, double maxY, double depth) {
        pen.use(color(kind, false), CROSS_WIDTH);
        pen.line(minX, minY, depth, maxX, maxY, depth);
        pen.line(minX, maxY, depth, maxX, minY, depth);
    }
}
