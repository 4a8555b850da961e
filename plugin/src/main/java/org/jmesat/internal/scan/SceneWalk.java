package org.jmesat.internal.scan;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Objects;
import org.jmesat.internal.project.ProjectionCache;

/**
 * Walks the scene from the root down and makes its visitor do a full scan of each changed spatial. If a node's children
 * are unchanged, the walk follows the order of the last one; otherwise it finds the row of each child by identity. It
 * is not recursive, so a scene may be of any depth.
 */
final class SceneWalk {
    /** Does full scans of spatials. */
    interface Visitor {
        /**
         * Scans a spatial; returns true for a node whose children must be walked. {@code changed} means that the
         * spatial has a new parent, or that something above it has changed on which it depends.
         */
        boolean scan(int row, boolean changed);

        /** Whether the last full scan has found a change on which descendants depend. */
        boolean isChangedBelow();

        /** Called if walking the children of a node has thrown an exception. */
        void fail(int row, Throwable thrown);

        /** Called if a spatial is in the scene twice. */
        void reportDuplicate(Spatial spatial);
    }

    /** A node whose children are walked one by one, and the state of the walk below it. */
    private static final class Level {
        /** −1 for the level above the root. */
        private int row;
        /** The size of the subtree in the last walk. */
        private int size;
        /** Null for the level above the root. */
        private Node node;
        /** The children; null if a subclass of the game's own has no array of them, or if some are generated. */
        private Spatial[] array;
        private int next;
        private boolean changed;
        /** The next child's position in the last walk's order, if no child was added or removed. */
        private int expected;
        /** The range of the last walk's order to walk before the next child; up to changedEnd by full scans. */
        private int at;
        private int end;
        private int changedEnd;
    }

    private final SceneTable table;
    private final WalkOrder order;
    private final Visitor visitor;
    private final FastScan fastScan;
    private final Spatial[] top = new Spatial[1];
    private final ArrayList<Level> levels = new ArrayList<>();
    private int depth;
    private boolean markedOnly;
    /** Whether spatials have moved to other parents since the last walk. */
    private boolean moved;
    private boolean hasDuplicate;
    /** Whether the last walk's order is invalid: the walk was not completed, or visited a spatial twice. */
    private boolean orderInvalid;

    SceneWalk(SceneTable table, WalkOrder order, ProjectionCache cache, Visitor visitor) {
        this.table = table;
        this.order = order;
        this.visitor = visitor;
        fastScan = new FastScan(table, order, cache);
    }

    /**
     * Walks the scene below a root, or none if it is null. {@code changed} requires a full scan of every spatial;
     * {@code onlyMarked} means that only marked spatials are colliders.
     */
    void walk(Spatial root, boolean changed, boolean onlyMarked) {
        markedOnly = onlyMarked;
        if (orderInvalid) {
            order.clear();
            table.clearPositions();
        }
        orderInvalid = true;
        moved = false;
        hasDuplicate = false;
        depth = 0;
        if (root != null) {
            top[0] = root;
            open(-1, null, top, 0, changed).expected = 0;
        }
        while (depth > 0) {
            Level level = levels.get(depth - 1);
            if (level.at < level.end) {
                followOrder(level);
            } else if (!goToNextChild(level)) {
                close(level);
            }
        }
        top[0] = null;
        order.end();
        orderInvalid = hasDuplicate;
    }

    private Level open(int row, Node node, Spatial[] array, int size, boolean changed) {
        if (depth == levels.size()) {
            levels.add(new Level());
        }
        Level level = levels.get(depth++);
        level.row = row;
        level.size = size;
        level.node = node;
        level.array = array;
        level.changed = changed;
        level.next = 0;
        level.at = 0;
        level.end = 0;
        return level;
    }

    private void close(Level level) {
        depth--;
        if (depth > 0) {
            int size = order.visitedCount() - table.positions[level.row];
            order.resize(level.row, level.size, size, levels.get(depth - 1).row);
        }
        level.node = null;
        level.array = null;
    }

    private void followOrder(Level level) {
        if (level.at >= level.changedEnd) {
            level.at = fastScan.follow(level.at, level.end, markedOnly, moved);
        }
        if (level.at < level.end) {
            int row = order.rows[level.at];
            if (order.isVisited(row)) {
                reportDuplicate(table.spatials[row]);
                level.at += order.sizes[level.at];
            } else {
                visit(level, row, level.at);
            }
        }
    }

    /** Does a full scan of a spatial, at a position of the last walk's order, or −1 for a new one. */
    private void visit(Level level, int row, int at) {
        int size = at < 0 ? 0 : order.sizes[at];
        boolean changed = at < level.changedEnd;
        Spatial[] before = table.children[row];
        order.append(row, size);
        if (!visitor.scan(row, changed)) {
            table.children[row] = null;
            order.resize(row, size, 1, level.row);
            level.at += size;
            return;
        }
        changed |= visitor.isChangedBelow();
        Spatial[] array = table.children[row];
        if (at < 0 || array == null || array != before) {
            level.at += size;
            open(row, (Node) table.spatials[row], array, size, changed).expected = at < 0 ? order.count : at + 1;
        } else {
            level.at++;
            level.changedEnd = Math.max(level.changedEnd, changed ? at + size : 0);
        }
    }

    /** Advances to the next child; false if there is none left. */
    private boolean goToNextChild(Level level) {
        int row = -1;
        try {
            row = findNextChild(level);
        } catch (RuntimeException | Error e) {
            table.children[level.row] = null;
            visitor.fail(level.row, e);
        }
        if (row < 0) {
            return false;
        }
        int at = table.positions[row];
        boolean changed = level.changed || table.parents[row] != level.row;
        moved |= table.parents[row] != level.row;
        table.parents[row] = level.row;
        if (at < 0) {
            level.changedEnd = 0;
            visit(level, row, at);
            return true;
        }
        level.at = at;
        level.end = at + order.sizes[at];
        level.changedEnd = changed ? level.end : 0;
        if (!changed) {
            addFollowing(level);
        }
        level.expected = level.end;
        return true;
    }

    private int findNextChild(Level level) {
        Node node = level.node;
        while (level.next < (node == null ? 1 : node.getQuantity())) {
            int i = level.next++;
            Spatial child = Objects.requireNonNull(node == null ? level.array[i] : node.getChild(i), "child");
            if (level.array != null || !LeftOut.isGenerated(node, child)) {
                int row = level.expected < order.count && table.spatials[order.rows[level.expected]] == child
                        ? order.rows[level.expected] : table.findOrAdd(child);
                if (!order.isVisited(row)) {
                    return row;
                }
                reportDuplicate(child);
            }
        }
        return -1;
    }

    /** Extends the range by the children that follow in the same order as in the last walk. */
    private void addFollowing(Level level) {
        while (level.array != null && level.next < level.array.length && level.end < order.count) {
            int row = order.rows[level.end];
            if (table.spatials[row] != level.array[level.next] || table.parents[row] != level.row
                    || order.isVisited(row)) {
                return;
            }
            level.end += order.sizes[level.end];
            level.next++;
        }
    }

    private void reportDuplicate(Spatial spatial) {
        hasDuplicate = true;
        visitor.reportDuplicate(spatial);
    }
}
