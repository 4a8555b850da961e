package org.jmesat.debug;

import java.util.List;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * Draws the boxes of pieces, thin and solid, those by which the broad phase finds pairs dotted, and a Z in the middle
 * of sleeping pieces. A piece sleeps if it has stayed in its enlarged box for a number of steps; the world skips pairs
 * of two sleeping pieces, which saves time and never changes the contacts.
 */
final class BoxDrawing extends Drawing {
    /** In pixels. */
    private static final float WIDTH = 1.2f;
    private static final float DASH = 3;
    private static final float GAP = 4;
    private static final float LETTER = 9;

    private final WorldAccess<CollisionWorld, Collider> access = WorldAccess.get();
    /** The box in the broad phase: least x and y, greatest x and y. */
    private final double[] fat = new double[4];

    BoxDrawing(Drawing other) {
        super(other);
    }

    /** Draws the boxes or, else, the marks of sleeping pieces. */
    void draw(List<Collider> colliders, boolean boxes) {
        pen.use(color(boxes ? DebugColor.OTHER_AXIS : DebugColor.DISABLED), WIDTH);
        for (int i = 0; i < colliders.size(); i++) {
            Collider each = colliders.get(i);
            for (int k = 0; k < each.getPieceCount(); k++) {
                if (each.copyPiece(k, piece).count() > 0 && boxes) {
                    access.copyFatBox(each, k, fat);
                    drawBoxes(each.getElevation());
                } else if (piece.count() > 0 && access.isSleeping(each, k)) {
                    drawSleeping((piece.minX() + piece.maxX()) / 2, (piece.minY() + piece.maxY()) / 2,
                            each.getElevation());
                }
            }
        }
    }

    private void drawBoxes(float z) {
        if (view.mayShow(fat[0], fat[1], fat[2], fat[3], z, MARGIN)) {
            box(piece.minX(), piece.minY(), piece.maxX(), piece.maxY(), z, 0, 0);
            box(fat[0], fat[1], fat[2], fat[3], z, DASH, GAP);
        }
    }

    private void drawSleeping(double x, double y, double z) {
        double half = pen.pixels(LETTER / 2, x, y, z);
        pen.line(x - half, y + half, z, x + half, y + half, z);
        pen.line(x + half, y + half, z, x - half, y - half, z);
        pen.line(x - half, y - half, z, x + half, y - half, z);
    }
}
