package org.jmesat.debug;

import java.util.BitSet;
import java.util.List;
import org.jmesat.world.Collider;

/**
 * Draws the outlines of colliders, each at its own depth. Of a body of several pieces, the edges that two pieces share
 * are left out, or drawn thinner with all edges of the pieces. What is disabled is drawn dotted, and what is faulty
 * crossed out. The pair has colours of its own; with dashes of another one if it overlaps without a contact.
 */
final class OutlineDrawing extends Drawing {
    /** Line widths, in pixels. */
    private static final float WIDTH = 2;
    private static final float SELECTED_WIDTH = 4;
    private static final float PIECE_WIDTH = 1;
    private static final float CROSS_WIDTH = 1.5f;
    private static final float GHOST_WIDTH = 1.2f;
    /** How much the depths of a pair may differ, as a share of the radius of the smaller piece. */
    private static final float GHOST_SHARE = 0.1f;

    private final KindPen kinds;
    private final Obstacles obstacles;
    private final BodyOutline body = new BodyOutline();
    private final Corners corners = new Corners();
    /** The ids of the colliders that were drawn and are in the picture. */
    final BitSet inPicture = new BitSet();
    private boolean outlines;
    private boolean pieces;

    OutlineDrawing(Drawing other, KindPen kinds, Obstacles obstacles) {
        super(other);
        this.kinds = kinds;
        this.obstacles = obstacles;
    }

    /** Sets whether to draw the outlines of bodies, and all edges of their pieces. */
    void setLayers(boolean newOutlines, boolean newPieces) {
        outlines = newOutlines;
        pieces = newPieces;
    }

    /** Draws what is disabled or faulty. */
    void drawTakenOut(TakenOut takenOut) {
        for (int i = 0; i < takenOut.entries.size(); i++) {
            TakenOut.Entry entry = takenOut.entries.get(i);
            if (!entry.outlines.isEmpty()
                    && view.mayShow(entry.minX, entry.minY, entry.maxX, entry.maxY, entry.depth, MARGIN)) {
                drawTakenOut(entry, color(entry.kind.color), WIDTH);
            }
        }
    }

    private void drawTakenOut(TakenOut.Entry entry, int color, float width) {
        for (int i = 0; i < entry.outlines.size(); i++) {
            double[] xy = entry.outlines.get(i);
            kinds.outline(entry.kind, color, width, xy, xy.length / 2, entry.depth);
        }
        if (entry.kind == ColliderKind.FAULTY) {
            pen.use(color, CROSS_WIDTH);
            pen.line(entry.minX, entry.minY, entry.depth, entry.maxX, entry.maxY, entry.depth);
            pen.line(entry.minX, entry.maxY, entry.depth, entry.maxX, entry.minY, entry.depth);
        }
    }

    /** Draws all colliders except those of the pair, which may be null; with a pair, their pieces are obstacles. */
    void drawOthers(List<Collider> colliders, ExplainedPair pair) {
        obstacles.begin(pair);
        inPicture.clear();
        for (int i = 0; i < colliders.size(); i++) {
            Collider each = colliders.get(i);
            if (!ExplainedPair.isIn(pair, each)) {
                draw(each, ColliderKind.of(each), kinds.color(each), outlines ? WIDTH : 0, each.getElevation());
            }
        }
    }

    /**
     * Draws the outlines of the pair in the colours of its intervals, with wider lines, also without the layer. If the
     * depths differ, B has a thin outline at that of A, too, since a tilted camera shows the two beside each other.
     */
    void drawPair(TakenOut takenOut, ExplainedPair pair) {
        if (pair.report != null && Math.abs(pair.a.elevation - pair.b.elevation)
                > GHOST_SHARE * Math.min(pair.a.shape.radius(), pair.b.shape.radius())) {
            draw(pair.b.collider, ColliderKind.BODY, color(pair.b.color), GHOST_WIDTH, pair.a.elevation);
        }
        drawSide(takenOut, pair.a, pair.isFiltered());
        drawSide(takenOut, pair.b, pair.isFiltered());
    }

    private void drawSide(TakenOut takenOut, ExplainedPair.Side side, boolean filtered) {
        for (int i = 0; i < takenOut.entries.size(); i++) {
            if (takenOut.entries.get(i).spatial == side.spatial && !takenOut.entries.get(i).outlines.isEmpty()) {
                drawTakenOut(takenOut.entries.get(i), color(side.color), SELECTED_WIDTH);
            }
        }
        if (side.collider != null) {
            draw(side.collider, ColliderKind.of(side.collider), color(side.color), SELECTED_WIDTH, side.elevation);
            if (filtered) {
                draw(side.collider, ColliderKind.TRIGGER, color(DebugColor.FAULTY), SELECTED_WIDTH, side.elevation);
            }
        }
    }

    /** Draws a collider; of several pieces the outline only if its width is not 0. */
    private void draw(Collider collider, ColliderKind kind, int color, float width, double depth) {
        int count = collider.getPieceCount();
        boolean several = count > 1;
        boolean shown = false;
        body.clear();
        for (int i = 0; i < count; i++) {
            corners.read(collider, i);
            boolean visible = view.mayShow(corners.minX, corners.minY, corners.maxX, corners.maxY, depth, MARGIN);
            if (corners.count == 0 || !visible && !several) {
                continue;
            }
            if (visible) {
                inPicture.set(collider.getId());
                obstacles.add(collider, i, corners);
            }
            if (visible && pieces && (several || width == 0)) {
                pen.use(color, PIECE_WIDTH).outline(corners.xy, corners.count, depth);
            }
            if (width > 0 && several && corners.count > 2) {
                shown |= visible;
                body.add(corners);
            } else if (width > 0 && visible) {
                kinds.outline(kind, color, width, corners.xy, corners.count, depth);
            }
        }
        if (shown) {
            int edges = body.compute();
            kinds.edges(kind, color, width, body.edges(), edges, 4, 4 * edges, depth);
        }
    }
}
