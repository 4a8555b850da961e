package org.jmesat.debug;

import org.jmesat.internal.draw.Letter;
import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.ViewScale;

/**
 * Draws the boxes of pieces, thin and solid, those by which the broad phase finds pairs dotted, and a Z in the middle
 * of sleeping pieces.
 */
final class BoxDrawing {
    /** In pixels. */
    private static final float WIDTH = 1.2f;
    private static final float DASH = 3;
    private static final float GAP = 4;
    private static final float MARGIN = 16;
    private static final float LETTER = 9;

    private final Pen pen;
    private final ViewScale view;
    private final Palette palette;
    private final double[] corners = new double[8];

    BoxDrawing(Pen pen, ViewScale view, Palette palette) {
        this.pen = pen;
        this.view = view;
        this.palette = palette;
    }

    void drawBoxes(CollisionSnapshot snapshot) {
        pen.use(palette.otherAxis, WIDTH);
        for (int i = 0; i < snapshot.outlineCount(); i++) {
            PieceOutline piece = snapshot.outline(i);
            float z = piece.elevation();
            if (view.mayShow(piece.fatMinX(), piece.fatMinY(), piece.fatMaxX(), piece.fatMaxY(), z, MARGIN)) {
                set(piece.minX(), piece.minY(), piece.maxX(), piece.maxY());
                for (int at = 0; at < corners.length; at += 2) {
                    int next = (at + 2) % corners.length;
                    pen.line(corners[at], corners[at + 1], z, corners[next], corners[next + 1], z);
                }
                set(piece.fatMinX(), piece.fatMinY(), piece.fatMaxX(), piece.fatMaxY());
                for (int at = 0; at < corners.length; at += 2) {
                    int next = (at + 2) % corners.length;
                    pen.dashes(corners[at], corners[at + 1], corners[next], corners[next + 1], z, DASH, GAP);
                }
            }
        }
    }

    private void set(double minX, double minY, double maxX, double maxY) {
        corners[0] = minX;
        corners[1] = minY;
        corners[2] = maxX;
        corners[3] = minY;
        corners[4] = maxX;
        corners[5] = maxY;
        corners[6] = minX;
        corners[7] = maxY;
    }

    void drawSleeping(CollisionSnapshot snapshot) {
        pen.use(palette.disabled, WIDTH);
        for (int i = 0; i < snapshot.outlineCount(); i++) {
            PieceOutline piece = snapshot.outline(i);
            if (piece.isSleeping()) {
                Letter.Z.draw(pen, (piece.minX() + piece.maxX()) / 2, (piece.minY() + piece.maxY()) / 2,
                        piece.elevation(), LETTER);
            }
        }
    }
}
