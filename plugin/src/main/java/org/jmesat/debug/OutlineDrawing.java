package org.jmesat.debug;

import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.world.Collider;

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
        int end = snapshot.outlineCount();
        if (end == 0 || !outlines && !pieces) {
            return;
        }
        Collider a = pair == null ? null : pair.colliderA();
        Collider b = pair == null ? null : pair.colliderB();
        for (int from = 0, next; from < end; from = next) {
            Collider collider = snapshot.outline(from).collider();
            next = from + 1;
            while (next < end && snapshot.outline(next).collider() == collider) {
                next++;
            }
            if (collider != a && collider != b) {
                drawOther(snapshot, from, next);
            }
        }
    }

    private void drawOther(CollisionSnapshot snapshot, int from, int end) {
        if (end - from > 1) {
            drawSeveral(snapshot, from, end, outlines ? WIDTH : 0);
        } else if (isVisible(snapshot.outline(from))) {
            drawPiece(snapshot.outline(from), outlines ? WIDTH : PIECE_WIDTH);
        }
    }

    /** Draws the outlines of the pair, with wider lines, also without the layer. */
    void drawPair(CollisionSnapshot snapshot, ExplainedPair pair) {
        drawSide(snapshot, pair.colliderA());
        drawSide(snapshot, pair.colliderB());
    }

    private void drawSide(CollisionSnapshot snapshot, Collider collider) {
        int from = snapshot.firstOutline(collider);
        int end = snapshot.endOutline(collider);
        if (end - from > 1) {
            drawSeveral(snapshot, from, end, SELECTED_WIDTH);
        } else if (end > from && isVisible(snapshot.outline(from))) {
            drawPiece(snapshot.outline(from), SELECTED_WIDTH);
        }
    }

    private boolean isVisible(PieceOutline outline) {
        return view.mayShow(outline.minX(), outline.minY(), outline.maxX(), outline.maxY(), outline.elevation(),
                MARGIN);
    }

    /** Draws a body of several pieces; the outline only if its width is not 0. */
    private void drawSeveral(CollisionSnapshot snapshot, int from, int end, float width) {
        body.clear();
        boolean shown = false;
        for (int i = from; i < end; i++) {
            PieceOutline outline = snapshot.outline(i);
            boolean flat = outline.count() < 3;
            boolean visible = isVisible(outline);
            if (visible && pieces) {
                drawPiece(outline, PIECE_WIDTH);
            }
            if (visible && width > 0 && flat) {
                drawPiece(outline, width);
            }
            if (!flat && width > 0) {
                shown |= visible;
                body.add(outline);
            }
        }
        if (shown) {
            int edges = body.compute();
            PieceOutline first = snapshot.outline(from);
            kinds.edges(ColliderKind.of(first), first.isTouching(), width, body.edges(), edges, first.elevation());
        }
    }

    private void drawPiece(PieceOutline outline, float width) {
        ColliderKind kind = ColliderKind.of(outline);
        if (width == PIECE_WIDTH) {
            pen.use(kinds.color(kind, outline.isTouching()), width)
                    .outline(outline.vertices(), outline.count(), outline.elevation());
        } else {
            kinds.outline(kind, outline.isTouching(), width, outline.vertices(), outline.count(), outline.elevation());
        }
    }
}
