package org.jmesat.internal.scan;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.internal.project.ProjectionCache;

/**
 * The tree of spatials as the last walk met it. A walk that finds the same child in the same place needs no look-up;
 * one that does not finds the child by its identity wherever it was, so that what moves within the scene keeps all that
 * is known of it.
 */
final class SceneMirror {
    private final Map<Spatial, SeenSpatial> all = new IdentityHashMap<>();
    /** What is no longer where it was. It may have been met elsewhere, or yet be. */
    private final ArrayList<SeenSpatial> displaced = new ArrayList<>();
    private SeenNode root;

    /** What is known of a spatial, or null. */
    SeenSpatial find(Spatial spatial) {
        return all.get(spatial);
    }

    int size() {
        return all.size();
    }

    SeenNode root(Node node) {
        if (root == null || root.node != node) {
            if (root != null) {
                displaced.add(root);
            }
            root = (SeenNode) get(node);
        }
        return root;
    }

    /** What the last walk began with, or null. */
    SeenNode root() {
        return root;
    }

    /** No root any more. */
    void removeRoot() {
        if (root != null) {
            displaced.add(root);
            root = null;
        }
    }

    private SeenSpatial get(Spatial spatial) {
        SeenSpatial seen = all.get(spatial);
        if (seen == null) {
            seen = SeenSpatial.of(spatial);
            all.put(spatial, seen);
        }
        return seen;
    }

    /** The child that a walk meets as the index-th of a node. */
    SeenSpatial child(SeenNode parent, int index, Spatial child) {
        if (index < parent.childCount) {
            SeenSpatial expected = parent.children[index];
            if (expected.spatial == child) {
                return expected;
            }
        }
        return place(parent, index, child);
    }

    private SeenSpatial place(SeenNode parent, int index, Spatial child) {
        // The two most frequent changes first: one was taken out here, or a new one put in.
        if (index + 1 < parent.childCount && parent.children[index + 1].spatial == child) {
            displaced.add(parent.children[index]);
            int after = --parent.childCount - index;
            System.arraycopy(parent.children, index + 1, parent.children, index, after);
            parent.children[parent.childCount] = null;
            if (parent.settled != null) {
                parent.settled.shift(index + 1, -1, after);
            }
            return parent.children[index];
        }
        boolean isNew = !all.containsKey(child);
        SeenSpatial seen = get(child);
        if (isNew || index == parent.childCount) {
            if (parent.childCount == parent.children.length) {
                parent.children = Arrays.copyOf(parent.children, 4 + 2 * parent.childCount);
            }
            int after = parent.childCount++ - index;
            System.arraycopy(parent.children, index, parent.children, index + 1, after);
            if (parent.settled != null) {
                parent.settled.shift(index, 1, after);
            }
        } else {
            displaced.add(parent.children[index]);
            if (parent.settled != null) {
                parent.settled.clear(index);
            }
        }
        parent.children[index] = seen;
        return seen;
    }

    void forgetChildren(SeenSpatial seen) {
        if (seen instanceof SeenNode node) {
            trim(node, 0);
        }
    }

    /** Has a node forget its children from an index on. */
    void trim(SeenNode parent, int count) {
        if (parent.childCount <= count) {
            return;
        }
        for (int i = count; i < parent.childCount; i++) {
            displaced.add(parent.children[i]);
            parent.children[i] = null;
        }
        parent.childCount = count;
        if (parent.settled != null) {
            parent.settled.trim(count);
        }
    }

    /** Forgets what was not met in a tick, after a walk, and says so of each that was a collider. */
    void sweep(long tick, ProjectionCache cache, List<SeenSpatial> ended, IdleSubtrees idle) {
        while (!displaced.isEmpty()) {
            SeenSpatial seen = displaced.remove(displaced.size() - 1);
            if (seen.seenTick != tick && all.remove(seen.spatial) != null) {
                forgetChildren(seen);
                idle.noteEnd(seen);
                if (seen.collider != null) {
                    ended.add(seen);
                }
                cache.abandon();
            }
        }
    }

    void clear() {
        all.clear();
        displaced.clear();
        root = null;
    }
}
