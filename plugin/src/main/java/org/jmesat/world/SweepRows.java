package org.jmesat.world;

import java.util.Arrays;
import java.util.List;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.place.BodyPoses;
import org.jmesat.internal.place.BodyTable;
import org.jmesat.internal.place.SweptBox;

/**
 * The pieces of continuous colliders that moved in the last step and whose path meets the window of a
 * {@link CollisionSnapshot}: their outlines at the end of the step, and the motion. Allocates only to grow.
 */
final class SweepRows {
    /** Numbers of a piece: x and y of the collider's position at the start and at the end, and the turn. */
    private static final int ROW = 5;

    private final Motion motion = new Motion();
    private final PlacedPolygon placed = new PlacedPolygon();
    private int count;
    private Collider[] owners = {};
    private int[] pieces = {};
    private float[] elevations = {};
    private double[] rows = {};
    /** By piece: its first vertex; then the end of the last piece's vertices. */
    private int[] firsts = {0};
    /** Vertices relative to the collider's position at the end of the step. */
    private double[] xy = {};
    private double[] outline = {};

    void clear() {
        Arrays.fill(owners, 0, Math.min(count, owners.length), null);
        count = 0;
    }

    /** Releases the arrays. */
    void trim() {
        count = 0;
        ensureCapacity(0);
        xy = new double[0];
    }

    void copy(WorldStages world, List<Collider> continuous, SnapshotWindow window) {
        for (int i = 0; i < continuous.size(); i++) {
            if (computeMotion(continuous.get(i).index(), world)) {
                copyPieces(continuous.get(i), world, window);
            }
        }
    }

    /** Returns false if the last step has not swept the body. */
    private boolean computeMotion(int body, WorldStages world) {
        double[] pose = world.bodies.poses().placed(body);
        int row = BodyPoses.ROW * body;
        if ((world.bodies.sweepRules(body) & BodyTable.CONTINUOUS) == 0
                || !(Math.abs(pose[row]) <= SweptBox.MOST && Math.abs(pose[row + 1]) <= SweptBox.MOST)) {
            return false;
        }
        world.sweeps.computeMotion(body, motion);
        return motion.turn() != 0 || motion.x(0) != motion.x(1) || motion.y(0) != motion.y(1);
    }

    private void copyPieces(Collider collider, WorldStages world, SnapshotWindow window) {
        for (int piece = 0; piece < world.bodies.slotCount(collider.index()); piece++) {
            int slot = world.bodies.slot(collider.index(), piece);
            if (slot >= 0 && world.pieces.table().count(slot) > 0) {
                placed.take(world.pieces.table(), slot);
                copyPiece(collider, piece, window);
            }
        }
    }

    private void copyPiece(Collider collider, int piece, SnapshotWindow window) {
        if (count == owners.length) {
            ensureCapacity(8 + count + count / 2);
        }
        int size = Outline.write(placed, outline);
        if (outline.length < 2 * size) {
            outline = Outline.of(placed);
        }
        int first = firsts[count];
        if (xy.length < 2 * (first + size)) {
            xy = Arrays.copyOf(xy, 4 * (first + size));
        }
        for (int i = 0; i < size; i++) {
            xy[2 * (first + i)] = outline[2 * i] - motion.x(1);
            xy[2 * (first + i) + 1] = outline[2 * i + 1] - motion.y(1);
        }
        int row = ROW * count;
        rows[row] = motion.x(0);
        rows[row + 1] = motion.y(0);
        rows[row + 2] = motion.x(1);
        rows[row + 3] = motion.y(1);
        rows[row + 4] = motion.turn();
        firsts[count + 1] = first + size;
        if (meets(window, count)) {
            owners[count] = collider;
            pieces[count] = piece;
            elevations[count++] = collider.getElevation();
        }
    }

    /** Tests the box around start and end of a piece or, if it turns, of its bounding circle about its position. */
    private boolean meets(SnapshotWindow window, int piece) {
        double minX = Double.POSITIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;
        double reach = 0;
        for (int i = firsts[piece]; i < firsts[piece + 1]; i++) {
            minX = Math.min(minX, xy[2 * i]);
            minY = Math.min(minY, xy[2 * i + 1]);
            maxX = Math.max(maxX, xy[2 * i]);
            maxY = Math.max(maxY, xy[2 * i + 1]);
            reach = Math.max(reach, Math.hypot(xy[2 * i], xy[2 * i + 1]));
        }
        int row = ROW * piece;
        if (rows[row + 4] != 0) {
            minX = -reach;
            minY = -reach;
            maxX = reach;
            maxY = reach;
        }
        return window.meets(minX + Math.min(rows[row], rows[row + 2]), minY + Math.min(rows[row + 1], rows[row + 3]),
                maxX + Math.max(rows[row], rows[row + 2]), maxY + Math.max(rows[row + 1], rows[row + 3]));
    }

    private void ensureCapacity(int capacity) {
        owners = Arrays.copyOf(owners, capacity);
        pieces = Arrays.copyOf(pieces, capacity);
        elevations = Arrays.copyOf(elevations, capacity);
        rows = Arrays.copyOf(rows, ROW * capacity);
        firsts = Arrays.copyOf(firsts, capacity + 1);
    }

    int count() {
        return count;
    }

    Collider owner(int sweep) {
        return owners[sweep];
    }

    int piece(int sweep) {
        return pieces[sweep];
    }

    float elevation(int sweep) {
        return elevations[sweep];
    }

    int size(int sweep) {
        return firsts[sweep + 1] - firsts[sweep];
    }

    double moveX(int sweep) {
        return rows[ROW * sweep + 2] - rows[ROW * sweep];
    }

    double moveY(int sweep) {
        return rows[ROW * sweep + 3] - rows[ROW * sweep + 1];
    }

    double turn(int sweep) {
        return rows[ROW * sweep + 4];
    }

    double x(int sweep, double time) {
        return (1 - time) * rows[ROW * sweep] + time * rows[ROW * sweep + 2];
    }

    double y(int sweep, double time) {
        return (1 - time) * rows[ROW * sweep + 1] + time * rows[ROW * sweep + 3];
    }

    double vertexX(int sweep, int vertex, double time) {
        int at = 2 * (firsts[sweep] + vertex);
        double angle = (time - 1) * turn(sweep);
        return x(sweep, time) + (angle == 0 ? xy[at] : Angles.cos(angle) * xy[at] - Angles.sin(angle) * xy[at + 1]);
    }

    double vertexY(int sweep, int vertex, double time) {
        int at = 2 * (firsts[sweep] + vertex);
        double angle = (time - 1) * turn(sweep);
        return y(sweep, time)
                + (angle == 0 ? xy[at + 1] : Angles.sin(angle) * xy[at] + Angles.cos(angle) * xy[at + 1]);
    }
}
