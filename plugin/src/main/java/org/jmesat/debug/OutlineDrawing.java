package org.jmesat.debug;

import java.util.List;
import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.TriangleBatch;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.world.CollisionSnapshot;
import org.jmesat.world.PieceOutline;

/** Draws the outlines of colliders, each piece at its own height. */
final class OutlineDrawing {
    /** Line widths, in pixels. */
    private static final float WIDTH = 2;
    private static final float SELECTED_WIDTH = 4;

    /** The most that lines, rims and the crosses of points extend beyond an outline, in pixels. */
    private static final float MARGIN = 16;

    private final Pen pen;
    private final ViewScale view;
    private final int touching;
    private final int free;
    private final PieceOutline each = new PieceOutline();
    private double[] corners = new double[2 * 16];

    OutlineDrawing(Pen pen, ViewScale view, Palette palette) {
        this.pen = pen;
        this.view = view;
        touching = TriangleBatch.pack(palette.touching);
        free = TriangleBatch.pack(palette.body);
    }

    /** Draws all outlines except those of the pair, which may be null. */
    void drawOthers(CollisionSnapshot snapshot, ExplainedPair pair) {
        if (pair == null) {
            draw(snapshot, 0, snapshot.outlineCount());
        } else {
            draw(snapshot, 0, snapshot.firstOutline(pair.colliderA()));
            draw(snapshot, snapshot.endOutline(pair.colliderA()), snapshot.firstOutline(pair.colliderB()));
            draw(snapshot, snapshot.endOutline(pair.colliderB()), snapshot.outlineCount());
        }
    }

    private void draw(CollisionSnapshot snapshot, int from, int end) {
        for (int i = from; i < end; i++) {
            draw(snapshot.outline(i, each), WIDTH);
        }
    }

    /** Draws the outlines of the pair, with wider lines. */
    void drawPair(ExplainedPair pair) {
        List<PieceOutline> outlines = pair.outlines();
        for (int i = 0; i < outlines.size(); i++) {
            draw(outlines.get(i), SELECTED_WIDTH);
        }
    }

    private void draw(PieceOutline outline, float width) {
        float depth = outline.elevation();
        if (view.mayShow(outline.minX(), outline.minY(), outline.maxX(), outline.maxY(), depth, MARGIN)) {
            pen.use(outline.isTouching() ? touching : free, width).outline(corners(outline), outline.count(), depth);
        }
    }

    private double[] corners(PieceOutline outline) {
        if (corners.length < 2 * outline.count()) {
            corners = new double[2 * outline.count()];
        }
        for (int i = 0; i < outline.count(); i++) {
            corners[2 * i] = outline.x(i);
            corners[2 * i + 1] = outline.y(i);
        }
        return corners;
    }
}
