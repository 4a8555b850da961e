package org.jmesat.debug;

import org.jmesat.internal.draw.Pen;
import org.jmesat.world.CollisionSnapshot;
import org.jmesat.world.SweptPiece;

/**
 * Draws how the pieces of continuous colliders moved in the last step: dotted where they began, dashed the paths of the
 * outermost corners, and an arrow from the former position to the present one, which is the velocity per tick.
 */
final class MotionDrawing {
    /** In pixels. */
    private static final float WIDTH = 1.4f;
    private static final float ARROW_WIDTH = 2;
    private static final float HEAD = 9;
    /** Parts of the path of a corner that turns. */
    private static final int STEPS = 8;

    private final Pen pen;
    private final Palette palette;
    private final SweptPiece each = new SweptPiece();

    MotionDrawing(Pen pen, Palette palette) {
        this.pen = pen;
        this.palette = palette;
    }

    void draw(CollisionSnapshot snapshot) {
        for (int i = 0; i < snapshot.sweptPieceCount(); i++) {
            SweptPiece piece = snapshot.sweptPiece(i, each);
            float z = piece.elevation();
            pen.use(palette.body, WIDTH);
            for (int corner = 0; corner < piece.count(); corner++) {
                int next = (corner + 1) % piece.count();
                pen.dashes(piece.vertexX(corner, 0), piece.vertexY(corner, 0), piece.vertexX(next, 0),
                        piece.vertexY(next, 0), z, 2, 4);
            }
            drawPath(piece, outermost(piece, 1), z);
            drawPath(piece, outermost(piece, -1), z);
            pen.use(palette.leastOverlap, ARROW_WIDTH)
                    .arrow(piece.x(0), piece.y(0), z, piece.x(1), piece.y(1), z, HEAD);
        }
    }

    /** Returns the corner farthest to the left (1) or right (−1) of the motion. */
    private static int outermost(SweptPiece piece, int side) {
        int farthest = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < piece.count(); i++) {
            double across = side * (piece.moveX() * piece.vertexY(i, 1) - piece.moveY() * piece.vertexX(i, 1));
            if (across > most) {
                most = across;
                farthest = i;
            }
        }
        return farthest;
    }

    private void drawPath(SweptPiece piece, int corner, float z) {
        int steps = piece.turn() == 0 ? 1 : STEPS;
        double x = piece.vertexX(corner, 0);
        double y = piece.vertexY(corner, 0);
        for (int i = 1; i <= steps; i++) {
            double time = (double) i / steps;
            double nextX = piece.vertexX(corner, time);
            double nextY = piece.vertexY(corner, time);
            pen.dashes(x, y, nextX, nextY, z, 5, 5);
            x = nextX;
            y = nextY;
        }
    }
}
