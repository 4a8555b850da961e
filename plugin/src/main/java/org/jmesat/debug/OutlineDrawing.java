package org.jmesat.debug;

import java.util.List;
import org.jmesat.world.CollisionSnapshot;
import org.jmesat.world.PieceOutline;

/** Draws the outlines of colliders, each piece at its own height. */
final class OutlineDrawing {
    /** In pixels. */
    private static final float WIDTH = 2;
    private static final float SELECTED_WIDTH = 4;

    /** In pixels: by how much lines, their rims and the crosses of points reach beyond an outline. */
    private static final float MARGIN = 16;

    private final Pen pen;
    private final ViewScale view;
    private final Palette palette;

    OutlineDrawing(Pen pen, ViewScale view, Palette palette) {
        this.pen = pen;
        this.view = view;
        this.palette = palette;
    }

    /** Draws those that are not of the pair, which may be null. */
    void drawOthers(CollisionSnapshot snapshot, ExplainedPair pair) {
        for (int i = 0; i < snapshot.outlineCount(); i++) {
            PieceOutline outline = snapshot.outline(i);
            if (pair == null || !pair.contains(outline)) {
                draw(outline, WIDTH);
            }
        }
    }

    /** Draws those of the pair, emphasised. */
    void drawPair(ExplainedPair pair) {
        List<PieceOutline> outlines = pair.outlines();
        for (int i = 0; i < outlines.size(); i++) {
            draw(outlines.get(i), SELECTED_WIDTH);
        }
    }

    private void draw(PieceOutline outline, float width) {
        if (view.mayShow(outline, MARGIN)) {
            pen.use(outline.isTouching() ? palette.touching : palette.free, width).outline(outline);
        }
    }
}
