package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.narrowphase.MoveAndSlide;

/**
 * Moves bodies that are one, or a shape, among the bodies of a world: finds the obstacles for a {@link MoveAndSlide}.
 * It sees the poses placed last, and within a step those of the bodies that have moved before. Allocates only to grow.
 */
public final class BodyMoves {
    private final BodyTable bodies;
    private final PlaceStep places;
    private final Runnable open;
    private final QueryCandidates candidates;
    private final MoveAndSlide move = new MoveAndSlide();
    /** The bodies that move together; the count is −1 if a shape moves. */
    private int[] own = new int[4];
    private int ownCount;
    private final PlacedPolygon shape = new PlacedPolygon();
    private final PlacedPolygon piece = new PlacedPolygon();
    private final PlacedPolygon obstacle = new PlacedPolygon();
    /** By pair: the body of the obstacle and its piece, and the body that moves, or −1, and its piece. */
    private int[] pairs = new int[32];
    private int pairCount;
    private final Motion motion = new Motion();
    private final Sat sat = new Sat();
    private final SatResult contact = new SatResult();
    private final ContactManifold manifold = new ContactManifold();
    private double pointX;
    private double pointY;
    private double wayX;
    private double wayY;

    /**
     * Creates an instance.
     *
     * @param open begins the present step, unless it has begun
     */
    public BodyMoves(BodyTable bodies, PieceStore pieces, PlaceStep places, Runnable open) {
        this.bodies = bodies;
        this.places = places;
        this.open = open;
        candidates = new QueryCandidates(bodies, pieces);
    }

    /** The move. Set the way of moving before {@link #run}; its pairs are the obstacles found. */
    public MoveAndSlide move() {
        return move;
    }

    /** Begins with no body. */
    public void begin() {
        ownCount = 0;
    }

    /** Begins with a shape, to be placed by the caller. */
    public PlacedPolygon beginShape() {
        ownCount = -1;
        return shape;
    }

    /** Adds a body to those that move together. */
    public void add(int body) {
        own = ownCount < own.length ? own : Arrays.copyOf(own, 2 * ownCount);
        own[ownCount++] = body;
    }

    /**
     * Moves among the bodies that the query accepts, as {@link MoveAndSlide#move} does. Nothing is moved in the world.
     *
     * @param further how far beyond the end of the motion obstacles matter (≥0)
     */
    public void run(double dx, double dy, double further, QueryBodies seen) {
        double reach = Math.sqrt(dx * dx + dy * dy) + further;
        gather(reach, seen);
        if (move.isOverlapping()) {
            gather(reach + move.extent(), seen);
        }
        move.move(dx, dy);
    }

    private void gather(double reach, QueryBodies seen) {
        pairCount = 0;
        move.clear();
        if (ownCount < 0) {
            gather(shape, -1, 0, reach, seen);
        }
        for (int k = 0; k < ownCount; k++) {
            for (int i = 0; i < bodies.slotCount(own[k]); i++) {
                if (candidates.isPlaced(own[k], i)) {
                    candidates.copyPiece(own[k], i, piece);
                    gather(piece, own[k], i, reach, seen);
                }
            }
        }
    }

    private void gather(PlacedPolygon moving, int body, int index, double reach, QueryBodies seen) {
        move.addPiece(moving);
        double margin = reach + 2 * Math.max(Tolerance.RELATIVE * moving.radius(),
                Tolerance.coordinates(moving.largestCoordinate() + reach));
        candidates.findInBox(moving.minX() - margin, moving.minY() - margin, moving.maxX() + margin,
                moving.maxY() + margin);
        candidates.sort();
        for (int i = 0; i < candidates.count(); i++) {
            if (!isOwn(candidates.body(i)) && seen.accepts(candidates.body(i))) {
                candidates.copyPiece(candidates.body(i), candidates.piece(i), obstacle);
                if (!seen.givesWay(candidates.body(i))) {
                    move.add(moving, obstacle);
                } else if (!move.addUnlessOverlapping(moving, obstacle)) {
                    continue;
                }
                int at = 4 * pairCount++;
                pairs = at < pairs.length ? pairs : Arrays.copyOf(pairs, 2 * pairs.length);
                pairs[at] = candidates.body(i);
                pairs[at + 1] = candidates.piece(i);
                pairs[at + 2] = body;
                pairs[at + 3] = index;
            }
        }
    }

    private boolean isOwn(int body) {
        boolean found = false;
        for (int i = 0; i < ownCount && !found; i++) {
            found = own[i] == body;
        }
        return found;
    }

    /** The body of a pair's obstacle. */
    public int obstacle(int pair) {
        return pairs[4 * pair];
    }

    /** Finds the point of contact with a surface that the move has met: the middle of the manifold there. */
    public void findPoint(int surface) {
        int at = 4 * move.pair(surface);
        candidates.copyPiece(pairs[at], pairs[at + 1], obstacle);
        if (pairs[at + 2] < 0) {
            piece.set(shape);
        } else {
            candidates.copyPiece(pairs[at + 2], pairs[at + 3], piece);
        }
        ShapeCast.describe(piece, move.metX(surface), move.metY(surface), motion);
        piece.place(motion.x(1), motion.y(1), piece.cos(), piece.sin());
        sat.test(piece, obstacle, Double.POSITIVE_INFINITY, contact);
        manifold.compute(piece, obstacle, contact);
        int last = manifold.count() - 1;
        pointX = 0.5 * (manifold.x(0) + manifold.x(last));
        pointY = 0.5 * (manifold.y(0) + manifold.y(last));
    }

    public double pointX() {
        return pointX;
    }

    public double pointY() {
        return pointY;
    }

    /**
     * Places a body elsewhere within a step; queries see it there, if its boxes reach there. A continuous body goes
     * there along the lines of a move.
     *
     * @param along the move, or null if it goes straight
     */
    public void place(int body, double x, double y, MoveAndSlide along) {
        open.run();
        if (bodies.isContinuous(body)) {
            double[] poses = bodies.poses().current();
            double fromX = poses[BodyPoses.ROW * body];
            double fromY = poses[BodyPoses.ROW * body + 1];
            bodies.sweep(body).addToPath(fromX, fromY);
            for (int i = 0; along != null && i < along.lineCount() - 1; i++) {
                bodies.sweep(body).addToPath(fromX + along.lineX(i), fromY + along.lineY(i));
            }
        }
        places.move(body, x, y);
    }

    /**
     * Computes the way of a point that moves with a body since the last step; false if the body has not moved, is new
     * or was teleported.
     */
    public boolean findWay(int body, double x, double y) {
        if (!bodies.isChanged(body) || (bodies.sweepRules(body) & BodyTable.CUT) != 0) {
            return false;
        }
        double[] from = bodies.poses().previous();
        double[] to = bodies.poses().current();
        int row = BodyPoses.ROW * body;
        double cos = from[row + 2] * to[row + 2] + from[row + 3] * to[row + 3];
        double sin = from[row + 2] * to[row + 3] - from[row + 3] * to[row + 2];
        double dx = x - from[row];
        double dy = y - from[row + 1];
        wayX = to[row] + cos * dx - sin * dy - x;
        wayY = to[row + 1] + sin * dx + cos * dy - y;
        return wayX != 0 || wayY != 0;
    }

    public double wayX() {
        return wayX;
    }

    public double wayY() {
        return wayY;
    }

    /** Enlarges the boxes of a body until it is placed again. */
    public void enlarge(int body, double margin) {
        open.run();
        places.enlarge(body, margin);
    }
}
