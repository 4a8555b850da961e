package org.jmesat.debug;

import java.util.List;
import org.jmesat.geometry.Motion;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * Draws how the pieces of continuous colliders moved in the last step: dotted where they began, dashed the paths of the
 * outermost corners, and an arrow from the former position to the present one, which is the velocity per tick.
 */
final class MotionDrawing extends Drawing {
    /** In pixels. */
    private static final float WIDTH = 1.4f;
    private static final float ARROW_WIDTH = 2;
    private static final float HEAD = 9;
    /** Parts of the path of a corner that turns. */
    private static final int STEPS = 8;

    private final Motion motion = new Motion();
    private final Corners corners = new Corners();

    MotionDrawing(Drawing other) {
        super(other);
    }

    void draw(CollisionWorld world) {
        List<Collider> continuous = world.getContinuousColliders();
        for (int i = 0; i < continuous.size(); i++) {
            Collider collider = continuous.get(i);
            // Beyond, nothing is swept.
            if (Math.abs(collider.getX()) <= Float.MAX_VALUE && Math.abs(collider.getY()) <= Float.MAX_VALUE) {
                collider.computeMotion(motion);
                if (motion.turn() != 0 || motion.x(0) != motion.x(1) || motion.y(0) != motion.y(1)) {
                    draw(collider);
                }
            }
        }
    }

    private void draw(Collider collider) {
        for (int i = 0; i < collider.getPieceCount(); i++) {
            if (collider.copyPiece(i, piece).count() > 0) {
                drawPiece(collider.getElevation());
            }
        }
    }

    /** Draws the piece, which is at the end of the step. */
    private void drawPiece(float z) {
        corners.read(piece);
        int left = findOutermost(1);
        int right = findOutermost(-1);
        pen.use(color(DebugColor.BODY), WIDTH);
        readAt(0);
        for (int corner = 0; corner < corners.count; corner++) {
            int next = (corner + 1) % corners.count;
            pen.dashes(x(corner), y(corner), x(next), y(next), z, 2, 4);
        }
        drawPath(left, z);
        drawPath(right, z);
        pen.use(color(DebugColor.LEAST_OVERLAP), ARROW_WIDTH)
                .arrow(motion.x(0), motion.y(0), z, motion.x(1), motion.y(1), z, HEAD);
    }

    /** Returns the corner farthest to the left (1) or right (−1) of the motion. */
    private int findOutermost(int side) {
        double moveX = motion.x(1) - motion.x(0);
        double moveY = motion.y(1) - motion.y(0);
        int farthest = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < corners.count; i++) {
            double across = side * (moveX * (y(i) - motion.y(1)) - moveY * (x(i) - motion.x(1)));
            if (across > most) {
                most = across;
                farthest = i;
            }
        }
        return farthest;
    }

    private void drawPath(int corner, float z) {
        int steps = motion.turn() == 0 ? 1 : STEPS;
        readAt(0);
        for (int i = 1; i <= steps; i++) {
            double x = x(corner);
            double y = y(corner);
            readAt((double) i / steps);
            pen.dashes(x, y, x(corner), y(corner), z, 5, 5);
        }
    }

    /** Moves the piece to a time of the step (0 to 1), and reads its corners. */
    private void readAt(double time) {
        motion.place(time, piece);
        corners.read(piece);
    }

    private double x(int corner) {
        return corners.xy[2 * corner];
    }

    private double y(int corner) {
        return corners.xy[2 * corner + 1];
    }
}
