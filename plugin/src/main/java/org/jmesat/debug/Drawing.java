package org.jmesat.debug;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.ViewScale;

/** A part of the picture, and what all parts are drawn with. */
abstract class Drawing {
    /** The most that lines, rims and the crosses of points extend beyond an outline, in pixels. */
    static final float MARGIN = 16;

    final Pen pen;
    final ViewScale view;
    /** By ordinal of {@link DebugColor}. */
    private final int[] palette;
    final LabelSheet labels;
    /** Receives one piece after the other: to read those that colliders keep takes twice as long at 2 000 colliders. */
    final PlacedPolygon piece = new PlacedPolygon();

    Drawing(ViewScale view, int[] palette, LabelSheet labels) {
        this.view = view;
        pen = new Pen(view);
        this.palette = palette;
        this.labels = labels;
    }

    /** Creates a part of the same picture. */
    Drawing(Drawing other) {
        pen = other.pen;
        view = other.view;
        palette = other.palette;
        labels = other.labels;
    }

    /** Returns a {@linkplain Pen#pack packed} colour. */
    final int color(DebugColor meaning) {
        return palette[meaning.ordinal()];
    }

    /** Returns whether the piece may be in the picture. */
    final boolean mayShowPiece(double depth) {
        return view.mayShow(piece.minX(), piece.minY(), piece.maxX(), piece.maxY(), depth, MARGIN);
    }

    /** Draws a rectangle with the lines of the pen; dashed if the dash is not 0. */
    final void box(double minX, double minY, double maxX, double maxY, float depth, float dash, float gap) {
        edge(minX, minY, maxX, minY, depth, dash, gap);
        edge(maxX, minY, maxX, maxY, depth, dash, gap);
        edge(maxX, maxY, minX, maxY, depth, dash, gap);
        edge(minX, maxY, minX, minY, depth, dash, gap);
    }

    /** Draws a line at a depth; dashed if the dash is not 0. */
    final void edge(double x1, double y1, double x2, double y2, double depth, float dash, float gap) {
        if (dash == 0) {
            pen.line(x1, y1, depth, x2, y2, depth);
        } else {
            pen.dashes(x1, y1, x2, y2, depth, dash, gap);
        }
    }
}
