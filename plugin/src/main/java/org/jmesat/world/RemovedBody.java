package org.jmesat.world;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.step.BodyPoses;
import org.jmesat.internal.step.BodyTable;
import org.jmesat.internal.step.PieceStore;

/** The poses and pieces of a removed collider, for its getters; another collider may now have its index. */
final class RemovedBody {
    /** The pose that was set last, then the pose of the last step. */
    private final double[] poses = new double[2 * BodyPoses.ROW];
    /** An element is null if the piece was never placed. */
    private final PolygonBuffer[] shapes;

    RemovedBody(int index, BodyTable bodies, PieceStore pieces) {
        int row = BodyPoses.ROW * index;
        System.arraycopy(bodies.poses().current(), row, poses, 0, BodyPoses.ROW);
        System.arraycopy(bodies.poses().placed(index), row, poses, BodyPoses.ROW, BodyPoses.ROW);
        shapes = new PolygonBuffer[bodies.pieceCount(index)];
        for (int i = 0; i < shapes.length; i++) {
            if (bodies.slot(index, i) >= 0) {
                shapes[i] = new PolygonBuffer();
                shapes[i].set(pieces.table(), bodies.slot(index, i));
            }
        }
    }

    double current(int column) {
        return poses[column];
    }

    int pieceCount() {
        return shapes.length;
    }

    void copyPiece(int piece, PlacedPolygon store) {
        if (shapes[piece] == null) {
            store.local().clear();
        } else {
            store.local().set(shapes[piece], 0, 0);
        }
        int row = BodyPoses.ROW;
        store.place(poses[row], poses[row + 1], poses[row + 2], poses[row + 3]);
    }
}
