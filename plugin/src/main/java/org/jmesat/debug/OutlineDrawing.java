package org.jmesat.debug;

import java.util.List;
import org.jmesat.world.CollisionSnapshot.Outline;

/** Draws the outlines of colliders, each piece at its own height. */
final class OutlineDrawing {
    /** In pixels. */
    private static final float WIDTH = 2;
    private static final float SELECTED_WIDTH = 4;

    private final Pen pen;
    private final Palette palette;

    OutlineDrawing(Pen pen, Palette palette) {
        this.pen = pen;
        this.palette = palette;
    }

    /** Draws those that are not of the pair. */
    void drawOthers(List<Outline> outlines, ExplainedPair pair) {
        for (int i = 0; i < outlines.size(); i++) {
            if (pair == null || !pair.contains(outlines.get(i))) {
                draw(outlines.get(i), WIDTH);
            }
        }
    }

    /** Draws those of the pair, emphasised. */
    void drawPair(List<Outline> outlines, ExplainedPair pair) {
        for (int i = 0; i < outlines.size(); i++) {
            if (pair.contains(outlines.get(i))) {
                draw(outlines.get(i), SELECTED_WIDTH);
            }
        }
    }

    private void draw(Outline outline, float width) {
        if (outline.xy().length > 0) {
            pen.use(outline.touching() ? palette.touching : palette.free, width)
                    .outline(outline.xy(), outline.elevation());
        }
    }
}
