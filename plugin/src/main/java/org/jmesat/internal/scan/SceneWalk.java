package org.jmesat.internal.scan;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Objects;
import org.jmesat.internal.project.ProjectionCache;

/**
 * Walks the scene from the root down and makes its visitor look closely at each changed spatial. Below a node with
 * the children that it had, the walk follows the order of the last one; below another, it finds the row of each child
 * by its identity. It needs no stack, so that no scene is too deep.
 */
final class SceneWalk {
    /** Looks closely at spatials. */
    interface Visitor {
        /**
         * Looks at a spatial; true for a node whose children are to be walked. {@code changed} tells whether the
         * spatial is new at its place, or something above it changed that it depends on.
         */
        boolean look(int row, boolean changed);

        /** Whether the last look has found a change that those below depend on. */
        boolean isChangedBelow();

        /** The children of a node cannot be walked any further. */
        void fail(int row, RuntimeException thrown);

        /** A spatial was met twice in this walk. */
        void meetAgain(Spatial spatial);
    }

    /** A node whose children are walked one by one, and where the walk stands that is below it. */
    private static final class Level {
        /** −1 for what is above the root. */
        private int row;
        /** The size of the subtree in the last walk. */
        private int size;
        /** Null for what is above the root. */
        private Node node;
        /** The children; null where somebody's own class keeps no array of them, or some are to be left out. */
        private Spatial[] array;
        private int next;
        private boolean changed;
        /** Where the next child is in the last walk's order, if none came or went. */
        private int expected;
        /** What is to be walked before the next child, by the last walk's order; at first it is looked at closely. */
        private int at;
        private int end;
        private int changedEnd;
    }

    private final SceneTable table;
    private final WalkOrder order;
    private final Visitor visitor;
    private final QuickLook quick;
    private final Spatial[] top = new Spatial[1];
    private final ArrayList<Level> levels = new ArrayList<>();
    private int depth;
    private boolean markedOnly;
    /** Whether this walk has met spatials elsewhere than the last one has. */
    private boolean moved;
    private boolean metAgain;
    /** Whether the order of the last walk cannot be followed: it was not completed, or met a spatial twice. */
    private boolean spoilt;

    SceneWalk(SceneTable table, WalkOrder order, ProjectionCache cache, Visitor visitor) {
        this.table = table;
        this.order = order;
        this.visitor = visitor;
        quick = new QuickLook(table, order, cache);
    }

    /**
     * Walks the scene below a root, or none if it is null. {@code changed} makes the visitor look at every spatial;
     * {@code onlyMarked} means that only marked spatials are colliders.
     */
    void walk(Node root, boolean changed, boolean onlyMarked) {
        markedOnly = onlyMarked;
        if (spoilt) {
            order.clear();
            table.clearPositions();
        }
        spoilt = true;
        moved = false;
        metAgain = false;
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
        spoilt = metAgain;
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
            int size = order.metCount() - table.positions[level.row];
            order.resize(level.row, level.size, size, levels.get(depth - 1).row);
        }
        level.node = null;
        level.array = null;
    }

    private void followOrder(Level level) {
        if (level.at >= level.changedEnd) {
            level.at = quick.follow(level.at, level.end, markedOnly, moved);
        }
        if (level.at < level.end) {
            int row = order.rows[level.at];
            if (order.hasMet(row)) {
                meetAgain(table.spatials[row]);
                level.at += order.sizes[level.at];
            } else {
                visit(level, row, level.at);
            }
        }
    }

    /** Makes the visitor look at a spatial: one of the last walk's order, or with −1 a new one. */
    private void visit(Level level, int row, int at) {
        int size = at < 0 ? 0 : order.sizes[at];
        boolean changed = at < level.changedEnd;
        Spatial[] before = table.children[row];
        order.append(row, size);
        if (!visitor.look(row, changed)) {
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

    /** Finds the next child; false when there is none left. */
    private boolean goToNextChild(Level level) {
        int row = -1;
        try {
            row = findNextChild(level);
        } catch (RuntimeException e) {
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
                if (!order.hasMet(row)) {
                    return row;
                }
                meetAgain(child);
            }
        }
        return -1;
    }

    /** Adds the children that follow as they did in the last walk. */
    private void addFollowing(Level level) {
        while (level.array != null && level.next < level.array.length && level.end < order.count) {
            int row = order.rows[level.end];
            if (table.spatials[row] != level.array[level.next] || table.parents[row] != level.row
                    || order.hasMet(row)) {
                return;
            }
            level.end += order.sizes[level.end];
            level.next++;
        }
    }

    private void meetAgain(Spatial spatial) {
        metAgain = true;
        visitor.meetAgain(spatial);
    }
}
