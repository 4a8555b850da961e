package org.jmesat.debug;

import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionSnapshot;
import org.jmesat.world.PieceOutline;

/**
 * Draws the outlines of colliders, each at its own depth. Of a body of several pieces, the edges that two pieces share
 * are left out, or drawn thinner with all edges of the pieces.
 */
final class OutlineDrawing {
    /** Line widths, in pixels. */
    private static final float WIDTH = 2;
    private static final float SELECTED_WIDTH = 4;
    private static final float PIECE_WIDTH = 1;

    /** The most that lines, rims and the crosses of points extend beyond an outline, in pixels. */
    private static final float MARGIN = 16;

    private final Pen pen;
    private final ViewScale view;
    private final KindPen kinds;
    private final BodyOutline body = new BodyOutline();
    private final PieceOutline each = new PieceOutline();
    private double[] corners = new double[2 * 16];
    private boolean outlines;
    private boolean pieces;

    OutlineDrawing(Pen pen, ViewScale view, KindPen kinds) {
        this.pen = pen;
        this.view = view;
        this.kinds = kinds;
    }

    /** Sets whether to draw the outlines of bodies, and all edges of their pieces. */
    void setLayers(boolean newOutlines, boolean newPieces) {
        outlines = newOutlines;
        pieces = newPieces;
    }

    /** Draws all colliders except those of the pair, which may be null. */
    void drawOthers(CollisionSnapshot snapshot, ExplainedPair pair) {
        Collider a = pair == null ? null : pair.colliderA();
        Collider b = pair == null ? null : pair.colliderB();
        int end = snapshot.outlineCount();
        Collider next = end == 0 ? null : snapshot.outline(0, each).collider();
        for (int i = 0, from = 0; i < end; i++) {
            Collider collider = next;
            next = i + 1 == end ? null : snapshot.outline(i + 1, each).collider();
            if (next != collider) {
                if (collider != a && collider != b) {
                    draw(snapshot, from, i + 1, outlines ? WIDTH : 0);
                }
                from = i + 1;
            }
        }
    }

    /** Draws the outlines of the pair, with wider lines, also without the layer. */
    void drawPair(CollisionSnapshot snapshot, ExplainedPair pair) {
        draw(snapshot, snapshot.firstOutline(pair.colliderA()), snapshot.endOutline(pair.colliderA()), SELECTED_WIDTH);
        draw(snapshot, snapshot.firstOutline(pair.colliderB()), snapshot.endOutline(pair.colliderB()), SELECTED_WIDTH);
    }

    /** Draws the pieces of one body; the outline only if its width is not 0. */
    private void draw(CollisionSnapshot snapshot, int from, int end, float width) {
        boolean several = end - from > 1;
        body.clear();
        int shown = 0;
        for (int i = from; i < end; i++) {
            PieceOutline outline = snapshot.outline(i, each);
            boolean flat = outline.count() < 3;
            boolean visible = view.mayShow(outline.minX(), outline.minY(), outline.maxX(), outline.maxY(),
                    outline.elevation(), MARGIN);
            if (visible && (several ? pieces : pieces && width == 0)) {
                drawPiece(outline, PIECE_WIDTH);
            }
            if (visible && width > 0 && (!several || flat)) {
                drawPiece(outline, width);
            }
            if (several && !flat && width > 0) {
                shown += visible ? 1 : 0;
                body.add(outline);
            }
        }
        if (shown > 0) {
            int edges = body.compute();
            kinds.edges(ColliderKind.of(each), each.isTouching(), width, body.edges(), edges, each.elevation());
        }
    }

    private void drawPiece(PieceOutline outline, float width) {
        ColliderKind kind = ColliderKind.of(outline);
        if (width == PIECE_WIDTH) {
            pen.use(kinds.color(kind, outline.isTouching()), width)
                    .outline(corners(outline), outline.count(), outline.elevation());
        } else {
            kinds.outline(kind, outline.isTouching(), width, corners(outline), outline.count(), outline.elevation());
        }
    }

    private double[] corners(PieceOutline outline) {
        if (corners.length < 2 * outline.count()) {
            corners = new double[2 * outline.count()];
        }
        outline.copyVertices(corners);
        return corners;
    }
}
