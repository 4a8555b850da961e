package org.jmesat.internal.step;

import org.jmesat.geometry.Motion;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The motion of each body in the last step: its start pose and its former shapes. Only the methods that
 * {@link PairSweeper} calls may be used by several threads.
 */
final class BodySweeps {
    private final BodyTable bodies;
    private final PieceStore pieces;
    private final SweptBox box = new SweptBox();
    /** Scratch: the pose at which the last step has placed a body, while the game may have set another one. */
    private final double[] placed = new double[BodyPoses.ROW];

    BodySweeps(BodyTable bodies, PieceStore pieces) {
        this.bodies = bodies;
        this.pieces = pieces;
    }

    /** Computes the sweep rules of a body in a step that sweeps, after its pieces were placed. */
    int findRules(int index) {
        int rules = bodies.sweepRules(index);
        if (bodies.isChanged(index) && (rules & (BodyTable.KNOWN | BodyTable.CUT)) == 0) {
            setPoses(index, box);
            boolean different = (rules & BodyTable.RESHAPED) != 0
                    && former(index).compare(pieces.table(), bodies, index, box.furthest());
            rules |= BodyTable.KNOWN;
            double reach = reach(index, different);
            timePath(index, reach);
            if (!(box.furthest() + reach <= SweptBox.MOST)) {
                rules |= BodyTable.CUT;
            } else if (different) {
                rules |= BodyTable.MOVED | BodyTable.DIFFERENT;
            } else if (box.isMoving() || bodies.depths() != null && bodies.depths().isMoved(index)) {
                rules |= BodyTable.MOVED;
            }
            bodies.setSweepRules(index, rules);
        }
        return rules;
    }

    private void timePath(int index, double reach) {
        SweepState path = bodies.path(index);
        if (path != null) {
            double[] from = start(index);
            double[] to = bodies.poses().current();
            int row = BodyPoses.ROW * index;
            path.timePath(from[startRow(index)], from[startRow(index) + 1], to[row], to[row + 1],
                    Tolerance.touching(reach, box.furthest()));
            setPoses(index, box);
        }
    }

    private FormerShape former(int index) {
        return bodies.sweep(index).formerShape();
    }

    private double reach(int index, boolean different) {
        double reach = 0;
        for (int i = 0; i < bodies.pieceCount(index); i++) {
            int slot = bodies.slot(index, i);
            reach = Math.max(reach, slot < 0 ? 0 : pieces.table().reach(slot));
        }
        for (int i = 0; different && i < former(index).count(); i++) {
            reach = Math.max(reach, former(index).piece(i).reach());
        }
        return reach;
    }

    /** Sets the start and end poses of a swept box to those of the body in this step. */
    void setPoses(int index, SweptBox box) {
        bodies.copyPlacedPose(index, pieces.table(), placed, 0);
        if (startsElsewhere(index) || bodies.isChanged(index)) {
            box.setStart(start(index), startRow(index));
        } else {
            box.setStart(placed, 0);
        }
        box.setEnd(placed, 0);
        SweepState path = bodies.path(index);
        box.setDetour(path == null ? 0 : path.detour());
    }

    /** Copies the pose of a body at the start of this step. */
    void copyStart(int index, double[] store) {
        if (startsElsewhere(index) || bodies.isChanged(index)) {
            System.arraycopy(start(index), startRow(index), store, 0, BodyPoses.ROW);
        } else {
            bodies.copyPlacedPose(index, pieces.table(), store, 0);
        }
    }

    private boolean startsElsewhere(int index) {
        return (bodies.sweepRules(index) & BodyTable.STARTED) != 0;
    }

    /** The array with the start pose of the sweep of a body that has changed, at {@link #startRow}. */
    private double[] start(int index) {
        if (startsElsewhere(index)) {
            return bodies.sweep(index).usedStart();
        }
        return bodies.poses().previous();
    }

    private int startRow(int index) {
        return startsElsewhere(index) ? 0 : BodyPoses.ROW * index;
    }

    /**
     * Fits a swept box round a piece and its former shape, or round all pieces if their number has changed.
     *
     * @param box the box, whose poses are set
     */
    void fit(int index, SweptBox box, int piece, boolean different) {
        PolygonTable table = pieces.table();
        int count = bodies.pieceCount(index);
        boolean all = different && former(index).isOneHull(count);
        box.clear();
        for (int i = all ? 0 : piece; i < (all ? count : piece + 1); i++) {
            if (table.count(bodies.slot(index, i)) > 0) {
                box.add(table, bodies.slot(index, i));
            }
        }
        for (int i = all ? 0 : piece; different && i < (all ? former(index).count() : piece + 1); i++) {
            if (former(index).piece(i).count() > 0) {
                box.add(former(index).piece(i));
            }
        }
    }

    /** See {@link SweepStep#computeMotion}. */
    void computeMotion(int index, Motion motion) {
        boolean moved = bodies.isSweeping() && (findRules(index) & BodyTable.MOVED) != 0;
        bodies.copyPlacedPose(index, pieces.table(), placed, 0);
        if (!takeMotion(index, motion, moved, placed, 0)) {
            setMotion(motion, placed, 0, placed, 0);
        }
    }

    /**
     * Computes the motion of a body in a part of the step, in which its path has no bend; returns false if its
     * coordinates are too large for a sweep.
     *
     * @param from when the part begins, as a fraction of the step
     * @param to when it ends
     */
    boolean takeMotion(int index, Motion motion, boolean moved, double from, double to) {
        boolean taken = takeMotion(index, motion, moved, bodies.poses().current(), BodyPoses.ROW * index);
        SweepState path = bodies.path(index);
        if (taken && path != null) {
            double startX = motion.x(0);
            double startY = motion.y(0);
            double endX = motion.x(1);
            double endY = motion.y(1);
            motion.set(path.at(from, 0, startX, endX), path.at(from, 1, startY, endY), motion.angle(from),
                    path.at(to, 0, startX, endX), path.at(to, 1, startY, endY), motion.angle(to));
        } else if (taken && to - from < 1) {
            motion.set(motion.x(from), motion.y(from), motion.angle(from), motion.x(to), motion.y(to),
                    motion.angle(to));
        }
        return taken;
    }

    /** The time after another at which the path of a body bends, as a fraction of the step; 1 if it does not. */
    double nextBend(int index, double time) {
        SweepState path = bodies.path(index);
        return path == null ? 1 : path.nextBend(time);
    }

    private boolean takeMotion(int index, Motion motion, boolean moved, double[] to, int row) {
        if (!(Math.abs(to[row]) <= SweptBox.MOST && Math.abs(to[row + 1]) <= SweptBox.MOST)) {
            return false;
        }
        if (moved) {
            setMotion(motion, start(index), startRow(index), to, row);
        } else {
            setMotion(motion, to, row, to, row);
        }
        return true;
    }

    private static void setMotion(Motion motion, double[] from, int fromRow, double[] to, int row) {
        double cos = from[fromRow + 2];
        double sin = from[fromRow + 3];
        double angle = StrictMath.atan2(sin, cos);
        double turn = cos == to[row + 2] && sin == to[row + 3] ? 0
                : StrictMath.atan2(cos * to[row + 3] - sin * to[row + 2], cos * to[row + 2] + sin * to[row + 3]);
        motion.set(from[fromRow], from[fromRow + 1], angle, to[row], to[row + 1], angle + turn);
    }

    void findHulls(int index, ConvexHull hull) {
        former(index).findHulls(pieces.table(), bodies, index, hull);
    }

    /** The number of shapes to sweep. */
    int sweptCount(int index, boolean different) {
        return different ? former(index).hullCount() : bodies.pieceCount(index);
    }

    /** Copies a shape to sweep: a piece, or the hull of its former and its current shape. */
    void takeSweptShape(int index, int i, boolean different, PolygonBuffer store) {
        if (different) {
            store.set(former(index).hull(i), 0, 0);
        } else {
            store.set(pieces.table(), bodies.slot(index, i));
        }
    }
}
