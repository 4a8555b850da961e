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

    /** Draws a rectangle with the lines of the pen; dashed if the dash is not 0. */
    final void box(double minX, double minY, double maxX, double maxY, float depth, float dash, float gap) {
        pen.dashes(minX, minY, maxX, minY, depth, dash, gap);
        pen.dashes(maxX, minY, maxX, maxY, depth, dash, gap);
        pen.dashes(maxX, maxY, minX, maxY, depth, dash, gap);
        pen.dashes(minX, maxY, minX, minY, depth, dash, gap);
    }
}
