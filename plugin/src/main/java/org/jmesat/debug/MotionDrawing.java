package org.jmesat.debug;

import java.util.List;
import org.jmesat.geometry.Motion;
import org.jmesat.internal.geometry.Angles;
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
    /** Those of a piece at the end of the step, relative to the collider's position there. */
    private final Corners corners = new Corners();

    MotionDrawing(Drawing other) {
        super(other);
    }

    void draw(CollisionWorld world) {
        List<Collider> continuous = world.getContinuousColliders();
        for (int i = 0; i < continuous.size(); i++) {
            Collider collider = continuous.get(i);
            if (isWithinFloats(collider.getX()) && isWithinFloats(collider.getY())) {
                collider.computeMotion(motion);
                if (motion.turn() != 0 || motion.x(0) != motion.x(1) || motion.y(0) != motion.y(1)) {
                    draw(collider);
                }
            }
        }
    }

    /** Beyond, nothing is swept. */
    private static boolean isWithinFloats(double coordinate) {
        return Math.abs(coordinate) <= Float.MAX_VALUE;
    }

    private void draw(Collider collider) {
        for (int i = 0; i < collider.getPieceCount(); i++) {
            corners.read(collider.copyPiece(i, piece));
            for (int k = 0; k < corners.count; k++) {
                corners.xy[2 * k] -= motion.x(1);
                corners.xy[2 * k + 1] -= motion.y(1);
            }
            if (corners.count > 0) {
                drawPiece(collider.getElevation());
            }
        }
    }

    private void drawPiece(float z) {
        pen.use(palette.of(DebugColor.BODY), WIDTH);
        for (int corner = 0; corner < corners.count; corner++) {
            int next = (corner + 1) % corners.count;
            pen.dashes(cornerX(corner, 0), cornerY(corner, 0), cornerX(next, 0), cornerY(next, 0), z, 2, 4);
        }
        drawPath(findOutermost(1), z);
        drawPath(findOutermost(-1), z);
        pen.use(palette.of(DebugColor.LEAST_OVERLAP), ARROW_WIDTH)
                .arrow(motion.x(0), motion.y(0), z, motion.x(1), motion.y(1), z, HEAD);
    }

    /** Returns the corner farthest to the left (1) or right (−1) of the motion. */
    private int findOutermost(int side) {
        double moveX = motion.x(1) - motion.x(0);
        double moveY = motion.y(1) - motion.y(0);
        int farthest = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < corners.count; i++) {
            double across = side * (moveX * cornerY(i, 1) - moveY * cornerX(i, 1));
            if (across > most) {
                most = across;
                farthest = i;
            }
        }
        return farthest;
    }

    private void drawPath(int corner, float z) {
        int steps = motion.turn() == 0 ? 1 : STEPS;
        double x = cornerX(corner, 0);
        double y = cornerY(corner, 0);
        for (int i = 1; i <= steps; i++) {
            double time = (double) i / steps;
            double nextX = cornerX(corner, time);
            double nextY = cornerY(corner, time);
            pen.dashes(x, y, nextX, nextY, z, 5, 5);
            x = nextX;
            y = nextY;
        }
    }

    /** Returns x of a corner at a time of the step (0 to 1). */
    private double cornerX(int corner, double time) {
        double angle = (time - 1) * motion.turn();
        double u = corners.xy[2 * corner];
        return motion.x(time)
                + (angle == 0 ? u : Angles.cos(angle) * u - Angles.sin(angle) * corners.xy[2 * corner + 1]);
    }

    private double cornerY(int corner, double time) {
        double angle = (time - 1) * motion.turn();
        double v = corners.xy[2 * corner + 1];
        return motion.y(time)
                + (angle == 0 ? v : Angles.sin(angle) * corners.xy[2 * corner] + Angles.cos(angle) * v);
    }
}
