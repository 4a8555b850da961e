package org.jmesat.debug;

import java.util.List;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * Draws the outlines of colliders, each at its own depth. Of a body of several pieces, the edges that two pieces share
 * are left out, or drawn thinner with all edges of the pieces. What is disabled is drawn dotted, and what is faulty
 * crossed out.
 */
final class OutlineDrawing extends Drawing {
    /** Line widths, in pixels. */
    private static final float WIDTH = 2;
    private static final float SELECTED_WIDTH = 4;
    private static final float PIECE_WIDTH = 1;
    private static final float CROSS_WIDTH = 1.5f;

    private final KindPen kinds;
    private final BodyOutline body = new BodyOutline();
    private final Corners corners = new Corners();
    private boolean outlines;
    private boolean pieces;

    OutlineDrawing(Drawing other, KindPen kinds) {
        super(other);
        this.kinds = kinds;
    }

    /** Sets whether to draw the outlines of bodies, and all edges of their pieces. */
    void setLayers(boolean newOutlines, boolean newPieces) {
        outlines = newOutlines;
        pieces = newPieces;
    }

    /** Draws what is disabled or faulty. */
    void drawTakenOut(TakenOut takenOut) {
        for (int i = 0; i < takenOut.count(); i++) {
            TakenOut.Entry entry = takenOut.get(i);
            if (!entry.outlines.isEmpty()
                    && view.mayShow(entry.minX, entry.minY, entry.maxX, entry.maxY, entry.depth, MARGIN)) {
                drawTakenOut(entry);
            }
        }
    }

    private void drawTakenOut(TakenOut.Entry entry) {
        int color = color(entry.kind.color);
        for (int i = 0; i < entry.outlines.size(); i++) {
            double[] xy = entry.outlines.get(i);
            kinds.outline(entry.kind, color, WIDTH, xy, xy.length / 2, entry.depth);
        }
        if (entry.kind == ColliderKind.FAULTY) {
            pen.use(color, CROSS_WIDTH);
            pen.line(entry.minX, entry.minY, entry.depth, entry.maxX, entry.maxY, entry.depth);
            pen.line(entry.minX, entry.maxY, entry.depth, entry.maxX, entry.minY, entry.depth);
        }
    }

    /** Draws all colliders except those of the pair, which may be null. */
    void drawOthers(CollisionWorld world, ExplainedPair pair) {
        List<Collider> colliders = world.getColliders();
        for (int i = 0; i < colliders.size() && (outlines || pieces); i++) {
            Collider each = colliders.get(i);
            if (pair == null || each != pair.colliderA && each != pair.colliderB) {
                draw(world, each, outlines ? WIDTH : 0);
            }
        }
    }

    /** Draws the outlines of the pair, with wider lines, also without the layer. */
    void drawPair(CollisionWorld world, ExplainedPair pair) {
        draw(world, pair.colliderA, SELECTED_WIDTH);
        draw(world, pair.colliderB, SELECTED_WIDTH);
    }

    /** Draws a collider; of several pieces the outline only if its width is not 0. */
    private void draw(CollisionWorld world, Collider collider, float width) {
        boolean several = collider.getPieceCount() > 1;
        float depth = collider.getElevation();
        int color = -1;
        boolean shown = false;
        body.clear();
        for (int i = 0; i < collider.getPieceCount(); i++) {
            collider.copyPiece(i, piece);
            boolean visible = mayShowPiece(depth);
            if (piece.count() == 0 || !visible && !several) {
                continue;
            }
            color = color == -1 ? kinds.color(world, collider) : color;
            corners.read(piece);
            if (visible && (several ? pieces : width == 0)) {
                pen.use(color, PIECE_WIDTH).outline(corners.xy, corners.count, depth);
            }
            if (width > 0 && several && corners.count > 2) {
                shown |= visible;
                body.add(i, corners);
            } else if (width > 0 && visible) {
                kinds.outline(ColliderKind.of(collider), color, width, corners.xy, corners.count, depth);
            }
        }
        if (shown) {
            int edges = body.compute();
            kinds.edges(ColliderKind.of(collider), color, width, body.edges(), edges, depth);
        }
    }
}
